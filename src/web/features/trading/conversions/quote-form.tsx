import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Grid, Group, Radio, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Held } from '../shared/figures.tsx';
import { currenciesOf } from '../shared/market-prices.ts';
import { PRIMARY } from '../shared/trading-account.tsx';
import { Answer } from './answer.tsx';
import { ConversionProgress } from './conversion-progress.tsx';
import classes from './conversions.module.css';
import { hasFee } from './search.ts';
import { type Quoting, useQuoting } from './use-quoting.ts';

/** Requests a quote and carries it out. The request is in the address; the quote appears beside the form. */
export function QuoteForm() {
  const quoting = useQuoting();
  const { ask, conversion, submit, pairs } = quoting;
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
              <Amounts quoting={quoting} />
              <Fee quoting={quoting} />
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
              close={quoting.close}
              askFor={quoting.quoteNext}
            />
          </Panel>
        ) : (
          <Panel title={t`Quote`}>
            <Quote quoting={quoting} />
          </Panel>
        )}
      </Grid.Col>
    </>
  );
}

/** The exchange's answer, or a text about what will be shown here. */
function Quote({ quoting: { form, account, pairs, available, ask, submit, conversion, ...rest } }: Props) {
  if (!ask.data) {
    return (
      <EmptyState compact title={t`No quote yet`}>
        <Trans>The amount that you would receive, the rate, the markets and the fees appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Answer
      {...ask.data}
      account={account}
      available={ask.data.quoted.quote.payCurrency === form.values.pay ? available : undefined}
      pairs={pairs}
      cap={rest.cap}
      onCap={rest.changeCap}
      askAgain={submit}
      asking={ask.isPending}
      onConvert={conversion.start}
    />
  );
}

interface Props {
  quoting: Quoting;
}

/** The amount and both currencies, with what is available. */
function Amounts({ quoting: { form, pairs, available } }: Props) {
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
            // Swaps the currencies instead of converting one into itself.
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

/** The fee that a broker charges on top of the exchange's. Hidden until the user wants it. */
function Fee({ quoting: { form, others, feeAccount, areAccountsLoaded } }: Props) {
  const { values } = form;
  const [isShown, setShown] = useState(hasFee(values));
  const paid = values.pay || t`currency paid`;
  const received = values.receive || t`currency received`;
  const alone = areAccountsLoaded && others.length === 0;
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
