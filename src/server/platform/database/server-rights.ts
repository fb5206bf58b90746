/**
 * The rights of the server's role on each table. It may read and write tables that are not named here,
 * including those of later migrations. Only the owner may do anything else, such as DDL and TRUNCATE.
 */

/** The schemas whose tables the server uses. */
export const SERVER_SCHEMAS = ['public', 'exchange', 'sandbox_rail', 'pgboss'] as const;

/** The record of applied migrations. The server only reads it, for /readyz. */
export const MIGRATIONS_SCHEMA = 'drizzle';

export const USUAL_RIGHTS = 'SELECT, INSERT, UPDATE, DELETE';

/** Tables on which the server has fewer rights than the usual ones, and why. */
export const FEWER_RIGHTS: Readonly<Record<string, string>> = {
  // Written only by audit_append(), which runs with the owner's rights.
  'public.audit_log': 'SELECT',
  'public.audit_heads': 'SELECT',
  // Append-only.
  'public.approvals': 'SELECT, INSERT',
  'public.approval_assertions': 'SELECT, INSERT',
  'public.batch_comments': 'SELECT, INSERT',
  // Batches refer to the policies under which they were prepared and approved.
  'public.signing_policies': 'SELECT, INSERT',
  'public.batch_signers': 'SELECT, INSERT, UPDATE',
  'public.delegations': 'SELECT, INSERT, UPDATE',
  'public.opening_balances': 'SELECT, INSERT, UPDATE',
  'public.entry_rules': 'SELECT, INSERT, UPDATE',
  'public.month_closes': 'SELECT, INSERT, UPDATE',
  // Payments that repeat, planned or made, are never deleted.
  'public.schedules': 'SELECT, INSERT, UPDATE',
  'public.schedule_versions': 'SELECT, INSERT, UPDATE',
  'public.schedule_runs': 'SELECT, INSERT, UPDATE',
  'public.schedule_rows': 'SELECT, INSERT',
  'public.schedule_approvals': 'SELECT, INSERT',
  // A token that was revoked stays on record.
  'public.program_tokens': 'SELECT, INSERT, UPDATE',
  // A deleted row would take with it that every config needs a second admin.
  'public.entity_configs': 'SELECT, INSERT, UPDATE',
  // A change stays on record with both admins. A trigger writes the history of roles.
  'public.control_changes': 'SELECT, INSERT, UPDATE',
  'public.invitations': 'SELECT, INSERT, UPDATE',
  'public.invitation_links': 'SELECT, INSERT',
  'public.user_access_history': 'SELECT',
  // A link that made an entity stays on record, so that no second one is made.
  'public.first_start': 'SELECT, INSERT, UPDATE',
  // A change of a payee stays on record with its evidence, and an answer of a bank as it was given.
  'public.payees': 'SELECT, INSERT',
  'public.payee_changes': 'SELECT, INSERT, UPDATE',
  'public.payee_verifications': 'SELECT, INSERT, UPDATE',
  'public.payee_verification_answers': 'SELECT, INSERT',
  // The key of a passkey that was removed verifies the approvals that were given with it.
  'public.passkeys': 'SELECT, INSERT, UPDATE',
  'public.passkey_resets': 'SELECT, INSERT, UPDATE',
  'public.schedule_sweeps': 'SELECT, INSERT',
  'public.collection_sweeps': 'SELECT, INSERT',
  // Payers may have noted the details of a request, so it is never deleted.
  'public.payers': 'SELECT, INSERT, UPDATE',
  // Triggers write how payers are found by a name like theirs.
  'public.payer_likenesses': 'SELECT',
  'public.payment_requests': 'SELECT, INSERT, UPDATE',
  'public.payment_request_events': 'SELECT, INSERT',
  'public.write_offs': 'SELECT, INSERT, UPDATE',
  // A link that was revoked never works again.
  'public.pay_links': 'SELECT, INSERT, UPDATE',
  'public.payment_reminders': 'SELECT, INSERT, UPDATE',
  'public.request_mails': 'SELECT, INSERT, UPDATE',
  'public.requests_to_pay': 'SELECT, INSERT, UPDATE',
  'public.receipts': 'SELECT, INSERT, UPDATE',
  'public.receipt_allocations': 'SELECT, INSERT, UPDATE',
  'public.receipt_refunds': 'SELECT, INSERT',
  'public.transfers': 'SELECT, INSERT',
  'public.postings': 'SELECT, INSERT',
  // Balances and counts are written by triggers, which run with the owner's rights.
  'public.ledger_accounts': 'SELECT, INSERT',
  'public.batch_counts': 'SELECT',
  'public.batch_status_counts': 'SELECT',
  'public.payout_sums': 'SELECT',
  'public.payment_request_sums': 'SELECT',
  'public.receipt_sums': 'SELECT',
  'public.recipient_sums': 'SELECT',
  'public.recipient_names': 'SELECT',
  'public.recipient_counts': 'SELECT',
  'public.recipient_search': 'SELECT',
  // Payments, made or planned, are never deleted, nor are the users who approved them.
  'public.batches': 'SELECT, INSERT, UPDATE',
  'public.withdrawals': 'SELECT, INSERT, UPDATE',
  'public.payouts': 'SELECT, INSERT, UPDATE',
  // Without a config the defaults apply, which may be looser.
  'public.payment_configs': 'SELECT, INSERT, UPDATE',
  'public.payment_config_changes': 'SELECT, INSERT, UPDATE',
  'public.beneficiaries': 'SELECT, INSERT, UPDATE',
  'public.entities': 'SELECT, INSERT, UPDATE',
  'public.users': 'SELECT, INSERT, UPDATE',
  'public.logins': 'SELECT, INSERT, UPDATE',
  'public.bank_file_connections': 'SELECT, INSERT, UPDATE',
  'public.bank_files': 'SELECT, INSERT, UPDATE',
  'public.bank_file_replies': 'SELECT, INSERT, UPDATE',
  // Written only by triggers. Old events are removed.
  'public.events': 'SELECT, DELETE',
  // Written only by advance_events().
  'public.event_horizon': 'SELECT',
  // An endpoint that was removed stays on record.
  'public.webhook_endpoints': 'SELECT, INSERT, UPDATE',
  'sandbox_rail.payments': 'SELECT, INSERT, UPDATE',
};

/**
 * Functions that only the owner and the server's role may call. No role may call a trigger function directly.
 */
export const CALLABLE_FUNCTIONS = [
  'public.audit_append',
  'public.counting_approvals',
  'public.advance_events',
] as const;
