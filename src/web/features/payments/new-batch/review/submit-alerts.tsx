import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, List, Progress, Stack, Text } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import { lazy, Suspense, type Dispatch } from 'react';
import { Link } from 'react-router';
import type { ProblemDetails, WithdrawalRequest } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import type { Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Caution } from '../../shared/caution.tsx';
import { IN_DOUBT, type Part } from '../sending/parts.ts';
import { sortRefusals } from '../sending/refusals.ts';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import type { Action, NewBatchState } from '../state.ts';
import { countedPayments } from '../words.ts';
import { isFrozen, isInDoubt } from './readiness.ts';
import { usePayDayFacts } from './use-pay-day.ts';
import classes from './workbench.module.css';

const ProposeStrangers = lazy(() => import('./propose-strangers.tsx'));
const PaysOn = lazy(() => import('./pays-on.tsx'));

interface SubmitAlertsProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  setup: Setup;
  sendAgain: () => void;
}

/**
 * The facts that the user needs to submit the file: its batches, the progress of sending, and the reason why
 * it stopped.
 */
export function SubmitAlerts({ state, dispatch, setup, sendAgain }: SubmitAlertsProps) {
  const { form, sending } = state;
  const { batches, summary, changedRows } = state.desk!;
  const facts = usePayDayFacts(state, setup);
  const running = sending?.running ?? false;
  const parts = sending?.parts ?? [];
  return (
    <div className={classes.alerts}>
      {batches.length > 1 && parts.length === 0 && (
        <Text size="sm">
          <IconInfoCircle size={15} aria-hidden className={classes.inlineIcon} />{' '}
          {inBatchesSentence(state, setup)}
        </Text>
      )}
      {parts.length > 1 && (running || parts.some((part) => part.batchId !== null || part.key !== null)) && (
        <PartsProgress parts={parts} running={running} label={form.label} currency={summary.currency} />
      )}
      {sending?.resumed && !running && (
        <Caution icon={IconInfoCircle} title={t`Continued where you left off`}>
          {continuedSentence(parts)}
        </Caution>
      )}
      {sending?.problem && !running && (
        <Stopped
          problem={sending.problem}
          strangers={sending.strangers ?? []}
          inDoubt={isInDoubt(state)}
          sendAgain={sendAgain}
        />
      )}
      {form.executionDate !== undefined && facts && (
        <Suspense fallback={null}>
          <PaysOn day={form.executionDate} facts={facts} ruleFrom={form.ruleFrom} />
        </Suspense>
      )}
      {changedRows > 0 && <ChangesChecked state={state} dispatch={dispatch} disabled={isFrozen(state)} />}
    </div>
  );
}

/** Why the sending stopped, and what to do about a batch that may have been created. */
function Stopped({
  problem,
  strangers,
  inDoubt,
  sendAgain,
}: {
  problem: ProblemDetails;
  strangers: readonly WithdrawalRequest[];
  inDoubt: boolean;
  sendAgain: () => void;
}) {
  return (
    <>
      <ErrorState error={rowsApart(problem)} />
      {strangers.length > 0 && (
        <Suspense fallback={null}>
          <ProposeStrangers strangers={strangers} />
        </Suspense>
      )}
      {inDoubt && problem.code !== IN_DOUBT && (
        <Text size="sm">
          <Trans>
            It is not known whether that batch was created. Submit again: the same request is repeated, and a
            batch that already exists is not created twice.
          </Trans>
        </Text>
      )}
      {problem.code === IN_DOUBT && (
        <Group>
          <Button component={Link} to={paths.batches()} target="_blank" variant="default">
            <Trans>View batches</Trans>
          </Button>
          <Button color="red" variant="outline" onClick={sendAgain}>
            <Trans>Not created. Send again</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}

/** The problem without the errors of rows, which are shown at the rows. */
function rowsApart(problem: ProblemDetails): ProblemDetails {
  const { rows } = sortRefusals(problem);
  if (rows.length === 0) return problem;
  return { ...problem, errors: problem.errors.filter(({ path }) => !path.startsWith('withdrawals[')) };
}

/** One checkbox for all changed bank details, with a link to the people concerned. */
function ChangesChecked({
  state,
  dispatch,
  disabled,
}: Pick<SubmitAlertsProps, 'state' | 'dispatch'> & { disabled: boolean }) {
  return (
    <Group gap="sm">
      <Checkbox
        size="xs"
        checked={state.changesChecked}
        disabled={disabled}
        onChange={(event) => dispatch({ type: 'changes checked', checked: event.currentTarget.checked })}
        label={checkedWords(state.desk!.changedRows)}
      />
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => dispatch({ type: 'query', query: { show: 'changed', text: '' } })}
      >
        <Trans>Show who they are</Trans>
      </Button>
    </Group>
  );
}

function checkedWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: 'I have checked the changed account with the person paid',
    other: `I have checked the ${written} changed accounts with the people paid`,
  });
}

function inBatchesSentence({ desk, form }: NewBatchState, { entity }: Setup): string {
  const { batches } = desk!;
  const most = countedPayments(entity.maxBatchWithdrawals);
  const count = formatNumber(batches.length);
  const example = `${form.label.trim() || t`label`} ${batches[0]!.label}`;
  return t`A batch may have at most ${most}. The file is submitted as ${count} batches, one after another, \
labelled “${example}” and so on.`;
}

function continuedSentence(parts: readonly Part[]): string {
  const sent = formatNumber(parts.filter((part) => part.batchId !== null).length);
  const all = formatNumber(parts.length);
  return t`Your corrections have been repeated. ${sent} of ${all} batches have been sent and will not be \
sent again.`;
}

function progressWords(sentParts: number, allParts: number, running: boolean): string {
  const sent = formatNumber(sentParts);
  const written = formatNumber(allParts);
  const all = plural(allParts, { one: 'one batch', other: `${written} batches` });
  return running
    ? t`${sent} of ${all} sent. Sending the next one. Keep this page open.`
    : t`${sent} of ${all} sent.`;
}

function PartsProgress({
  parts,
  running,
  label,
  currency,
}: {
  parts: readonly Part[];
  running: boolean;
  label: string;
  currency: Currency;
}) {
  const sent = parts.filter((part) => part.batchId !== null);
  return (
    <Stack gap="xs">
      <Progress.Root size="lg">
        <Progress.Section value={(sent.length / parts.length) * 100} aria-label={t`Batches sent`} />
      </Progress.Root>
      <Text size="sm" aria-live="polite">
        {progressWords(sent.length, parts.length, running)}
      </Text>
      {sent.length > 0 && parts.length > 1 && (
        <List size="sm">
          {sent.map((part) => (
            <List.Item key={part.batchId}>
              <Link to={paths.batch(part.batchId!)} target="_blank" rel="noopener">
                {label} {part.label}
              </Link>
              : {countedPayments(part.count)}, {formatMoney(part.amount, currency)}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
