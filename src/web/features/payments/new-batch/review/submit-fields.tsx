import { plural, t } from '@lingui/core/macro';
import { NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type Dispatch } from 'react';
import { listBankConnectionsOptions } from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../../client/types.gen.ts';
import { countryOf } from '../../../../../domain/countries/registry.ts';
import { formatAmount } from '../../../../../shared/money.ts';
import type { Rail } from '../../../../../shared/terms.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { isPaying } from '../../shared/connection-purpose.ts';
import { railName } from '../../shared/rail-name.ts';
import { railSpeed } from '../../shared/rail-speed.ts';
import { sortRefusals } from '../sending/refusals.ts';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { Download } from './download.tsx';
import { isFrozen } from './readiness.ts';
import { usePayDayFacts } from './use-pay-day.ts';
import classes from './workbench.module.css';

// The calendar is large, and the rows of the file come first.
const PayOn = lazy(() => import('./pay-on.tsx'));

interface SubmitFieldsProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  setup: Setup;
}

/** The label, the rail and the day of the batch, and the download of the annotated file. */
export function SubmitFields({ state, dispatch, desk, setup }: SubmitFieldsProps) {
  const { form, choices } = state;
  const { summary, lockedThrough } = state.desk!;
  const frozen = isFrozen(state);
  const refused = state.sending?.problem ? sortRefusals(state.sending.problem).fields : {};
  const facts = usePayDayFacts(state, setup);
  const off = useRailsThatAreOff();
  return (
    <div className={classes.fields}>
      <TextInput
        size="xs"
        label={t`Label`}
        title={t`The name of the batch for you and its approvers.`}
        required
        className={classes.label}
        value={form.label}
        disabled={frozen}
        onChange={(event) => dispatch({ type: 'form', form: { label: event.currentTarget.value } })}
        error={refused['label']}
      />
      <NativeSelect
        size="xs"
        label={t`Rail`}
        title={railDescription(summary, setup)}
        className={classes.rail}
        data={railChoices(setup, off)}
        value={choices.rail}
        disabled={frozen || lockedThrough > 0}
        error={refused['rail']}
        onChange={(event) => desk.choose({ ...choices, rail: event.currentTarget.value as Rail })}
      />
      {facts && (
        <Suspense fallback={<Skeleton height={48} className={classes.payOn ?? ''} />}>
          <PayOn
            facts={facts}
            form={form}
            dispatch={dispatch}
            disabled={frozen || lockedThrough > 0}
            error={refused['executionDate']}
          />
        </Suspense>
      )}
      <Download state={state} dispatch={dispatch} desk={desk} />
    </div>
  );
}

/** The rails whose bank connections are off: a batch by one of them is created, and waits. */
function useRailsThatAreOff(): ReadonlySet<Rail> {
  const connections = useQuery(listBankConnectionsOptions()).data ?? [];
  const railsOf = (state: BankConnection['state']) =>
    connections.filter((one) => isPaying(one) && one.state === state).flatMap(({ rails }) => rails);
  const live = new Set(railsOf('LIVE'));
  return new Set(railsOf('OFF').filter((rail) => !live.has(rail)));
}

/** The entity's rails by name and speed, "RTC: within a minute", and whether a batch by one would wait. */
function railChoices({ entity }: Setup, off: ReadonlySet<Rail>): { value: string; label: string }[] {
  const { all } = countryOf(entity.country).rails;
  return entity.rails.flatMap(({ rail: value }) => {
    const rail = all.find((one) => one.rail === value);
    if (!rail) return [];
    const label = `${rail.name}: ${railSpeed(rail)}`;
    return [{ value, label: off.has(value) ? t`${label} (waits: its connection is off)` : label }];
  });
}

function railDescription(summary: NonNullable<NewBatchState['desk']>['summary'], { entity }: Setup): string {
  const { forLargeAmounts } = countryOf(entity.country).rails;
  const large = summary.byRail.find((one) => one.rail === forLargeAmounts);
  if (!large || summary.byRail.length < 2) return t`The payment scheme used to send the money.`;
  const amount = formatMoney(formatAmount(large.totalMinor, summary.currency), summary.currency);
  const written = formatNumber(large.count);
  const rail = railName(large.rail);
  return plural(large.count, {
    one: `1 payment above its limit (${amount}) is sent by ${rail}.`,
    other: `${written} payments above its limit (${amount}) are sent by ${rail}.`,
  });
}
