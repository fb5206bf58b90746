import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  getBrokerageQuoteMutation,
  listAllBalancesOptions,
  listSubaccountsOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { compare, fixed, isPositive } from '../../../../shared/decimals.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useExchangeStatus } from '../../trading/shared/exchange-notice.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Indication } from '../../trading/shared/indication.tsx';
import { fetchMarketPrices } from '../../trading/shared/market-prices.ts';
import { QuoteFacts } from '../../trading/shared/quote-facts.tsx';
import { PRIMARY } from '../../trading/shared/trading-account.tsx';
import { type Cover, findCover, heldOf, type Source, sourcesOf } from './find-cover.ts';

interface CoverShortfallProps {
  shortfall: string;
  currency: string;
}

interface Found {
  cover: Cover | null;
  /** The balance with the greatest value, when no balance covers the shortfall. */
  greatest: Source | undefined;
  /** The exchange accounts' balance in the currency of the shortfall. */
  held: string;
  atMs: number;
}

/**
 * Finds, on request, an exchange balance that would cover the shortfall if it were converted, and lists the
 * steps to take.
 */
export default function CoverShortfall({ shortfall, currency }: CoverShortfallProps) {
  const status = useExchangeStatus();
  const search = useCoverSearch({ shortfall, currency });
  if (!status.data?.configured) return null;
  if (!status.data.available && !search.data) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          The exchange is temporarily unavailable, so its balances cannot be checked. Try again later.
        </Trans>
      </Text>
    );
  }
  return (
    <Stack gap="sm" aria-live="polite" className="no-print">
      {!search.data && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            loading={search.isPending}
            onClick={() => search.mutate()}
          >
            <Trans>Find cover on the exchange</Trans>
          </Button>
        </Group>
      )}
      {search.isError && (
        <ErrorState
          error={search.error}
          title={t`The exchange balances could not be checked`}
          retry={() => search.mutate()}
        />
      )}
      {search.data && (
        <Outcome
          found={search.data}
          shortfall={shortfall}
          currency={currency}
          askAgain={() => search.mutate()}
          asking={search.isPending}
        />
      )}
    </Stack>
  );
}

function useCoverSearch({ shortfall, currency }: CoverShortfallProps) {
  const queryClient = useQueryClient();
  const { mutateAsync: quote } = useMutation(getBrokerageQuoteMutation());
  return useMutation({
    mutationFn: async (): Promise<Found> => {
      const [groups, accounts, { markets, pairs }] = await Promise.all([
        queryClient.fetchQuery({ ...listAllBalancesOptions(), staleTime: 0 }),
        queryClient.fetchQuery(listSubaccountsOptions()),
        fetchMarketPrices(queryClient),
      ]);
      const sources = sourcesOf(groups, markets, currency);
      const ask = async ({ account, currency: payCurrency }: Source, payAmount: string) => {
        // The API requires a fee account that differs from the paying account, even when no fee is charged.
        const feeAccountId = accounts.find(({ id }) => id !== account.id)?.id ?? PRIMARY;
        return quote({
          body: {
            payAmount,
            payCurrency,
            receiveCurrency: currency,
            feeRate: '0',
            feeCurrency: payCurrency,
            feeAccountId,
          },
          headers: account.id === PRIMARY ? {} : { 'X-SERVICE-SUB-ACCOUNT-ID': account.id },
        });
      };
      const cover = await findCover({ shortfall, target: currency, sources, markets, pairs, ask });
      return {
        cover,
        greatest: sources.toSorted((a, b) => compare(b.worth, a.worth))[0],
        held: heldOf(groups, currency),
        atMs: Date.now(),
      };
    },
  });
}

function Pay({ cover }: { cover: Cover }) {
  return <Figure value={cover.quote.actualPayAmount} unit={cover.source.currency} />;
}

function Available({ of: source }: { of: Source }) {
  return <Figure value={source.available} unit={source.currency} />;
}

function Outcome({
  found: { cover, greatest, held, atMs },
  shortfall,
  currency,
  askAgain,
  asking,
}: {
  found: Found;
  shortfall: string;
  currency: string;
  askAgain: () => void;
  asking: boolean;
}) {
  const short = formatMoney(shortfall, currency);
  const holds = formatMoney(fixed(held, 2, 'down'), currency);
  return (
    <section aria-label={t`From the exchange`}>
      <Stack gap="sm">
        {isPositive(held) && (
          <Text size="sm">
            {compare(held, shortfall) >= 0
              ? t`The exchange already holds ${holds}, enough for the missing ${short}. You can \
withdraw it without a conversion.`
              : t`The exchange already holds ${holds}, which can be withdrawn without a conversion.`}
          </Text>
        )}
        {cover ? (
          <>
            <Text size="sm">
              <Trans>
                Converting <Pay cover={cover} /> of the <Available of={cover.source} /> in the account{' '}
                <strong>{cover.source.account.label}</strong> would cover the missing {short}.
              </Trans>
            </Text>
            <QuoteFacts quote={cover.quote} />
            <Indication atMs={atMs} askAgain={askAgain} asking={asking} />
            <NextSteps cover={cover} currency={currency} />
          </>
        ) : (
          <Alert color="yellow" variant="light" title={t`No exchange balance covers ${short}`}>
            <Text size="sm">
              {greatest ? (
                <Trans>
                  The largest is <Available of={greatest} /> in the account {greatest.account.label}, worth
                  about {formatMoney(fixed(greatest.worth, 2), currency)}. Fund the account in another way, or
                  pay in smaller batches.
                </Trans>
              ) : (
                t`The exchange has nothing to convert. Fund the account in another way, or pay in \
smaller batches.`
              )}
            </Text>
            <Button size="xs" variant="default" mt="xs" onClick={askAgain} loading={asking}>
              <Trans>Check again</Trans>
            </Button>
          </Alert>
        )}
      </Stack>
    </section>
  );
}

/** The steps in their order: convert, withdraw, approve. */
function NextSteps({
  cover: {
    quote: { actualPayAmount, payCurrency },
    source: { account },
  },
  currency,
}: {
  cover: Cover;
  currency: string;
}) {
  const search = new URLSearchParams({
    amount: actualPayAmount,
    pay: payCurrency,
    receive: currency,
    ...(account.id === PRIMARY ? {} : { account: account.id }),
  });
  return (
    <section aria-label={t`What to do next`}>
      <Text fw={600} size="sm" mb={4}>
        <Trans>What to do next</Trans>
      </Text>
      <List type="ordered" size="sm" spacing={6}>
        <List.Item>
          <Trans>
            <Anchor component={Link} to={paths.conversions(`?${search}`)} size="sm">
              Convert <Figure value={actualPayAmount} unit={payCurrency} /> to {currency}
            </Anchor>
            , with a new quote and one confirmation by a trader.
          </Trans>
        </List.Item>
        <List.Item>
          <Trans>
            Withdraw the {currency} from the exchange to the account that funds your payments, on the
            exchange's own site.
          </Trans>
        </List.Item>
        <List.Item>
          <Trans>After the money arrives, the shortfall here disappears and the batch can be approved.</Trans>
        </List.Item>
      </List>
    </section>
  );
}
