import { takeSnapshot } from '../../src/domain/exchange/snapshot.ts';
import type { Command } from '../../src/domain/exchange/commands.ts';
import type { Trade } from '../../src/domain/exchange/events.ts';
import { slowApplyCommand } from '../../src/domain/exchange/testing/slow-engine.ts';
import { slowSnapshot, slowState, type SlowState } from '../../src/domain/exchange/testing/slow-state.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { verifyExchange } from '../../src/server/trading/engine/verify-exchange.ts';
import type { Broken } from '../promises.ts';
import { BEGINNING_MS } from '../stage.ts';
import type { World } from '../world.ts';
import { decimalText } from './decimal-text.ts';

/** The result of replaying the exchange's journal in a second engine. */
interface PlayedAgain {
  state: SlowState;
  trades: Trade[];
  /** How many commands there are for each account and customer order id. */
  commands: Map<string, number>;
}

/** Without a time, the exchange shows the trades of its latest days only. */
const EARLIEST = new Date(BEGINNING_MS - 30 * DAY_MS).toISOString();

/** The promises about the exchange that a history has broken. */
export async function exchangeBroken(world: World): Promise<Broken[]> {
  const exchange = await world.stage.exchange.running();
  exchange.way = 'UP';
  await exchange.settled();
  const again = await playAgain(world);
  const broken: Broken[] = [...onceBroken(world, again)];
  const shown = JSON.stringify(takeSnapshot(exchange.service.engine.state));
  if (shown !== JSON.stringify(slowSnapshot(again.state)))
    broken.push({ promise: 'exchange-as-played-again', text: 'the second engine has another state' });
  const { faults } = await verifyExchange(world.stage.owner);
  for (const text of faults) broken.push({ promise: 'exchange-as-played-again', text });
  for (const [entity, account] of world.exchange.accounts)
    if (entity !== 'broker') broken.push(...(await shownBroken(world, again, entity, account)));
  return broken;
}

async function playAgain({ stage }: World): Promise<PlayedAgain> {
  const rows = await stage.owner.query(
    `SELECT command, EXISTS (
       SELECT FROM exchange.set_aside s WHERE s.sequence = c.sequence
     ) AS is_set_aside
     FROM exchange.commands c
     ORDER BY sequence`,
  );
  const again: PlayedAgain = { state: slowState(), trades: [], commands: new Map() };
  for (const { command: text, is_set_aside: isSetAside } of rows) {
    const command = JSON.parse(text) as Command;
    if (isSetAside) {
      again.state.sequence++;
      continue;
    }
    for (const event of slowApplyCommand(again.state, command))
      if (event.type === 'trade') again.trades.push(event);
    if (command.type !== 'limit' && command.type !== 'convert') continue;
    const key: string = `${command.account} ${command.customerOrderId}`;
    again.commands.set(key, (again.commands.get(key) ?? 0) + 1);
  }
  return again;
}

function onceBroken({ exchange }: World, { commands }: PlayedAgain): Broken[] {
  const expected = new Map(
    [...exchange.asked].map(([name, asked]) => {
      const [entity, order] = name.split(' ') as [string, string];
      const key: string = `${exchange.accounts.get(entity)!} ${order}`;
      return [key, asked] as const;
    }),
  );
  const broken: Broken[] = [];
  for (const name of new Set([...expected.keys(), ...commands.keys()])) {
    const made = commands.get(name) ?? 0;
    const { accepted, unknown } = expected.get(name) ?? { accepted: 0, unknown: 0 };
    if (made >= accepted && made <= accepted + unknown) continue;
    const text = `order ${name}: accepted ${accepted} times, perhaps ${unknown} more, placed ${made} times`;
    broken.push({ promise: 'exchange-once', text });
  }
  return broken;
}

/** Compares the data that traders of an entity see with the second engine. */
async function shownBroken(
  world: World,
  { state, trades }: PlayedAgain,
  entity: string,
  account: number,
): Promise<Broken[]> {
  const { assets, pairs } = state.rules;
  const sizeOf = (pair: number, lots: bigint): string => {
    const { symbol, lotDecimals } = pairs[pair]!;
    return `${symbol} ${decimalText(lots, lotDecimals)}`;
  };
  const expected = {
    balances: state.accounts[account]!.balances.flatMap(({ available, reserved }, asset) => {
      const { symbol, decimals } = assets[asset]!;
      const isNone = available === 0n && reserved === 0n;
      return isNone
        ? []
        : [`${symbol} ${decimalText(available, decimals)} + ${decimalText(reserved, decimals)}`];
    }),
    'open orders': state.orders
      .filter((order) => order.account === account)
      .map((order) => `${order.customerOrderId} ${sizeOf(order.pair, order.remaining)}`),
    trades: trades.flatMap((trade) => {
      const size = sizeOf(trade.pair, BigInt(trade.quantity));
      const makerSide = trade.takerSide === 'buy' ? 'sell' : 'buy';
      return [
        ...(trade.takerAccount === account ? [`${trade.takerSide} ${size}`] : []),
        ...(trade.makerAccount === account ? [`${makerSide} ${size}`] : []),
      ];
    }),
  };
  const broken: Broken[] = [];
  for (const [what, texts] of Object.entries(expected)) {
    const shown = await shownTo(world, entity, what as keyof typeof expected);
    const [a, b] = [shown, texts].map((list) => list.toSorted().join(', ') || 'none');
    if (a !== b)
      broken.push({
        promise: 'exchange-as-shown',
        text: `entity ${entity} is shown ${what} ${a}, the second engine has ${b}`,
      });
  }
  return broken;
}

type Shown = Readonly<Record<string, string>>;

/** The requests that show each kind of data, and how an item is written for the comparison. */
const PAGES = {
  balances: {
    path: 'account/balances/all',
    items: ([group]: { balances: Shown[] }[]) => group?.balances ?? [],
    textOf: (one: Shown) => `${one['currency']} ${plain(one['available']!)} + ${plain(one['reserved']!)}`,
  },
  'open orders': {
    path: 'orders/open',
    items: (list: Shown[]) => list,
    textOf: (one: Shown) =>
      `${one['customerOrderId']} ${one['currencyPair']} ${plain(one['remainingQuantity']!)}`,
  },
  trades: {
    path: `account/tradehistory?limit=100&startTime=${EARLIEST}`,
    items: (list: Shown[]) => list,
    textOf: (one: Shown) => `${one['side']!.toLowerCase()} ${one['currencyPair']} ${plain(one['quantity']!)}`,
  },
} as const;

/** The data that a trader of an entity sees, or the refusal. */
async function shownTo(world: World, entity: string, what: keyof typeof PAGES): Promise<string[]> {
  const { path, items, textOf } = PAGES[what];
  const trader = world.people.get(`${entity} trader 1`)!;
  const { status, body } = await trader.send('GET', `/trading/v1/${path}`);
  return status === 200 ? items(body).map(textOf) : [`${status} ${body?.code}`];
}

function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
