import { countsAsPaid } from '../../../domain/bank-files/judge-reply.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { cutOffOfProfile } from '../../../shared/payment-types.ts';
import { RAILS, type FailureCode, type Rail } from '../../../shared/terms.ts';
import type { PaymentState } from '../../../shared/bank-file-terms.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type {
  BankAnswer,
  BankConnection,
  BankPayment,
  Capabilities,
  ConnectionFamily,
  ReturnedPayment,
  RoutedPayment,
} from '../connection/connection.ts';
import { isSealed, sealFile } from './seal-file.ts';
import { wasEverLive } from './was-ever-live.ts';

/** The folder's name; the connection of an entity adds its id: "bank-file/01939b5e-…". */
const FOLDER = 'bank-file';

/** How long a return is reported again while it is not booked. */
const UNBOOKED_RETURN_MS = 30 * DAY_MS;

const CAPABILITIES: Capabilities = {
  rails: RAILS,
  currencies: null,
  limitsMinor: {},
  cutOffs: {},
  asynchronous: true,
  undecidedForMs: null,
  statements: true,
};

/** The connections by bank file of all entities. They are rows of a table, so a restart changes nothing. */
export function openBankFiles(context: Context): ConnectionFamily {
  const calls = callsOf(context);
  return {
    whole: { name: FOLDER, capabilities: CAPABILITIES, ...calls },
    carrierOf: async (db, payment) => {
      const row = await liveConnection(db, payment);
      if (!row) return null;
      const { rails } = row;
      const profile = row.profile!;
      const cutOffs = rails.flatMap((rail): [Rail, string][] => {
        const cutOff = cutOffOfProfile(profile, rail);
        return cutOff === null ? [] : [[rail, cutOff]];
      });
      return {
        name: nameOf(row.id),
        capabilities: {
          ...CAPABILITIES,
          rails,
          currencies: [payment.currency],
          cutOffs: Object.fromEntries(cutOffs),
        },
        files: {
          isSealed: (tx, batch, at) => isSealed(tx, row.id, batch, at),
          seal: (tx, batch, at) => sealFile(context, tx, row.id, batch, at),
        },
        ...calls,
      };
    },
    wasEverLive,
    named: (name) => (name.startsWith(`${FOLDER}/`) ? { name, capabilities: CAPABILITIES, ...calls } : null),
    departed: async (db, batchId) => {
      const [file] = await db.query(
        'SELECT connection_id FROM bank_files WHERE batch_id = $1 AND left_at IS NOT NULL',
        [batchId],
      );
      return file ? nameOf(file.connection_id) : null;
    },
    isWritten: async (db, batchId) => {
      const [file] = await db.query(
        'SELECT id FROM bank_files WHERE batch_id = $1 AND left_at IS NULL AND withdrawn_at IS NULL',
        [batchId],
      );
      return file !== undefined;
    },
  };
}

function nameOf(connectionId: string): string {
  return `${FOLDER}/${connectionId}`;
}

async function liveConnection(db: Queryable, { entityId, rail, currency }: RoutedPayment) {
  const [row] = await db.query(
    `SELECT id, rails, profile
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS' AND currency = $2
        AND $3 = ANY(rails)
      ORDER BY created_at
      LIMIT 1`,
    [entityId, currency, rail],
  );
  return row;
}

/** An attempt id identifies its payment, so the connections of all entities share these calls. */
function callsOf(context: Context): Pick<BankConnection, 'submit' | 'lookup' | 'returnedSince'> {
  return {
    submit: (payments) => submit(context, payments),
    lookup: (attemptIds) => lookup(context, attemptIds),
    returnedSince: (since) => returnedSince(context, since),
  };
}

/**
 * The file has left with these payments, so nothing is sent. Throws when the file does not have a payment as
 * it is submitted.
 */
async function submit(
  { database, clock }: Context,
  payments: readonly BankPayment[],
): Promise<ReadonlyMap<string, BankAnswer>> {
  const now = nowOf(clock);
  const known = await answersFor(
    database,
    payments.map(({ attemptId }) => attemptId),
    now,
  );
  const missing = payments.filter((payment) => {
    const found = known.get(payment.attemptId);
    return found?.amountMinor !== payment.amountMinor || found.accountNumber !== payment.accountNumber;
  });
  if (missing.length > 0)
    throw new Error(
      `${missing.length} payments are not in the bank file of their batch as they are submitted.`,
    );
  return new Map([...known].map(([attemptId, { answer }]) => [attemptId, answer ?? { state: 'UNDECIDED' }]));
}

async function lookup(
  { database, clock }: Context,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, BankAnswer>> {
  const known = await answersFor(database, attemptIds, nowOf(clock));
  return new Map([...known].flatMap(([attemptId, { answer }]) => (answer ? [[attemptId, answer]] : [])));
}

interface Known {
  amountMinor: bigint;
  accountNumber: string;
  /** Null while the bank has been silent for longer than the profile allows. */
  answer: BankAnswer | null;
}

async function answersFor(
  db: Queryable,
  attemptIds: readonly string[],
  now: Date,
): Promise<Map<string, Known>> {
  await rememberAttempts(db, attemptIds, now);
  const rows = await db.query(
    `SELECT p.attempt_id, p.end_to_end_id, p.amount_minor, p.account_number, p.state, p.failure_code,
            p.statement_at IS NOT NULL AS on_statement,
            greatest(f.left_at, f.heard_at, p.heard_at) AS heard_at, f.profile
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
      WHERE p.attempt_id = ANY($1) AND f.left_at IS NOT NULL`,
    [attemptIds],
  );
  return new Map(
    rows.map((row) => [
      row.attempt_id!,
      { amountMinor: row.amount_minor, accountNumber: row.account_number, answer: answerOf(row, now) },
    ]),
  );
}

/**
 * Stores the attempt ids of payments whose files have left. A payment that came back before that is reported
 * as returned now.
 */
async function rememberAttempts(db: Queryable, attemptIds: readonly string[], now: Date): Promise<void> {
  await db.query(
    `UPDATE bank_file_payments p
        SET attempt_id = w.attempt_id,
            returned_at = CASE WHEN p.returned_at IS NOT NULL THEN $2::timestamptz END
       FROM withdrawals w, bank_files f
      WHERE w.attempt_id = ANY($1) AND p.withdrawal_id = w.id AND f.id = p.file_id
        AND f.left_at IS NOT NULL AND p.attempt_id IS NULL`,
    [attemptIds, now],
  );
}

interface Heard {
  end_to_end_id: string;
  state: PaymentState | null;
  failure_code: FailureCode | null;
  on_statement: boolean;
  heard_at: Date;
  profile: BankFileProfile;
}

function answerOf(row: Heard, now: Date): BankAnswer | null {
  const railReference = row.end_to_end_id;
  if (row.state === 'REJECTED')
    return { state: 'FAILED', railReference, failureCode: row.failure_code ?? 'UNKNOWN' };
  if (countsAsPaid(row.state, row.profile.paidBy, row.on_statement)) return { state: 'PAID', railReference };
  const silentSince = now.getTime() - row.heard_at.getTime();
  return silentSince < row.profile.silentAfterHours * HOUR_MS ? { state: 'UNDECIDED' } : null;
}

/** A reply is committed later than it is dated, so a return is reported again until it is booked. */
async function returnedSince({ database, clock }: Context, since: Date): Promise<ReturnedPayment[]> {
  const from = new Date(Math.min(since.getTime(), clock.nowMs() - UNBOOKED_RETURN_MS));
  const rows = await database.query(
    `SELECT p.attempt_id, p.failure_code, p.returned_at
       FROM bank_file_payments p
       JOIN withdrawals w ON w.id = p.withdrawal_id
      WHERE p.returned_at >= $2 AND p.attempt_id IS NOT NULL
        AND (p.returned_at >= $1 OR w.status = 'COMPLETE')
      ORDER BY p.returned_at`,
    [since, from],
  );
  return rows.map((row) => ({
    attemptId: row.attempt_id!,
    failureCode: row.failure_code ?? 'UNKNOWN',
    returnedAt: row.returned_at!,
  }));
}
