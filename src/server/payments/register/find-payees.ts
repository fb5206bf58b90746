import type { z } from 'zod';
import type { SearchResults } from '../../../contract/dashboard/search.ts';
import { fitsReference } from '../../../shared/reference-format.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Terms } from '../base/search-terms.ts';
import { displayPayee, SELECT_PAYEES } from './payee-for-display.ts';

/** More matches are too many to be useful: the user types another word. */
const CANDIDATES = 100;
/** References of one length with a format: each is compared. */
const FORMATS = 2_000;
/** Fewer digits are in most account numbers, and no index finds them. */
const SHORTEST_PART = 3;
/** A shorter text fits the format of a reference by chance. */
const SHORTEST_REFERENCE = 4;

/**
 * Payees by name, by the account number of any change (the last digits are enough), by the format that a
 * reference fits, or by their id: accounts that end with the digits that were typed first, formats last.
 */
export async function findPayees(
  db: Queryable,
  entityId: string,
  typed: string,
  { id, longest, second, others, endsWith }: Terms,
  limit: number,
  at: Date,
): Promise<z.input<typeof SearchResults>['payees']> {
  const candidates = await db.query(
    `(SELECT n.id, false AS ends
        FROM payees n
       WHERE n.entity_id = $1 AND n.search_name LIKE $2 AND n.search_name LIKE $3
         AND n.search_name LIKE ALL ($4)
       LIMIT $5)
     UNION
     (SELECT c.payee_id, c.account_number LIKE $7
        FROM payee_changes c
       WHERE c.entity_id = $1 AND c.account_number LIKE $6
       LIMIT $5)`,
    [
      entityId,
      longest,
      second,
      others,
      BigInt(CANDIDATES),
      endsWith === null || endsWith.length <= SHORTEST_PART ? null : `${endsWith}%`,
      endsWith ?? '',
    ],
  );
  const found = await db.query(
    `SELECT p.id
       FROM payees p
      WHERE p.entity_id = $1 AND (p.id = ANY ($2) OR p.id = ANY ($3) OR p.id = $4)
      ORDER BY p.id = ANY ($5) DESC, p.id = ANY ($3), p.search_name, p.id
      LIMIT $6`,
    [
      entityId,
      candidates.flatMap((row) => row.id ?? []),
      await payeesOfReference(db, entityId, typed),
      id,
      candidates.flatMap((row) => (row.ends ? (row.id ?? []) : [])),
      BigInt(limit),
    ],
  );
  const ids = found.map((row) => row.id);
  const rows = await db.query(`${SELECT_PAYEES} WHERE p.entity_id = $2 AND p.id = ANY ($3)`, [
    at,
    entityId,
    ids,
  ]);
  const banks = await db.query('SELECT code, display_name AS name FROM banks');
  return rows
    .map(displayPayee)
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((payee) => {
      const account = payee.account ?? payee.openChange?.account;
      return {
        id: payee.id,
        name: payee.name,
        bankName: account ? (banks.find(({ code }) => code === account.bankCode)?.name ?? null) : null,
        accountNumber: account?.accountNumber ?? null,
        state: payee.openChange ? 'WAITING' : account ? 'PAID' : 'NOT_PAID',
      };
    });
}

/** Payees that ask for references like the text. */
async function payeesOfReference(db: Queryable, entityId: string, typed: string): Promise<string[]> {
  const reference = typed.replaceAll(/\s/g, '');
  if (reference.length < SHORTEST_REFERENCE) return [];
  const rows = await db.query(
    `SELECT payee_id, reference_format
       FROM payee_changes
      WHERE entity_id = $1 AND char_length(replace(reference_format, ' ', '')) = $2
        AND state IN ('WAITING', 'CONFIRMED')
      LIMIT $3`,
    [entityId, reference.length, BigInt(FORMATS)],
  );
  return [
    ...new Set(
      rows
        .filter(({ reference_format: format }) => format !== null && fitsReference(format, reference))
        .map(({ payee_id: payeeId }) => payeeId),
    ),
  ];
}
