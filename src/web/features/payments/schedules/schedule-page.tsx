import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconPencil from '~icons/tabler/pencil';
import IconPlayerPause from '~icons/tabler/player-pause';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import {
  getScheduledWithdrawalOptions,
  listScheduledWithdrawalVersionsOptions,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { useToday } from '../shared/use-today.ts';
import { people } from '../shared/words.ts';
import { Approval } from './approval.tsx';
import { shortDay } from './days.ts';
import { PaidRows } from './paid-rows.tsx';
import { MissedRuns, Runs } from './runs.tsx';
import { Steps } from './steps.tsx';
import { isOver, suspendedWords } from './tasks.ts';
import { settingFacts } from './version-diff.ts';
import { Versions } from './versions.tsx';
import { rhythmWords, SCHEDULE_LOOKS } from '../shared/schedule-words.ts';
import type { Schedule, Version } from './words.ts';

const REFRESH_MS = 30_000;

/** One schedule: what it pays and when, what is to be approved, its runs and its versions. */
export default function SchedulePage() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...getScheduledWithdrawalOptions({ path: { id } }),
    refetchInterval: REFRESH_MS,
  });
  if (query.data) return <One key={id} schedule={query.data} />;
  return (
    <UnloadedPage title={routeTitle('schedule')} back={<Back />} query={query}>
      <LoadingPanel lines={4} />
      <LoadingRows />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.schedules()}>
      <Trans>All schedules</Trans>
    </BackLink>
  );
}

/** "Standing approval until 25 Nov 2027 · next R 41,000.00 to 3 people on Tue 1 Dec 2026". */
function headline(schedule: Schedule): string {
  const { approvalMode, limits, nextRuns, currency } = schedule;
  const until = limits === null ? null : shortDay(limits.validUntil, true);
  const approved =
    approvalMode === 'STANDING' && until !== null
      ? t`Standing approval until ${until}`
      : t`Each run is approved`;
  const next = nextRuns.find(({ status }) => status !== 'SKIPPED' && status !== 'MISSED');
  if (!next) return approved;
  const day = shortDay(next.paysOn ?? next.executionDate, true);
  if (next.withdrawalCount === 0) return `${approved} · ${t`next run on ${day}`}`;
  const amount = formatMoney(next.totalAmount, currency);
  const who = people(next.withdrawalCount);
  return `${approved} · ${t`next ${amount} to ${who} on ${day}`}`;
}

function One({ schedule }: { schedule: Schedule }) {
  const { id, label, calendar, pendingVersion } = schedule;
  const mayPrepare = useMay('prepareBatch');
  const rhythm = rhythmWords(calendar);
  const versions = useQuery(listScheduledWithdrawalVersionsOptions({ path: { id } }));
  const items = versions.data?.items ?? [];
  const waiting = items.find(({ version }) => version === pendingVersion);
  const shown = items.find(({ version }) => version === schedule.version) ?? items[0];
  return (
    <>
      <PageHeader
        // "Cleaning, weekly" says its rhythm already.
        title={label.toLowerCase().includes(rhythm.toLowerCase()) ? label : t`${label}, ${rhythm}`}
        description={
          <Group gap="xs">
            <LookBadge look={SCHEDULE_LOOKS[schedule.status]} />
            <span>{headline(schedule)}</span>
          </Group>
        }
        actions={
          <>
            <Steps schedule={schedule} />
            {mayPrepare && <NewVersion schedule={schedule} />}
          </>
        }
      >
        <Back />
      </PageHeader>
      <Stack gap="lg">
        <Notices schedule={schedule} />
        {schedule.missedCount > 0 && <MissedRuns schedule={schedule} />}
        {versions.isPending && <LoadingPanel lines={4} />}
        {versions.isError && !versions.data && (
          <ErrorState error={versions.error} retry={() => void versions.refetch()} />
        )}
        {waiting && <Approval key={waiting.version} schedule={schedule} version={waiting} />}
        {items.length > 1 && <Versions schedule={schedule} versions={items} />}
        <Runs schedule={schedule} />
        {(waiting ?? shown) && <Content schedule={schedule} version={(waiting ?? shown)!} />}
      </Stack>
    </>
  );
}

/** Leads to a new version; a schedule that is over is repeated as a new one. */
function NewVersion({ schedule }: { schedule: Schedule }) {
  return (
    <Button
      variant="default"
      component={Link}
      to={isOver(schedule) ? paths.newSchedule(`?like=${schedule.id}`) : paths.editSchedule(schedule.id)}
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {isOver(schedule) ? t`New schedule like this` : t`New version`}
    </Button>
  );
}

/** Why it is suspended, paused, sent back or stopped. */
function Notices({ schedule: { suspension, status, statusReason } }: { schedule: Schedule }) {
  return (
    <>
      {status === 'SUSPENDED' && suspension && (
        <Alert color="red" icon={<IconPlayerPause aria-hidden />} title={suspendedWords(suspension)}>
          <Trans>
            The run of {shortDay(suspension.dueOn, true)} showed it, <Timestamp at={suspension.at} />. No run
            is created under the standing approval. An approver who did not write it can resume it, or a
            preparer writes a new version.
          </Trans>
        </Alert>
      )}
      {statusReason !== null && (
        <Alert color="gray" icon={<IconInfoCircle aria-hidden />} title={reasonTitle(status)}>
          {statusReason}
        </Alert>
      )}
    </>
  );
}

function reasonTitle(status: Schedule['status']): string {
  if (status === 'PAUSED') return t`Paused`;
  if (status === 'CANCELLED') return t`Stopped`;
  if (status === 'REJECTED') return t`Sent back`;
  return t`Reason`;
}

function titleOf({ source }: Version, isWaiting: boolean): string {
  if (source === 'COLLECTION')
    return isWaiting ? t`What the version that waits moves` : t`What each run moves`;
  return isWaiting ? t`What the version that waits pays` : t`What each run pays`;
}

/** The settings of a version, and the payments of each of its runs. */
function Content({
  schedule: { currency, pendingVersion, nextRuns },
  version,
}: {
  schedule: Schedule;
  version: Version;
}) {
  const isWaiting = version.version === pendingVersion;
  const today = useToday();
  return (
    <Panel title={titleOf(version, isWaiting)}>
      <Stack gap="md">
        <Facts items={settingFacts(version, currency)} />
        {version.withdrawals.length > 0 && (
          <PaidRows rows={version.withdrawals} currency={currency} dueOn={nextRuns[0]?.dueOn ?? today} />
        )}
        {version.source === 'NEW_FILE' && (
          <Text size="sm" c="dimmed">
            <Trans>A preparer sends the payments of each run as a file.</Trans>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
