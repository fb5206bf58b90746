import { expiresAtMs } from '../../../../domain/payouts/control-confirmation.ts';
import { defaultPaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import type { Language } from '../../../../shared/terms.ts';
import { recordAudit, type Actor } from '../../../audit/audit.ts';
import { INVITATION_PATH, makeLink, openInvitation } from '../../../identity/invitations/invitations.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import { announceInvitation } from '../../base/announce.ts';
import { writePaymentConfig } from '../../entity/config/write-payment-config.ts';
import { simulateMoney } from '../../reconciling/funding/simulate-money.ts';
import { isOver, opensFirstStart } from './first-start-link.ts';
import type { Wanted } from './read-form.ts';

/** The simulated money with which a company that tries the sandbox begins. */
export const SANDBOX_MONEY = '250000.00';

const REASON = 'First start: the second person of the company.';

/** What the first start has made, for the page that says so. */
export interface SetUp {
  company: string;
  second: string;
  /** The address of the second person's invitation; null when Outlay mails it. */
  link: string | null;
  /** The address to which it is mailed. */
  mailedTo: string | null;
  sandbox: boolean;
}

interface Made {
  entityId: string;
  adminId: string;
  at: Date;
}

/**
 * Uses the link of the first start: makes the company, its first admin and the invitation of a second person,
 * in one transaction. Null when the link is unknown, used, replaced or too old, or there is an entity: of
 * two browsers, one sets up the company. The database refuses the rest.
 */
export async function setUp(
  context: Context,
  token: string,
  wanted: Wanted,
  language: Language,
): Promise<SetUp | null> {
  const { signIn } = wanted.admin;
  const hash = 'password' in signIn ? await hashPassword(context.random, signIn.password) : null;
  try {
    return await context.database.transaction(async (tx) => {
      const at = nowOf(context.clock);
      if (!(await opensFirstStart(tx, token, at, 'FOR UPDATE'))) return null;
      const made = { entityId: newId(context), adminId: newId(context), at };
      await makeEntity(context, tx, wanted, made);
      const actor = await makeAdmin(context, tx, wanted, made, { hash, language });
      await makeConfigs(tx, wanted, made);
      const invited = await inviteSecond(context, tx, wanted, made);
      if (wanted.sandbox) await fundSandbox(context, tx, wanted, made, actor);
      await recordSetUp(tx, wanted, made, actor, invited.id);
      return {
        company: wanted.company,
        second: wanted.second.displayName,
        link: invited.token && `${context.configuration.publicUrl}${INVITATION_PATH}/${invited.token}`,
        mailedTo: invited.token === null ? wanted.second.email : null,
        sandbox: wanted.sandbox,
      };
    });
  } catch (error) {
    if (isOver(error)) return null;
    throw error;
  }
}

/** The link is used right after the entity exists: the database then sees that it has made it. */
async function makeEntity(
  context: Context,
  tx: Tx,
  { company }: Wanted,
  { entityId, at }: Made,
): Promise<void> {
  await tx.query(
    `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, $2, $3, $3, $4)`,
    [entityId, company, newId(context), at],
  );
  await tx.query('UPDATE first_start SET used_at = $1, entity_id = $2', [at, entityId]);
}

async function makeAdmin(
  { configuration }: Context,
  tx: Tx,
  { admin }: Wanted,
  { entityId, adminId, at }: Made,
  { hash, language }: { hash: string | null; language: Language },
): Promise<Actor> {
  const { displayName, signIn, email, roles } = admin;
  // At another provider there is no user name; this one is unique and names the person.
  const name = 'userName' in signIn ? signIn.userName : (email ?? `${displayName} ${adminId.slice(-8)}`);
  const [issuer, subject] =
    'subject' in signIn ? [configuration.oidc!.issuer, signIn.subject] : ['', adminId];
  await tx.query(
    `INSERT INTO users
            (id, entity_id, name, display_name, email, roles, issuer, subject, language, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [adminId, entityId, name, displayName, email, roles, issuer, subject, language, at],
  );
  if (hash !== null)
    await tx.query('INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, $2)', [
      adminId,
      hash,
    ]);
  return { kind: 'USER', userId: adminId, name };
}

/** The first payment config may be any, because no money has been booked yet. */
async function makeConfigs(tx: Tx, wanted: Wanted, { entityId, adminId, at }: Made): Promise<void> {
  const { country, rails } = wanted;
  await tx.query(
    `INSERT INTO entity_configs
            (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
             max_batch_amounts, rails, updated_at)
     VALUES ($1, $2, $3, $4, true, $5, $6, $7, $8)`,
    [
      entityId,
      wanted.legalName,
      country.code,
      wanted.currencies,
      wanted.maxWithdrawals,
      JSON.stringify([{ currency: country.currency, amountMinor: wanted.maxAmountMinor.toString() }]),
      JSON.stringify(rails),
      at,
    ],
  );
  const rule = { currency: country.currency, upToAmountMinor: null, approvalsRequired: wanted.approvals };
  const config = {
    ...defaultPaymentConfig(country),
    approvalRules: [rule],
    timezone: wanted.timezone,
    defaultRail: rails[0]!.rail,
  };
  await writePaymentConfig(tx, entityId, config, adminId, at);
}

/**
 * Invites the second person by a change of control that the first admin both asks for and confirms. Nowhere
 * else does one admin do that without waiting; the database allows it in this transaction only.
 */
async function inviteSecond(
  context: Context,
  tx: Tx,
  { second }: Wanted,
  { entityId, adminId, at }: Made,
): Promise<{ id: string; token: string | null }> {
  const id = newId(context);
  const { displayName, email, roles } = second;
  await tx.query(
    `INSERT INTO control_changes
            (id, entity_id, kind, subject_id, basis, wanted, reason, asked_by, asked_at, expires_at, state)
     VALUES ($1, $2, 'INVITE_USER', NULL, '{}', $3, $4, $5, $6, $7, 'WAITING')`,
    [id, entityId, JSON.stringify(second), REASON, adminId, at, new Date(expiresAtMs(at.getTime()))],
  );
  await tx.query(
    "UPDATE control_changes SET state = 'APPLIED', decided_by = $2, decided_at = $3 WHERE id = $1",
    [id, adminId, at],
  );
  await openInvitation(
    tx,
    { id, entityId, purpose: 'INVITE', userId: null, displayName, email, roles, askedBy: adminId },
    at,
  );
  // Only the newest link works, so that a mailed one would end the one that the page shows.
  if (email !== null && context.configuration.smtpUrl !== null) {
    await announceInvitation(tx, entityId, id);
    return { id, token: null };
  }
  return { id, token: await makeLink(context, tx, { id, entityId }, adminId, at) };
}

async function fundSandbox(
  context: Context,
  tx: Tx,
  { country: { currency } }: Wanted,
  { entityId }: Made,
  actor: Actor,
): Promise<void> {
  const amountMinor = parseAmount(SANDBOX_MONEY, currency)!;
  const money = { entityId, accessType: 'FUNDING', currency, amountMinor, reference: 'SANDBOX' } as const;
  await simulateMoney(context, tx, money, actor);
}

async function recordSetUp(
  tx: Tx,
  wanted: Wanted,
  { entityId, adminId, at }: Made,
  actor: Actor,
  invitationId: string,
): Promise<void> {
  const { country, admin, second } = wanted;
  await recordAudit(tx, {
    entityId,
    at,
    actor,
    action: 'entity.set_up',
    subjectType: 'entity',
    subjectId: entityId,
    details: {
      name: wanted.company,
      legalName: wanted.legalName,
      country: country.code,
      currencies: wanted.currencies,
      timezone: wanted.timezone,
      withdrawals: wanted.maxWithdrawals,
      amount: formatAmount(wanted.maxAmountMinor, country.currency),
      currency: country.currency,
      approvalsRequired: wanted.approvals,
      rails: wanted.rails.map(({ rail }) => rail),
      userId: adminId,
      roles: admin.roles,
    },
  });
  await recordAudit(tx, {
    entityId,
    at,
    actor,
    action: 'user.first_invited',
    subjectType: 'invitation',
    subjectId: invitationId,
    details: { ...second, controlChangeId: invitationId, reason: REASON },
  });
}
