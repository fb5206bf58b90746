import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchForDisplay } from '../batch-for-display.ts';
import { BATCH_STATUSES } from '../../../../shared/terms.ts';
import { balanceOf, fund } from '../../testing/fund.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';
import { insertBatch, type TestBatch } from '../../testing/insert-batch.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const approvePath = (id: string) => `/v1/payments/bulk-withdrawals/batches/${id}/approve`;
const approve = (caller: TestCaller, id: string, headers?: Record<string, string>) =>
  caller.send<BatchForDisplay & { code: string; detail: string }>('POST', approvePath(id), { headers });

/** A funded entity with a batch that needs approval, its creator (also an APPROVER) and two approvers. */
async function setting(batch: Partial<TestBatch> = {}, funded = 10_000_000n) {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  if (funded > 0n) await fund(context, entityId, funded);
  const creator = await installation.user(entityId, ['PREPARER', 'APPROVER', 'ADMIN']);
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const second = installation.as(await installation.user(entityId, ['APPROVER']));
  const inserted = await insertBatch(context, { entityId, createdBy: creator.id, ...batch });
  return { context, entityId, creator: installation.as(creator), approver, second, ...inserted };
}

async function factsOf(id: string) {
  const { database } = installation.context;
  const [batch] = await database.query('SELECT status, updated_at FROM batches WHERE id = $1', [id]);
  const approvals = await database.query('SELECT * FROM approvals WHERE batch_id = $1', [id]);
  const holds = await database.query("SELECT * FROM transfers WHERE batch_id = $1 AND kind = 'HOLD'", [id]);
  const jobs = await database.query(
    "SELECT * FROM pgboss.job WHERE name = 'pay-batch' AND data->>'batchId' = $1",
    [id],
  );
  return {
    status: batch!.status,
    updatedAt: batch!.updated_at,
    approvals: approvals.length,
    holds: holds.length,
    jobs: jobs.length,
  };
}

describe('the last approval', () => {
  it('holds amount and fees once and schedules dispatch', async () => {
    const { context, entityId, approver, id, totalDebitMinor } = await setting();
    const answer = await approve(approver, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      status: 'APPROVED',
      approvals: [{ userId: approver.user.id, name: approver.user.name }],
    });
    expect(answer.body.releaseAt).not.toBeNull();
    expect(await factsOf(id)).toMatchObject({ status: 'APPROVED', approvals: 1, holds: 1, jobs: 1 });
    expect(await balanceOf(context, entityId)).toEqual({
      available: 10_000_000n - totalDebitMinor,
      reserved: totalDebitMinor,
    });
  });

  it('is the second when two are required; the first places no hold', async () => {
    const { context, entityId, approver, second, id } = await setting({ approvalsRequired: 2 });
    expect((await approve(approver, id)).body).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvalsRequired: 2,
      releaseAt: null,
    });
    expect(await factsOf(id)).toMatchObject({ approvals: 1, holds: 0, jobs: 0 });
    expect((await balanceOf(context, entityId)).reserved).toBe(0n);
    expect((await approve(second, id)).body).toMatchObject({ status: 'APPROVED' });
    expect(await factsOf(id)).toMatchObject({ approvals: 2, holds: 1, jobs: 1 });
  });

  it('schedules dispatch after the configured delay', async () => {
    const { context, entityId, approver, id } = await setting();
    await savePaymentConfig(context, entityId, { releaseDelaySeconds: 3600 });
    const { body } = await approve(approver, id);
    expect(Date.parse(body.releaseAt!) - Date.parse(body.updatedAt)).toBe(3_600_000);
  });

  it('is written to the audit log with the digest that it covers', async () => {
    const { context, approver, id, contentDigest } = await setting();
    await approve(approver, id);
    const rows = await context.database.query(
      "SELECT actor_id, details FROM audit_log WHERE subject_id = $1 AND action = 'batch.approved'",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.actor_id).toBe(approver.user.id);
    expect(JSON.parse(rows[0]!.details)).toMatchObject({ contentDigest, approval: 1, approvalsRequired: 1 });
    const [covered] = await context.database.query(
      'SELECT content_digest FROM approvals WHERE batch_id = $1',
      [id],
    );
    expect(covered!.content_digest).toBe(contentDigest);
  });
});

describe('the number of approvals required', () => {
  it('follows the current rule when it is stricter than the rule at creation', async () => {
    const { context, entityId, approver, second, id } = await setting({ approvalsRequired: 1 });
    await savePaymentConfig(context, entityId, {
      approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 }],
    });
    expect((await approve(approver, id)).body).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvalsRequired: 2,
    });
    expect((await approve(second, id)).body).toMatchObject({ status: 'APPROVED', approvalsRequired: 2 });
  });

  it('follows the rule at creation when it is stricter than the current rule', async () => {
    const { context, entityId, approver, id } = await setting({ approvalsRequired: 2 });
    await savePaymentConfig(context, entityId, {});
    expect((await approve(approver, id)).body).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvalsRequired: 2,
    });
  });
});

describe('an approval is refused without any effect', () => {
  async function refusedWith(
    code: string,
    id: string,
    answer: { status: number; body: { code: string; detail: string } },
    before: object,
  ) {
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.detail).toMatch(/\.$/);
    expect(await factsOf(id)).toEqual(before);
  }

  it('from the creator of the batch, whatever their roles', async () => {
    const { creator, id } = await setting();
    const before = await factsOf(id);
    await refusedWith('own_batch', id, await approve(creator, id), before);
  });

  it('from the creator by the database itself', async () => {
    const { context, creator, id, contentDigest } = await setting();
    const insert = context.database.query(
      `INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [id, creator.user.id, creator.user.entityId, contentDigest, new Date()],
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'approval_by_creator' });
  });

  it('from an approver who has approved already', async () => {
    const { approver, id } = await setting({ approvalsRequired: 2 });
    await approve(approver, id);
    const before = await factsOf(id);
    await refusedWith('already_approved', id, await approve(approver, id), before);
  });

  it('with a digest that is not that of the batch', async () => {
    const { approver, id, contentDigest } = await setting();
    const before = await factsOf(id);
    for (const ifMatch of [`"${'0'.repeat(64)}"`, contentDigest, `W/"${contentDigest}"`, '*', '""']) {
      await refusedWith('digest_mismatch', id, await approve(approver, id, { 'if-match': ifMatch }), before);
    }
    expect((await approve(approver, id, { 'if-match': `"${contentDigest}"` })).status).toBe(200);
  });

  // An approved batch with a lapsed approval accepts another one: see paying/worker/held-back.test.ts.
  it.each(BATCH_STATUSES.filter((status) => status !== 'PENDING_APPROVAL' && status !== 'APPROVED'))(
    'of a batch that is %s',
    async (status) => {
      const { approver, id } = await setting({ status });
      const before = await factsOf(id);
      await refusedWith('batch_not_pending', id, await approve(approver, id), before);
    },
  );

  it('after the approval period, even before the job has expired the batch', async () => {
    const { approver, id } = await setting({ expiresAt: new Date(installation.context.clock.nowMs() - 1) });
    const before = await factsOf(id);
    await refusedWith('batch_expired', id, await approve(approver, id), before);
  });

  it('when money is missing, with the shortfall, and is not recorded', async () => {
    const { context, entityId, approver, id, totalDebitMinor } = await setting({}, 100_000n);
    const before = await factsOf(id);
    const answer = await approve(approver, id);
    await refusedWith('insufficient_funds', id, answer, before);
    expect(totalDebitMinor).toBe(125_288n);
    expect(answer.body.detail).toContain('R\u00a0252.88');
    expect(await balanceOf(context, entityId)).toEqual({ available: 100_000n, reserved: 0n });
    await fund(context, entityId, 25_288n);
    expect((await approve(approver, id)).status).toBe(200);
  });

  it('when the account does not exist yet', async () => {
    const { approver, id } = await setting({}, 0n);
    const before = await factsOf(id);
    await refusedWith('insufficient_funds', id, await approve(approver, id), before);
  });

  it('while payouts are off or the entity has no config', async () => {
    const { context, entityId, approver, id } = await setting();
    const before = await factsOf(id);
    await context.database.query('UPDATE entity_configs SET payouts_enabled = false WHERE entity_id = $1', [
      entityId,
    ]);
    await refusedWith('payouts_disabled', id, await approve(approver, id), before);
    await ownerOf(context.database).execute('DELETE FROM entity_configs WHERE entity_id = $1', [entityId]);
    await refusedWith('no_entity_config', id, await approve(approver, id), before);
  });
});

describe('a config that requires a fresh sign-in', () => {
  it('is answered with an RFC 9470 challenge until the approver has signed in again', async () => {
    const { context, entityId, approver, id } = await setting();
    await savePaymentConfig(context, entityId, { stepUpMaxAgeSeconds: 60 });
    const stale = await approve(installation.as(approver.user, 120_000), id);
    expect(stale).toMatchObject({ status: 401, body: { code: 'fresh_sign_in_required' } });
    expect(stale.headers.get('www-authenticate')).toMatch(
      /^Bearer error="insufficient_user_authentication".*max_age="60"/,
    );
    expect(await factsOf(id)).toMatchObject({ status: 'PENDING_APPROVAL', approvals: 0 });
    expect((await approve(installation.as(approver.user, 10_000), id)).status).toBe(200);
  });
});

describe('concurrent approvals', () => {
  it('of 200 batches with money for only one: exactly one succeeds', async () => {
    const { context } = installation;
    const entityId = await installation.entity();
    await savePaymentConfig(context, entityId, {});
    const creator = await installation.user(entityId, ['PREPARER']);
    const approver = installation.as(await installation.user(entityId, ['APPROVER']));
    const batches = await Promise.all(
      Array.from({ length: 200 }, () => insertBatch(context, { entityId, createdBy: creator.id })),
    );
    const { totalDebitMinor } = batches[0]!;
    await fund(context, entityId, totalDebitMinor * 2n - 1n);
    // On a busy machine some wait too long for a connection and are 503: their users would try again.
    const patiently = async (id: string) => {
      let answer = await approve(approver, id);
      for (let tries = 0; answer.status === 503 && tries < 20; tries++) answer = await approve(approver, id);
      return answer;
    };
    const answers = await Promise.all(batches.map(({ id }) => patiently(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'insufficient_funds')).toHaveLength(199);
    expect(await balanceOf(context, entityId)).toEqual({
      available: totalDebitMinor - 1n,
      reserved: totalDebitMinor,
    });
    const [counted] = await context.database.query(
      `SELECT (SELECT count(*) FROM approvals a
                 JOIN batches b ON b.id = a.batch_id WHERE b.entity_id = $1) AS approvals,
              (SELECT count(*) FROM transfers WHERE entity_id = $1 AND kind = 'HOLD') AS holds`,
      [entityId],
    );
    expect(counted).toEqual({ approvals: 1n, holds: 1n });
  });

  it('of one batch by many approvers approve it once and hold its money once', async () => {
    const { context, entityId, id, totalDebitMinor } = await setting({ approvalsRequired: 2 });
    const approvers = await Promise.all(
      Array.from({ length: 20 }, () => installation.user(entityId, ['APPROVER'])),
    );
    const answers = await Promise.all(approvers.map((user) => approve(installation.as(user), id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'batch_not_pending')).toHaveLength(18);
    expect(await factsOf(id)).toMatchObject({ status: 'APPROVED', approvals: 2, holds: 1, jobs: 1 });
    expect((await balanceOf(context, entityId)).reserved).toBe(totalDebitMinor);
  });
});
