import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconRepeat from '~icons/tabler/repeat';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { listScheduledWithdrawalsOptions } from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { paths, scheduleExportPath } from '../../../../shared/dashboard-routes.ts';
import { isSweepSource, SCHEDULE_KINDS, SCHEDULE_STATUSES } from '../../../../shared/schedule-terms.ts';
import { Amount } from '../../../ui/amount.tsx';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { usePersonName } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { payments } from '../shared/words.ts';
import { capitalised, runWords } from './days.ts';
import { isOver, tasksOf } from './tasks.ts';
import { rhythmWords, SCHEDULE_LOOKS, scheduleWord } from '../shared/schedule-words.ts';
import { kindWord, type Schedule } from './words.ts';

const Filters = z.object({
  status: z.enum(SCHEDULE_STATUSES),
  kind: z.enum(SCHEDULE_KINDS),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;
const REFRESH_MS = 30_000;
const FILTER_PX = 220;

const columns: TableColumn<Schedule>[] = [
  {
    id: 'label',
    header: () => t`Schedule`,
    cell: ({ row: { original: s } }) => (
      <span>
        {s.label}{' '}
        <Text span size="sm" c="dimmed">
          {rhythmWords(s.calendar)}
        </Text>
      </span>
    ),
  },
  {
    id: 'status',
    header: () => t`Status`,
    meta: { width: 176, inCard: 'beside title' },
    cell: ({ row: { original: s } }) => <LookBadge look={SCHEDULE_LOOKS[s.status]} />,
  },
  {
    id: 'next',
    header: () => t`Next run`,
    cell: ({ row: { original: s } }) => <NextRun schedule={s} />,
  },
  {
    id: 'tasks',
    header: () => t`Waits for`,
    cell: ({ row: { original: s } }) => <Tasks schedule={s} />,
  },
  {
    id: 'count',
    header: () => t`A run pays`,
    meta: { hideBelow: 'md', width: 132 },
    cell: ({ row: { original: s } }) =>
      isSweepSource(s.source)
        ? t`A sweep, at most`
        : s.source === 'NEW_FILE'
          ? t`A new file`
          : payments(s.withdrawalCount),
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', width: 150 },
    cell: ({ row: { original: s } }) =>
      s.source === 'NEW_FILE' ? (
        '–'
      ) : (
        <Amount
          amount={isSweepSource(s.source) ? (s.limits?.perRun ?? '0') : s.totalAmount}
          currency={s.currency}
        />
      ),
  },
];

function NextRun({ schedule }: { schedule: Schedule }) {
  const [next] = schedule.nextRuns;
  if (!next) return <>{isOver(schedule) ? t`No more runs` : '–'}</>;
  return <>{capitalised(runWords(next))}</>;
}

function Tasks({ schedule }: { schedule: Schedule }) {
  const { user } = useSession();
  const nameOf = usePersonName();
  const tasks = tasksOf(schedule, user, nameOf);
  if (tasks.length === 0) return <>{isOver(schedule) ? '–' : t`Nothing`}</>;
  return (
    <div>
      {tasks.map((task) => (
        <div key={task}>{task}</div>
      ))}
    </div>
  );
}

/** The payments that repeat: when each pays next, what it costs, and who must act. */
export default function SchedulesPage() {
  const navigate = useNavigate();
  const mayPrepare = useMay('prepareBatch');
  const { filters, set } = useSearchFilters(Filters);
  const { status, kind, offset } = filters;
  const page = usePage((at) => listScheduledWithdrawalsOptions({ query: { ...at, status, kind } }), {
    limit: LIMIT,
    offset,
    refetchMs: REFRESH_MS,
  });
  const newSchedule = mayPrepare && (
    <Button component={Link} to={paths.newSchedule()} leftSection={<IconPlus size={16} aria-hidden />}>
      <Trans>New schedule</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={routeTitle('schedules')}
        description={t`Payments that repeat: when each pays next, what it costs, and who must act.`}
        actions={
          <>
            <ExportButton small href={scheduleExportPath(searchOf({ status, kind }))} />
            {newSchedule}
          </>
        }
      />
      <Group mb="md" gap="sm">
        <FilterSelect
          label={t`Status`}
          any={t`Any status`}
          options={SCHEDULE_STATUSES.map((value) => ({ value, label: scheduleWord(value) }))}
          value={status}
          set={(value) => set({ status: value })}
          width={FILTER_PX}
        />
        <FilterSelect
          label={t`Kind`}
          any={t`Any kind`}
          options={SCHEDULE_KINDS.map((value) => ({ value, label: kindWord(value) }))}
          value={kind}
          set={(value) => set({ kind: value })}
          width={FILTER_PX}
        />
      </Group>
      <PagedTable
        page={page}
        caption={routeTitle('schedules')}
        columns={columns}
        rowId={(schedule) => schedule.id}
        onOpen={(schedule) => void navigate(paths.schedule(schedule.id))}
        noun={t`schedules`}
        turn={(next) => set({ offset: next })}
        saysOutdated
        empty={
          status === undefined && kind === undefined ? (
            <NoSchedules action={newSchedule} />
          ) : (
            <EmptyState
              title={t`No matching schedules`}
              icon={IconRepeat}
              action={
                <Button variant="default" onClick={() => set({ status: undefined, kind: undefined })}>
                  <Trans>Show all schedules</Trans>
                </Button>
              }
            >
              {t`No schedule matches the filters.`}
            </EmptyState>
          )
        }
      />
    </>
  );
}

/** What a schedule is, and the ways to begin one. */
function NoSchedules({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={t`No schedules yet`} icon={IconRepeat} action={action}>
      <Stack gap="xs">
        <span>
          {t`A schedule makes the same batch again and again: salaries by the 25th, rent on the first. \
Each run is a batch on the right day, which moves when banks are closed.`}
        </span>
        <Text ta="start" component="div" inherit>
          {t`You can begin:`}
          <List>
            <List.Item>{t`from a batch that was paid: each run pays the same people`}</List.Item>
            <List.Item>{t`from a file with the payments of each run`}</List.Item>
            <List.Item>{t`with a new file each time: Outlay asks for it in time`}</List.Item>
            <List.Item>{t`as a sweep: it moves what customers have paid to Funding`}</List.Item>
          </List>
        </Text>
      </Stack>
    </EmptyState>
  );
}
