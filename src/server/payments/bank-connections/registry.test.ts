import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedBatch, batchStatus } from '../testing/approved-batch.ts';
import { instantBank } from '../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { payBatch } from '../worker/pay-batch.ts';
import type { BankConnection, BankPayment } from './connection.ts';
import { bankConnections, openBankConnections, type Route } from './registry.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

/** A made-up bank that carries RTC payments in rand only, pays each at once, and keeps no statements. */
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

  it('is the first that serves its entity, rail and currency', () => {
    const sandbox = instantBank(installation.context);
    const madeUp = madeUpBank().connection;
    const { all, carrierOf } = bankConnections([
      { connection: madeUp, entityIds: ['one'], rails: ['RTC'] },
      { connection: sandbox },
    ]);
    expect(all).toEqual([madeUp, sandbox]);
    expect(carrierOf(payment)).toBe(madeUp);
    expect(carrierOf({ ...payment, entityId: 'two' })).toBe(sandbox);
    expect(carrierOf({ ...payment, rail: 'EFT' })).toBe(sandbox);
    expect(carrierOf({ ...payment, currency: 'USD' })).toBe(sandbox);
    expect(bankConnections([{ connection: madeUp }]).carrierOf({ ...payment, rail: 'EFT' })).toBeNull();
  });

  it('is the sandbox for every rail in a new installation', () => {
    expect(openBankConnections(installation.context).carrierOf(payment)?.name).toBe('sandbox');
  });
});
