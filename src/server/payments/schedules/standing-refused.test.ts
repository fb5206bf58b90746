import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/time.ts';
import { user } from '../../identity/admin/user.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { reverseReturned } from '../paying/settlement/reverse-returned.ts';
import { holiday } from '../admin/holiday.ts';
import { instantBank } from '../testing/instant-bank.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  row,
  scheduleCompany,
  SCHEDULES,
  standing,
  type ScheduleCompany,
} from './testing/schedule-company.ts';
import { BATCHES, FIRST, SECOND, refusedBy, standingCompanies } from './testing/standing-companies.ts';

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(() => installation.close());

const { withStanding, payFirst } = standingCompanies(
  () => installation,
  (day, time) => goTo(day, time),
);

describe('the database refuses', () => {
  async function waiting() {
    const { company, id } = await withStanding();
    await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/${FIRST}`, {
      body: { executionDate: '2027-02-24' },
    });
    goTo('2027-02-20', '10:00');
    await company.makeRuns();
    const { batchId } = await company.run(id, FIRST);
    return { company, id, batchId: batchId! };
  }
  const { query } = {
    query: (text: string, values: unknown[]) => installation.context.database.pool.query(text, values),
  };

  it('a batch that the standing approval does not cover', async () => {
    const { batchId } = await waiting();
    expect(await refusedBy(query('UPDATE batches SET standing_version = 1 WHERE id = $1', [batchId]))).toBe(
      'batch_standing_covers',
    );
  });

  it('approvals by the author, for another digest, and changes of what was approved', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    const { id, contentDigest } = await company.created(standing());
    const approve = (userId: string, digest: string) =>
      refusedBy(
        query(
          `INSERT INTO schedule_approvals (schedule_id, version, user_id, entity_id, content_digest,
             approved_at)
           VALUES ($1, 1, $2, $3, $4, now())`,
          [id, userId, company.entityId, digest],
        ),
      );
    expect(await approve(company.preparer.user.id, contentDigest)).toBe('schedule_approval_by_author');
    expect(await approve(company.approver.user.id, '0'.repeat(64))).toBe('schedule_approval_digest');
    const force = `UPDATE schedule_versions SET status = 'IN_FORCE' WHERE schedule_id = $1`;
    expect(await refusedBy(query(force, [id]))).toBe('schedule_version_approved');
    expect(await approve(company.approver.user.id, contentDigest)).toBeNull();
    const add = `INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name,
                   bank_code, branch_code, account_number, account_type, amount_minor, rail, request)
                 VALUES ($1, 1, $2, 2, 'X', 'FNB', '250655', '62011112222', 'CURRENT', 100, 'EFT', '{}')`;
    expect(await refusedBy(query(add, [id, company.entityId]))).toBe('schedule_rows_before_approval');
    const edit = `UPDATE schedule_versions SET per_run_minor = 999999999 WHERE schedule_id = $1`;
    expect(await refusedBy(query(edit, [id]))).toBe('schedule_version_kept');
    const active = `UPDATE schedules SET status = 'ACTIVE', version = 1 WHERE id = $1`;
    expect(await refusedBy(query(active, [id]))).toBe('schedule_version_approved');
  });

  it('that a changed run counts as unchanged, moves without a change, or forgets its batch', async () => {
    const { id, batchId } = await waiting();
    const set = (columns: string) =>
      refusedBy(query(`UPDATE schedule_runs SET ${columns} WHERE schedule_id = $1`, [id]));
    expect(await set('is_changed = false, execution_date = NULL')).toBe('schedule_runs_decided');
    expect(await set('decided_by = NULL')).toBe('schedule_runs_decided');
    expect(await set('batch_id = NULL')).toBe('schedule_runs_decided');
    expect(await set('version = NULL')).toBe('schedule_runs_decided');
    const other = await withStanding();
    goTo('2027-02-20', '10:00');
    await other.company.makeRuns();
    expect(
      await refusedBy(
        query(`UPDATE schedule_runs SET execution_date = '2027-02-26' WHERE schedule_id = $1`, [other.id]),
      ),
    ).toBe('schedule_run_day');
    expect(batchId).not.toBe('');
  });

  it('that a schedule is resumed by anyone but an approver who did not write it', async () => {
    const { company, id } = await withStanding();
    const resume = (by: string | null) =>
      refusedBy(
        query(
          `UPDATE schedules
              SET status = 'ACTIVE', suspended_code = NULL, suspended_due_on = NULL, suspended_at = NULL,
                  resumed_by = $2, resumed_at = now()
            WHERE id = $1`,
          [id, by],
        ),
      );
    const elsewhere = await scheduleCompany(installation);
    const others = [null, company.preparer.user.id, elsewhere.approver.user.id];
    await company.approver.send('POST', `${SCHEDULES}/${id}/pause`, { body: { reason: 'We move.' } });
    for (const one of others) expect(await resume(one)).toBe('schedule_resumed_by');
    await company.approver.send('POST', `${SCHEDULES}/${id}/resume`);
    expect(await company.read(id)).toMatchObject({ status: 'ACTIVE' });
    const suspend = `UPDATE schedules
                        SET status = 'SUSPENDED', suspended_code = 'SIGNER_LEFT',
                            suspended_due_on = '2027-02-25', suspended_at = now()
                      WHERE id = $1`;
    expect(await refusedBy(query(suspend, [id]))).toBeNull();
    for (const one of others) expect(await resume(one)).toBe('schedule_resumed_by');
    // The person who resumed it before does not count for this time.
    const again = `UPDATE schedules SET status = 'ACTIVE' WHERE id = $1`;
    expect(await refusedBy(query(again, [id]))).toBe('schedule_resumed_by');
    const forge = `UPDATE schedules SET resumed_by = $2 WHERE id = $1`;
    expect(await refusedBy(query(forge, [id, company.second.user.id]))).toBe('schedule_resumed_by');
    const why = `UPDATE schedules SET suspended_code = 'LIMIT_EXPIRED' WHERE id = $1`;
    expect(await refusedBy(query(why, [id]))).toBe('schedule_suspension_kept');
    const kind = `UPDATE schedules SET kind = 'SWEEP' WHERE id = $1`;
    expect(await refusedBy(query(kind, [id]))).toBe('schedules_kind');
    const resumed = await company.second.send('POST', `${SCHEDULES}/${id}/resume`);
    expect(resumed.body).toMatchObject({ status: 'ACTIVE' });
  });

  it('that a decision about a version is written again', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    const { id } = await company.created(standing());
    await company.approver.send('POST', `${SCHEDULES}/${id}/reject`, { body: { reason: 'Too much.' } });
    const set = (columns: string) =>
      refusedBy(query(`UPDATE schedule_versions SET ${columns} WHERE schedule_id = $1`, [id]));
    expect(await set(`reason = 'Fine.'`)).toBe('schedule_versions_decided');
    expect(await set('decided_by = created_by')).toBe('schedule_versions_decided');
  });

  it('a second live batch of a run, a run that is deleted, and the run of another entity', async () => {
    const { company, id, batchId } = await waiting();
    const other = await scheduleCompany(installation);
    const copy = `INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count,
                    total_amount_minor, total_unit_fee_minor, total_vat_minor, content_digest,
                    approvals_required, created_by, created_at, expires_at, updated_at, schedule_id,
                    schedule_due_on)
                  SELECT gen_random_uuid(), $2, label, 'PENDING_APPROVAL', currency, withdrawal_count,
                         total_amount_minor, total_unit_fee_minor, total_vat_minor, content_digest,
                         approvals_required, $3, created_at, expires_at, updated_at, schedule_id,
                         schedule_due_on
                    FROM batches WHERE id = $1`;
    expect(await refusedBy(query(copy, [batchId, company.entityId, company.preparer.user.id]))).toBe(
      'batches_one_run',
    );
    expect(await refusedBy(query(copy, [batchId, other.entityId, other.preparer.user.id]))).toBe(
      'batch_of_run',
    );
    expect(await refusedBy(query('DELETE FROM schedule_runs WHERE schedule_id = $1', [id]))).not.toBeNull();
    const move = `UPDATE batches SET schedule_due_on = '2027-03-25' WHERE id = $1`;
    expect(await refusedBy(query(move, [batchId]))).toBe('batch_of_run');
  });
});

describe('between the approval of a run and its first payment', () => {
  /** A run that the standing approval covers, whose day has come. */
  async function covered(given = {}) {
    const { company, id } = await withStanding(given);
    await payFirst(company, id);
    goTo('2027-03-21', '10:00');
    await company.makeRuns();
    const { batchId, batchStatus } = await company.run(id, SECOND);
    expect(batchStatus).toBe('APPROVED');
    return { company, id, batchId: batchId! };
  }
  const stricter = (company: ScheduleCompany) =>
    savePaymentConfig(installation.context, company.entityId, {
      ...ALLOWS_STANDING,
      approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 }],
    });
  const otherAccount = async (company: ScheduleCompany) => {
    const { body } = await company.preparer.send('POST', '/v1/payments/bulk-withdrawals/batches', {
      body: {
        label: 'The new account',
        currency: 'ZAR',
        withdrawals: [row('7.00', 'Thandi Nkosi', '62088888888')],
      },
    });
    await company.approveBatch(body.id);
    await company.pay(body.id);
  };

  it.each([
    ['STRICTER_RULES', stricter],
    ['ACCOUNT_CHANGED', otherAccount],
  ] as const)('%s holds the batch back, and its run says why', async (reason, breaks) => {
    const { company, id, batchId } = await covered();
    await breaks(company);
    goTo('2027-03-25', '10:00');
    await company.pay(batchId);
    expect(await company.batch(batchId)).toMatchObject({ status: 'APPROVED', waitingFor: 'STANDING' });
    expect(await company.run(id, SECOND)).toMatchObject({ standingReasons: [reason] });
    const audit = await installation.context.database.pool.query(
      `SELECT details::jsonb ->> 'why' AS why
         FROM audit_log
        WHERE subject_id = $1 AND action = 'batch.held_back'`,
      [batchId],
    );
    expect(audit.rows).toEqual([{ why: reason }]);
    const attention = await company.approver.send<{ items: { kind: string }[] }>('GET', '/app/attention');
    expect(JSON.stringify(attention.body)).toContain(batchId);
  });

  /** The register has the account of the rent from one day on, and another one of the payee a day later. */
  const replacedInRegister = async ({ preparer, approver }: ScheduleCompany, from: number) => {
    const confirmed = async (changeId: string) =>
      expect((await approver.send('POST', `/app/payee-changes/${changeId}/confirm`)).status).toBe(200);
    const evidence = 'Their letter, confirmed by phone.';
    const account = { bankCode: 'FNB', accountNumber: '62012345678', accountType: 'CURRENT' };
    goTo(`2027-03-${from}`, '10:00');
    const added = await preparer.send('POST', '/app/payees', {
      body: { payees: [{ name: 'Thandi Nkosi', ...account }], evidence, source: 'FORM' },
    });
    const address = `/app/payees/${added.body.firstPayeeId}`;
    const { body: payee } = await approver.send('GET', address);
    await confirmed(payee.changes[0].id);
    goTo(`2027-03-${from + 1}`, '11:00');
    const call = {
      calledPerson: 'Thandi Nkosi',
      calledNumber: '011 555 0142',
      calledAt: new Date(installation.context.clock.nowMs() - HOUR_MS).toISOString(),
    };
    const changed = await preparer.send('POST', `${address}/changes`, {
      body: { ...account, accountNumber: '62099999999', evidence, call },
    });
    expect(changed.status, changed.text).toBe(200);
    const { body: again } = await approver.send('GET', address);
    await confirmed(again.changes.find(({ state }: { state: string }) => state === 'WAITING').id);
  };

  it('ACCOUNT_CHANGED holds back a payment to an account that the register has replaced', async () => {
    const { company, id, batchId } = await covered();
    await replacedInRegister(company, 21);
    goTo('2027-03-25', '10:00');
    await company.pay(batchId);
    await expectHeld(company, id, batchId, 'ACCOUNT_CHANGED');
  });

  it('a run to an account that the register has replaced waits for its approval', async () => {
    const { company, id } = await withStanding();
    await payFirst(company, id);
    await replacedInRegister(company, 10);
    goTo('2027-03-21', '10:00');
    await company.makeRuns();
    expect(await company.run(id, SECOND)).toMatchObject({
      batchStatus: 'PENDING_APPROVAL',
      standingReasons: ['ACCOUNT_CHANGED'],
    });
    expect(await company.read(id)).toMatchObject({ status: 'SUSPENDED' });
  });

  const switchPayouts = (company: ScheduleCompany, isOn: boolean) =>
    installation.context.database.query(
      'UPDATE entity_configs SET payouts_enabled = $2 WHERE entity_id = $1',
      [company.entityId, isOn],
    );
  const endsWithTheRun = { limits: { perRun: '1250.00', validUntil: SECOND } };
  const calendar = { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-02-01' } as const;
  const expectHeld = async (company: ScheduleCompany, id: string, batchId: string, reason: string) => {
    expect(await company.batch(batchId)).toMatchObject({ status: 'APPROVED', waitingFor: 'STANDING' });
    expect(await company.run(id, SECOND)).toMatchObject({ standingReasons: [reason] });
  };

  it('LIMIT_EXPIRED holds back a batch that the rule moves past the end of the approval', async () => {
    const { company, id, batchId } = await covered({
      ...endsWithTheRun,
      calendar: { ...calendar, ifNotBankingDay: 'FOLLOWING' },
    });
    // Good Friday, a weekend and Family Day follow.
    const entity = `Entity ${company.entityId}`;
    await holiday.run(
      installation.context,
      holiday.options.parse({ entity, add: SECOND, name: 'Election day' }),
    );
    goTo(SECOND, '10:00');
    await company.pay(batchId);
    goTo('2027-03-30', '09:00');
    await company.pay(batchId);
    expect(await company.batch(batchId)).toMatchObject({ movesOn: '2027-03-30' });
    await expectHeld(company, id, batchId, 'LIMIT_EXPIRED');
  });

  it('LIMIT_EXPIRED holds back a batch whose later day one approver has accepted', async () => {
    const { company, id, batchId } = await covered(endsWithTheRun);
    await switchPayouts(company, false);
    goTo('2027-03-30', '09:00');
    await switchPayouts(company, true);
    await company.pay(batchId);
    expect(await company.batch(batchId)).toMatchObject({ waitingFor: 'EXECUTION_DATE' });
    const accepted = await company.second.send('POST', `${BATCHES}/${batchId}/approve`, {
      body: { acceptDate: '2027-03-30' },
    });
    expect(accepted.body).toMatchObject({ status: 'APPROVED', movesOn: '2027-03-30' });
    await company.pay(batchId);
    await expectHeld(company, id, batchId, 'LIMIT_EXPIRED');
    const changed = await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/${SECOND}`, {
      body: { executionDate: '2027-03-31' },
    });
    expect(changed.body).toMatchObject({ batchStatus: 'PENDING_APPROVAL' });
    expect(await company.batch(batchId)).toMatchObject({ status: 'CANCELLED' });
  });

  it('LAST_RUN_FAILED holds back a batch once the bank returns what the run before it has paid', async () => {
    const returns = [row('1250.00', 'Thandi Nkosi', '62012340005')];
    const { company, id, batchId } = await covered({ withdrawals: returns });
    const returned = await instantBank(installation.context).returnedSince(new Date(0));
    const { batchId: first } = await company.run(id, FIRST);
    expect(await company.batch(first!)).toMatchObject({ status: 'COMPLETE' });
    await reverseReturned(installation.context, returned);
    goTo(SECOND, '10:00');
    await company.pay(batchId);
    await expectHeld(company, id, batchId, 'LAST_RUN_FAILED');
    const skipped = await company.approver.send('POST', `${SCHEDULES}/${id}/runs/${SECOND}/skip`, {
      body: { reason: 'The account is closed.' },
    });
    expect(skipped.body).toMatchObject({ status: 'SKIPPED', batchStatus: 'CANCELLED' });
    // The run after it is compared with the one that failed too.
    goTo('2027-04-21', '10:00');
    await company.makeRuns();
    expect(await company.run(id, '2027-04-25')).toMatchObject({
      batchStatus: 'PENDING_APPROVAL',
      standingReasons: ['LAST_RUN_FAILED'],
    });
  });

  it('the database refuses the dispatch, whoever asks for it', async () => {
    const { company, batchId } = await covered();
    await stricter(company);
    expect(
      await refusedBy(
        installation.context.database.query(`UPDATE batches SET status = 'PROCESSING' WHERE id = $1`, [
          batchId,
        ]),
      ),
    ).toBe('batch_standing_covers');
  });

  it('the batch is paid once nothing speaks against it any more', async () => {
    const { company, id, batchId } = await covered();
    await stricter(company);
    goTo('2027-03-25', '10:00');
    await company.pay(batchId);
    await savePaymentConfig(installation.context, company.entityId, ALLOWS_STANDING);
    await company.pay(batchId);
    expect(await company.batch(batchId)).toMatchObject({ status: 'COMPLETE', waitingFor: null });
    expect(await company.run(id, SECOND)).toMatchObject({ standingReasons: [] });
  });

  it('a changed run gets a batch that needs its own approvals', async () => {
    const { company, id, batchId } = await covered();
    await stricter(company);
    goTo('2027-03-25', '10:00');
    await company.pay(batchId);
    const changed = await company.preparer.send('PUT', `${SCHEDULES}/${id}/runs/${SECOND}`, {
      body: { executionDate: '2027-03-30' },
    });
    expect(changed.body).toMatchObject({ batchStatus: 'PENDING_APPROVAL' });
    expect(await company.batch(batchId)).toMatchObject({ status: 'CANCELLED' });
  });

  it('a signer who left is replaced by the approval of another approver', async () => {
    const { company, batchId } = await covered();
    await user.run(
      installation.context,
      user.options.parse({
        name: company.approver.user.name,
        entity: `Entity ${company.entityId}`,
        state: 'disabled',
      }),
    );
    goTo('2027-03-25', '10:00');
    await company.pay(batchId);
    expect(
      (await company.second.send('GET', `/v1/payments/bulk-withdrawals/batches/${batchId}`)).body,
    ).toMatchObject({ status: 'APPROVED', waitingFor: 'APPROVALS' });
    await company.approveBatch(batchId, company.second);
    await company.pay(batchId);
    expect(
      (await company.second.send('GET', `/v1/payments/bulk-withdrawals/batches/${batchId}`)).body,
    ).toMatchObject({ status: 'COMPLETE' });
  });
});
