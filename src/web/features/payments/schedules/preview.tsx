import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import type { ScheduledWithdrawalPreview } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { isZero } from '../shared/statements/amounts.ts';
import { neededWords } from '../shared/signing/still-needed.tsx';
import { payments } from '../shared/words.ts';
import { capitalised, runWords, shortDay, sweepWords } from './days.ts';
import { NearRun } from './near-run.tsx';
import { References } from './references.tsx';
import classes from './run-months.module.css';
import { RunMonths } from './run-months.tsx';
import type { PreviewState } from './use-preview.ts';

const LINES = 8;

/** What the schedule would do: its next runs, their cost, what is left, and who approves what. */
interface PreviewProps {
  preview: PreviewState;
  isSweep: boolean;
  /** Whether a preparer sends a file for each run. */
  isFile: boolean;
  /** Whether the fields of the form show every error of the preview. */
  fieldsShowErrors: boolean;
}

export function Preview({ preview, isSweep, isFile, fieldsShowErrors }: PreviewProps) {
  const { data, error, isPending, isIncomplete, isOutdated, retry } = preview;
  return (
    <Panel title={t`What it will do`} aria-busy={isPending}>
      {isIncomplete && (
        <Text size="sm" c="dimmed">
          <Trans>The next runs are shown here once the fields marked with * are filled in.</Trans>
        </Text>
      )}
      {error !== null && <ErrorState error={error} retry={retry} fieldsShowErrors={fieldsShowErrors} />}
      {isPending && !data && (
        <Stack gap="sm">
          {Array.from({ length: LINES }, (_, line) => (
            <Skeleton key={line} height={14} />
          ))}
        </Stack>
      )}
      {data && !isIncomplete && (
        <div style={isOutdated ? { opacity: 0.6 } : {}}>
          <Stack gap="md">
            <Facts items={factsOf(data, isSweep)} />
            {data.references.length > 0 && <References references={data.references} />}
            {!isSweep && <NearRun preview={data} isFile={isFile} />}
            <Runs preview={data} isFile={isFile} />
            <RunMonths runs={data.runs.filter((run) => isDone(run, data))} />
          </Stack>
        </div>
      )}
    </Panel>
  );
}

type PreviewedRun = ScheduledWithdrawalPreview['runs'][number];

/** Whether a run happens by the approvals of the preview: in time, and within a standing approval. */
function isDone({ isMissed, needsApproval }: PreviewedRun, { approvalsPerRun }: ScheduledWithdrawalPreview) {
  return !isMissed && !(needsApproval && approvalsPerRun === 0);
}

function approvalWords(preview: ScheduledWithdrawalPreview): string {
  const { approvalsRequired, approvalsPerRun, signers, signersPerRun } = preview;
  const named = signers ?? signersPerRun;
  const words = countedWords(approvalsRequired, approvalsPerRun);
  if (named === null) return words;
  const who = neededWords(named);
  return signers ? t`${words} By the policy: ${who}.` : t`${words} By the policy, each run: ${who}.`;
}

function countedWords(approvalsRequired: number, approvalsPerRun: number): string {
  const forSchedule = formatNumber(approvalsRequired);
  const schedule = plural(approvalsRequired, {
    one: 'The schedule needs 1 approval.',
    other: `The schedule needs ${forSchedule} approvals.`,
  });
  if (approvalsPerRun === 0) return t`${schedule} Its runs need no further ones.`;
  const forRun = formatNumber(approvalsPerRun);
  const run = plural(approvalsPerRun, {
    one: 'The batch of each run needs 1 approval.',
    other: `The batch of each run needs ${forRun} approvals.`,
  });
  return `${schedule} ${run}`;
}

function factsOf(preview: ScheduledWithdrawalPreview, isSweep: boolean): Fact[] {
  const { currency, withdrawalCount, totalAmount, totalFee, runCount, allRunsAmount } = preview;
  const money = (amount: string) => formatMoney(amount, currency);
  const count = runCount === null ? '' : formatNumber(runCount);
  const runs = plural(runCount ?? 0, { one: '1 run', other: `${count} runs` });
  const all = allRunsAmount === null ? '' : money(allRunsAmount);
  return [
    ...(withdrawalCount === 0
      ? isZero(totalAmount)
        ? []
        : ([[t`A run moves`, t`at most ${money(totalAmount)}`]] as const)
      : ([
          [
            t`A run pays`,
            isSweep
              ? t`at most ${money(totalAmount)}`
              : `${payments(withdrawalCount)}, ${money(totalAmount)}`,
          ],
          [t`Fees of a run`, money(totalFee)],
        ] as const)),
    [
      t`All runs`,
      runCount === null
        ? t`no end`
        : allRunsAmount === null
          ? runs
          : isSweep
            ? t`${runs}, at most ${all}`
            : t`${runs}, ${all} without fees`,
    ],
    [t`Available now`, money(preview.availableBalance)],
    [t`Approvals`, approvalWords(preview)],
  ];
}

/** The next runs in words, with what is left after each. */
function Runs({ preview, isFile }: { preview: ScheduledWithdrawalPreview; isFile: boolean }) {
  const { runs, currency, withdrawalCount, totalAmount } = preview;
  const isSweep = withdrawalCount === 0 && !isZero(totalAmount);
  return (
    <section aria-label={t`Next runs`}>
      <Text fw={600} size="sm" mb={4}>
        <Trans>Next runs</Trans>
      </Text>
      <ol className={classes.list}>
        {runs.map((run) => (
          <li key={run.dueOn}>
            {isSweep ? sweepWords(run) : capitalised(runWords(run))}
            {'. '}
            {isFile && (
              <Text span size="sm" c="dimmed">
                {t`Outlay asks for the file on ${shortDay(run.createsOn, true)}.`}{' '}
              </Text>
            )}
            <ApprovalOfRun run={run} isSweep={isSweep} isStanding={preview.approvalsPerRun === 0} />
            {withdrawalCount > 0 && isDone(run, preview) && (
              <>
                {' '}
                <span className={run.balanceAfter.startsWith('-') ? classes.short : undefined}>
                  {leftWords(run.balanceAfter, currency)}
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a run needs besides the approval of the schedule; nothing within a standing approval. */
function ApprovalOfRun({
  run: { isMissed, needsApproval, approveBy },
  isSweep,
  isStanding,
}: {
  run: PreviewedRun;
  isSweep: boolean;
  isStanding: boolean;
}) {
  if (isMissed)
    return (
      <Text span size="sm" c="dimmed">
        <Trans>It would be missed.</Trans>
      </Text>
    );
  if (!needsApproval) return null;
  return (
    <Text span size="sm" c="dimmed">
      {isStanding && isSweep
        ? t`After the standing approval: nothing is moved.`
        : isStanding
          ? t`After the standing approval: needs its own approvals.`
          : null}
      {!isStanding && !isSweep && (
        <Trans>
          Approve by <Timestamp at={approveBy} />.
        </Trans>
      )}
    </Text>
  );
}

function leftWords(balance: string, currency: string): string {
  if (!balance.startsWith('-')) {
    const left = formatMoney(balance, currency);
    return t`${left} is left.`;
  }
  const missing = formatMoney(balance.slice(1), currency);
  return t`${missing} is missing.`;
}
