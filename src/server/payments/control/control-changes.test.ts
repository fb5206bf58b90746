import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts';
import { rounds } from '../../platform/testing/rounds.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { waitingForLocks } from '../../platform/testing/waiting-for-locks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { expireControlChanges } from './expire-changes.ts';
import { CHANGES, twoAdmins } from './testing/two-admins.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

describe('a change of control', () => {
  it('counts only once another admin has confirmed it, with both in the audit log', async () => {
    const own = await twoAdmins(installation);
    const { id: userId } = own.preparer.user;
    const asked = await own.ask(own.roles(userId, 'APPROVER', 'PREPARER'));
    expect(asked).toMatchObject({
      status: 200,
      body: {
        kind: 'CHANGE_ROLES',
        state: 'WAITING',
        user: { userId },
        settings: [{ setting: 'roles', before: 'PREPARER', after: 'PREPARER, APPROVER' }],
        isOutdated: false,
        confirmFrom: null,
      },
    });
    expect(await own.rolesOf(userId)).toEqual(['PREPARER']);
    const confirmed = await own.decide(asked.body.id, 'confirm');
    expect(confirmed).toMatchObject({
      status: 200,
      body: { state: 'APPLIED', decidedBy: { userId: own.second.user.id } },
    });
    expect(await own.rolesOf(userId)).toEqual(['PREPARER', 'APPROVER']);
    const { body } = await own.first.send('GET', `/app/audit?action=user.roles_changed&subjectId=${userId}`);
    expect(body.items).toMatchObject([
      {
        actor: { userId: own.second.user.id },
        details: {
          askedBy: { userId: own.first.user.id },
          before: ['PREPARER'],
          controlChangeId: asked.body.id,
        },
      },
    ]);
  });

  it('is not confirmed or rejected by the one who asked, nor by another role or entity', async () => {
    const own = await twoAdmins(installation);
    const stranger = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    for (const step of ['confirm', 'reject'] as const)
      expect(await own.decide(id, step, own.first)).toMatchObject({
        status: 400,
        body: { code: 'own_control_change' },
      });
    expect((await own.decide(id, 'confirm', own.preparer)).status).toBe(403);
    expect((await own.decide(id, 'confirm', stranger.second)).status).toBe(404);
    expect((await own.decide(id, 'withdraw', own.second)).body.code).toBe('not_own_control_change');
    expect((await own.ask(own.roles(own.preparer.user.id, 'ADMIN'), own.preparer)).status).toBe(403);
    expect((await own.ask(own.roles(stranger.preparer.user.id, 'ADMIN'))).status).toBe(404);
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['PREPARER']);
  });

  it.each([
    ['who confirms is disabled', 'second', 401, 'unauthenticated'],
    ['who asked is disabled', 'first', 400, 'control_change_outdated'],
  ] as const)('is refused in words when the one %s meanwhile', async (_, leaver, status, code) => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    const { database } = installation.context;
    const deciding = await ownerOf(database).transaction(async (tx) => {
      // The request is let in, and then waits for this lock.
      await tx.query('SELECT 1 AS one FROM control_changes WHERE id = $1 FOR UPDATE', [id]);
      const answer = own.decide(id, 'confirm');
      await waitingForLocks(database, 1);
      await ownerOf(database).query('UPDATE users SET disabled_at = now() WHERE id = $1', [
        own[leaver].user.id,
      ]);
      return { answer };
    });
    expect(await deciding.answer).toMatchObject({ status, body: { code } });
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['PREPARER']);
  });

  it.each([
    ['reject', 'REJECTED'],
    ['withdraw', 'WITHDRAWN'],
  ] as const)('changes nothing after a %s, and is not confirmed any more', async (step, state) => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    const by = step === 'reject' ? own.second : own.first;
    expect((await own.decide(id, step, by)).body).toMatchObject({ state });
    expect((await own.decide(id, 'confirm')).body.code).toBe('control_change_not_waiting');
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['PREPARER']);
  });

  it('needs a sign-in from the last 15 minutes, to ask and to confirm', async () => {
    const own = await twoAdmins(installation);
    const late = installation.as(own.first.user, 16 * 60_000);
    expect((await own.ask(own.roles(own.preparer.user.id, 'APPROVER'), late)).body.code).toBe(
      'fresh_sign_in_required',
    );
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    const lateToo = installation.as(own.second.user, 16 * 60_000);
    expect((await own.decide(id, 'confirm', lateToo)).status).toBe(401);
  });

  it('is refused once what it was based on has changed, and says so before', async () => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    await installation.context.database.query("UPDATE users SET roles = '{VIEWER}' WHERE id = $1", [
      own.preparer.user.id,
    ]);
    const { body } = await own.second.send('GET', `${CHANGES}?state=WAITING`);
    expect(body).toMatchObject({ total: 1, admins: 2, items: [{ id, isOutdated: true }] });
    expect((await own.decide(id, 'confirm')).body.code).toBe('control_change_outdated');
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['VIEWER']);
  });

  it.each([
    ['was disabled', 'UPDATE users SET disabled_at = now() WHERE id = $1'],
    ['lost the role', "UPDATE users SET roles = '{VIEWER}' WHERE id = $1"],
  ])('is not confirmed after the admin who asked %s', async (_, statement) => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'ADMIN'))).body;
    await installation.context.database.execute(statement, [own.first.user.id]);
    expect((await own.decide(id, 'confirm')).body.code).toBe('control_change_outdated');
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['PREPARER']);
  });

  it('never takes the last admin away', async () => {
    const own = await twoAdmins(installation);
    const one = (await own.ask(own.roles(own.first.user.id, 'VIEWER'))).body.id;
    const other = (await own.ask(own.roles(own.second.user.id, 'VIEWER'), own.second)).body.id;
    const answers = await Promise.all([own.decide(one, 'confirm'), own.decide(other, 'confirm', own.first)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const admins = [await own.rolesOf(own.first.user.id), await own.rolesOf(own.second.user.id)].flat();
    expect(admins).toContain('ADMIN');
  });

  it('waits once for a user, is refused when it would change nothing, and expires after a week', async () => {
    const own = await twoAdmins(installation);
    const { id: userId } = own.preparer.user;
    expect((await own.ask(own.roles(userId, 'PREPARER'))).body.code).toBe('control_change_refused');
    const { id } = (await own.ask(own.roles(userId, 'APPROVER'))).body;
    expect((await own.ask(own.roles(userId, 'VIEWER'))).body.code).toBe('control_change_waits');
    const later = {
      ...installation.context,
      clock: { nowMs: () => installation.context.clock.nowMs() + 8 * DAY_MS },
    };
    await expireControlChanges(later);
    await expireControlChanges(later);
    const { body } = await own.first.send('GET', CHANGES);
    expect(body.items).toMatchObject([{ id, state: 'EXPIRED', decidedBy: null }]);
  });

  it('lets another one be asked for after a week, before the worker has ended it', async () => {
    const own = await twoAdmins(installation);
    const { id: userId } = own.preparer.user;
    const { id } = (await own.ask(own.roles(userId, 'APPROVER'))).body;
    installation.passMs(8 * DAY_MS);
    const again = await own.ask(own.roles(userId, 'VIEWER'));
    expect(again.status, again.text).toBe(200);
    const { body } = await own.first.send('GET', CHANGES);
    const states = Object.fromEntries(
      body.items.map((one: { id: string; state: string }) => [one.id, one.state]),
    );
    expect(states).toMatchObject({ [id]: 'EXPIRED', [again.body.id]: 'WAITING' });
  });

  it('needs attention of admins until it is decided', async () => {
    const own = await twoAdmins(installation);
    const approver = await own.user('APPROVER');
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    const kinds = async (by: typeof approver) =>
      (await by.send('GET', '/app/attention')).body.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(own.second)).toContain('CONTROL_CHANGE_WAITS');
    expect(await kinds(approver)).not.toContain('CONTROL_CHANGE_WAITS');
    await own.decide(id, 'reject');
    expect(await kinds(own.second)).not.toContain('CONTROL_CHANGE_WAITS');
  });
});

describe('the only admin', () => {
  it('confirms again after a day, and not before', async () => {
    const own = await twoAdmins(installation, 1);
    const { body } = await own.ask(own.roles(own.preparer.user.id, 'APPROVER'));
    expect(Date.parse(body.confirmFrom) - Date.parse(body.askedAt)).toBe(24 * HOUR_MS);
    expect((await own.decide(body.id, 'confirm', own.first)).body.code).toBe('own_control_change');
    expect((await own.decide(body.id, 'confirm', own.second)).status).toBe(403);
    installation.passMs(24 * HOUR_MS);
    expect((await own.decide(body.id, 'confirm', own.first)).body.state).toBe('APPLIED');
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['APPROVER']);
  });

  it('is not alone any more once there is another', async () => {
    const own = await twoAdmins(installation, 1);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    await own.user('ADMIN');
    installation.passMs(25 * HOUR_MS);
    expect((await own.decide(id, 'confirm', own.first)).body.code).toBe('own_control_change');
  });
});

describe('an admin who has just ended the access of the second one', () => {
  const alone = async () => {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    installation.passMs(24 * HOUR_MS);
    await own.first.send('POST', `/app/access/users/${own.second.user.id}/disable`);
    return { own, id };
  };

  it('confirms an own change only a day later, and sees when', async () => {
    const { own, id } = await alone();
    const { body } = await own.first.send('GET', `${CHANGES}?state=WAITING`);
    const waitsMs = Date.parse(body.items[0].confirmFrom) - installation.context.clock.nowMs();
    expect(waitsMs).toBeGreaterThan(23 * HOUR_MS);
    expect(await own.decide(id, 'confirm', own.first)).toMatchObject({
      status: 400,
      body: { code: 'own_control_change' },
    });
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['PREPARER']);
    installation.passMs(24 * HOUR_MS);
    expect((await own.decide(id, 'confirm', own.first)).status).toBe(200);
    expect(await own.rolesOf(own.preparer.user.id)).toEqual(['APPROVER']);
  });

  it('is refused by the database too', async () => {
    const { own, id } = await alone();
    const apply = (after: string) =>
      installation.context.database.execute(
        `UPDATE control_changes
            SET state = 'APPLIED', decided_by = asked_by,
                decided_at = (SELECT disabled_at FROM users WHERE id = $2) + $3::interval
          WHERE id = $1`,
        [id, own.second.user.id, after],
      );
    for (const after of ['0', '1 day -1 millisecond'])
      await expect(apply(after)).rejects.toMatchObject({ constraint: 'control_change_by_two' });
    await apply('1 day');
  });
});

describe('what the entity may pay', () => {
  const limitsOf = async (entityId: string) => {
    const [row] = await installation.context.database.query(
      `SELECT max_batch_withdrawals, max_batch_amounts, rails, payouts_enabled
         FROM entity_configs
        WHERE entity_id = $1`,
      [entityId],
    );
    return row!;
  };

  it('has limits that two admins change', async () => {
    const own = await twoAdmins(installation);
    const { body } = await own.ask({
      kind: 'CHANGE_LIMITS',
      maxBatchWithdrawals: 50,
      maxBatchAmounts: [{ currency: 'ZAR', amount: '2500.00' }],
    });
    expect(body.settings).toEqual([
      { setting: 'maxBatchWithdrawals', before: '100000', after: '50' },
      { setting: 'maxBatchAmount.ZAR', before: 'ZAR 10000000000.00', after: 'ZAR 2500.00' },
    ]);
    await own.decide(body.id, 'confirm');
    expect(await limitsOf(own.entityId)).toMatchObject({
      max_batch_withdrawals: 50,
      max_batch_amounts: [{ currency: 'ZAR', amountMinor: '250000' }],
    });
  });

  it('has fees that two admins change, and keeps one rail', async () => {
    const own = await twoAdmins(installation);
    const fee = {
      kind: 'CHANGE_FEES',
      rail: 'EFT',
      isOn: true,
      unitFee: '3.10',
      maxAmount: null,
      cutOff: '14:00',
    };
    const { body } = await own.ask(fee);
    expect(body.settings).toContainEqual({ setting: 'unitFee.EFT', before: 'ZAR 2.50', after: 'ZAR 3.10' });
    await own.decide(body.id, 'confirm');
    expect((await limitsOf(own.entityId)).rails[0]).toEqual({
      rail: 'EFT',
      maxAmountMinor: null,
      unitFeeMinor: '310',
      cutOff: '14:00',
    });
    expect((await own.ask({ ...fee, unitFee: '1.2.3' })).status).toBe(400);
  });

  it('is switched off by one admin at once, and on by two', async () => {
    const own = await twoAdmins(installation);
    expect((await own.ask({ kind: 'SWITCH_PAYOUTS_ON' })).body.code).toBe('control_change_refused');
    const off = await own.first.send('POST', '/app/access/payouts-off');
    expect(off.body.payoutsEnabled).toBe(false);
    expect((await limitsOf(own.entityId)).payouts_enabled).toBe(false);
    const { id } = (await own.ask({ kind: 'SWITCH_PAYOUTS_ON' })).body;
    expect((await limitsOf(own.entityId)).payouts_enabled).toBe(false);
    await own.decide(id, 'confirm');
    expect((await limitsOf(own.entityId)).payouts_enabled).toBe(true);
  });
});

it('is applied once when 20 requests confirm it, and never by the one who asked', async () => {
  for (let round = 0; round < rounds(20, 200); round++) {
    const own = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, copy) =>
        own.decide(id, 'confirm', copy % 4 === 0 ? own.first : own.second),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    const [written] = await installation.context.database.query(
      "SELECT count(*) AS total FROM audit_log WHERE entity_id = $1 AND action = 'user.roles_changed'",
      [own.entityId],
    );
    expect(written!.total).toBe(1n);
  }
}, 240_000);

describe('the database', () => {
  it('refuses a confirmation by the one who asked, by others, and any rewriting', async () => {
    const { database } = installation.context;
    const own = await twoAdmins(installation);
    const stranger = await twoAdmins(installation);
    const { id } = (await own.ask(own.roles(own.preparer.user.id, 'APPROVER'))).body;
    const apply = (by: string, at = 'now()') =>
      database.execute(
        `UPDATE control_changes SET state = 'APPLIED', decided_by = $2, decided_at = ${at} WHERE id = $1`,
        [id, by],
      );
    for (const at of ['now()', "asked_at + interval '2 days'"])
      await expect(apply(own.first.user.id, at)).rejects.toMatchObject({
        constraint: 'control_change_by_two',
      });
    await expect(apply(own.preparer.user.id)).rejects.toMatchObject({ constraint: 'control_change_by_two' });
    await expect(apply(own.second.user.id, 'expires_at')).rejects.toMatchObject({
      constraint: 'control_change_by_two',
    });
    await expect(apply(stranger.second.user.id)).rejects.toThrow();
    for (const set of [
      "wanted = '{}'",
      `asked_by = '${own.second.user.id}'`,
      "expires_at = expires_at + interval '1 day'",
    ])
      await expect(
        database.execute(`UPDATE control_changes SET ${set} WHERE id = $1`, [id]),
      ).rejects.toMatchObject({
        constraint: 'control_change_kept',
      });
    await expect(database.execute('DELETE FROM control_changes WHERE id = $1', [id])).rejects.toThrow();
  });

  it('refuses an invitation that two admins have not agreed on', async () => {
    const { database } = installation.context;
    const own = await twoAdmins(installation);
    const invite = { kind: 'INVITE_USER', displayName: 'Sipho Dlamini', email: null, roles: ['PREPARER'] };
    const { id } = (await own.ask(invite)).body;
    const open = (roles: string) =>
      database.execute(
        `INSERT INTO invitations (id, entity_id, purpose, display_name, roles, asked_by, created_at)
         VALUES ($1, $2, 'INVITE', 'Sipho Dlamini', $4, $3, now())`,
        [id, own.entityId, own.first.user.id, roles],
      );
    await expect(open('{PREPARER}')).rejects.toMatchObject({ constraint: 'invitation_by_two' });
    await own.decide(id, 'confirm');
    await expect(open('{ADMIN}')).rejects.toMatchObject({ constraint: 'invitation_by_two' });
  });
});
