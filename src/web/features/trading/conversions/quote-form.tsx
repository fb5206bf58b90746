import { Button, Grid, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  getBrokerageQuoteMutation,
  listAllBalancesOptions,
  listSubaccountsOptions,
} from '../../../../client/@tanstack/react-query.gen.ts';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Held } from '../shared/figures.tsx';
import { currenciesOf, usePairs } from '../shared/market-prices.ts';
import { Panel } from '../../../ui/panel.tsx';
import { plainAmount } from '../../../ui/typed-amount.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { errorsByPath } from '../../../ui/problem.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';
import { Answer } from './answer.tsx';
import { type ConversionValues, ConversionSearch, faultsOf, fractionOf, percentOf } from './search.ts';

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
  quote: BrokerageQuote;
  atMs: number;
}

/** Requests a quote. The request is in the address; the quote appears beside the form. */
export function QuoteForm() {
  const { account, headers } = useTradingAccount();
  const { filters, set } = useSearchFilters(ConversionSearch);
  const accounts = useQuery(listSubaccountsOptions());
  const balances = useQuery(listAllBalancesOptions());
  const pairs = usePairs();
  const others = (accounts.data ?? []).filter(({ id }) => id !== account);
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
  const [answered, setAnswered] = useState<Answered | null>(null);
  const ask = useMutation({
    ...getBrokerageQuoteMutation(),
    onSuccess: (quote) => setAnswered({ quote, atMs: Date.now() }),
    onError: (error) =>
      form.setErrors(
        Object.fromEntries(
          Object.entries(errorsByPath(error)).flatMap(([path, message]) =>
            FIELDS[path] ? [[FIELDS[path], message]] : [],
          ),
        ),
      ),
  });

  const submit = () => {
    const typed = { ...values, feeAccount };
    const faults = faultsOf(typed);
    form.setErrors(faults);
    const first = Object.keys(faults)[0];
    if (first) return form.getInputNode(first)?.focus();
    const amount = plainAmount(typed.amount);
    const feeRate = fractionOf(plainAmount(typed.feePercent));
    set(
      {
        amount,
        pay: typed.pay,
        receive: typed.receive,
        feeRate,
        feeIn: typed.feeIn,
        feeAccount,
        skip: filters.skip,
        open: filters.open,
      },
      { replace: true },
    );
    ask.mutate({
      body: {
        payAmount: amount,
        payCurrency: typed.pay,
        receiveCurrency: typed.receive,
        feeRate,
        feeCurrency: typed.feeIn === 'pay' ? typed.pay : typed.receive,
        feeAccountId: feeAccount,
      },
      headers,
    });
  };

  if (accounts.data && others.length === 0) {
    return (
      <Grid.Col span={12}>
        <EmptyState
          title="A quote needs a second account"
          action={
            <Button component={Link} to={paths.subaccounts()}>
              Go to subaccounts
            </Button>
          }
        >
          The conversion fee goes to a different account from the one that pays. Create a subaccount first.
        </EmptyState>
      </Grid.Col>
    );
  }
  const currencies = currenciesOf(
    pairs.filter(({ currencyPairType }) => currencyPairType === 'SPOT'),
    values.pay,
    values.receive,
  );
  const available =
    balances.data
      ?.find((group) => group.account.id === account)
      ?.balances.find(({ currency }) => currency === values.pay)?.available ?? '0';
  return (
    <>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <Panel title="Get a quote">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Stack gap="sm">
              <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
                <TextInput
                  label="You pay"
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="1000"
                  miw={120}
                  {...form.getInputProps('amount')}
                />
                <Select
                  label="Currency paid"
                  data={currencies}
                  allowDeselect={false}
                  searchable
                  miw={110}
                  {...form.getInputProps('pay')}
                />
                <Select
                  label="You receive"
                  data={currencies}
                  allowDeselect={false}
                  searchable
                  miw={110}
                  {...form.getInputProps('receive')}
                />
              </Group>
              {balances.data && (
                <Group gap="xs">
                  <Text size="sm" c="dimmed">
                    Available: <Held value={available} currency={values.pay} />
                  </Text>
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    onClick={() => form.setFieldValue('amount', available)}
                  >
                    Use all
                  </Button>
                </Group>
              )}
              <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
                <TextInput
                  label="Conversion fee, in percent"
                  description="The fee that you charge, in addition to the fees of the exchange. 0: no fee."
                  inputMode="decimal"
                  autoComplete="off"
                  miw={200}
                  {...form.getInputProps('feePercent')}
                />
                <Select
                  label="Account that receives the fee"
                  description="Not the account that pays."
                  data={others.map(({ id, label }) => ({
                    value: id,
                    label: id === PRIMARY ? `${label} (primary)` : label,
                  }))}
                  allowDeselect={false}
                  searchable={others.length > 10}
                  miw={200}
                  {...form.getInputProps('feeAccount')}
                  value={feeAccount || null}
                />
              </Group>
              <Radio.Group label="Deduct the fee" {...form.getInputProps('feeIn')}>
                <Stack gap={6} mt={4}>
                  <Radio
                    value="pay"
                    label={`from the ${values.pay || 'currency paid'}, before the conversion`}
                  />
                  <Radio
                    value="receive"
                    label={`from the ${values.receive || 'currency received'}, when it arrives`}
                  />
                </Stack>
              </Radio.Group>
              {ask.isError && <ErrorState error={ask.error} title="No quote" />}
              <Group>
                <Button type="submit" loading={ask.isPending}>
                  Get a quote
                </Button>
              </Group>
            </Stack>
          </form>
        </Panel>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>
        <Panel title="Quote">
          {answered ? (
            <Answer
              quote={answered.quote}
              atMs={answered.atMs}
              account={account}
              askAgain={submit}
              asking={ask.isPending}
            />
          ) : (
            <EmptyState compact title="No quote yet">
              The amount that you would receive, the rate, the markets and the fees appear here.
            </EmptyState>
          )}
        </Panel>
      </Grid.Col>
    </>
  );
}
