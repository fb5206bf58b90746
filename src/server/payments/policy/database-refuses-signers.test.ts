import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSignedEnough } from '../../../domain/payouts/signers.ts';
import { neededSigners } from '../../../domain/payouts/signing-policy.ts';
import { batchFacts, PEOPLE, policies } from '../../../domain/payouts/testing/policies.ts';
import { runs } from '../../../shared/testing/runs.ts';
import { newId } from '../../platform/random.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { signingCompany } from './testing/signing-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

type Company = Awaited<ReturnType<typeof signingCompany>>;

const company = () => signingCompany(installation);

/** An approval as the server's role could write it, for another user if a delegation is named. */
async function approval(
  own: Company,
  batchId: string,
  userId: string,
  forUserId: string | null = null,
  delegationId: string | null = null,
) {
  await own.context.database.query(
    `INSERT INTO approvals
            (batch_id, user_id, entity_id, content_digest, approved_at, for_user_id, delegation_id)
     SELECT b.id, $2, b.entity_id, b.content_digest, $5, $3, $4 FROM batches b WHERE b.id = $1`,
    [batchId, userId, forUserId, delegationId, new Date(own.context.clock.nowMs())],
  );
}

const constraint = (name: string) => expect.objectContaining({ constraint: name });
const idOf = (caller: { user: { id: string } }) => caller.user.id;

describe('the database refuses an approval', () => {
  it('for a user without a delegation, by an ended one, by another one, and of another time', async () => {
    const own = await company();
    const id = await own.batch();
    const [ann, ben, cat] = [own.ann, own.ben, own.cat].map(idOf) as [string, string, string];
    await expect(approval(own, id, ben, ann, newId(own.context))).rejects.toEqual(
      constraint('approval_by_delegation'),
    );
    await expect(approval(own, id, ben, ann)).rejects.toEqual(constraint('approval_by_delegation'));
    const { body } = await own.delegate(own.ann, own.ben);
    await expect(approval(own, id, cat, ann, body.id)).rejects.toEqual(constraint('approval_by_delegation'));
    await expect(approval(own, id, ben, cat, body.id)).rejects.toEqual(constraint('approval_by_delegation'));
    const later = (await own.delegate(own.cat, own.dan, 5, 6)).body.id as string;
    await expect(approval(own, id, idOf(own.dan), cat, later)).rejects.toEqual(
      constraint('approval_by_delegation'),
    );
    await own.ann.send('POST', `/app/delegations/${body.id}/end`);
    await expect(approval(own, id, ben, ann, body.id)).rejects.toEqual(constraint('approval_by_delegation'));
  });

  it('by a person who has a part in another one, in every order', async () => {
    const own = await company();
    const { body } = await own.delegate(own.ann, own.ben);
    const [ann, ben] = [idOf(own.ann), idOf(own.ben)];
    const first = await own.batch();
    await approval(own, first, ben, ann, body.id);
    await expect(approval(own, first, ann)).rejects.toEqual(constraint('approval_once'));
    await expect(approval(own, first, ben)).rejects.toMatchObject({ code: '23505' });
    const second = await own.batch();
    await approval(own, second, ann);
    await expect(approval(own, second, ben, ann, body.id)).rejects.toEqual(constraint('approval_once'));
    const third = await own.batch();
    await approval(own, third, ben);
    await expect(approval(own, third, ben, ann, body.id)).rejects.toMatchObject({ code: '23505' });
  });

  it('for the preparer of the batch, and by the preparer for another', async () => {
    const own = await company();
    const both = await own.user('PREPARER', 'APPROVER');
    const id = await own.batch([{}], { by: both });
    const { body } = await own.delegate(both, own.ann);
    await expect(approval(own, id, idOf(own.ann), idOf(both), body.id)).rejects.toEqual(
      constraint('approval_barred'),
    );
    const other = (await own.delegate(own.ben, both)).body;
    await expect(approval(own, id, idOf(both), idOf(own.ben), other.id)).rejects.toEqual(
      constraint('approval_by_creator'),
    );
  });
});

describe('the database refuses a delegation', () => {
  const insert = (own: Company, from: string, to: string, [starts, ends]: [number, number] = [0, 5]) => {
    const now = own.context.clock.nowMs();
    return own.context.database.query(
      `INSERT INTO delegations (id, entity_id, user_id, delegate_id, starts_at, ends_at, reason, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'x', $7)`,
      [
        newId(own.context),
        own.entityId,
        from,
        to,
        new Date(now + starts * 86_400_000),
        new Date(now + ends * 86_400_000),
        new Date(now),
      ],
    );
  };

  it('that is backdated, too long, to oneself, passed on, or between others than approvers', async () => {
    const own = await company();
    const [ann, ben, cat] = [own.ann, own.ben, own.cat].map(idOf) as [string, string, string];
    await expect(insert(own, ann, ben, [-1, 5])).rejects.toEqual(constraint('delegation_times'));
    await expect(insert(own, ann, ben, [0, 93])).rejects.toEqual(constraint('delegation_times'));
    await expect(insert(own, ann, ann)).rejects.toEqual(constraint('delegation_to_another'));
    await expect(insert(own, ann, idOf(own.preparer))).rejects.toEqual(
      constraint('delegation_between_approvers'),
    );
    await insert(own, ann, ben);
    await expect(insert(own, ben, cat)).rejects.toEqual(constraint('delegation_chain'));
    await expect(insert(own, cat, ann)).rejects.toEqual(constraint('delegation_chain'));
    await expect(insert(own, ann, cat)).rejects.toEqual(constraint('delegation_chain'));
    await insert(own, cat, ben);
  });

  it('that is rewritten, revived or deleted', async () => {
    const own = await company();
    const { database } = own.context;
    const { id } = (await own.delegate(own.ann, own.ben)).body;
    await expect(
      database.query("UPDATE delegations SET ends_at = ends_at + interval '1 day' WHERE id = $1", [id]),
    ).rejects.toEqual(constraint('delegation_kept'));
    await own.ann.send('POST', `/app/delegations/${id}/end`);
    await expect(
      database.query('UPDATE delegations SET ended_at = NULL, ended_by = NULL WHERE id = $1', [id]),
    ).rejects.toEqual(constraint('delegation_kept'));
    await expect(database.query('DELETE FROM delegations WHERE id = $1', [id])).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('the database refuses a policy', () => {
  it('without the change of two admins, with other rules, a second time, or rewritten', async () => {
    const own = await company();
    const { database } = own.context;
    const insert = (changeId: string, version: number, policy: object) =>
      database.query(
        `INSERT INTO signing_policies (entity_id, version, change_id, policy, in_force_from)
         VALUES ($1, $2, $3, $4, now())`,
        [own.entityId, version, changeId, JSON.stringify(policy)],
      );
    const asked = (await own.ask([own.rule([], [2, 0])])).body.id as string;
    const [change] = await database.query('SELECT wanted FROM control_changes WHERE id = $1', [asked]);
    const wanted = (change!.wanted as { policy: object }).policy;
    await expect(insert(asked, 1, wanted)).rejects.toEqual(constraint('signing_policy_by_two'));
    await own.decide(asked, 'confirm');
    await expect(insert(asked, 2, { groups: [], rules: [] })).rejects.toEqual(
      constraint('signing_policy_by_two'),
    );
    await expect(insert(asked, 2, wanted)).rejects.toMatchObject({ code: '23505' });
    await expect(
      database.query("UPDATE signing_policies SET policy = '{}' WHERE entity_id = $1", [own.entityId]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the database refuses a batch', () => {
  const approve = (own: Company, id: string) =>
    own.context.database.query("UPDATE batches SET status = 'APPROVED' WHERE id = $1", [id]);

  it('that becomes approved without its signers, or without a record of them', async () => {
    const own = await company();
    const early = await own.batch();
    await own.inForce([own.rule([], [1, 1])]);
    const id = await own.batch();
    await approval(own, id, idOf(own.ann));
    await approval(own, id, idOf(own.eve));
    await expect(approve(own, id)).rejects.toMatchObject({ code: '23514' });
    await approval(own, early, idOf(own.ann));
    await expect(approve(own, early)).rejects.toMatchObject({ code: '23514' });
  });

  it('with fewer signers recorded than before, than its policy asks for, or of another content', async () => {
    const own = await company();
    const { database } = own.context;
    await own.inForce([own.rule([{ kind: 'AMOUNT', currency: 'ZAR', above: '50.00' }], [2, 0])]);
    const id = await own.batch();
    const write = (part: 'needed' | 'facts', value: object) =>
      database.query(
        part === 'needed'
          ? 'UPDATE batch_signers SET needed = needed || $2 WHERE batch_id = $1'
          : 'UPDATE batch_signers SET facts = facts || $2 WHERE batch_id = $1',
        [id, JSON.stringify(value)],
      );
    await expect(write('needed', { total: 1 })).rejects.toEqual(constraint('batch_signers_by_policy'));
    await expect(write('needed', { groups: [] })).rejects.toEqual(constraint('batch_signers_by_policy'));
    await expect(write('facts', { totalMinor: '1' })).rejects.toEqual(constraint('batch_signers_by_policy'));
    await expect(write('facts', { preparerId: idOf(own.ann) })).rejects.toEqual(
      constraint('batch_signers_by_policy'),
    );
    // A fact that is missing proves nothing.
    await expect(
      database.query("UPDATE batch_signers SET facts = '{}' WHERE batch_id = $1", [id]),
    ).rejects.toEqual(constraint('batch_signers_by_policy'));
    await write('needed', { total: 4 });
    await expect(write('needed', { total: 3 })).rejects.toEqual(constraint('batch_signers_kept'));
    await expect(database.query('UPDATE batches SET policy_version = 0 WHERE id = $1', [id])).rejects.toEqual(
      constraint('batch_policy_kept'),
    );
    await expect(database.query('DELETE FROM batch_signers WHERE batch_id = $1', [id])).rejects.toMatchObject(
      { code: '42501' },
    );
  });
});

it('the database and the domain agree which signers suffice, and what a policy asks for', async () => {
  const { database } = installation.context;
  const uuids = new Map(
    PEOPLE.map((person, at) => [person as string, `00000000-0000-4000-8000-00000000000${at}`]),
  );
  await fc.assert(
    fc.asyncProperty(
      policies,
      batchFacts,
      fc.integer({ min: 1, max: 3 }),
      fc.shuffledSubarray([...PEOPLE]),
      async (policy, facts, base, people) => {
        const needed = neededSigners(policy, facts, base);
        const inDatabase = {
          groups: policy.groups.map((group) => ({
            ...group,
            memberIds: group.memberIds.map((id) => uuids.get(id)),
          })),
          rules: policy.rules.map((rule) => ({
            ...rule,
            when: rule.when.map((condition) =>
              'aboveMinor' in condition
                ? { ...condition, aboveMinor: condition.aboveMinor.toString() }
                : condition,
            ),
          })),
        };
        const text = (value: unknown) =>
          JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one));
        const [found] = await database.query(
          `SELECT signers_match($1::jsonb, $2::jsonb, $3::uuid[]) AS matches,
                  needed_by_policy($1::jsonb, $2::jsonb, $4::jsonb) AS is_needed`,
          [text(needed), text(inDatabase), people.map((person) => uuids.get(person)!), text(facts)],
        );
        expect(found).toEqual({ matches: isSignedEnough([{ needed, policy }], people), is_needed: true });
        if (needed.total > base) {
          const [less] = await database.query(
            'SELECT needed_by_policy($1::jsonb, $2::jsonb, $3::jsonb) AS is_needed',
            [text({ ...needed, total: needed.total - 1 }), text(inDatabase), text(facts)],
          );
          const isOfRule = policy.rules.length > 0 && needed.groups.length === 0;
          if (isOfRule) expect(less!.is_needed).toBe(false);
        }
      },
    ),
    { numRuns: runs(150, 3_000) },
  );
});
