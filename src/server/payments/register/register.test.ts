import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import {
  BATCHES,
  CHANGES,
  EVIDENCE,
  NAME,
  NEW,
  OLD,
  PAYEES,
  registerCompany,
  row,
} from './testing/register-company.ts';

const ONLY = { payeeAccounts: 'REGISTERED_ONLY' as const };
const DAY_MS = 24 * HOUR_MS;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

describe('a payee', () => {
  it('is proposed with evidence, confirmed by another person, and may be paid a day later', async () => {
    const own = await registerCompany(installation);
    const payee = await own.proposed();
    expect(payee).toMatchObject({
      name: NAME,
      account: null,
      openChange: { kind: 'ADD', state: 'WAITING', account: { branchCode: '250655' } },
    });
    expect(new Set(payee.mayConfirm.map(({ userId }) => userId))).toEqual(
      new Set([own.approver.user.id, own.second.user.id]),
    );
    const confirmed = await own.decide(payee.openChange!.id, 'confirm');
    expect(confirmed.body).toMatchObject({ account: null, openChange: { state: 'CONFIRMED' } });
    installation.passMs(DAY_MS - HOUR_MS);
    expect((await own.read(payee.id)).account).toBeNull();
    installation.passMs(HOUR_MS);
    expect(await own.read(payee.id)).toMatchObject({
      account: { accountNumber: OLD.accountNumber },
      openChange: null,
      changes: [{ isPaid: true, evidence: EVIDENCE, proposedBy: { userId: own.preparer.user.id } }],
    });
  });

  it('is not confirmed once its author has left, and can still be rejected', async () => {
    const own = await registerCompany(installation);
    const answer = await own.propose([{ name: NAME, ...OLD }]);
    const { openChange } = await own.read(answer.body.firstPayeeId);
    await installation.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [
      own.preparer.user.id,
    ]);
    const all = `/app/payee-proposals/${answer.body.proposalId}/confirm`;
    for (const refused of [await own.decide(openChange!.id, 'confirm'), await own.approver.send('POST', all)])
      expect(refused).toMatchObject({ status: 400, body: { code: 'payee_change_not_open' } });
    expect((await own.decide(openChange!.id, 'reject')).status).toBe(200);
  });

  it('is confirmed or rejected by another approver or admin only', async () => {
    const own = await registerCompany(installation);
    const answer = await own.propose([{ name: NAME, ...OLD }], own.approver);
    const { openChange } = await own.read(answer.body.firstPayeeId);
    for (const verb of ['confirm', 'reject'] as const) {
      expect((await own.decide(openChange!.id, verb, own.approver)).body).toMatchObject({
        code: 'own_payee_change',
      });
      expect((await own.decide(openChange!.id, verb, own.preparer)).status).toBe(403);
    }
    expect((await own.decide(openChange!.id, 'withdraw', own.second)).body).toMatchObject({
      code: 'not_own_payee_change',
    });
    const all = `/app/payee-proposals/${answer.body.proposalId}/confirm`;
    expect((await own.approver.send('POST', all)).body).toMatchObject({ code: 'own_payee_change' });
    expect((await own.decide(openChange!.id, 'withdraw', own.approver)).body).toMatchObject({
      openChange: null,
      changes: [{ state: 'WITHDRAWN' }],
    });
    expect((await own.decide(openChange!.id, 'confirm', own.second)).body).toMatchObject({
      code: 'payee_change_not_open',
    });
  });

  it('is confirmed after the clock was set back, and counts a day after its proposal', async () => {
    const own = await registerCompany(installation);
    const [one, other] = [await own.proposed(), await own.proposed(NEW, 'Other Stationers')];
    const proposal = `/app/payee-proposals/${other.openChange!.proposalId}/confirm`;
    installation.passMs(-MINUTE_MS);
    const confirmed = await own.decide(one.openChange!.id, 'confirm');
    const together = await own.approver.send('POST', proposal);
    installation.passMs(MINUTE_MS);
    expect([confirmed.status, together.status], confirmed.text + together.text).toEqual([200, 200]);
    for (const { id, openChange } of [one, other]) {
      const countsFrom = (await own.read(id)).openChange!.countsFrom!;
      expect(Date.parse(countsFrom)).toBe(Date.parse(openChange!.proposedAt) + DAY_MS);
    }
  });

  it('that changes its account is paid on the old one until the new one counts', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const changed = await own.change(id);
    expect(changed.body, changed.text).toMatchObject({
      account: { accountNumber: OLD.accountNumber },
      openChange: { kind: 'CHANGE', account: { accountNumber: NEW.accountNumber } },
    });
    await own.decide(changed.body.openChange!.id, 'confirm');
    expect((await own.read(id)).account).toMatchObject({ accountNumber: OLD.accountNumber });
    installation.passMs(DAY_MS);
    expect((await own.read(id)).account).toMatchObject({ accountNumber: NEW.accountNumber });
  });

  it('has one change that waits: a second proposal of another user does not outvote it', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const first = await own.change(id);
    expect((await own.change(id, NEW, own.second)).body).toMatchObject({ code: 'payee_change_waits' });
    await own.decide(first.body.openChange!.id, 'confirm');
    expect((await own.change(id, OLD, own.second)).body).toMatchObject({ code: 'payee_change_waits' });
    expect((await own.propose([{ name: NAME, ...NEW }], own.second)).body).toMatchObject({
      code: 'payee_known',
    });
  });

  it('can be rejected and withdrawn until its change counts, and not afterwards', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const changed = await own.change(id);
    const changeId = changed.body.openChange!.id;
    await own.decide(changeId, 'confirm');
    installation.passMs(DAY_MS - HOUR_MS);
    expect((await own.decide(changeId, 'reject', own.second)).body).toMatchObject({
      account: { accountNumber: OLD.accountNumber },
      openChange: null,
      changes: [{ state: 'REJECTED', confirmedBy: { userId: own.approver.user.id } }, { isPaid: true }],
    });
    const again = await own.change(id);
    await own.decide(again.body.openChange!.id, 'confirm');
    installation.passMs(DAY_MS);
    for (const [verb, by] of [
      ['reject', own.second],
      ['withdraw', own.preparer],
    ] as const)
      expect((await own.decide(again.body.openChange!.id, verb, by)).body).toMatchObject({
        code: 'payee_change_not_open',
      });
  });

  it('is removed at once with the change that waits, and is registered again as any other', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const changed = await own.change(id);
    await own.decide(changed.body.openChange!.id, 'confirm');
    expect((await own.remove(id, own.preparer)).status).toBe(403);
    expect((await own.remove(id)).body).toMatchObject({
      account: null,
      openChange: null,
      changes: [{ kind: 'REMOVE' }, { state: 'ENDED' }, { isPaid: false }],
    });
    installation.passMs(2 * DAY_MS);
    expect((await own.read(id)).account).toBeNull();
    expect((await own.remove(id)).body).toMatchObject({ code: 'payee_not_paid' });
    const again = await own.change(id, OLD);
    expect(again.body.openChange).toMatchObject({ kind: 'CHANGE' });
  });

  it('that changes needs the call back, which cannot be in the future', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const without = await own.preparer.send('POST', `${PAYEES}/${id}/changes`, {
      body: { ...NEW, evidence: EVIDENCE },
    });
    expect(without.body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'call' }] });
    const calledAt = new Date(own.context.clock.nowMs() + HOUR_MS).toISOString();
    const future = await own.change(id, NEW, own.preparer, { call: { ...own.call(), calledAt } });
    expect(future.body).toMatchObject({ errors: [{ path: 'call.calledAt' }] });
    expect((await own.change(id, { ...OLD, accountNumber: `0${OLD.accountNumber}` })).body).toMatchObject({
      code: 'payee_unchanged',
    });
    expect((await own.change(id, { ...NEW, accountNumber: '12' })).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'accountNumber' }],
    });
  });
});

describe('proposals of many', () => {
  it('are all proposed or none, with the errors of each row', async () => {
    const own = await registerCompany(installation);
    await own.registered();
    const answer = await own.propose(
      [
        { name: 'Naledi Mokoena', ...NEW },
        { name: NAME, ...NEW },
        { name: 'Kgosi  STATIONERS', ...OLD, accountNumber: `00${OLD.accountNumber}` },
        { name: 'naledi mokoena', ...NEW },
      ],
      own.preparer,
      { source: 'FILE', fileName: 'suppliers.csv' },
    );
    expect(answer.body).toMatchObject({
      code: 'payee_known',
      errors: [{ path: 'payees[1].name' }, { path: 'payees[2].name' }, { path: 'payees[3].name' }],
    });
    expect((await own.approver.send('GET', PAYEES)).body.total).toBe(1);
  });

  it('wait for a second person even if an approver imports them, and are confirmed together', async () => {
    const own = await registerCompany(installation, ONLY);
    const payees = [
      { name: NAME, ...OLD },
      { name: 'Naledi Mokoena', ...NEW },
    ];
    const { body } = await own.propose(payees, own.approver, { source: 'FILE', fileName: 'suppliers.csv' });
    expect(body).toMatchObject({ count: 2 });
    installation.passMs(3 * DAY_MS);
    expect((await own.create([row()])).body).toMatchObject({ code: 'payee_not_registered' });
    const found = await own.second.send('GET', `${PAYEES}?proposalId=${body.proposalId}&view=WAITING`);
    expect(found.body).toMatchObject({ total: 2, waiting: 2, policy: 'REGISTERED_ONLY' });
    // One row is wrong, the rest is right.
    await own.decide(found.body.items[1].openChange.id, 'reject', own.second);
    const confirmed = await own.second.send('POST', `/app/payee-proposals/${body.proposalId}/confirm`);
    expect(confirmed.body).toEqual({ count: 1 });
    installation.passMs(DAY_MS);
    expect((await own.create([row()])).status).toBe(200);
    const again = await own.second.send('POST', `/app/payee-proposals/${body.proposalId}/confirm`);
    expect(again.body).toMatchObject({ code: 'payee_change_not_open' });
  });

  it('are rejected together by another person, also when their author has left', async () => {
    const own = await registerCompany(installation);
    const payees = [
      { name: NAME, ...OLD },
      { name: 'Naledi Mokoena', ...NEW },
    ];
    const { body } = await own.propose(payees, own.approver, { source: 'FILE', fileName: 'suppliers.csv' });
    const reject = (by: TestCaller) =>
      by.send('POST', `/app/payee-proposals/${body.proposalId}/reject`, { body: { reason: 'An old list.' } });
    expect((await reject(own.approver)).body).toMatchObject({ code: 'own_payee_change' });
    expect((await reject(own.preparer)).status).toBe(403);
    await own.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [
      own.approver.user.id,
    ]);
    const confirmed = await own.second.send('POST', `/app/payee-proposals/${body.proposalId}/confirm`);
    expect(confirmed.body).toMatchObject({ code: 'payee_change_not_open' });
    expect((await reject(own.second)).body).toEqual({ count: 2 });
    expect((await reject(own.second)).body).toMatchObject({ code: 'payee_change_not_open' });
    const found = await own.second.send('GET', `${PAYEES}?view=WAITING`);
    expect(found.body).toMatchObject({ total: 0, waiting: 0 });
    const [entry] = await own.context.database.query(
      "SELECT details FROM audit_log WHERE entity_id = $1 AND action = 'payee_proposal.rejected'",
      [own.entityId],
    );
    expect(JSON.parse(String(entry!.details))).toMatchObject({ count: 2, reason: 'An old list.' });
  });

  it('are withdrawn together by their author, but for those that are confirmed', async () => {
    const own = await registerCompany(installation);
    const payees = [
      { name: NAME, ...OLD },
      { name: 'Naledi Mokoena', ...NEW },
    ];
    const { body } = await own.propose(payees, own.preparer, { source: 'FILE', fileName: 'suppliers.csv' });
    const withdraw = (by: TestCaller) => by.send('POST', `/app/payee-proposals/${body.proposalId}/withdraw`);
    const { openChange } = await own.read(body.firstPayeeId);
    await own.decide(openChange!.id, 'confirm');
    expect((await withdraw(own.approver)).body).toMatchObject({ code: 'not_own_payee_change' });
    expect((await withdraw(own.preparer)).body).toEqual({ count: 1 });
    expect((await own.read(body.firstPayeeId)).openChange).toMatchObject({ state: 'CONFIRMED' });
    expect((await withdraw(own.preparer)).body).toMatchObject({ code: 'payee_change_not_open' });
  });

  it('are found by name, account and view, and those of another entity never', async () => {
    const own = await registerCompany(installation);
    const other = await registerCompany(installation);
    const { id, changes } = await own.registered();
    await own.proposed(NEW, 'Naledi Mokoena');
    const ids = async (query: string, by = own.approver) =>
      (await by.send('GET', `${PAYEES}?${query}`)).body.items.map((payee: { name: string }) => payee.name);
    expect(await ids('')).toEqual([NAME, 'Naledi Mokoena']);
    expect(await ids('query=kgosi')).toEqual([NAME]);
    expect(await ids('query=567890')).toEqual(['Naledi Mokoena']);
    expect(await ids('view=PAID')).toEqual([NAME]);
    expect(await ids('view=WAITING')).toEqual(['Naledi Mokoena']);
    expect(await ids('view=NOT_PAID')).toEqual([]);
    await own.remove(id);
    expect(await ids('view=NOT_PAID')).toEqual([NAME]);
    expect(await ids('', other.approver)).toEqual([]);
    expect((await other.approver.send('GET', `${PAYEES}/${id}`)).status).toBe(404);
    expect((await other.decide(changes[0]!.id, 'confirm')).status).toBe(404);
  });

  it('confirmed twenty times at once are confirmed once', async () => {
    const own = await registerCompany(installation);
    const { openChange, id } = await own.proposed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => own.decide(openChange!.id, 'confirm')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => 'code' in body)).toHaveLength(19);
    expect((await own.read(id)).changes).toHaveLength(1);
  });
});

describe('registered accounts only', () => {
  it('refuses a batch by row: strangers, other names, other accounts, other references', async () => {
    const own = await registerCompany(installation, ONLY);
    await own.registered({ ...OLD, referenceFormat: 'inv ###' });
    const answer = await own.create([
      row({ beneficiaryReference: 'INV 077' }),
      row({ beneficiaryReference: 'INVOICE 77' }),
      row({ beneficiaryName: 'Eskom', beneficiaryReference: 'INV 078' }),
      row({ ...NEW, beneficiaryReference: 'INV 079' }),
      row({ beneficiaryName: 'Naledi Mokoena', ...NEW, accountNumber: '1234567891' }),
    ]);
    expect(answer.body).toMatchObject({
      code: 'payee_not_registered',
      errors: [
        { path: 'withdrawals[1].beneficiaryReference', code: 'REFERENCE_FORMAT' },
        { path: 'withdrawals[2].beneficiaryName', code: 'OTHER_NAME' },
        { path: 'withdrawals[3].accountNumber', code: 'OTHER_ACCOUNT' },
        { path: 'withdrawals[4].accountNumber', code: 'NOT_REGISTERED' },
      ],
    });
  });

  it.each([
    ['leading zeros', { accountNumber: `00${OLD.accountNumber}` }, 200],
    ['a name written in another way', { beneficiaryName: 'KGOSI STATIONERS (PTY) LTD' }, 200],
    ['the code of every branch of the bank', { branchCode: '250655' }, 200],
    ['a branch code of another bank, which gets the money', { branchCode: '198765' }, 400],
    ['an unknown branch code', { branchCode: '250656' }, 400],
    ['another bank with the same number', { bankCode: 'CAPITEC' }, 400],
  ])('judges %s', async (_, more, status) => {
    const own = await registerCompany(installation, ONLY);
    await own.registered();
    const answer = await own.create([row(more)]);
    expect(answer.status, answer.text).toBe(status);
    if (status === 400) expect(answer.body.code).toBe('payee_not_registered');
  });

  it('an account of one branch is not paid through another one', async () => {
    const own = await registerCompany(installation, ONLY);
    await own.registered({ ...OLD, branchCode: '254005' });
    expect((await own.create([row({ branchCode: '254005' })])).status).toBe(200);
    expect((await own.create([row({ amount: '1.00' })])).status).toBe(200);
    expect((await own.create([row({ branchCode: '254006' })])).status).toBe(400);
  });

  it('is asked again at the approval, and before paying', async () => {
    const own = await registerCompany(installation, ONLY);
    const { id } = await own.registered();
    const { body: first } = await own.create([row()]);
    const { body: second } = await own.create([row({ amount: '99.00' })]);
    expect((await own.approve(second.id)).body).toMatchObject({ status: 'APPROVED' });
    await own.remove(id);
    expect((await own.approve(first.id)).body).toMatchObject({
      code: 'payee_not_registered',
      errors: [{ path: 'withdrawals[0].accountNumber' }],
    });
    await own.pay(second.id);
    expect(await own.batch(second.id)).toMatchObject({ status: 'APPROVED', waitingFor: 'REGISTER' });
    const attention = await own.approver.send('GET', '/app/attention');
    expect(attention.body).toContainEqual(
      expect.objectContaining({ kind: 'BATCH_OUTSIDE_REGISTER', batch: expect.anything() }),
    );
    const again = await own.change(id, OLD);
    await own.decide(again.body.openChange!.id, 'confirm');
    installation.passMs(DAY_MS);
    await own.pay(second.id);
    expect(await own.batch(second.id)).toMatchObject({ status: 'COMPLETE', waitingFor: null });
  });

  it('applies at once to batches that wait, and a warning refuses nothing', async () => {
    const own = await registerCompany(installation);
    const { body } = await own.create([row()]);
    await savePaymentConfig(own.context, own.entityId, ONLY);
    expect((await own.approve(body.id)).body).toMatchObject({ code: 'payee_not_registered' });
    await savePaymentConfig(own.context, own.entityId, {});
    expect((await own.approve(body.id)).body).toMatchObject({ status: 'APPROVED' });
  });

  it('keeps the old account payable while another one waits, and pays the new one afterwards', async () => {
    const own = await registerCompany(installation, ONLY);
    const { id } = await own.registered();
    const changed = await own.change(id);
    const toNew = () => own.create([row({ ...NEW, amount: '2.00' })]);
    expect((await toNew()).status).toBe(400);
    const { body: old } = await own.create([row()]);
    await own.decide(changed.body.openChange!.id, 'confirm');
    expect((await toNew()).status).toBe(400);
    await own.approve(old.id);
    await own.pay(old.id);
    expect(await own.batch(old.id)).toMatchObject({ status: 'COMPLETE' });
    installation.passMs(DAY_MS);
    expect((await own.create([row({ amount: '3.00' })])).status).toBe(400);
    const { body: next } = await toNew();
    await own.approve(next.id);
    await own.pay(next.id);
    expect(await own.batch(next.id)).toMatchObject({ status: 'COMPLETE' });
  });
});

describe('the payment config', () => {
  const PATH = '/v1/payments/config';

  it('becomes stricter at once, and looser only with a second admin', async () => {
    const own = await registerCompany(installation);
    const other = installation.as(await installation.user(own.entityId, ['ADMIN']));
    const save = async (settings: object, by = own.second) => {
      const { body } = await by.send('GET', PATH);
      return by.send('PUT', PATH, { body: { ...body, ...settings } });
    };
    const strict = { payeeAccounts: 'REGISTERED_ONLY', verifiedAbove: { amount: '1000.00', months: 6 } };
    expect((await save(strict)).body).toMatchObject({ ...strict, pendingChange: null });
    const looser = await save({ payeeAccounts: 'WARN', verifiedAbove: null });
    expect(looser.body, looser.text).toMatchObject({
      ...strict,
      pendingChange: { loosened: ['payeeAccounts', 'verifiedAbove'], settings: { payeeAccounts: 'WARN' } },
    });
    const { id } = looser.body.pendingChange;
    expect((await other.send('POST', `${PATH}/changes/${id}/confirm`)).body).toMatchObject({
      payeeAccounts: 'WARN',
      verifiedAbove: null,
      pendingChange: null,
    });
  });

  it('keeps what an older client does not send, and refuses a wrong amount', async () => {
    const own = await registerCompany(installation, ONLY);
    const { body } = await own.second.send('GET', PATH);
    const { payeeAccounts: _, verifiedAbove: __, ...older } = body;
    expect((await own.second.send('PUT', PATH, { body: older })).body).toMatchObject(ONLY);
    const wrong = { ...body, version: body.version + 1, verifiedAbove: { amount: '1.234', months: 6 } };
    expect((await own.second.send('PUT', PATH, { body: wrong })).status).toBe(400);
  });
});

describe('an approver', () => {
  it('sees the register beside each row, and once paid as it was at the approval', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const { body } = await own.create([
      row(),
      row({ ...NEW, amount: '5.00' }),
      row({ beneficiaryName: 'Eskom', amount: '6.00' }),
      row({ beneficiaryName: 'Naledi Mokoena', ...NEW, accountNumber: '1234567891' }),
    ]);
    const rows = async () =>
      (await own.approver.send('GET', `/app/batches/${body.id}/rows`)).body.items.map(
        (one: { register: { finding: string | null; payee: { id: string } | null } }) => [
          one.register.finding,
          one.register.payee?.id ?? null,
        ],
      );
    const seen = [
      [null, id],
      ['OTHER_ACCOUNT', id],
      ['OTHER_NAME', id],
      ['NOT_REGISTERED', null],
    ];
    expect(await rows()).toEqual(seen);
    const { body: register } = await own.approver.send('GET', `/app/batches/${body.id}/register`);
    expect(register).toMatchObject({
      policy: 'WARN',
      registered: 1,
      findings: [
        { finding: 'OTHER_NAME', count: 1 },
        { finding: 'OTHER_ACCOUNT', count: 1 },
        { finding: 'NOT_REGISTERED', count: 1 },
      ],
    });
    expect(register.items).toHaveLength(3);
    await own.approve(body.id);
    await own.pay(body.id);
    installation.passMs(HOUR_MS);
    await own.remove(id);
    expect(await rows()).toEqual(seen);
  });

  it('sees that a change waits until it is decided', async () => {
    const own = await registerCompany(installation);
    const kinds = async () =>
      (await own.approver.send('GET', '/app/attention')).body.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).not.toContain('PAYEE_CHANGE_WAITS');
    const { openChange } = await own.proposed();
    expect(await kinds()).toContain('PAYEE_CHANGE_WAITS');
    await own.decide(openChange!.id, 'confirm');
    expect(await kinds()).not.toContain('PAYEE_CHANGE_WAITS');
  });

  it('finds each step in the audit log with its evidence', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const changed = await own.change(id);
    await own.decide(changed.body.openChange!.id, 'reject');
    await own.remove(id);
    const rows = await own.context.database.query(
      "SELECT action, details FROM audit_log WHERE entity_id = $1 AND action LIKE 'payee%' ORDER BY seq",
      [own.entityId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'payee.proposed',
      'payee_change.confirmed',
      'payee.change_proposed',
      'payee_change.rejected',
      'payee.removed',
    ]);
    expect(JSON.parse(String(rows[2]!.details))).toMatchObject({
      calledNumber: '011 555 0142',
      before: { accountNumber: OLD.accountNumber },
      account: { accountNumber: NEW.accountNumber },
      evidence: EVIDENCE,
    });
  });
});

it('a stranger to the entity decides nothing', async () => {
  const own = await registerCompany(installation);
  const other = await registerCompany(installation);
  const { id, openChange } = await own.proposed();
  for (const path of [`${CHANGES}/${openChange!.id}/confirm`, `${CHANGES}/${openChange!.id}/verify`])
    expect((await other.approver.send('POST', path)).status).toBe(404);
  expect((await other.remove(id)).status).toBe(404);
  expect((await other.change(id)).status).toBe(404);
  expect((await own.preparer.send('GET', BATCHES)).body.total).toBe(0);
});
