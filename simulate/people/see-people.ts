import { createHash, createPublicKey, verify } from 'node:crypto';
import { DAY_MS } from '../../src/shared/time.ts';
import type { World } from '../world.ts';
import { isSatisfied, type WrittenPolicy } from './needed-signers.ts';
import type { PeoplePromiseName } from './people-promises.ts';
import type { SignedIn } from './signed-in.ts';

/** A user as an observer sees them. */
interface SeenUser {
  roles: readonly string[];
  isEnabled: boolean;
}

interface SeenConfig {
  version: number;
  isRegisteredOnly: boolean;
  passkeyAboveMinor: bigint | null;
}

interface SeenBatch {
  status: string;
  /** The versions of the policy that may have been in force when it was prepared. */
  preparedUnder: readonly number[];
  /** Those that may have been in force at its last approval; null before it. */
  approvedUnder: readonly number[] | null;
}

/** The people of the companies, and the rules that are in force. */
interface Rules {
  users: ReadonlyMap<string, SeenUser>;
  configs: ReadonlyMap<string, SeenConfig>;
  policies: ReadonlyMap<string, readonly WrittenPolicy[]>;
}

/** The people, rules, batches and agreements after an event, from plain rows. */
export interface PeopleSeen extends Rules {
  batches: ReadonlyMap<string, SeenBatch>;
  approvals: ReadonlySet<string>;
  /** The things on which two people have agreed, by their ids. */
  agreed: ReadonlySet<string>;
  /** Since when each company has one admin with access; absent: it has several, or none. */
  aloneSinceMs: ReadonlyMap<string, number>;
}

const NO_POLICY: WrittenPolicy = { groups: [], rules: [] };
const RELEASED = new Set(['PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE', 'FAILED']);

type Say = (promise: PeoplePromiseName, text: string) => void;
/** Whether a user had one of the roles, with access, before the event or after it. */
type Had = (userId: string, ...roles: string[]) => boolean;

/** Compares who may do what with what it was before an event. Null in a history without people who change. */
export async function seePeople(world: World, before: PeopleSeen | null): Promise<PeopleSeen | null> {
  if (!world.company) return null;
  const say: Say = (promise, text) => world.sightings.push({ promise, text });
  const now = await seeRules(world);
  const had: Had = (userId, ...roles) =>
    [before?.users.get(userId), now.users.get(userId)].some(
      (user) => user?.isEnabled && roles.some((role) => user.roles.includes(role)),
    );
  // Two admins may give back the access that the operator has taken.
  for (const person of world.signedOut)
    if (now.users.get(world.people.get(person)!.user.id)?.isEnabled) world.signedOut.delete(person);
  const aloneSinceMs = await seeAlone(world, before);
  const agreed = await seeAgreed(world, before, aloneSinceMs, { had, say });
  if (before) await seeAccess(world, before, { ...now, agreed }, say);
  await seePrograms(world, had, say);
  const { batches, approvals } = await seeBatches(world, before, now, { had, say });
  await noteNewestEvents(world);
  return { ...now, batches, approvals, agreed, aloneSinceMs };
}

/** The people, settings and policies as they are now. */
async function seeRules({ stage, entities }: World): Promise<Rules> {
  const { owner } = stage;
  const ids = [...entities.values()];
  const users = await owner.query('SELECT id, roles, disabled_at FROM users WHERE entity_id = ANY ($1)', [
    ids,
  ]);
  const configs = await owner.query(
    `SELECT entity_id, version, payee_accounts, passkey_above_minor
       FROM payment_configs
      WHERE entity_id = ANY ($1)`,
    [ids],
  );
  const policies = new Map<string, WrittenPolicy[]>(ids.map((id) => [id, [NO_POLICY]]));
  for (const { entity_id: id, policy } of await owner.query(
    'SELECT entity_id, policy FROM signing_policies WHERE entity_id = ANY ($1) ORDER BY entity_id, version',
    [ids],
  ))
    policies.get(id)!.push(policy as unknown as WrittenPolicy);
  return {
    users: new Map(
      users.map(({ id, roles, disabled_at: disabled }) => [id, { roles, isEnabled: disabled === null }]),
    ),
    configs: new Map(
      configs.map((row) => [
        row.entity_id,
        {
          version: row.version,
          isRegisteredOnly: row.payee_accounts === 'REGISTERED_ONLY',
          passkeyAboveMinor: row.passkey_above_minor,
        },
      ]),
    ),
    policies,
  };
}

/** The newest event of each company, after which a webhook that is made next begins. */
async function noteNewestEvents({ stage, entities, company }: World): Promise<void> {
  for (const [entity, entityId] of entities) {
    const [newest] = await stage.owner.query(
      'SELECT id FROM events WHERE entity_id = $1 ORDER BY position DESC LIMIT 1',
      [entityId],
    );
    if (newest) company!.lastEvent.set(entity, newest.id);
  }
}

async function seeAlone(
  { stage, entities }: World,
  before: PeopleSeen | null,
): Promise<ReadonlyMap<string, number>> {
  const alone = await stage.owner.query(
    `SELECT entity_id
       FROM users
      WHERE entity_id = ANY ($1) AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
      GROUP BY entity_id
     HAVING count(*) = 1`,
    [[...entities.values()]],
  );
  return new Map(
    alone.map(({ entity_id: id }) => [id, before?.aloneSinceMs.get(id) ?? stage.clock.ms] as const),
  );
}

/** What two people have agreed on: each by two, who both might. */
async function seeAgreed(
  { stage, entities }: World,
  before: PeopleSeen | null,
  aloneSinceMs: ReadonlyMap<string, number>,
  { had, say }: { had: Had; say: Say },
): Promise<Set<string>> {
  const agreed = new Set<string>();
  const steps = await stage.owner.query(
    `SELECT id, entity_id, 'change of control' AS what, asked_by AS first, asked_at AS at,
            decided_by AS second, '{ADMIN}'::text[] AS first_roles, '{ADMIN}'::text[] AS second_roles
       FROM control_changes
      WHERE entity_id = ANY ($1) AND state = 'APPLIED'
      UNION ALL
     SELECT id, entity_id, 'change of a payee', proposed_by, proposed_at, confirmed_by,
            '{PREPARER,APPROVER,ADMIN}', '{APPROVER,ADMIN}'
       FROM payee_changes
      WHERE entity_id = ANY ($1) AND kind <> 'REMOVE' AND confirmed_by IS NOT NULL
      UNION ALL
     SELECT id, entity_id, 'token that prepares', user_id, created_at, confirmed_by, '{ADMIN}', '{ADMIN}'
       FROM program_tokens
      WHERE entity_id = ANY ($1) AND prepares AND confirmed_by IS NOT NULL`,
    [[...entities.values()]],
  );
  for (const { id, entity_id: entityId, what, first, second, at, first_roles, second_roles } of steps) {
    agreed.add(id!);
    if (!before || before.agreed.has(id!)) continue;
    if (!had(first!, ...first_roles!))
      say('two-for-control', `a ${what} was asked for by a person who may not`);
    if (!had(second!, ...second_roles!))
      say('two-for-control', `a ${what} was confirmed by a person who may not`);
    const isAlone = before.aloneSinceMs.has(entityId!) || aloneSinceMs.has(entityId!);
    const mayAlone = what === 'change of control' && isAlone && at!.getTime() + DAY_MS <= stage.clock.ms;
    if (first === second && !mayAlone) say('two-for-control', `a ${what} was made by one person alone`);
  }
  return agreed;
}

/** The approvals that were given, and the batches that were approved or left, in an event. */
async function seeBatches(
  world: World,
  before: PeopleSeen | null,
  now: Rules,
  { had, say }: { had: Had; say: Say },
): Promise<Pick<PeopleSeen, 'batches' | 'approvals'>> {
  const { owner } = world.stage;
  const ids = [...world.entities.values()];
  const batches = new Map<string, SeenBatch>();
  const approvals = new Set<string>();
  const rows: BatchRow[] = await owner.query(
    `SELECT id, label, entity_id, status, currency, total_amount_minor, created_by, approvals_required,
            standing_version
       FROM batches
      WHERE entity_id = ANY ($1)`,
    [ids],
  );
  const signatures: SignatureRow[] = await owner.query(
    `SELECT a.batch_id, a.user_id, a.for_user_id, a.content_digest,
            s.nonce, s.client_data_json, s.authenticator_data, s.signature, p.credential_id,
            EXISTS (SELECT 1
                      FROM delegations d
                     WHERE d.user_id = a.for_user_id AND d.delegate_id = a.user_id
                       AND d.starts_at <= a.approved_at AND a.approved_at < d.ends_at
                       AND (d.ended_at IS NULL OR d.ended_at >= a.approved_at)) AS is_delegated
       FROM approvals a
       LEFT JOIN LATERAL (
              SELECT *
                FROM approval_assertions o
               WHERE o.batch_id = a.batch_id AND o.user_id = a.user_id
               ORDER BY o.given_at, o.nonce
               LIMIT 1) s ON true
       LEFT JOIN passkeys p ON p.id = s.passkey_id
      WHERE a.entity_id = ANY ($1)
      ORDER BY a.batch_id, a.number NULLS FIRST, a.approved_at, a.user_id`,
    [ids],
  );
  for (const batch of rows) {
    const inForce = [before?.policies, now.policies].map(
      (policies) => (policies?.get(batch.entity_id) ?? [NO_POLICY]).length - 1,
    );
    const was = before?.batches.get(batch.id);
    const own = signatures.filter(({ batch_id: id }) => id === batch.id);
    const configs = [before?.configs.get(batch.entity_id), now.configs.get(batch.entity_id)];
    const fresh = own.filter((one) => !before?.approvals.has(keyOf(one)));
    for (const one of own) approvals.add(keyOf(one));
    if (before && batch.standing_version === null)
      for (const one of fresh) seeSignature(world, batch, one, configs, { had, say });
    const isReleased = RELEASED.has(batch.status) && !RELEASED.has(was?.status ?? '');
    const isApproved =
      was?.status === 'PENDING_APPROVAL' && (batch.status === 'APPROVED' || RELEASED.has(batch.status));
    const isOnly = configs.every((config) => config?.isRegisteredOnly);
    if (before && isOnly && (!was || isApproved || isReleased))
      for (const { account_number: account } of await unregistered(world, batch.id))
        say('registered-only', `batch ${batch.label} is ${batch.status} and pays ${account}`);
    const approvedUnder = was?.approvedUnder ?? (isApproved ? inForce : null);
    const preparedUnder = was?.preparedUnder ?? inForce;
    batches.set(batch.id, { status: batch.status, preparedUnder, approvedUnder });
    // The signers of a standing approval signed the schedule, which has separate promises.
    if (!before || batch.standing_version !== null || !(isApproved || isReleased)) continue;
    const policies = now.policies.get(batch.entity_id)!;
    const people = peopleOf(own, had);
    const promise = isReleased && !isApproved ? 'demoted-do-not-count' : 'counting-signers';
    const asked = batch.approvals_required;
    if (people.length < asked)
      say(
        promise,
        `batch ${batch.label} is ${batch.status} with ${people.length} of ${asked} who may approve`,
      );
    for (const versions of [preparedUnder, approvedUnder ?? inForce])
      if (!versions.some((version) => isSatisfied(policies[version]!, signedBatch(batch), people)))
        say(
          promise,
          `batch ${batch.label} is ${batch.status} without those of policy ${versions.join(' or ')}`,
        );
  }
  return { batches, approvals };
}

interface BatchRow {
  id: string;
  label: string;
  entity_id: string;
  status: string;
  currency: string;
  total_amount_minor: bigint;
  created_by: string;
  approvals_required: number;
  standing_version: number | null;
}

interface SignatureRow {
  batch_id: string;
  user_id: string;
  for_user_id: string | null;
  content_digest: string;
  nonce: Buffer | null;
  client_data_json: Buffer | null;
  authenticator_data: Buffer | null;
  signature: Buffer | null;
  credential_id: Buffer | null;
  is_delegated: boolean | null;
}

const keyOf = ({ batch_id: batchId, user_id: userId }: SignatureRow) => `${batchId} ${userId}`;

const signedBatch = ({ currency, total_amount_minor: totalMinor, created_by: createdBy }: BatchRow) => ({
  currency,
  totalMinor,
  createdBy,
});

/** The people whose signatures count, in their order: all who have a part in one may approve. */
function peopleOf(signatures: readonly SignatureRow[], had: Had): string[] {
  return signatures
    .filter(({ user_id: userId, for_user_id: forUserId }) =>
      [userId, forUserId].every((person) => person === null || had(person, 'APPROVER')),
    )
    .map(({ user_id: userId, for_user_id: forUserId }) => forUserId ?? userId);
}

/** An approval that was given in an event. */
function seeSignature(
  world: World,
  batch: BatchRow,
  one: SignatureRow,
  configs: readonly (SeenConfig | undefined)[],
  { had, say }: { had: Had; say: Say },
): void {
  const { user_id: userId, for_user_id: forUserId } = one;
  const both = forUserId === null ? [userId] : [userId, forUserId];
  if (both.some((person) => !had(person, 'APPROVER')))
    say('counting-signers', `batch ${batch.label} is approved by a person who may not`);
  if (both.includes(batch.created_by))
    say('counting-signers', `batch ${batch.label} is approved by its preparer, or for them`);
  if (forUserId !== null && !one.is_delegated)
    say('counting-signers', `batch ${batch.label} is approved for a person who did not delegate`);
  const isDemanded = configs.every(
    (config) => config?.passkeyAboveMinor != null && batch.total_amount_minor > config.passkeyAboveMinor,
  );
  if (one.nonce === null && !isDemanded) return;
  const fault = one.nonce === null ? 'has no passkey' : signatureFault(world, one);
  if (fault) say('signed-with-passkey', `an approval of batch ${batch.label} ${fault}`);
}

/** Roles, access, policies and looser settings change only by what two people have agreed on. */
async function seeAccess(
  world: World,
  before: PeopleSeen,
  now: Pick<PeopleSeen, 'users' | 'agreed' | 'policies' | 'configs'>,
  say: Say,
): Promise<void> {
  const { owner, clock } = world.stage;
  const company = world.company!;
  const fresh = [...now.agreed].filter((id) => !before.agreed.has(id));
  const changes = await owner.query(
    'SELECT kind, subject_id, wanted FROM control_changes WHERE id = ANY ($1)',
    [fresh],
  );
  const rolesIn = (wanted: unknown) => [...((wanted as { roles: string[] }).roles ?? [])].sort().join();
  for (const [id, user] of now.users) {
    const was = before.users.get(id);
    const roles = [...user.roles].sort().join();
    if (!was) {
      const [invitation] = await owner.query(
        `SELECT c.wanted,
                c.asked_by <> c.decided_by
                  AND NOT EXISTS (SELECT 1
                                    FROM invitation_links l
                                   WHERE l.invitation_id = i.id AND l.made_by <> c.asked_by)
                  AS is_own_link
           FROM invitations i
           JOIN control_changes c ON c.id = i.id AND c.state = 'APPLIED' AND c.kind = 'INVITE_USER'
          WHERE i.user_id = $1 AND i.accepted_at IS NOT NULL`,
        [id],
      );
      if (!invitation || rolesIn(invitation.wanted) !== roles)
        say('two-for-control', 'a person joined without an invitation by two');
      // Otherwise the admin who asked could become a second person alone.
      else if (invitation.is_own_link)
        say('two-for-control', 'a person joined by a link of the admin who asked for the invitation');
      continue;
    }
    const about = changes.filter(({ subject_id: subject }) => subject === id);
    if ([...was.roles].sort().join() !== roles && !about.some(({ wanted }) => rolesIn(wanted) === roles))
      say('two-for-control', 'the roles of a person changed without two admins');
    const isBack = !was.isEnabled && user.isEnabled && !company.byOperator.has(id);
    if (isBack && !about.some(({ kind }) => kind === 'ENABLE_USER'))
      say('two-for-control', 'a person got access again without two admins');
  }
  company.byOperator.clear();
  for (const [entityId, policies] of now.policies) {
    const more = policies.length - (before.policies.get(entityId)?.length ?? 1);
    if (more > changes.filter(({ kind }) => kind === 'CHANGE_POLICY').length)
      say('two-for-control', 'a signing policy came into force without two admins');
  }
  for (const [entityId, config] of now.configs) {
    const was = before.configs.get(entityId);
    const isLooser =
      (was?.isRegisteredOnly && !config.isRegisteredOnly) ||
      (was?.passkeyAboveMinor != null &&
        (config.passkeyAboveMinor === null || config.passkeyAboveMinor > was.passkeyAboveMinor));
    if (!isLooser) continue;
    const ended = await owner.query(
      `SELECT proposed_by, decided_by, proposed_at
         FROM payment_config_changes
        WHERE entity_id = $1 AND state <> 'PENDING' AND base_version >= $2`,
      [entityId, was!.version],
    );
    const isAgreed = ended.some(
      (one) =>
        (one.decided_by !== null && one.decided_by !== one.proposed_by) ||
        one.proposed_at.getTime() + DAY_MS <= clock.ms,
    );
    if (!isAgreed) say('two-for-control', 'a looser setting was made by one person at once');
  }
  // A session that has ended does nothing.
  for (const { of, token } of company.endedCookies.splice(0)) {
    const person = world.people.get(of) as SignedIn;
    if (person.token !== token) continue;
    const { status } = await fetchWith(world, token);
    if (status !== 401) say('ended-access-does-nothing', `a session of ${of} works after it was ended`);
  }
}

/** A batch of a program needs a token that is confirmed and not over, and whose maker is an admin. */
async function seePrograms(world: World, had: Had, say: Say): Promise<void> {
  const company = world.company!;
  for (const { token: name, id, what } of company.usedTokens.splice(0)) {
    const [token] = await world.stage.owner.query(
      'SELECT user_id, prepares, confirmed_at, expires_at FROM program_tokens WHERE id = $1',
      [id],
    );
    const fault = [
      what !== 'prepare' && 'may approve nothing',
      !token!.prepares && 'may only read',
      token!.confirmed_at === null && 'waits for a second admin',
      token!.expires_at.getTime() <= world.stage.clock.ms && 'has expired',
      company.endedTokens.has(id) && 'was revoked',
      !had(token!.user_id, 'ADMIN') && 'has no admin any more',
    ].find(Boolean);
    if (fault) say('ended-access-does-nothing', `token ${name} could ${what}, and ${fault}`);
  }
  for (const { id, isRevoked } of company.tokens.values()) if (isRevoked) company.endedTokens.add(id);
}

async function fetchWith(world: World, token: string): Promise<Response> {
  return fetch(`${world.stage.installation.url}/app/profile`, {
    headers: { cookie: `outlay_session=${token}`, 'x-simulated-gateway': 'yes' },
  });
}

/** Names the fault of a passkey's signature; null without one. Written from the specification alone. */
function signatureFault(world: World, one: SignatureRow): string | null {
  const known = world.company!.known.get(one.credential_id!.toString('base64url'));
  if (!known || world.people.get(known.person)?.user.id !== one.user_id)
    return 'is signed with the passkey of another person';
  const message = Buffer.concat([
    Buffer.from(one.content_digest, 'hex'),
    Buffer.from(one.batch_id.replaceAll('-', ''), 'hex'),
    one.nonce!,
  ]);
  const challenge = createHash('sha256').update(message).digest('base64url');
  const client = JSON.parse(one.client_data_json!.toString()) as { challenge: string; type: string };
  if (client.challenge !== challenge || client.type !== 'webauthn.get')
    return 'is signed for another content';
  const signed = Buffer.concat([
    one.authenticator_data!,
    createHash('sha256').update(one.client_data_json!).digest(),
  ]);
  return verify('sha256', signed, ecKeyOf(known.passkey.publicKey), one.signature!)
    ? null
    : 'has a signature that is not valid';
}

/** A P-256 key from its COSE form: both coordinates follow a head of two bytes each. */
function ecKeyOf(cose: Buffer) {
  const y = cose.subarray(-32);
  const x = cose.subarray(-67, -35);
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  return createPublicKey({ key: jwk, format: 'jwk' });
}

/** The accounts of a batch that are no payee's at this time: the newest confirmed account that counts. */
async function unregistered(world: World, batchId: string) {
  return world.stage.owner.query(
    `SELECT w.account_number
       FROM withdrawals w
      WHERE w.batch_id = $1
        AND NOT EXISTS (
              SELECT 1
                FROM (SELECT DISTINCT ON (c.payee_id) c.kind, c.account_number, c.bank_code
                        FROM payee_changes c
                       WHERE c.entity_id = w.entity_id AND c.state = 'CONFIRMED' AND c.counts_from <= $2
                       ORDER BY c.payee_id, c.number DESC) n
               WHERE n.kind <> 'REMOVE' AND n.account_number = w.account_number
                 AND n.bank_code = w.bank_code)`,
    [batchId, new Date(world.stage.clock.ms)],
  );
}
