import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SampleStatement } from '../../../../domain/bank-files/testing/camt-text.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { PAIN_PROFILE } from '../../../../domain/bank-files/testing/samples.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { statusesOf } from '../../testing/approved-batch.ts';
import { balanceOf } from '../../testing/fund.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  returned,
  Statements,
  upload,
  type FiledBatch,
} from './testing/filed-batch.ts';

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

const ENTRIES = '/app/reconciliation/entries';

/** A file of unpaid payments, and an approver who uploads a statement that shows them as paid. */
async function uploaded(...amounts: number[]) {
  const filed = await filedBatch(installation, amountsOf(...amounts));
  const bank = new Statements();
  const statement = bank.next(
    filed.date,
    filed.payments.map(({ amountMinor, endToEndId }) => named(-amountMinor, filed.date, endToEndId)),
  );
  const fileId = await upload(filed.second, statement);
  return { filed, bank, statement, fileId };
}
const waitingOf = async ({ admin }: FiledBatch) =>
  (await admin.send('GET', '/app/statement-confirmations')).body;
const listed = async ({ admin }: FiledBatch, query = '') =>
  (await admin.send('GET', `${ENTRIES}${query}`)).body.items;
async function confirm(by: TestCaller, fileId: string, waitingId?: string) {
  const found = (await by.send('GET', '/app/statement-confirmations')).body;
  const id = waitingId ?? found.find((one: { id: string }) => one.id === fileId)?.waitingId ?? randomUUID();
  return by.send('POST', `/app/statement-files/${fileId}/confirm`, { body: { waitingId: id } });
}
const post = (by: TestCaller, id: string, verb: 'post' | 'post-proposal', body: object) =>
  by.send('POST', `${ENTRIES}/${id}/${verb}`, { body });
const statuses = async (filed: FiledBatch) => {
  await filed.work();
  return statusesOf(filed.context, filed.batchId);
};

describe('exact matches of an uploaded statement that pay or return payments', () => {
  it('wait, and another user posts all of them with one click', async () => {
    const { filed, fileId } = await uploaded(1_000, 2_000);
    const { second, admin, preparer } = filed;
    const [waiting, ...others] = await waitingOf(filed);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      id: fileId,
      receivedBy: { userId: second.user.id },
      totals: [{ currency: 'ZAR', entryCount: 2, outAmount: '30.00', inAmount: '0.00' }],
      mayConfirm: expect.arrayContaining([{ userId: admin.user.id, name: admin.user.name }]),
    });
    expect(await listed(filed, `?verdict=EXACT&fileId=${fileId}`)).toHaveLength(2);
    expect(await statuses(filed)).toEqual(['SUBMITTED', 'SUBMITTED']);

    const own = await confirm(second, fileId);
    expect(own).toMatchObject({ status: 400, body: { code: 'own_statement' } });
    expect(own.body.detail).toContain(admin.user.name);
    expect((await confirm(preparer, fileId)).status).toBe(403);
    const stranger = installation.as(await installation.user(await installation.entity(), ['APPROVER']));
    expect((await confirm(stranger, fileId)).status).toBe(404);
    expect((await stranger.send('GET', '/app/statement-confirmations')).body).toEqual([]);

    expect((await confirm(admin, fileId)).body).toEqual({ postedCount: 2, waiting: null });
    expect(await statuses(filed)).toEqual(['COMPLETE', 'COMPLETE']);
    const [posted] = await listed(filed, '?state=POSTED&limit=1');
    expect(posted.posted).toMatchObject({ way: 'EXACT', by: { userId: admin.user.id } });
    expect((await confirm(admin, fileId)).body.code).toBe('statement_not_waiting');
    const { body: audit } = await admin.send('GET', '/app/audit?action=statement_file.confirmed');
    expect(audit.items).toMatchObject([{ subjectId: fileId, details: { entryCount: 2 } }]);
  });

  it('wait when they return a payment, and only another user posts the return', async () => {
    const { filed, bank, fileId } = await uploaded(1_000);
    const { admin, second, date, payments } = filed;
    await confirm(admin, fileId);
    expect(await statuses(filed)).toEqual(['COMPLETE']);
    const later = addDays(date, 1);
    const back = returned(1_000n, later, payments[0]!.endToEndId);
    const next = await upload(second, bank.next(later, [back]));
    expect(await waitingOf(filed)).toMatchObject([{ totals: [{ outAmount: '0.00', inAmount: '10.00' }] }]);
    expect(await statuses(filed)).toEqual(['COMPLETE']);
    await confirm(admin, next);
    await filed.work();
    expect(await statuses(filed)).toEqual(['REVERSED']);
  });

  it('wait when the ledger has the payments already, and settle nothing until then', async () => {
    const entity = await bankFileEntity(installation, { ...PAIN_PROFILE, paidBy: 'ACCEPTANCE' });
    const filed = await filedBatch(installation, amountsOf(1_000), entity);
    const { context, fileId, date, payments, second, admin } = filed;
    await context.database.query("UPDATE bank_file_payments SET state = 'ACCEPTED' WHERE file_id = $1", [
      fileId,
    ]);
    expect(await statuses(filed)).toEqual(['COMPLETE']);
    const settlement = async () => (await admin.send('GET', `/v1/payments/settlements/${fileId}`)).body.state;
    const onStatement = async () => {
      const [row] = await context.database.query(
        'SELECT statement_at IS NOT NULL AS yes FROM bank_file_payments WHERE file_id = $1',
        [fileId],
      );
      return row!.yes;
    };
    const forged = [named(-1_000n, date, payments[0]!.endToEndId)];
    const forgedId = await upload(second, new Statements().next(date, forged));
    expect(await settlement()).toBe('WAITING');
    expect(await onStatement()).toBe(false);
    const [exact] = await listed(filed, '?verdict=EXACT');
    const proposal = { proposalId: exact.proposal.id };
    expect((await post(second, exact.entry.id, 'post-proposal', proposal)).body.code).toBe('own_statement');
    expect((await confirm(second, forgedId)).body.code).toBe('own_statement');
    expect((await confirm(admin, forgedId)).body.postedCount).toBe(1);
    expect(await settlement()).toBe('SETTLED');
    expect(await onStatement()).toBe(true);
  });

  it('are not confirmed as others than the user has seen', async () => {
    const { filed, fileId } = await uploaded(1_000, 2_000);
    const { admin, approver } = filed;
    const [seen] = await waitingOf(filed);
    const [one] = await listed(filed, '?verdict=EXACT');
    await post(approver, one.entry.id, 'post-proposal', { proposalId: one.proposal.id });
    const answer = await confirm(admin, fileId, seen.waitingId);
    expect(answer.body).toMatchObject({ postedCount: 0, waiting: { totals: [{ entryCount: 1 }] } });
    expect((await statuses(filed)).toSorted()).toEqual(['COMPLETE', 'SUBMITTED']);
    expect((await confirm(admin, fileId)).body.postedCount).toBe(1);
    expect(await statuses(filed)).toEqual(['COMPLETE', 'COMPLETE']);
  });

  it('are judged again: what the bank has rejected since is not posted', async () => {
    const { filed, fileId } = await uploaded(1_000);
    const [seen] = await waitingOf(filed);
    await filed.context.database.query(
      "UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT' WHERE file_id = $1",
      [filed.fileId],
    );
    const answer = await confirm(filed.admin, fileId, seen.waitingId);
    expect(answer.body.code).toBe('statement_not_waiting');
    expect(await listed(filed, '?state=POSTED')).toEqual([]);
  });

  it('need a fresh sign-in where approvals do', async () => {
    const { filed, fileId } = await uploaded(1_000);
    await savePaymentConfig(filed.context, filed.entityId, { stepUpMaxAgeSeconds: 60 });
    const stale = installation.as(filed.admin.user, 61_000);
    const refusal = { status: 401, body: { code: 'fresh_sign_in_required' } };
    expect(await confirm(stale, fileId)).toMatchObject(refusal);
    const [one] = await listed(filed, '?verdict=EXACT');
    const proposal = { proposalId: one.proposal.id };
    expect(await post(stale, one.entry.id, 'post-proposal', proposal)).toMatchObject(refusal);
  });
});

describe('one person alone', () => {
  it('does not post with the file of a colleague who uploads it again', async () => {
    const { filed, statement, fileId } = await uploaded(1_000);
    const { second, admin } = filed;
    expect(await upload(admin, statement)).toBe(fileId);
    // Other bytes: the same statement, and one more.
    const more: SampleStatement = {
      ...statement,
      head: { ...statement.head, statementId: 'MORE', kind: 'STATEMENT' },
      entries: [],
    };
    const other = await upload(admin, statement, more);
    expect(other).not.toBe(fileId);
    expect(await waitingOf(filed)).toMatchObject([{ id: fileId }]);
    for (const id of [fileId, other])
      expect((await confirm(second, id)).status, 'the first uploader').toBe(400);
    expect(await statuses(filed)).toEqual(['SUBMITTED']);
    expect((await confirm(admin, fileId)).body.postedCount).toBe(1);
  });

  it('does not confirm a statement for a batch that they created, or whose file they took', async () => {
    const { filed, fileId } = await uploaded(1_000);
    const { context, batchId, preparer } = filed;
    await context.database.query("UPDATE users SET roles = '{PREPARER,APPROVER}' WHERE id = $1", [
      preparer.user.id,
    ]);
    const [creator] = await context.database.query('SELECT created_by FROM batches WHERE id = $1', [batchId]);
    await context.database.query("UPDATE users SET roles = '{PREPARER,ADMIN}' WHERE id = $1", [
      creator!.created_by,
    ]);
    const [waiting] = await waitingOf(filed);
    const ids = waiting.mayConfirm.map((user: { userId: string }) => user.userId);
    expect(ids).not.toContain(preparer.user.id);
    expect(ids).not.toContain(creator!.created_by);
    expect((await confirm(preparer, fileId)).body.code).toBe('own_statement');
    const [one] = await listed(filed, '?verdict=EXACT');
    const body = { kind: 'PAYOUT', withdrawalIds: [filed.payments[0]!.withdrawalId] };
    expect((await post(preparer, one.entry.id, 'post', body)).body.code).toBe('own_statement');
  });

  it('is named before any click as one who may not post, and the others as those who may', async () => {
    const { filed, bank, statement } = await uploaded(1_000);
    const { preparer, second, admin, date } = filed;
    const [exact] = await listed(filed, '?verdict=EXACT');
    expect([exact.mayPost, exact.mayPostProposal]).toEqual([null, null]);
    const read = async (id: string) => (await preparer.send('GET', `${ENTRIES}/${id}`)).body;
    const shown = await read(exact.entry.id);
    for (const people of [shown.mayPost, shown.mayPostProposal]) {
      const ids = people.map(({ userId }: { userId: string }) => userId);
      expect(ids).toContain(admin.user.id);
      expect(ids).not.toContain(second.user.id);
    }
    // The preparer took the file to the bank.
    await filed.context.database.query("UPDATE users SET roles = '{PREPARER,APPROVER}' WHERE id = $1", [
      preparer.user.id,
    ]);
    const handled = await read(exact.entry.id);
    const person = { userId: preparer.user.id, name: preparer.user.name };
    expect(handled.mayPost).toContainEqual(person);
    expect(handled.mayPostProposal).not.toContainEqual(person);
    // The bank brings the same statement: every approver and admin may post what is left of it.
    await deliver(filed, statement, bank.next(addDays(date, 1), [entry(-70n, addDays(date, 1))]));
    for (const { entry: open } of await listed(filed))
      expect(await read(open.id)).toMatchObject({ mayPost: null, mayPostProposal: null });
    expect((await listed(filed)).length).toBeGreaterThan(0);
  });

  it('posts nothing by hand from their own statement that moves money; another user does', async () => {
    const { filed, bank, fileId } = await uploaded(1_000);
    const { second, admin, date, payments, context, entityId } = filed;
    const [exact] = await listed(filed, '?verdict=EXACT');
    const proposal = { proposalId: exact.proposal.id };
    const payout = { kind: 'PAYOUT', withdrawalIds: [payments[0]!.withdrawalId] };
    for (const [verb, body] of [['post-proposal', proposal] as const, ['post', payout] as const])
      expect((await post(second, exact.entry.id, verb, body)).body.code).toBe('own_statement');
    await confirm(admin, fileId);

    const later = addDays(date, 1);
    const texts = ['DEPOSIT', 'CHARGE', 'BACK'];
    const entries = [9_000n, -500n, 1_000n].map((amount, index) =>
      entry(amount, later, { text: texts[index]!, bankReference: texts[index]! }),
    );
    await upload(second, bank.next(later, entries));
    const open = await listed(filed);
    const idOf = (text: string): string =>
      open.find((one: { entry: { text: string } }) => one.entry.text === text).entry.id;
    const bodies = {
      DEPOSIT: { kind: 'FUNDING' },
      CHARGE: { kind: 'FEE' },
      BACK: { kind: 'RETURN', withdrawalId: payments[0]!.withdrawalId },
    };
    const before = (await balanceOf(context, entityId)).available;
    for (const [text, body] of Object.entries(bodies))
      expect((await post(second, idOf(text), 'post', body)).body.code, text).toBe('own_statement');
    expect((await balanceOf(context, entityId)).available).toBe(before);
    for (const [text, body] of Object.entries(bodies))
      expect((await post(admin, idOf(text), 'post', body)).status, text).toBe(200);
  });

  it('does not complete an entry of the bank with a forged one', async () => {
    const filed = await filedBatch(installation, amountsOf(5_000));
    const { date, payments, second, approver } = filed;
    const id = payments[0]!.endToEndId;
    const bank = new Statements();
    await deliver(filed, bank.next(date, [named(-2_000n, date, id)]));
    await upload(second, bank.next(date, [named(-3_000n, date, id)]));
    const open = await listed(filed);
    expect(
      open.map((one: { proposal: { parts: { reason: string }[] } }) => one.proposal.parts[0]!.reason),
    ).toEqual(['SPLIT', 'SPLIT']);
    for (const one of open)
      expect(
        (await post(second, one.entry.id, 'post-proposal', { proposalId: one.proposal.id })).body.code,
      ).toBe('own_statement');
    const [one] = open;
    expect(
      (await post(approver, one.entry.id, 'post-proposal', { proposalId: one.proposal.id })).status,
    ).toBe(200);
  });

  it('does not take an entry of the bank back with a forged correction', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { date, payments, second, approver } = filed;
    const bank = new Statements();
    const paid = named(-1_000n, date, payments[0]!.endToEndId);
    await deliver(filed, bank.next(date, [paid, { ...paid, bankReference: 'AGAIN' }]));
    const [double] = await listed(filed);
    expect(double.proposal.parts[0].reason).toBe('DOUBLED');
    const back = named(1_000n, date, payments[0]!.endToEndId, { isReversal: true });
    await upload(second, bank.next(date, [back]));
    const corrects = (await listed(filed)).find(
      (one: { proposal: { parts: { reason: string }[] } }) =>
        one.proposal.parts[0]!.reason === 'CORRECTS_DOUBLE',
    );
    const body = { proposalId: corrects.proposal.id };
    expect((await post(second, corrects.entry.id, 'post-proposal', body)).body.code).toBe('own_statement');
    expect((await post(approver, corrects.entry.id, 'post-proposal', body)).status).toBe(200);
  });

  it('does not confirm a CSV file of a colleague that their own profile explains', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { connectionId, second, admin, date, payments, approver } = filed;
    const profile = {
      code: 'BANK',
      displayName: 'Bank',
      delimiter: ',',
      headerRows: 1,
      footerRows: 0,
      order: 'OLDEST_FIRST',
      dateFormat: 'YYYY-MM-DD',
      decimalMark: '.',
      bookingDate: 'Date',
      valueDate: null,
      amount: { kind: 'SIGNED', amount: 'Amount' },
      balance: null,
      bankReference: null,
      description: ['Text'],
      endToEndId: 'Text',
      counterpartyName: null,
      counterpartyAccount: null,
    };
    const send = async (by: TestCaller, text: string, csv: object) => {
      const content = Buffer.from(`Date,Amount,Text\n${text}`).toString('base64');
      return by.send('POST', '/app/statements', { body: { fileName: 'S.csv', content, csv } });
    };
    // The admin brings the profile, and an approver a file that is read by it.
    await send(admin, `${addDays(date, -9)},1.00,OLD`, { connectionId, profile });
    const { body } = await send(second, `${date},-10.00,${payments[0]!.endToEndId}`, { connectionId });
    expect(await waitingOf(filed)).toMatchObject([{ id: body.id, receivedBy: { userId: second.user.id } }]);
    for (const by of [admin, second])
      expect((await confirm(by, body.id)).body.code, by.user.name).toBe('own_statement');
    // Refused bytes become another user's upload too when that user describes the columns.
    const odd = `${date}|-1.00|NOTHING`;
    expect((await send(second, odd, { connectionId })).status).toBe(400);
    const wide = { ...profile, delimiter: '|', headerRows: 1, bookingDate: 'Date' };
    await send(admin, odd, { connectionId, profile: wide });
    const rows = await filed.context.database.query(
      'SELECT uploaders FROM statement_files WHERE entity_id = $1 AND cardinality(uploaders) > 1',
      [filed.entityId],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect((await confirm(approver, body.id)).body.postedCount).toBe(1);
  });

  it('is refused by the database as well', async () => {
    const { filed } = await uploaded(1_000);
    const { context, second, entityId } = filed;
    const forge = (userId: string) =>
      ownerOf(context.database).execute(
        `UPDATE reconciled_entries
            SET state = 'POSTED', way = 'EXACT', posted_at = now(), posted_by = $2
          WHERE entity_id = $1 AND state = 'OPEN'`,
        [entityId, userId],
      );
    await expect(forge(second.user.id)).rejects.toThrow(/does not confirm/);
    const again = ownerOf(context.database).execute(
      "UPDATE statement_files SET uploaders = '{}' WHERE entity_id = $1",
      [entityId],
    );
    await expect(again).rejects.toThrow(/kept as it came/);
  });
});

describe('the bank itself', () => {
  it('confirms an uploaded file when the transport delivers the same bytes', async () => {
    const { filed, statement } = await uploaded(1_000);
    expect(await statuses(filed)).toEqual(['SUBMITTED']);
    await deliver(filed, statement);
    expect(await waitingOf(filed)).toEqual([]);
    expect(await statuses(filed)).toEqual(['COMPLETE']);
  });

  it('is not held up by an uploaded statement of the same name that says something else', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000, 2_000));
    const { second, admin, date, payments } = filed;
    const [one, two] = payments.map(({ endToEndId }) => endToEndId);
    const own = new Statements().next(date, [
      named(-1_000n, date, one!, { bankReference: 'R1' }),
      named(-2_000n, date, two!, { bankReference: 'R2' }),
    ]);
    // The reference and the amount are the bank's, but the payment is another one.
    const forged = named(-1_000n, date, two!, { bankReference: 'R1' });
    const added = named(5_000n, date, 'x', { bankReference: 'R3' });
    await upload(second, { ...own, entries: [forged, added] });
    await deliver(filed, own);
    expect(await statuses(filed)).toEqual(['COMPLETE', 'COMPLETE']);
    const { body } = await admin.send('GET', '/app/statement-findings?open=true');
    expect(body.items.map(({ code }: { code: string }) => code)).toEqual(['CONTRADICTED', 'BALANCE_BREAK']);
    expect(body.items[0].file).toMatchObject({ fileName: 'S.xml' });
    expect(await waitingOf(filed)).toEqual([]);
    expect(await listed(filed)).toHaveLength(2);
    const [account] = (await admin.send('GET', '/app/statement-accounts')).body;
    expect(account.latest.statementBalance).toBe('970.00');
    // Another delivery adds nothing.
    await deliver(filed, own);
    expect((await admin.send('GET', '/app/statements')).body.total).toBe(2);
  });

  it('is not held up by a forged statement when a colleague has uploaded the true one after it', async () => {
    // Found by the simulator: the bank's own bytes were stored already, but their statement never was.
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { second, admin, date, payments } = filed;
    const own = new Statements().next(date, [named(-1_000n, date, payments[0]!.endToEndId)]);
    await upload(second, { ...own, entries: [named(5_000n, date, 'x', { bankReference: 'R3' })] });
    await upload(admin, own);
    expect(await statuses(filed)).toEqual(['SUBMITTED']);
    await deliver(filed, own);
    expect(await statuses(filed)).toEqual(['COMPLETE']);
    const [account] = (await admin.send('GET', '/app/statement-accounts')).body;
    expect(account.latest.statementBalance).toBe('990.00');
    await deliver(filed, own);
    expect((await admin.send('GET', '/app/statements')).body.total).toBe(2);
  });

  it('is contradicted until another user than who brought the other statement has closed it', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { second, admin, date, payments } = filed;
    const own = new Statements().next(date, [named(-1_000n, date, payments[0]!.endToEndId)]);
    await upload(second, { ...own, entries: [named(-900n, date, 'x')] });
    await deliver(filed, own);
    const { body } = await admin.send('GET', '/app/statement-findings?open=true');
    const found = body.items.find(({ code }: { code: string }) => code === 'CONTRADICTED');
    const close = (by: typeof admin) =>
      by.send('POST', `/app/statement-findings/${found.id}/close`, { body: { note: 'It is fine.' } });
    expect((await close(second)).body).toMatchObject({ status: 400, code: 'own_statement' });
    expect((await close(admin)).body).toMatchObject({ closed: { by: { userId: admin.user.id } } });
  });

  it('confirms the entries that it states itself, in a file of other bytes', async () => {
    const { filed, statement } = await uploaded(1_000);
    expect(await statuses(filed)).toEqual(['SUBMITTED']);
    const more: SampleStatement = {
      ...statement,
      head: { ...statement.head, statementId: 'MORE' },
      entries: [],
    };
    await deliver(filed, statement, more);
    expect(await waitingOf(filed)).toEqual([]);
    expect(await statuses(filed)).toEqual(['COMPLETE']);
    expect(await listed(filed, '?state=POSTED')).toMatchObject([{ posted: { way: 'EXACT', by: null } }]);
  });

  it.each([
    ['the same bytes', false],
    ['a file of other bytes', true],
  ])('is not held up by what a user set aside before it came in %s', async (_, isOther) => {
    const { filed, statement } = await uploaded(1_000);
    const { admin, context, entityId } = filed;
    const [own] = await listed(filed);
    const aside = await admin.send('POST', `/app/reconciliation/entries/${own.entry.id}/set-aside`, {
      body: { reason: 'Not ours.' },
    });
    expect(aside.status, aside.text).toBe(200);
    const head = { ...statement.head, statementId: 'MORE' };
    await deliver(filed, statement, ...(isOther ? [{ ...statement, head, entries: [] }] : []));
    expect(await statuses(filed)).toEqual(['COMPLETE']);
    expect(await listed(filed, '?state=POSTED')).toMatchObject([{ posted: { way: 'EXACT', by: null } }]);
    const [total] = await context.database.query(
      `SELECT sum(amount_minor)::bigint AS sum
         FROM bank_day_totals
        WHERE entity_id = $1 AND part = 'SET_ASIDE'`,
      [entityId],
    );
    expect(total!.sum).toBe(0n);
  });

  it('is not held up by a forged entry for the same payment', async () => {
    const filed = await filedBatch(installation, amountsOf(1_000));
    const { second, date, payments } = filed;
    const id = payments[0]!.endToEndId;
    const forged = new Statements().next(date, [named(-1_000n, date, id, { bankReference: 'FORGED' })]);
    await upload(second, { ...forged, head: { ...forged.head, statementId: 'FORGED' } });
    await deliver(filed, new Statements().next(date, [named(-1_000n, date, id)]));
    expect(await statuses(filed)).toEqual(['COMPLETE']);
    expect(await listed(filed)).toMatchObject([
      { entry: { bankReference: 'FORGED' }, proposal: { parts: [{ reason: 'DOUBLED' }] } },
    ]);
    expect(await waitingOf(filed)).toEqual([]);
  });
});
