import { afterEach, beforeEach, expect, it } from 'vitest';
import { rounds } from '../../src/server/platform/testing/rounds.ts';
import { makeRuns } from '../../src/server/payments/schedules/make-runs.ts';
import {
  ALLOWS_STANDING,
  rent,
  row,
  scheduleCompany,
  standing,
  type ScheduleRequest,
} from '../../src/server/payments/schedules/testing/schedule-company.ts';
import { verifyAudit } from '../../src/server/audit/audit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/shared/time.ts';
import { drawsOf } from '../draws.ts';
import { openStage, type Stage } from '../stage.ts';
import { Flow, takeTurns } from '../turns.ts';

/**
 * Months of clock time in time zones with and without daylight saving: two workers race, one of them is
 * killed between two statements, nothing runs for three days, and the clock is set back. `npm run torture --
 * schedules` plays years until a worker was killed at least 50 times at each statement.
 */

const ZONES = ['America/New_York', 'Africa/Johannesburg', 'Europe/London'].slice(0, rounds(2, 3));
/** The days on which the clocks of London and New York change lie in a year that begins then. */
const BEGINS_MS = Date.UTC(2027, 1, 1, 6);
const LENGTH_DAYS = rounds(38, 365);
/** Each time of the day comes, midnight and the hours of the change too. */
const STEP_MS = rounds(17 * HOUR_MS, 7 * HOUR_MS + 20 * MINUTE_MS);
const EACH_STATEMENT = 75;
/** Years with other turns. The killed statement is the one with the fewest kills so far. */
const YEARS = rounds(1, 6);
const LEAST_KILLS = 50;
/** Days since the beginning on which outages of three days begin; the second one meets a change of clocks. */
const OUTAGES = [17, 53, 200, 276];
const OUTAGE_DAYS = 3;

type Calendar = ScheduleRequest['calendar'];

const CALENDARS: readonly Calendar[] = [
  { every: 'WEEK', weekday: 'FRIDAY', startsOn: '2027-02-02', ifNotBankingDay: 'PRECEDING' },
  { every: 'WEEK', weekday: 'SUNDAY', interval: 2, startsOn: '2027-02-02', ifNotBankingDay: 'FOLLOWING' },
  { every: 'MONTH', dayOfMonth: 'LAST', startsOn: '2027-02-02', ifNotBankingDay: 'PRECEDING' },
  { every: 'MONTH', dayOfMonth: 30, startsOn: '2027-02-02', ifNotBankingDay: 'MODIFIED_FOLLOWING' },
];

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
  stage.begin(1);
  stage.clock.ms = BEGINS_MS;
});
afterEach(() => stage.close());

/** How often a worker was killed at each statement, and how often it made fewer statements than that. */
const kills = new Map<number, number>();
const tooFew = new Map<number, number>();

/** The statement with the fewest kills so far. One that is seldom reached must not stop the others. */
function nextStatement(): number {
  const statements = Array.from({ length: EACH_STATEMENT }, (_, index) => index + 1);
  const score = (one: number) => (kills.get(one) ?? 0) + (tooFew.get(one) ?? 0) / 4;
  return statements.reduce((least, one) => (score(one) < score(least) ? one : least));
}

const count = (counts: Map<number, number>, of: number) => counts.set(of, (counts.get(of) ?? 0) + 1);

it.for(Array.from({ length: YEARS }, (_, index) => index + 1))(
  'makes each day of each schedule one batch or one recorded miss, year %i',
  { timeout: 3_600_000 },
  async (year, { task }) => {
    const schedules: { id: string; zone: string; days: string[] }[] = [];
    for (const zone of ZONES)
      for (const request of requests()) {
        const company = await scheduleCompany(stage.installation, { ...ALLOWS_STANDING, timezone: zone });
        const { id } = await company.active(request);
        schedules.push({ id, zone, days: daysOf(request.calendar) });
      }
    const played = await playClock(24 + year);
    const rows = await stage.owner.query(
      `SELECT schedule_id, due_on::text AS due_on, status AS what
       FROM schedule_runs
      UNION ALL
     SELECT schedule_id, schedule_due_on::text, 'batch' FROM batches WHERE schedule_id IS NOT NULL`,
    );
    let batches = 0;
    let missed = 0;
    for (const { id, zone, days } of schedules) {
      const found = new Map<string, string[]>();
      for (const { due_on: day, what } of rows.filter(({ schedule_id }) => schedule_id === id))
        found.set(day!, [...(found.get(day!) ?? []), what!].sort());
      for (const day of days) {
        const record = found.get(day) ?? [];
        expect([['CREATED', 'batch'], ['MISSED']], `${day} in ${zone}`).toContainEqual(record);
        if (record[0] === 'CREATED') batches += 1;
        else missed += 1;
      }
      const last = days.at(-1)!;
      expect([...found.keys()].filter((day) => !days.includes(day) && day <= last)).toEqual([]);
    }
    expect((await verifyAudit(stage.owner)).faults).toEqual([]);
    expect(batches).toBeGreaterThan(missed * 5);
    expect(played.kills).toBeGreaterThan(rounds(10, 50));
    const found = `${batches} batches, ${missed} recorded misses`;
    Object.assign(task.meta, { kills: played.kills, found });
  },
);

it('kills a worker often enough at each statement', ({ task }) => {
  const each = Array.from({ length: EACH_STATEMENT }, (_, index) => kills.get(index + 1) ?? 0);
  const least = Math.min(...each);
  const total = each.reduce((sum, one) => sum + one, 0);
  Object.assign(task.meta, {
    kills: total,
    found: `at least ${least} at each of ${EACH_STATEMENT} statements`,
  });
  expect(each.filter((one) => one > 0).length).toBeGreaterThan(rounds(10, EACH_STATEMENT - 1));
  expect(least).toBeGreaterThanOrEqual(rounds(0, LEAST_KILLS));
});

/** A schedule of each kind. Each pays different people, so that no run asks about duplicates. */
function requests(): ScheduleRequest[] {
  return CALENDARS.map((calendar, index) => {
    const withdrawals = [row('10.00', `Person ${index}`, `6201000000${index}`)];
    const given = { label: `Schedule ${index}`, calendar, createDaysAhead: index + 1, withdrawals };
    const limits = { perRun: '10.00', validUntil: '2028-01-31' };
    return index % 2 === 0 ? rent(given) : standing({ ...given, limits });
  });
}

async function playClock(seed: number): Promise<{ kills: number }> {
  const draws = drawsOf(seed);
  const isOut = (day: number) => OUTAGES.some((from) => day >= from && day < from + OUTAGE_DAYS);
  let killed = 0;
  for (let step = 0; stage.clock.ms < BEGINS_MS + LENGTH_DAYS * DAY_MS; step++) {
    stage.clock.ms += STEP_MS;
    // Set the clock back, so that work done at the wrong time is processed again.
    if (step % 11 === 10) stage.clock.ms -= 90 * MINUTE_MS;
    if (isOut((stage.clock.ms - BEGINS_MS) / DAY_MS)) continue;
    const statement = nextStatement();
    const flows = [...stage.workers].map(([name, context], index) => {
      const crash = index === 0 ? { statement, isAfter: draws.chance(0.5) } : null;
      return { flow: new Flow(name, crash), work: () => makeRuns(context).catch(() => undefined) };
    });
    await takeTurns(
      flows,
      Array.from({ length: 24 }, () => draws.whole(0, 5)),
      stage.watch,
    );
    const hasCrashed = flows.some(({ flow }) => flow.hasCrashed);
    count(hasCrashed ? kills : tooFew, statement);
    if (hasCrashed) killed += 1;
  }
  return { kills: killed };
}

/** The due days whose time has passed at the end, by the arithmetic of UTC days. */
function daysOf({ every, interval = 1, weekday, dayOfMonth, startsOn }: Calendar): string[] {
  const first = Date.parse(startsOn);
  // A run that is due later may still be open; its money moves a few days later at most.
  const last = BEGINS_MS + (LENGTH_DAYS - 7) * DAY_MS;
  const days: string[] = [];
  let weeks = 0;
  for (let ms = first; ms < last; ms += DAY_MS) {
    const day = new Date(ms);
    const isLast = new Date(ms + DAY_MS).getUTCDate() === 1;
    if (every === 'WEEK') {
      if (WEEKDAYS[day.getUTCDay()] === weekday && weeks++ % interval === 0) days.push(dayText(day));
      continue;
    }
    const wanted = dayOfMonth === 'LAST' ? 31 : Number(dayOfMonth);
    if (day.getUTCDate() === wanted || (isLast && day.getUTCDate() < wanted)) days.push(dayText(day));
  }
  return days;
}

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

function dayText(day: Date): string {
  return day.toISOString().slice(0, 10);
}
