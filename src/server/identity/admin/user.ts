import { z } from 'zod';
import { ROLES } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { hashPassword } from '../passwords.ts';
import { newId } from '../../platform/random.ts';
import { isNameInUse } from '../name-in-use.ts';
import { AdminRefused, adminCommand, entityNamed, nameInUse, userNamed } from './command.ts';
import { readNewPassword } from './read-secret.ts';

const MIN_PASSWORD = 12;

export const rolesOption = z
  .string()
  .transform((text) => text.split(',').map((role) => role.trim().toUpperCase()))
  .pipe(z.array(z.enum(ROLES, { error: `must be one or more of ${ROLES.join(', ')}` })).min(1));

const OPTIONS = z.object({
  name: z.string().min(1).max(100),
  entity: z.string().optional(),
  'display-name': z.string().trim().min(1).max(100).optional(),
  roles: rolesOption.optional(),
  email: z.email().optional(),
  'set-password': z.boolean().optional(),
  'password-file': z.string().min(1).optional(),
  issuer: z.url().optional(),
  subject: z.string().min(1).optional(),
  state: z.enum(['enabled', 'disabled']).optional(),
});
type Options = z.output<typeof OPTIONS>;

export const user = adminCommand({
  name: 'user',
  summary:
    'adds a user, or changes the password, e-mail address, identity or state. --set-password asks for the ' +
    'password, or reads it from standard input; --password-file reads it from a file',
  bypasses:
    'It bypasses the invitation, the user’s own choice of the password, and the second admin of the ' +
    'dashboard.',
  example:
    'npm run admin -- user --name thandi --display-name "Thandi Nkosi" --entity "Karoo Trading" ' +
    '--roles PREPARER --email thandi@karoo.example --set-password',
  options: OPTIONS,
  run: async (context, options) => {
    if ((options.issuer === undefined) !== (options.subject === undefined))
      throw new AdminRefused(
        '--issuer and --subject belong together: the identity provider, and its id of the user.',
      );
    const at = nowOf(context.clock);
    await requireIdentityFree(context, options);
    const [login] = await context.database.query('SELECT id FROM logins WHERE name = $1', [options.name]);
    if (!login) requireSignInName(options.name);
    const known = login ? await userNamed(context, options.name, options.entity) : null;
    const entityId = known?.entityId ?? (await newEntityOf(context, options));
    const password = await passwordFrom(options);
    const hash = password === null ? null : await hashPassword(context.random, password);
    return context.database.transaction(async (tx) => {
      const id = known?.id ?? newId(context);
      await requireFreeNames(tx, { entityId, userId: id }, options, known === null, at);
      if (known) await updateUser(tx, known, options, at);
      else await insertUser(tx, { id, entityId }, options, at);
      // The login of a new user has the id of the user. Password and identity are those of the person, in
      // every entity. Triggers end the sign-ins of a user whose password, identity or state has changed
      // (migrations/0001_rules.sql, 0094_logins.sql).
      if (hash) await setPassword(tx, known?.loginId ?? id, hash);
      const { name, entity, roles, email, issuer, subject, state, 'display-name': displayName } = options;
      await recordAudit(tx, {
        entityId,
        at,
        actor: OPERATOR,
        action: known ? 'user.updated' : 'user.created',
        subjectType: 'user',
        subjectId: id,
        details: {
          ...{ name, entity, roles, email, issuer, subject, state },
          ...(displayName === undefined ? {} : { displayName }),
          passwordSet: hash !== null,
        },
      });
      if (known) return `${options.name} was updated.`;
      const way =
        hash || options.issuer
          ? ''
          : ' The user cannot sign in yet: set a password with --set-password, or an identity with ' +
            '--issuer and --subject.';
      return `${options.name} was added with id ${id}.${way}`;
    });
  },
});

/** Refuses a name that the dashboard would refuse too: people approve by these names. */
async function requireFreeNames(
  tx: Tx,
  named: { entityId: string; userId: string },
  { name, 'display-name': displayName }: Options,
  isNew: boolean,
  at: Date,
): Promise<void> {
  for (const wanted of [isNew ? name : undefined, displayName])
    if (wanted !== undefined && (await isNameInUse(tx, named, wanted, at))) throw nameInUse(wanted);
}

/** The entity of a new user. Throws AdminRefused. */
async function newEntityOf(context: Context, { name, entity }: Options): Promise<string> {
  if (entity === undefined)
    throw new AdminRefused(
      `There is no user named "${name}" yet. To add one, name the entity with --entity "…".`,
    );
  return (await entityNamed(context, entity)).id;
}

async function insertUser(
  tx: Tx,
  { id, entityId }: { id: string; entityId: string },
  options: Options,
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO users (id, entity_id, name, display_name, email, roles, issuer, subject, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      entityId,
      options.name,
      options['display-name'] ?? null,
      options.email ?? null,
      options.roles ?? ['VIEWER'],
      options.issuer ?? '',
      options.subject ?? id,
      at,
    ],
  );
}

/** Changes what the options name, and nothing else. */
async function updateUser(
  tx: Tx,
  { id, loginId }: { id: string; loginId: string },
  options: Options,
  at: Date,
): Promise<void> {
  if (options.issuer !== undefined)
    await tx.query('UPDATE logins SET issuer = $2, subject = $3 WHERE id = $1', [
      loginId,
      options.issuer,
      options.subject ?? null,
    ]);
  await tx.query(
    `UPDATE users SET
       display_name = coalesce($6, display_name),
       email = coalesce($2, email),
       roles = coalesce($5::text[], roles),
       tokens_valid_from = CASE
         WHEN $3 = 'enabled' AND disabled_at IS NOT NULL THEN $4::timestamptz
         ELSE tokens_valid_from END,
       disabled_at = CASE $3
         WHEN 'disabled' THEN $4::timestamptz WHEN 'enabled' THEN NULL ELSE disabled_at END
      WHERE id = $1`,
    [
      id,
      options.email ?? null,
      options.state ?? '',
      at,
      options.roles ?? null,
      options['display-name'] ?? null,
    ],
  );
}

async function setPassword(tx: Tx, loginId: string, hash: string): Promise<void> {
  await tx.query(
    `INSERT INTO local_credentials (login_id, password_hash)
     VALUES ($1, $2)
     ON CONFLICT (login_id) DO UPDATE
     SET password_hash = $2, failures = 0, blocked_until = NULL`,
    [loginId, hash],
  );
  await tx.query('DELETE FROM sign_in_failures WHERE login_id = $1', [loginId]);
}

/** The new password; null when none is set. Throws AdminRefused. */
async function passwordFrom(options: Options): Promise<string | null> {
  if (options['set-password'] !== true && options['password-file'] === undefined) return null;
  const password = await readNewPassword(options['password-file']);
  if (password.length < MIN_PASSWORD)
    throw new AdminRefused(`A password must have at least ${MIN_PASSWORD} characters.`);
  return password;
}

/**
 * The sign-in form trims the name, so a user whose name has spaces at its ends could never sign in. Only new
 * users are checked, so that users who were added before this check can still be changed.
 */
function requireSignInName(name: string): void {
  const shown = JSON.stringify(name);
  if (name !== name.trim())
    throw new AdminRefused(
      `The name ${shown} begins or ends with a space, so the user could not sign in with it. Remove the ` +
        'space.',
    );
  if (name !== name.normalize('NFC'))
    throw new AdminRefused(
      `The name ${shown} has accents as separate characters (it is not NFC), so it would not match what ` +
        'people type. Type it again.',
    );
}

/** An identity at an external provider belongs to one person (the index logins_one_spelling). */
async function requireIdentityFree(context: Context, { name, issuer, subject }: Options): Promise<void> {
  if (issuer === undefined) return;
  const [other] = await context.database.query(
    "SELECT name FROM logins WHERE rtrim(issuer, '/') = rtrim($1, '/') AND subject = $2 AND name <> $3",
    [issuer, subject ?? null, name],
  );
  if (other) throw new AdminRefused(`That identity already belongs to the user "${other.name}".`);
}
