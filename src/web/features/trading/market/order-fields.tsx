import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { PairDescription } from '../../../../client/types.gen.ts';
import type { TimeInForce } from '../../../../shared/trading-terms.ts';
import { groupDigits } from '../../../ui/figure.tsx';
import { Held } from '../shared/figures.tsx';
import { PRIMARY } from '../shared/trading-account.tsx';
import type { Book } from './book.ts';
import classes from './market.module.css';
import { type OrderDraft, type OrderTotals, shareOf, TIF_WORDS } from './order-values.ts';

const SHARES = [25, 50, 75, 100];

/** The part of a draft that some fields edit. */
export interface DraftProps {
  pair: PairDescription;
  draft: OrderDraft;
  change: (change: Partial<OrderDraft>) => void;
}

interface OrderFiguresProps extends DraftProps {
  totals: OrderTotals;
  /** Whether the user has tried to send the order, so that missing values are named. */
  tried: boolean;
  book: Book | null;
  /** The available balance of the currency that the order spends; null while it loads. */
  available: string | null;
  spends: string;
}

/** The price and the amount of an order, with the best prices and shares of the balance to choose from. */
export function OrderFigures({ totals, tried, book, available, spends, ...part }: OrderFiguresProps) {
  const { pair, draft, change } = part;
  return (
    <>
      <TextInput
        label={t`Price, in ${pair.quoteCurrency}`}
        inputMode="decimal"
        autoComplete="off"
        value={draft.price}
        onChange={({ currentTarget: { value } }) => change({ price: value })}
        error={totals.priceError ?? (tried && draft.price.trim() === '' ? t`Enter a price.` : undefined)}
      />
      <BestPrices book={book} choose={(best) => change({ price: best })} />
      <Amount {...part} totals={totals} tried={tried} />
      <Shares {...part} price={totals.price} book={book} available={available} />
      <Text size="xs" c="dimmed">
        {available === null ? (
          t`Loading the available balance…`
        ) : (
          <Trans>
            Available: <Held value={available} currency={spends} />
          </Trans>
        )}
      </Text>
    </>
  );
}

/** The best prices of the book; each sets the price of the order. */
function BestPrices({ book, choose }: { book: Book | null; choose: (price: string) => void }) {
  const best = [
    [t`Best bid`, t`no bid`, book?.bids[0]?.price],
    [t`Best ask`, t`no ask`, book?.asks[0]?.price],
  ] as const;
  return (
    <div className={classes.best} role="group" aria-label={t`Best prices`}>
      {best.map(([name, none, price]) => {
        const written = price === undefined ? (book ? none : '…') : groupDigits(price);
        return (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            disabled={price === undefined}
            title={t`Enters this price`}
            onClick={() => price !== undefined && choose(price)}
          >
            <span className={classes.bestName}>{name}</span> {written}
          </Button>
        );
      })}
    </div>
  );
}

/** The amount, in either currency of the pair. Its error is below both fields. */
function Amount({
  pair,
  draft,
  change,
  totals: { quantity, total, amountError },
  tried,
}: DraftProps & { totals: OrderTotals; tried: boolean }) {
  const amountUnit = draft.unit === 'quantity' ? pair.baseCurrency : pair.quoteCurrency;
  const isWrong = amountError !== undefined || (tried && draft.amount.trim() === '');
  return (
    <>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          miw={0}
          label={draft.unit === 'quantity' ? t`Quantity, in ${amountUnit}` : t`Total, in ${amountUnit}`}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          onChange={({ currentTarget: { value } }) => change({ amount: value })}
          error={isWrong}
          aria-describedby="amount-error"
        />
        <SegmentedControl
          size="xs"
          aria-label={t`Currency of the amount`}
          value={draft.unit}
          onChange={(unit) =>
            change({
              unit: unit as OrderDraft['unit'],
              amount: (unit === 'quantity' ? quantity : total) ?? '',
            })
          }
          data={[
            { value: 'quantity', label: pair.baseCurrency },
            { value: 'total', label: pair.quoteCurrency },
          ]}
        />
      </Group>
      <Text id="amount-error" size="xs" c="var(--mantine-color-error)" mt={-8} hidden={!isWrong}>
        {amountError ?? t`Enter an amount.`}
      </Text>
    </>
  );
}

function Shares({
  pair,
  draft,
  price,
  book,
  available,
  change,
}: DraftProps & { price: string | null; book: Book | null; available: string | null }) {
  // Without a price, a share uses and sets the best price of the other side.
  const best = (draft.side === 'buy' ? book?.asks : book?.bids)?.[0]?.price ?? null;
  return (
    <div className={classes.shares} role="group" aria-label={t`Share of the available balance`}>
      {SHARES.map((percent) => {
        const share = available === null ? null : shareOf(percent, available, draft, price ?? best, pair);
        return (
          <Button
            key={percent}
            size="compact-sm"
            variant="default"
            disabled={share === null}
            onClick={() =>
              share !== null &&
              change({ amount: share, ...(price === null && best !== null ? { price: best } : {}) })
            }
          >
            {percent} %
          </Button>
        );
      })}
    </div>
  );
}

/** How long an order may wait, and how it may trade; each option with its meaning. */
export function OrderRules({ pair, draft, change, account }: DraftProps & { account: string }) {
  const future = pair.currencyPairType === 'FUTURE';
  return (
    <Stack gap="sm">
      <div>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t`Time in force`}
          value={draft.timeInForce}
          onChange={(value) =>
            change({ timeInForce: value as TimeInForce, ...(value === 'GTC' ? {} : { postOnly: false }) })
          }
          data={Object.keys(TIF_WORDS)}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {i18n._(TIF_WORDS[draft.timeInForce])}
        </Text>
      </div>
      <Switch
        label={t`Post-only`}
        description={
          draft.timeInForce === 'GTC'
            ? t`The order fails instead of trading at once, so it rests in the book and earns the maker \
reward.`
            : t`Only for GTC. IOC and FOK orders never rest in the book.`
        }
        disabled={draft.timeInForce !== 'GTC'}
        checked={draft.postOnly}
        onChange={({ currentTarget: { checked } }) => change({ postOnly: checked })}
      />
      {future && (
        <Switch
          label={t`Reduce-only`}
          description={t`The order can only reduce your position. It never opens or reverses one.`}
          checked={draft.reduceOnly}
          onChange={({ currentTarget: { checked } }) => change({ reduceOnly: checked })}
        />
      )}
      {pair.marginTradingAllowed && !future && account !== PRIMARY && (
        <Switch
          label={t`Margin`}
          description={t`Borrows the missing amount at hourly interest, on subaccounts with margin.`}
          checked={draft.allowMargin}
          onChange={({ currentTarget: { checked } }) => change({ allowMargin: checked })}
        />
      )}
    </Stack>
  );
}
