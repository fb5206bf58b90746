/** The promises about who may do what that the database alone can break. $1: the entities of the history. */
export const OF_PEOPLE = [
  {
    name: 'one-person-one-signature',
    sentence: 'No person counts for two signatures of a batch, directly or by a delegation.',
    sql: `WITH parts AS (
            SELECT a.batch_id, a.user_id AS person FROM approvals a WHERE a.entity_id = ANY ($1::uuid[])
             UNION ALL
            SELECT a.batch_id, a.for_user_id
              FROM approvals a
             WHERE a.entity_id = ANY ($1::uuid[]) AND a.for_user_id IS NOT NULL)
          SELECT 'batch ' || b.label || ' has ' || count(*) || ' signatures of one person' AS found
            FROM parts p
            JOIN batches b ON b.id = p.batch_id
           GROUP BY b.id, b.label, p.person
          HAVING count(*) > 1`,
  },
  {
    name: 'lost-passkeys-wait',
    sentence: 'Passkeys are removed only because another admin asked, and a day later at the earliest.',
    sql: `SELECT 'a passkey was removed ' || (p.removed_at - r.asked_at) || ' after it was asked for' AS found
            FROM passkeys p
            JOIN passkey_resets r ON r.id = p.removed_by_reset
           WHERE p.entity_id = ANY ($1::uuid[])
             AND (p.removed_at < r.asked_at + interval '24 hours' OR r.asked_by = p.user_id)`,
  },
] as const;

export const OF_PEOPLE_ELSEWHERE = [
  {
    name: 'two-for-control',
    sentence:
      'Roles, access, policies, payees, tokens that prepare and looser settings need two people with the ' +
      'right role.',
  },
  {
    name: 'counting-signers',
    sentence: 'Everyone who approves a batch may do so, and together they satisfy its policies.',
  },
  {
    name: 'demoted-do-not-count',
    sentence: 'A batch leaves only while the signers that its policies need still may approve.',
  },
  {
    name: 'signed-with-passkey',
    sentence: 'Where a passkey is needed, each approval has its signature of this batch and content.',
  },
  {
    name: 'registered-only',
    sentence: 'Where only registered accounts are paid, no batch goes to one that does not count yet.',
  },
  {
    name: 'ended-access-does-nothing',
    sentence: 'An ended session does nothing, nor does a token that ended, waits or has no admin.',
  },
  {
    name: 'events-arrive',
    sentence: 'Every event of the log arrives at a webhook that is on, with its content.',
  },
  {
    name: 'events-in-order',
    sentence: 'The events of one thing arrive in their order.',
  },
  {
    name: 'events-of-their-company',
    sentence: 'A webhook receives nothing of another company, and what it receives is signed with its keys.',
  },
] as const;

export type PeoplePromiseName =
  | (typeof OF_PEOPLE)[number]['name']
  | (typeof OF_PEOPLE_ELSEWHERE)[number]['name'];
