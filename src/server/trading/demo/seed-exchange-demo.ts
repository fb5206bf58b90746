import { DAY_MS, HOUR_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { seededNumbers } from '../../../shared/seeded-numbers.ts';
import { ENGINE_LOCK, EngineTaken, type NewCommand } from '../engine/engine.ts';
import { writeSnapshot } from '../engine/journal.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { openMarketMakers } from '../market-makers/market-makers.ts';
import { STOCKED_ASSETS, restock } from '../market-makers/inventory.ts';
import { FIRST_PRICES, referencePrices } from '../market-makers/reference-prices.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { saveDemoKey } from './demo-key.ts';
import { karooHistory } from './karoo-history.ts';
import { marketHistory } from './market-history.ts';
import type { PastAction, Past } from './past-action.ts';

const SEED = 20_262;
const DAYS = 182;

/** The row of `installation` with the demo's progress. */
const MARK = 'exchange-demo';

/**
 * When the demo's exchange begins to trade, in epoch ms: open it at that time. Undefined unless this is a
 * demo installation with an empty journal. Clears what an interrupted start has left.
 */
export async function exchangeDemoStart(context: Context): Promise<number | undefined> {
  if (context.configuration.seed !== 'demo') return undefined;
  const toBeMade = await context.database.transaction(async (tx) => {
    // The lock keeps other processes from starting the exchange during the check.
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
      `INSERT INTO installation (name, value)
       VALUES ($1, '"begun"'::jsonb)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
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
 * Gives an exchange that was opened at `exchangeDemoStart` half a year of trading, up to now. All of it is
 * made of ordinary commands at past times, so the demo contains nothing that users could not do themselves.
 * Does nothing when no demo is due.
 */
export async function seedExchangeDemo(context: Context, exchange: ExchangeService): Promise<void> {
  const [begun] = await context.database.query(
    `SELECT 1 FROM installation WHERE name = $1 AND value = '"begun"'::jsonb`,
    [MARK],
  );
  if (!begun) return;
  // Another process was creating the demo and has ended; what it left is cleared when the exchange is
  // opened again.
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
  const walk = referencePrices(next, FIRST_PRICES);
  const past: Past = { state: engine.state, accounts, walk, next };
  const markets = marketHistory(past, startMs, nowMs);
  const karoo = karooHistory(past, startMs, nowMs);
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
    // Every order takes the next number, even one that fails.
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
  await openMarketMakers(exchange, accounts).turn();
}

/** Each day begins by cancelling the market makers' leftover quotes and checking their inventories. */
function evening({ state, accounts }: Past, at: number): PastAction[] {
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

function hours(fromMs: number, toMs: number): PastAction[] {
  const charged: PastAction[] = [];
  for (let at = Math.ceil(fromMs / HOUR_MS) * HOUR_MS; at < toMs; at += HOUR_MS)
    charged.push({ at, make: () => [{ type: 'hour' }] });
  return charged;
}
