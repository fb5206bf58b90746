import type { TransportFault } from '../../../../../shared/bank-file-terms.ts';
import { MINUTE_MS } from '../../../../../shared/time.ts';
import { recordAudit, WORKER } from '../../../../audit/audit.ts';
import { nowOf } from '../../../../platform/clock.ts';
import type { Context } from '../../../../platform/context.ts';
import { takeSessionLock } from '../../../../platform/database/session-lock.ts';
import { sendJob } from '../../../../platform/jobs.ts';
import { newId } from '../../../../platform/random.ts';
import { VISIT_BANK } from '../../../queues.ts';
import { looksLikeCsv } from '../../../statements/statement-parts.ts';
import { storeFetchedCsv } from '../../../statements/store-fetched-csv.ts';
import { storeStatementFile } from '../../../statements/store-statement-file.ts';
import { leaveByTransport } from '../hand-over.ts';
import { storeReply } from '../store-reply.ts';
import { openTransport, type TransportRow } from './open-transport.ts';
import { isStatement } from './is-statement.ts';
import { stagingName, TransportError, type IncomingFile, type Transport } from './transport.ts';

/** A little less than a minute, so that each run of the schedule finds the bank due. */
const EVERY_MS = 50_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;
/** The bank may still be writing a file that it changed this recently. */
const SETTLED_AFTER_MS = 5_000;

/** Faults of one file. The others are exchanged all the same. */
const FILE_FAULTS: ReadonlySet<TransportFault> = new Set([
  'NAME_TAKEN',
  'FILE_TOO_LARGE',
  'NAME_NOT_ALLOWED',
] as const);

interface Visited extends TransportRow {
  /** Whether the connection to the bank is only tried: nothing leaves, and nothing is fetched. */
  isTrial: boolean;
  failures: number;
  /** When it became due. Another time afterwards means that another visit was asked for meanwhile. */
  dueAt: Date;
}

/** Announces the banks whose files are due to be exchanged. */
export async function visitDueBanks(context: Context): Promise<void> {
  const due = await context.database.query(
    'SELECT connection_id FROM bank_file_transports WHERE next_visit_at <= $1 ORDER BY next_visit_at',
    [nowOf(context.clock)],
  );
  for (const { connection_id: connectionId } of due)
    await sendJob(context.database, VISIT_BANK, { connectionId });
}

/**
 * Exchanges files with one bank, if it is due: the files of its batches leave, and what the bank has sent is
 * stored and archived. One process at a time visits a bank. A fault is kept with the connection, and the next
 * visit comes after a pause that doubles. A visit that is asked for during another one follows it at once.
 */
export async function visitBank(
  context: Context,
  connectionId: string,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const lock = await takeSessionLock(context.database.address, 'outlay-bank-visit', {
    key: "hashtextextended('bank visit ' || $1, 0)",
    values: [connectionId],
  });
  if (!lock) return;
  let isAskedAgain = false;
  try {
    const visited = await loadDue(context, connectionId);
    if (!visited) return;
    const fault = await exchange(context, visited, () => isStopping() || lock.isLost());
    isAskedAgain = !(await noteVisit(context, visited, fault));
  } finally {
    await lock.release();
  }
  // The job that asked for it found the lock taken.
  if (isAskedAgain) await sendJob(context.database, VISIT_BANK, { connectionId });
}

async function loadDue(context: Context, connectionId: string): Promise<Visited | null> {
  const [row] = await context.database.query(
    `SELECT t.folders, t.server, t.private_key, t.failures, t.confirmed_at, t.next_visit_at, c.entity_id
       FROM bank_file_transports t
       JOIN bank_file_connections c ON c.id = t.connection_id
      WHERE t.connection_id = $1 AND t.next_visit_at <= $2`,
    [connectionId, nowOf(context.clock)],
  );
  if (!row) return null;
  return {
    connectionId,
    entityId: row.entity_id,
    folders: row.folders,
    server: row.server,
    privateKey: row.private_key,
    failures: row.failures,
    dueAt: row.next_visit_at,
    isTrial: row.confirmed_at === null,
  };
}

/** Resolves to the first fault; null when everything went well. */
async function exchange(
  context: Context,
  visited: Visited,
  halted: () => boolean,
): Promise<TransportError | null> {
  let transport: Transport | null = null;
  try {
    transport = await openTransport(context, visited);
    if (visited.isTrial) return null;
    const notSent = await sendFiles(context, transport, visited, halted);
    const notFetched = await fetchFiles(context, transport, visited, halted);
    return notSent ?? notFetched;
  } catch (error) {
    if (error instanceof TransportError) return error;
    throw error;
  } finally {
    await transport?.close();
  }
}

interface OutgoingFile {
  id: string;
  hasLeft: boolean;
  stagedAs: string | null;
  fileName: string;
  sha256: string;
  bytes: Buffer;
}

/**
 * The files of the connection that have left and not arrived, and those that may leave, in the order of their
 * numbers. A file that is being recalled goes no further.
 */
async function outgoingFiles(context: Context, connectionId: string): Promise<string[]> {
  const rows = await context.database.query(
    `SELECT f.id
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.connection_id = $1
        AND ((f.by_transport AND f.arrived_at IS NULL AND f.recall_recorded_at IS NULL)
             OR (f.left_at IS NULL AND f.withdrawn_at IS NULL
                 AND b.status = 'APPROVED' AND b.held_for = 'BANK_FILE'))
      ORDER BY f.file_number`,
    [connectionId],
  );
  return rows.map(({ id }) => id);
}

async function loadOutgoing(context: Context, fileId: string): Promise<OutgoingFile> {
  const [row] = await context.database.query(
    `SELECT id, left_at, staged_as, file_name, sha256, bytes FROM bank_files WHERE id = $1`,
    [fileId],
  );
  return {
    id: row!.id,
    hasLeft: row!.left_at !== null,
    stagedAs: row!.staged_as,
    fileName: row!.file_name,
    sha256: row!.sha256,
    bytes: row!.bytes,
  };
}

function sendFiles(
  context: Context,
  transport: Transport,
  { connectionId, entityId }: Visited,
  halted: () => boolean,
): Promise<TransportError | null> {
  return eachFile(
    () => outgoingFiles(context, connectionId),
    halted,
    async (fileId) => {
      const file = await loadOutgoing(context, fileId);
      if (!file.hasLeft) {
        await transport.requireFreeName(file.fileName, file.bytes);
        if (halted() || !(await leaveByTransport(context, entityId, file.id))) return;
      }
      const stagedAs = file.stagedAs ?? (await stage(context, transport, file));
      if (stagedAs === null || halted()) return;
      await transport.publish(stagedAs, file.fileName, file.bytes);
      await noteArrival(context, entityId, file);
    },
  );
}

/** Puts the whole file beside its place and commits its name there. Null when another process has done so. */
async function stage(context: Context, transport: Transport, file: OutgoingFile): Promise<string | null> {
  const stagedAs = stagingName(file.fileName, newId(context));
  await transport.stage(stagedAs, file.bytes);
  const noted = await context.database.query(
    'UPDATE bank_files SET staged_as = $2 WHERE id = $1 AND by_transport AND staged_as IS NULL RETURNING id',
    [file.id, stagedAs],
  );
  if (noted.length > 0) return stagedAs;
  await transport.discard(stagedAs);
  return null;
}

async function noteArrival(context: Context, entityId: string, file: OutgoingFile): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      const at = nowOf(context.clock);
      const arrived = await tx.query(
        `UPDATE bank_files SET arrived_at = $2
          WHERE id = $1 AND by_transport AND arrived_at IS NULL
          RETURNING batch_id`,
        [file.id, at],
      );
      if (!arrived[0]) return;
      await recordAudit(tx, {
        entityId,
        at,
        actor: WORKER,
        action: 'bank_file.arrived',
        subjectType: 'bank_file',
        subjectId: file.id,
        details: { batchId: arrived[0].batch_id, fileName: file.fileName, sha256: file.sha256 },
      });
    },
    { repeatable: true },
  );
}

/**
 * Stores what the bank has sent, each content once, and archives it. Jobs read what was stored. A process
 * that ends in between finds the file again.
 */
function fetchFiles(
  context: Context,
  transport: Transport,
  visited: Visited,
  halted: () => boolean,
): Promise<TransportError | null> {
  return eachFile(
    () => transport.list(),
    halted,
    async (file) => {
      if (!isSettled(file, context.clock.nowMs())) return;
      const bytes = Buffer.from(await transport.read(file.name));
      if (bytes.length !== file.sizeBytes || halted()) return;
      await store(context, visited, file.name, bytes);
      await transport.archive(file.name);
    },
  );
}

function isSettled({ sizeBytes, modifiedAt }: IncomingFile, nowMs: number): boolean {
  return sizeBytes > 0 && Math.abs(nowMs - modifiedAt.getTime()) >= SETTLED_AFTER_MS;
}

async function store(
  context: Context,
  { connectionId, entityId }: Visited,
  fileName: string,
  bytes: Buffer,
): Promise<void> {
  const received = { entityId, fileName, bytes, userId: null, actor: WORKER };
  if (isStatement(bytes))
    await storeStatementFile(context, { ...received, csv: null, fetchedFrom: connectionId });
  else if (looksLikeCsv(fileName, bytes)) await storeFetchedCsv(context, { ...received, connectionId });
  else await storeReply(context, { ...received, connectionId });
}

/** Works on one file after the other. A fault of one file does not stop the others. */
async function eachFile<T>(
  list: () => Promise<readonly T[]>,
  halted: () => boolean,
  work: (file: T) => Promise<void>,
): Promise<TransportError | null> {
  let first: TransportError | null = null;
  for (const file of await list()) {
    if (halted()) break;
    try {
      await work(file);
    } catch (error) {
      if (!(error instanceof TransportError) || !FILE_FAULTS.has(error.fault)) throw error;
      first ??= error;
    }
  }
  return first;
}

/** Resolves to false and notes nothing when another visit or transport was asked for meanwhile. */
async function noteVisit(
  context: Context,
  { connectionId, failures, dueAt }: Visited,
  fault: TransportError | null,
): Promise<boolean> {
  const at = nowOf(context.clock);
  const failed = fault ? failures + 1 : 0;
  const pauseMs = Math.min(EVERY_MS * 2 ** Math.min(failed, 10), LONGEST_PAUSE_MS);
  const noted = await context.database.query(
    `UPDATE bank_file_transports
        SET visited_at = $2, next_visit_at = $3, failures = $4, fault = $5, fault_detail = $6,
            presented_host_key = $7,
            failing_since = CASE WHEN $5::text IS NULL THEN NULL ELSE coalesce(failing_since, $2) END
      WHERE connection_id = $1 AND next_visit_at = $8
      RETURNING connection_id`,
    [
      connectionId,
      at,
      new Date(at.getTime() + pauseMs),
      failed,
      fault?.fault ?? null,
      fault?.message.slice(0, 300) ?? null,
      fault?.presentedHostKey ?? null,
      dueAt,
    ],
  );
  if (fault)
    context.log.warn({ connectionId, fault: fault.fault, err: fault }, 'a bank could not be visited');
  return noted.length > 0;
}
