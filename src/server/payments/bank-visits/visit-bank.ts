import { setTimeout as pause } from 'node:timers/promises';
import type { StoredPurpose, TransportFault } from '../../../shared/bank-file-terms.ts';
import { WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { takeSessionLock } from '../../platform/database/session-lock.ts';
import { sendJob } from '../../platform/jobs.ts';
import { newId } from '../../platform/random.ts';
import { isDiskNearlyFull } from '../../platform/room-on-disk.ts';
import { VISIT_BANK } from '../base/queues.ts';
import { looksLikeCsv } from '../reconciling/statements/statement-parts.ts';
import { storeFetchedCsv } from '../reconciling/reading/store-fetched-csv.ts';
import { storeStatementFile } from '../reconciling/reading/store-statement-file.ts';
import { storeReply } from '../bank-files/store-reply.ts';
import { openTransport, type TransportRow } from './open-transport.ts';
import { endOfVisit, VisitAbandoned, type EndOfVisit } from './end-of-visit.ts';
import { isStatement } from './is-statement.ts';
import { noteVisit, type Outcome } from './note-visit.ts';
import { withRoomFor } from './room-in-memory.ts';
import { discardStaging, leftStagings, outgoingFiles, sendFile } from './send-file.ts';
import {
  attributesMissing,
  faultOfTrial,
  nameNotAllowed,
  noRoomOnDisk,
  tooManyFiles,
  TransportError,
  type IncomingFile,
  type Transport,
} from './transport.ts';
import { PATIENCE, type Patience } from './waiting.ts';

/** After this many bytes the rest waits for the next visit. */
const MAX_VISIT_BYTES = 512 * 1024 * 1024;
/** The bank may still be writing a file that it changed this recently. */
const SETTLED_AFTER_MS = 5_000;

/** Faults of one file. The other files are still exchanged. */
const FILE_FAULTS: ReadonlySet<TransportFault> = new Set([
  'NAME_TAKEN',
  'FILE_TOO_LARGE',
  'FILE_CHANGES',
  'ARCHIVE_FULL',
  'NAME_NOT_ALLOWED',
  'FAILED',
] as const);

interface Visited extends TransportRow {
  purpose: StoredPurpose;
  /** Whether the connection to the bank is only tried: nothing leaves, and nothing is fetched. */
  isTrial: boolean;
  failures: number;
  /** When it became due. A different time afterwards means that another visit was requested meanwhile. */
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
 * Resolves to false when another process visits the bank.
 */
export async function visitBank(
  context: Context,
  connectionId: string,
  { stopping = null, patience = PATIENCE }: { stopping?: AbortSignal | null; patience?: Patience } = {},
): Promise<boolean> {
  const lostLock = new AbortController();
  const lock = await takeSessionLock(
    context.database.address,
    'outlay-bank-visit',
    { key: "hashtextextended('bank visit ' || $1, 0)", values: [connectionId] },
    () => lostLock.abort(),
  );
  if (!lock) return false;
  let isAskedAgain = false;
  try {
    const visited = await loadDue(context, connectionId);
    if (!visited) return true;
    const { trialMs } = patience;
    const waits = visited.isTrial ? { ...patience, connectMs: trialMs } : patience;
    const end = endOfVisit(context, visited, waits, { stopping, lostLock: lostLock.signal });
    try {
      const startedMs = performance.now();
      const outcome = await exchange(context, visited, end);
      if (tellsByItsTime(visited, outcome)) await waitUntil(startedMs + trialMs, end.waiting.signal);
      isAskedAgain = !(await noteVisit(context, visited, outcome));
    } catch (error) {
      if (!(error instanceof VisitAbandoned)) throw error;
      isAskedAgain = error.isReplaced;
    } finally {
      end.over();
    }
  } finally {
    await lock.release();
  }
  // The job that asked for it found the lock taken.
  if (isAskedAgain) await sendJob(context.database, VISIT_BANK, { connectionId });
  return true;
}

async function loadDue(context: Context, connectionId: string): Promise<Visited | null> {
  const [row] = await context.database.query(
    `SELECT t.folders, t.server, t.private_key, t.failures, t.confirmed_at, t.next_visit_at, c.entity_id,
            c.purpose
       FROM bank_file_transports t
       JOIN bank_file_connections c ON c.id = t.connection_id
      WHERE t.connection_id = $1 AND t.next_visit_at <= $2`,
    [connectionId, nowOf(context.clock)],
  );
  if (!row) return null;
  return {
    connectionId,
    entityId: row.entity_id,
    purpose: row.purpose,
    folders: row.folders,
    server: row.server,
    privateKey: row.private_key,
    failures: row.failures,
    dueAt: row.next_visit_at,
    isTrial: row.confirmed_at === null,
  };
}

/** A closed port answers at once and a filtered one never, so a trial takes equally long for both. */
function tellsByItsTime({ isTrial, server }: Visited, { fault }: Outcome): boolean {
  return (
    isTrial && server !== null && (fault?.fault === 'UNREACHABLE' || fault?.fault === 'NO_ALLOWED_ADDRESS')
  );
}

async function waitUntil(timeMs: number, signal: AbortSignal): Promise<void> {
  await pause(Math.max(0, timeMs - performance.now()), undefined, { signal }).catch(() => {
    throw signal.reason as Error;
  });
}

/** Resolves to the first fault. */
async function exchange(context: Context, visited: Visited, end: EndOfVisit): Promise<Outcome> {
  let transport: Transport | null = null;
  try {
    transport = await openTransport(context, visited, end.waiting);
    if (visited.isTrial) return { fault: null, isOfFiles: false };
    const notCleared = await clearStagings(context, transport, visited, end);
    const notSent = await sendFiles(context, transport, visited, end);
    const notFetched = await fetchFiles(context, transport, visited, end);
    const fault = notSent ?? notFetched ?? notCleared;
    return { fault, isOfFiles: fault !== null };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return { fault: visited.isTrial ? faultOfTrial(error) : error, isOfFiles: false };
  } finally {
    await transport?.close();
  }
}

/** A killed process may have left files with account numbers in the bank's folder. */
function clearStagings(
  context: Context,
  transport: Transport,
  { connectionId }: Visited,
  { isLate }: EndOfVisit,
): Promise<TransportError | null> {
  return eachFile(
    () => leftStagings(context, connectionId),
    isLate,
    (left) => discardStaging(context, transport, left),
  );
}

function sendFiles(
  context: Context,
  transport: Transport,
  { connectionId, entityId }: Visited,
  { halted, isLate }: EndOfVisit,
): Promise<TransportError | null> {
  return eachFile(
    () => outgoingFiles(context, connectionId),
    isLate,
    (fileId) => sendFile(context, transport, entityId, fileId, halted),
  );
}

/**
 * Stores what the bank has sent, each content once, and archives it. Jobs read what was stored. A process
 * that ends in between finds the file again. A visit that has read much leaves the rest to the next one.
 */
async function fetchFiles(
  context: Context,
  transport: Transport,
  visited: Visited,
  { halted, isLate }: EndOfVisit,
): Promise<TransportError | null> {
  const { files, isWhole, unusableName } = await transport.list();
  let readBytes = 0;
  const fault = await eachFile(
    async () => files,
    () => isLate() || readBytes > MAX_VISIT_BYTES,
    async (file) => {
      if (!isSettled(file, context.clock.nowMs())) return;
      // A bank could fill the disk and so stop every company. Its files stay in its folder.
      if (isDiskNearlyFull(context)) throw noRoomOnDisk();
      await withRoomFor(file.sizeBytes, async () => {
        const bytes = Buffer.from(await transport.read(file.name, file.sizeBytes));
        readBytes += bytes.length;
        if (halted()) return;
        await store(context, visited, file.name, bytes);
        await transport.archive(file.name, newId(context));
      });
    },
  );
  if (fault) return fault;
  if (unusableName !== null) return nameNotAllowed(unusableName);
  return isWhole ? null : tooManyFiles();
}

function isSettled({ name, sizeBytes, modifiedAt }: IncomingFile, nowMs: number): boolean {
  // A server may omit size and time. Without a fault, the file would silently never be fetched.
  if (!Number.isFinite(sizeBytes) || Number.isNaN(modifiedAt.getTime())) throw attributesMissing(name);
  return sizeBytes > 0 && Math.abs(nowMs - modifiedAt.getTime()) >= SETTLED_AFTER_MS;
}

async function store(
  context: Context,
  { connectionId, entityId, purpose }: Visited,
  fileName: string,
  bytes: Buffer,
): Promise<void> {
  const received = { entityId, fileName, bytes, userId: null, actor: WORKER };
  if (isStatement(bytes))
    await storeStatementFile(context, { ...received, csv: null, fetchedFrom: connectionId });
  else if (looksLikeCsv(fileName, bytes)) await storeFetchedCsv(context, { ...received, connectionId });
  // The server of an account that does not pay says nothing about payments: such a file is refused.
  else if (purpose !== 'PAYMENTS')
    await storeStatementFile(context, { ...received, csv: null, fetchedFrom: connectionId });
  else await storeReply(context, { ...received, connectionId });
}

/** Works on one file after the other. A fault of one file does not stop the others. */
async function eachFile<T>(
  list: () => Promise<readonly T[]>,
  isEnough: () => boolean,
  work: (file: T) => Promise<void>,
): Promise<TransportError | null> {
  let first: TransportError | null = null;
  for (const file of await list()) {
    if (isEnough()) break;
    try {
      await work(file);
    } catch (error) {
      if (!(error instanceof TransportError) || !FILE_FAULTS.has(error.fault)) throw error;
      first ??= error;
    }
  }
  return first;
}
