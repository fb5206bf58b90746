import { invariant } from '../../../shared/errors.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { openBankFiles } from '../bank-files/bank-file-connection.ts';
import type { BankConnection, ConnectionFamily, RoutedPayment } from '../connection/connection.ts';
import { openSandbox } from '../connection/sandbox/sandbox-connection.ts';

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

export interface BankConnections {
  readonly all: readonly BankConnection[];
  /**
   * The connection that submits payments of an entity by a rail, or null if no connection carries it. Once an
   * entity has switched on its own bank, only its own connections and routes that name it carry its payments,
   * even while a connection is off.
   */
  carrierOf: (db: Queryable, payment: RoutedPayment) => Promise<BankConnection | null>;
  /**
   * The connection of this name, through which a payment was submitted. When it is missing from the registry,
   * all its calls throw, so its payments stay unconfirmed.
   */
  named: (name: string) => BankConnection;
  /**
   * The name of the connection whose file has left with the payments of a batch. The bank may pay them, so
   * that nothing holds them back any more. Null before the file leaves, and for a batch without a file.
   */
  departed: (db: Queryable, batchId: string) => Promise<string | null>;
  /** Whether a bank file of a batch is written and has not left: nothing else may carry its payments. */
  isWritten: (db: Queryable, batchId: string) => Promise<boolean>;
  /** Whether an entity pays only through its own bank, so that a payment without a carrier waits for it. */
  paysThroughOwnBank: (db: Queryable, entityId: string) => Promise<boolean>;
}

/** Opens the connections of this installation. */
export function openBankConnections(context: Context): BankConnections {
  return bankConnections(
    ROUTES.map((open) => open(context)),
    openBankFiles(context),
  );
}

/** The connections of a family first, then those that are tried in the order of `routes`. */
export function bankConnections(
  routes: readonly Route[],
  family: ConnectionFamily | null = null,
): BankConnections {
  const all = [
    ...new Set([...routes.map(({ connection }) => connection), ...(family ? [family.whole] : [])]),
  ];
  const byName = new Map(all.map((connection) => [connection.name, connection]));
  invariant(byName.size === all.length, 'two bank connections never have the same name');
  const paysThroughOwnBank = async (db: Queryable, entityId: string) =>
    (await family?.wasEverLive(db, entityId)) ?? false;
  return {
    all,
    carrierOf: async (db, payment) => {
      const own = await family?.carrierOf(db, payment);
      if (own) return own;
      const fitting = routes.filter((route) => fits(route, payment));
      const mustBeNamed = await paysThroughOwnBank(db, payment.entityId);
      return fitting.find(({ entityIds }) => !mustBeNamed || entityIds !== undefined)?.connection ?? null;
    },
    named: (name) => byName.get(name) ?? family?.named(name) ?? missing(name),
    departed: async (db, batchId) => (await family?.departed(db, batchId)) ?? null,
    isWritten: async (db, batchId) => (await family?.isWritten(db, batchId)) ?? false,
    paysThroughOwnBank,
  };
}

function missing(name: string): BankConnection {
  const fail = async () => {
    throw new Error(`The bank connection "${name}" is not in the registry.`);
  };
  return {
    name,
    capabilities: {
      rails: [],
      currencies: [],
      limitsMinor: {},
      cutOffs: {},
      asynchronous: true,
      undecidedForMs: null,
      statements: false,
    },
    submit: fail,
    lookup: fail,
    returnedSince: fail,
  };
}

/**
 * The connection that submits payments of this kind up to `largestMinor`. Throws if no connection carries
 * them, or if the amount is above its limit.
 */
export async function requireCarrier(
  db: Queryable,
  connections: BankConnections,
  payment: RoutedPayment,
  largestMinor: bigint,
): Promise<BankConnection> {
  const { rail, currency } = payment;
  const carrier = await connections.carrierOf(db, payment);
  if (!carrier) throw new Error(`No bank connection carries ${rail} payments in ${currency}.`);
  const limitMinor = carrier.capabilities.limitsMinor[rail];
  if (limitMinor !== undefined && largestMinor > limitMinor)
    throw new Error(`A ${rail} payment is above the limit of the bank connection "${carrier.name}".`);
  return carrier;
}

function fits({ connection, entityIds, rails }: Route, payment: RoutedPayment): boolean {
  const { capabilities } = connection;
  if (entityIds && !entityIds.includes(payment.entityId)) return false;
  if (rails && !rails.includes(payment.rail)) return false;
  if (!capabilities.rails.includes(payment.rail)) return false;
  return capabilities.currencies === null || capabilities.currencies.includes(payment.currency);
}
