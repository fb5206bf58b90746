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

/** The journal of the exchange as a second engine plays it. */
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

/** Compares what the traders of an entity are shown with the second engine. */
async function shownBroken(
  world: World,
  { state, trades }: PlayedAgain,
  entity: string,
  account: number,
): Promise<Broken[]> {
  const trader = world.people.get(`${entity} trader 1`)!;
  const read = async (path: string): Promise<any> => {
    const { status, body } = await trader.send('GET', `/trading/v1/${path}`);
    return status === 200 ? body : `answered ${status} ${body?.code}`;
  };
  const { assets, pairs } = state.rules;
  const [{ balances } = { balances: [] }] = await read('account/balances/all');
  const seenBalances = balances.map(
    ({ currency, available, reserved }: Record<string, string>) => `${currency} ${available} + ${reserved}`,
  );
  const balanceTexts = state.accounts[account]!.balances.flatMap(({ available, reserved }, asset) => {
    const { symbol, decimals } = assets[asset]!;
    const isNone = available === 0n && reserved === 0n;
    return isNone ? [] : [`${symbol} ${text(available, decimals)} + ${text(reserved, decimals)}`];
  });
  const open = await read('orders/open');
  const seenOpen = open.map(
    (one: Record<string, string>) =>
      `${one['customerOrderId']} ${one['currencyPair']} ${plain(one['remainingQuantity']!)}`,
  );
  const openTexts = state.orders
    .filter((order) => order.account === account)
    .map((order) => {
      const { symbol, lotDecimals } = pairs[order.pair]!;
      return `${order.customerOrderId} ${symbol} ${text(order.remaining, lotDecimals)}`;
    });
  const traded = await read(`account/tradehistory?limit=100&startTime=${EARLIEST}`);
  const seenTrades = traded.map(
    (one: Record<string, string>) =>
      `${one['side']!.toLowerCase()} ${one['currencyPair']} ${plain(one['quantity']!)}`,
  );
  const tradeTexts = trades.flatMap((trade) => {
    const { symbol, lotDecimals } = pairs[trade.pair]!;
    const size = text(BigInt(trade.quantity), lotDecimals);
    const makerSide = trade.takerSide === 'buy' ? 'sell' : 'buy';
    return [
      ...(trade.takerAccount === account ? [`${trade.takerSide} ${symbol} ${size}`] : []),
      ...(trade.makerAccount === account ? [`${makerSide} ${symbol} ${size}`] : []),
    ];
  });
  const pairsOf: [string, string[], string[]][] = [
    ['balances', seenBalances.map(plainAll), balanceTexts],
    ['open orders', seenOpen, openTexts],
    ['trades', seenTrades, tradeTexts],
  ];
  return pairsOf.flatMap(([what, seen, expected]) => {
    const [a, b] = [seen.toSorted().join(', '), expected.toSorted().join(', ')];
    if (a === b) return [];
    const found = `entity ${entity} is shown ${what} ${a || 'none'}, the second engine has ${b || 'none'}`;
    return [{ promise: 'exchange-as-shown' as const, text: found }];
  });
}

/** Whole units as a decimal without zeros at its end. */
function text(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${digits.slice(0, digits.length - decimals)}${fraction ? `.${fraction}` : ''}`;
}

function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

function plainAll(balance: string): string {
  return balance.split(' ').map(plain).join(' ');
}
