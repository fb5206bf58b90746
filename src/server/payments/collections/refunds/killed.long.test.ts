import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { verifyAudit } from '../../../audit/audit.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { kill, startProgram } from '../../../platform/testing/service-process.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestUser,
} from '../../testing/payments-installation.ts';
import { tokenFor } from '../../testing/test-access.ts';
import { RECEIPTS } from '../testing/receiving-account.ts';
import { refundBody, refundingCompany } from '../testing/refunding-company.ts';

/** A process that asks for, approves and pays a refund, ended by SIGKILL at each of these steps. */

// A busy machine needs longer for the long form.
vi.setConfig({ testTimeout: rounds(240_000, 3_600_000) });

const ROUNDS = rounds(1, 17);
const BATCHES = '/v1/payments/bulk-withdrawals/batches';

let installation: PaymentsInstallation;
const alive = new Set<ChildProcess>();

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterEach(() => {
  for (const child of alive) child.kill('SIGKILL');
});
afterAll(() => installation.close());

const PROGRAM = join(import.meta.dirname, 'testing', 'refund-process.ts');

/** A process, and how to send a request to it as a user. */
async function startProcess() {
  const { databaseUrl, encryptionKey } = installation.context.configuration;
  const settings = { DATABASE_URL: databaseUrl!, ENCRYPTION_KEY: encryptionKey!.toString('hex') };
  let url = '';
  const child = await startProgram(PROGRAM, settings, 'Listening on', alive, '', (said) => {
    url = /Listening on (\S+)/.exec(said)?.[1] ?? url;
  });
  const send = async (user: TestUser, path: string, key: string, body?: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenFor(user.id, Date.now())}`,
        'x-user-unique-id': user.id,
        'x-entity-id': user.entityId,
        'idempotency-key': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return { child, send };
}

it(`a process killed at each step of a refund, ${ROUNDS} times, gives the money back once`, async ({
  task,
}) => {
  const { database } = installation.context;
  let kills = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const company = await refundingCompany(installation);
    const id = await company.received();
    const waits = [0, 4, 12, 25, 60, 120].map((ms) => (ms + round * 7) % 150);
    const refunds = () =>
      database.query(
        `SELECT f.batch_id, b.status, w.status AS withdrawal
           FROM receipt_refunds f
           JOIN batches b ON b.id = f.batch_id
           JOIN withdrawals w ON w.batch_id = b.id
          WHERE f.receipt_id = $1`,
        [id],
      );
    /** The same request to one process after another, each killed while it works, until one answers. */
    const insist = async (user: TestUser, path: string, body?: object) => {
      const key = randomUUID();
      for (const ms of waits.slice(0, 2 + (round % 2))) {
        const { child, send } = await startProcess();
        const lost = send(user, path, key, body).catch(() => null);
        await sleep(ms);
        await kill(child);
        await lost;
        kills++;
      }
      const { child, send } = await startProcess();
      const answer = await send(user, path, key, body);
      expect(answer.status, answer.text).toBe(200);
      return child;
    };
    await kill(await insist(company.preparer.user, `${RECEIPTS}/${id}/refund`, refundBody()));
    const [asked, ...others] = await refunds();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ status: 'PENDING_APPROVAL' });
    const paying = await insist(company.approver.user, `${BATCHES}/${asked!.batch_id}/approve`);
    // Killed while the bank has the payment, and once more before its outcome is booked.
    const statusIs = async (...statuses: string[]) => statuses.includes((await refunds())[0]!.withdrawal);
    for (let tries = 0; tries < 400 && !(await statusIs('SUBMITTED', 'COMPLETE')); tries++) await sleep(10);
    await kill(paying);
    kills++;
    const { child } = await startProcess();
    for (let tries = 0; tries < 1_500 && !(await statusIs('COMPLETE')); tries++) await sleep(20);
    await kill(child);
    expect(await refunds()).toMatchObject([{ status: 'COMPLETE', withdrawal: 'COMPLETE' }]);
    expect(await company.receipt(id)).toMatchObject({ refundedAmount: '100.00', unallocatedAmount: '0.00' });
    const [held] = await database.query(
      `SELECT count(*) FILTER (WHERE t.kind = 'HOLD') AS holds,
              count(*) FILTER (WHERE t.kind = 'SETTLE') AS settled
         FROM transfers t WHERE t.batch_id = $1`,
      [asked!.batch_id],
    );
    expect(held).toEqual({ holds: 1n, settled: 1n });
    const [paid] = await database.query(
      'SELECT count(*) AS count FROM sandbox_rail.payments WHERE amount_minor = 10000',
    );
    expect(paid!.count).toBe(BigInt(round + 1));
  }
  expect((await verifyLedger(ownerOf(database))).faults).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
  task.meta.kills = kills;
});
