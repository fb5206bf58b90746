/**
 * Every `code` of problem details, with its status and its meaning. Programs decide by these codes, so a
 * code is never renamed. `scripts/error-codes.test.ts` compares the table with the code that throws.
 */
export const ERRORS = {
  unauthenticated: { status: 401, meaning: 'The request has no session and no bearer token.' },
  invalid_token: {
    status: 401,
    meaning: 'The bearer token has expired, was revoked or is not meant for this installation.',
  },
  fresh_sign_in_required: {
    status: 401,
    meaning:
      'The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge.',
  },
  other_company: {
    status: 401,
    meaning:
      '`Outlay-User` names another user than the session or token has, for example after a switch to ' +
      'another entity. Or it is missing, and the person belongs to several entities. Nothing was changed.',
  },
  passkey_required: {
    status: 401,
    meaning:
      'A passkey has to sign this: an approval above `passkeyAbove` of the payment config, or another ' +
      'passkey of a user who has one.',
  },
  passkey_challenge_unknown: {
    status: 401,
    meaning:
      'The nonce was never issued for this user, batch and content, was used before, or is older than five ' +
      'minutes.',
  },
  passkey_unknown: {
    status: 401,
    meaning: 'The passkey belongs to another user, was removed, or was never added.',
  },
  passkey_not_valid: {
    status: 401,
    meaning:
      'The answer of the passkey does not fit: its signature, challenge, origin or host, or its device did ' +
      'not verify the user.',
  },
  passkey_counter: {
    status: 401,
    meaning: 'The counter of the passkey went back, so a copy of it may be in use.',
  },
  token_not_allowed: {
    status: 403,
    meaning: 'The token of a program may not do this: it reads, or also creates and labels batches.',
  },
  role_required: { status: 403, meaning: 'The caller lacks the role that the operation needs.' },
  foreign_origin: { status: 403, meaning: 'A change by session cookie came from another website.' },
  validation_failed: {
    status: 400,
    meaning: 'The input does not match the schema. `errors` names each field.',
  },
  duplicate_key: { status: 400, meaning: 'A JSON object of the body contains a key twice.' },
  empty_body: { status: 400, meaning: 'The body is empty.' },
  invalid_json: { status: 400, meaning: 'The body is not valid JSON in UTF-8, or is nested too deeply.' },
  invalid_gzip: { status: 400, meaning: 'The body is declared as gzip but cannot be decompressed.' },
  unreadable_request: { status: 400, meaning: 'The request is not valid HTTP.' },
  refused: { status: 400, meaning: 'The HTTP layer refused the request. `status` says why.' },
  repeated_header: { status: 400, meaning: 'A header that may be sent once was sent several times.' },
  identity_mismatch: {
    status: 400,
    meaning: 'On direct access, `X-User-Unique-Id` or `X-Entity-Id` is missing or differs from the token.',
  },
  not_found: { status: 404, meaning: 'The resource does not exist, or it belongs to another entity.' },
  method_not_allowed: {
    status: 405,
    meaning: 'The path exists but does not support this method. `Allow` lists those that it does.',
  },
  request_timeout: { status: 408, meaning: 'The request did not arrive completely in time.' },
  request_in_flight: {
    status: 409,
    meaning: 'A request with the same idempotency key is still being processed.',
  },
  body_too_large: { status: 413, meaning: 'The body is larger than the operation accepts.' },
  unsupported_media_type: { status: 415, meaning: 'The body is not `application/json`.' },
  unsupported_encoding: { status: 415, meaning: 'The `Content-Encoding` is neither `gzip` nor `identity`.' },
  misdirected: { status: 421, meaning: 'The request names a host that this installation does not serve.' },
  idempotency_key_reused: {
    status: 422,
    meaning: 'The idempotency key was used before, with a different body.',
  },
  headers_too_large: { status: 431, meaning: 'The headers of the request are too large.' },
  too_many_requests: { status: 429, meaning: 'The caller has exceeded the rate limit.' },
  too_many_creates: { status: 429, meaning: 'Too many batches are being created at once.' },
  too_many_streams: { status: 429, meaning: 'The caller has too many event streams open.' },
  too_many_to_sort: {
    status: 400,
    meaning: 'More payouts match than can be sorted in this order.',
  },
  too_many_views: { status: 400, meaning: 'The user already has the maximum number of saved views.' },
  view_name_taken: { status: 400, meaning: 'The user has another saved view of this name.' },
  not_your_view: { status: 400, meaning: 'The saved view belongs to another user.' },
  too_many_exports: { status: 429, meaning: 'The caller has too many exports running.' },
  internal_error: {
    status: 500,
    meaning: 'The server failed. `detail` contains the number under which the failure was logged.',
  },
  overloaded: { status: 503, meaning: 'The server is busy and did not process the request.' },
  database_unavailable: {
    status: 503,
    meaning: 'The database is unavailable. The outcome of the request is unknown.',
  },
  storage_full: { status: 503, meaning: 'The disk is full or nearly full. Nothing was changed.' },
  identity_provider_unreachable: {
    status: 503,
    meaning: 'The identity provider does not answer, so the token cannot be checked.',
  },

  unknown_currency: { status: 400, meaning: 'A requested currency is not supported.' },
  stale_version: {
    status: 400,
    meaning: 'Another version of the payment config was saved after it was read.',
  },
  invalid_approval_rules: {
    status: 400,
    meaning: 'The approval rules contradict each other or leave a gap.',
  },
  unknown_timezone: { status: 400, meaning: 'The time zone is not in the IANA database.' },
  rail_not_enabled: {
    status: 400,
    meaning:
      'The operator has not enabled the rail for the entity, or, in a batch, no bank connection of the ' +
      'entity carries it.',
  },
  invalid_amount: { status: 400, meaning: 'An amount is not valid in its currency.' },

  passkeys_not_possible: {
    status: 400,
    meaning: 'Browsers allow passkeys only at a host name with https, or at localhost.',
  },
  too_many_passkeys: { status: 400, meaning: 'The user already has the maximum number of passkeys.' },
  passkey_known: { status: 400, meaning: 'The passkey was added before.' },
  no_passkey: { status: 400, meaning: 'The user has no passkey.' },
  own_passkey_reset: {
    status: 400,
    meaning: 'The admin asks for a reset of the passkeys that they use themselves.',
  },
  passkey_reset_waits: { status: 400, meaning: 'A reset of the passkeys of the user waits already.' },
  passkey_reset_again: {
    status: 400,
    meaning: 'The user stopped a reset in the 7 days before this one, so only another admin can stop it.',
  },
  passkey_reset_ended: { status: 400, meaning: 'The reset has taken effect or was stopped.' },
  invalid_passkey_amount: {
    status: 400,
    meaning: '`passkeyAbove` is not an amount of the currency in which the entity pays.',
  },
  invalid_verified_above: {
    status: 400,
    meaning: '`verifiedAbove.amount` is not an amount of the currency in which the entity pays.',
  },

  no_entity_config: { status: 400, meaning: 'The operator has not set up the entity for payouts yet.' },
  payouts_disabled: { status: 400, meaning: 'The operator has switched payouts off for the entity.' },
  currency_not_payable: { status: 400, meaning: 'Batches cannot be paid in this currency.' },
  currency_not_enabled: { status: 400, meaning: 'The operator has not enabled the currency for the entity.' },
  too_many_withdrawals: { status: 400, meaning: 'The batch has more withdrawals than the entity allows.' },
  batch_amount_exceeded: { status: 400, meaning: 'The batch total is above the limit of the entity.' },
  control_totals_mismatch: { status: 400, meaning: 'The control totals differ from the withdrawals.' },
  possible_duplicates: {
    status: 400,
    meaning:
      'Some withdrawals repeat each other or recent payments. Send `duplicateReason` to pay them anyway. ' +
      'When most of them repeat one batch a week, two weeks or a month later, `errors` has one question ' +
      'for them, at the path `repeatsBatchId`.',
  },
  not_the_next_run: {
    status: 400,
    meaning:
      '`repeatsBatchId` names a batch that does not exist, or that the batch does not repeat a week, two ' +
      'weeks or a month later.',
  },
  retry_of_unknown_batch: {
    status: 400,
    meaning: '`retryOfBatchId` names a batch that does not exist or has not ended.',
  },
  correction_of_unknown_batch: {
    status: 400,
    meaning: '`correctsBatchId` names a batch that does not exist or was not sent back.',
  },
  already_corrected: {
    status: 400,
    meaning: 'Another batch already corrects the batch that was sent back.',
  },
  execution_date_not_possible: {
    status: 400,
    meaning:
      'The money cannot move on the execution date. On creation: the rule of the batch refuses another ' +
      'day, or the holidays of the country are not known. On approval: the date can no longer be kept, and ' +
      '`errors` names the possible day at the path `acceptDate`, and the reasons.',
  },
  execution_date_too_far: { status: 400, meaning: 'The execution date is too far ahead.' },

  digest_mismatch: { status: 400, meaning: '`If-Match` is not the content digest of the batch.' },
  batch_not_pending: { status: 400, meaning: 'The batch is not waiting for approval.' },
  batch_expired: { status: 400, meaning: 'The approval period of the batch has ended.' },
  own_batch: {
    status: 400,
    meaning: 'The caller created the batch and can neither approve it nor send it back.',
  },
  already_approved: {
    status: 400,
    meaning: 'The caller, or the user for whom they sign, already has a part in an approval of the batch.',
  },
  no_delegation: {
    status: 400,
    meaning: 'No delegation in force lets the caller sign for the user of `onBehalfOf`.',
  },
  not_your_turn: {
    status: 400,
    meaning: 'The groups of the signing policy sign one after the other, and another one is next.',
  },
  other_signers_needed: {
    status: 400,
    meaning: 'The batch still needs members of other groups of the signing policy.',
  },
  signing_policy_invalid: {
    status: 400,
    meaning: 'The groups and rules of a signing policy do not fit together. `errors` names the fields.',
  },
  delegation_refused: {
    status: 400,
    meaning: 'The delegation is not possible: its times, its delegate, or another delegation at that time.',
  },
  delegation_ended: { status: 400, meaning: 'The delegation has ended.' },
  invalid_schedule: {
    status: 400,
    meaning:
      'The calendar, the limits or the withdrawals of a schedule do not fit together. `errors` names the ' +
      'fields.',
  },
  standing_not_allowed: {
    status: 400,
    meaning:
      'The payment config does not allow this standing approval: it allows none, none for such large runs, ' +
      'or none for so long.',
  },
  wrong_schedule_status: { status: 400, meaning: 'The schedule has a status in which this is not possible.' },
  not_pending: { status: 400, meaning: 'No version of the schedule waits for approval.' },
  own_schedule: {
    status: 400,
    meaning: 'The caller wrote the version, so another user has to decide.',
  },
  missed_runs: {
    status: 400,
    meaning: 'Runs were missed meanwhile. Send `missed` to say what happens to them.',
  },
  run_left: { status: 400, meaning: 'The batch of the run has been submitted to the bank, or has ended.' },
  run_decided: { status: 400, meaning: 'The run has already been skipped, or its sweep made.' },
  invalid_payment_request: {
    status: 400,
    meaning: 'The amount, the days or the parts of a payment request are not possible. `errors` names them.',
  },
  unknown_payer: {
    status: 400,
    meaning: 'A payment request names no payer, two payers, or one that does not exist.',
  },
  ambiguous_payer: {
    status: 400,
    meaning: 'Several payers have the name and the email of a request. Send the id of one of them.',
  },
  payer_name_known: {
    status: 400,
    meaning: 'A payer has this name. Say in `payer.sameName` whether it is the same one.',
  },
  duplicate_invoice: {
    status: 400,
    meaning: 'Another payment request has the invoice number, or it is repeated. `errors` names them.',
  },
  invalid_statement_period: {
    status: 400,
    meaning: 'The first day of a statement is after its last day.',
  },
  request_amount_fixed: {
    status: 400,
    meaning: 'A receipt has paid a part of the payment request, so its amount does not change any more.',
  },
  wrong_request_status: {
    status: 400,
    meaning: 'The payment request has no open amount: it is paid, or has ended.',
  },
  mail_not_set_up: {
    status: 400,
    meaning: 'The installation has no mail server, so nothing can be mailed to a payer.',
  },
  payer_not_mailed: {
    status: 400,
    meaning: 'The payer has no email address, or reminders to the payer are switched off.',
  },
  already_mailed: {
    status: 400,
    meaning: 'The payment request was mailed to the address of its payer today.',
  },
  no_receiving_account: {
    status: 400,
    meaning: 'The company has no account into which the payer could pay.',
  },
  pay_page_off: {
    status: 400,
    meaning: 'The pay page of the payment request is switched off.',
  },
  already_reminded: {
    status: 400,
    meaning: 'The payer was reminded of the payment request today.',
  },
  request_to_pay_not_available: {
    status: 400,
    meaning: 'No provider of requests to pay is set up for the company.',
  },
  request_to_pay_open: {
    status: 400,
    meaning: 'The payer may still approve an earlier request to pay of the payment request.',
  },
  request_to_pay_ended: {
    status: 400,
    meaning: 'The request to pay has ended, so there is nothing to cancel.',
  },
  invalid_request_to_pay: {
    status: 400,
    meaning: 'The amount is more than is open, or a part that the payment request does not allow.',
  },
  write_off_waiting: {
    status: 400,
    meaning: 'A write-off of the payment request waits for a second user. Withdraw or confirm it first.',
  },
  write_off_not_waiting: {
    status: 400,
    meaning:
      'The write-off is not waiting: it was confirmed or withdrawn, or it is not the one that was sent.',
  },
  own_write_off: {
    status: 400,
    meaning: 'The caller asked for the write-off, so another user has to confirm it.',
  },
  collected_at_bank: {
    status: 400,
    meaning: 'The collected money is in a receiving account at a bank, so a transfer there moves it.',
  },
  collection_too_small: {
    status: 400,
    meaning: 'COLLECTION has less than the amount.',
  },
  statement_too_long: {
    status: 400,
    meaning: "The period of a payer's statement has more lines than a document holds.",
  },
  receipt_taken_back: {
    status: 400,
    meaning: 'The bank has taken the receipt back, so it pays nothing.',
  },
  invalid_refund: {
    status: 400,
    meaning: 'The amount of a refund is not above zero, or its account is missing.',
  },
  refund_above_receipt: {
    status: 400,
    meaning: 'The refund is above what the receipt has left, less its allocations and other refunds.',
  },
  refund_taken_back: {
    status: 400,
    meaning: 'The batch refunds a receipt that the bank has taken back since.',
  },
  refund_made_again: {
    status: 400,
    meaning: 'The batch was a refund, which is made again on its receipt alone.',
  },
  invalid_allocation: {
    status: 400,
    meaning:
      'An allocation is not an amount above zero in the currency of the receipt. `errors` has the field.',
  },
  allocation_above_receipt: {
    status: 400,
    meaning: 'More would be allocated than the receipt has left.',
  },
  allocation_above_request: {
    status: 400,
    meaning: 'More would be allocated than the payment request has open, or it has another currency.',
  },
  allocation_ended: {
    status: 400,
    meaning: 'An allocation is not of this receipt, or has ended.',
  },
  insufficient_funds: {
    status: 400,
    meaning: 'The FUNDING balance does not cover the batch. Nothing was recorded.',
  },
  batch_not_cancellable: {
    status: 400,
    meaning: 'The batch was already submitted to the bank, or has ended.',
  },
  batch_file_left: {
    status: 400,
    meaning:
      'The bank file of the batch has left. Only a recall that the bank has confirmed can stop its payments.',
  },
  approvals_lapsed: {
    status: 400,
    meaning: 'Too few approvals of the batch still count. Another approver has to replace them.',
  },
  bank_file_not_live: {
    status: 400,
    meaning: 'The bank file can no longer leave: its batch has ended, or another file has replaced it.',
  },
  bank_file_day_passed: {
    status: 400,
    meaning:
      'The bank no longer takes the file for the execution date of its batch, which moves to another day ' +
      'or waits for a user.',
  },
  bank_file_out_of_order: {
    status: 400,
    meaning:
      'Files with running numbers go to the bank in their order, because it refuses a file after a gap. ' +
      'Another file has to go first.',
  },
  bank_file_ended: {
    status: 400,
    meaning:
      'The bank file has left and must not be taken to the bank again: the bank rejected it, a recall is ' +
      'recorded, or its batch has ended.',
  },
  bank_file_not_writable: {
    status: 400,
    meaning: 'The format cannot carry the account or the registration of the connection.',
  },
  transport_not_offered: {
    status: 400,
    meaning: 'The operator has not set a folder for bank files.',
  },
  bank_folder_not_allowed: {
    status: 400,
    meaning: 'A folder is not a plain path below the folder that the operator has set.',
  },
  private_key_not_usable: {
    status: 400,
    meaning: 'The private key cannot be read, or needs a passphrase.',
  },
  bank_file_on_the_way: {
    status: 400,
    meaning:
      'A file is on its way, and the bank may have it already. The transport can be changed once it has ' +
      'arrived or its recall is confirmed.',
  },
  bank_not_visited: {
    status: 400,
    meaning: 'Users exchange the files of the connection. Outlay does not visit the bank.',
  },
  bank_file_not_recallable: {
    status: 400,
    meaning: 'The bank file has not left, already has a recall, or all its payments have ended.',
  },
  no_open_recall: {
    status: 400,
    meaning: 'The bank file has no recall that waits for its confirmation.',
  },
  recall_changed: {
    status: 400,
    meaning: 'The recall is not the one that the caller has seen.',
  },
  recall_too_late: {
    status: 400,
    meaning:
      'The file reached the bank after the recall was recorded. It cannot be confirmed; the bank has to be ' +
      'asked once more.',
  },
  recall_undecided: {
    status: 400,
    meaning:
      'The file was on its way when the recall was recorded. The next visit to the bank finds out whether ' +
      'it has arrived.',
  },
  own_recall: {
    status: 400,
    meaning:
      'The caller recorded the recall or took the file to the bank. Another approver has to confirm it.',
  },
  statement_format_unknown: {
    status: 400,
    meaning:
      'The file is neither camt.052, camt.053, camt.054 nor MT940, and no profile says how to read it.',
  },
  statement_unreadable: {
    status: 400,
    meaning: 'The statement file cannot be read. Nothing in it is stored.',
  },
  statement_account_unknown: {
    status: 400,
    meaning: 'No bank connection of the entity pays from the account of a statement. Nothing is stored.',
  },
  receiving_account_unconfirmed: {
    status: 400,
    meaning:
      'Another user has to switch on the connection of the receiving account before its statements are ' +
      'stored. Nothing is stored.',
  },
  statement_csv_unmapped: {
    status: 400,
    meaning: 'The file is CSV, and no profile says how to read it. Nothing is stored.',
  },
  statement_csv_other_account: {
    status: 400,
    meaning:
      'The CSV file names an account other than that of the connection. Nothing is stored, unless the ' +
      'request repeats the account as accepted.',
  },
  statement_csv_does_not_add_up: {
    status: 400,
    meaning:
      'The entries of the CSV file do not add up to its balances. Nothing is stored, unless the request ' +
      'repeats the difference as accepted.',
  },
  statement_csv_continues_other_account: {
    status: 400,
    meaning:
      'The CSV file opens with the balance with which another account closed. Nothing is stored, unless ' +
      'the request says that the file is of this account (`isOwnBalance`).',
  },
  statement_csv_of_other_account: {
    status: 400,
    meaning: 'The CSV file was stored for the account of another connection. Nothing more is stored.',
  },
  connection_without_payments: {
    status: 400,
    meaning: 'The bank connection does not pay from its account, so it has no files of payments.',
  },
  account_already_connected: {
    status: 400,
    meaning:
      'The account is that of a connection with another purpose, or has statements of one. An account ' +
      'pays, receives or is watched.',
  },
  bank_connection_used: {
    status: 400,
    meaning:
      'The purpose of a connection that was switched on, or that has a file or a statement, cannot change.',
  },
  own_connection_change: {
    status: 400,
    meaning:
      'The caller changed the profile, account or transport of the connection. Another administrator or ' +
      'approver has to switch it on.',
  },
  entry_posted: { status: 400, meaning: 'The entry of the statement is already posted.' },
  proposal_changed: {
    status: 400,
    meaning: 'The entry has another proposal by now, or none that can be posted.',
  },
  item_posted: {
    status: 400,
    meaning: 'Another entry is posted for a payment or a funding record of the request.',
  },
  rejected_needs_choice: {
    status: 400,
    meaning: 'A chosen payment was rejected by the bank: the request must say what its debit is.',
  },
  posting_not_possible: {
    status: 400,
    meaning:
      'The entry cannot be posted as this: its direction does not fit, a payment is not one of a bank ' +
      'file that has left, or the funding record is in another state.',
  },
  return_told_for_another: {
    status: 400,
    meaning:
      'A reply of the bank says that another payment of this amount came back, and no entry is posted for ' +
      'that. The request gives no reason for choosing this one.',
  },
  difference_needs_reason: {
    status: 400,
    meaning: 'The amounts of the payments differ from the entry, and the request gives no reason.',
  },
  invalid_settlement_limit: {
    status: 400,
    meaning: 'The limit for differences of settlements has more digits than its currency. Nothing was saved.',
  },
  invalid_standing_approvals: {
    status: 400,
    meaning: 'The largest run of standing approvals is zero, or has more digits than its currency.',
  },
  invalid_threshold: {
    status: 400,
    meaning: 'A threshold of the balance is zero, has too many decimals, or repeats a currency.',
  },
  bank_connection_off: {
    status: 400,
    meaning: 'The bank connection is not live, so no money is paid in for it.',
  },
  funding_day_not_possible: {
    status: 400,
    meaning: 'The day on which the money is expected has passed, or is more than a year ahead.',
  },
  funding_not_expected: {
    status: 400,
    meaning: 'The money has already come in, or the announcement was cancelled.',
  },
  bank_connection_not_ready: {
    status: 400,
    meaning:
      'The present profile and account of the connection have no rehearsal that passed, or no recorded ' +
      'acceptance of a test file.',
  },
  no_open_question: {
    status: 400,
    meaning: 'The reply of the bank has no open question, and does not wait for confirmation.',
  },
  bank_reply_changed: {
    status: 400,
    meaning: 'The reply no longer asks or changes what the caller has seen.',
  },
  bank_reply_not_waiting: { status: 400, meaning: 'The reply of the bank does not wait for confirmation.' },
  own_bank_reply: {
    status: 400,
    meaning:
      'The caller uploaded the reply, created a batch that it answers, or took the file to the bank, so ' +
      'another user has to decide.',
  },
  finding_resolved: { status: 400, meaning: 'The finding is already resolved or closed.' },
  refused_statement_dismissed: { status: 400, meaning: 'A user has already dismissed the refused file.' },
  statement_not_waiting: { status: 400, meaning: 'No entry of the statement waits for confirmation.' },
  own_statement: {
    status: 400,
    meaning:
      'The caller uploaded the statement, created a batch that the posting pays or returns, or took its ' +
      'file to the bank, so another user has to post it, or to close what the bank contradicts.',
  },
  settlement_without_difference: {
    status: 400,
    meaning: 'Every payout of the settlement that statements show has its amount.',
  },
  opening_balance_exists: {
    status: 400,
    meaning: 'The account already has an opening balance, or one that waits for another user.',
  },
  opening_balance_not_possible: {
    status: 400,
    meaning:
      'The account cannot begin with this statement: it is an advice, has no opening balance, does not ' +
      'balance, is overdrawn at the opening, or the bank has sent another one in its place; or payments ' +
      'of earlier days wait for the answer of the bank.',
  },
  opening_balance_not_waiting: {
    status: 400,
    meaning: 'The opening balance does not wait for a second user: it is booked or withdrawn.',
  },
  opening_balance_changed: {
    status: 400,
    meaning: 'The amount to book is not the one that the user saw. Nothing was booked.',
  },
  own_opening_balance: {
    status: 400,
    meaning:
      'The caller proposed the opening balance or uploaded its statement, so another user has to confirm it.',
  },
  month_closed: {
    status: 400,
    meaning: 'The day belongs to a closed month, or to one before it. Two users can reopen the month.',
  },
  month_end_exists: {
    status: 400,
    meaning: 'The month is closed, or its closing or reopening waits for another user.',
  },
  month_end_not_possible: {
    status: 400,
    meaning: 'Something prevents the closing or reopening of the month; the `detail` says what.',
  },
  month_end_not_waiting: {
    status: 400,
    meaning: 'No closing or reopening of the month waits for a second user.',
  },
  month_end_not_closed: { status: 400, meaning: 'The month is not closed.' },
  month_end_changed: {
    status: 400,
    meaning: 'The month is not what the user saw. Nothing was closed.',
  },
  own_month_end: {
    status: 400,
    meaning: 'The caller asked for it, so another user has to confirm it.',
  },
  before_opening_balance: {
    status: 400,
    meaning: 'The opening balance of the account contains the entry, so it cannot change the balance again.',
  },
  posting_not_undoable: {
    status: 400,
    meaning:
      'The entry is not posted, or it is posted for a payment or as funding, which cannot be taken back ' +
      'here.',
  },
  statement_taken_back: {
    status: 400,
    meaning: 'The statement, or every statement that has the entry, was taken back.',
  },
  statement_sent_by_bank: {
    status: 400,
    meaning: 'The bank itself has sent the statement, so it cannot be taken back.',
  },
  statement_entries_posted: {
    status: 400,
    meaning:
      'Entries that only this statement has are posted. It can be taken back when these postings are ' +
      'undone, which is possible for other business and bank fees.',
  },
  statement_has_opening_balance: {
    status: 400,
    meaning:
      'The opening balance of the account comes from the statement. Withdraw it first; one that is booked ' +
      'cannot be withdrawn.',
  },
  entry_rule_waits: {
    status: 400,
    meaning: 'A rule that was proposed for the entry waits for another user.',
  },
  entry_rule_not_fitting: {
    status: 400,
    meaning: 'The entry does not have the words or the amount of the rule, or the words are too few.',
  },
  rule_not_suggested: {
    status: 400,
    meaning: 'Outlay suggests no rule for the entry, or a user has already dismissed it.',
  },
  entry_rule_not_waiting: {
    status: 400,
    meaning: 'The rule does not wait for a second user: it is in force, or has ended.',
  },
  invalid_token_request: {
    status: 400,
    meaning: 'An address or the end of the token is not possible, or the entity has too many tokens.',
  },
  webhook_url_refused: {
    status: 400,
    meaning: 'The address is no https address, or Outlay may not connect to it.',
  },
  too_many_webhooks: { status: 400, meaning: 'The entity has as many endpoints as it may have.' },
  webhook_off: { status: 400, meaning: 'The endpoint is switched off.' },
  token_not_waiting: { status: 400, meaning: 'The token does not wait for a second admin.' },
  own_token: {
    status: 400,
    meaning: 'The caller made the token, so another admin has to confirm it.',
  },
  payee_not_registered: {
    status: 400,
    meaning:
      'The payment config allows payments to registered accounts only. `errors` names each payment to ' +
      'another account, under another name, or with a reference of another format.',
  },
  payee_not_verified: {
    status: 400,
    meaning:
      'Payments above `verifiedAbove` of the payment config need a registered account that its bank has ' +
      'verified in time. `errors` names each other payment.',
  },
  payee_known: {
    status: 400,
    meaning:
      'The payee is registered or proposed already, or its name is registered with another account, which ' +
      'is changed instead. `errors` names each row.',
  },
  payee_change_waits: { status: 400, meaning: 'Another change of the payee waits for a person or its time.' },
  payee_change_not_open: {
    status: 400,
    meaning: 'The change does not wait: it was confirmed, rejected or withdrawn, or it counts already.',
  },
  payee_unchanged: { status: 400, meaning: 'The account of the payee is the one that was sent.' },
  payee_not_paid: { status: 400, meaning: 'The payee is not paid and no change of it waits.' },
  own_payee_change: {
    status: 400,
    meaning: 'The caller proposed the change, so another approver or admin confirms or rejects it.',
  },
  not_own_payee_change: {
    status: 400,
    meaning: 'Another user proposed the change. An approver or admin rejects it instead.',
  },
  verification_not_available: { status: 400, meaning: 'No bank can be asked about accounts.' },
  verification_waits: { status: 400, meaning: 'The bank has not answered the last question about it yet.' },
  control_change_waits: {
    status: 400,
    meaning: 'Such a change already waits for another admin, or too many wait.',
  },
  control_change_refused: {
    status: 400,
    meaning: 'The change is not possible: it would change nothing, or does not fit the user or the entity.',
  },
  control_change_not_waiting: {
    status: 400,
    meaning: 'The change does not wait: it was applied, rejected or withdrawn, or it expired.',
  },
  own_control_change: {
    status: 400,
    meaning: 'The caller asked for the change, so another admin decides. The only admin has to wait a day.',
  },
  not_own_control_change: {
    status: 400,
    meaning: 'Another admin asked for the change. Reject it instead of withdrawing it.',
  },
  control_change_outdated: {
    status: 400,
    meaning: 'What the change was based on has changed, or the admin who asked for it is one no longer.',
  },
  last_admin: {
    status: 400,
    meaning: 'The entity would have no admin left.',
  },
  invitation_not_open: {
    status: 400,
    meaning: 'The invitation was used or revoked.',
  },
  own_invitation: {
    status: 400,
    meaning: 'The caller asked for the invitation, so another admin makes its link.',
  },
  name_in_use: {
    status: 400,
    meaning: 'Another user of the entity has this name, or one that looks the same.',
  },
  wrong_password: {
    status: 400,
    meaning: 'The current password is not right.',
  },
  password_elsewhere: {
    status: 400,
    meaning: 'Another identity provider signs the user in, so there is no password here.',
  },
  own_entry_rule: {
    status: 400,
    meaning: 'The caller proposed the rule, so another user has to confirm it.',
  },
  entry_rule_ended: {
    status: 400,
    meaning: 'The rule has already ended.',
  },
  settlement_difference_changed: {
    status: 400,
    meaning: 'The difference of the settlement is not the one that the user saw or signed.',
  },
  difference_acknowledged: {
    status: 400,
    meaning: 'A user has already acknowledged the difference. It can be confirmed or withdrawn.',
  },
  acknowledgement_not_waiting: {
    status: 400,
    meaning: 'The acknowledgement does not wait for a second user: it counts, or was withdrawn or replaced.',
  },
  acknowledgement_ended: {
    status: 400,
    meaning: 'The acknowledgement has already been withdrawn or replaced.',
  },
  own_acknowledgement: {
    status: 400,
    meaning: 'The caller acknowledged the difference, so another user has to confirm that.',
  },
  config_change_not_pending: {
    status: 400,
    meaning:
      'The looser config does not wait: it took effect, was cancelled or replaced, or its author lost ' +
      'access.',
  },
  own_config_change: {
    status: 400,
    meaning: 'The caller saved the looser config, so another admin has to confirm it.',
  },
  acb_numbers_in_use: {
    status: 400,
    meaning: 'An ACB file of the connection has left, so the numbers of its first file do not change.',
  },
  rail_already_carried: {
    status: 400,
    meaning: 'Another live bank connection carries a rail in the same currency.',
  },
  batch_not_rejectable: {
    status: 400,
    meaning: 'The batch was already submitted to the bank, or has ended.',
  },
  batch_not_ended: { status: 400, meaning: 'The batch has not ended yet.' },

  exchange_key_missing: { status: 400, meaning: 'The entity has no API key for the exchange.' },
  exchange_refused: {
    status: 400,
    meaning: 'The exchange refused the request. The status is that of the exchange.',
  },
  exchange_unauthorized: { status: 401, meaning: 'The exchange does not accept the API key of the entity.' },
  exchange_too_many_requests: { status: 429, meaning: 'The exchange received too many requests.' },
  exchange_fault: { status: 500, meaning: 'The exchange failed. A change may have been processed.' },
  exchange_unavailable: {
    status: 503,
    meaning:
      'The exchange is unavailable. An error with code `not_sent` confirms that nothing was sent to it.',
  },
  exchange_no_answer: {
    status: 504,
    meaning: 'The exchange did not answer. A change may have been processed.',
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

/** A `code` of problem details. */
export type ErrorCode = keyof typeof ERRORS;

/** A Markdown table of errors: code, status and meaning. */
export function errorTable(codes: readonly ErrorCode[]): string {
  const rows = codes.map((code) => `| \`${code}\` | ${ERRORS[code].status} | ${ERRORS[code].meaning} |`);
  return ['| Code | Status | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
