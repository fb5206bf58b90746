import type { Fault } from '../fault.ts';

const ANOTHER_ADMIN = `(SELECT u.id
            FROM users u
           WHERE u.entity_id = c.entity_id AND u.disabled_at IS NULL AND 'ADMIN' = ANY (u.roles)
             AND u.id <> c.asked_by
           ORDER BY u.id
           LIMIT 1)`;

const OF_PEOPLE: readonly Fault[] = [
  {
    name: 'a change of control that its own admin confirms',
    foundBy: ['two-for-control'],
    rewrites: [
      {
        within: 'FROM control_changes c',
        from: 'c.asked_by, asker.name AS asked_by_name',
        to: `${ANOTHER_ADMIN} AS asked_by, asker.name AS asked_by_name`,
      },
    ],
    sql: ['ALTER TABLE control_changes DISABLE TRIGGER control_changes_guard'],
  },
  {
    name: 'an approval that counts after its person has lost the role',
    foundBy: ['counting-signers', 'demoted-do-not-count'],
    sql: [
      `CREATE OR REPLACE FUNCTION approval_lapse(disabled_at timestamptz, roles text[]) RETURNS text
         LANGUAGE sql IMMUTABLE AS $$ SELECT 'NEVER' WHERE disabled_at < '-infinity' AND roles IS NULL $$`,
    ],
  },
  {
    name: 'a person who signs beside their delegate',
    foundBy: ['one-person-one-signature'],
    rewrites: [
      {
        from: 'SELECT a.user_id AS "userId", a.for_user_id AS "forUserId",',
        to: 'SELECT a.user_id AS "userId", nullif(a.for_user_id, a.for_user_id) AS "forUserId",',
      },
    ],
    sql: [
      `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('guard_approval'::regproc),
         'a.for_user_id IN (NEW.user_id, NEW.for_user_id) OR a.user_id = NEW.for_user_id', 'false'); END $$`,
    ],
  },
  {
    name: 'a batch that forgets the policy of its preparation',
    foundBy: ['counting-signers'],
    sql: [
      `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('pin_policy'::regproc),
         'newest_policy(NEW.entity_id)', '0'); END $$`,
    ],
  },
  {
    name: 'an approval without the passkey that it needs',
    foundBy: ['signed-with-passkey'],
    rewrites: [
      {
        from: 'c.standing_months, c.passkey_above_minor,',
        to: 'c.standing_months, nullif(c.passkey_above_minor, c.passkey_above_minor) AS passkey_above_minor,',
      },
    ],
    sql: [
      `CREATE OR REPLACE FUNCTION demands_passkey(batch uuid) RETURNS boolean
         LANGUAGE sql STABLE AS $$ SELECT batch IS NULL $$`,
    ],
  },
  {
    name: 'a payment to an account that no second person has confirmed',
    foundBy: ['registered-only'],
    rewrites: [
      {
        from: 'c.payee_accounts, c.verified_above_minor',
        to:
          "coalesce(nullif(c.payee_accounts, 'REGISTERED_ONLY'), 'WARN') AS payee_accounts, " +
          'c.verified_above_minor',
      },
    ],
    sql: [
      `CREATE OR REPLACE FUNCTION rows_refused_by_register(batch uuid, at timestamptz)
         RETURNS TABLE (row_number integer, finding text)
         LANGUAGE sql STABLE AS $$ SELECT 1, 'NOT_REGISTERED' WHERE batch IS NULL AND at IS NULL $$`,
    ],
  },
  {
    name: 'a token that works after it was revoked',
    foundBy: ['ended-access-does-nothing'],
    rewrites: [
      {
        from: 't.confirmed_at, t.revoked_at, t.last_used_at, t.last_used_from,',
        to:
          't.confirmed_at, nullif(t.revoked_at, t.revoked_at) AS revoked_at, ' +
          't.last_used_at, t.last_used_from,',
      },
    ],
  },
  {
    name: 'a reset that removes passkeys at once',
    foundBy: ['lost-passkeys-wait'],
    rewrites: [
      {
        from: "WHERE state = 'WAITING' AND takes_effect_at <= $1",
        to: "WHERE state = 'WAITING' AND takes_effect_at - interval '1 day' <= $1",
      },
      {
        from: 'r.takes_effect_at, r.state,',
        to:
          "CASE r.state WHEN 'WAITING' THEN r.asked_at ELSE r.takes_effect_at END AS takes_effect_at, " +
          'r.state,',
      },
    ],
    sql: [
      'ALTER TABLE passkey_resets DISABLE TRIGGER USER',
      'ALTER TABLE passkeys DISABLE TRIGGER USER',
      'ALTER TABLE passkey_resets DROP CONSTRAINT passkey_reset_decided',
    ],
  },
  {
    name: 'a session that works after an admin has ended it',
    foundBy: ['ended-access-does-nothing'],
    rewrites: [
      {
        from: 'DELETE FROM sessions WHERE user_id = $1',
        to: 'DELETE FROM sessions WHERE user_id = $1 AND false',
      },
    ],
  },
  {
    name: 'an event that no webhook receives',
    foundBy: ['events-arrive'],
    sql: [
      `CREATE FUNCTION simulated_silence() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
      `CREATE TRIGGER simulated_silence BEFORE INSERT ON webhook_deliveries FOR EACH ROW
         WHEN (NEW.type = 'batch.approved') EXECUTE FUNCTION simulated_silence()`,
    ],
  },
  {
    name: 'events of one thing that overtake each other',
    foundBy: ['events-in-order'],
    rewrites: [{ from: 'AND o.position < w.position', to: 'AND o.position < 0' }],
  },
  {
    name: 'a webhook that receives the events of every company',
    foundBy: ['events-of-their-company'],
    rewrites: [
      {
        from: 'SELECT p.id, e.id, e.entity_id, e.position',
        to: 'SELECT p.id, e.id, p.entity_id, e.position',
      },
      {
        from: 'JOIN events e ON e.entity_id = p.entity_id AND e.position > $2',
        to: 'JOIN events e ON e.position > $2',
      },
      {
        from: 'LEFT JOIN events e ON e.entity_id = $7 AND e.id = due.event_id',
        to: 'LEFT JOIN events e ON $7::uuid IS NOT NULL AND e.id = due.event_id',
      },
    ],
  },
];

/** Faults around people, programs and webhooks. */
export const PEOPLE_FAULTS: readonly Fault[] = OF_PEOPLE.map((fault) => ({
  ...fault,
  canShow: ({ hasPeople }) => hasPeople ?? false,
}));
