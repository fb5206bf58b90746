import type { z } from 'zod';
import type { OpeningOfAccount } from '../../../../contract/dashboard/opening-balances.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import { whoMayConfirm, type Confirmer } from '../reconciliation/who-may-confirm.ts';
import { loadCandidates } from './candidates.ts';
import { openingAmounts, type OpeningAmounts } from './opening-amounts.ts';

type OpeningForDisplay = z.input<typeof OpeningOfAccount>;

const SELECT_ACCOUNTS = `
  SELECT a.id AS account_id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name,
         c.purpose = 'RECEIPTS' AS is_receiving, o.id, o.statement_id, s.statement_name, s.file_id,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_sent_by_bank,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name) ORDER BY u.name), '[]')
            FROM users u
           WHERE u.id = ANY(f.uploaders)) AS uploaded_by,
         o.day, o.opening_minor, o.proposed_at,
         o.proposed_by, p.name AS proposed_by_name, o.confirmed_at, o.confirmed_by,
         k.name AS confirmed_by_name, o.booked_before_minor, o.not_at_bank_minor, o.booked_minor
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id
    LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL
    LEFT JOIN bank_statements s ON s.id = o.statement_id
    LEFT JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users p ON p.id = o.proposed_by
    LEFT JOIN users k ON k.id = o.confirmed_by`;

type Row = RowOf<typeof SELECT_ACCOUNTS>;

/** The accounts that pay or receive, in the order in which their first statements came. */
export async function loadOpenings(db: Queryable, entityId: string): Promise<OpeningForDisplay[]> {
  const rows = await db.query(
    `${SELECT_ACCOUNTS}
     WHERE a.entity_id = $1 AND c.purpose <> 'STATEMENTS_ONLY' ORDER BY a.created_at, a.id`,
    [entityId],
  );
  return Promise.all(rows.map((row) => display(db, row)));
}

/** One account. The caller knows that the entity has it. */
export async function loadOpening(db: Queryable, accountId: string): Promise<OpeningForDisplay> {
  const [row] = await db.query(`${SELECT_ACCOUNTS} WHERE a.id = $1`, [accountId]);
  return display(db, row!);
}

/** The users who may confirm it: all who post entries, except the proposer and the uploaders. */
export async function othersWhoMayConfirm(
  db: Queryable,
  { entityId, fileId, proposedBy }: { entityId: string; fileId: string; proposedBy: string },
): Promise<Confirmer[]> {
  const users = await whoMayConfirm(db, entityId, [fileId], []);
  return users.filter(({ userId }) => userId !== proposedBy);
}

async function display(db: Queryable, row: Row): Promise<OpeningForDisplay> {
  const { currency } = row;
  const amount = (minor: bigint) => formatAmount(minor, currency);
  const account = {
    id: row.account_id,
    accountNumber: row.account_number,
    currency,
    connection: { id: row.connection_id, displayName: row.display_name },
  };
  if (row.id === null) {
    const candidates = await loadCandidates(db, row.account_id);
    return {
      account,
      state: 'MISSING',
      candidates: candidates.map(({ statementId, name, day, openingMinor }) => ({
        statement: { id: statementId, name },
        day,
        openingAmount: amount(openingMinor),
        isOverdrawn: openingMinor < 0n,
      })),
      opening: null,
    };
  }
  const isBooked = row.confirmed_at !== null;
  const amounts = await amountsOf(db, row);
  return {
    account,
    state: isBooked ? 'BOOKED' : 'WAITING',
    candidates: [],
    opening: {
      id: row.id,
      statement: { id: row.statement_id!, name: row.statement_name ?? '' },
      isSentByBank: row.is_sent_by_bank!,
      uploadedBy: row.uploaded_by as Confirmer[],
      day: row.day!,
      openingAmount: amount(row.opening_minor!),
      bookedBeforeAmount: amount(amounts.bookedBeforeMinor),
      notAtBankAmount: amount(amounts.notAtBankMinor),
      bookedAmount: amount(amounts.bookedMinor),
      proposedBy: { userId: row.proposed_by!, name: row.proposed_by_name ?? '' },
      proposedAt: row.proposed_at!.toISOString(),
      mayConfirm: isBooked
        ? []
        : await othersWhoMayConfirm(db, {
            entityId: row.entity_id,
            fileId: row.file_id!,
            proposedBy: row.proposed_by!,
          }),
      confirmedBy: isBooked ? { userId: row.confirmed_by!, name: row.confirmed_by_name ?? '' } : null,
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
    },
  };
}

/** The amounts that were booked, or that would be booked by now. */
async function amountsOf(db: Queryable, row: Row): Promise<OpeningAmounts> {
  if (row.confirmed_at !== null)
    return {
      bookedBeforeMinor: row.booked_before_minor!,
      notAtBankMinor: row.not_at_bank_minor!,
      bookedMinor: row.booked_minor!,
    };
  return openingAmounts(db, {
    accountId: row.account_id,
    entityId: row.entity_id,
    accountNumber: row.account_number,
    currency: row.currency,
    day: row.day!,
    openingMinor: row.opening_minor!,
    isReceiving: row.is_receiving ?? false,
  });
}
