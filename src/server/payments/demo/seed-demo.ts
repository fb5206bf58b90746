import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import { hashPassword } from '../../identity/passwords.ts';
import type { Context } from '../../platform/context.ts';
import { seededNumbers } from '../../../shared/seeded-numbers.ts';
import { playBankMonth } from './bank-month/bank-month.ts';
import { daysAgo, workday } from './demo-calendar.ts';
import {
  BANK_ENTITY,
  DEMO_ACCOUNTANT,
  DEMO_ENTITIES,
  fundDemo,
  insertAccountant,
  insertDemoEntity,
  insertPasswords,
  type DemoEntity,
} from './demo-entities.ts';
import { dayOf, employee, SEED } from './demo-rows.ts';
import { historyWriter, type HistoryWriter } from './history-writer.ts';
import { inTransaction } from './in-transaction.ts';
import { KAROO_LASTS_MS, payKaroo } from './karoo-history.ts';
import { demoPeople } from './people.ts';

const SEED_LOCK = 7_263_542;

/**
 * Fills an empty database with two entities that have paid for five months, and one without a config; with
 * SEED=demo-bank also with one that has paid through a file bank for a month. The
 * verbs of the product write the history, with a clock set to the past. Everything is one transaction: an
 * interrupted start leaves nothing behind. Does nothing when the database already has an entity.
 */
export async function seedDemo(context: Context): Promise<void> {
  await context.database.transaction(
    async (tx) => {
      // When several processes start on one database, the first one fills it. The others wait longer than
      // the lock timeout of a request.
      await tx.query('SET LOCAL lock_timeout = 0');
      // The history is worked out between the statements, which takes a busy machine longer than a request.
      await tx.query(`SET LOCAL idle_in_transaction_session_timeout = '10min'`);
      await tx.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const [found] = await tx.query(
        "SELECT 1 FROM installation WHERE name = 'demo' UNION ALL SELECT 1 FROM entities LIMIT 1",
      );
      if (found) return;
      await tx.query("INSERT INTO installation (name, value) VALUES ('demo', 'true')");
      await fill({ ...context, database: inTransaction(tx, context.database) });
      // History must not start a worker or send mail. Its statements are read and reconciled.
      await tx.query(
        `DELETE FROM pgboss.job
          WHERE name IN ('pay-batch', 'mail', 'read-statement-file', 'reconcile-account')`,
      );
      await tx.query(
        `ANALYZE batches, batch_counts, withdrawals, payouts, beneficiaries, transfers, postings, audit_log,
                 payment_requests, receipts, receipt_allocations, payees, payee_changes`,
      );
    },
    { statementMs: 0 },
  );
}

async function fill(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const start = now - KAROO_LASTS_MS;
  // Hashing is slow; it runs on other threads while the history is written.
  const withBank = context.configuration.bankMonth;
  const names = [...DEMO_ENTITIES, ...(withBank ? [BANK_ENTITY] : [])].flatMap(({ users }): string[] =>
    Object.keys(users),
  );
  names.push(DEMO_ACCOUNTANT.name);
  const hashes = Promise.all(names.map((name) => hashPassword(context.random, name)));
  const entities: DemoEntity[] = [];
  // In sequence, so that the first declared entity has the first id.
  for (const declared of DEMO_ENTITIES)
    entities.push(await insertDemoEntity(context, declared, start + entities.length));
  const [karoo, harbour] = entities as [DemoEntity, DemoEntity, DemoEntity];
  const history = historyWriter(context);
  await openKaroo(context, karoo.id, start);
  await payKaroo(context, history, karoo, now);
  await fundDemo(context, harbour.id, start + HOUR_MS, {
    accessType: 'FUNDING',
    currency: 'ZAR',
    amountMinor: 400_000_000n,
    reference: 'OPENING BALANCE',
  });
  await payHarbour(history, harbour, now);
  if (withBank) await playBankMonth(context, history, now);
  await insertAccountant(context, entities, start + HOUR_MS);
  await insertPasswords(context, names, await hashes);
}

async function openKaroo(context: Context, entityId: string, start: number): Promise<void> {
  const opening = [
    ['ZAR', 12_000_000_000n],
    ['USD', 25_000_000n],
    ['EUR', 18_000_000n],
    ['GBP', 7_500_000n],
    ['USDC', 40_000_000_000n],
  ] as const;
  for (const [currency, amountMinor] of opening)
    await fundDemo(context, entityId, start + HOUR_MS, {
      accessType: 'FUNDING',
      currency,
      amountMinor,
      reference: 'OPENING BALANCE',
    });
}

async function payHarbour(history: HistoryWriter, harbour: DemoEntity, now: number): Promise<void> {
  const preparer = harbour.users['other-preparer']!;
  const approver = harbour.users['other-approver']!;
  const people = demoPeople(25, SEED + 7);
  const next = seededNumbers(SEED + 8);
  for (let days = 140; days > 5; days -= 19) {
    const ms = workday(daysAgo(now, days)) + 8 * HOUR_MS + Math.floor(next() * 30 * MINUTE_MS);
    const id = await history.create(ms, preparer, {
      label: `Crew wages ${dayOf(ms)}`,
      currency: 'ZAR',
      withdrawals: people.slice(0, 18).map((person, i) => ({
        ...employee(person),
        amount: `${2_100 + i * 29 + Math.floor(next() * 900)}.${20 + (days % 70)}`,
        beneficiaryReference: `WAGES ${dayOf(ms)}`,
      })),
    });
    await history.approve(ms + 30 * MINUTE_MS, approver, id);
    await history.pay(ms + 31 * MINUTE_MS, id);
  }
  await history.create(now - 5 * HOUR_MS, preparer, {
    label: 'Crew wages, this week',
    currency: 'ZAR',
    withdrawals: people.map((person, i) => ({
      ...employee(person),
      amount: `${1_900 + i * 31}.00`,
      beneficiaryReference: `WAGES ${dayOf(now)}`,
    })),
  });
}
