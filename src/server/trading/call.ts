import type { z } from 'zod';
import type { Operation } from '../../contract/operation.ts';
import type { Market } from '../../domain/exchange/markets.ts';
import type { Account } from './account-directory.ts';
import type { NewCommand } from './engine/engine.ts';
import { OutcomeUnknown, type Signed } from './engine/journal.ts';
import type { Applied } from './engine/applied.ts';
import type { ExchangeService } from './exchange-service.ts';
import { outcomeUnknown, serviceUnavailable, unsupportedPair } from './refusal.ts';

type Parsed<T, K extends 'params' | 'query' | 'body'> =
  T extends Readonly<Record<K, infer S extends z.ZodType>> ? z.output<S> : undefined;

/**
 * An authenticated and parsed request. `account` is the account that it is for; null for public operations.
 */
export interface Call<T extends Operation> {
  exchange: ExchangeService;
  account: T extends { tradingPermission: 'public' } ? null : Account;
  params: Parsed<T, 'params'>;
  query: Parsed<T, 'query'>;
  body: Parsed<T, 'body'>;
  /** The request's signature; null for public operations. */
  signed: Signed | null;
}

export type Verb<T extends Operation> = (call: Call<T>) => Promise<unknown>;

/** The market of a symbol, in any case. Throws -21. */
export function marketOf({ engine }: ExchangeService, symbol: string): Market {
  const market = engine.state.markets.find((known) => known.pair.symbol === symbol.toUpperCase());
  if (!market) throw unsupportedPair();
  return market;
}

/**
 * Submits a command to the engine. Throws 503 when it could not be journalled, or when the outcome is
 * unknown; the text says which.
 */
export async function submit(
  { engine, context }: ExchangeService,
  command: NewCommand,
  signed: Signed | null,
): Promise<Applied> {
  try {
    return await engine.submit(command, signed ? { signed } : {});
  } catch (error) {
    context.log.error({ err: error }, 'the exchange could not take a command');
    throw error instanceof OutcomeUnknown ? outcomeUnknown() : serviceUnavailable();
  }
}

const WITH_ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** Reads a time filter of the contract, as UTC when it names no zone; null when absent. */
export function timeOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(WITH_ZONE.test(text) ? text : `${text}Z`);
}

/** The time window of a list; without times, the latest `days`. */
export function windowOf(
  exchange: ExchangeService,
  startTime: string | undefined,
  endTime: string | undefined,
  days: number | null,
): { from: Date | null; to: Date | null } {
  const [from, to] = [timeOf(startTime), timeOf(endTime)];
  if (from || to || days === null) return { from, to };
  return { from: new Date(exchange.context.clock.nowMs() - days * 86_400_000), to: null };
}
