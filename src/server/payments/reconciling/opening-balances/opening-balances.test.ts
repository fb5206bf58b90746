import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { rounds } from '../../../platform/testing/rounds.ts';
import { verifyAudit } from '../../../audit/audit.ts';
import { hold } from '../../../../domain/ledger/transfers.ts';
import { newId } from '../../../platform/random.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { noteOnStatement } from '../../bank-files/note-on-statement.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { approvedBatchOf } from '../../testing/approved-batch.ts';
import { balanceOf } from '../../testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import {
  amountsOf,
  deliver,
  filedBatch,
  named,
  returned,
  upload,
  type FiledBatch,
} from '../reconciliation/testing/filed-batch.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { begin, ENTRIES, OPENINGS, over, scene, statement, type Scene } from './testing/opened-account.ts';

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

describe('the opening balance of a new company', () => {
  it('is proposed by one user, booked by another, and can be paid from', async () => {
    const one = await scene(installation);
    expect(await one.openings()).toEqual([]);
    await deliver(one, statement(1, one.today, 1_000_000_000n));
    const missing = await one.opening();
    expect(missing).toMatchObject({
      state: 'MISSING',
      candidates: [{ day: one.today, openingAmount: '10000000.00', isOverdrawn: false }],
      opening: null,
    });
    const before = await one.total();
    const proposed = await one.propose(missing.candidates[0].statement.id);
    expect(proposed.status, proposed.text).toBe(200);
    const { opening } = proposed.body;
    expect(proposed.body.state).toBe('WAITING');
    expect(opening).toMatchObject({ isSentByBank: true, uploadedBy: [] });
    expect(opening.mayConfirm.map(({ userId }: { userId: string }) => userId)).toContain(one.second.user.id);
    expect(opening.mayConfirm.map(({ userId }: { userId: string }) => userId)).not.toContain(
      one.admin.user.id,
    );
    expect(await one.total()).toBe(before);
    const own = await one.confirm(opening.id, opening.bookedAmount, one.admin);
    expect([own.status, own.body.code]).toEqual([400, 'own_opening_balance']);
    const booked = await one.confirm(opening.id, opening.bookedAmount);
    expect(booked.status, booked.text).toBe(200);
    expect(booked.body).toMatchObject({
      state: 'BOOKED',
      opening: { confirmedBy: { userId: one.second.user.id } },
    });
    expect(await one.total()).toBe(1_000_000_000n);
    expect(await one.latest()).toMatchObject({
      ledgerBalance: '10000000.00',
      statementBalance: '10000000.00',
      differenceAmount: '0.00',
    });
    const twice = await one.confirm(opening.id, opening.bookedAmount);
    expect([twice.status, twice.body.code]).toEqual([400, 'opening_balance_not_waiting']);
    const again = await one.propose(opening.statement.id);
    expect([again.status, again.body.code]).toEqual([400, 'opening_balance_exists']);
    expect(await one.total()).toBe(1_000_000_000n);
  });

  it('takes simulated money and what a sandbox paid out of FUNDING', async () => {
    const one = await scene(installation);
    const simulated = await one.total();
    expect(simulated).toBeGreaterThan(0n);
    await deliver(one, statement(1, one.today, 50_000n));
    const opening = await begin(one, 'OPEN-1');
    expect(opening).toMatchObject({ openingAmount: '500.00', bookedBeforeAmount: '0.00' });
    expect(await one.total()).toBe(50_000n);
  });

  it('leaves less than nothing when approved batches hold more, and then holds nothing more', async () => {
    const one = await scene(installation);
    const held = await one.total();
    const batch = await approvedBatchOf(installation, one.entityId, [{ amountMinor: held - 10_000n }]);
    await deliver(one, statement(1, one.today, 50_000n));
    await begin(one, 'OPEN-1');
    const { available } = await balanceOf(one.context, one.entityId);
    expect(available).toBeLessThan(0n);
    expect(await one.total()).toBe(50_000n);
    await one.second.send('POST', `/v1/payments/bulk-withdrawals/batches/${batch.id}/cancel`);
    expect((await balanceOf(one.context, one.entityId)).available).toBe(50_000n);
  });

  it('can be withdrawn until it is booked', async () => {
    const one = await scene(installation);
    await deliver(one, statement(1, one.today, 70_000n));
    const [{ statement: first }] = (await one.opening()).candidates;
    const { opening } = (await one.propose(first.id)).body;
    const withdrawn = await one.second.send('POST', `${OPENINGS}/${opening.id}/withdraw`);
    expect(withdrawn.body).toMatchObject({ state: 'MISSING', opening: null });
    const late = await one.confirm(opening.id, opening.bookedAmount);
    expect([late.status, late.body.code]).toEqual([400, 'opening_balance_not_waiting']);
    expect((await one.propose(first.id)).status).toBe(200);
  });

  it('is not confirmed with an amount that has changed since', async () => {
    const one = await scene(installation);
    await deliver(one, statement(1, one.today, 70_000n));
    const [{ statement: first }] = (await one.opening()).candidates;
    const { opening } = (await one.propose(first.id)).body;
    const other = await one.confirm(opening.id, '1.00');
    expect([other.status, other.body.code]).toEqual([400, 'opening_balance_changed']);
    expect(await one.opening()).toMatchObject({ state: 'WAITING' });
  });

  it('is not confirmed by the uploader of its statement', async () => {
    const one = await scene(installation);
    await upload(one.second, statement(1, one.today, 70_000n));
    const [candidate] = (await one.opening()).candidates;
    const { opening } = (await one.propose(candidate.statement.id)).body;
    expect(opening).toMatchObject({ isSentByBank: false, uploadedBy: [{ userId: one.second.user.id }] });
    const own = await one.confirm(opening.id, opening.bookedAmount);
    expect([own.status, own.body.code]).toEqual([400, 'own_opening_balance']);
  });
});

describe('the database refuses', () => {
  async function waiting() {
    const one = await scene(installation);
    await deliver(one, statement(1, one.today, 70_000n));
    const [{ statement: first }] = (await one.opening()).candidates;
    const { opening } = (await one.propose(first.id)).body;
    return { one, opening };
  }
  const CONFIRM = `
    UPDATE opening_balances
       SET confirmed_at = now(), confirmed_by = $2, booked_before_minor = 0, not_at_bank_minor = $3,
           booked_minor = opening_minor - $3, transfer_id = $4
     WHERE id = $1`;

  it('an opening balance that one user books, or that moves no money', async () => {
    const { one, opening } = await waiting();
    const owner = ownerOf(one.context.database);
    const confirm = (userId: string, atBankMinor: bigint, transferId: string | null) =>
      owner.execute(CONFIRM, [opening.id, userId, atBankMinor, transferId]);
    await expect(confirm(one.admin.user.id, 70_000n, null)).rejects.toThrow('opening_balance_by_two');
    await expect(confirm(one.second.user.id, 0n, null)).rejects.toThrow('opening_balance_booked');
    const byFunding = owner.execute(CONFIRM, [opening.id, one.second.user.id, 0n, newId(one.context)]);
    await expect(byFunding).rejects.toThrow('moves the ledger');
  });

  it('a change of one that is booked, and its removal', async () => {
    const { one, opening } = await waiting();
    await one.confirm(opening.id, opening.bookedAmount);
    const owner = ownerOf(one.context.database);
    const change = 'UPDATE opening_balances SET opening_minor = 1 WHERE id = $1';
    await expect(owner.execute(change, [opening.id])).rejects.toThrow('opening balance');
    await expect(owner.execute('DELETE FROM opening_balances WHERE id = $1', [opening.id])).rejects.toThrow(
      'is refused',
    );
  });

  it('a hold of more than is available', async () => {
    const one = await scene(installation);
    const { available } = await balanceOf(one.context, one.entityId);
    const held = (amountMinor: bigint) =>
      one.context.database.transaction((tx) =>
        postTransfers(
          tx,
          { entityId: one.entityId, currency: 'ZAR' },
          [{ ...hold(amountMinor), id: newId(one.context), batchId: null, withdrawalId: null }],
          new Date(),
        ),
      );
    await expect(held(available + 1n)).rejects.toThrow('balance_not_negative');
    await held(available);
    await expect(held(1n)).rejects.toThrow('balance_not_negative');
  });
});

describe('a statement with which an account cannot begin', () => {
  it.each([
    ['is overdrawn', statement(1, '2026-03-02', -5_000n), 'overdrawn'],
    ['has no opening balance', statement(1, '2026-03-02', 5_000n, [], { opening: null }), 'add up'],
    [
      'does not add up',
      statement(1, '2026-03-02', 5_000n, [], { closing: { amountMinor: 4_000n, date: '2026-03-02' } }),
      'add up',
    ],
  ])('%s', async (_, one, words) => {
    const entity = await scene(installation);
    await deliver(entity, one);
    const [stored] = (await entity.preparer.send('GET', '/app/statements')).body.items;
    const refused = await entity.propose(stored.id);
    expect([refused.status, refused.body.code]).toEqual([400, 'opening_balance_not_possible']);
    expect(refused.body.detail).toContain(words);
  });

  it('is of another entity', async () => {
    const [one, other] = [await scene(installation), await scene(installation)];
    await deliver(other, statement(1, other.today, 5_000n));
    const [{ statement: theirs }] = (await other.opening()).candidates;
    expect((await one.propose(theirs.id)).status).toBe(404);
    const { opening } = (await other.propose(theirs.id)).body;
    expect((await one.confirm(opening.id, opening.bookedAmount)).status).toBe(404);
    expect((await one.second.send('POST', `${OPENINGS}/${opening.id}/withdraw`)).status).toBe(404);
  });
});

describe('entries of earlier days', () => {
  it('are set aside, also when their statement comes later, and change no balance', async () => {
    const one = await scene(installation);
    const [d1, d2, d3] = [addDays(one.today, -2), addDays(one.today, -1), one.today] as const;
    const other = (amountMinor: bigint, date: string) =>
      entry(amountMinor, date, { bankReference: `R${date}` });
    await deliver(one, statement(2, d2, 100_000n, [other(30_000n, d2)]));
    await deliver(one, statement(3, d3, 130_000n));
    await begin(one, 'OPEN-3');
    await deliver(one, statement(1, d1, 90_000n, [other(10_000n, d1)]));
    const aside = (await one.second.send('GET', `${ENTRIES}?state=SET_ASIDE`)).body.items;
    expect(aside.map(({ setAside }: any) => setAside.reason)).toEqual([
      `Before ${d3}: the opening balance of the account contains it.`,
      `Before ${d3}: the opening balance of the account contains it.`,
    ]);
    const refused = await one.second.send('POST', `${ENTRIES}/${aside[0].entry.id}/post`, {
      body: { kind: 'FUNDING' },
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'before_opening_balance']);
    expect(await one.total()).toBe(130_000n);
    expect(await one.latest()).toMatchObject({ ledgerBalance: '1300.00', differenceAmount: '0.00' });
    const { id } = (await one.opening()).account;
    const { items } = (await one.preparer.send('GET', `/app/statement-accounts/${id}/balance-days`)).body;
    expect(items.map(({ date }: { date: string }) => date)).toEqual([d3]);
  });
});

describe('a payment around the first day', () => {
  /** A file of payments that the bank pays on a day; statements come afterwards. */
  async function around(...amounts: number[]): Promise<[Scene, FiledBatch]> {
    const batch = await filedBatch(installation, amountsOf(...amounts));
    return [over(batch), batch];
  }
  const paid = ({ payments: [payment] }: FiledBatch, date: string) =>
    named(-payment!.amountMinor, date, payment!.endToEndId);

  /** The bank has paid, and no statement of Outlay shows it. */
  async function settle(batch: FiledBatch): Promise<void> {
    const { context, payments } = batch;
    const ids = payments.map(({ withdrawalId }) => withdrawalId);
    await context.database.transaction((tx) => noteOnStatement(tx, ids, new Date(context.clock.nowMs())));
    await batch.work();
  }

  it('that the opening statement shows is paid once, from the opening balance', async () => {
    const [one, batch] = await around(20_000);
    await deliver(one, statement(1, batch.date, 100_000n, [paid(batch, batch.date)]));
    await batch.work();
    await begin(one, 'OPEN-1');
    expect(await one.latest()).toMatchObject({ statementBalance: '800.00' });
    await one.agrees();
  });

  it('of an earlier day keeps the account waiting until the bank has decided', async () => {
    const [one, batch] = await around(20_000);
    await deliver(one, statement(1, addDays(batch.date, 1), 100_000n));
    const [{ statement: first }] = (await one.opening()).candidates;
    const early = await one.propose(first.id);
    expect([early.status, early.body.code]).toEqual([400, 'opening_balance_not_possible']);
    expect(early.body.detail).toContain('wait for the bank’s answer (1)');
    await settle(batch);
    await begin(one, 'OPEN-1');
    expect(await one.total()).toBe(100_000n);
  });

  it('of an earlier day that a later statement shows is taken from the opening balance then', async () => {
    const [one, batch] = await around(20_000);
    await settle(batch);
    const [d1, d2] = [addDays(batch.date, 1), addDays(batch.date, 2)] as const;
    await deliver(one, statement(1, d1, 100_000n));
    await begin(one, 'OPEN-1');
    expect(await one.total()).toBe(100_000n);
    await deliver(one, statement(2, d2, 100_000n, [paid(batch, d2)]));
    await one.postProposals();
    expect(await one.total()).toBe(80_000n);
    await one.agrees();
  });

  it('that a statement of an earlier day shows was in the opening balance already', async () => {
    const [one, batch] = await around(20_000);
    await settle(batch);
    const [d1, d2] = [batch.date, addDays(batch.date, 1)] as const;
    await deliver(one, statement(2, d2, 80_000n));
    await begin(one, 'OPEN-2');
    await deliver(one, statement(1, d1, 100_000n, [paid(batch, d1)]));
    const [aside] = (await one.second.send('GET', `${ENTRIES}?state=SET_ASIDE`)).body.items;
    const refused = await one.second.send('POST', `${ENTRIES}/${aside.entry.id}/post`, {
      body: { kind: 'PAYOUT', withdrawalIds: [batch.payments[0]!.withdrawalId] },
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'before_opening_balance']);
    expect(await one.latest()).toMatchObject({ statementBalance: '800.00', differenceAmount: '0.00' });
    await one.agrees();
  });

  it('that the bank dates back on a later statement counts on the first day', async () => {
    const one = await scene(installation);
    const [d0, d1, d2] = [-6, -2, -1].map((days) => addDays(one.today, days)) as [string, string, string];
    await deliver(one, statement(1, d0, 100_000n));
    const [{ statement: first }] = (await one.opening()).candidates;
    expect((await one.propose(first.id)).status).toBe(200);
    const { opening } = await one.opening();
    expect((await one.confirm(opening.id, opening.bookedAmount)).status).toBe(200);
    const fee = entry(-500n, addDays(d0, -2), { bankReference: 'BACK DATED', text: 'FEE' });
    await deliver(one, statement(2, d1, 100_000n, [fee]));
    const [open] = (await one.second.send('GET', ENTRIES)).body.items;
    const posted = await one.second.send('POST', `${ENTRIES}/${open.entry.id}/post`, {
      body: { kind: 'FEE' },
    });
    expect(posted.status, posted.text).toBe(200);
    await deliver(one, statement(3, d2, 99_500n));
    expect(await one.total()).toBe(99_500n);
    expect(await one.latest()).toMatchObject({ differenceAmount: '0.00' });
    await one.agrees();
  });

  it('of any kind: FUNDING is what is shown beside the bank, and never above it', async () => {
    const sequence = fc.record({
      /** The day on which a statement shows each payment, and its return, from the day of the file. */
      payments: fc.array(
        fc.record({ shownOn: fc.integer({ min: -1, max: 3 }), returnsAfter: fc.option(fc.nat(2)) }),
        { minLength: 1, maxLength: 3 },
      ),
      beginsOn: fc.integer({ min: -1, max: 3 }),
      order: fc.shuffledSubarray([-1, 0, 1, 2, 3], { minLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(sequence, async ({ payments, beginsOn, order }) => {
        const [one, batch] = await around(...payments.map((_, at) => 1_000 * (at + 1)));
        await settle(batch);
        const entriesOf = (at: number) =>
          batch.payments.flatMap(({ amountMinor, endToEndId }, index) => {
            const { shownOn, returnsAfter } = payments[index]!;
            const day = addDays(batch.date, at);
            return [
              ...(shownOn === at ? [named(-amountMinor, day, endToEndId)] : []),
              ...(returnsAfter !== null && shownOn + returnsAfter === at
                ? [returned(amountMinor, day, endToEndId)]
                : []),
            ];
          });
        let balance = 100_000n;
        const statements = new Map(
          [-1, 0, 1, 2, 3].map((at) => {
            const made = statement(at + 2, addDays(batch.date, at), balance, entriesOf(at));
            balance = made.head.closing!.amountMinor;
            return [at, made];
          }),
        );
        let hasBegun = false;
        for (const at of order) {
          await deliver(one, statements.get(at)!);
          await one.postProposals();
          await batch.work();
          if (at === beginsOn) {
            await begin(one, `OPEN-${beginsOn + 2}`);
            hasBegun = true;
          }
          if (hasBegun) await one.agrees();
        }
        // Fees are no part of these statements.
        const { reasons } = await one.latest();
        const fees = reasons.find(({ code }: { code: string }) => code === 'FEES')?.amount ?? '0.00';
        expect((await one.total()) - parseAmount(fees, 'ZAR')!).toBeLessThanOrEqual(balance);
      }),
      { numRuns: rounds(10, 150) },
    );
  });
});
