import { formatAmount } from '../../src/shared/money.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import type { TestAnswer, TestCaller } from '../../src/server/payments/testing/payments-installation.ts';
import type { Planned } from '../people-and-bank.ts';
import type { World } from '../world.ts';
import { dayOf, type ScheduleEvent, type SchedulePlan } from './events.ts';

/** The actions of people on schedules, over HTTP. */

const SCHEDULES = '/v1/payments/scheduled-withdrawals';
const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const REASON = { reason: 'Agreed.' };
const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

interface ShownRun {
  dueOn: string;
  status: string;
  batchId: string | null;
  batchStatus: string | null;
  version: number | null;
}

/** The request of an event; null when the page has nothing to act on. */
export async function planForSchedule(
  world: World,
  caller: TestCaller,
  event: ScheduleEvent,
): Promise<Planned | null> {
  if (event.what === 'write schedule')
    return { method: 'POST', path: SCHEDULES, request: { body: bodyOf(world, event) } };
  const known = world.schedules.get(event.schedule);
  if (!known) return null;
  const path = `${SCHEDULES}/${known.id}`;
  const post = (verb: string, request: object): Planned => ({
    method: 'POST',
    path: `${path}/${verb}`,
    request,
  });
  if (event.what === 'approve run' || event.what === 'skip run' || event.what === 'change run')
    return planForRun(world, caller, event, path);
  if (event.what === 'resume schedule') return post('resume', { body: { missed: event.missed } });
  if (event.what === 'replace schedule') {
    const { body } = await caller.send('GET', path);
    const headers = { 'if-match': `"${body?.latestVersion ?? 1}"` };
    return { method: 'PUT', path, request: { headers, body: bodyOf(world, event) } };
  }
  if (event.what === 'approve schedule') {
    const { body } = await caller.send('GET', `${path}/versions`);
    const versions = (body?.items ?? []) as { status: string; contentDigest: string }[];
    const waiting = versions.find(({ status }) => status === 'PENDING_APPROVAL') ?? versions[0];
    const digest = event.isStale ? '0'.repeat(64) : (waiting?.contentDigest ?? '1'.repeat(64));
    return post('approve', { headers: { 'if-match': `"${digest}"` } });
  }
  return post(event.what.split(' ')[0]!, { body: REASON });
}

async function planForRun(
  world: World,
  caller: TestCaller,
  event: Extract<ScheduleEvent, { what: 'approve run' | 'skip run' | 'change run' }>,
  path: string,
): Promise<Planned | null> {
  const { ms } = world.stage.clock;
  const query = `?from=${dayOf(ms - 60 * DAY_MS)}&to=${dayOf(ms + 21 * DAY_MS)}`;
  const { body } = await caller.send('GET', `${path}/runs${query}`);
  const runs = (body?.items ?? []) as ShownRun[];
  const fits =
    event.what === 'approve run'
      ? runs.filter((run) => run.batchStatus === 'PENDING_APPROVAL').toReversed()
      : runs;
  const run = fits[event.pick % Math.max(1, fits.length)];
  if (!run) return null;
  if (event.what === 'approve run')
    return { method: 'POST', path: `${BATCHES}/${run.batchId}/approve`, request: {} };
  const one = `${path}/runs/${run.dueOn}`;
  if (event.what !== 'change run') return { method: 'POST', path: `${one}/skip`, request: { body: REASON } };
  const executionDate = dayOf(ms + event.daysLater * DAY_MS);
  return { method: 'PUT', path: one, request: { body: { executionDate } } };
}

function bodyOf(
  { stage }: World,
  { schedule, plan }: { schedule: string; plan: SchedulePlan },
): Record<string, unknown> {
  const { ms } = stage.clock;
  const amount = (minor: number) => formatAmount(BigInt(minor), 'ZAR');
  const perRunMinor = plan.rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { every, on, interval } = plan.day;
  return {
    label: schedule,
    currency: 'ZAR',
    ...(plan.source === 'FUNDING' ? { kind: 'SWEEP', keepAmount: amount(plan.keepMinor ?? 0) } : {}),
    approvalMode: plan.approvalMode,
    source: plan.source,
    withdrawals: plan.rows.map(({ reference, account, amountMinor }) => ({
      beneficiaryName: `Payee ${reference.slice(0, 3)} ${reference.at(-1)}`,
      bankCode: 'FNB',
      accountNumber: account,
      accountType: 'CURRENT',
      amount: amount(amountMinor),
      beneficiaryReference: reference,
    })),
    calendar: {
      every,
      interval,
      ...(every === 'WEEK' ? { weekday: WEEKDAYS[on - 1] } : { dayOfMonth: on === 0 ? 'LAST' : on }),
      startsOn: dayOf(ms + plan.startsInDays * DAY_MS),
      ...(plan.runs === null ? {} : { runs: plan.runs }),
      ifNotBankingDay: plan.rule,
    },
    // A sweep moves what is there on its day.
    ...(plan.source === 'FUNDING' ? {} : { createDaysAhead: plan.createDaysAhead, ifShort: plan.ifShort }),
    ...(plan.approvalMode === 'STANDING'
      ? {
          limits: {
            perRun: amount(perRunMinor),
            ...(plan.endsByTotal ? { total: amount(perRunMinor) } : {}),
            validUntil: dayOf(ms + plan.validForDays * DAY_MS),
          },
        }
      : {}),
  };
}

/** Records what a person learns from an answer. */
export function learnOfSchedule(
  world: World,
  event: ScheduleEvent,
  { status, body }: TestAnswer<{ id: string }>,
): void {
  if (status !== 200) return;
  const entity = event.by[0]!;
  if (event.what === 'write schedule') {
    world.schedules.set(event.schedule, { id: body.id, entity });
    return;
  }
  const known = world.schedules.get(event.schedule);
  if (known && known.entity !== entity)
    world.sightings.push({
      promise: 'entities-apart',
      text: `${event.by} could ${event.what} of ${event.schedule}, which is of another entity`,
    });
}
