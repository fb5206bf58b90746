import type { z } from 'zod';
import type { MonthEnd } from '../../../../contract/dashboard/month-ends.ts';
import {
  daysOfMonth,
  mayClose,
  monthState,
  WEIGHT_OF_MATTER,
} from '../../../../domain/reconciliation/month-end.ts';
import { invariant, notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import { todayOf } from '../funding/today.ts';
import { requireAccount, type AccountRow } from '../reconciliation/balance-days.ts';
import { loadBookedLater } from '../reconciliation/booked-later.ts';
import { loadBeginning, type Beginning } from '../reconciliation/beginning.ts';
import { whoMayConfirm, type Confirmer } from '../reconciliation/who-may-confirm.ts';
import { loadMonths } from './load-months.ts';
import { loadRecord } from './month-record.ts';

export type MonthForDisplay = z.input<typeof MonthEnd>;

const SELECT_CLOSES = `
  SELECT c.id, c.account_id, c.month, c.explanation, c.requested_at, c.requested_by,
         u.name AS requested_by_name, c.confirmed_at, c.confirmed_by, v.name AS confirmed_by_name,
         c.record, c.digest, c.reopen_asked_at, c.reopen_asked_by, x.name AS reopen_asked_by_name,
         c.reopen_reason, c.reopened_at, c.reopened_by, y.name AS reopened_by_name
    FROM month_closes c
    JOIN users u ON u.id = c.requested_by
    LEFT JOIN users v ON v.id = c.confirmed_by
    LEFT JOIN users x ON x.id = c.reopen_asked_by
    LEFT JOIN users y ON y.id = c.reopened_by`;

type CloseRow = RowOf<typeof SELECT_CLOSES>;

/** Months of an account, the latest first. */
export async function displayMonths(
  context: Context,
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  months: readonly string[],
): Promise<MonthForDisplay[]> {
  const today = await todayOf(context, db, account.entity_id);
  const loaded = await loadMonths(db, account, beginning, months, today);
  const closes = await db.query(
    `${SELECT_CLOSES}
      WHERE c.account_id = $1 AND c.month = ANY($2) AND c.withdrawn_at IS NULL
      ORDER BY c.month, c.requested_at DESC, c.id DESC`,
    [account.id, months],
  );
  const { months: later } = await loadBookedLater(db, account, beginning, months);
  const shown: MonthForDisplay[] = [];
  for (const { month, balances, matters } of loaded) {
    const close = closes.find((row) => row.month === month) ?? null;
    const isReady = mayClose(matters);
    const state = monthState(
      close && { isConfirmed: close.confirmed_at !== null, isReopened: close.reopened_at !== null },
      isReady,
    );
    shown.push({
      account: {
        id: account.id,
        accountNumber: account.account_number,
        currency: account.currency,
        connection: { id: account.connection_id, displayName: account.display_name },
      },
      month,
      lastDay: daysOfMonth(month).lastDay,
      state,
      isReady: isReady && (state === 'READY' || state === 'REOPENED'),
      bankBalance: balances?.bank ?? null,
      ledgerBalance: balances?.ledger ?? null,
      differenceAmount: balances?.difference ?? null,
      matters: matters.map((matter) => ({ ...matter, weight: WEIGHT_OF_MATTER[matter.code] })),
      closing: close && {
        ...(await displayClosing(db, account, beginning, close)),
        bookedLater: (close.reopened_at === null && later.get(month)) || null,
      },
    });
  }
  return shown;
}

/** One month of an account that the entity has. */
export async function displayMonth(
  context: Context,
  db: Queryable,
  { entityId, accountId, month }: { entityId: string; accountId: string; month: string },
): Promise<MonthForDisplay> {
  const account = await requireAccount(db, entityId, accountId);
  const beginning = await loadBeginning(db, accountId);
  invariant(beginning, 'a month with a closing has statements');
  const [shown] = await displayMonths(context, db, account, beginning, [month]);
  return shown!;
}

/** A closing of the entity. Throws 404. */
export async function loadClose(db: Queryable, entityId: string, id: string): Promise<CloseRow> {
  const [row] = await db.query(`${SELECT_CLOSES} WHERE c.entity_id = $1 AND c.id = $2`, [entityId, id]);
  if (!row) throw notFound('month_end');
  return row;
}

/** The users who may confirm what another one asked for. */
export async function othersThan(db: Queryable, entityId: string, userId: string): Promise<Confirmer[]> {
  const users = await whoMayConfirm(db, entityId, [], []);
  return users.filter((user) => user.userId !== userId);
}

async function displayClosing(
  db: Queryable,
  account: AccountRow,
  beginning: Beginning,
  row: CloseRow,
): Promise<Omit<NonNullable<MonthForDisplay['closing']>, 'bookedLater'>> {
  const person = (userId: string, name: string | null) => ({ userId, name: name ?? '' });
  const isConfirmed = row.confirmed_at !== null;
  const frozen =
    row.record && row.digest !== null
      ? { record: row.record, digest: row.digest }
      : await loadRecord(db, account, beginning, row.month);
  const asked = isConfirmed ? row.reopen_asked_by : row.requested_by;
  return {
    id: row.id,
    requestedBy: person(row.requested_by, row.requested_by_name),
    requestedAt: row.requested_at.toISOString(),
    explanation: row.explanation,
    confirmedBy: isConfirmed ? person(row.confirmed_by!, row.confirmed_by_name) : null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    digest: frozen.digest,
    record: { ...frozen.record, other: frozen.record.other ?? [] },
    reopening: row.reopen_asked_at && {
      by: person(row.reopen_asked_by!, row.reopen_asked_by_name),
      at: row.reopen_asked_at.toISOString(),
      reason: row.reopen_reason ?? '',
      confirmedBy: row.reopened_at ? person(row.reopened_by!, row.reopened_by_name) : null,
      confirmedAt: row.reopened_at?.toISOString() ?? null,
    },
    mayConfirm: asked === null || row.reopened_at ? [] : await othersThan(db, account.entity_id, asked),
  };
}
