import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/time.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { expireProposals } from './expire-proposals.ts';
import {
  CHANGES,
  NAME,
  NEW,
  OLD,
  registerCompany,
  type RegisterCompany,
} from './testing/register-company.ts';

const EXPIRES_MS = 14 * DAY_MS;

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const expire = () => expireProposals(installation.context);

const notices = async ({ preparer }: RegisterCompany) =>
  (await preparer.send('GET', '/app/notifications')).body.items.filter(
    ({ kind }: { kind: string }) => kind === 'PAYEES_EXPIRED',
  );

describe('a proposal that no second person confirms', () => {
  it('says when it expires, ends after 14 days, is shown, and its author learns it', async () => {
    const own = await registerCompany(installation);
    const answer = await own.propose([
      { name: NAME, ...OLD },
      { name: 'Other Stationers', ...NEW },
    ]);
    const { id, openChange } = await own.read(answer.body.firstPayeeId);
    const expiresAt = new Date(Date.parse(openChange!.proposedAt) + EXPIRES_MS).toISOString();
    expect(openChange).toMatchObject({ state: 'WAITING', expiresAt });
    const waits = async () =>
      (await own.approver.send('GET', '/app/attention')).body.find(
        ({ kind }: { kind: string }) => kind === 'PAYEE_CHANGE_WAITS',
      );
    expect(await waits()).toMatchObject({ count: 2, until: expiresAt });
    installation.passMs(EXPIRES_MS - MINUTE_MS);
    await expire();
    expect((await own.read(id)).openChange).toMatchObject({ state: 'WAITING' });
    installation.passMs(MINUTE_MS);
    expect(await waits()).toBeUndefined();
    // The worker may run twice, or in two processes.
    await Promise.all([expire(), expire()]);
    await expire();
    const ended = await own.read(id);
    expect(ended).toMatchObject({
      account: null,
      openChange: null,
      changes: [{ state: 'EXPIRED', endedBy: null, endReason: null }],
    });
    const { endedAt } = ended.changes[0]!;
    expect(endedAt! >= expiresAt).toBe(true);
    expect(await notices(own)).toMatchObject([
      { count: 2, at: endedAt, payeeProposalId: answer.body.proposalId },
    ]);
    const audit = await own.context.database.query(
      "SELECT details FROM audit_log WHERE entity_id = $1 AND action = 'payee_proposal.expired'",
      [own.entityId],
    );
    expect(audit.map(({ details }) => JSON.parse(String(details)))).toMatchObject([
      { count: 2, proposedBy: { userId: own.preparer.user.id } },
    ]);
    expect((await own.decide(openChange!.id, 'confirm')).body).toMatchObject({
      code: 'payee_change_not_open',
    });
    // The payee is proposed again as after a rejection, with a new call back.
    expect((await own.change(id)).body).toMatchObject({ openChange: { state: 'WAITING' } });
  });

  it('is not confirmed in the minute before the worker ends it, and the present account stays', async () => {
    const own = await registerCompany(installation);
    const { id } = await own.registered();
    const changed = await own.change(id);
    const changeId = changed.body.openChange!.id;
    const { proposalId } = changed.body.openChange!;
    installation.passMs(EXPIRES_MS);
    for (const path of [`${CHANGES}/${changeId}/confirm`, `/app/payee-proposals/${proposalId}/confirm`])
      expect(await own.approver.send('POST', path)).toMatchObject({
        status: 400,
        body: { code: 'payee_change_not_open', detail: expect.stringMatching(/^This proposal has expired/) },
      });
    await expire();
    expect(await own.read(id)).toMatchObject({
      account: { accountNumber: OLD.accountNumber },
      openChange: null,
      changes: [{ state: 'EXPIRED' }, { isPaid: true }],
    });
  });

  it('does not expire once it is confirmed, nor does what another one decided', async () => {
    const own = await registerCompany(installation);
    const answer = await own.propose([
      { name: NAME, ...OLD },
      { name: 'Other Stationers', ...NEW },
    ]);
    const { id, openChange } = await own.read(answer.body.firstPayeeId);
    installation.passMs(EXPIRES_MS - MINUTE_MS);
    await own.decide(openChange!.id, 'confirm');
    installation.passMs(MINUTE_MS);
    await expire();
    expect((await own.read(id)).openChange).toMatchObject({ state: 'CONFIRMED', expiresAt: null });
    installation.passMs(DAY_MS);
    await expire();
    expect((await own.read(id)).account).toMatchObject({ accountNumber: OLD.accountNumber });
    expect(await notices(own)).toMatchObject([{ count: 1 }]);
  });

  it('is confirmed or expired, never both, when the two meet', async () => {
    const own = await registerCompany(installation);
    for (let round = 0; round < 5; round++) {
      const { id, openChange } = await own.proposed(OLD, `Supplier ${round}`);
      installation.passMs(EXPIRES_MS - 1);
      const confirming = own.decide(openChange!.id, 'confirm');
      installation.passMs(1);
      const [answer] = await Promise.all([confirming, expire(), expire()]);
      await expire();
      const { changes } = await own.read(id);
      expect([answer.status, changes[0]!.state]).toEqual(
        answer.status === 200 ? [200, 'CONFIRMED'] : [400, 'EXPIRED'],
      );
      await own.remove(id).catch(() => undefined);
    }
  });
});

it('the database refuses a late confirmation, an early end, and an end of what is confirmed', async () => {
  const own = await registerCompany(installation);
  const { openChange } = await own.proposed();
  const proposedMs = Date.parse(openChange!.proposedAt);
  const constraintOf = (query: Promise<unknown>) =>
    query.then(
      () => 'done',
      ({ constraint }: { constraint?: string }) => constraint,
    );
  const expireAt = (ms: number, by: string | null = null) =>
    constraintOf(
      ownerOf(own.context.database).query(
        "UPDATE payee_changes SET state = 'EXPIRED', ended_at = $2, ended_by = $3 WHERE id = $1",
        [openChange!.id, new Date(ms), by],
      ),
    );
  const confirmAt = (ms: number) =>
    constraintOf(
      own.context.database.query(
        `UPDATE payee_changes SET state = 'CONFIRMED', confirmed_by = $2, confirmed_at = $3, counts_from = $4
          WHERE id = $1`,
        [openChange!.id, own.approver.user.id, new Date(ms), new Date(ms + DAY_MS)],
      ),
    );
  expect(await expireAt(proposedMs + EXPIRES_MS - 1)).toBe('payee_change_ends');
  expect(await expireAt(proposedMs + EXPIRES_MS, own.approver.user.id)).toBe('payee_change_ended');
  expect(await confirmAt(proposedMs + EXPIRES_MS)).toBe('payee_change_expires');
  expect(await confirmAt(proposedMs + EXPIRES_MS - 1)).toBe('done');
  expect(await expireAt(proposedMs + EXPIRES_MS)).toBe('payee_change_ends');
});
