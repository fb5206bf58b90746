import {
  ActionIcon,
  Button,
  Group,
  List,
  NativeSelect,
  Progress,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconAlertCircle, IconDownload, IconInfoCircle, IconSend } from '@tabler/icons-react';
import { useState, type Dispatch } from 'react';
import { Link } from 'react-router';
import type { Currency } from '../../../../../shared/money.ts';
import { formatAmount } from '../../../../../shared/money.ts';
import type { Rail } from '../../../../../shared/terms.ts';
import type { ProblemDetails } from '../../../../../client/types.gen.ts';
import { countryOf } from '../../../../../domain/countries/registry.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { WRAPPING } from '../../../../ui/wrapping-button.ts';
import { railName } from '../../shared/rail-name.ts';
import { Caution } from '../caution.tsx';
import { IN_DOUBT, type Part } from '../sending/parts.ts';
import { sortRefusals } from '../sending/refusals.ts';
import type { Setup } from '../setup.ts';
import type { Action, NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { counted, figure } from '../words.ts';
import { downloadBlob } from './download.ts';
import { readiness } from './readiness.ts';
import classes from './workbench.module.css';

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
  const [writing, setWriting] = useState(false);
  const download = async () => {
    setWriting(true);
    try {
      downloadBlob(
        await desk.call('annotated', null),
        `${(state.source?.name ?? 'withdrawals').replace(/\.[a-z]{3,4}$/i, '')} annotated.csv`,
      );
    } catch (error) {
      dispatch({
        type: 'fault',
        message: error instanceof Error ? error.message : 'The file could not be created.',
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
            {'A batch may have at most '}
            {counted(setup.entity.maxBatchWithdrawals, 'payment')}. The file is submitted as{' '}
            {file.batches.length} batches, one after another, labelled “{form.label.trim() || 'label'}{' '}
            {file.batches[0]!.label}” and so on.
          </Text>
        )}
        {parts.length > 0 &&
          (running || parts.some((part) => part.batchId !== null || part.key !== null)) && (
            <PartsProgress parts={parts} running={running} label={form.label} currency={summary.currency} />
          )}
        {state.sending?.resumed && !running && (
          <Caution icon={IconInfoCircle} title="Continued where you left off">
            Your corrections have been repeated.{' '}
            {figure(parts.filter((part) => part.batchId !== null).length)} of {parts.length} batches have been
            sent and will not be sent again.
          </Caution>
        )}
        {state.sending?.problem && !running && <ErrorState error={rowsApart(state.sending.problem)} />}
        {inDoubt && !running && state.sending?.problem && state.sending.problem.code !== IN_DOUBT && (
          <Text size="sm">
            It is not known whether that batch was created. Submit again: the same request is repeated, and a
            batch that already exists is not created twice.
          </Text>
        )}
        {state.sending?.problem?.code === IN_DOUBT && !running && (
          <Group>
            <Button component={Link} to={paths.batches()} target="_blank" variant="default">
              View batches
            </Button>
            <Button color="red" variant="outline" onClick={sending.sendAgain}>
              Not created. Send again
            </Button>
          </Group>
        )}
      </div>
      <div className={classes.fields}>
        <TextInput
          size="xs"
          label="Label"
          title="The name of the batch for you and its approvers."
          required
          className={classes.label}
          value={form.label}
          disabled={frozen}
          onChange={(event) => dispatch({ type: 'form', form: { label: event.currentTarget.value } })}
          error={refused['label']}
        />
        <NativeSelect
          size="xs"
          label="Rail"
          title={railDescription(summary, setup)}
          className={classes.rail}
          data={railChoices(setup)}
          value={choices.rail}
          disabled={frozen || file.lockedThrough > 0}
          error={refused['rail']}
          onChange={(event) => desk.choose({ ...choices, rail: event.currentTarget.value as Rail })}
        />
        <ActionIcon
          size={30}
          variant="default"
          aria-label="Download annotated"
          title="Download the file with its errors and corrections"
          loading={writing}
          onClick={() => void download()}
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.decision}>
        <div className={classes.reason}>
          {reason !== null && !running && (
            <Text size="xs" id="submit-reason" lineClamp={2} title={reason}>
              <IconAlertCircle size={15} aria-hidden className={classes.inlineIcon} /> {reason}
            </Text>
          )}
        </div>
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
    return rail ? [{ value, label: `${rail.name}: ${rail.speed}` }] : [];
  });
}

function railDescription(summary: NonNullable<NewBatchState['desk']>['summary'], { entity }: Setup): string {
  const { forLargeAmounts } = countryOf(entity.country).rails;
  const large = summary.byRail.find((one) => one.rail === forLargeAmounts);
  if (!large || summary.byRail.length < 2) return 'The payment scheme used to send the money.';
  const amount = formatMoney(formatAmount(large.totalMinor, summary.currency), summary.currency);
  const verb = large.count === 1 ? 'is' : 'are';
  const payments = counted(large.count, 'payment');
  return `${payments} above its limit (${amount}) ${verb} sent by ${railName(large.rail)}.`;
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
        <Progress.Section value={(sent.length / parts.length) * 100} aria-label="Batches sent" />
      </Progress.Root>
      <Text size="sm" aria-live="polite">
        {figure(sent.length)} of {parts.length === 1 ? 'one batch' : `${parts.length} batches`} sent
        {running ? '. Sending the next one. Keep this page open.' : '.'}
      </Text>
      {sent.length > 0 && parts.length > 1 && (
        <List size="sm">
          {sent.map((part) => (
            <List.Item key={part.batchId}>
              <Link to={paths.batch(part.batchId!)} target="_blank" rel="noopener">
                {label} {part.label}
              </Link>
              : {counted(part.count, 'payment')}, {formatMoney(part.amount, currency)}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
