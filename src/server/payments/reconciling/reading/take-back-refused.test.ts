import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { databaseError } from '../../../platform/database/pool.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { addDaysTo, openEntries, ruleFor, undo } from '../entry-rules/testing/operating-account.ts';
import { begin, scene, statement } from '../opening-balances/testing/opened-account.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  Statements,
  upload,
} from '../reconciliation/testing/filed-batch.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { takeBackAsShown, idOf, uploadedByMistake } from './testing/taken-back.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  const { database } = installation.context;
  expect((await verifyAudit(database)).faults).toEqual([]);
  expect((await verifyLedger(database)).faults).toEqual([]);
  await installation.close();
});

describe('refuses to take back', () => {
  it('a statement that the bank itself has sent, also after a user uploaded it', async () => {
    const one = await uploadedByMistake(installation);
    expect((await takeBackAsShown(one.admin, await idOf(one, 'OPEN-1'))).body.code).toBe(
      'statement_sent_by_bank',
    );
    await deliver(one, one.wrong);
    expect((await takeBackAsShown(one.admin, one.id)).body.code).toBe('statement_sent_by_bank');
  });

  it('a statement that the bank has confirmed with other bytes', async () => {
    const one = await uploadedByMistake(installation);
    await deliver(one, one.wrong, statement(3, one.date(3), 99_000n));
    expect((await takeBackAsShown(one.admin, one.id)).body.code).toBe('statement_sent_by_bank');
  });

  it('a statement from which payments are posted, with how many', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { second, admin, payments, date } = filed;
    const shown = payments.map(({ amountMinor, endToEndId }) => named(-amountMinor, date, endToEndId));
    const fileId = await upload(second, new Statements().next(date, shown));
    const [{ waitingId }] = (await admin.send('GET', '/app/statement-confirmations')).body;
    await admin.send('POST', `/app/statement-files/${fileId}/confirm`, { body: { waitingId } });
    const refused = await takeBackAsShown(admin, await idOf(filed, 'STMT-1'));
    expect(refused.body).toMatchObject({ code: 'statement_entries_posted' });
    expect(refused.body.detail).toContain('for payments or as funding (2)');
  });

  it('a statement from which a rule has posted, until that is undone', async () => {
    const one = await scene(installation);
    const opensWith = 100_000n;
    await addDaysTo(one, opensWith, 1, [[]]);
    await begin(one, 'OPEN-1');
    await addDaysTo(one, opensWith, 2, [[['SARS EFILING 1', -1_000n]]]);
    await ruleFor(one, 'SARS EFILING 1');
    const date = addDays(one.today, -10);
    const lines = [
      entry(-500n, date, { text: 'SARS EFILING 2', bankReference: 'S2' }),
      entry(-100n, date, { text: 'CARD FEE', bankReference: 'S3' }),
    ];
    const funded = await one.total();
    const fileId = await upload(one.admin, statement(3, date, 99_000n, lines));
    await one.compare();
    const [waiting] = (await one.admin.send('GET', '/app/statement-confirmations')).body;
    const confirmed = await one.second.send('POST', `/app/statement-files/${fileId}/confirm`, {
      body: { waitingId: waiting.waitingId },
    });
    expect(confirmed.body, confirmed.text).toMatchObject({ postedCount: 1 });
    const fee = (await openEntries(one)).find(({ entry: { text } }: any) => text === 'CARD FEE').entry.id;
    const posted = await one.second.send('POST', `/app/reconciliation/entries/${fee}/post`, {
      body: { kind: 'FEE' },
    });
    expect(posted.status, posted.text).toBe(200);
    expect(await one.total()).toBe(funded - 600n);

    const id = await idOf(one, 'OPEN-3');
    const refused = await takeBackAsShown(one.admin, id);
    expect(refused.body).toMatchObject({ code: 'statement_entries_posted' });
    expect(refused.body.detail).toContain('(2), as other business or bank fees. Undo them first');
    for (const { entry: own } of await openEntries(one, 'POSTED'))
      if (own.text !== 'SARS EFILING 1') expect((await undo(one, own.id)).status).toBe(200);
    expect(await one.total()).toBe(funded);
    expect((await takeBackAsShown(one.admin, id)).status).toBe(200);
    await one.compare();
    await one.agrees();
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00', statementBalance: '990.00' });
  });

  it('a statement with whose opening balance the account begins, or will begin', async () => {
    const one = await scene(installation);
    await upload(one.second, statement(1, one.today, 70_000n));
    const [candidate] = (await one.opening()).candidates;
    const { opening } = (await one.propose(candidate.statement.id)).body;
    const id = candidate.statement.id;
    const waits = await takeBackAsShown(one.admin, id);
    expect(waits.body).toMatchObject({ code: 'statement_has_opening_balance' });
    expect(waits.body.detail).toContain('Withdraw it first');
    await one.second.send('POST', `/app/opening-balances/${opening.id}/withdraw`);
    expect((await takeBackAsShown(one.admin, id)).status).toBe(200);
    expect((await one.propose(id)).body.code).toBe('opening_balance_not_possible');
    expect((await one.opening()).candidates).toEqual([]);

    await upload(one.second, statement(1, one.today, 70_000n));
    const again = (await one.opening()).candidates[0].statement.id;
    const proposed = (await one.propose(again)).body.opening;
    const third = installation.as(await installation.user(one.entityId, ['APPROVER']));
    const booked = await one.confirm(proposed.id, proposed.bookedAmount, third);
    expect(booked.status, booked.text).toBe(200);
    const refused = await takeBackAsShown(one.admin, again);
    expect(refused.body).toMatchObject({ code: 'statement_has_opening_balance' });
    expect(refused.body.detail).toContain('which is booked');
  });
});

describe('the database itself refuses', () => {
  const refusal = async (text: string, values: unknown[]) => {
    try {
      await ownerOf(installation.context.database).execute(text, values);
      return 'done';
    } catch (error) {
      const refused = databaseError(error);
      if (!refused) throw error;
      return refused.constraint ?? refused.message;
    }
  };
  const TAKE_BACK = `
    UPDATE bank_statements
       SET taken_back_at = now(), taken_back_by = $2, taken_back_reason = 'Why'
     WHERE id = $1`;

  it('a statement of the bank, a user without the role, half of it, and a second time', async () => {
    const one = await uploadedByMistake(installation);
    const { admin, preparer, id } = one;
    expect(await refusal(TAKE_BACK, [await idOf(one, 'OPEN-1'), admin.user.id])).toBe('taken_back_of_users');
    expect(await refusal(TAKE_BACK, [id, preparer.user.id])).toBe('taken_back_by_user');
    const half = 'UPDATE bank_statements SET taken_back_at = now() WHERE id = $1';
    expect(await refusal(half, [id])).not.toBe('done');
    expect(await refusal(TAKE_BACK, [id, admin.user.id])).toBe('done');
    expect(await refusal(TAKE_BACK, [id, admin.user.id])).toBe('bank_statements_kept');
    const back = `
      UPDATE bank_statements
         SET taken_back_at = NULL, taken_back_by = NULL, taken_back_reason = NULL
       WHERE id = $1`;
    expect(await refusal(back, [id])).toBe('bank_statements_kept');
  });

  it('a posting of an entry whose statement was taken back, and any change of that entry', async () => {
    const one = await uploadedByMistake(installation);
    const [first] = await openEntries(one);
    const entryId = first.entry.id;
    // Only the statement, as code with a mistake would leave it: the entry is still open.
    expect(await refusal(TAKE_BACK, [one.id, one.admin.user.id])).toBe('done');
    const post = `
      WITH posted AS (
        UPDATE reconciled_entries
           SET state = 'POSTED', posted_at = now(), posted_by = $2, way = 'CHOICE'
         WHERE entry_id = $1
        RETURNING entry_id)
      INSERT INTO entry_postings
             (id, entry_id, account_id, entity_id, kind, part, amount_minor, expected_minor, booking_date,
              book_day, posted_at)
      SELECT gen_random_uuid(), r.entry_id, r.account_id, r.entity_id, 'FEE', 0, r.amount_minor,
             r.amount_minor, r.booking_date, r.booking_date, now()
        FROM posted
        JOIN reconciled_entries r USING (entry_id)`;
    expect(await refusal(post, [entryId, one.admin.user.id])).toBe('statement_taken_back');
    const leave = "UPDATE reconciled_entries SET state = 'TAKEN_BACK' WHERE entry_id = $1";
    expect(await refusal(leave, [entryId])).toBe('done');
    expect(await refusal("UPDATE reconciled_entries SET state = 'OPEN' WHERE entry_id = $1", [entryId])).toBe(
      'reconciled_entries_taken_back',
    );
    expect(await refusal(post, [entryId, one.admin.user.id])).toBe('reconciled_entries_taken_back');
  });

  it('an entry that leaves while its statement stays, and a file that gives way for nothing', async () => {
    const one = await uploadedByMistake(installation);
    const [{ entry: own }] = await openEntries(one);
    const leave = "UPDATE reconciled_entries SET state = 'TAKEN_BACK' WHERE entry_id = $1";
    expect(await refusal(leave, [own.id])).toBe('reconciled_entries_taken_back');
    const giveWay = 'UPDATE statement_files SET taken_back_at = now() WHERE entity_id = $1';
    expect(await refusal(giveWay, [one.entityId])).toBe('statement_files_taken_back');
  });

  it('an opening balance of a statement that was taken back', async () => {
    const one = await uploadedByMistake(installation);
    await takeBackAsShown(one.admin, one.id);
    const opening = `
      INSERT INTO opening_balances
             (id, entity_id, account_id, statement_id, day, opening_minor, proposed_at, proposed_by)
      SELECT gen_random_uuid(), s.entity_id, s.account_id, s.id, s.order_date, s.opening_minor, now(), $2
        FROM bank_statements s
       WHERE s.id = $1`;
    expect(await refusal(opening, [one.id, one.admin.user.id])).toBe('statement_taken_back');
  });

  it('that a posting is undone without a reason', async () => {
    const one = await scene(installation);
    await addDaysTo(one, 100_000n, 1, [[]]);
    await begin(one, 'OPEN-1');
    await addDaysTo(one, 100_000n, 2, [[['SARS EFILING 1', -1_000n]]]);
    const { entry: own } = await ruleFor(one, 'SARS EFILING 1');
    expect((await undo(one, own.id, '')).status).toBe(400);
    await undo(one, own.id, 'A card payment.');
    const [audited] = (await one.admin.send('GET', '/app/audit?action=statement_entry.undone')).body.items;
    expect(audited.details).toMatchObject({ reason: 'A card payment.' });
  });
});
