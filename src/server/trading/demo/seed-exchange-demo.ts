import { DAY_MS, HOUR_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { seededNumbers } from '../../platform/seeded-numbers.ts';
import { ENGINE_LOCK, EngineTaken, type NewCommand } from '../engine/engine.ts';
import { writeSnapshot } from '../engine/journal.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { openDesk } from '../makers/desk.ts';
import { STOCKED_ASSETS, restock } from '../makers/inventory.ts';
import { FIRST_PRICES, priceWalk } from '../makers/price-walk.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { saveDemoKey } from './demo-key.ts';
import { karooPast } from './karoo-past.ts';
import { marketPast } from './market-past.ts';
import type { Moment, Past } from './moments.ts';

const SEED = 20_262;
const DAYS = 182;

/** The row of `installation` that tells how far the demo has come. */
const MARK = 'exchange-demo';

/**
 * Whether the demo's exchange is to be made, and when it then began to trade, in epoch ms: at that time it is
 * to be opened. It is for a demo installation with an empty journal; what a start that was interrupted has
 * left is cleared away first. Undefined otherwise.
 */
export async function exchangeDemoStart(context: Context): Promise<number | undefined> {
  if (context.configuration.seed !== 'demo') return undefined;
  const toBeMade = await context.database.transaction(async (tx) => {
    // Nobody else runs the exchange, nor begins to, while it is looked at.
    const [lock] = await tx.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [ENGINE_LOCK]);
    if (!lock!.taken) return false;
    const [found] = await tx.query(
      `SELECT EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb) AS demo,
         EXISTS (SELECT 1 FROM installation WHERE name = $1 AND value = '"begun"'::jsonb) AS begun,
         EXISTS (SELECT 1 FROM exchange.commands) OR EXISTS (SELECT 1 FROM exchange.snapshots) AS used`,
      [MARK],
    );
    const { demo, begun, used } = found!;
    if (!demo || (used && !begun)) return false;
    for (const name of TABLES) await tx.query(`DELETE FROM exchange.${name}`);
    await tx.query(
      `INSERT INTO installation (name, value) VALUES ($1, '"begun"'::jsonb) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [MARK],
    );
    return true;
  });
  return toBeMade ? startOf(context.clock.nowMs()) : undefined;
}

const ORDERS: ReadonlySet<NewCommand['type']> = new Set(['limit', 'market', 'convert']);

const TABLES = [
  'commands',
  'snapshots',
  'progress',
  'accounts',
  'keys',
  'orders',
  'order_states',
  'trades',
  'fills',
  'transactions',
  'buckets',
  'loan_updates',
  'funding',
  'instructions',
] as const;

function startOf(nowMs: number): number {
  return nowMs - (nowMs % HOUR_MS) - DAYS * DAY_MS;
}

/**
 * Gives an exchange that was opened at `exchangeDemoStart` half a year of trading, up to now: every bit of it
 * is a command of the present at a time of the past, so that nothing of the demo is other than what users
 * make. Does nothing when none is to be made.
 */
export async function seedExchangeDemo(context: Context, exchange: ExchangeService): Promise<void> {
  const [begun] = await context.database.query(
    `SELECT 1 FROM installation WHERE name = $1 AND value = '"begun"'::jsonb`,
    [MARK],
  );
  if (!begun) return;
  // Another process was making it when this one looked, and is gone: what it left is cleared when the
  // exchange is opened once more.
  if (exchange.engine.state.accounts.count > 1)
    throw new EngineTaken('Another process was making the demo of the exchange.');
  const nowMs = context.clock.nowMs();
  await fill(exchange, nowMs);
  await exchange.engine.projected();
  await writeSnapshot(context.database, exchange.engine.state, nowOf(context.clock));
  await saveDemoKey(context, exchange);
  await context.database.query(`UPDATE installation SET value = '"done"'::jsonb WHERE name = $1`, [MARK]);
  await context.database.execute(`ANALYZE ${TABLES.map((name) => `exchange.${name}`).join(', ')}`);
}

async function fill(exchange: ExchangeService, nowMs: number): Promise<void> {
  const { engine } = exchange;
  const startMs = Math.max(startOf(nowMs), engine.state.at);
  const accounts = await openDemoAccounts(exchange, startMs);
  const next = seededNumbers(SEED);
  const walk = priceWalk(next, FIRST_PRICES);
  const past: Past = { state: engine.state, accounts, walk, next };
  const markets = marketPast(past, startMs, nowMs);
  const karoo = karooPast(past, startMs, nowMs);
  let lastMs = startMs;
  for (let fromMs = startMs; fromMs < nowMs; fromMs += DAY_MS) {
    const toMs = Math.min(fromMs + DAY_MS, nowMs);
    const moments = [
      ...evening(past, fromMs),
      ...hours(fromMs, toMs),
      ...markets.upTo(toMs),
      ...karoo.between(fromMs, toMs),
    ];
    moments.sort((a, b) => a.at - b.at);
    // Every order takes the next number, whatever becomes of it.
    let order = engine.state.nextOrder;
    const submitted: Promise<unknown>[] = [];
    for (const { at, make, tidy } of moments) {
      if (at > lastMs) walk.step(at - lastMs);
      lastMs = Math.max(lastMs, at);
      const quoted: number[] = [];
      for (const command of make()) {
        if (command.type === 'limit' && command.account === accounts.quoter) quoted.push(order);
        if (ORDERS.has(command.type)) order++;
        submitted.push(engine.submit(command, { at }));
      }
      if (tidy)
        for (const number of quoted)
          submitted.push(engine.submit({ type: 'cancel', account: accounts.quoter, order: number }, { at }));
    }
    await Promise.all(submitted);
  }
  await openDesk(exchange, accounts).turn();
}

/**
 * Each day begins with what the market makers left standing being taken down, and their stocks being looked
 * after.
 */
function evening({ state, accounts }: Past, at: number): Moment[] {
  const make = (): NewCommand[] => [
    ...state.orders.ofAccount(accounts.quoter).map((slot): NewCommand => ({
      type: 'cancel',
      account: accounts.quoter,
      order: state.orders.number[slot]!,
    })),
    ...[accounts.quoter, accounts.taker].flatMap((account) =>
      STOCKED_ASSETS.flatMap((asset) => restock(state, account, asset) ?? []),
    ),
  ];
  return [{ at, make }];
}

function hours(fromMs: number, toMs: number): Moment[] {
  const struck: Moment[] = [];
  for (let at = Math.ceil(fromMs / HOUR_MS) * HOUR_MS; at < toMs; at += HOUR_MS)
    struck.push({ at, make: () => [{ type: 'hour' }] });
  return struck;
}
