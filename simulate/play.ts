import type { Batches } from './observe.ts';
import { look, seeWhatChanged } from './observe.ts';
import type { History, HistoryEvent, SingleEvent } from './history.ts';
import { actAsOperator, personPlays } from './people.ts';
import { changeReceiver, losePasskeys } from './people/play-people.ts';
import { whenReadable } from '../src/server/payments/events/testing/when-readable.ts';
import { customerPays, customerTakesBack, ownerPays } from './customers/customer-bank.ts';
import { atTheExchange, isByTrader, traderPlays } from './exchange/traders.ts';
import { ProjectionsDisagree } from '../src/server/trading/engine/projector.ts';
import { brokenPromises } from './compare.ts';
import type { Company } from './people/company.ts';
import type { Broken } from './promises.ts';
import { shapesOf, type ShapeCounts } from './shapes.ts';
import type { Stage } from './stage.ts';
import { currentFlow, takeTurns } from './turns.ts';
import { digestOf } from './digest.ts';
import { waitKindly } from './kind-end.ts';
import { dropStatementJobs, endSchedules, workerPlays } from './workers.ts';
import { filesOf, openWorld, type Outcome, type Play, type World } from './world.ts';

/** The result of playing a history. */
export interface Played {
  history: History;
  /** The outcome of each event, in one line. */
  outcomes: Outcome[][];
  broken: Broken[];
  /** A digest of everything that the history has left in the database, except ids. */
  digest: string;
  /** How often the bank of entity B has played each shape; null without such a bank. */
  shapes: ShapeCounts | null;
  /** How often each kind of event of people, or of clerks, was accepted, and refused by which code. */
  tally: Company['tally'];
  figures: World['figures'] & {
    events: number;
    payments: number;
    files: number;
    bankStatements: number;
    entries: number;
    posted: number;
    /** Months that two people have closed. */
    months: number;
    /** Runs of schedules that became batches, were missed or skipped. */
    runs: number;
    /** Commands in the journal of the exchange. */
    commands: number;
  };
}

/** Plays a history, lets time pass while the bank is kind, and compares every promise. */
export async function play(stage: Stage, history: History): Promise<Played> {
  await dropStatementJobs(stage);
  await endSchedules(stage);
  const world = await openWorld(stage, history);
  const untouched = await digestOf(stage.owner, [world.bystander]);
  const outcomes: Outcome[][] = [];
  const broken = await brokenBy(world, history, outcomes, untouched).catch((error: unknown) => {
    if (!(error instanceof ProjectionsDisagree)) throw error;
    return [...world.sightings, { promise: 'exchange-as-played-again' as const, text: error.message }];
  });
  const [entries] = await stage.owner.query(
    'SELECT count(*)::int AS n FROM postings WHERE entity_id = ANY ($1)',
    [[...world.entities.values()]],
  );
  const [posted] = await stage.owner.query(
    'SELECT count(DISTINCT entry_id)::int AS n FROM entry_postings WHERE entity_id = ANY ($1)',
    [[...world.entities.values()]],
  );
  const [months] = await stage.owner.query(
    'SELECT count(*)::int AS n FROM month_closes WHERE entity_id = ANY ($1) AND confirmed_at IS NOT NULL',
    [[...world.entities.values()]],
  );
  const [runs] = await stage.owner.query(
    'SELECT count(*)::int AS n FROM schedule_runs WHERE entity_id = ANY ($1)',
    [[...world.entities.values()]],
  );
  const [commands] = await stage.owner.query('SELECT count(*)::int AS n FROM exchange.commands');
  const banks = [world.files, world.customers].flatMap((one) => (one ? [one.bank] : []));
  return {
    history,
    outcomes,
    broken,
    shapes: world.files && history.booking ? shapesOf(world.files.bank, history.booking) : null,
    tally: (world.company ?? world.customers)?.tally ?? new Map(),
    digest: await digestOf(stage.owner, [...world.entities.values()], { hasExchange: true }),
    figures: {
      ...world.figures,
      events: history.events.length,
      payments: banks.reduce((sum, { payments }) => sum + payments.length, world.bank.received.length),
      files: banks.reduce((sum, { files }) => sum + files.length, 0),
      bankStatements: banks.reduce((sum, { account }) => sum + account.statements.length, 0),
      entries: entries!.n!,
      posted: posted!.n!,
      months: months!.n!,
      runs: runs!.n!,
      commands: commands!.n!,
    },
  };
}

/** Plays the events, adds the outcome of each to `outcomes`, and returns the promises that they broke. */
async function brokenBy(
  world: World,
  history: History,
  outcomes: Outcome[][],
  untouched: string,
): Promise<Broken[]> {
  let before = await look(world);
  for (const [index, event] of history.events.entries()) {
    outcomes.push(await happen(world, event, `${history.seed} ${index}`));
    before = await note(world, before, outcomes.at(-1)!);
  }
  await waitKindly(world, async (events) => {
    const all: Outcome[] = [];
    for (const event of events) all.push(...(await happen(world, event, 'end')));
    before = await note(world, before, all);
  });
  if ((await digestOf(world.stage.owner, [world.bystander])) !== untouched)
    world.sightings.push({ promise: 'entities-apart', text: 'an entity that did nothing has changed' });
  return brokenPromises(world);
}

async function note(world: World, before: Batches, outcomes: readonly Outcome[]): Promise<Batches> {
  for (const { by, text, isUnexpected } of outcomes)
    if (isUnexpected) world.sightings.push({ promise: 'no-unexpected-errors', text: `${by}: ${text}` });
  return seeWhatChanged(world, before);
}

async function happen(world: World, event: HistoryEvent, key: string): Promise<Outcome[]> {
  if (event.what === 'pass') {
    world.stage.clock.ms += event.ms;
    return [{ by: event.by, text: new Date(world.stage.clock.ms).toISOString(), isUnexpected: false }];
  }
  if (event.what === 'bank') {
    const text = filesOf(world, event.of)?.bank.work(world.stage.clock.ms) ?? 'has nothing to do';
    return [{ by: event.by, text, isUnexpected: false }];
  }
  if (event.what === 'customer pays')
    return [{ by: event.by, text: await customerPays(world, event), isUnexpected: false }];
  if (event.what === 'customer takes back')
    return [{ by: event.by, text: customerTakesBack(world, event), isUnexpected: false }];
  if (event.what === 'owner pays')
    return [{ by: event.by, text: ownerPays(world, event), isUnexpected: false }];
  if (isAtTheCounter(event)) return [{ by: event.by, text: atTheCounter(world, event), isUnexpected: false }];
  if (event.what === 'convert' || event.what === 'exchange ends' || event.what === 'way to the exchange')
    return [await atTheExchange(world, event)];
  if (event.what === 'receiver')
    return [{ by: event.by, text: changeReceiver(world, event), isUnexpected: false }];
  if (event.what === 'lose passkeys') {
    const text = world.company ? losePasskeys(world.company, event.by) : 'has none';
    return [{ by: event.by, text, isUnexpected: false }];
  }
  // Wait until all committed events may be read, so that each play delivers the same ones.
  if (event.what === 'sweep' && event.sweep === 'deliver')
    await whenReadable(world.stage.installation.context.database);
  if (event.what === 'way')
    return [{ by: event.by, text: changeTheWay(world, event.to, event.state), isUnexpected: false }];
  const isGroup = event.what === 'at once';
  const singles: SingleEvent[] = isGroup ? event.events : [event];
  const plays: Play[] = [];
  for (const [index, single] of singles.entries()) plays.push(await playOf(world, single, `${key} ${index}`));
  const flows = plays.flatMap((one) => one.flows);
  if (flows.length === 1) await currentFlow.run(flows[0]!.flow, flows[0]!.work);
  else if (flows.length > 1) await takeTurns(flows, isGroup ? event.order : TURN_ABOUT, world.stage.watch);
  const outcomes: Outcome[] = [];
  for (const one of plays) outcomes.push(await one.outcome());
  return outcomes;
}

const AT_THE_COUNTER = new Set<HistoryEvent['what']>(['statement', 'deposit', 'charge', 'business']);
type AtTheCounter = Extract<HistoryEvent, { what: 'statement' | 'deposit' | 'charge' | 'business' }>;

function isAtTheCounter(event: HistoryEvent): event is AtTheCounter {
  return AT_THE_COUNTER.has(event.what);
}

function atTheCounter(world: World, event: AtTheCounter): string {
  const { stage } = world;
  const files = filesOf(world, event.what === 'statement' ? event.of : undefined);
  if (!files) return 'has nothing to do';
  if (event.what === 'deposit') return files.bank.receive(stage.clock.ms, event.amountMinor, event.isNamed);
  if (event.what === 'charge') return files.bank.charge(stage.clock.ms, event.amountMinor);
  if (event.what === 'business') return files.bank.book(stage.clock.ms, event.amountMinor, event.text);
  return files.bank.state(stage.clock.ms, event.fate);
}

function changeTheWay(
  { bank, files }: World,
  to: 'API' | 'FOLDER',
  state: 'UP' | 'DOWN' | 'ANSWERS_LOST',
): string {
  if (to === 'API') bank.way = state;
  else files?.bank.reach(state === 'UP');
  return to === 'API' ? `the bank's interface is ${state}` : `the folder of bank files is ${state}`;
}

/** The order of a double click. */
const TURN_ABOUT = [0, 1];

async function playOf(world: World, event: SingleEvent, key: string): Promise<Play> {
  if (event.what === 'turn' || event.what === 'sweep' || event.what === 'visit')
    return workerPlays(world, event);
  if (event.what === 'access' || event.what === 'payouts')
    return { flows: [], outcome: () => actAsOperator(world, event) };
  return isByTrader(event) ? traderPlays(world, event, key) : personPlays(world, event, key);
}
