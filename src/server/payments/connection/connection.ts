import type { Currency } from '../../../shared/money.ts';
import type { AccountType, FailureCode, Rail } from '../../../shared/terms.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';
import type { LockedBatch } from '../batches/lock-batch.ts';

/**
 * A bank connection: how we reach the bank that carries our payments. A rail is the scheme that a payment
 * travels by; one connection may carry several rails. `registry.ts` chooses the connection of a payment.
 */
export interface BankConnection {
  /** The name of the connection's folder; a connection that is a row of a table adds its id. */
  readonly name: string;
  readonly capabilities: Capabilities;
  /**
   * Asks the bank to pay. The bank pays an attempt once, even if it is submitted again. An attempt without an
   * answer in the map, and every attempt of a call that throws, is unconfirmed; one that is UNDECIDED stays
   * submitted.
   */
  submit(payments: readonly BankPayment[]): Promise<ReadonlyMap<string, BankAnswer>>;
  /**
   * Asks the bank for the outcome of attempts that were submitted earlier. An attempt without an answer in
   * the map, and every attempt of a call that throws, is unconfirmed, and looked up again later.
   */
  lookup(attemptIds: readonly string[]): Promise<ReadonlyMap<string, BankAnswer>>;
  /** The payments that the bank returned at or after `since`. */
  returnedSince(since: Date): Promise<readonly ReturnedPayment[]>;
  /**
   * Present when payments travel in files that a user or a transport takes to the bank. Such a connection
   * carries a batch as a whole.
   */
  readonly files?: FilesOfBatches;
}

/** The files of a connection. The worker writes the file of a due batch, and waits until it leaves. */
interface FilesOfBatches {
  /** Whether the locked batch has a file that may leave. */
  isSealed(tx: Tx, batch: LockedBatch, at: Date): Promise<boolean>;
  /**
   * Writes and keeps the file of a locked batch whose rows match the approved digest. Resolves to the reason
   * if the batch cannot be written into one file; then nothing has changed. Null when the file is written.
   */
  seal(tx: Tx, batch: LockedBatch, at: Date): Promise<string | null>;
}

/**
 * What a connection can do. The registry, the worker and the entity config decide by these, never by a
 * connection's name.
 */
export interface Capabilities {
  rails: readonly Rail[];
  /** Null: every currency. */
  currencies: readonly Currency[] | null;
  /** The largest payment by rail, in minor units; a rail without an entry has no limit. */
  limitsMinor: Readonly<Partial<Record<Rail, bigint>>>;
  /**
   * The last minute of a banking day by rail, HH:MM in the country's time zone; a rail without an entry has
   * no cut-off at this bank. The entity config shows the earlier of this one and the operator's.
   */
  cutOffs: Readonly<Partial<Record<Rail, string>>>;
  /**
   * True when the bank may accept a payment first and report its outcome later, through `lookup`. False: the
   * worker logs a warning when a submission leaves payments unanswered.
   */
  asynchronous: boolean;
  /**
   * How long the bank may have a payment without deciding, in milliseconds; then it becomes UNCONFIRMED.
   * Null: the connection itself stops answering about a payment on which the bank is silent for too long.
   */
  undecidedForMs: number | null;
  /** True when the bank reports returned payments, through `returnedSince`. False: it is never called. */
  statements: boolean;
}

/** One payment to submit. Our attempt id is committed before the bank sees it. */
export interface BankPayment {
  attemptId: string;
  rail: Rail;
  currency: Currency;
  amountMinor: bigint;
  beneficiaryName: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
  reference: string;
}

/** The bank's answer about one attempt. */
export type BankAnswer =
  | { state: 'PAID'; railReference: string }
  | { state: 'FAILED'; railReference: string; failureCode: FailureCode }
  /** The bank has the payment and will report its outcome later. */
  | { state: 'UNDECIDED' }
  /** The bank never received the payment. Only then may the same attempt be submitted again. */
  | { state: 'NEVER_RECEIVED' };

/** A payment that the bank sent back after it was booked as paid. */
export interface ReturnedPayment {
  attemptId: string;
  failureCode: FailureCode;
  returnedAt: Date;
}

/** What decides which connection carries a payment. */
export interface RoutedPayment {
  entityId: string;
  rail: Rail;
  currency: Currency;
}

/**
 * Connections that entities set up themselves: rows of a table, in one folder. For their entity they come
 * before every route, and from the first that was switched on they replace the routes that name no entity.
 */
export interface ConnectionFamily {
  /** Reports for all connections of the family, under the name of the folder. It carries no payments. */
  whole: BankConnection;
  /** The connection that an entity has set up for such a payment, read in the caller's transaction. */
  carrierOf: (db: Queryable, payment: RoutedPayment) => Promise<BankConnection | null>;
  /** Whether the entity has ever switched such a connection on. */
  wasEverLive: (db: Queryable, entityId: string) => Promise<boolean>;
  /** A connection by its name, also one that is switched off; null for names of others. */
  named: (name: string) => BankConnection | null;
  /** The name of the connection whose file has left with the payments of a batch; null if no file has. */
  departed: (db: Queryable, batchId: string) => Promise<string | null>;
  /** Whether a file with the payments of a batch is written and has not left. */
  isWritten: (db: Queryable, batchId: string) => Promise<boolean>;
}
