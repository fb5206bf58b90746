import type { ApiBank } from './banks/api-bank.ts';
import type { BankConnection } from '../src/server/payments/connection/connection.ts';
import type { History, Sweep } from './history.ts';
import type { PromiseName } from './promises.ts';

/** A change of SQL statements: of all that contain `from`, or of those that contain `within` as well. */
export interface Rewrite {
  within?: string;
  from: string;
  to: string;
}

/** The text of a statement with the rewrites that fit it. */
export function rewritten(text: string, rewrites: readonly Rewrite[]): string {
  return rewrites.reduce(
    (current, { within = '', from, to }) =>
      current.includes(within) ? current.replaceAll(from, to) : current,
    text,
  );
}

/**
 * A planted fault, to see whether a promise finds it. It changes the simulated database, the SQL that the
 * application sends, or the application's inputs. The product has no hook for it.
 */
export interface Fault {
  name: string;
  /** One of these promises has to find it. */
  foundBy: readonly PromiseName[];
  /** Run as the owner of the tables before the first history. */
  sql?: readonly string[];
  /** Changes the texts of SQL statements on their way to the database. */
  rewrites?: readonly Rewrite[];
  /** Statements that run on another connection, outside their transaction. */
  runsOutside?: (text: string) => boolean;
  bank?: (bank: ApiBank) => BankConnection;
  leavesOut?: Sweep;
  /** Histories in which it can show; a search passes over the others. Absent: all. */
  canShow?: (history: History) => boolean;
}
