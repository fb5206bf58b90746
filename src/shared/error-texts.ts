import { moneyInEnglish } from './english-money.ts';

/**
 * The sentences of errors in English, the language of the API. A name in braces is a value; with `, number`
 * its digits are grouped. The first part of a key is the code of the error, or names the use of the sentence.
 * The dashboard has the sentences in each of its languages: `npm run texts` collects them.
 */
export const ERROR_TEXTS = {
  // Sign-in and roles.
  fresh_sign_in_required:
    'Your entity requires a sign-in from the last {seconds} seconds for this. Sign in again, then repeat \
the request.',
  'fresh_sign_in_required.company':
    'An admin of that company has signed you out there. Sign in again, then switch.',
  other_company:
    'This page was opened in one company, and this browser now works in another. Nothing was changed. Switch \
back, or load the page again.',
  'other_company.unnamed':
    'You belong to several companies, so a request must say for which one it is. Nothing was changed. Load \
the page again. A program sends the id of its user in the HTTP header Outlay-User.',
  passkey_required:
    'This batch is above {above}, so it is approved with a passkey. Choose “Approve with passkey”. If you \
have none, add one under Settings, Passkeys.',
  'passkey_required.proof': 'You have a passkey, so it has to confirm this first. Use it and try again.',
  passkey_challenge_unknown:
    'The request to your passkey has expired or was used already, or the batch has changed. Nothing was \
recorded. Load the page again and start once more.',
  passkey_unknown:
    'This passkey is not one of yours, or it was removed. Nothing was recorded. Use another passkey.',
  passkey_not_valid:
    'The answer of the passkey does not fit this request. Nothing was recorded. Start once more on the \
page of this dashboard.',
  passkey_counter:
    'The counter of this passkey went back, so a copy of it may be in use. Nothing was recorded. Remove the \
passkey and tell your administrator.',
  passkeys_not_possible:
    'Browsers allow passkeys only at a host name with https, or at localhost. Ask your operator to change \
the address of this installation.',
  too_many_passkeys: 'You already have {most} passkeys, the maximum. Remove one first.',
  passkey_known: 'This passkey was added before. Use another device or another security key.',
  no_passkey: 'You have no passkey. Add one under Settings, Passkeys.',
  'no_passkey.other': 'This user has no passkey.',
  own_passkey_reset: 'You cannot reset your own passkeys. Ask another admin.',
  passkey_reset_waits: 'A reset of the passkeys of this user is waiting already.',
  passkey_reset_again:
    'You stopped an earlier reset in the days before this one. Only another admin can stop this one.',
  passkey_reset_ended: 'This reset has taken effect or was stopped. Load the page again.',
  invalid_passkey_amount: 'Enter an amount in {currency} that is not negative, such as 100000.00.',
  'invalid_verified_above.no_bank':
    'Outlay cannot ask your banks to verify accounts yet, so no batch above the amount could be approved.',
  invalid_verified_above: 'Enter an amount in {currency} that is not negative, such as 100000.00.',
  foreign_origin:
    'A change with the session cookie must come from a page of this dashboard. Programs send a bearer token.',
  role_required: 'This needs the role {roles}. Ask an admin of your company to give it to you.',
  'role_required.any': 'This needs any role. Ask an admin of your company to give you one.',
  either: '{first} or {second}',
  'role.VIEWER': 'VIEWER',
  'role.PREPARER': 'PREPARER',
  'role.APPROVER': 'APPROVER',
  'role.ADMIN': 'ADMIN',
  'role.TRADER': 'TRADER',
  token_not_allowed:
    'The token of this program may only read. Make one that prepares if it has to create batches.',
  'token_not_allowed.prepare':
    'The token of a program may read, and create and label batches. A user has to do this.',
  'invalid_token_request.address': 'Enter an address such as 192.0.2.10, or a network such as 192.0.2.0/24.',
  'invalid_token_request.past': 'Choose a time that is still to come.',
  'invalid_token_request.far': 'A token works for at most {days} days. Choose an earlier end.',
  'invalid_token_request.many':
    'Your entity already has {most} working tokens, the maximum. Revoke one first.',
  'webhook_url_refused.form': 'Enter an address that begins with https://, without a name, password or #.',
  'webhook_url_refused.plain': 'Enter an address that begins with https://. Events are not sent unencrypted.',
  'webhook_url_refused.address':
    'Outlay does not connect to this address. If it is right, ask your operator to add its network to \
WEBHOOK_NETWORKS.',
  too_many_webhooks: 'Your entity already has {most} endpoints, the maximum. Remove one first.',
  webhook_off: 'This endpoint is switched off. Switch it on first.',
  token_not_waiting:
    'This token is not waiting for a second admin. Load the page again to see what happened to it.',
  'token_not_waiting.asker':
    'The user who made this token is no longer an admin. Revoke it, and make one yourself if it is needed.',
  own_token: 'You made this token, so another admin has to confirm it. These users may: {names}.',
  'own_token.alone':
    'You made this token, so another admin has to confirm it, and your entity has none. Give another \
person the role admin under People.',
  'payee_not_registered.one':
    'One payment does not go to a registered account. Your payment config allows no others: propose the \
account for the register, or correct the payment.',
  'payee_not_registered.several':
    '{count} payments do not go to registered accounts. Your payment config allows no others: propose the \
accounts for the register, or correct the payments.',
  'payee_not_registered.held':
    'This batch is held back: one of its accounts is no longer registered, or was not verified in time. Open \
the batch to see which one, then register or verify the account, or cancel the batch.',
  'payee_not_registered.NOT_REGISTERED':
    'This account is not registered. Propose it for the register, or correct the account.',
  'payee_not_registered.OTHER_NAME':
    'This account is registered for {name}. Correct the name or the account.',
  'payee_not_registered.OTHER_ACCOUNT':
    '{name} is registered with another account: {bank}, {account}. Correct the account, or propose the \
change of the payee.',
  'payee_not_registered.REFERENCE_FORMAT':
    'A reference of {name} has the format {format}. Correct the reference.',
  'payee_not_verified.one':
    'One payment goes to an account that gets more than {above} from this batch. Such an account must be \
registered, and verified by its bank in the last {months} months. Open the payee, verify the account, \
then approve again.',
  'payee_not_verified.several':
    '{count} payments go to accounts that get more than {above} from this batch. Such an account must be \
registered, and verified by its bank in the last {months} months. Open the payees, verify the accounts, \
then approve again.',
  'payee_not_verified.row': 'Open the payee and verify the account at the bank.',
  payee_known: 'Some payees are known already. Nothing was proposed. Correct the rows that are named.',
  'payee_known.registered': '{name} is already confirmed with this account. Leave this payee out.',
  'payee_known.proposed': '{name} is already proposed with this account. Leave this payee out.',
  'payee_known.other_account':
    '{name} is in the register with another account. Open the payee and propose the change there. Another \
person of this name needs one more word in the name, such as the place.',
  'payee_known.twice':
    'Payee {row} of this proposal has the same name, and a payee has one account only. Keep one of them.',
  payee_change_waits:
    'Another change of this payee is still open. Wait until it takes effect, or have it rejected or \
withdrawn, then propose again.',
  'payee_change_not_open.author':
    'The user who proposed this may not propose accounts any more. Reject it, and propose it yourself.',
  'payee_change_not_open.expired':
    'This proposal has expired, because no second person confirmed it within 14 days. Propose the account \
again, with a new call back.',
  payee_change_not_open: 'This change no longer waits. Load the page again to see what happened to it.',
  payee_unchanged: 'The payee already has this account. Change something first.',
  payee_not_paid: 'This payee is not paid, and no change of it waits.',
  own_payee_change: 'You proposed this change, so another person has to decide. These users may: {names}.',
  'own_payee_change.alone':
    'You proposed this change, and no other user is an approver or an admin. If you are an admin, add one \
under People. Otherwise ask your operator.',
  not_own_payee_change: 'Another user proposed this change. An approver or an admin can reject it.',
  verification_not_available:
    'Your company has no connection that verifies accounts. Call the payee back on a number that you know.',
  verification_waits: 'The bank has not answered yet. Its answer will be shown here.',
  'payee_call.future': 'The call cannot be in the future. Enter when it was.',
  'resource.payee': 'payee',
  'resource.payee_change': 'change of a payee',
  control_change_waits: 'The same change already waits for another admin. Withdraw or reject that one first.',
  'control_change_waits.many':
    '{most} changes already wait, the maximum. Confirm, reject or withdraw some of them first.',
  'control_change_refused.same': 'Nothing would change. Choose another value.',
  'control_change_refused.disabled': 'This user has no access. Ask for the access to be restored first.',
  'control_change_refused.enabled': 'This user already has access.',
  'control_change_refused.elsewhere':
    'Your identity provider signs this user in, so the sign-in is reset there.',
  'control_change_refused.shared':
    'This sign-in also belongs to another company, so no admin can reset it. Ask your operator to.',
  'control_change_refused.email': 'A user of your entity already has this email address.',
  'control_change_refused.no_config':
    'Your entity has no limits and rails yet. Your operator has to set it up first.',
  'control_change_refused.amount': 'Enter an amount above zero with the digits of {currency}.',
  'control_change_refused.twice': 'A currency has two limits. Keep one of them.',
  'control_change_refused.rail': '{rail} is not a rail of {country}.',
  'control_change_refused.last_rail': 'Your entity must keep at least one rail.',
  'control_change_refused.payouts': 'Payouts are already on.',
  'control_change_refused.config': 'Changes of the payment config do not need a second admin now.',
  control_change_not_waiting: 'This change no longer waits. Load the page again to see what happened to it.',
  own_control_change: 'You asked for this change, so another admin has to decide. These users may: {names}.',
  'own_control_change.alone': 'You are the only admin, so you confirm the change again from {time} on.',
  not_own_control_change: 'Another admin asked for this change. Reject it instead.',
  control_change_outdated:
    'What this change was based on is no longer so. Reject it and ask again for what is needed now.',
  'control_change_outdated.asker':
    'The user who asked for this change is no longer an admin. Reject it, and ask for it yourself if needed.',
  last_admin: 'Your entity would have no admin left. Give another person the role admin first.',
  invitation_not_open:
    'This invitation was already used or revoked, or is older than seven days. Ask for another one.',
  'own_invitation.alone':
    'You asked for this invitation and another admin confirmed it, so another admin makes its link. You are \
the only admin now: revoke it and ask again.',
  own_invitation: 'You asked for this invitation, so another admin makes its link. These users may: {names}.',
  name_in_use:
    'Another person of your entity has this name, or one that looks the same. Add an initial or a second \
name.',
  wrong_password: 'The current password is not right.',
  password_elsewhere: 'Your identity provider signs you in, so change your password there.',
  identity_provider_unreachable: 'The identity provider does not answer. Try again in a moment.',

  // Limits, and an installation that cannot answer.
  too_many_requests: 'Try again in {seconds} seconds.',
  'too_many_requests.second': 'Try again in 1 second.',
  'too_many_streams.batch': 'Close some of the pages that show a batch.',
  'too_many_streams.exchange': 'Close some of the pages that follow the exchange.',
  too_many_creates: 'Many batches are being created. Try again in a moment.',
  too_many_exports: 'Several exports are already running. Try again when one of them has finished.',
  too_many_to_sort:
    '{total, number} payouts are too many to sort in this order. Choose a period or another filter, or sort \
by time or amount.',
  'too_many_to_sort.field': 'Choose a period or another filter, or sort by time or amount.',
  overloaded: 'Outlay is busy and did not process your request. Send it again in a moment.',
  internal_error:
    'Check whether your change was made before you try again. If it keeps failing, give your operator the \
number {incident}.',
  database_unavailable:
    'The database is unavailable at the moment, so the outcome of your request is unknown. Send it again in \
a few seconds. With the same Idempotency-Key it is processed at most once.',
  storage_full:
    'The disk of the database is full, so nothing was changed. Tell your operator to free some space, then \
send your request again.',
  'storage_full.create':
    'The disk of this installation is nearly full, so no new batches are accepted. Your file is unchanged. \
Tell your operator, then send it again.',
  request_timeout: 'The request did not arrive in time. Send it again.',
  request_in_flight:
    'A request with this Idempotency-Key is still in progress. Wait for its answer, or repeat the request \
with the same key in a moment.',
  idempotency_key_reused: 'This Idempotency-Key was used with another body. Use a new key for a new request.',
  body_too_large: 'The body is larger than this operation accepts.',
  'body_too_large.unpacked': 'The body unpacks to more than {mebibytes} MiB. Split the batch.',
  'body_too_large.values':
    'The body has far more values than a batch of your entity can have. Split the batch.',

  // Things that do not exist.
  not_found: 'There is no such {resource}.',
  'not_found.address': 'This address does not exist.',
  'resource.control_change': 'change',
  'resource.invitation': 'invitation',
  'resource.session': 'session',
  'resource.company': 'company',
  'resource.address': 'address',
  'resource.bank_connection': 'bank connection',
  'resource.bank_file': 'bank file',
  'resource.bank_reply': 'reply of the bank',
  'resource.batch': 'batch',
  'resource.config_change': 'change of the payment config',
  'resource.funding_record': 'funding record',
  'resource.entry_rule': 'rule',
  'resource.id': 'id',
  'resource.mail': 'mail',
  'resource.month_end': 'closing of a month',
  'resource.opening_balance': 'opening balance',
  'resource.pair': 'pair',
  'resource.passkey': 'passkey',
  'resource.passkey_reset': 'reset of passkeys',
  'resource.user': 'user',
  'resource.payer': 'payer',
  'resource.receipt': 'receipt',
  'resource.payment_request': 'payment request',
  'resource.request_to_pay': 'request to pay',
  'resource.entity': 'entity',
  'resource.payout': 'payout transaction',
  'resource.schedule': 'schedule',
  'resource.schedule_run': 'run',
  'resource.settlement': 'settlement',
  'resource.statement': 'statement',
  'resource.statement_account': 'account',
  'resource.statement_finding': 'finding',
  'resource.statement_file': 'statement file',
  'resource.refused_statement': 'refused statement file',
  'resource.statement_entry': 'entry of a statement',
  'resource.recipient': 'recipient',
  'resource.token': 'token',
  'resource.event': 'event, or it is no longer kept',
  'resource.webhook': 'endpoint',
  'resource.delivery': 'delivery',
  'resource.view': 'view',

  // Fields of a request.
  validation_failed: '{path}: {message}',
  'validation_failed.body': '{message}',
  'validation_failed.more': '{path}: {message} And {more} more.',
  'validation_failed.body_more': '{message} And {more} more.',
  'validation_failed.nul': 'A text of the request contains a NUL character. Remove it.',
  'validation_failed.column': 'A field is read from a column that the header does not have.',
  'validation_failed.rows': '{wrong} of {rows} withdrawals cannot be paid as they are; nothing was created.',
  'validation_failed.many_rows':
    '{wrong} of {rows} withdrawals cannot be paid as they are; nothing was created. The first {listed} of \
{count} errors are listed.',
  text_not_writable:
    'The bank file that carries this payment cannot hold {characters}. Write the text with Latin letters, \
digits and common marks.',
  text_empty: 'The bank file that carries this payment needs a letter or a digit here.',
  'field.required': 'This is required.',
  'field.number': 'Enter a number.',
  'field.whole_number': 'Enter a whole number.',
  'field.text': 'Enter text.',
  'field.boolean': 'Enter true or false.',
  'field.list': 'Enter a list.',
  'field.object': 'Enter an object.',
  'field.least': 'Enter at least {limit}.',
  'field.most': 'Enter at most {limit}.',
  'field.least_character': 'Enter at least {limit} character.',
  'field.most_character': 'Enter at most {limit} character.',
  'field.least_characters': 'Enter at least {limit} characters.',
  'field.most_characters': 'Enter at most {limit} characters.',
  'field.least_item': 'Enter at least {limit} item.',
  'field.most_item': 'Enter at most {limit} item.',
  'field.least_items': 'Enter at least {limit} items.',
  'field.most_items': 'Enter at most {limit} items.',
  'field.one_of': 'Enter one of {values}.',
  'field.uuid': 'Enter a UUID.',
  'field.format': 'The format is not valid.',
  'field.positive_amount': 'Enter an amount above zero.',
  'field.digits': 'Enter {least} to {most} digits.',
  'field.letters_and_digits': 'Enter {least} to {most} capital letters and digits.',

  // Batches.
  no_entity_config:
    'Your entity is not set up for payouts yet. Ask your operator to set its limits and rails.',
  payouts_disabled: 'Payouts are switched off for your entity. Ask your operator to switch them on.',
  currency_not_payable:
    'Batches are paid in {currency}, the currency that the rails carry; this one is in {sent}.',
  'currency_not_payable.field': 'Use {currency}.',
  currency_not_enabled: '{currency} is not enabled for your entity. Ask your operator.',
  too_many_withdrawals:
    'A batch of your entity has at most {most} withdrawals; this one has {count}. Split it.',
  'too_many_withdrawals.field': 'At most {most}.',
  batch_amount_exceeded: 'A batch of your entity pays at most {most}; this one comes to {total}.',
  control_totals_mismatch: '{difference} Nothing was created.',
  'control_totals_mismatch.both': '{first} {second}',
  'control_totals_mismatch.one': 'The batch has 1 withdrawal, not {expected}.',
  'control_totals_mismatch.count': 'The batch has {count} withdrawals, not {expected}.',
  'control_totals_mismatch.amount': 'The batch comes to {total}, not {expected}.',
  possible_duplicates:
    '{count} payments repeat another payment. Remove them, or send the batch again with a duplicateReason \
that says why they are correct.',
  'possible_duplicates.one':
    '{count} payment repeats another payment. Remove it, or send the batch again with a duplicateReason that \
says why it is correct.',
  'possible_duplicates.more':
    'More than {count} payments repeat another payment. Remove them, or send the batch again with a \
duplicateReason that says why they are correct.',
  'possible_duplicates.run':
    'Most payments repeat the batch "{label}" of {day}. Send the batch again with its id as repeatsBatchId \
if this is its next run, or with a duplicateReason that says why they are correct.',
  'possible_duplicates.run_and_others':
    'Most payments repeat the batch "{label}" of {day}: send its id as repeatsBatchId if this is its next \
run. Others that repeat a payment: {count}. Remove them, or send a duplicateReason that says why they are \
correct.',
  'possible_duplicates.next_run':
    'Is this the next run of the batch "{label}" of {day}? Then send repeatsBatchId {id}.',
  not_the_next_run:
    'The batch is not the next run of "{label}": {repeated} of its {withdrawals} payments repeat one of the \
{earlier} payments of that batch that have not been repeated since.',
  'not_the_next_run.day':
    'The batch is not the next run of "{label}": a next run follows a week, two weeks or a month later.',
  'possible_duplicates.paid_before': '{name} was paid {amount} in "{label}" on {day}.',
  'possible_duplicates.to_be_paid_on': '{name} is to be paid {amount} in "{label}" on {day}.',
  'possible_duplicates.to_be_paid': '{name} is to be paid {amount} in "{label}" of {day}.',
  'possible_duplicates.sent_before':
    'A payment of {amount} to {name} in "{label}" of {day} was sent to the bank.',
  'possible_duplicates.returned_since':
    '{name} was paid {amount} in "{label}" on {day}, and the payment was returned.',
  'possible_duplicates.repeated': 'This is the same account and amount as withdrawals[{index}].',
  retry_of_unknown_batch: 'That batch has not ended yet.',
  correction_of_unknown_batch: 'That batch was not sent back.',
  already_corrected:
    'The batch "{label}" already corrects that batch. Cancel it first, or send this batch without the link.',
  'already_corrected.field': 'The batch "{label}" already corrects that batch.',
  'execution_date_not_possible.IN_THE_PAST':
    'The execution date {date} is in the past. Choose a later date, or leave it out.',
  'execution_date_not_possible.run':
    'The money of this run can no longer move on {date}. Choose a later day than {today}.',
  'execution_date_not_possible.WEEKEND':
    'Banks do not process these payments on {date} because it is a weekend. Choose another date, or leave it \
out.',
  'execution_date_not_possible.HOLIDAY':
    'Banks do not process these payments on {date} ({name}). Choose another date, or leave it out.',
  'execution_date_not_possible.AFTER_CUT_OFF':
    'It is too late for {date}: the cut-off was {cutOff}. Choose another date, or leave it out.',
  'execution_date_not_possible.approve':
    'The execution date {date} of this batch can no longer be kept. The earliest possible day is {possible}: \
accept it, or send the batch back.',
  'execution_date_not_possible.accept':
    'The money of this batch moves on {possible}, not on the day that you accepted. Check the day and \
approve again.',
  'execution_date_not_possible.undated':
    'This batch has no execution date, so there is no day to accept. Leave it out.',
  'execution_date_not_possible.LEAD_DAYS':
    'It is too late for {date}: the bank file had to leave by {leaveOn}, {cutOff}.',
  'execution_date_not_possible.OTHER_MONTH': 'The next banking day, {date}, is in another month.',
  'execution_date_not_possible.calendar':
    'The holidays of your country are not known, so a batch cannot have an execution date. Leave it out.',
  'execution_date_not_possible.field': 'The money cannot move on this day.',
  no_execution_date: 'This is for batches with an execution date. Name one, or leave this out.',
  execution_date_too_far: 'The execution date can be at most {days} days ahead: {last}.',
  'execution_date_too_far.field': 'Choose a day up to {last}.',
  'status.PENDING_APPROVAL': 'This batch needs approval.',
  'status.APPROVED': 'This batch is approved.',
  'status.PROCESSING': 'This batch is being paid.',
  'status.COMPLETE': 'This batch has been paid.',
  'status.PARTIALLY_COMPLETE': 'This batch has been partially paid.',
  'status.FAILED': 'This batch failed.',
  'status.CANCELLED': 'This batch was cancelled.',
  'status.EXPIRED': 'This batch has expired.',
  'status.REJECTED': 'This batch was sent back to its creator.',
  batch_not_cancellable: '{status} A batch can be cancelled only before it is submitted to the bank.',
  batch_file_left:
    'The bank file of this batch has been handed over. Ask the bank to stop it. Once the bank has confirmed, \
record the recall on the page of the batch.',
  'approvals_lapsed.standing':
    'The standing approval of its schedule does not cover this batch any more. Skip or change its run on the \
page of the schedule, or cancel the batch.',
  approvals_lapsed:
    'Too few approvals still count. Another approver has to approve the batch before its file can be handed \
over.',
  bank_file_not_live:
    'This file can no longer be handed over: its batch has ended, its connection is off, or a newer file has \
replaced it. Open the batch to see the current file.',
  bank_file_day_passed:
    'The bank no longer takes this file for the execution date of the batch. Open the batch to see on which \
day its money moves now.',
  bank_file_out_of_order:
    'Take the file {fileName} to the bank first, or cancel its batch. The bank refuses a file whose number \
does not follow that of the file before it.',
  bank_file_ended:
    'This file has been handed over and must not be sent again: the bank rejected it, a recall is recorded, \
or its batch has ended.',
  bank_file_not_writable:
    'A file cannot be written with these settings. Check the account and the registration against the ' +
    'format.',
  transport_not_offered:
    'There is no folder for bank files here. Ask the operator to set one, or choose another transport.',
  bank_folder_not_allowed:
    'Use a path below the folder for bank files, such as "outbox" or "fnb/outbox". Nothing in it begins ' +
    'with a dot.',
  private_key_not_usable:
    'This private key cannot be read. Use an OpenSSH or PEM key without a passphrase, or leave it out to get \
a new one.',
  bank_file_on_the_way:
    'A file is on its way, and the bank may have it already. Change the transport once it has arrived. If \
the bank confirms that it does not have the file, record the recall first.',
  bank_not_visited:
    'Users take the files of this connection to the bank, so there is nothing to exchange. Choose SFTP or a \
folder first.',
  bank_file_not_recallable:
    'Only a file that was handed over, has no recall yet and still has unfinished payments can be recalled.',
  no_open_recall: 'This file has no recall that waits for its confirmation.',
  recall_changed:
    'This recall was withdrawn, and another one was recorded since you opened the page. Read the new one \
first.',
  recall_too_late:
    'The file reached the bank after this recall was recorded. Ask the bank whether it pays the file. Then \
withdraw this recall, and record another one if the bank does not pay.',
  recall_undecided:
    'It is not known yet whether the file has reached the bank. Outlay finds out at its next visit, usually \
within a minute. Try again then.',
  own_recall:
    'You recorded this recall or took the file to the bank, so another approver has to confirm the recall: \
{names}.',
  'own_recall.alone':
    'You recorded this recall or took the file to the bank, so another approver has to confirm the recall. \
There is no other approver: an admin can add one under People.',
  statement_format_unknown:
    'The format of this file is not known. Upload camt.052, camt.053, camt.054 or MT940, or say how \
to read it as CSV.',
  statement_unreadable: 'This file cannot be read, so nothing in it was stored. {detail}',
  'csv_statement.at_line': 'Line {line, number}: {reason}',
  'csv_statement.few_header_rows': 'The file has fewer than {rows, number} header rows.',
  'csv_statement.no_column': 'There is no column "{column}".',
  'csv_statement.no_date_format': '"{format}" is not a format of dates.',
  'csv_statement.no_date': '"{cell}" is not a date in the format {format}.',
  'csv_statement.no_amount': '"{cell}" is not an amount in {currency}.',
  'csv_statement.short_row':
    'The row has {cells, number} cells; a value is expected in cell {expected, number}.',
  'csv_statement.unknown_mark': '"{cell}" does not say whether the money went out or came in.',
  'csv_statement.not_one_amount':
    'The row must have an amount in one of the columns for money out and money in.',
  'csv_statement.hidden_amount':
    'The row has no amount in the chosen column, but {cell} in another one. Choose that column too.',
  'csv_statement.entry_above':
    'The row has a date and an amount, but it is among the {rows, number} rows above the first entry. Change \
that number.',
  'csv_statement.open_quotation_mark': 'A quotation mark is not closed.',
  statement_account_unknown:
    'No bank connection pays from or watches the account {detail}. Add the connection, then upload the file \
again. Nothing in it was stored.',
  receiving_account_unconfirmed:
    'The receiving account {detail} was set up or changed by one user only. Another administrator or \
approver has to switch its connection on. Then upload the file again. Nothing in it was stored.',
  statement_csv_unmapped:
    'No CSV file of this connection has been read before, so Outlay does not know its columns. Upload the \
file on the page of statements and choose them.',
  statement_csv_of_other_account:
    'This file is already stored for {account}, and a file can be stored for one account only. If it belongs \
to this account, export it from your bank again for this account alone, and close the findings of the other \
account.',
  statement_csv_other_account:
    'The file names an account other than that of the connection you chose. {detail} Choose the connection \
of that account, or say that the statement is of this one. Nothing in it was stored.',
  'csv_statement.accounts': 'The file names {named}; the connection pays from {own}.',
  statement_csv_does_not_add_up:
    'The amounts of this file do not add up to its balances. {detail} Check what each column means. Nothing \
in it was stored.',
  'csv_statement.broken':
    'The balance in line {line, number} does not follow from the rows before it, and the total differs by \
{difference} {currency}.',
  statement_csv_continues_other_account:
    'The file looks like a statement of another account. {detail} Choose the connection of that account, or \
say that the statement is of this one. Nothing in it was stored.',
  'csv_statement.continues':
    'It opens with {amount} {currency}, with which the last statement of “{other}” closes.',
  connection_without_payments:
    'This connection does not pay: it only reads the statements of its account, so there is no file to test.',
  'account_already_connected.both':
    'The connection “{name}” pays from this account too. Payers pay into an account by one connection alone: \
use one for all rails of this account.',
  'account_already_connected.paying':
    'The connection “{name}” pays from this account, so its statements are already read. An account that \
pays cannot also receive, or be one that is only watched.',
  'account_already_connected.receiving':
    'Payers pay into this account through the connection “{name}”. Use another account. While “{name}” has \
no statements, you can change its account number first.',
  'account_already_connected.watched':
    'The connection “{name}” only watches this account, and its entries are not compared with payments. \
Use another account. While “{name}” has no statements, you can change its account number first.',
  'bank_connection_used.receipts':
    'The account has receipts, which the bank may still take back. It can no longer be one that only pays.',
  bank_connection_used:
    'The purpose of this connection can no longer change: it was switched on, or it has files or statements. \
The entries of an account that paid are still compared with its payments, and an account that was watched \
pays nothing.',
  own_connection_change:
    'You changed the account, the profile or the transport, so another administrator or approver has to \
switch this connection on: {names}.',
  'own_connection_change.alone':
    'You changed the account, the profile or the transport, so another person has to switch this connection \
on. No other user is an admin or approver: invite one under People.',
  entry_posted: 'This entry is already posted.',
  proposal_changed: 'The proposal has changed. Look at the entry again before you post it.',
  item_posted:
    'One of these payments has already been posted with another entry. Reload the entry and choose again.',
  'item_posted.receipt': 'The bank has already taken this receipt back.',
  'item_posted.funding':
    'This money has already come in, or its announcement was cancelled. Look at the entry again.',
  'item_posted.funding_return':
    'This money has already gone back, or the entry takes out more than came in. Look at the entry again.',
  rejected_needs_choice:
    'The bank rejected one of these payments. Say whether it gives the money back or paid after all.',
  posting_not_possible:
    'This entry cannot be posted this way. Check whether money went out or came in, and that you chose \
payments of a file that was handed over.',
  return_told_for_another:
    "The bank's reply says that the payment to {name} came back. Choose that payment, or enter a reason for \
choosing another.",
  difference_needs_reason:
    'These payments come to {expected}, but the entry is {actual}. Enter a reason for the difference.',
  invalid_settlement_limit: 'Enter zero or more, with at most the decimal places of {currency}.',
  invalid_threshold: 'A balance threshold is not valid. Nothing was saved.',
  'invalid_threshold.amount': 'Enter an amount above zero, with at most the decimal places of {currency}.',
  'invalid_threshold.repeated': 'There is another threshold in {currency}.',
  bank_connection_off: 'This bank connection is not live. Choose one that is.',
  'funding_day_not_possible.past': 'This day has passed. Choose today or a later day.',
  'funding_day_not_possible.far': 'This day is more than a year ahead. Choose an earlier one.',
  funding_not_expected:
    'This money has already come in, or its announcement was cancelled. Load the record again.',
  'bank_connection_not_ready.practice':
    '{label} was approved with simulated money. Wait until it is paid, or cancel it, and switch on then.',
  bank_connection_not_ready:
    'This connection is not ready to pay with its present profile and account. It needs a rehearsal that \
passed, and the recorded acceptance of a test file by the bank.',
  no_open_question: 'This reply has no open question, and it does not wait for confirmation.',
  bank_reply_changed:
    'This reply has been checked again since you opened the page. Read what it asks or would change now.',
  bank_reply_not_waiting:
    'This reply no longer waits for confirmation. Reload the page to see what happened to it.',
  own_bank_reply:
    'You uploaded this reply, created a batch that it answers, or took the file to the bank, so another user \
must confirm it. These users may: {names}.',
  'own_bank_reply.no_other':
    'You uploaded this reply, created a batch that it answers, or took the file to the bank, and no other \
user may confirm it. Ask an admin to give another person the role preparer or approver.',
  'own_bank_reply.close': 'You uploaded this reply, so another preparer or approver must close it.',
  'own_statement.close':
    'You uploaded the statement that the bank contradicts, so another approver or admin must close this.',
  finding_resolved: 'This finding is already resolved or closed.',
  refused_statement_dismissed: 'Another user has already dismissed this file.',
  statement_not_waiting:
    'No entry of this statement is waiting for confirmation any more. Reload the page to see what happened.',
  own_statement:
    'You uploaded this statement, created a batch that it pays or returns, or took its file to the bank, so \
another user must post this. These users may: {names}.',
  'own_statement.no_other':
    'You uploaded this statement, created a batch that it pays or returns, or took its file to the bank, and \
no other user may post this. Ask an admin to give another person the role approver.',
  settlement_without_difference:
    'The payments of this settlement that statements show have the right amounts: no difference is left.',
  opening_balance_exists:
    'This account has an opening balance, or one that waits for another user. Load the page again to see it.',
  opening_balance_not_possible:
    'The account cannot begin with this statement: it has no opening balance, or does not add up, or the \
bank has sent another one in its place. Choose another statement.',
  'opening_balance_not_possible.watched':
    'The account of this statement is only watched. Nothing is paid from it, so it has no opening balance.',
  'opening_balance_not_possible.overdrawn':
    'This statement opens overdrawn, with {opening}. Outlay pays only from money that is there. Choose a \
later statement that opens with zero or more.',
  'opening_balance_not_possible.undecided':
    'Payments of days before {day} wait for the bank’s answer ({count}). Propose and confirm once they are \
paid or rejected, or begin with an earlier statement.',
  'opening_balance_not_possible.receipts':
    'Payers pay into this account too, and money of days before {day} waits on the page Reconcile ({count}). \
Say first what it is: the opening balance would make it money for batches.',
  opening_balance_not_waiting:
    'This opening balance no longer waits: it is booked or withdrawn. Load the page again to see it.',
  opening_balance_changed:
    'The amount to book has changed since you saw it. Nothing was booked. Look at the new amount first.',
  own_opening_balance:
    'You proposed this opening balance or uploaded its statement, so another user has to confirm it. These \
users may: {names}.',
  'own_opening_balance.alone':
    'You proposed this opening balance or uploaded its statement, so another user has to confirm it. Your \
company has no such user yet. An admin can give another person the role approver or admin under People. \
If you have no admin, ask your operator.',
  month_closed: 'A closed month cannot change: {detail}. Two users can reopen it on the page Month end.',
  'month_closed.month': '{month} of the account {account}',
  month_end_exists:
    'This month is closed, or its closing waits for another user. Load the page again to see it.',
  'month_end_exists.reopening':
    'A user has asked to reopen this month, and another one has to confirm it. Load the page again.',
  'month_end_not_possible.NOT_OVER': 'The month cannot be closed before its last day has passed.',
  'month_end_not_possible.NOT_BEGUN':
    'The account has no opening balance yet. Book it first: propose it, and let another user confirm it.',
  'month_end_not_possible.EARLIER_MONTH': 'Close the earlier months of this account first ({count}).',
  'month_end_not_possible.STATEMENTS':
    'No statement states the balance at the end of the month. Upload it, or wait until the bank sends it.',
  'month_end_not_possible.FINDINGS':
    'Statements of the month have open findings ({count}). Look at them, and close each with a note.',
  'month_end_not_possible.OPEN_ENTRIES':
    'Entries of this month or before are open ({count}). Post them, or set them aside with a reason.',
  'month_end_not_possible.DIFFERENCE':
    'Ledger and bank differ by {difference} at the end of the month. Explain why before you close it.',
  'month_end_not_possible.later': 'A later month of this account is closed. Reopen {month} first.',
  month_end_not_waiting:
    'Nothing about this month waits for a second user any more. Load the page again to see it.',
  month_end_not_closed: 'This month is not closed. Load the page again to see it.',
  month_end_changed:
    'The month has changed since you saw it. Nothing was closed. Look at the new amounts first.',
  own_month_end: 'You asked for this, so another user has to confirm it. These users may: {names}.',
  'own_month_end.alone':
    'You asked for this, so another user has to confirm it. Your company has no such user yet. An admin can \
give another person the role approver or admin under People. If you have no admin, ask your operator.',
  before_opening_balance:
    'This entry is dated {date}, before {day}. The opening balance of the account contains it, so it cannot \
be booked again. Set it aside.',
  'before_opening_balance.undo':
    'This entry is dated {date}, before {day}. The opening balance of the account contains it, so it cannot \
be taken back.',
  posting_not_undoable:
    'This entry is not posted, or it is posted for a payment or for funding. Only other business and bank \
fees can be taken back.',
  statement_taken_back:
    'This statement has already been taken back. Load the page again to see who did it, and why.',
  'statement_taken_back.entry':
    'The statement with this entry was taken back, so the entry cannot be posted. Load the page again.',
  statement_sent_by_bank:
    'The bank itself has sent this statement, so it cannot be taken back. If it is wrong, ask your bank for \
a corrected one.',
  statement_entries_posted:
    'Entries of this statement are posted ({count}), as other business or bank fees. Undo them first, on the \
page Reconcile under Posted. Then take the statement back.',
  'statement_entries_posted.fixed':
    'Entries of this statement are posted for payments or as funding ({count}), which cannot be undone. So \
the statement stays. Ask your bank for the right one, and upload it too.',
  'statement_entries_posted.partly':
    'Entries of this statement are posted ({count}). Some can be undone ({undoable}); the others are posted \
for payments or as funding, which cannot be undone. So the statement stays. Ask your bank for the right \
one, and upload it too.',
  statement_has_opening_balance:
    'The opening balance that waits for another user comes from this statement. Withdraw it first, on the \
page Reconcile. Then take the statement back.',
  'statement_has_opening_balance.booked':
    'Your account begins with the opening balance of this statement, which is booked. So the statement \
stays.',
  entry_rule_waits:
    'A user has proposed what this entry is, and another one has to confirm it. Load the page again to see \
it.',
  entry_rule_not_fitting: 'The entry does not have these words next to each other. Copy them from its text.',
  'entry_rule_not_fitting.short': 'Use words with at least four letters or digits, and at most twelve words.',
  'entry_rule_not_fitting.amount': 'The amount of this entry has to be between the two amounts.',
  rule_not_suggested: 'Outlay no longer suggests a rule for this entry. Load the page again to see it.',
  entry_rule_not_waiting:
    'This rule no longer waits: it is in force, or has ended. Load the page again to see it.',
  own_entry_rule: 'You proposed this rule, so another user has to confirm it. These users may: {names}.',
  'own_entry_rule.alone':
    'You proposed this rule, so another user has to confirm it. Your company has no such user yet. An admin \
can give another person the role approver or admin under People. If you have no admin, ask your \
operator.',
  entry_rule_ended: 'This rule has already ended. Load the page again to see it.',
  'invalid_amount.rule': 'Enter an amount in {currency} above zero, such as 1250.00.',
  settlement_difference_changed:
    'The difference of this settlement has changed. Nothing was recorded. Look at the new amounts first.',
  difference_acknowledged:
    'Another user has already acknowledged this difference. The settlement shows who, and why.',
  acknowledgement_not_waiting:
    'This acknowledgement no longer waits for a second user. Reload the page to see what happened to it.',
  acknowledgement_ended:
    'This acknowledgement has already been withdrawn or replaced. Reload the page to see what happened.',
  own_acknowledgement:
    'You acknowledged this difference, so another user has to confirm it. These users may: {names}.',
  'own_acknowledgement.alone':
    'You acknowledged this difference, so another user has to confirm it. Your company has no such user yet. \
An admin can give another person the role approver or admin under People. If you have no admin, ask your \
operator.',
  rail_already_carried:
    'The live connection "{name}" carries one of these rails in this currency. Switch it off first.',
  acb_numbers_in_use:
    'The file {fileName} has left for the bank, so the next files take the numbers that follow. To begin \
with other numbers, set up a new connection and switch this one off.',
  'stale_version.connection':
    'Another user has changed this connection. Load it again and repeat your change.',
  batch_not_rejectable: '{status} A batch can be sent back only before it is submitted to the bank.',
  batch_not_pending: '{status} Only a batch that needs approval can be approved.',
  batch_not_ended: '{status} You can see which payments failed once it has ended.',
  batch_expired: 'The approval period of this batch is over. Ask for a new batch.',
  own_batch: 'You created this batch, so another user must approve it. Ask another approver.',
  'own_batch.reject': 'You created this batch. Cancel it instead of sending it back.',
  already_approved: 'You have already approved this batch. Another approver must approve it.',
  'already_approved.part':
    'You, or the user for whom you sign, already have a part in an approval of this batch. Another approver \
must approve it.',
  'own_batch.delegation':
    'You cannot sign this batch for another user: one of you prepared it, or wrote the schedule that it \
pays. Ask another approver.',
  no_delegation:
    'You cannot sign for this user now: there is no delegation to you, or it has ended or not begun yet.',
  not_your_turn: 'It is not your turn yet: {groups} sign this batch first. Come back when they have signed.',
  other_signers_needed:
    'This batch no longer needs your approval. It needs members of {groups}: ask one of them to approve it.',
  'signing_policy_invalid.name': 'Two groups have the name {name}. Give each its own.',
  'signing_policy_invalid.id': 'Two groups have the same id.',
  'signing_policy_invalid.group': 'This rule names a group that the policy does not have.',
  'signing_policy_invalid.twice': 'This rule names a group twice. Keep one of them.',
  'signing_policy_invalid.order': 'Groups sign in order only if the rule names at least two groups.',
  'signing_policy_invalid.amount': 'Enter an amount of zero or more with the digits of {currency}.',
  'signing_policy_invalid.user': 'This user does not belong to your entity.',
  'delegation_refused.SELF': 'Choose another approver: you cannot delegate to yourself.',
  'delegation_refused.PAST':
    'Choose a first day that is not in the past, and a last day that is not before it.',
  'delegation_refused.TOO_LONG': 'A delegation lasts {days} days at most. Choose an earlier end.',
  'delegation_refused.SECOND':
    'You already have a delegate in that time. End that delegation first, or choose other days.',
  'delegation_refused.CHAIN':
    'In that time you sign for another user, or this approver has a delegate already. Choose other days \
or another approver.',
  'delegation_refused.approver': 'Only an approver with access can sign for you. Choose another user.',
  delegation_ended: 'This delegation has already ended.',
  'resource.delegation': 'delegation',
  digest_mismatch:
    'The digest that you sent does not match this batch. Reload the batch, check it, and approve again.',
  insufficient_funds:
    'The batch needs {needed} including fees, but only {available} is available: {shortfall} is missing. \
Fund the account, then approve again.',

  'insufficient_funds.account':
    'The batch needs {needed} including fees, but only {available} is available on {account}, the account \
that pays it: {shortfall} is missing. Fund this account, then approve again.',
  'insufficient_funds.opening':
    'The batch needs {needed} including fees, but only {available} is available: {shortfall} is missing. The \
opening balance of {account}, the account that pays the batch, is not booked yet, so the money on it does \
not count. Upload a statement of the account, propose its balance on the page Reconcile, and let another \
user confirm it. Then approve again.',
  'insufficient_funds.off':
    'The batch needs {needed} including fees, and the bank connection of {account}, the account that pays \
it, is off: {available} is available. Switch the connection on, then approve again.',

  // Schedules.
  invalid_schedule: 'The schedule cannot be saved like this. Correct the fields that are named.',
  'invalid_schedule.weekday': 'Choose the day of the week on which runs are due.',
  'invalid_schedule.day_of_month': 'Choose the day of the month on which runs are due.',
  'invalid_schedule.two_ends': 'Give a last day or a number of runs, not both.',
  'invalid_schedule.no_runs': 'No run is due between the first and the last day.',
  'invalid_schedule.starts_in_the_past': 'The first day has passed. Choose today or a later day.',
  'invalid_schedule.days_ahead':
    'Create the batch at most {most} days ahead, so that a run is created after the one before it is paid.',
  'invalid_schedule.no_rows': 'Send the withdrawals of a run, or the batch that has them.',
  'invalid_schedule.rows': 'With a new file for each run, the schedule has no withdrawals.',
  'invalid_schedule.both_rows': 'Send the withdrawals or a batch that has them, not both.',
  'invalid_schedule.too_many': 'A run pays at most {most} withdrawals. Divide them between schedules.',
  'invalid_schedule.limits': 'A standing approval needs limits: the largest run and the last day.',
  'invalid_schedule.no_limits': 'Only a standing approval has limits.',
  'invalid_schedule.per_run': 'The largest run is less than the total of a run, {total}.',
  'invalid_schedule.all_runs': 'The largest total is less than one run, {total}.',
  'invalid_schedule.valid_until': 'No run is paid until this day. Choose a later one.',
  'invalid_schedule.standing_file':
    'A standing approval covers withdrawals that are known. Approve each run, or send the withdrawals.',
  'invalid_schedule.standing_day':
    'Create the batch at least a day ahead, so that its signers have a day to stop it.',
  'invalid_schedule.no_calendar':
    'The bank holidays of your country are not known, so nothing can be scheduled.',
  'invalid_schedule.kind': 'The kind of a schedule cannot change. Create another schedule.',
  'invalid_schedule.only_sweep':
    'Only a sweep has the source COLLECTION or FUNDING, and only a sweep keeps an amount.',
  'invalid_schedule.sweep_source': 'A sweep has the source COLLECTION or FUNDING.',
  'invalid_schedule.sweep_at_bank':
    'Your customers pay into an account at a bank. Transfer the money there: both statements then show it.',
  'invalid_schedule.sweep_account': 'A sweep from FUNDING has one withdrawal: to an account of your company.',
  'invalid_schedule.sweep_account_unknown':
    'No bank connection of your company has this account. Add the account to the bank connections first.',
  'invalid_schedule.sweep_account_amount':
    'The amount of the withdrawal must be the most that a sweep moves (limits.perRun).',
  'invalid_schedule.sweep_standing': 'A sweep has a standing approval.',
  'invalid_schedule.sweep_rows': 'A sweep pays no withdrawals and needs no rail. Leave this out.',
  'invalid_schedule.sweep_day': 'A sweep moves the money that is there on its day. Leave this out.',
  'invalid_schedule.sweep_cap': 'Enter the most that is moved on one day.',
  'invalid_schedule.sweep_run':
    'A run of a sweep can only be skipped or left: the next one moves the money that is there by then.',
  'invalid_schedule.sweep_not_covered':
    'The standing approval of this sweep does not cover it any more. Skip the missed runs, or write a new \
version.',
  'run_problem.with_field': '{problem} {field}',
  'invalid_schedule.run': 'Send another day or other withdrawals.',
  'invalid_schedule.run_file': 'This run waits for its withdrawals. Send them.',
  'invalid_schedule.currency': 'The schedule pays {currency}. Create another one for other currencies.',
  invalid_standing_approvals: 'Write an amount in {currency} above zero for the largest run.',
  standing_not_allowed:
    'Your payment config allows no standing approvals. Approve each run, or ask an admin to allow them.',
  'standing_not_allowed.amount':
    'Your payment config allows standing approvals for runs of up to {most}, and this one is larger.',
  'standing_not_allowed.months':
    'Your payment config allows standing approvals for {months} months at most, until {last}.',
  'schedule_status.PENDING_APPROVAL': 'This schedule waits for its first approval.',
  'schedule_status.ACTIVE': 'This schedule is active.',
  'schedule_status.PAUSED': 'This schedule is paused.',
  'schedule_status.SUSPENDED': 'Outlay has suspended this schedule.',
  'schedule_status.REJECTED': 'This schedule was sent back.',
  'schedule_status.EXPIRED': 'This schedule expired before it was approved.',
  'schedule_status.CANCELLED': 'This schedule is stopped.',
  'schedule_status.ENDED': 'This schedule has ended.',
  wrong_schedule_status: '{status} Load the page again to see what can be done.',
  not_pending: 'No version of this schedule waits for approval. Load the page again to see it.',
  own_schedule: 'You wrote this version, so another user has to approve it. Ask another approver.',
  'own_schedule.reject': 'You wrote this version. Stop the schedule, or write another version.',
  'own_schedule.resume': 'You wrote this version, so another approver has to resume the schedule.',
  'own_schedule.role':
    'An approver has to resume this schedule, because its runs are paid without asking again.',
  'already_approved.schedule': 'You have already approved this version. Another approver must approve it.',
  'digest_mismatch.schedule':
    'The digest that you sent does not match the version that waits. Reload the schedule, check it, and \
approve again.',
  'digest_mismatch.field': 'This must be the contentDigest of the version in double quotes.',
  'stale_version.schedule': 'Another user has changed this schedule. Load it again and repeat your change.',
  'missed_runs.one': 'The run of {first} was missed meanwhile. Skip it, or make it now.',
  missed_runs:
    '{count} runs were missed meanwhile, the first on {first}. Skip them, or make the last one now.',
  run_left: 'The batch of this run was submitted to the bank, or has ended. It cannot be skipped or changed.',
  'run_decided.swept': 'This sweep has already been made. It cannot be skipped.',
  run_decided: 'This run has already been skipped. Load the page again to see who did it.',

  // Getting paid.
  'currency_not_payable.request': 'Payers are asked for {currency}, the currency of your entity, not {sent}.',
  invalid_payment_request: 'Nothing was saved. Correct the fields that are named.',
  'invalid_payment_request.amount': 'Write an amount in {currency} above zero.',
  'invalid_payment_request.amount_most':
    'This amount in {currency} is too large for one request. Check the digits.',
  'invalid_payment_request.due_first': 'Choose a day no earlier than {day}.',
  'invalid_payment_request.due_on': 'Choose a day no later than {day}.',
  'invalid_payment_request.expires_before': 'The last day cannot be before the due day.',
  'invalid_payment_request.expires_past': 'The last day has passed. Choose today or a later day.',
  'invalid_payment_request.no_parts': 'Only a request that may be paid in parts has a smallest part.',
  'invalid_payment_request.minimum_part':
    'Write an amount in {currency} above zero and below the amount of the request.',
  unknown_payer: 'Choose one payer, or write the name of a new one.',
  ambiguous_payer: 'Several payers have the same name and email. Choose the payer.',
  'ambiguous_payer.field': 'Several payers are called {name}, with the same email. Choose one of them.',
  payer_name_known:
    'There is a payer called {name} already, with so many requests: {count}. Is it the same one?',
  'payer_name_known.many':
    'So many of these requests name a payer who exists already: {count}. Are they the same ones?',
  duplicate_invoice: 'Nothing was saved, because an invoice number is used twice.',
  'duplicate_invoice.field': 'Another payment request has the number {number}.',
  'request_status.OPEN': 'This payment request is open.',
  'request_status.PARTLY_PAID': 'This payment request is partly paid.',
  'request_status.PAID': 'This payment request is paid.',
  'request_status.EXPIRED': 'This payment request has expired.',
  'request_status.CANCELLED': 'This payment request is cancelled.',
  'request_status.WRITTEN_OFF': 'This payment request is written off.',
  invalid_statement_period: 'The first day is after the last day. Choose a first day that is not later.',
  request_amount_fixed:
    'The payer has paid {paid} of this request, so its amount stays {amount}. Change the other fields, or \
write off what is not to be paid. Ask for more with a new request.',
  'request_amount_fixed.field': 'The amount stays {amount}, because {paid} has been paid.',
  wrong_request_status: '{status} Load the page again to see what can be done.',
  receipt_taken_back: 'The bank has taken this receipt back, so it pays nothing any more.',
  invalid_refund: 'Nothing was refunded. Correct what is named.',
  'invalid_refund.account':
    'The bank does not say from which account the money came. Enter the account to pay.',
  refund_above_receipt: 'The receipt has {left} left, and you asked to give back {asked}. Lower the amount.',
  refund_taken_back:
    'The bank has taken back the receipt that this batch refunds, so no approver can approve it. Send it ' +
    'back.',
  'refund_taken_back.ended':
    'The bank has taken back the receipt that this batch refunds, so the batch was cancelled and its ' +
    'file is not given out. Nothing is left to do.',
  refund_made_again:
    'That batch was a refund. Open its receipt, and ask for the refund again there: it then counts what ' +
    'was given back already.',
  invalid_allocation: 'Nothing was allocated. Correct the amounts that are named.',
  'invalid_allocation.amount': 'Write an amount in {currency} above zero.',
  allocation_above_receipt:
    'The receipt has {left} left, and you allocated {asked}. Lower an amount, then allocate again.',
  allocation_above_request: 'Nothing was allocated. A request has less open than you allocated to it.',
  'allocation_above_request.field':
    '“{label}” has {open} open. Allocate that or less; the rest can be a credit of the payer.',
  allocation_ended: 'An allocation has ended already. Load the page again to see what the receipt pays.',
  mail_not_set_up: 'Outlay has no mail server. Ask the people who run it to set one up.',
  payer_not_mailed: 'The payer has no email address. Add one on the page of the payer.',
  'payer_not_mailed.off':
    'Reminders to this payer are switched off. Switch them on, on the page of the payer.',
  already_mailed:
    'This request was mailed to this address today. Try again tomorrow, or correct the address of the payer.',
  no_receiving_account:
    'No account of this company receives payments at the moment, so the payer could not pay. \
Switch one on first.',
  pay_page_off: 'The pay page of this request is switched off. Make a new link first.',
  already_reminded: 'The payer was reminded of this request today. Try again tomorrow.',
  request_to_pay_not_available: 'No provider of requests to pay is set up for this company.',
  request_to_pay_open:
    'The payer may still approve an earlier request to pay. Wait until the bank has said how it ended.',
  request_to_pay_ended: 'This request to pay has ended. Load the page again to see how.',
  'invalid_request_to_pay.amount': 'Enter an amount from {least} to {most}.',
  collected_at_bank:
    'This money is in an account at your bank. If that is the account that pays, book its opening balance \
first. Else transfer the money at the bank: the statements of both accounts show it.',
  collection_too_small:
    'The Collection balance in {currency} that can be moved is less than this. Enter less.',
  'collection_too_small.most':
    'Only {most} of the Collection balance can be moved. Enter that amount or less.',
  'collection_too_small.nothing':
    'Nothing in Collection can be moved now: all that payers have paid into your account has already been \
moved. Try again after the next receipt.',
  statement_too_long:
    'This period has {lines} lines, and a PDF can have at most {most}. Choose a shorter period, or export it \
as CSV.',
  write_off_waiting: 'A write-off of this request waits for a second user. Confirm or withdraw it first.',
  write_off_not_waiting: 'This write-off is no longer waiting. Load the page again to see what happened.',
  own_write_off: 'You asked for this write-off, so another user has to confirm it: {names}.',
  'own_write_off.alone':
    'You asked for this write-off, and no other user may confirm it. Ask an admin to add one.',
  'stale_version.request': 'Another user has changed this request. Load it again and repeat your change.',
  'stale_version.payer': 'Another user has changed this payer. Load it again and repeat your change.',

  // The payment config, balances and saved views.
  stale_version:
    'Another user saved the config after you read it. Read it again, make your changes and save.',
  'stale_version.field': 'This is not the saved version.',
  config_change_not_pending: 'This change is no longer pending. Reload the page to see what happened to it.',
  own_config_change: 'You saved this change, so another admin has to confirm it. These users may: {names}.',
  'own_config_change.alone':
    'You saved this change, so another admin has to confirm it, and your entity has none. It takes \
effect at the time shown, unless an approver or an admin cancels it.',
  unknown_timezone: '"{sent}" is not a time zone. Use an IANA name such as Africa/Johannesburg.',
  'unknown_timezone.field': 'Use an IANA name such as Africa/Johannesburg.',
  rail_not_enabled: '{rail} is not enabled for your entity. Choose one of {rails}.',
  'rail_not_enabled.field': 'Choose one of {rails}.',
  invalid_amount: 'Write an amount in {currency} above zero.',
  'invalid_amount.digits': 'Write an amount in {currency} with at most {digits} digits after the point.',
  'invalid_approval_rules.approvals': 'A batch needs at least 1 approval.',
  'invalid_approval_rules.not_open':
    'The last band in {currency} must be open, so that every amount has a rule: leave its upper end empty.',
  'invalid_approval_rules.open':
    'Only the last band in {currency} may be open: enter an upper end for this band, or remove the bands \
after it.',
  'invalid_approval_rules.not_positive': 'The upper end of a band must be more than zero.',
  'invalid_approval_rules.not_ascending':
    'The bands must be in ascending order: this one must end above {end}.',
  unknown_currency:
    '"{code}" is not a currency that Outlay supports. Name one or more of {currencies}, separated by commas.',
  'unknown_currency.field': 'Name one or more of {currencies}, separated by commas.',
  too_many_views: 'You already have {most} views, the maximum. Delete one first.',
  not_your_view: 'This view belongs to {owner}. Save a view with another name instead.',
  view_name_taken: 'You already have a view named “{name}”. Choose another name.',

  // The exchange.
  exchange_key_missing: '{entity} has no API key for the exchange yet. Ask your operator to enter one.',
  exchange_unavailable: 'Nothing was sent to the exchange. Try again in {seconds} seconds.',
  'exchange_unavailable.second': 'Nothing was sent to the exchange. Try again in 1 second.',
  'exchange_unavailable.not_sent': 'Nothing was sent to the exchange.',
  'exchange_unavailable.broken': 'The connection broke before the answer arrived. Try again in 5 seconds.',
  exchange_no_answer: 'It did not answer in time. Try again in a moment.',
  'exchange.unknown_outcome':
    'The exchange may have processed your request. Check the result, such as your open orders, before you \
send it again.',
  'exchange.answered': 'The exchange answered: {message}. {advice}',
  'exchange.subaccount': 'Choose the primary account: the key has no permission for the subaccount.',
  'exchange.key': "The exchange does not accept your entity's key. Ask your operator to enter the key again.",
  'exchange.permission':
    "Your entity's key does not have the permission for this. Ask your operator for a key that has it.",
  'exchange.not_found': 'Check the address of the request, and whether what you asked for still exists.',
  'exchange.too_many': 'Too many requests were sent to it. Try again in {seconds} seconds.',
  'exchange.too_many_second': 'Too many requests were sent to it. Try again in 1 second.',
  'exchange.refused': 'Correct the request and send it again.',
  'exchange.failed': 'Try again in a moment. If the problem persists, contact your operator.',
} as const;

export type ErrorTextKey = keyof typeof ERROR_TEXTS;

/** The titles of refusals, each in a few words. */
export const ERROR_TITLES = [
  'The request was refused',
  'Not allowed',
  'Not found',
  'Not signed in',
  'Wrong company',
  'Sign in again',
  'Use a passkey',
  'The passkey was not accepted',
  'Your sign-in cannot be checked',
  'Too many requests',
  'Too many open pages',
  'Too many exports',
  'Something went wrong',
  'Temporarily unavailable',
  'Out of disk space',
  'Out of space',
  'Busy',
  'The body is too large',
  'The request took too long',
  'Request in progress',
  'Idempotency key reused',
  'The exchange does not answer',
  'The exchange did not answer',
  'The exchange refused the request',
  'The exchange could not answer',
  'No exchange key',
  // Titles that only programs see.
  'Not served under this name',
  'Method not allowed',
  'The headers are too large',
  'Unsupported media type',
  'Unsupported encoding',
] as const;

export type ErrorTitle = (typeof ERROR_TITLES)[number];

/** A value of a sentence as the API sends it. */
type ParamValue = string | number | { amount: string; currency: string } | Params;

/** A sentence by its key, with its values, for readers in another language than English. */
export interface Params {
  sentence: string;
  [name: string]: ParamValue;
}

/** A sentence in English together with the values that it was written from. */
export interface Explained {
  text: string;
  params: Params;
}

type Given = string | number | { amount: string; currency: string } | Explained;

type NamesIn<T extends string> = T extends `${string}{${infer N}}${infer Rest}`
  ? (N extends `${infer Name}, number` ? Name : N) | NamesIn<Rest>
  : never;
type ValuesOf<K extends ErrorTextKey> = NamesIn<(typeof ERROR_TEXTS)[K]>;

/** A sentence about an error: in English, and as its key with its values. */
export function explain<K extends ErrorTextKey>(
  key: K,
  ...given: [ValuesOf<K>] extends [never] ? [] : [Readonly<Record<ValuesOf<K>, Given>>]
): Explained {
  const values: Readonly<Record<string, Given>> = given[0] ?? {};
  const text = ERROR_TEXTS[key].replace(/\{(\w+)(, number)?\}/g, (_, name: string, grouped?: string) =>
    inEnglish(values[name]!, grouped !== undefined),
  );
  const params: Params = { sentence: key };
  for (const [name, value] of Object.entries(values))
    params[name] = typeof value === 'object' && 'params' in value ? value.params : value;
  return { text, params };
}

function inEnglish(value: Given, grouped: boolean): string {
  if (typeof value === 'number') return grouped ? value.toLocaleString('en') : String(value);
  if (typeof value === 'string') return value;
  return 'text' in value ? value.text : moneyInEnglish(value.amount, value.currency);
}
