import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { acbProfile } from '../../../domain/bank-files/testing/orders.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { rounds, someOf } from '../../platform/testing/rounds.ts';
import { approvedBatchOf, batchStatus, FUNDED } from '../testing/approved-batch.ts';
import { balanceOf } from '../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../paying/worker/pay-batch.ts';
import { openBankConnections } from '../paying/registry.ts';
import { readReply } from '../bank-files/read-reply.ts';
import { acceptedExcept, readAtBank } from '../bank-files/testing/acb-bank.ts';
import { bankFileEntity, switchOn } from '../bank-files/testing/bank-file-entity.ts';
import { awayFromCutOff } from './testing/away-from-cut-off.ts';
import type { Transport } from './transport.ts';
import { visitBank } from './visit-bank.ts';

/**
 * A recall at every moment between the departure of a file and its arrival, with a crash at that moment, a
 * crash or a withdrawal while Outlay finds out what became of the file, a bank that takes the file at once,
 * and a late reply. However it goes, a file that the bank has seen belongs to a batch that has not failed.
 */

type Step = 'requireFreeName' | 'stage' | 'publish' | 'takeBack' | 'discard' | 'forget';
type Moment = `${'before' | 'after'} ${Step}`;

/** A test acts at any moment of a visit. */
let happens: (moment: Moment) => Promise<void> = async () => undefined;
const STEPS = ['requireFreeName', 'stage', 'publish', 'takeBack', 'discard', 'forget'] as const;

vi.mock('./open-transport.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./open-transport.ts')>();
  return {
    ...original,
    openTransport: async (...given: Parameters<typeof original.openTransport>) => {
      const transport: Transport = await original.openTransport(...given);
      for (const step of STEPS) {
        const work = transport[step].bind(transport) as (...args: unknown[]) => Promise<unknown>;
        const watched = async (...args: unknown[]) => {
          await happens(`before ${step}`);
          const found = await work(...args);
          await happens(`after ${step}`);
          return found;
        };
        Object.assign(transport, { [step]: watched });
      }
      return transport;
    },
  };
});

const ROWS = [1, 2].map((row) => ({ accountNumber: `6200000${row}111`, amountMinor: BigInt(row) * 10_000n }));
const SAID = { reason: 'Wrong month.', confirmedBy: 'Lerato Mokoena, payments desk' };

let root: string;
let installation: PaymentsInstallation;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'outlay-recalls-'));
  installation = await paymentsInstallation({ BANK_FILES_DIR: root });
  awayFromCutOff(installation);
});
afterAll(async () => {
  await installation.close();
  rmSync(root, { recursive: true, force: true });
});

/** A batch whose file is about to leave for the folder of a bank, which takes it at once or never. */
async function scene(takes: boolean) {
  const { context } = installation;
  const profile = acbProfile('ZA-ACB-198', { paidBy: 'ACCEPTANCE' });
  const { entityId, connectionId, admin, second } = await bankFileEntity(installation, profile);
  const third = installation.as(await installation.user(entityId, ['APPROVER']));
  const at = (...names: string[]) => join(root, entityId, ...names);
  for (const name of ['outbox', 'inbox', 'archive']) mkdirSync(at(name), { recursive: true });
  const folders = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
  const path = `/app/bank-connections/${connectionId}`;
  await admin.send('PUT', `${path}/transport`, { body: { transport: 'FOLDER', folders } });
  expect((await switchOn(second, connectionId)).status).toBe(200);
  const { id } = await approvedBatchOf(installation, entityId, ROWS);
  const turn = () => payBatch(context, openBankConnections(context), id, () => false);
  await turn();
  const file = async () => (await second.send('GET', `/app/bank-files?batchId=${id}`)).body.items[0];
  const fileId: string = (await file()).id;

  const seen = new Set<string>();
  let takenTimes = 0;
  let bytes: Buffer | null = null;
  const look = () => {
    for (const name of readdirSync(at('outbox')).filter((found) => !found.startsWith('.'))) {
      seen.add(name);
      bytes = readFileSync(at('outbox', name));
      if (!takes) continue;
      rmSync(at('outbox', name));
      takenTimes++;
    }
  };
  const recalls = `/app/bank-files/${fileId}/recall`;
  const step = async (verb: 'confirm' | 'withdraw') => {
    const { recall } = await file();
    return third.send('POST', `${recalls}/${verb}`, { body: { recallId: recall?.id ?? fileId } });
  };
  return {
    id,
    entityId,
    fileId,
    file,
    turn,
    look,
    isSeen: () => seen.size > 0,
    takenTimes: () => takenTimes,
    record: () => second.send('POST', recalls, { body: SAID }),
    confirm: () => step('confirm'),
    withdraw: () => step('withdraw'),
    visit: async () => {
      installation.passMs(MINUTE_MS);
      const ended = await visitBank(context, connectionId).then(
        () => 'whole',
        (error: Error) => error.message,
      );
      look();
      await turn();
      return ended;
    },
    /** The bank accepts every payment of the file that it has seen. */
    reply: async () => {
      const reply = acceptedExcept(readAtBank(bytes!), []);
      writeFileSync(at('inbox', 'REPLY.txt'), reply);
      const then = (context.clock.nowMs() - MINUTE_MS) / 1_000;
      utimesSync(at('inbox', 'REPLY.txt'), then, then);
      installation.passMs(MINUTE_MS);
      await visitBank(context, connectionId);
      const stored = await context.database.query(
        'SELECT id FROM bank_file_replies WHERE connection_id = $1',
        [connectionId],
      );
      for (const { id: replyId } of stored) await readReply(context, replyId);
      await turn();
    },
    attention: async () =>
      (await second.send<{ kind: string }[]>('GET', '/app/attention')).body.map(({ kind }) => kind),
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;
type Action = 'recorded' | 'confirmed' | 'withdrawn';

async function recallAt(s: Scene, action: Action): Promise<void> {
  expect((await s.record()).status).toBe(200);
  if (action === 'confirmed') await s.confirm();
  if (action === 'withdrawn') expect((await s.withdraw()).status).toBe(200);
}

/** One visit in which something happens at a moment, once, and then the process goes on or ends. */
async function visitWith(s: Scene, at: Moment, happening: () => Promise<unknown>, crash: boolean) {
  let isOver = false;
  happens = async (moment) => {
    s.look();
    if (isOver || moment !== at) return;
    isOver = true;
    await happening();
    if (crash) throw new Error('killed');
  };
  const ended = await s.visit();
  happens = async () => undefined;
  return { ended, happened: isOver };
}

/** Confirms the recall in SQL: 'accepted', or the constraint that refuses it. */
const confirmInSql = (s: Scene) =>
  installation.context.database
    .query(
      `UPDATE bank_files SET recalled_at = now(),
              recalled_by = (SELECT id FROM users WHERE entity_id = $2 AND id <> recall_recorded_by LIMIT 1)
        WHERE id = $1 AND recalled_at IS NULL AND recall_recorded_at IS NOT NULL`,
      [s.fileId, s.entityId],
    )
    .then(
      () => 'accepted',
      (error: { constraint?: string }) => error.constraint,
    );

async function expectOneTruth(s: Scene): Promise<void> {
  const { recall, arrivedAt } = await s.file();
  const status = await batchStatus(installation.context, s.id);
  const attention = await s.attention();
  expect(s.takenTimes()).toBeLessThanOrEqual(1);
  if (!s.isSeen()) {
    expect(arrivedAt).toBeNull();
    if (recall === null) throw new Error('a file without a recall reaches the bank');
    expect(recall.state).toBe('CONFIRMED');
    expect(status).toBe('FAILED');
    expect(await balanceOf(installation.context, s.entityId)).toEqual({ available: FUNDED, reserved: 0n });
    return;
  }
  expect(arrivedAt).not.toBeNull();
  expect(status).not.toBe('FAILED');
  if (recall === null) return;
  expect(recall.state).toBe('TOO_LATE');
  expect(attention).toContain('RECALL_TOO_LATE');
  expect((await s.confirm()).body.code).toBe('recall_too_late');
  expect(await confirmInSql(s)).toBe('recall_too_late');
}

/** Visits, confirms what is open, and lets the bank answer: none of it may change the outcome. */
async function settle(s: Scene): Promise<void> {
  await s.visit();
  const { recall } = await s.file();
  if (recall?.state === 'WAITING') {
    expect(await s.attention()).toContain('RECALL_TO_CONFIRM');
    expect((await s.confirm()).status).toBe(200);
  }
  await s.visit();
  await s.visit();
  await expectOneTruth(s);
  if (!s.isSeen()) return;
  await s.reply();
  await expectOneTruth(s);
}

const MOMENTS: Moment[] = ['before stage', 'after stage', 'before publish', 'after publish'];
const ACTIONS: Action[] = ['recorded', 'confirmed', 'withdrawn'];
const HISTORIES = someOf(
  MOMENTS.flatMap((moment) =>
    ACTIONS.flatMap((action) =>
      [false, true].flatMap((crash) => [false, true].map((takes) => ({ moment, action, crash, takes }))),
    ),
  ),
);
const WHILE_FOUND_OUT = someOf(
  (['before publish', 'after publish'] as const).flatMap((moment) =>
    (['before takeBack', 'after takeBack', 'before forget', 'after forget'] as const).flatMap((then) =>
      (['nothing', 'withdrawn', 'confirmed'] as const).flatMap((what) =>
        [false, true].map((crash) => ({ moment, then, what, crash })),
      ),
    ),
  ),
);

describe('a recall on the way to the bank is in time, or a question', () => {
  it.each(HISTORIES)('$action $moment, crash: $crash, the bank takes it: $takes', async (history) => {
    const s = await scene(history.takes);
    const { happened } = await visitWith(s, history.moment, () => recallAt(s, history.action), history.crash);
    expect(happened).toBe(true);
    const { recall } = await s.file();
    if (recall?.state === 'UNDECIDED') {
      expect((await s.confirm()).body.code).toBe('recall_undecided');
      expect(await confirmInSql(s)).toBe('recall_undecided');
    }
    await settle(s);
  });

  it.each(WHILE_FOUND_OUT)(
    'recorded $moment with a crash, then $what $then, crash: $crash',
    async ({ moment, then, what, crash }) => {
      const s = await scene(true);
      await visitWith(s, moment, () => recallAt(s, 'recorded'), true);
      await visitWith(
        s,
        then,
        async () => {
          if (what === 'withdrawn') expect((await s.withdraw()).status).toBe(200);
          if (what === 'confirmed') await s.confirm();
        },
        crash,
      );
      await settle(s);
    },
  );

  it('a file that the bank has is recalled on its word, and a late reply is a question', async () => {
    const s = await scene(false);
    await s.visit();
    expect(s.isSeen()).toBe(true);
    expect((await s.record()).body.recall.state).toBe('WAITING');
    expect((await s.confirm()).status).toBe(200);
    await s.turn();
    expect(await batchStatus(installation.context, s.id)).toBe('FAILED');
    await s.reply();
    expect(await batchStatus(installation.context, s.id)).toBe('FAILED');
    expect(await s.attention()).toContain('BANK_REPLY_OPEN');
  });

  it('the word of the bank decides once its server has not answered for an hour', async () => {
    const s = await scene(false);
    await visitWith(s, 'before publish', () => recallAt(s, 'recorded'), true);
    const outbox = join(root, s.entityId, 'outbox');
    const hidden = readdirSync(outbox).map((name) => [name, readFileSync(join(outbox, name))] as const);
    rmSync(outbox, { recursive: true });
    // A visit that cannot look at the folder decides nothing.
    installation.passMs(MINUTE_MS);
    const [connection] = await installation.context.database.query(
      'SELECT connection_id FROM bank_files WHERE id = $1',
      [s.fileId],
    );
    await visitBank(installation.context, connection!.connection_id);
    expect((await s.confirm()).body.code).toBe('recall_undecided');
    installation.passMs(61 * MINUTE_MS);
    expect((await s.confirm()).status).toBe(200);
    await s.turn();
    expect(await batchStatus(installation.context, s.id)).toBe('FAILED');
    // The server comes back, and shows that the file had been published.
    mkdirSync(outbox);
    writeFileSync(join(outbox, (await s.file()).fileName), hidden[0]![1]);
    installation.passMs(60 * MINUTE_MS);
    await s.visit();
    expect((await s.file()).recall.state).toBe('TOO_LATE');
    expect(await s.attention()).toContain('RECALL_TOO_LATE');
  });
});

type Act = 'record' | 'confirm' | 'withdraw' | 'reply';
type Done = { act: Act } | { visit: Moment; act: Act | null; crash: boolean };

const acts = fc.constantFrom<Act>('record', 'record', 'confirm', 'confirm', 'withdraw', 'reply');
const orders = fc.array(
  fc.oneof(
    fc.record({ act: acts }),
    fc.record({
      visit: fc.constantFrom(...STEPS.flatMap((step): Moment[] => [`before ${step}`, `after ${step}`])),
      act: fc.option(acts, { nil: null }),
      crash: fc.boolean(),
    }),
  ),
  { minLength: 3, maxLength: 9 },
);

/** A recall in time, and one of a file that has arrived: a few random orders may contain neither. */
const EXAMPLES: [Done[], boolean][] = [
  [
    [
      { visit: 'after stage', act: 'record', crash: false },
      { visit: 'before stage', act: null, crash: false },
      { act: 'confirm' },
    ],
    false,
  ],
  [[{ visit: 'after publish', act: null, crash: false }, { act: 'record' }, { act: 'confirm' }], false],
];

/** Does one thing, if it can be done now. Resolves to whether it recalled a file that had arrived. */
async function perform(s: Scene, act: Act | null): Promise<boolean | null> {
  if (act === 'record') {
    const { status, body } = await s.record();
    return status === 200 ? body.arrivedAt !== null : null;
  }
  if (act === 'confirm') await s.confirm();
  if (act === 'withdraw') await s.withdraw();
  if (act === 'reply' && s.isSeen()) await s.reply();
  return null;
}

/** The promises after each step. `isByWord`: the last recall was of a file at the bank. */
async function expectNoTwoTruths(s: Scene, isByWord: boolean): Promise<void> {
  const { recall, arrivedAt } = await s.file();
  const status = await batchStatus(installation.context, s.id);
  expect(s.takenTimes()).toBeLessThanOrEqual(1);
  if (recall?.state === 'CONFIRMED' && !isByWord) expect(s.isSeen()).toBe(false);
  if (status === 'FAILED') expect(recall?.state).toBe('CONFIRMED');
  if (s.isSeen() && arrivedAt !== null && recall !== null && !isByWord) {
    expect(recall.state).toBe('TOO_LATE');
    expect(await s.attention()).toContain('RECALL_TOO_LATE');
  }
}

it('whatever the order of recalls, visits, crashes and replies', async () => {
  const seen = { byWord: 0, inTime: 0, tooLate: 0, paid: 0 };
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async (order: Done[], takes) => {
      const s = await scene(takes);
      let isByWord = false;
      const note = (found: boolean | null) => {
        if (found !== null) isByWord = found;
      };
      for (const step of order) {
        if ('visit' in step)
          await visitWith(s, step.visit, async () => note(await perform(s, step.act)), step.crash);
        else note(await perform(s, step.act));
        s.look();
        await expectNoTwoTruths(s, isByWord);
      }
      for (let n = 0; n < 3; n++) await s.visit();
      await expectNoTwoTruths(s, isByWord);
      const { recall, arrivedAt } = await s.file();
      // A file without a recall arrives; a file that was recalled in time never does.
      if (recall === null) expect(arrivedAt).not.toBeNull();
      if (recall?.state === 'WAITING' && arrivedAt === null) expect(s.isSeen()).toBe(false);
      expect(recall?.state).not.toBe('UNDECIDED');
      if (recall?.state === 'CONFIRMED') seen[isByWord ? 'byWord' : 'inTime']++;
      else seen[recall?.state === 'TOO_LATE' ? 'tooLate' : 'paid']++;
    }),
    { numRuns: rounds(8, 100), examples: EXAMPLES },
  );
  expect(seen.inTime).toBeGreaterThan(0);
  expect(seen.byWord).toBeGreaterThan(0);
});
