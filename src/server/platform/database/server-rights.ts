/**
 * The rights of the server's role on each table. It may read and write tables that are not named here,
 * including those of later migrations. DDL, TRUNCATE and everything else are left to the owner.
 */

/** The schemas whose tables the server uses. */
export const SERVER_SCHEMAS = ['public', 'exchange', 'sandbox_rail', 'pgboss'] as const;

/** The record of applied migrations: the server only reads it, to tell whether it is ready. */
export const MIGRATIONS_SCHEMA = 'drizzle';

export const USUAL_RIGHTS = 'SELECT, INSERT, UPDATE, DELETE';

/** Tables on which the server has fewer rights than the usual ones, and why. */
export const FEWER_RIGHTS: Readonly<Record<string, string>> = {
  // Written by audit_append() alone, which runs with the owner's rights.
  'public.audit_log': 'SELECT',
  'public.audit_heads': 'SELECT',
  // Append-only.
  'public.approvals': 'SELECT, INSERT',
  'public.transfers': 'SELECT, INSERT',
  'public.postings': 'SELECT, INSERT',
  // Balances and counts are written by triggers, which run with the owner's rights.
  'public.ledger_accounts': 'SELECT, INSERT',
  'public.batch_counts': 'SELECT',
  // Payments, made or planned, are never deleted, nor are the users who approved them.
  'public.batches': 'SELECT, INSERT, UPDATE',
  'public.withdrawals': 'SELECT, INSERT, UPDATE',
  'public.payouts': 'SELECT, INSERT, UPDATE',
  'public.beneficiaries': 'SELECT, INSERT, UPDATE',
  'public.entities': 'SELECT, INSERT, UPDATE',
  'public.users': 'SELECT, INSERT, UPDATE',
  'sandbox_rail.payments': 'SELECT, INSERT, UPDATE',
};

/**
 * Functions that only the server's role, beside the owner, may call. Trigger functions may be called by
 * nobody.
 */
export const CALLABLE_FUNCTIONS = ['public.audit_append', 'public.counting_approvals'] as const;
