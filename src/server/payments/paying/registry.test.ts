import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RAILS, type Rail } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import { migrationsFolder } from '../../platform/database/migrate.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { approvedBatch, batchStatus, statusesOf } from '../testing/approved-batch.ts';
import { instantBank } from '../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { getEntityConfig } from './get-entity-config.ts';
import { payBatch } from './worker/pay-batch.ts';
import { startWorker } from './worker/start-worker.ts';
import type { BankConnection, BankPayment } from '../connection/connection.ts';
import { bankConnections, openBankConnections, type BankConnections, type Route } from './registry.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** A made-up bank that carries RTC payments in rand only, pays each at once, and has no bank statements. */
function madeUpBank(limitMinor = 10_000_000n) {
  const received: BankPayment[] = [];
  const connection: BankConnection = {
    name: 'made-up',
    capabilities: {
      rails: ['RTC'],
      currencies: ['ZAR'],
      limitsMinor: { RTC: limitMinor },
      cutOffs: {},
      asynchronous: false,
      undecidedForMs: null,
      statements: false,
    },
    submit: async (payments) => {
      received.push(...payments);
      return new Map(
        payments.map(({ attemptId }) => [attemptId, { state: 'PAID' as const, railReference: 'MADE-UP' }]),
      );
    },
    lookup: async () => new Map(),
    returnedSince: async () => [],
  };
  return { connection, received };
}

const ROWS = [
  { accountNumber: '62000001111', rail: 'RTC' },
  { accountNumber: '62000002222', rail: 'EFT' },
  { accountNumber: '62000003333', rail: 'RTC' },
] as const;

const pay = (routes: readonly Route[], batchId: string) =>
  payBatch(installation.context, bankConnections(routes), batchId, () => false);

async function paidBy(batchId: string) {
  return installation.context.database.query(
    `SELECT w.rail, w.status, left(w.rail_reference, 3) AS paid_by,
            EXISTS (SELECT 1 FROM sandbox_rail.payments s WHERE s.attempt_id = w.attempt_id) AS at_sandbox
       FROM withdrawals w
      WHERE w.batch_id = $1
      ORDER BY w.row_number`,
    [batchId],
  );
}

async function submittedThrough(batchId: string) {
  return installation.context.database.query(
    `SELECT w.status, w.bank_connection, w.rail_reference
       FROM withdrawals w
      WHERE w.batch_id = $1
      ORDER BY w.row_number`,
    [batchId],
  );
}

/** A bank that accepts payments of every rail in silence, and reports on lookup that they were paid. */
function silentBank(name: string) {
  const { connection } = madeUpBank();
  const lookedUp: string[] = [];
  let isReachable = false;
  const silent: BankConnection = {
    ...connection,
    name,
    capabilities: { ...connection.capabilities, rails: RAILS, limitsMinor: {}, asynchronous: true },
    submit: async () => new Map(),
    lookup: async (attemptIds) => {
      if (!isReachable) return new Map();
      lookedUp.push(...attemptIds);
      return new Map(attemptIds.map((id) => [id, { state: 'PAID' as const, railReference: name }]));
    },
  };
  return { connection: silent, lookedUp, open: () => (isReachable = true) };
}

describe('a batch on two rails', () => {
  it('is paid through two connections, each carrying its rail', async () => {
    const { context, id } = await approvedBatch(installation, [...ROWS]);
    const madeUp = madeUpBank();
    const routes = [{ connection: madeUp.connection }, { connection: instantBank(context) }];
    while ((await pay(routes, id)) !== 'done');
    expect(await batchStatus(context, id)).toBe('COMPLETE');
    expect(await paidBy(id)).toEqual([
      { rail: 'RTC', status: 'COMPLETE', paid_by: 'MAD', at_sandbox: false },
      { rail: 'EFT', status: 'COMPLETE', paid_by: 'SBX', at_sandbox: true },
      { rail: 'RTC', status: 'COMPLETE', paid_by: 'MAD', at_sandbox: false },
    ]);
    expect(madeUp.received.map(({ accountNumber }) => accountNumber)).toEqual(['62000001111', '62000003333']);
  });

  it('stays APPROVED and unsubmitted while no connection carries one of its rails', async () => {
    const { context, id } = await approvedBatch(installation, [...ROWS]);
    const madeUp = madeUpBank();
    await expect(pay([{ connection: madeUp.connection }], id)).rejects.toThrow(
      'No bank connection carries EFT payments in ZAR.',
    );
    expect(await batchStatus(context, id)).toBe('APPROVED');
    expect(madeUp.received).toEqual([]);
  });

  it('stays APPROVED and unsubmitted while a payment is above the limit of its connection', async () => {
    const { context, id } = await approvedBatch(installation, [...ROWS]);
    const madeUp = madeUpBank(1n);
    const routes = [{ connection: madeUp.connection }, { connection: instantBank(context) }];
    await expect(pay(routes, id)).rejects.toThrow('above the limit of the bank connection "made-up"');
    expect(await batchStatus(context, id)).toBe('APPROVED');
    expect(madeUp.received).toEqual([]);
  });
});

describe('a payment that waits for an answer', () => {
  it('is looked up at the connection that submitted it, after its rail moved to another', async () => {
    const { id } = await approvedBatch(installation, [...ROWS]);
    const [first, second] = [silentBank('first'), silentBank('second')];
    const [a, b] = [{ connection: first.connection }, { connection: second.connection }];
    expect(await pay([a, b], id)).toBe('ask later');
    expect(await submittedThrough(id)).toEqual(
      ROWS.map(() => ({ status: 'UNCONFIRMED', bank_connection: 'first', rail_reference: null })),
    );
    first.open();
    second.open();
    expect(await pay([b, a], id)).toBe('done');
    expect(await submittedThrough(id)).toEqual(
      ROWS.map(() => ({ status: 'COMPLETE', bank_connection: 'first', rail_reference: 'first' })),
    );
    expect([first.lookedUp.length, second.lookedUp]).toEqual([ROWS.length, []]);
  });

  it('is submitted again only through the connection that never received it', async () => {
    const { id } = await approvedBatch(installation, [...ROWS]);
    const first = silentBank('first');
    const second = madeUpBank();
    await pay([{ connection: first.connection }], id);
    const resubmitted: string[] = [];
    const lossy: BankConnection = {
      ...first.connection,
      submit: async (payments) => {
        resubmitted.push(...payments.map(({ attemptId }) => attemptId));
        return new Map();
      },
      lookup: async (attemptIds) =>
        new Map(attemptIds.map((attempt) => [attempt, { state: 'NEVER_RECEIVED' as const }])),
    };
    expect(await pay([{ connection: second.connection }, { connection: lossy }], id)).toBe('ask later');
    expect(new Set(resubmitted).size).toBe(ROWS.length);
    expect(second.received).toEqual([]);
  });

  it('stays unconfirmed while its connection is missing, and is never looked up at another', async () => {
    const { id } = await approvedBatch(installation, [...ROWS]);
    await pay([{ connection: silentBank('first').connection }], id);
    const second = silentBank('second');
    second.open();
    expect(await pay([{ connection: second.connection }], id)).toBe('ask later');
    expect(new Set(await statusesOf(installation.context, id))).toEqual(new Set(['UNCONFIRMED']));
    expect(second.lookedUp).toEqual([]);
  });
});

describe('the migration that records the connection', () => {
  it('assigns payments that were submitted before it to the sandbox', async () => {
    const { context, id } = await approvedBatch(installation, [...ROWS]);
    while ((await pay([{ connection: instantBank(context) }], id)) !== 'done');
    const waiting = await approvedBatch(installation, [...ROWS]);
    const owner = ownerOf(context.database);
    await owner.execute('ALTER TABLE withdrawals DROP COLUMN bank_connection CASCADE');
    const migration = readFileSync(join(migrationsFolder(), '0002_bank_connection.sql'), 'utf8');
    for (const statement of migration.split('--> statement-breakpoint')) await owner.execute(statement);
    const connectionsOf = async (batchId: string) =>
      (await submittedThrough(batchId)).map((row) => row.bank_connection);
    expect(await connectionsOf(id)).toEqual(['sandbox', 'sandbox', 'sandbox']);
    expect(await connectionsOf(waiting.id)).toEqual([null, null, null]);
  });
});

describe('the capabilities of a connection', () => {
  it('are complete and consistent for every registered connection', () => {
    const { all } = openBankConnections(installation.context);
    expect(all.map(({ name }) => name).sort()).toEqual(['bank-file', 'sandbox']);
    for (const { name, capabilities } of all) {
      const { rails, limitsMinor, cutOffs } = capabilities;
      expect(rails.length, name).toBeGreaterThan(0);
      expect(rails, name).toEqual(expect.arrayContaining(Object.keys(limitsMinor)));
      expect(rails, name).toEqual(expect.arrayContaining(Object.keys(cutOffs)));
      for (const cutOff of Object.values(cutOffs)) expect(cutOff, name).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });

  it('bring the cut-offs of an entity forward, never back', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    const { connection } = madeUpBank();
    const cutOffs = { EFT: '14:00', RTC: '16:45', RTGS: '17:00' } as const;
    const early = { ...connection, capabilities: { ...connection.capabilities, rails: RAILS, cutOffs } };
    const call = { caller: { entityId } } as Parameters<ReturnType<typeof getEntityConfig>>[0];
    const cutOffsOf = async (connections: BankConnections) =>
      (
        (await getEntityConfig(context, connections)(call)) as { rails: { rail: Rail; cutOff: string }[] }
      ).rails.map(({ rail, cutOff }) => [rail, cutOff]);
    expect(await cutOffsOf(openBankConnections(context))).toEqual([
      ['EFT', '15:30'],
      ['RTC', null],
      ['PAYSHAP', null],
      ['RTGS', '15:00'],
    ]);
    expect(await cutOffsOf(bankConnections([{ connection: early }]))).toEqual([
      ['EFT', '14:00'],
      ['RTC', '16:45'],
      ['PAYSHAP', null],
      ['RTGS', '15:00'],
    ]);
  });

  it.each([
    [true, []],
    [false, ['the bank left payments unanswered, although this connection answers at once']],
  ])('decide whether silence is a warning: asynchronous is %s', async (asynchronous, expected) => {
    const { context, id } = await approvedBatch(installation, [...ROWS]);
    const { connection } = silentBank('first');
    const warnings: unknown[] = [];
    const log = { ...context.log, warn: (_: object, message: string) => warnings.push(message) };
    const silent = { ...connection, capabilities: { ...connection.capabilities, asynchronous } };
    const listening = { ...context, log } as unknown as Context;
    await payBatch(listening, bankConnections([{ connection: silent }]), id, () => false);
    expect(warnings).toEqual(expected);
  });

  it('decide whether the worker reads statements', async () => {
    const read: string[] = [];
    const keeping = (name: string, statements: boolean): BankConnection => {
      const { connection } = madeUpBank();
      const returnedSince = async () => {
        read.push(name);
        return [];
      };
      return { ...connection, name, capabilities: { ...connection.capabilities, statements }, returnedSince };
    };
    const routes = [{ connection: keeping('silent', false) }, { connection: keeping('keeping', true) }];
    const worker = await startWorker(installation.context, bankConnections(routes));
    while (read.length < 2) await sleep(50);
    await worker.stop();
    expect(new Set(read)).toEqual(new Set(['keeping']));
  });
});

describe('a connection whose lookup throws', () => {
  it('leaves its payments unconfirmed, is asked again, and does not stop other connections', async () => {
    const { context, id } = await approvedBatch(installation, [...ROWS]);
    const sandbox = instantBank(context);
    const madeUp = madeUpBank();
    const lostAnswer = (connection: BankConnection): BankConnection => ({
      ...connection,
      submit: async (payments) => {
        await connection.submit(payments);
        throw new Error('the answer was lost');
      },
    });
    await pay([{ connection: lostAnswer(madeUp.connection) }, { connection: lostAnswer(sandbox) }], id);

    const unreachable: BankConnection = {
      ...madeUp.connection,
      lookup: () => {
        throw new Error('the bank cannot be reached');
      },
    };
    const warnings: unknown[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line)) });
    const routes = bankConnections([{ connection: unreachable }, { connection: sandbox }]);
    expect(await payBatch({ ...context, log }, routes, id, () => false)).toBe('ask later');
    expect(warnings).toContainEqual(
      expect.objectContaining({ batchId: id, connection: 'made-up', msg: 'the bank gave no answer' }),
    );
    expect((await paidBy(id)).map(({ status }) => status)).toEqual([
      'UNCONFIRMED',
      'COMPLETE',
      'UNCONFIRMED',
    ]);

    const reachable: BankConnection = {
      ...madeUp.connection,
      lookup: async (attemptIds) =>
        new Map(attemptIds.map((attemptId) => [attemptId, { state: 'PAID', railReference: 'MADE-UP' }])),
    };
    expect(await pay([{ connection: reachable }, { connection: sandbox }], id)).toBe('done');
    expect(await batchStatus(context, id)).toBe('COMPLETE');
    expect(madeUp.received).toHaveLength(2);
  });
});

describe('the route of a payment', () => {
  const payment = { entityId: 'one', rail: 'RTC', currency: 'ZAR' } as const;

  it('is the first that serves its entity, rail and currency', async () => {
    const { database } = installation.context;
    const sandbox = instantBank(installation.context);
    const madeUp = madeUpBank().connection;
    const { all, carrierOf } = bankConnections([
      { connection: madeUp, entityIds: ['one'], rails: ['RTC'] },
      { connection: sandbox },
    ]);
    expect(all).toEqual([madeUp, sandbox]);
    expect(await carrierOf(database, payment)).toBe(madeUp);
    expect(await carrierOf(database, { ...payment, entityId: 'two' })).toBe(sandbox);
    expect(await carrierOf(database, { ...payment, rail: 'EFT' })).toBe(sandbox);
    expect(await carrierOf(database, { ...payment, currency: 'USD' })).toBe(sandbox);
    const { carrierOf: only } = bankConnections([{ connection: madeUp }]);
    expect(await only(database, { ...payment, rail: 'EFT' })).toBeNull();
  });

  it('is the sandbox for every rail in a new installation', async () => {
    const { database } = installation.context;
    const entityId = await installation.entity();
    const { carrierOf } = openBankConnections(installation.context);
    expect((await carrierOf(database, { ...payment, entityId }))?.name).toBe('sandbox');
  });
});
