import type { TestAnswer } from '../../src/server/payments/testing/payments-installation.ts';
import type { SingleEvent } from '../history.ts';
import { Flow } from '../turns.ts';
import { send } from '../people.ts';
import type { Planned } from '../people-and-bank.ts';
import type { Outcome, Play, World } from '../world.ts';
import { decimalText } from './decimal-text.ts';
import type { Asked, ExchangeEvent, TraderEvent } from './events.ts';

/** Whether the event is an action of a person at the exchange. */
export function isByTrader(event: SingleEvent): event is TraderEvent {
  return event.what === 'order' || event.what === 'cancel order' || event.what === 'look at the exchange';
}

/** A trader does something through the gateway: one request, or the same order twice. Traders never retry. */
export async function traderPlays(world: World, event: TraderEvent, key: string): Promise<Play> {
  const { by } = event;
  const exchange = await world.stage.exchange.running();
  noteTrouble(world);
  const planned = plan(event);
  const sent = (event.twice ? [1, 2] : [1]).map((copy) => {
    const one: { flow: Flow; work: () => Promise<void>; answers: TestAnswer<any>[] } = {
      flow: new Flow(by),
      answers: [],
      work: async () => {
        for (const request of planned)
          one.answers.push(await send(world, by, request, `${key} ${copy}`, one.flow));
      },
    };
    return one;
  });
  const outcome = async (): Promise<Outcome> => {
    await exchange.settled();
    noteTrouble(world);
    const answers = sent.flatMap((one) => one.answers);
    const isLost = sent.some(({ flow }) => flow.hasCrashed);
    const isExplained = ({ status }: TestAnswer<any>) =>
      status < 500 || ((status === 503 || status === 504) && (world.exchange.isTroubled || isLost));
    const isUnexpected = !isLost && !answers.every(isExplained);
    if (event.what === 'order') for (const answer of answers) note(world, `${by[0]} ${event.name}`, answer);
    // A refusal may come from the gateway, which then sends nothing to the exchange for some seconds.
    if (answers.some(({ status }) => status < 300) && exchange.way === 'UP' && !exchange.hasEnded())
      world.exchange.isTroubled = false;
    const text = answers.map(({ status, body }) => `${status} ${body?.code ?? ''}`.trim()).join(', then ');
    return { by, text, isUnexpected };
  };
  return { flows: sent, outcome };
}

/** Plays an event at the exchange that no request asks for. */
export async function atTheExchange(world: World, event: ExchangeEvent): Promise<Outcome> {
  const exchange = await world.stage.exchange.running();
  const said = (text: string): Outcome => ({ by: event.by, text, isUnexpected: false });
  if (event.what === 'way to the exchange') {
    exchange.way = event.state;
    noteTrouble(world);
    return said(`the exchange is ${event.state}`);
  }
  if (event.what === 'exchange ends') {
    await exchange.end(event.at);
    if (exchange.hasEnded()) world.figures.crashes += 1;
    noteTrouble(world);
    return said(event.at ? `will end at ${event.at.at} ${event.at.statement}` : 'is killed');
  }
  const { accounts } = world.exchange;
  const name = `${event.entity} ${event.name}`;
  const unit = { ZAR: 100_000_000, BTC: 10_000, USDC: 10_000_000 }[event.pay]!;
  try {
    await exchange.submit({
      type: 'convert',
      account: accounts.get(event.entity)!,
      pay: event.pay,
      receive: event.receive,
      amount: event.size * unit,
      feePpm: 2_500,
      feeAsset: event.pay,
      feeAccount: accounts.get('broker')!,
      customerOrderId: event.name,
    });
    askedOf(world, name).accepted += 1;
    await exchange.settled();
    return said('is asked to convert');
  } catch (error) {
    askedOf(world, name).unknown += 1;
    noteTrouble(world);
    return said(`does not know whether it converted: ${(error as Error).message}`);
  }
}

function noteTrouble(world: World): void {
  const exchange = world.stage.exchange.last();
  world.exchange.isTroubled ||= exchange.way !== 'UP' || exchange.hasEnded();
}

function askedOf({ exchange }: World, name: string): Asked {
  const asked = exchange.asked.get(name) ?? { accepted: 0, unknown: 0 };
  exchange.asked.set(name, asked);
  return asked;
}

function note(world: World, name: string, { status, body }: TestAnswer<any>): void {
  const asked = askedOf(world, name);
  if (status === 202) asked.accepted += 1;
  else if (status >= 500 && body?.errors?.[0]?.code !== 'not_sent') asked.unknown += 1;
}

/** The middle of the prices, in ticks, and how a price and a quantity of the pair are written. */
const MARKETS = {
  BTCZAR: { middle: 1_000_000, priceDecimals: 0, sizeDecimals: 4 },
  USDCZAR: { middle: 18_000, priceDecimals: 3, sizeDecimals: 0 },
} as const;

function plan(event: TraderEvent): Planned[] {
  const at = '/trading/v1';
  if (event.what === 'look at the exchange') {
    const quote = { payAmount: '100', payCurrency: 'ZAR', receiveCurrency: 'BTC' };
    return [
      { method: 'GET', path: `${at}/account/balances/all`, request: {} },
      { method: 'GET', path: `${at}/orders/open`, request: {} },
      { method: 'POST', path: '/trading/v2/brokerage/quote', request: { body: quote } },
    ];
  }
  if (event.what === 'cancel order') {
    const body = { customerOrderId: event.name, pair: event.pair };
    return [{ method: 'DELETE', path: `${at}/orders/order`, request: { body } }];
  }
  const { middle, priceDecimals, sizeDecimals } = MARKETS[event.pair];
  const body = {
    side: event.side,
    pair: event.pair,
    price: decimalText(BigInt(middle + event.ticks), priceDecimals),
    quantity: decimalText(BigInt(event.size), sizeDecimals),
    timeInForce: event.timeInForce,
    customerOrderId: event.name,
    ...(event.isPostOnly ? { postOnly: true } : {}),
  };
  return [{ method: 'POST', path: `${at}/orders/limit`, request: { body } }];
}
