import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Grid, Group, Radio, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getBrokerageQuoteMutation,
  listAllBalancesOptions,
  listSubaccountsOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { BrokerageQuote, PairDescription, Subaccount } from '../../../../client/types.gen.ts';
import { isZero } from '../../../../shared/decimals.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Held } from '../shared/figures.tsx';
import { currenciesOf, usePairs } from '../shared/market-prices.ts';
import { Panel } from '../../../ui/panel.tsx';
import { plainQuantity } from '../../../../shared/typed-amount.ts';
import { errorsByPath } from '../../../ui/problem.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { DEFAULT_CAP, otherOf } from '../shared/quote-orders.ts';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';
import { Answer } from './answer.tsx';
import { capOf } from './cap.ts';
import classes from './conversions.module.css';
import { ConversionProgress } from './conversion-progress.tsx';
import type { QuotedConversion } from './plan.ts';
import {
  type ConversionValues,
  ConversionSearch,
  faultsOf,
  fractionOf,
  hasFee,
  percentOf,
} from './search.ts';
import { useConversion } from './use-conversion.ts';

/** The form field of each field of the request. */
const FIELDS: Record<string, keyof ConversionValues> = {
  payAmount: 'amount',
  payCurrency: 'pay',
  receiveCurrency: 'receive',
  feeRate: 'feePercent',
  feeCurrency: 'feeIn',
  feeAccountId: 'feeAccount',
};

interface Answered {
  quoted: QuotedConversion;
  atMs: number;
}

/** Quotes a conversion; one in two legs together with its first leg, whose price the orders need. */
function useQuoteRequest(pairs: readonly PairDescription[]) {
  const { mutateAsync: quote } = useMutation(getBrokerageQuoteMutation());
  return useMutation({
    mutationFn: async (request: Parameters<typeof quote>[0]): Promise<Answered> => {
      const whole = await quote(request);
      const atMs = Date.now();
      return { quoted: { quote: whole, firstLeg: await firstLegOf(whole, request) }, atMs };
    },
  });

  async function firstLegOf(
    whole: BrokerageQuote,
    { headers }: Parameters<typeof quote>[0],
  ): Promise<BrokerageQuote | null> {
    const pair = pairs.find(({ symbol }) => symbol === whole.leg1CurrencyPair);
    if (whole.leg2CurrencyPair === undefined || !pair || !isZero(whole.feeAmount)) return null;
    const body = {
      payAmount: whole.actualPayAmount,
      payCurrency: whole.payCurrency,
      receiveCurrency: otherOf(pair, whole.payCurrency),
      feeRate: '0',
    };
    // Without it the quote is shown, but not converted.
    return quote({ body, ...(headers ? { headers } : {}) }).catch(() => null);
  }
}

/** Requests a quote and carries it out. The request is in the address; the quote appears beside the form. */
export function QuoteForm() {
  const { account, headers } = useTradingAccount();
  const { filters, set } = useSearchFilters(ConversionSearch);
  const accounts = useQuery(listSubaccountsOptions());
  const balances = useQuery(listAllBalancesOptions());
  const pairs = usePairs();
  const conversion = useConversion();
  const others = (accounts.data ?? []).filter(({ id }) => id !== account);
  const [cap, setCap] = useState(filters.cap ?? percentOf(DEFAULT_CAP));
  const form = useForm<ConversionValues>({
    initialValues: {
      amount: filters.amount ?? '',
      pay: filters.pay ?? 'USDC',
      receive: filters.receive ?? 'ZAR',
      feePercent: filters.feeRate === undefined ? '0' : percentOf(filters.feeRate),
      feeIn: filters.feeIn ?? 'pay',
      feeAccount: filters.feeAccount ?? '',
    },
  });
  const { values } = form;
  const feeAccount = others.some(({ id }) => id === values.feeAccount)
    ? values.feeAccount
    : (others[0]?.id ?? '');
  const ask = useQuoteRequest(pairs);

  const askFor = (typed: ConversionValues) => {
    const faults = faultsOf(typed);
    form.setErrors(faults);
    const first = Object.keys(faults)[0];
    if (first) return form.getInputNode(first)?.focus();
    const amount = plainQuantity(typed.amount);
    const feeRate = fractionOf(plainQuantity(typed.feePercent));
    const fee = hasFee(typed);
    set(
      {
        amount,
        pay: typed.pay,
        receive: typed.receive,
        feeRate: fee ? feeRate : undefined,
        feeIn: fee ? typed.feeIn : undefined,
        feeAccount: fee ? typed.feeAccount : undefined,
        skip: filters.skip,
        open: filters.open,
      },
      { replace: true },
    );
    ask.mutate(
      {
        body: {
          payAmount: amount,
          payCurrency: typed.pay,
          receiveCurrency: typed.receive,
          feeRate,
          ...(fee
            ? {
                feeCurrency: typed.feeIn === 'pay' ? typed.pay : typed.receive,
                feeAccountId: typed.feeAccount,
              }
            : {}),
        },
        headers,
      },
      {
        onError: (error) =>
          form.setErrors(
            Object.fromEntries(
              Object.entries(errorsByPath(error)).flatMap(([path, message]) =>
                FIELDS[path] ? [[FIELDS[path], message]] : [],
              ),
            ),
          ),
      },
    );
  };
  const submit = () => askFor({ ...values, feeAccount });

  // A request in the address is quoted at once: it came from a link, such as that of a shortfall.
  const linked = useRef(filters.amount !== undefined && conversion.progress === null);
  const ready = pairs.length > 0 && accounts.data !== undefined;
  useEffect(() => {
    if (!linked.current || !ready) return;
    linked.current = false;
    submit();
  });

  const available = balances.data
    ? (balances.data
        .find((group) => group.account.id === account)
        ?.balances.find(({ currency }) => currency === values.pay)?.available ?? '0')
    : undefined;
  return (
    <>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <Panel title={t`Get a quote`}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Stack gap="sm">
              <Amounts form={form} pairs={pairs} available={available} />
              <Fee
                form={form}
                others={others}
                feeAccount={feeAccount}
                isLoaded={accounts.data !== undefined}
              />
              {ask.isError && <ErrorState error={ask.error} title={t`No quote`} />}
              <Group>
                <Button type="submit" loading={ask.isPending}>
                  <Trans>Get a quote</Trans>
                </Button>
              </Group>
            </Stack>
          </form>
        </Panel>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        {conversion.progress ? (
          <Panel title={t`Conversion`}>
            <ConversionProgress
              progress={conversion.progress}
              pairs={pairs}
              close={() => {
                ask.reset();
                conversion.clear();
                form.getInputNode('amount')?.focus();
              }}
              askFor={(request) => {
                const next = { ...values, ...request, feePercent: '0' };
                conversion.clear();
                form.setValues(next);
                form.getInputNode('amount')?.focus();
                askFor({ ...next, feeAccount });
              }}
            />
          </Panel>
        ) : (
          <Panel title={t`Quote`}>
            {ask.data ? (
              <Answer
                {...ask.data}
                account={account}
                available={ask.data.quoted.quote.payCurrency === values.pay ? available : undefined}
                pairs={pairs}
                cap={cap}
                onCap={(typed) => {
                  setCap(typed);
                  if (capOf(typed) !== null)
                    set(
                      { cap: plainQuantity(typed), skip: filters.skip, open: filters.open },
                      { replace: true },
                    );
                }}
                askAgain={submit}
                asking={ask.isPending}
                onConvert={conversion.start}
              />
            ) : (
              <EmptyState compact title={t`No quote yet`}>
                <Trans>
                  The amount that you would receive, the rate, the markets and the fees appear here.
                </Trans>
              </EmptyState>
            )}
          </Panel>
        )}
      </Grid.Col>
    </>
  );
}

type Form = ReturnType<typeof useForm<ConversionValues>>;

function Amounts({
  form,
  pairs,
  available,
}: {
  form: Form;
  pairs: readonly PairDescription[];
  available: string | undefined;
}) {
  const { values } = form;
  const currencies = currenciesOf(
    pairs.filter(({ currencyPairType }) => currencyPairType === 'SPOT'),
    values.pay,
    values.receive,
  );
  return (
    <>
      <div className={classes.amounts}>
        <TextInput
          label={t`You pay`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="1000"
          {...form.getInputProps('amount')}
        />
        <Select
          label={t`Currency paid`}
          data={currencies}
          allowDeselect={false}
          searchable
          {...form.getInputProps('pay')}
          onChange={(chosen) => {
            if (chosen === null) return;
            // The other way round, instead of a currency for itself.
            form.setValues(
              chosen === values.receive ? { pay: chosen, receive: values.pay } : { pay: chosen },
            );
          }}
        />
        <Select
          label={t`You receive`}
          data={currencies.filter((currency) => currency !== values.pay)}
          allowDeselect={false}
          searchable
          {...form.getInputProps('receive')}
        />
      </div>
      <Group gap="xs" mih={22}>
        {available !== undefined && (
          <>
            <Text size="sm" c="dimmed">
              <Trans>
                Available: <Held value={available} currency={values.pay} />
              </Trans>
            </Text>
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => form.setFieldValue('amount', available)}
            >
              <Trans>Use all</Trans>
            </Button>
          </>
        )}
      </Group>
    </>
  );
}

interface FeeProps {
  form: Form;
  /** The accounts that can receive the fee. */
  others: readonly Subaccount[];
  feeAccount: string;
  isLoaded: boolean;
}

/** The fee that a broker charges on top of the exchange's. Hidden until it is wanted. */
function Fee({ form, others, feeAccount, isLoaded }: FeeProps) {
  const { values } = form;
  const [isShown, setShown] = useState(hasFee(values));
  const paid = values.pay || t`currency paid`;
  const received = values.receive || t`currency received`;
  const alone = isLoaded && others.length === 0;
  return (
    <>
      <Switch
        label={t`Charge a conversion fee`}
        description={
          alone
            ? t`The fee goes to a different account from the one that pays. Create a subaccount first.`
            : t`A fee that you charge, in addition to the fees of the exchange.`
        }
        disabled={alone}
        checked={isShown}
        onChange={({ currentTarget: { checked } }) => {
          setShown(checked);
          if (!checked) form.setFieldValue('feePercent', '0');
        }}
      />
      {isShown && (
        <>
          <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
            <TextInput
              label={t`Conversion fee, in percent`}
              inputMode="decimal"
              autoComplete="off"
              miw={200}
              {...form.getInputProps('feePercent')}
            />
            <Select
              label={t`Account that receives the fee`}
              data={others.map(({ id, label }) => ({
                value: id,
                label: id === PRIMARY ? t`${label} (primary)` : label,
              }))}
              allowDeselect={false}
              searchable={others.length > 10}
              miw={200}
              {...form.getInputProps('feeAccount')}
              value={feeAccount || null}
            />
          </Group>
          <Radio.Group label={t`Deduct the fee`} {...form.getInputProps('feeIn')}>
            <Stack gap={6} mt={4}>
              <Radio value="pay" label={t`from the ${paid}, before the conversion`} />
              <Radio value="receive" label={t`from the ${received}, when it arrives`} />
            </Stack>
          </Radio.Group>
        </>
      )}
    </>
  );
}
