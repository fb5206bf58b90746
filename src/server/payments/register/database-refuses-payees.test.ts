import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/time.ts';
import { databaseError, type Database } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { OLD, registerCompany, row } from './testing/register-company.ts';

/** Each statement runs as the server's role and as the owner of the tables, and is rolled back. */

let installation: PaymentsInstallation;
let server: Database;
beforeAll(async () => {
  installation = await paymentsInstallation();
  server = installation.context.database;
});
afterAll(() => installation.close());

class Undone extends Error {}

async function tryOn(database: Database, text: string, values: readonly unknown[]): Promise<string> {
  try {
    return await database.transaction<string>(async (tx) => {
      await tx.execute(text, values);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return 'done';
    const refusal = databaseError(error);
    if (!refusal) throw error;
    return refusal.constraint ?? refusal.message;
  }
}

async function both(text: string, values: readonly unknown[]): Promise<[string, string]> {
  return [await tryOn(server, text, values), await tryOn(ownerOf(server), text, values)];
}
const twice = (answer: unknown) => [answer, answer];

const CONFIRM = `
  UPDATE payee_changes
     SET state = 'CONFIRMED', confirmed_by = $2, confirmed_at = $3::timestamptz,
         counts_from = $3::timestamptz + $4::interval
   WHERE id = $1`;

async function proposed() {
  const own = await registerCompany(installation);
  const payee = await own.proposed();
  const now = new Date(installation.context.clock.nowMs());
  return { own, payee, changeId: payee.openChange!.id, now };
}

describe('the database refuses', () => {
  it('a change that its author confirms, or a user who may not', async () => {
    const { own, changeId, now } = await proposed();
    const viewer = await installation.user(own.entityId, ['VIEWER']);
    const stranger = await installation.user(await installation.entity(), ['APPROVER']);
    for (const user of [own.preparer.user, viewer])
      expect(await both(CONFIRM, [changeId, user.id, now, '24 hours'])).toEqual(twice('payee_change_by_two'));
    expect((await both(CONFIRM, [changeId, stranger.id, now, '24 hours']))[0]).toBe('payee_change_by_two');
    // The author may be an approver.
    const answer = await own.propose(
      [{ name: 'Naledi Mokoena', ...OLD, accountNumber: '62000000077' }],
      own.approver,
    );
    const { openChange } = await own.read(answer.body.firstPayeeId);
    expect(await both(CONFIRM, [openChange!.id, own.approver.user.id, now, '24 hours'])).toEqual(
      twice('payee_change_by_two'),
    );
    expect(await both(CONFIRM, [changeId, own.approver.user.id, now, '24 hours'])).toEqual(twice('done'));
  });

  it('a change that counts before its time', async () => {
    const { own, changeId, now } = await proposed();
    for (const wait of ['0 hours', '23 hours'])
      expect(await both(CONFIRM, [changeId, own.approver.user.id, now, wait])).toEqual(
        twice('payee_change_waits'),
      );
    const before = new Date(now.getTime() - 48 * HOUR_MS);
    expect(await both(CONFIRM, [changeId, own.approver.user.id, before, '24 hours'])).toEqual(
      twice('payee_change_waits'),
    );
  });

  it.each([
    "evidence = 'They called us.'",
    "called_number = '011 555 9999', called_person = 'Me', called_at = now()",
    "account_number = '62000000001'",
    "branch_code = '198765'",
    'proposed_by = (SELECT id FROM users WHERE id <> proposed_by LIMIT 1)',
    "proposed_at = proposed_at - interval '1 year'",
    "kind = 'REMOVE'",
    "reference_format = '###'",
  ])('a change that is rewritten: %s', async (set) => {
    const { own, changeId, now } = await proposed();
    const rewrite = `UPDATE payee_changes SET ${set} WHERE id = $1`;
    expect(await both(rewrite, [changeId])).toEqual(twice('payee_change_kept'));
    await own.decide(changeId, 'confirm');
    expect(await both(rewrite, [changeId])).toEqual(twice('payee_change_kept'));
    // Not in the statement that confirms it either.
    const other = await proposed();
    expect(
      await both(CONFIRM.replace('SET ', `SET ${set}, `), [
        other.changeId,
        other.own.approver.user.id,
        now,
        '24 hours',
      ]),
    ).toEqual(twice('payee_change_kept'));
  });

  it('a change that is deleted, and a payee that is renamed or deleted', async () => {
    const { changeId, payee } = await proposed();
    const [change] = await both('DELETE FROM payee_changes WHERE id = $1', [changeId]);
    expect(change).toMatch(/permission denied/);
    expect((await both("UPDATE payees SET name = 'Eskom' WHERE id = $1", [payee.id]))[0]).toMatch(
      /permission/,
    );
    expect((await both("UPDATE payees SET name = 'Eskom' WHERE id = $1", [payee.id]))[1]).toMatch(/refused/);
    expect((await both('DELETE FROM payees WHERE id = $1', [payee.id]))[0]).toMatch(/permission/);
  });

  it('a change that begins confirmed, a second one that waits, and an end by the wrong user', async () => {
    const { own, payee, changeId, now } = await proposed();
    const copy = `
      INSERT INTO payee_changes (id, entity_id, payee_id, number, kind, bank_code, branch_code,
             account_number, account_type, called_person, called_number, called_at, evidence, source,
             proposal_id, proposed_by, proposed_at, state, confirmed_by, confirmed_at, counts_from)
      SELECT $2, entity_id, payee_id, number + 1, 'CHANGE', bank_code, branch_code, '62000000001',
             account_type, 'Me', '1', proposed_at, evidence, source, proposal_id, proposed_by,
             proposed_at, $3::text,
             CASE WHEN $3 = 'CONFIRMED' THEN $4::uuid END,
             CASE WHEN $3 = 'CONFIRMED' THEN $5::timestamptz END,
             CASE WHEN $3 = 'CONFIRMED' THEN $5::timestamptz END
        FROM payee_changes
       WHERE id = $1`;
    const values = (state: string) => [changeId, randomUUID(), state, own.approver.user.id, now];
    expect(await both(copy, values('CONFIRMED'))).toEqual(twice('payee_change_begins'));
    expect(await both(copy, values('WAITING'))).toEqual(twice('payee_changes_one_waiting'));
    await own.decide(changeId, 'confirm');
    expect(await both(copy, values('WAITING'))).toEqual(twice('payee_change_one_open'));
    const end = 'UPDATE payee_changes SET state = $2, ended_by = $3, ended_at = $4 WHERE id = $1';
    const at = new Date(now.getTime() + HOUR_MS);
    for (const [state, by] of [
      ['REJECTED', own.preparer.user.id],
      ['WITHDRAWN', own.approver.user.id],
      ['ENDED', own.approver.user.id],
    ])
      expect(await both(end, [changeId, state, by, at])).toEqual(twice('payee_change_ends'));
    const late = new Date(now.getTime() + 25 * HOUR_MS);
    expect(await both(end, [changeId, 'REJECTED', own.second.user.id, late])).toEqual(
      twice('payee_change_counts'),
    );
    const remove = `
      INSERT INTO payee_changes (id, entity_id, payee_id, number, kind, evidence, source, proposal_id,
             proposed_by, proposed_at, state, confirmed_by, confirmed_at, counts_from)
      VALUES ($1, $2, $3, 2, 'REMOVE', 'x', 'FORM', $1, $4, $5, 'CONFIRMED', $4, $5, $5)`;
    const removal = [randomUUID(), own.entityId, payee.id];
    expect(await both(remove, [...removal, own.preparer.user.id, now])).toEqual(
      twice('payee_change_removes'),
    );
    expect(await both(remove, [...removal, own.approver.user.id, now])).toEqual(twice('done'));
  });

  it('a changed account without a call back', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const now = new Date(installation.context.clock.nowMs());
    const insert = `
      INSERT INTO payee_changes (id, entity_id, payee_id, number, kind, bank_code, branch_code,
             account_number, account_type, evidence, source, proposal_id, proposed_by, proposed_at, state)
      VALUES ($1, $2, $3, 2, 'CHANGE', 'FNB', '250655', '62000000001', 'CURRENT', 'x', 'FORM', $1, $4, $5,
              'WAITING')`;
    expect(await both(insert, [randomUUID(), own.entityId, id, own.preparer.user.id, now])).toEqual(
      twice('payee_change_call_back'),
    );
  });

  it('to approve or to pay a batch to an account that no counting change has registered', async () => {
    const own = await registerCompany(installation);
    const payee = await own.proposed();
    const { body: batch } = await own.create([row()]);
    const { body: approved } = await own.create([row({ amount: '7.00' })]);
    await own.approve(approved.id);
    await savePaymentConfig(own.context, own.entityId, { payeeAccounts: 'REGISTERED_ONLY' });
    const at = () => new Date(installation.context.clock.nowMs());
    const approve = "UPDATE batches SET status = 'APPROVED', updated_at = $2 WHERE id = $1";
    const pay = "UPDATE batches SET status = 'PROCESSING', updated_at = $2 WHERE id = $1";
    expect(await both(pay, [approved.id, at()])).toEqual(twice('batch_by_register'));
    await own.decide(payee.openChange!.id, 'confirm');
    // It was confirmed and does not count yet.
    expect(await both(pay, [approved.id, at()])).toEqual(twice('batch_by_register'));
    installation.passMs(24 * HOUR_MS);
    expect(await both(pay, [approved.id, at()])).toEqual(twice('done'));
    // Whatever else is missing, a registered account is not the reason.
    expect((await both(approve, [batch.id, at()]))[0]).not.toBe('batch_by_register');
    await own.remove(payee.id);
    expect(await both(pay, [approved.id, at()])).toEqual(twice('batch_by_register'));
  });

  it('to allow other accounts again without a second admin', async () => {
    const own = await registerCompany(installation, {
      payeeAccounts: 'REGISTERED_ONLY',
      verifiedAbove: { currency: 'ZAR', amountMinor: 100n, months: 6 },
    });
    for (const set of [
      "payee_accounts = 'WARN'",
      'verified_above_minor = NULL',
      'verified_above_minor = 101',
      'verified_months = 7',
    ])
      expect(
        await both(`UPDATE payment_configs SET ${set}, version = version + 1 WHERE entity_id = $1`, [
          own.entityId,
        ]),
      ).toEqual(twice('register_settings_loosened'));
    for (const set of ['verified_above_minor = 99', 'verified_months = 5'])
      expect(
        await both(`UPDATE payment_configs SET ${set}, version = version + 1 WHERE entity_id = $1`, [
          own.entityId,
        ]),
      ).toEqual(twice('done'));
  });
});
