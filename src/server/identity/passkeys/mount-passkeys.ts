import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import * as contract from '../../../contract/dashboard/passkeys.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import { PASSKEY_LIMITS } from '../../../shared/passkey-terms.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { actorOf, recordAudit, type AuditRecord } from '../../audit/audit.ts';
import type { Access, Caller } from '../../platform/caller.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';
import { mount } from '../../platform/http/route.ts';
import { newId } from '../../platform/random.ts';
import { lockPerson } from '../logins.ts';
import { currentSessionOf } from '../session/current-session.ts';
import { endOtherSignIns } from '../session/own-sessions.ts';
import { requireFreshSignIn } from '../step-up.ts';
import { announcePasskey } from './announce.ts';
import { askForPasskey, issueChallenge, takeChallenge } from './challenges.ts';
import { passkeyRequired } from './refusals.ts';
import { arePasskeysPossible, relyingParty } from './relying-party.ts';
import { waitingResetOf } from './resets.ts';
import { verifyAssertion, type Assertion } from './verify-assertion.ts';
import { ALGORITHMS, verifyRegistration, type NewKey } from './verify-registration.ts';

/** A passkey may sign for years, so adding one requires a sign-in that is no older than this. */
export const FRESH_S = (15 * MINUTE_MS) / 1_000;

type PasskeyList = z.input<(typeof contract.listPasskeys)['answers'][200]['schema']>;

/** /app/passkeys: the passkeys of the signed-in user. */
export function mountPasskeys(app: FastifyInstance, context: Context, access: Access): void {
  const { database, clock } = context;
  mount(app, access, '', contract.listPasskeys, ({ caller }) => listOf(context, database, caller));

  mount(app, access, '', contract.startPasskey, async ({ caller }) => {
    requireFreshSignIn(caller, FRESH_S, clock.nowMs());
    requirePossible(context);
    return database.transaction(async (tx) => {
      const at = nowOf(clock);
      const known = await requireRoom(tx, caller);
      const { nonce } = await issueChallenge(context, tx, caller, 'REGISTER', null, at);
      return {
        options: await creationOptions(context, caller, nonce, known),
        proof: known.length === 0 ? null : await askForPasskey(context, tx, caller, 'PROVE', null, at),
      };
    });
  });

  mount(app, access, '', contract.createPasskey, async ({ caller, body }) => {
    requireFreshSignIn(caller, FRESH_S, clock.nowMs());
    requirePossible(context);
    return database.transaction(async (tx) => {
      const at = nowOf(clock);
      const known = await requireRoom(tx, caller);
      if (known.length > 0) await requireProof(context, tx, caller, body.proof, at);
      const challenge = await takeChallenge(tx, caller, 'REGISTER', null, body.nonce, at);
      const key = await verifyRegistration(context, body.credential, challenge);
      const id = newId(context);
      await insertPasskey(tx, caller, { id, name: body.name, ...key }, body.credential.transports, at);
      await announcePasskey(tx, { ...ownerOf(caller), event: 'ADDED', subjectId: id });
      const shown = await listOf(context, tx, caller);
      await recordAudit(tx, auditOf(caller, at, 'passkey.added', id, { name: body.name }));
      return shown;
    });
  });

  mount(app, access, '', contract.renamePasskey, async ({ caller, params, body }) =>
    database.transaction(async (tx) => {
      const at = nowOf(clock);
      const passkey = await lockOwn(tx, caller, params.id);
      await tx.query('UPDATE passkeys SET name = $2 WHERE id = $1', [passkey.id, body.name]);
      const shown = await listOf(context, tx, caller);
      const details = { before: passkey.name, after: body.name };
      await recordAudit(tx, auditOf(caller, at, 'passkey.renamed', passkey.id, details));
      return shown;
    }),
  );

  mount(app, access, '', contract.provePasskey, async ({ caller }) =>
    askForPasskey(context, database, caller, 'PROVE', null, nowOf(clock)),
  );

  mount(app, access, '', contract.removePasskey, async ({ caller, params, body, request }) =>
    database.transaction(async (tx) => {
      const at = nowOf(clock);
      await requireRoom(tx, caller, Number.POSITIVE_INFINITY);
      const passkey = await lockOwn(tx, caller, params.id);
      await requireProof(context, tx, caller, body.proof, at);
      await tx.query('UPDATE passkeys SET removed_at = $2 WHERE id = $1', [passkey.id, at]);
      // Whoever else had the passkey may be signed in with it.
      await endOtherSignIns(tx, caller.userId, currentSessionOf(context, request));
      await announcePasskey(tx, { ...ownerOf(caller), event: 'REMOVED', subjectId: passkey.id });
      const shown = await listOf(context, tx, caller);
      await recordAudit(tx, auditOf(caller, at, 'passkey.removed', passkey.id, { name: passkey.name }));
      return shown;
    }),
  );
}

const ownerOf = ({ userId, entityId }: Caller) => ({ userId, entityId });

function requirePossible({ configuration }: Context): void {
  if (!arePasskeysPossible(configuration))
    throw refused('passkeys_not_possible', explain('passkeys_not_possible'));
}

/**
 * The passkeys that the user has. Locking the person's users makes two additions follow each other, so that
 * the second one needs a proof. Throws 400 `too_many_passkeys`.
 */
async function requireRoom(
  tx: Tx,
  { userId }: Caller,
  most: number = PASSKEY_LIMITS.perUser,
): Promise<{ id: string; transports: string[] }[]> {
  await lockPerson(tx, userId);
  const rows = await tx.query(
    'SELECT credential_id, transports FROM passkeys WHERE user_id = $1 AND removed_at IS NULL',
    [userId],
  );
  if (rows.length >= most) throw refused('too_many_passkeys', explain('too_many_passkeys', { most }));
  return rows.map(({ credential_id: id, transports }) => ({ id: id.toString('base64url'), transports }));
}

/** Without this a password alone could replace the passkeys of its owner. Throws 401. */
async function requireProof(
  context: Context,
  tx: Tx,
  caller: Caller,
  proof: Assertion | undefined,
  at: Date,
): Promise<void> {
  if (!proof) throw passkeyRequired(explain('passkey_required.proof'));
  const challenge = await takeChallenge(tx, caller, 'PROVE', null, proof.nonce, at);
  await verifyAssertion(context, tx, caller, proof, challenge, at);
}

async function creationOptions(
  { configuration }: Context,
  { userId, userName, entityName }: Caller,
  challenge: Buffer,
  known: { id: string; transports: string[] }[],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { id: rpID } = relyingParty(configuration);
  return {
    ...(await generateRegistrationOptions({
      rpName: 'Outlay',
      rpID,
      userID: new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex')),
      userName,
      // A person with several companies has passkeys for each, which the device lists side by side.
      userDisplayName: `${userName} (${entityName})`,
      challenge: new Uint8Array(challenge),
      timeout: PASSKEY_LIMITS.challengeMinutes * MINUTE_MS,
      attestationType: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })),
  };
}

/** Throws 400 `passkey_known`. */
async function insertPasskey(
  tx: Tx,
  { userId, entityId }: Caller,
  key: NewKey & { id: string; name: string },
  transports: readonly string[],
  at: Date,
): Promise<void> {
  const inserted = await tx.query(
    `INSERT INTO passkeys
            (id, entity_id, user_id, name, credential_id, public_key, counter, transports,
             backup_eligible, backed_up, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (credential_id) DO NOTHING
     RETURNING id`,
    [
      key.id,
      entityId,
      userId,
      key.name,
      key.credentialId,
      key.publicKey,
      key.counter,
      [...transports],
      key.backupEligible,
      key.backedUp,
      at,
    ],
  );
  if (inserted.length === 0) throw refused('passkey_known', explain('passkey_known'));
}

/** A passkey in use of the caller, locked until the transaction ends. Throws 404. */
async function lockOwn(tx: Tx, { userId }: Caller, id: string): Promise<{ id: string; name: string }> {
  const [passkey] = await tx.query(
    'SELECT id, name FROM passkeys WHERE id = $1 AND user_id = $2 AND removed_at IS NULL FOR NO KEY UPDATE',
    [id, userId],
  );
  if (!passkey) throw notFound('passkey');
  return passkey;
}

async function listOf(context: Context, db: Queryable, caller: Caller): Promise<PasskeyList> {
  const rows = await db.query(
    `SELECT id, name, created_at, last_used_at, backed_up
       FROM passkeys
      WHERE user_id = $1 AND removed_at IS NULL
      ORDER BY created_at, id`,
    [caller.userId],
  );
  return {
    isPossible: arePasskeysPossible(context.configuration),
    passkeys: rows.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      isSynced: row.backed_up,
    })),
    reset: await waitingResetOf(db, caller),
  };
}

function auditOf(
  caller: Caller,
  at: Date,
  action: 'passkey.added' | 'passkey.renamed' | 'passkey.removed',
  passkeyId: string,
  details: Record<string, unknown>,
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action,
    subjectType: 'user',
    subjectId: caller.userId,
    details: { passkeyId, ...details },
  };
}
