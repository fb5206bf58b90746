import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/time.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { tamper } from '../../platform/testing/test-database.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';
import { DELEGATIONS, signingCompany } from './testing/signing-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

const company = () => signingCompany(installation);
const refusedWith = (code: string) => ({ status: 400, body: { code } });

describe('a signing policy', () => {
  it('is made by two admins, and counts from then on', async () => {
    const own = await company();
    const asked = await own.ask([own.rule([], [2, 1])]);
    expect(asked.body).toMatchObject({
      kind: 'CHANGE_POLICY',
      settings: [
        { setting: 'group.Finance', before: null },
        { setting: 'group.Directors', before: null },
        { setting: 'rule.1', before: null, after: '2 Finance, 1 Directors' },
      ],
    });
    expect((await own.read(await own.batch())).approvalsRequired).toBe(1);
    expect(await own.decide(asked.body.id, 'confirm', own.first)).toMatchObject(
      refusedWith('own_control_change'),
    );
    expect((await own.decide(asked.body.id, 'confirm')).status).toBe(200);
    expect((await own.first.send('GET', '/app/signing-policy')).body).toMatchObject({
      version: 1,
      policy: { rules: [{ inOrder: false }] },
      waitingChangeId: null,
    });
    expect((await own.read(await own.batch())).approvalsRequired).toBe(3);
    const { body } = await own.first.send('GET', '/app/audit?action=signing_policy.changed');
    expect(body.items[0].details).toMatchObject({
      version: 1,
      askedBy: { userId: own.first.user.id },
      after: expect.arrayContaining(['2 Finance, 1 Directors']),
    });
  });

  it('needs its groups: two of Finance and one of Directors', async () => {
    const own = await company();
    await own.inForce([own.rule([], [2, 1])]);
    const id = await own.batch();
    expect(await own.approve(own.eve, id)).toMatchObject(refusedWith('other_signers_needed'));
    expect((await own.approve(own.ann, id)).body).toMatchObject({ status: 'PENDING_APPROVAL' });
    expect(await own.signers(own.dan, id)).toMatchObject({
      requirements: [
        {
          missing: 2,
          groups: [
            { name: 'Finance', missing: 1, couldSign: [{}, {}] },
            { name: 'Directors', missing: 1 },
          ],
        },
      ],
      isPossible: true,
      own: 'CAN_SIGN',
    });
    expect(await own.approve(own.ann, id)).toMatchObject(refusedWith('already_approved'));
    // Cat belongs to both and counts once, so it still takes another one of Finance or Directors.
    expect((await own.approve(own.cat, id)).body.status).toBe('PENDING_APPROVAL');
    expect((await own.approve(own.dan, id)).body).toMatchObject({ status: 'APPROVED', approvalsRequired: 3 });
  });

  it('lets the groups sign one after the other where it says so', async () => {
    const own = await company();
    await own.inForce([own.rule([], [1, 1], true)]);
    const id = await own.batch();
    expect(await own.approve(own.dan, id)).toMatchObject(refusedWith('not_your_turn'));
    expect(await own.signers(own.dan, id)).toMatchObject({ own: 'NOT_YOUR_TURN' });
    expect((await own.approve(own.ben, id)).status).toBe(200);
    expect((await own.approve(own.dan, id)).body.status).toBe('APPROVED');
  });

  it('looks at new payees, changed accounts, the preparer and the rail', async () => {
    const own = await company();
    await own.paidBefore([
      { beneficiaryName: 'Sipho Dlamini', accountNumber: '62012345678' },
      { beneficiaryName: 'Lerato Mokoena', accountNumber: '62012345679' },
    ]);
    const needs = async (...rows: Parameters<typeof own.batch>) =>
      (await own.read(await own.batch(...rows))).approvalsRequired;
    await own.inForce([own.rule([{ kind: 'NEW_PAYEE' }], [2, 0])]);
    expect(await needs()).toBe(1);
    expect(await needs([{}, { account: '62012345670' }])).toBe(2);
    await own.inForce([own.rule([{ kind: 'CHANGED_ACCOUNT' }], [2, 0])]);
    expect(await needs([{ name: 'Another One', account: '62012345671' }])).toBe(1);
    expect(await needs([{ name: 'Lerato Mokoena', account: '62012345678' }])).toBe(2);
    await own.inForce([own.rule([{ kind: 'RAIL', rails: ['RTC'] }], [2, 0])]);
    expect(await needs()).toBe(1);
    await own.inForce([own.rule([{ kind: 'RAIL', rails: ['EFT'] }], [2, 0])]);
    expect(await needs()).toBe(2);
    await own.inForce([own.rule([{ kind: 'PREPARER', userIds: [own.preparer.user.id] }], [2, 0])]);
    expect(await needs()).toBe(2);
    expect(await needs([{}], { by: await own.user('PREPARER') })).toBe(1);
  });

  it('adds up what is divided over several batches of a day, or of one payee', async () => {
    const own = await company();
    await own.inForce([own.rule([{ kind: 'DAY_SUM', currency: 'ZAR', above: '250.00' }], [2, 0])]);
    const first = await own.batch();
    await own.batch();
    expect((await own.read(first)).approvalsRequired).toBe(1);
    const third = await own.batch();
    expect((await own.read(third)).approvalsRequired).toBe(3 - 1);
    // The first one is judged by the day again when it is approved.
    expect((await own.approve(own.ann, first)).body).toMatchObject({
      status: 'PENDING_APPROVAL',
      approvalsRequired: 2,
    });
    await own.inForce([own.rule([{ kind: 'PAYEE_SUM', currency: 'ZAR', above: '450.00' }], [2, 0])]);
    const other = await own.batch([{ account: '62012345699' }]);
    expect((await own.read(other)).approvalsRequired).toBe(1);
    await own.batch([{ amount: '50.00' }]);
    expect((await own.read(await own.batch([{ amount: '100.01' }]))).approvalsRequired).toBe(2);
  });

  it('adds up an account that is written with zeros and without', async () => {
    const own = await company();
    await own.inForce([own.rule([{ kind: 'PAYEE_SUM', currency: 'ZAR', above: '150.00' }], [2, 0])]);
    const twice = await own.batch([
      { account: '4012345678', bankCode: 'ABSA' },
      { account: '04012345678', bankCode: 'ABSA' },
    ]);
    expect((await own.read(twice)).approvalsRequired).toBe(2);
  });

  it('adds up the batches of one execution day that were prepared on several days', async () => {
    const own = await company();
    await own.inForce([own.rule([{ kind: 'DAY_SUM', currency: 'ZAR', above: '150.00' }], [2, 0])]);
    const executionDate = own.day(20);
    const { database } = own.context;
    const early = await own.batch([{}], { executionDate });
    await tamper(
      database,
      'batches',
      'batches_guard',
      "UPDATE batches SET created_at = created_at - interval '2 days' WHERE id = $1",
      [early],
    );
    expect((await own.read(await own.batch())).approvalsRequired).toBe(1);
    expect((await own.read(await own.batch([{}], { executionDate }))).approvalsRequired).toBe(2);
  });

  it('that came and went while a batch waited does not count any more', async () => {
    const own = await company();
    await own.inForce([own.rule([], [2, 0])]);
    const id = await own.batch();
    await own.inForce([own.rule([], [1, 1])]);
    expect((await own.approve(own.ann, id)).status).toBe(200);
    await own.inForce([own.rule([], [2, 0])]);
    const last = await own.approve(own.ben, id);
    expect(last.body, last.text).toMatchObject({ status: 'APPROVED' });
  });

  it('adds up what leaves on the day of the approval, whatever the day of its preparation', async () => {
    const own = await company();
    await own.inForce([own.rule([{ kind: 'DAY_SUM', currency: 'ZAR', above: '150.00' }], [2, 0])]);
    const early = await own.batch();
    await tamper(
      own.context.database,
      'batches',
      'batches_guard',
      "UPDATE batches SET created_at = created_at - interval '2 days' WHERE id = $1",
      [early],
    );
    const today = await own.batch();
    expect((await own.approve(own.ann, early)).body).toMatchObject({ status: 'APPROVED' });
    expect((await own.approve(own.ann, today)).body).toMatchObject({ status: 'PENDING_APPROVAL' });
  });

  it('of the preparation counts beside the one in force, with the members of its time', async () => {
    const own = await company();
    await own.inForce([own.rule([], [2, 0])]);
    const id = await own.batch();
    expect((await own.approve(own.ann, id)).status).toBe(200);
    // Ben has left Finance and Eve has joined: Ann and Ben or Cat by the old policy, Cat or Eve by the new.
    await own.inForce([own.rule([], [2, 0])], own.groups([own.cat, own.eve], [own.dan]));
    expect((await own.approve(own.eve, id)).body.status).toBe('PENDING_APPROVAL');
    expect((await own.approve(own.cat, id)).body.status).toBe('APPROVED');
  });

  it('that is looser does not count for a batch that waits', async () => {
    const own = await company();
    await own.inForce([own.rule([], [0, 2])]);
    const id = await own.batch();
    await own.inForce([]);
    expect(await own.approve(own.ann, id)).toMatchObject(refusedWith('other_signers_needed'));
    expect((await own.approve(own.cat, id)).body.status).toBe('PENDING_APPROVAL');
    expect((await own.approve(own.dan, id)).body.status).toBe('APPROVED');
  });

  it('says when no approver can sign a batch any more', async () => {
    const own = await company();
    await own.inForce([own.rule([], [0, 2])]);
    const id = await own.batch();
    await own.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [own.dan.user.id]);
    expect(await own.signers(own.cat, id)).toMatchObject({ isPossible: false });
  });

  it('says so when the policy of its preparation and the one in force ask for opposite orders', async () => {
    const own = await company();
    const rules = [own.rule([], [1, 1], true)];
    const groups = own.groups([own.ann, own.ben], [own.dan]);
    await own.inForce(rules, groups);
    const id = await own.batch();
    expect(await own.signers(own.ann, id)).toMatchObject({ isPossible: true, own: 'CAN_SIGN' });
    await own.inForce(rules, groups.toReversed());
    for (const caller of [own.ann, own.dan])
      expect(await own.signers(caller, id)).toMatchObject({ isPossible: false, own: 'NOT_YOUR_TURN' });
    expect(await own.approve(own.ann, id)).toMatchObject(refusedWith('not_your_turn'));
  });

  it('leaves a batch approved only while its group has signed', async () => {
    const own = await company();
    await own.inForce([own.rule([], [1, 1])]);
    const id = await own.batch();
    await own.approve(own.ann, id);
    expect((await own.approve(own.dan, id)).body.status).toBe('APPROVED');
    await own.context.database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [own.dan.user.id]);
    expect((await own.read(id)).waitingFor).toBe('APPROVALS');
    expect(await own.approve(own.ben, id)).toMatchObject(refusedWith('other_signers_needed'));
    expect((await own.approve(own.cat, id)).status).toBe(200);
    expect((await own.read(id)).waitingFor).toBeNull();
  });

  it.each([
    [
      'two groups of one name',
      (own: Awaited<ReturnType<typeof company>>) => [
        [],
        own.groups().map((group) => ({ ...group, name: 'Finance' })),
      ],
    ],
    [
      'a group that it does not have',
      (own: Awaited<ReturnType<typeof company>>) => [[own.rule([], [1, 0])], own.groups().slice(1)],
    ],
    [
      'an order of one group',
      (own: Awaited<ReturnType<typeof company>>) => [[own.rule([], [1, 0], true)], own.groups()],
    ],
  ] as const)('is refused for %s', async (_, parts) => {
    const own = await company();
    const [rules, groups] = parts(own) as [object[], ReturnType<typeof own.groups>];
    expect(await own.ask(rules, groups)).toMatchObject(refusedWith('signing_policy_invalid'));
  });

  it('names users of one entity alone', async () => {
    const [own, other] = [await company(), await company()];
    expect(await own.ask([], other.groups())).toMatchObject(refusedWith('signing_policy_invalid'));
    expect((await other.signers(other.ann, await own.batch())).code).toBe('not_found');
  });
});

describe('a delegation', () => {
  it('lets one approver sign for another, with both names', async () => {
    const own = await company();
    await own.inForce([own.rule([], [1, 1])]);
    const id = await own.batch();
    await own.approve(own.ann, id);
    expect(await own.approve(own.eve, id, own.dan)).toMatchObject(refusedWith('no_delegation'));
    expect((await own.delegate(own.dan, own.eve)).status).toBe(200);
    expect(await own.signers(own.eve, id)).toMatchObject({
      own: 'NOT_NEEDED',
      onBehalfOf: [{ user: { userId: own.dan.user.id }, state: 'CAN_SIGN' }],
    });
    const answer = await own.approve(own.eve, id, own.dan);
    expect(answer.body).toMatchObject({
      status: 'APPROVED',
      approvals: [{}, { userId: own.eve.user.id, onBehalfOf: { userId: own.dan.user.id } }],
    });
    const { body } = await own.first.send('GET', `/app/audit?action=batch.approved&subjectId=${id}`);
    expect(body.items[0]).toMatchObject({
      actor: { userId: own.eve.user.id },
      details: { onBehalfOf: { userId: own.dan.user.id } },
    });
  });

  it('never lets one person be two signers', async () => {
    const own = await company();
    await own.inForce([own.rule([], [3, 0])]);
    const id = await own.batch();
    await own.delegate(own.ann, own.ben);
    expect((await own.approve(own.ben, id, own.ann)).status).toBe(200);
    for (const [by, onBehalfOf] of [
      [own.ben, undefined],
      [own.ann, undefined],
      [own.ben, own.ann],
    ] as const)
      expect(await own.approve(by, id, onBehalfOf)).toMatchObject(refusedWith('already_approved'));
    expect((await own.read(id)).approvals).toHaveLength(1);
  });

  it('is not passed on, and no user has two delegates at once', async () => {
    const own = await company();
    expect((await own.delegate(own.ann, own.ben)).status).toBe(200);
    for (const [by, to] of [
      [own.ben, own.cat],
      [own.cat, own.ann],
      [own.ben, own.ann],
      [own.ann, own.cat],
      [own.ann, own.ann],
    ] as const)
      expect(await own.delegate(by, to)).toMatchObject(refusedWith('delegation_refused'));
    expect((await own.delegate(own.ben, own.cat, 8, 9)).status).toBe(200);
    expect(await own.approve(own.cat, await own.batch(), own.ann)).toMatchObject(
      refusedWith('no_delegation'),
    );
  });

  it('begins now or later, ends within a quarter, and is made by an approver for an approver', async () => {
    const own = await company();
    expect(await own.delegate(own.ann, own.ben, -1)).toMatchObject(refusedWith('delegation_refused'));
    expect(await own.delegate(own.ann, own.ben, 0, 200)).toMatchObject(refusedWith('delegation_refused'));
    expect(await own.delegate(own.ann, own.ben, 3, 2)).toMatchObject(refusedWith('delegation_refused'));
    expect(await own.delegate(own.ann, own.preparer)).toMatchObject(refusedWith('delegation_refused'));
    expect((await own.delegate(own.preparer, own.ann)).status).toBe(403);
    const other = await company();
    expect((await own.delegate(own.ann, other.ann)).status).toBe(404);
    await own.delegate(own.ann, own.ben, 3, 4);
    expect(await own.approve(own.ben, await own.batch(), own.ann)).toMatchObject(
      refusedWith('no_delegation'),
    );
  });

  it('does not reach whoever may not sign the batch: its preparer, on either side', async () => {
    const own = await company();
    const both = await own.user('PREPARER', 'APPROVER');
    await own.delegate(both, own.ann);
    expect(await own.approve(own.ann, await own.batch([{}], { by: both }), both)).toMatchObject(
      refusedWith('own_batch'),
    );
    // A delegation to a user before they prepare a batch changes nothing.
    const other = await own.user('PREPARER', 'APPROVER');
    await own.delegate(own.ben, other);
    const id = await own.batch([{}], { by: other });
    expect(await own.approve(other, id, own.ben)).toMatchObject(refusedWith('own_batch'));
  });

  it('ends at once, for good, when either loses access or the role', async () => {
    const own = await company();
    const { database } = own.context;
    await own.delegate(own.ann, own.ben);
    await own.delegate(own.cat, own.dan);
    const id = await own.batch();
    await own.inForce([own.rule([], [2, 0])]);
    const waiting = await own.batch();
    expect((await own.approve(own.dan, waiting, own.cat)).status).toBe(200);
    await database.query('UPDATE users SET disabled_at = now() WHERE id = $1', [own.ann.user.id]);
    await database.query('UPDATE users SET disabled_at = NULL WHERE id = $1', [own.ann.user.id]);
    await database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [own.dan.user.id]);
    expect(await own.approve(own.ben, id, own.ann)).toMatchObject(refusedWith('no_delegation'));
    expect((await own.read(waiting)).approvals).toMatchObject([{ lapsed: 'ROLE_REMOVED' }]);
    const { body } = await own.ann.send('GET', DELEGATIONS);
    expect(body.items).toMatchObject([{ endedBy: null, endedAt: expect.any(String) }]);
  });

  it('is ended by either of its users or an admin, once', async () => {
    const own = await company();
    for (const by of [own.ann, own.ben, own.first]) {
      const { body } = await own.delegate(own.ann, own.ben);
      expect((await own.eve.send('POST', `${DELEGATIONS}/${body.id}/end`)).status).toBe(404);
      expect((await by.send('POST', `${DELEGATIONS}/${body.id}/end`)).body).toMatchObject({
        endedBy: { userId: by.user.id },
      });
      expect(await by.send('POST', `${DELEGATIONS}/${body.id}/end`)).toMatchObject(
        refusedWith('delegation_ended'),
      );
    }
    expect((await own.ann.send('GET', `${DELEGATIONS}?userId=${own.ben.user.id}`)).status).toBe(403);
    expect((await own.first.send('GET', `${DELEGATIONS}?userId=${own.ben.user.id}`)).body.items).toHaveLength(
      3,
    );
  });

  it('needs a recent sign-in', async () => {
    const own = await company();
    const stale = installation.as(own.ann.user, HOUR_MS);
    expect((await own.delegate(stale, own.ben)).body.code).toBe('fresh_sign_in_required');
  });
});

describe('at the same time', () => {
  it('twenty approvals of one batch, by own and by delegation, make each person a signer once', async () => {
    for (let round = 0; round < rounds(3, 200); round += 1) {
      const own = await company();
      await own.inForce([own.rule([], [2, 0])]);
      await own.delegate(own.ann, own.ben);
      const id = await own.batch();
      const tries = Array.from({ length: 5 }, () => [
        own.approve(own.ann, id),
        own.approve(own.ben, id),
        own.approve(own.ben, id, own.ann),
        own.approve(own.ben, id, own.ann),
      ]).flat();
      const answers = await Promise.all(tries);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const { approvals, status } = await own.read(id);
      const people = approvals.flatMap((one: { userId: string; onBehalfOf?: { userId: string } }) => [
        one.userId,
        ...(one.onBehalfOf ? [one.onBehalfOf.userId] : []),
      ]);
      expect(new Set(people).size).toBe(people.length);
      expect(status).toBe(approvals.length === 2 ? 'APPROVED' : 'PENDING_APPROVAL');
      expect((await own.approve(own.cat, id)).status).toBe(status === 'APPROVED' ? 400 : 200);
    }
  });

  it('two delegations that would make a chain: one of them is made', async () => {
    for (let round = 0; round < rounds(3, 200); round += 1) {
      const own = await company();
      const answers = await Promise.all([
        own.delegate(own.ann, own.ben),
        own.delegate(own.ben, own.cat),
        own.delegate(own.cat, own.ann),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const made = answers.filter(({ status }) => status === 200);
      expect(made.length).toBe(1);
    }
  });

  it('a stricter policy and the last approval: the signers are those of the first', async () => {
    for (let round = 0; round < rounds(3, 200); round += 1) {
      const own = await company();
      await own.inForce([own.rule([], [1, 0])]);
      const id = await own.batch();
      const { body } = await own.ask([own.rule([], [2, 1])]);
      const [approved, confirmed] = await Promise.all([
        own.approve(own.ann, id),
        own.decide(body.id, 'confirm'),
      ]);
      expect([approved.status, confirmed.status]).toEqual([200, 200]);
      const { status, approvalsRequired } = await own.read(id);
      expect([status, approvalsRequired]).toEqual(
        status === 'APPROVED' ? ['APPROVED', 1] : ['PENDING_APPROVAL', 3],
      );
    }
  });
});

describe('without a policy', () => {
  it('the rules by amount count alone, and a looser one as before', async () => {
    const own = await company();
    await savePaymentConfig(own.context, own.entityId, {
      approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 2 }],
    });
    const id = await own.batch();
    expect((await own.approve(own.eve, id)).body.status).toBe('PENDING_APPROVAL');
    expect((await own.approve(own.dan, id)).body).toMatchObject({ status: 'APPROVED', approvalsRequired: 2 });
    const { database } = own.context;
    expect(await database.query('SELECT 1 AS one FROM batch_signers WHERE batch_id = $1', [id])).toEqual([]);
  });
});
