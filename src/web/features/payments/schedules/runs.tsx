import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import IconClockX from '~icons/tabler/clock-x';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import * as client from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { paths, runExportPath } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { sentenceOf } from '../../../ui/problem.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { StatusBadge } from '../shared/payment-status.tsx';
import { payments } from '../shared/words.ts';
import { capitalised, runWords, shortDay, sweepWords } from './days.ts';
import { RunChanges } from './run-changes.tsx';
import { RunSteps } from './run-steps.tsx';
import { useToday } from '../shared/use-today.ts';
import { type Run, RUN_LOOKS, type Schedule, standingWords } from './words.ts';

const Search = z.object({
  runs: z.enum(['past']),
  /** How many years back the past runs begin. */
  back: z.coerce.number().check(z.int(), z.minimum(0)),
});

/** A weekly schedule has 53 runs in a year, so that a year is one page. */
const YEAR_DAYS = 366;
const MOST_SHOWN = 100;
/** A weekly schedule begins with a quarter, a monthly one with a year. */
const FIRST_SHOWN = 12;
const ROWS = 6;
/** A run that was due this long ago is among those to come while it is not paid, as one made late. */
const OPEN_DAYS = 92;

/** Whether a run is not over: it is due from today on, or what it pays has not left or is not decided. */
function isToCome({ dueOn, status, batchStatus }: Run, today: string): boolean {
  if (dueOn >= today || status === 'PLANNED' || status === 'WAITING_FOR_FILE') return true;
  return batchStatus === 'PENDING_APPROVAL' || batchStatus === 'APPROVED' || batchStatus === 'PROCESSING';
}

/** The runs that are due from one day to another. */
function useRuns(id: string, from: string, to: string) {
  return useQuery({
    ...client.listScheduledWithdrawalRunsOptions({
      path: { id },
      query: { from, to, offset: 0, limit: MOST_SHOWN },
    }),
    placeholderData: keepPreviousData,
  });
}

/** The runs to come and those of the past, with missed ones as questions above them. */
export function Runs({ schedule }: { schedule: Schedule }) {
  const today = useToday();
  const { filters, set } = useSearchFilters(Search);
  const { back = 0 } = filters;
  const view = filters.runs ?? 'next';
  const from = view === 'next' ? addDays(today, -OPEN_DAYS) : addDays(today, -(back + 1) * YEAR_DAYS);
  const to = view === 'next' ? addDays(today, YEAR_DAYS) : addDays(today, -back * YEAR_DAYS - 1);
  const query = useRuns(schedule.id, from, to);
  const earliestOpen = addDays(today, -OPEN_DAYS);
  const runs = (query.data?.items ?? []).filter((run) =>
    view === 'next' ? isToCome(run, today) : !isToCome(run, today) || run.dueOn < earliestOpen,
  );
  const [most, setMost] = useState(FIRST_SHOWN);
  const isFolded = view === 'next' && runs.length > most;
  const shown = view === 'next' ? runs.slice(0, most) : runs.toReversed();
  const hidden = formatNumber(runs.length - most);
  return (
    <section aria-labelledby="runs">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="runs">
          <Trans>Runs</Trans>
        </Title>
        <Group gap="sm">
          <ExportButton small href={runExportPath(schedule.id, searchOf({ from, to }))} />
          <Choice
            label={t`Runs`}
            value={view}
            onChange={(value) => set({ runs: value === 'past' ? value : undefined, back: undefined })}
            options={[
              { value: 'next', label: t`To come` },
              { value: 'past', label: t`Past` },
            ]}
          />
        </Group>
      </Group>
      {query.isPending && <LoadingRows rows={ROWS} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && shown.length === 0 && (
        <Text size="sm" c="dimmed">
          {view === 'next' ? t`No run is due in the next year.` : t`No run was due in this time.`}
        </Text>
      )}
      {shown.length > 0 && (
        <DataTable
          caption={view === 'next' ? t`Runs to come` : t`Past runs`}
          columns={columnsOf(schedule)}
          rows={shown}
          rowId={({ dueOn }) => dueOn}
          stale={query.isPlaceholderData}
        />
      )}
      {isFolded && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setMost(MOST_SHOWN)}>
          <Trans>Show {hidden} more runs</Trans>
        </Button>
      )}
      {view === 'past' && (
        <Group gap="sm" mt="sm">
          <Button variant="default" size="xs" onClick={() => set({ back: back + 1 })}>
            <Trans>A year earlier</Trans>
          </Button>
          {back > 0 && (
            <Button
              variant="default"
              size="xs"
              onClick={() => set({ back: back === 1 ? undefined : back - 1 })}
            >
              <Trans>A year later</Trans>
            </Button>
          )}
        </Group>
      )}
    </section>
  );
}

const columnsOf = (schedule: Schedule): TableColumn<Run>[] => [
  {
    id: 'due',
    header: () => t`Due`,
    meta: { width: 148 },
    cell: ({ row: { original: run } }) => shortDay(run.dueOn, true),
  },
  {
    id: 'status',
    header: () => t`Status`,
    meta: { width: 172, inCard: 'beside title' },
    cell: ({ row: { original: run } }) => <RunBadge run={run} />,
  },
  {
    id: 'pays',
    header: () => t`Pays`,
    cell: ({ row: { original: run } }) => <RunFacts run={run} schedule={schedule} />,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', width: 150 },
    cell: ({ row: { original: run } }) =>
      run.withdrawalCount === 0 && run.status !== 'SWEPT' ? (
        '–'
      ) : (
        <Amount amount={run.totalAmount} currency={schedule.currency} />
      ),
  },
  {
    id: 'steps',
    header: () => t`Steps`,
    meta: { width: 264, inCard: 'last' },
    cell: ({ row: { original: run } }) => <RunSteps schedule={schedule} run={run} />,
  },
];

/** A run that has a batch has the batch's status. */
function RunBadge({ run: { status, batchStatus } }: { run: Run }) {
  if (status === 'CREATED' && batchStatus !== null) return <StatusBadge status={batchStatus} />;
  return <LookBadge look={RUN_LOOKS[status]} />;
}

/** A run that a standing approval does not cover waits; a batch that it covered first is held back. */
function reasonWords({ batchStatus }: Run, kind: Schedule['kind'], why: string): string {
  if (kind === 'SWEEP') return t`Nothing was moved because ${why}.`;
  return batchStatus === 'APPROVED' ? t`Not paid because ${why}.` : t`Waits for approval because ${why}.`;
}

/** When a run pays and why, its batch, what is wrong, and who decided about it. */
function RunFacts({ run, schedule }: { run: Run; schedule: Schedule }) {
  const { kind, source, approvalMode } = schedule;
  const { status, batchId, problem, standingReasons, decidedBy, reason, isChanged } = run;
  const isOpen = status === 'PLANNED' || status === 'WAITING_FOR_FILE' || status === 'CREATED';
  const why = standingReasons.map(standingWords).join(', ');
  return (
    <Stack gap={2}>
      {isOpen && <span>{kind === 'SWEEP' ? sweepWords(run) : capitalised(runWords(run))}</span>}
      {kind === 'RECURRING' && (status === 'PLANNED' || status === 'WAITING_FOR_FILE') && (
        <Text size="sm" c="dimmed">
          {run.needsApproval ? (
            <Trans>
              Batch on {shortDay(run.createsOn)}, approve by <Timestamp at={run.approveBy} />
            </Trans>
          ) : (
            t`Batch on ${shortDay(run.createsOn)}, covered by the standing approval`
          )}
        </Text>
      )}
      {approvalMode === 'STANDING' && run.needsApproval && !isChanged && status === 'PLANNED' && (
        <Text size="sm" c="dimmed">
          {kind === 'SWEEP'
            ? t`After the standing approval: nothing is moved.`
            : t`After the standing approval: needs its own approvals.`}
        </Text>
      )}
      {batchId !== null && (
        <Anchor component={Link} to={paths.batch(batchId)} size="sm">
          {t`Batch with ${payments(run.withdrawalCount)}`}
        </Anchor>
      )}
      {run.fundingRecordId !== null && (
        <Anchor component={Link} to={paths.fundingRecord(run.fundingRecordId)} size="sm">
          <Trans>Funding record</Trans>
        </Anchor>
      )}
      {why !== '' && <Text size="sm">{reasonWords(run, kind, why)}</Text>}
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {sentenceOf(problem.detail, problem.params ?? null)}
        </Text>
      )}
      {decidedBy !== null && (
        <Text size="sm" c="dimmed">
          {isChanged ? (
            <Trans>
              Changed by <Person of={decidedBy} />
            </Trans>
          ) : (
            <Trans>
              Skipped by <Person of={decidedBy} />
            </Trans>
          )}
          {reason !== null && `: ${reason}`}
        </Text>
      )}
      {isChanged && batchId !== null && kind === 'RECURRING' && source !== 'NEW_FILE' && (
        <div>
          <RunChanges schedule={schedule} run={run} />
        </div>
      )}
    </Stack>
  );
}

/** Missed runs of the last year: each is a question with two answers. */
export function MissedRuns({ schedule }: { schedule: Schedule }) {
  const today = useToday();
  const { data } = useRuns(schedule.id, addDays(today, -YEAR_DAYS), today);
  const missed = (data?.items ?? []).filter(({ status }) => status === 'MISSED');
  return missed.map((run) => {
    const day = shortDay(run.dueOn, true);
    return (
      <Alert
        key={run.dueOn}
        color="yellow"
        icon={<IconClockX aria-hidden />}
        title={
          schedule.kind === 'SWEEP'
            ? t`The sweep of ${day} was missed`
            : t`The run of ${day} was missed. Is it still paid?`
        }
      >
        <Stack gap="xs" align="flex-start">
          <Text size="sm">
            {(run.problem && sentenceOf(run.problem.detail, run.problem.params ?? null)) ??
              (schedule.kind === 'SWEEP'
                ? t`Outlay could not move the money on that day. The next run moves what is \
there then. Skip this one.`
                : null) ??
              t`Its batch could not be created or approved in time. Nothing was paid. Make it now for \
another day, or skip it.`}
          </Text>
          <RunSteps schedule={schedule} run={run} />
        </Stack>
      </Alert>
    );
  });
}
