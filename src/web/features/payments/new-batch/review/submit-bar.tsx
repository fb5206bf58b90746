import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  List,
  NativeSelect,
  Progress,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconAlertCircle, IconCalendar, IconDownload, IconInfoCircle, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type Dispatch } from 'react';
import { Link } from 'react-router';
import { getBankDaysOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
import type { Currency } from '../../../../../shared/money.ts';
import { formatAmount } from '../../../../../shared/money.ts';
import type { Rail } from '../../../../../shared/terms.ts';
import type { ProblemDetails } from '../../../../../client/types.gen.ts';
import { countryOf } from '../../../../../domain/countries/registry.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { longDayWords } from '../../../../ui/calendar-day.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { downloadBlob } from '../../../../ui/save-file.ts';
import { WRAPPING } from '../../../../ui/wrapping-button.ts';
import { railName } from '../../shared/rail-name.ts';
import { railSpeed } from '../../shared/rail-speed.ts';
import { Caution } from '../caution.tsx';
import { IN_DOUBT, type Part } from '../sending/parts.ts';
import { sortRefusals } from '../sending/refusals.ts';
import { sentenceWords } from '../sentences.ts';
import type { Setup } from '../setup.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { countedPayments } from '../words.ts';
import { readiness } from './readiness.ts';
import classes from './workbench.module.css';

// The calendar is large, and the rows of the file come first.
const PayOn = lazy(() => import('./pay-on.tsx'));

interface SubmitBarProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  setup: Setup;
  sending: { send: () => void; sendAgain: () => void };
}

/**
 * The bar below the grid: the batch's label and rail, and the submit button, with the reason if it is
 * disabled.
 */
export function SubmitBar({ state, dispatch, desk, setup, sending }: SubmitBarProps) {
  const { form, choices } = state;
  const file = state.desk!;
  const running = state.sending?.running ?? false;
  const parts = state.sending?.parts ?? [];
  const inDoubt = parts.some((part) => part.batchId === null && part.key !== null);
  const frozen = running || inDoubt;
  const { button, reason } = readiness(state, setup.entity.payoutsEnabled);
  const refused = state.sending?.problem ? sortRefusals(state.sending.problem).fields : {};
  const { summary } = file;
  const bankDays = useQuery(getBankDaysOptions());
  // Without a calendar of the country, the answer is a 204, for which the client returns an empty value.
  const days = bankDays.data && 'lastDay' in bankDays.data ? bankDays.data : null;
  const rails = summary.byRail.length > 0 ? summary.byRail.map(({ rail }) => rail) : [choices.rail];
  const [writing, setWriting] = useState(false);
  const download = async () => {
    setWriting(true);
    try {
      downloadBlob(
        await desk.call('annotated', sentenceWords()),
        annotatedName((state.source?.name ?? t`withdrawals`).replace(/\.[a-z]{3,4}$/i, '')),
      );
    } catch (error) {
      dispatch({
        type: 'fault',
        message: error instanceof Error ? error.message : t`The file could not be created.`,
      });
    } finally {
      setWriting(false);
    }
  };
  return (
    <>
      <div className={classes.alerts}>
        {file.batches.length > 1 && parts.length === 0 && (
          <Text size="sm">
            <IconInfoCircle size={15} aria-hidden className={classes.inlineIcon} />{' '}
            {inBatchesSentence(state, setup)}
          </Text>
        )}
        {parts.length > 1 &&
          (running || parts.some((part) => part.batchId !== null || part.key !== null)) && (
            <PartsProgress parts={parts} running={running} label={form.label} currency={summary.currency} />
          )}
        {state.sending?.resumed && !running && (
          <Caution icon={IconInfoCircle} title={t`Continued where you left off`}>
            {continuedSentence(parts)}
          </Caution>
        )}
        {state.sending?.problem && !running && <ErrorState error={rowsApart(state.sending.problem)} />}
        {inDoubt && !running && state.sending?.problem && state.sending.problem.code !== IN_DOUBT && (
          <Text size="sm">
            <Trans>
              It is not known whether that batch was created. Submit again: the same request is repeated, and
              a batch that already exists is not created twice.
            </Trans>
          </Text>
        )}
        {state.sending?.problem?.code === IN_DOUBT && !running && (
          <Group>
            <Button component={Link} to={paths.batches()} target="_blank" variant="default">
              <Trans>View batches</Trans>
            </Button>
            <Button color="red" variant="outline" onClick={sending.sendAgain}>
              <Trans>Not created. Send again</Trans>
            </Button>
          </Group>
        )}
        {form.executionDate !== undefined && (
          <Text size="sm">
            <IconCalendar size={15} aria-hidden className={classes.inlineIcon} />{' '}
            <Trans>
              The money moves on {longDayWords(form.executionDate)}, if the batch is approved in time. After
              the last approval the batch waits for that day, and its money stays reserved.
            </Trans>
          </Text>
        )}
        {file.changedRows > 0 && <ChangesChecked state={state} dispatch={dispatch} disabled={frozen} />}
      </div>
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
          data={railChoices(setup)}
          value={choices.rail}
          disabled={frozen || file.lockedThrough > 0}
          error={refused['rail']}
          onChange={(event) => desk.choose({ ...choices, rail: event.currentTarget.value as Rail })}
        />
        {days && (
          <Suspense fallback={<Skeleton height={48} className={classes.payOn ?? ''} />}>
            <PayOn
              days={days}
              rails={rails}
              className={classes.payOn}
              value={form.executionDate ?? null}
              disabled={frozen || file.lockedThrough > 0}
              error={refused['executionDate']}
              onChange={(day) => dispatch({ type: 'form', form: { executionDate: day ?? undefined } })}
            />
          </Suspense>
        )}
        <ActionIcon
          size={30}
          variant="default"
          aria-label={t`Download annotated`}
          title={t`Download the file with its errors and corrections`}
          loading={writing}
          onClick={() => void download()}
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.decision}>
        {reason !== null && !running && (
          <Text size="xs" id="submit-reason">
            <IconAlertCircle size={15} aria-hidden className={classes.inlineIcon} /> {reason}
          </Text>
        )}
        <Button
          size="sm"
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={reason !== null}
          aria-describedby={reason !== null ? 'submit-reason' : undefined}
          loading={running}
          onClick={sending.send}
          className={classes.submit}
          {...WRAPPING}
        >
          {button}
        </Button>
      </div>
    </>
  );
}

/** One tick for all changed bank details, with the way to see whose they are. */
function ChangesChecked({
  state,
  dispatch,
  disabled,
}: Pick<SubmitBarProps, 'state' | 'dispatch'> & { disabled: boolean }) {
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

function annotatedName(name: string): string {
  return `${t`${name} annotated`}.csv`;
}

/** The problem without the errors of rows, which are shown at the rows. */
function rowsApart(problem: ProblemDetails): ProblemDetails {
  const { rows } = sortRefusals(problem);
  if (rows.length === 0) return problem;
  return { ...problem, errors: problem.errors.filter(({ path }) => !path.startsWith('withdrawals[')) };
}

/** The entity's rails by name and speed: "RTC: within a minute". */
function railChoices({ entity }: Setup): { value: string; label: string }[] {
  const { all } = countryOf(entity.country).rails;
  return entity.rails.flatMap(({ rail: value }) => {
    const rail = all.find((one) => one.rail === value);
    return rail ? [{ value, label: `${rail.name}: ${railSpeed(rail)}` }] : [];
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
