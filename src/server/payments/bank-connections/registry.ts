import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { BankConnection } from './connection.ts';
import { openSandbox } from './sandbox/sandbox-connection.ts';

/**
 * Every bank connection, in order of preference: the first route that fits carries a payment. A new
 * connection adds its folder and one line here.
 */
const ROUTES: readonly ((context: Context) => Route)[] = [
  (context) => ({ connection: openSandbox(context) }),
];

/** Sends payments through one connection: all that it can carry, unless entities or rails narrow it. */
export interface Route {
  connection: BankConnection;
  entityIds?: readonly string[];
  rails?: readonly Rail[];
}

/** What decides which connection carries a payment. */
export interface RoutedPayment {
  entityId: string;
  rail: Rail;
  currency: Currency;
}

export interface BankConnections {
  readonly all: readonly BankConnection[];
  /**
   * The connection for payments of an entity by a rail; null when there is none. The answer must not change
   * while payments of this entity and rail wait for an answer, because the same connection is asked about
   * them.
   */
  carrierOf: (payment: RoutedPayment) => BankConnection | null;
}

/** Opens the connections of this installation. */
export function openBankConnections(context: Context): BankConnections {
  return bankConnections(ROUTES.map((open) => open(context)));
}

/** Connections that are tried in the order of `routes`. */
export function bankConnections(routes: readonly Route[]): BankConnections {
  return {
    all: [...new Set(routes.map(({ connection }) => connection))],
    carrierOf: (payment) => routes.find((route) => fits(route, payment))?.connection ?? null,
  };
}

function fits({ connection, entityIds, rails }: Route, payment: RoutedPayment): boolean {
  const { capabilities } = connection;
  if (entityIds && !entityIds.includes(payment.entityId)) return false;
  if (rails && !rails.includes(payment.rail)) return false;
  if (!capabilities.rails.includes(payment.rail)) return false;
  return capabilities.currencies === null || capabilities.currencies.includes(payment.currency);
}
