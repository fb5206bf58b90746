import type { ExchangeService } from '../exchange-service.ts';
import { openMarketMakers, type MakerAccounts } from './market-makers.ts';
import { repeat } from '../repeat.ts';

const TURN_MS = 2_000;

/** Keeps the markets of a demo alive until the exchange's process closes. Does nothing without demo data. */
export async function startMarketMakers(exchange: ExchangeService): Promise<void> {
  const accounts = exchange.context.configuration.seed === 'demo' ? await makerAccounts(exchange) : null;
  if (!accounts) return;
  const desk = openMarketMakers(exchange, accounts);
  const running = repeat(
    () => desk.turn(),
    () => TURN_MS,
    (error) => exchange.context.log.warn({ err: error }, 'the market makers could not quote'),
  );
  exchange.context.onClose(() => running.stop());
}

/** The demo's market makers; null if the exchange has no maker accounts. */
export async function makerAccounts({ context }: ExchangeService): Promise<MakerAccounts | null> {
  const rows = await context.database.query(
    "SELECT number FROM exchange.accounts WHERE kind = 'MAKER' ORDER BY number LIMIT 2",
  );
  const [quoter, taker] = rows;
  return quoter && taker ? { quoter: quoter.number, taker: taker.number } : null;
}
