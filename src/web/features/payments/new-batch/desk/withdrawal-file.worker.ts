import { Desk } from './desk.ts';
import { pack } from './gzip.ts';
import type { Answer, CallName, FromWorker, Input, JournalEntry, RequestBody, ToWorker } from './protocol.ts';
import { readFile, sha256Hex } from '../../shared/withdrawal-file/read-file.ts';
import { writerOf } from '../../shared/withdrawal-file/sentence-words.ts';

/** The worker that holds the open file. It handles calls one at a time, in order. */

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
let open: Desk | null = null;

function desk(): Desk {
  if (!open) throw new Error('No file is open.');
  return open;
}

/** Writes, digests and compresses a request piece by piece: whole, it would be in memory several times. */
async function body(batch: number, head: Record<string, unknown>): Promise<RequestBody> {
  const encoder = new TextEncoder();
  const digests: ArrayBuffer[] = [];
  async function* pieces() {
    for (const text of desk().body(batch, head)) {
      const piece = encoder.encode(text);
      digests.push(await crypto.subtle.digest('SHA-256', piece));
      yield piece;
    }
  }
  const packed = await pack(pieces());
  const digest = await sha256Hex(Uint8Array.from(digests.flatMap((one) => [...new Uint8Array(one)])));
  return { ...packed, digest };
}

type Handlers = { [N in CallName]: (input: Input<N>) => Answer<N> | Promise<Answer<N>> };

const after = (change: () => void) => {
  change();
  return desk().state();
};

const handlers: Handlers = {
  open: async (input) => {
    open = null;
    const read = await readFile(input, (progress) => post({ kind: 'progress', progress }));
    if (!read.ok) return read;
    if (input.emptyRows) read.file.addRows(input.emptyRows);
    open = new Desk(read.file, input.rules);
    return { ok: true, sha256: read.sha256, dialect: read.file.dialect, state: open.state() };
  },
  replay: (journal) => after(() => desk().replay(JSON.parse(journal) as JournalEntry[])),
  journal: () => JSON.stringify(desk().journal()),
  page: ({ query, offset, limit }) => desk().page(query, offset, limit),
  remap: (overrides) => after(() => desk().remap(overrides)),
  setEncoding: (encoding) => after(() => desk().setEncoding(encoding)),
  choose: (choices) => after(() => desk().choose(choices)),
  row: (row) => desk().row(row),
  errorGroups: () => desk().errorGroups(),
  edit: ({ row, field, value }) => desk().edit(row, field, value),
  change: (change) => desk().change(change),
  addRows: ({ count, below }) => {
    const first = desk().addRows(count, below);
    return { state: desk().state(), first };
  },
  addedRows: (block) => desk().addedRows(block),
  undo: () => desk().undo(),
  redo: () => desk().redo(),
  copy: (block) => desk().copy(block),
  find: ({ query, find, from, back }) => desk().find(query, find, from, back),
  nextError: ({ from, back, query }) => desk().nextError(query, from, back),
  indexOf: ({ row, query }) => desk().indexOf(row, query),
  historyRequest: async (currency) => {
    const slice = desk().uncheckedSlice();
    if (!slice) return null;
    const { rows, lookupsJson } = slice;
    const encoder = new TextEncoder();
    const head = encoder.encode(JSON.stringify({ currency, rows: [] }).slice(0, -']}'.length));
    return { rows, ...(await pack([head, ...lookupsJson, encoder.encode(']}')])) };
  },
  recordHistory: (findings) => after(() => desk().recordHistory(findings)),
  answerRun: (batchId) => after(() => desk().answerRun(batchId)),
  inFile: () => desk().inFile(),
  differences: (usual) => desk().differences(usual),
  lock: ({ batches }) => after(() => desk().lock(batches)),
  body: ({ batch, head }) => body(batch, head),
  refuse: ({ batch, refusals }) => after(() => desk().refuse(batch, refusals)),
  payments: ({ batch, indexes }) => desk().payments(batch, indexes),
  lookAgain: ({ batch, indexes }) => after(() => desk().lookAgain(batch, indexes)),
  annotated: (words) => desk().annotated(writerOf(words)),
};

function post(message: FromWorker, moved: ArrayBuffer[] = []): void {
  scope.postMessage(message, moved);
}

/**
 * The bytes of an answer. They move to the page, because a copy would stay here until a garbage collection.
 */
function bytesIn(value: unknown): ArrayBuffer[] {
  return Object.values(value ?? {}).filter((one) => one instanceof ArrayBuffer);
}

async function answer({ id, call, input }: ToWorker): Promise<void> {
  try {
    const handle = handlers[call] as (given: unknown) => unknown;
    const value = await handle(input);
    post({ kind: 'answer', id, value }, bytesIn(value));
  } catch (error) {
    post({
      kind: 'fault',
      id,
      message: error instanceof Error ? error.message : 'The file could not be processed.',
    });
  }
}

let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/** A large file is compared in slices, so that other calls need not wait for all of it. */
async function prepared(): Promise<void> {
  while (!(await inTurn(() => open === null || open.prepareInFile())));
}

scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const ready = data.call === 'inFile' ? prepared().catch(() => undefined) : null;
  if (ready) void ready.then(() => inTurn(() => answer(data)));
  else void inTurn(() => answer(data));
});
