import setup from '../src/server/app/testing/global-setup.ts';
import { administer, testServerUrl } from '../src/server/platform/testing/test-database.ts';
import { FAULTS } from './faults.ts';
import { historyOf } from './draw-history.ts';
import { play, type Played } from './play.ts';
import { reachOf } from './reach.ts';
import { addShapes, SHAPES, type Shape } from './shapes.ts';
import { shrink } from './shrink.ts';
import { openStage, type Stage } from './stage.ts';
import { storyOf } from './story.ts';

/**
 * `npm run simulate -- [--seeds n] [--seed n] [--only n,n,…] [--minutes m] [--length n] [--as-played]
 * [--people] [--customers] [--reach] [--faults]`:
 * plays the histories of seeds and prints the figures, with a count for each way in which the bank books,
 * returns and states. `--only` names the seeds, `--length` the number of events that a history begins with.
 * A history that breaks a promise is shortened and printed as a story, unless `--as-played` is given, and the
 * exit code is 1. With `--people`, plays only the seeds in which people change, programs act and webhooks
 * receive events; with `--customers`, only those in which a company is paid by its customers. With `--reach`,
 * prints how much of each room they ran. With `--faults`, plays seeds against each planted fault (whose name
 * contains the word) until a promise finds it.
 */

/** Histories on one database: an old one has more to verify after each history. */
const PLAYS_A_STAGE = 20;
/** A planted fault must be found within this many seeds, each of these times. */
const MOST_SEEDS = 100;
const SEARCHES = 3;

const USAGE =
  'npm run simulate -- [--seeds <n>] [--seed <n>] [--only <n,n,…>] [--minutes <m>] [--length <n>] ' +
  '[--as-played] [--people] ' +
  '[--customers] [--reach] ' +
  '[--faults [<word>]]\n';
const say = (line: string) => void process.stdout.write(`${line}\n`);

const words = process.argv.slice(2);
const areFaults = words.includes('--faults');
const given = (name: string): number | null => {
  const at = words.indexOf(name);
  return at === -1 ? null : Number(words[at + 1]);
};
const [seeds, seed, minutes] = [given('--seeds'), given('--seed'), given('--minutes')];
const length = given('--length');
const onlyAt = words.indexOf('--only');
const only = onlyAt === -1 ? null : (words[onlyAt + 1] ?? '').split(',').map(Number);
if ([seeds, seed, minutes, length, ...(only ?? [])].some((value) => value !== null && !(value > 0))) {
  process.stderr.write(USAGE);
  process.exit(1);
}

if (words.includes('--reach')) {
  reachOf(
    words.filter((word) => word !== '--reach'),
    say,
  );
  process.exit(0);
}

const tearDown = await setup();
// A commit that was answered is on disk, also when PostgreSQL ends right after it.
await administer(testServerUrl(), 'ALTER ROLE ALL SET synchronous_commit = on');
let isSound = false;
try {
  isSound = areFaults ? await searchFaults() : await playSeeds();
} finally {
  await tearDown();
}
process.exit(isSound ? 0 : 1);

async function playSeeds(): Promise<boolean> {
  const startedMs = performance.now();
  const first = seed ?? 1;
  const last =
    seed !== null && seeds === null && minutes === null
      ? seed
      : first + (seeds ?? (minutes ? Infinity : 200)) - 1;
  const isOver = () => minutes !== null && performance.now() - startedMs > minutes * 60_000;
  const sums: Played['figures'] = {
    events: 0,
    requests: 0,
    turns: 0,
    crashes: 0,
    statements: 0,
    payments: 0,
    files: 0,
    bankStatements: 0,
    entries: 0,
    posted: 0,
    months: 0,
    runs: 0,
    commands: 0,
    arrived: 0,
    webhooksOn: 0,
  };
  const tallies = {
    'People, programs and webhooks': { seeds: 0, tally: new Map() as Played['tally'] },
    'Clerks of a company that is paid': { seeds: 0, tally: new Map() as Played['tally'] },
  };
  const shapes = { seeds: 0, counts: new Map<Shape, number>() };
  let stage = await openStage(undefined, { mayEndDatabase: true });
  let played = 0;
  let failed = 0;
  for (const one of only ?? numbersFrom(first, last)) {
    if (isOver()) break;
    const history = historyOf(one, length ?? undefined);
    if (words.includes('--people') && !history.hasPeople) continue;
    if (words.includes('--customers') && !history.customers) continue;
    const found = await play(stage, history);
    played += 1;
    if (history.hasPeople) addTally(tallies['People, programs and webhooks'], found.tally);
    if (found.shapes) {
      shapes.seeds += 1;
      addShapes(shapes.counts, found.shapes);
    }
    if (history.customers) addTally(tallies['Clerks of a company that is paid'], found.tally);
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += found.figures[name];
    if (seed !== null) say(`Digest of seed ${one}: ${found.digest}`);
    if (found.broken.length > 0) {
      failed += 1;
      await stage.close();
      for (const { promise, text } of found.broken)
        say(`  BROKEN by seed ${found.history.seed}: ${promise}: ${text}`);
      if (!words.includes('--as-played')) await tell(found);
    } else if (played % PLAYS_A_STAGE === 0) await stage.close();
    else continue;
    say(`${played} seeds, ${failed} failed, ${minutesSince(startedMs)} minutes`);
    stage = await openStage(undefined, { mayEndDatabase: true });
  }
  await stage.close();
  say(
    `${played} seeds, ${failed} failed: ${sums.events} events, ${sums.requests} requests, ` +
      `${sums.turns} turns and sweeps, ${sums.statements} SQL statements, ${sums.crashes} crashes, ` +
      `${sums.payments} payments at the bank, ${sums.files} bank files, ` +
      `${sums.bankStatements} bank statements, ` +
      `${sums.posted} entries of statements posted, ${sums.months} months closed, ` +
      `${sums.runs} runs of schedules, ` +
      `${sums.entries} ledger entries, ` +
      `${sums.commands} commands of the exchange, ` +
      `${sums.arrived} events at ${sums.webhooksOn} webhooks, ` +
      `${minutesSince(startedMs)} minutes.`,
  );
  if (shapes.seeds > 0) tellShapes(shapes);
  for (const [whose, one] of Object.entries(tallies)) if (one.seeds > 0) tellTally(whose, one);
  return failed === 0;
}

function* numbersFrom(first: number, last: number): Generator<number> {
  for (let one = first; one <= last; one++) yield one;
}

/** How often the bank played each shape. */
function tellShapes({ seeds: seedsWithBank, counts }: { seeds: number; counts: Map<Shape, number> }): void {
  say(`What the bank of files did, in ${seedsWithBank} seeds:\n| Shape | Times |\n| --- | ---: |`);
  for (const shape of SHAPES) say(`| ${shape} | ${counts.get(shape) ?? 0} |`);
  const missing = SHAPES.filter((shape) => (counts.get(shape) ?? 0) === 0);
  say(missing.length === 0 ? 'It played every shape.' : `It did not play: ${missing.join('; ')}.`);
}

interface Tally {
  /** How many seeds have such events. */
  seeds: number;
  tally: Played['tally'];
}

function addTally(to: Tally, more: Played['tally']): void {
  const { tally: sums } = to;
  to.seeds += 1;
  for (const [what, { accepted, refused }] of more) {
    const sum = sums.get(what) ?? { accepted: 0, refused: new Map<string, number>() };
    sum.accepted += accepted;
    for (const [code, times] of refused) sum.refused.set(code, (sum.refused.get(code) ?? 0) + times);
    sums.set(what, sum);
  }
}

/** The events by kind: how many were accepted, and why the others were refused. */
function tellTally(whose: string, { seeds: seedsWithThem, tally }: Tally): void {
  say(`${whose}, in ${seedsWithThem} seeds:\n` + '| Event | Accepted | Refused |\n| --- | --- | --- |');
  for (const [what, { accepted, refused }] of [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const codes = [...refused].toSorted(([, a], [, b]) => b - a).map(([code, times]) => `${times} ${code}`);
    say(`| ${what} | ${accepted} | ${codes.join(', ')} |`);
  }
}

function minutesSince(startedMs: number): string {
  return ((performance.now() - startedMs) / 60_000).toFixed(1);
}

/** Prints what a history broke, and its shortest story. */
async function tell(found: Played): Promise<void> {
  const [first] = found.broken;
  const stage = await openStage(undefined, { mayEndDatabase: true });
  const breaksAgain = async (shorter: typeof found.history) =>
    (await play(stage, shorter)).broken.some(({ promise }) => promise === first!.promise);
  const { history, plays } = await shrink(found.history, breaksAgain);
  say(`Shortened from ${found.history.events.length} to ${history.events.length} events in ${plays} plays.`);
  say(storyOf(await play(stage, history)));
  say(JSON.stringify(history));
  await stage.close();
}

/** Plays seeds against each planted fault until a promise finds it. */
async function searchFaults(): Promise<boolean> {
  say('| Planted fault | Found by | Seeds it took, on average |\n| --- | --- | --- |');
  let isFound = true;
  const word = words[words.indexOf('--faults') + 1];
  for (const fault of FAULTS.filter(({ name }) => !word || word.startsWith('--') || name.includes(word))) {
    const searches: { promise: string; seeds: number }[] = [];
    for (let search = 0; search < SEARCHES; search++) {
      const stage: Stage = await openStage(fault);
      for (let one = 1; one <= MOST_SEEDS; one++) {
        const history = historyOf(search * 1_000 + one);
        if (fault.canShow && !fault.canShow(history)) continue;
        const { broken } = await play(stage, history);
        const found = broken.find(({ promise }) => fault.foundBy.includes(promise));
        if (found) searches.push({ promise: found.promise, seeds: one });
        if (found) break;
      }
      await stage.close();
    }
    const by = [...new Set(searches.map(({ promise }) => promise))].join(', ');
    const mean = searches.reduce((sum, found) => sum + found.seeds, 0) / searches.length;
    const wasFound = searches.length === SEARCHES;
    isFound &&= wasFound;
    say(`| ${fault.name} | ${by || 'nothing'} | ${wasFound ? mean.toFixed(1) : 'NOT FOUND'} |`);
  }
  return isFound;
}
