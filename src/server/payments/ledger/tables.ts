import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TransferKind } from '../../../domain/ledger/transfers.ts';
import type { AccessType } from '../../../shared/terms.ts';
import type { Currency } from '../../../shared/money.ts';
import { at, minor } from '../../platform/database/column-types.ts';
import { entities } from '../../identity/tables.ts';

/**
 * Accounts of the double-entry ledger. An entity's balance of an access type is its AVAILABLE and RESERVED
 * accounts; OUTSIDE is the world beyond (the rails, the banks that money comes from). Only OUTSIDE and the
 * AVAILABLE account of FUNDING may go below zero, the latter never by a hold.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accessType: text('access_type').$type<AccessType | 'OUTSIDE'>().notNull(),
    bucket: text('bucket').$type<'AVAILABLE' | 'RESERVED' | 'OUTSIDE'>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    balanceMinor: minor('balance_minor').notNull(),
    updatedAt: at('updated_at'),
  },
  (t) => [
    unique('ledger_accounts_identity').on(t.entityId, t.accessType, t.bucket, t.currency),
    unique('ledger_accounts_in_entity').on(t.id, t.currency, t.entityId),
    // What the bank took from the account may leave less than nothing available; a hold may not.
    check(
      'balance_not_negative',
      sql`${t.bucket} = 'OUTSIDE' OR ${t.balanceMinor} >= 0
          OR (${t.accessType} IN ('FUNDING', 'COLLECTION') AND ${t.bucket} = 'AVAILABLE')`,
    ),
  ],
);

export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    kind: text('kind').$type<TransferKind>().notNull(),
    batchId: uuid('batch_id'),
    withdrawalId: uuid('withdrawal_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('transfers_batch').on(t.batchId),
    // A withdrawal is settled, released and reversed at most once each.
    uniqueIndex('transfers_once')
      .on(t.withdrawalId, t.kind)
      .where(sql`withdrawal_id IS NOT NULL`),
  ],
);

/**
 * Each transfer's postings are inserted by one SQL statement and sum to zero in each currency; they are never
 * changed.
 */
export const postings = pgTable(
  'postings',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => transfers.id),
    entityId: uuid('entity_id').notNull(),
    accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('postings_transfer').on(t.transferId),
    foreignKey({
      name: 'postings_account_fk',
      columns: [t.accountId, t.currency, t.entityId],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency, ledgerAccounts.entityId],
    }),
  ],
);
