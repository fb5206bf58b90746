import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { loadPaymentConfig } from './payment-config.ts';
import { writePaymentConfig } from './write-payment-config.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const PATH = '/v1/payments/config';
const UPDATE = {
  defaultCurrency: 'ZAR',
  approvalRules: [
    { currency: 'ZAR', upToAmount: '100000.00', approvalsRequired: 1 },
    { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
    { currency: 'USDC', upToAmount: '0.000001', approvalsRequired: 1 },
    { currency: 'USDC', upToAmount: null, approvalsRequired: 3 },
  ],
  stepUpMaxAgeSeconds: 300,
  approvalExpiryDays: 7,
  releaseDelaySeconds: 900,
  defaultRail: 'RTC',
  duplicateWindowDays: 45,
  unusualAmountPercent: 30,
  timezone: 'Europe/London',
  notificationEmails: ['finance@example.com'],
  version: 0,
};

async function admin(options?: { configured?: boolean }) {
  return installation.as(await installation.user(await installation.entity(options), ['ADMIN']));
}

describe('a payment config', () => {
  it('is the defaults as version 0 until one is saved', async () => {
    const { body } = await (await admin()).send('GET', PATH);
    expect(body).toEqual({
      defaultCurrency: 'ZAR',
      approvalRules: [],
      stepUpMaxAgeSeconds: null,
      approvalExpiryDays: 14,
      releaseDelaySeconds: 0,
      defaultRail: 'EFT',
      duplicateWindowDays: 30,
      unusualAmountPercent: 50,
      ifNotBankingDay: 'FOLLOWING',
      executionDatePolicy: 'MOVE',
      timezone: 'Africa/Johannesburg',
      notificationEmails: [],
      lowBalanceThresholds: [],
      settlementDifferenceLimit: { currency: 'ZAR', amount: '0.00' },
      standingApprovals: null,
      version: 0,
      updatedAt: null,
      updatedBy: null,
      passkeyAbove: null,
      payeeAccounts: 'WARN',
      verifiedAbove: null,
      pendingChange: null,
    });
  });

  it('is saved whole with its author, and reads back unchanged', async () => {
    const caller = await admin();
    const saved = await caller.send('PUT', PATH, { body: UPDATE });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body).toMatchObject({
      ...UPDATE,
      version: 1,
      updatedBy: { userId: caller.user.id, name: caller.user.name },
    });
    expect((await caller.send('GET', PATH)).body).toEqual(saved.body);
  });

  it('is read once in a transaction that has locked it, and again when it was written there', async () => {
    const { context } = installation;
    const user = await installation.user(await installation.entity(), ['ADMIN']);
    const { entityId } = user;
    expect((await installation.as(user).send('PUT', PATH, { body: UPDATE })).status).toBe(200);
    await context.database.transaction(async (tx) => {
      const saved = await loadPaymentConfig(tx, entityId, 'FOR UPDATE');
      expect(await loadPaymentConfig(tx, entityId)).toBe(saved);
      expect(await loadPaymentConfig(context.database, entityId)).not.toBe(saved);
      const changed = { ...saved, timezone: 'Africa/Johannesburg' };
      expect(await writePaymentConfig(tx, entityId, changed, user.id, new Date())).toBe(true);
      expect((await loadPaymentConfig(tx, entityId)).timezone).toBe('Africa/Johannesburg');
    });
  });

  it('can be sent back as it was read, with its read-only fields', async () => {
    const caller = await admin();
    const read = await caller.send('GET', PATH);
    expect((await caller.send('PUT', PATH, { body: read.body })).body).toMatchObject({ version: 1 });
  });

  it('with unknown fields is refused by the name of each, and nothing is saved', async () => {
    const caller = await admin();
    await caller.send('PUT', PATH, { body: UPDATE });
    const [rule, ...rules] = UPDATE.approvalRules;
    const misspelled = {
      ...UPDATE,
      version: 1,
      releaseDelay: 3_600,
      notifyEmails: [],
      approvalRules: [{ ...rule, approvals: 3 }, ...rules],
    };
    const answer = await caller.send('PUT', PATH, { body: misspelled });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
    expect(
      answer.body.errors.map(({ path, code }: { path: string; code: string }) => [path, code]).sort(),
    ).toEqual([
      ['approvalRules[0].approvals', 'unrecognized_keys'],
      ['notifyEmails', 'unrecognized_keys'],
      ['releaseDelay', 'unrecognized_keys'],
    ]);
    expect((await caller.send('GET', PATH)).body).toMatchObject({ ...UPDATE, version: 1 });
    const audit = await caller.send('GET', '/app/audit?action=payment-config.updated');
    expect(audit.body.total).toBe(1);
  });

  it('keeps the threshold for unusual amounts when a client does not send it', async () => {
    const caller = await admin();
    const { unusualAmountPercent: _, ...older } = UPDATE;
    expect((await caller.send('PUT', PATH, { body: older })).body).toMatchObject({
      unusualAmountPercent: 50,
    });
    await caller.send('PUT', PATH, { body: { ...UPDATE, version: 1 } });
    expect((await caller.send('PUT', PATH, { body: { ...older, version: 2 } })).body).toMatchObject({
      unusualAmountPercent: 30,
    });
  });

  it('keeps what happens to dates that cannot be kept when a client does not send it', async () => {
    const caller = await admin();
    const read = async (body: object) => (await caller.send('PUT', PATH, { body })).body.executionDatePolicy;
    expect(await read(UPDATE)).toBe('MOVE');
    expect(await read({ ...UPDATE, executionDatePolicy: 'REFUSE', version: 1 })).toBe('REFUSE');
    expect(await read({ ...UPDATE, version: 2 })).toBe('REFUSE');
    expect(
      await caller.send('PUT', PATH, { body: { ...UPDATE, executionDatePolicy: 'LATER', version: 3 } }),
    ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('has the rule for days that are no banking days, and still reads its earlier form', async () => {
    const caller = await admin();
    let version = 0;
    const save = async (changes: object) => {
      const answer = await caller.send('PUT', PATH, { body: { ...UPDATE, ...changes, version: version++ } });
      const { ifNotBankingDay, executionDatePolicy } = answer.body;
      return [ifNotBankingDay, executionDatePolicy];
    };
    expect(await save({ ifNotBankingDay: 'PRECEDING' })).toEqual(['PRECEDING', 'MOVE']);
    // A client of version 0.1 sends back what it has read.
    expect(await save({ executionDatePolicy: 'MOVE' })).toEqual(['PRECEDING', 'MOVE']);
    expect(await save({ ifNotBankingDay: 'PRECEDING', executionDatePolicy: 'REFUSE' })).toEqual([
      'REFUSE',
      'REFUSE',
    ]);
    expect(await save({ ifNotBankingDay: 'MODIFIED_FOLLOWING', executionDatePolicy: 'REFUSE' })).toEqual([
      'MODIFIED_FOLLOWING',
      'MOVE',
    ]);
    expect(await save({ executionDatePolicy: 'REFUSE' })).toEqual(['REFUSE', 'REFUSE']);
    expect(await save({ executionDatePolicy: 'MOVE' })).toEqual(['FOLLOWING', 'MOVE']);
    expect(await save({})).toEqual(['FOLLOWING', 'MOVE']);
  });

  it('keeps the limit for differences when a client does not send it, and logs its currency', async () => {
    const caller = await admin();
    const save = async (body: object) => (await caller.send('PUT', PATH, { body })).body;
    const limit = { currency: 'USD', amount: '250.00' };
    expect(
      (await save({ ...UPDATE, settlementDifferenceLimit: { ...limit, amount: '250' } }))
        .settlementDifferenceLimit,
    ).toEqual(limit);
    expect((await save({ ...UPDATE, version: 1 })).settlementDifferenceLimit).toEqual(limit);
    const tooExact = await save({
      ...UPDATE,
      settlementDifferenceLimit: { currency: 'ZAR', amount: '1.005' },
      version: 2,
    });
    expect(tooExact).toMatchObject({
      code: 'invalid_settlement_limit',
      errors: [{ path: 'settlementDifferenceLimit.amount' }],
    });
    const { text } = await caller.send('GET', '/app/audit.csv?action=payment-config.updated');
    expect(text).toContain(
      'Differences of settlements: Currency: ZAR, Amount: R 0.00 → Currency: USD, Amount: USD 250.00',
    );
  });

  it('is recorded in the audit log before and after each change', async () => {
    const caller = await admin();
    await caller.send('PUT', PATH, { body: UPDATE });
    await caller.send('PUT', PATH, { body: { ...UPDATE, version: 1, approvalExpiryDays: 8 } });
    const { body } = await caller.send('GET', '/app/audit?action=payment-config.updated');
    expect(body.total).toBe(2);
    expect(body.items[0].details).toMatchObject({
      before: { version: 1, approvalExpiryDays: 7 },
      after: { version: 2, approvalExpiryDays: 8 },
    });
    expect(body.items[1].details).toMatchObject({ before: { version: 0 }, after: { version: 1 } });
  });

  it('with a stale version is refused, and nothing is saved', async () => {
    const caller = await admin();
    await caller.send('PUT', PATH, { body: UPDATE });
    for (const version of [0, 2]) {
      expect(
        await caller.send('PUT', PATH, { body: { ...UPDATE, version, approvalExpiryDays: 9 } }),
      ).toMatchObject({ status: 400, body: { code: 'stale_version' } });
    }
    expect((await caller.send('GET', PATH)).body).toMatchObject({ version: 1, approvalExpiryDays: 7 });
  });

  it('is saved once by ten users who read the same version', async () => {
    const caller = await admin();
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => caller.send('PUT', PATH, { body: { ...UPDATE, version } })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'stale_version')).toHaveLength(9);
    }
  });

  const REFUSED: [string, object, string][] = [
    [
      'a last band with an end',
      { approvalRules: UPDATE.approvalRules.slice(0, 1) },
      'invalid_approval_rules',
    ],
    [
      'bands that do not rise',
      { approvalRules: [UPDATE.approvalRules[0], ...UPDATE.approvalRules] },
      'invalid_approval_rules',
    ],
    [
      'an amount with more digits than the currency',
      {
        approvalRules: [
          { currency: 'ZAR', upToAmount: '1.005', approvalsRequired: 1 },
          UPDATE.approvalRules[1],
        ],
      },
      'invalid_approval_rules',
    ],
    [
      'a band that needs no approval',
      { approvalRules: [{ currency: 'ZAR', upToAmount: null, approvalsRequired: 0 }] },
      'validation_failed',
    ],
    ['an unknown time zone', { timezone: 'Africa/Atlantis' }, 'unknown_timezone'],
    ['an offset instead of a time zone', { timezone: '+02:00' }, 'unknown_timezone'],
    ['an invalid mail address', { notificationEmails: ['finance'] }, 'validation_failed'],
    ['an unknown rail', { defaultRail: 'CHEQUE' }, 'validation_failed'],
  ];
  it.each(REFUSED)('with %s is refused', async (_, change, code) => {
    const caller = await admin();
    const answer = await caller.send('PUT', PATH, { body: { ...UPDATE, ...change } });
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(answer.body.errors[0].path).not.toBe('');
    expect((await caller.send('GET', PATH)).body.version).toBe(0);
  });

  it('cannot prefer a rail that is not enabled', async () => {
    const caller = await admin();
    await installation.context.database.query('UPDATE entity_configs SET rails = $2 WHERE entity_id = $1', [
      caller.user.entityId,
      JSON.stringify([{ rail: 'EFT', maxAmountMinor: null, unitFeeMinor: '1', cutOff: null }]),
    ]);
    expect(await caller.send('PUT', PATH, { body: UPDATE })).toMatchObject({
      status: 400,
      body: { code: 'rail_not_enabled' },
    });
  });

  it('is saved only after a fresh sign-in when the saved config requires one', async () => {
    const caller = await admin();
    expect((await caller.send('PUT', PATH, { body: { ...UPDATE, stepUpMaxAgeSeconds: 60 } })).status).toBe(
      200,
    );
    const looser = { body: { ...UPDATE, version: 1, stepUpMaxAgeSeconds: null } };
    const stale = await installation.as(caller.user, 120_000).send('PUT', PATH, looser);
    expect(stale).toMatchObject({ status: 401, body: { code: 'fresh_sign_in_required' } });
    expect(stale.headers.get('www-authenticate')).toMatch(
      /^Bearer error="insufficient_user_authentication".*max_age="60"/,
    );
    expect((await caller.send('GET', PATH)).body).toMatchObject({ version: 1, stepUpMaxAgeSeconds: 60 });
    expect((await installation.as(caller.user, 10_000).send('PUT', PATH, looser)).status).toBe(200);
  });

  it('with a rule that needs too many approvers is saved, and the audit log names the rule', async () => {
    const caller = await admin();
    await installation.user(caller.user.entityId, ['APPROVER']);
    const approvalRules = [
      { currency: 'ZAR', upToAmount: '100.00', approvalsRequired: 1 },
      { currency: 'ZAR', upToAmount: null, approvalsRequired: 3 },
    ];
    expect((await caller.send('PUT', PATH, { body: { ...UPDATE, approvalRules } })).status).toBe(200);
    const { body } = await caller.send('GET', '/app/audit?action=payment-config.updated');
    expect(body.items[0].details).toMatchObject({
      availableApprovers: 1,
      unsatisfiableRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 3 }],
    });
  });

  it('without a body, or with invalid JSON, is 400', async () => {
    const caller = await admin();
    expect((await caller.send('PUT', PATH)).status).toBe(400);
    expect((await caller.send('PUT', PATH, { body: 'text' })).status).toBe(400);
  });
});

describe('an entity config', () => {
  it('is 204 without a body until the operator sets one', async () => {
    const answer = await (await admin({ configured: false })).send('GET', '/v1/payments/entity/config');
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('shows limits, rails and fees', async () => {
    const caller = await admin();
    const { body } = await caller.send('GET', '/v1/payments/entity/config');
    expect(body).toMatchObject({
      entityId: caller.user.entityId,
      payoutsEnabled: true,
      maxBatchAmounts: [{ currency: 'ZAR', amount: '10000000000.00' }],
      rails: [
        { rail: 'EFT', maxAmount: '5000000.00', unitFee: '2.50', cutOff: '15:30' },
        { rail: 'RTC' },
        { rail: 'PAYSHAP' },
        { rail: 'RTGS', maxAmount: null },
      ],
    });
  });
});

describe('the preview of approvals', () => {
  const preview = (rules: object[], amounts: string[]) => ({
    body: { approvalRules: rules, currency: 'ZAR', amounts },
  });

  it('shows for each amount the number of approvals and whether enough approvers exist', async () => {
    const caller = await admin();
    const { entityId } = caller.user;
    await installation.user(entityId, ['APPROVER']);
    await installation.user(entityId, ['APPROVER']);
    const disabled = await installation.user(entityId, ['APPROVER']);
    await installation.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [
      disabled.id,
    ]);
    const { body } = await caller.send(
      'POST',
      '/app/approvals-preview',
      preview(UPDATE.approvalRules, ['100000.00', '100000.01']),
    );
    expect(body.approvers).toHaveLength(2);
    expect(body.amounts).toEqual([
      { amount: '100000.00', approvalsRequired: 1, enoughApprovers: true },
      { amount: '100000.01', approvalsRequired: 2, enoughApprovers: true },
    ]);
  });

  it('does not count an approver who may have prepared the batch', async () => {
    const caller = await admin();
    await installation.user(caller.user.entityId, ['APPROVER']);
    await installation.user(caller.user.entityId, ['APPROVER', 'PREPARER']);
    const { body } = await caller.send('POST', '/app/approvals-preview', preview([], ['5.00']));
    expect(body.amounts).toEqual([{ amount: '5.00', approvalsRequired: 2, enoughApprovers: false }]);
  });

  it('names the bands without enough approvers, and enabled currencies without rules', async () => {
    const caller = await admin();
    await installation.user(caller.user.entityId, ['APPROVER']);
    const rules = [
      { currency: 'ZAR', upToAmount: '100.00', approvalsRequired: 1 },
      { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
    ];
    const { body } = await caller.send('POST', '/app/approvals-preview', preview(rules, ['1.00']));
    expect(body).toMatchObject({ availableApprovers: 1, affectedBatches: { total: 0, items: [] } });
    expect(body.unsatisfiableRules).toEqual([
      rules[1],
      { currency: 'USD', upToAmount: null, approvalsRequired: 2 },
    ]);
  });

  it('lists the waiting batches whose number of approvals would change', async () => {
    const caller = await admin();
    const { entityId } = caller.user;
    const { context } = installation;
    await savePaymentConfig(context, entityId, {});
    const creator = await installation.user(entityId, ['PREPARER', 'APPROVER']);
    await installation.user(entityId, ['APPROVER']);
    const waiting = await insertBatch(context, {
      entityId,
      createdBy: creator.id,
      label: 'Waits',
      rows: [{ amountMinor: 50_000n }],
    });
    await insertBatch(context, { entityId, createdBy: creator.id, rows: [{ amountMinor: 100n }] });
    await insertBatch(context, {
      entityId,
      createdBy: creator.id,
      rows: [{ amountMinor: 50_000n }],
      status: 'CANCELLED',
    });
    const rules = [
      { currency: 'ZAR', upToAmount: '100.00', approvalsRequired: 1 },
      { currency: 'ZAR', upToAmount: null, approvalsRequired: 2 },
    ];
    const { body } = await caller.send('POST', '/app/approvals-preview', preview(rules, ['1.00']));
    const item = {
      id: waiting.id,
      label: 'Waits',
      currency: 'ZAR',
      totalAmount: '500.00',
      approvalsRequiredNow: 1,
      approvalsRequired: 2,
      enoughApprovers: false,
    };
    expect(body.affectedBatches).toEqual({ total: 1, items: [item] });
  });

  it('refuses rules that a save would refuse, and invalid amounts', async () => {
    const caller = await admin();
    const rules = UPDATE.approvalRules.slice(0, 1);
    expect(await caller.send('POST', '/app/approvals-preview', preview(rules, ['1.00']))).toMatchObject({
      status: 400,
      body: { code: 'invalid_approval_rules' },
    });
    for (const amount of ['0.00', '-1.00', '1.005']) {
      expect(await caller.send('POST', '/app/approvals-preview', preview([], [amount]))).toMatchObject({
        status: 400,
        body: { code: 'invalid_amount' },
      });
    }
  });
});
