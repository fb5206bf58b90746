import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { camtText } from '../../../domain/bank-files/testing/camt-text.ts';
import { verifyAudit } from '../../audit/audit.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { kill, startProgram } from '../../platform/testing/service-process.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { letBankDeliver } from '../bank-files/testing/let-bank-deliver.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany } from './testing/receiving-account.ts';
import { COLLECTIONS } from './testing/receiving-company.ts';

/** A process that reads a statement and records its receipts, ended by SIGKILL while it does. */

// A busy machine needs longer for the long form.
vi.setConfig({ testTimeout: rounds(600_000, 3_600_000) });

const RECEIPTS = rounds(60, 1_000);
const ROUNDS = rounds(1, 17);
const STEPS = ['READ', 'MATCHING', 'RECORDED'] as const;

let installation: PaymentsInstallation;
const alive = new Set<ChildProcess>();

beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterEach(() => {
  for (const child of alive) child.kill('SIGKILL');
});
afterAll(() => installation.close());

function startProcess(entityId: string, file: string): Promise<ChildProcess> {
  const program = join(
    import.meta.dirname,
    '..',
    'reconciling',
    'statements',
    'testing',
    'statement-process.ts',
  );
  const DATABASE_URL = installation.context.configuration.databaseUrl!;
  const settings = { DATABASE_URL, ENCRYPTION_KEY: '5a'.repeat(32), STATEMENT_ENTITY: entityId };
  return startProgram(program, settings, 'Working.', alive, file);
}

it(`a process killed while it records ${RECEIPTS} receipts records and allocates each once`, async ({
  task,
}) => {
  const { database } = installation.context;
  for (let round = 0; round < ROUNDS; round++) {
    const company = await collectingCompany(installation);
    const requests = Array.from({ length: RECEIPTS }, (_, n) => ({
      payer: { name: `Payer ${n}` },
      label: 'Fees',
      currency: 'ZAR',
      amount: `${n + 1}.00`,
      dueOn: '2027-03-31',
    }));
    const created = await company.post(`${COLLECTIONS}/batch`, { requests });
    const money = created.body.requests.map((one: { reference: string }, n: number) => ({
      text: one.reference,
      amountMinor: BigInt(100 * (n + 1)),
    }));
    const file = camtText([company.bank.statement(money)]);
    await letBankDeliver(installation.context, company.connectionId);
    const has = async (step: (typeof STEPS)[number]) => {
      const [row] = await database.query(
        `SELECT CASE $2::text
                WHEN 'RECORDED' THEN EXISTS (SELECT FROM receipts WHERE entity_id = $1)
                ELSE EXISTS (SELECT FROM bank_statements WHERE entity_id = $1)
                END AS yes`,
        [company.entityId, step],
      );
      return row!.yes ?? false;
    };
    for (const step of STEPS) {
      const child = await startProcess(company.entityId, file);
      while (!(await has(step))) await sleep(3);
      await sleep((round * 13 + (step === 'MATCHING' ? 30 : 0)) % 120);
      await kill(child);
    }
    const last = await startProcess(company.entityId, file);
    const allocated = async () => {
      const [row] = await database.query(
        "SELECT count(*) AS n FROM receipts WHERE entity_id = $1 AND status = 'ALLOCATED'",
        [company.entityId],
      );
      return row!.n;
    };
    await expect.poll(allocated, { interval: 100 }).toBe(BigInt(RECEIPTS));
    await kill(last);
    const rows = await company.receipts();
    expect(rows).toHaveLength(RECEIPTS);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ALLOCATED']));
    const [paid] = await database.query(
      `SELECT count(*) FILTER (WHERE q.status = 'PAID') AS requests,
              (SELECT count(*) FROM receipt_allocations a WHERE a.entity_id = $1) AS allocations
         FROM payment_requests q
        WHERE q.entity_id = $1`,
      [company.entityId],
    );
    expect(paid).toEqual({ requests: BigInt(RECEIPTS), allocations: BigInt(RECEIPTS) });
    expect(await company.collected()).toBe(company.bank.balanceMinor);
    expect(await company.difference()).toEqual({ difference: '0.00', reasons: [] });
  }
  expect((await verifyLedger(ownerOf(database))).faults).toEqual([]);
  expect((await verifyAudit(database)).faults).toEqual([]);
  task.meta.kills = ROUNDS * STEPS.length;
});
