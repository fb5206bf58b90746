// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { AcknowledgeDifferenceData, AcknowledgeDifferenceErrors, AcknowledgeDifferenceResponses, AnnounceFundingData, AnnounceFundingErrors, AnnounceFundingResponses, CancelFundingRecordData, CancelFundingRecordErrors, CancelFundingRecordResponses, CertifyBankConnectionData, CertifyBankConnectionErrors, CertifyBankConnectionResponses, CloseBankReplyData, CloseBankReplyErrors, CloseBankReplyResponses, CloseMonthData, CloseMonthErrors, CloseMonthResponses, CloseStatementFindingData, CloseStatementFindingErrors, CloseStatementFindingResponses, ConfirmAcknowledgementData, ConfirmAcknowledgementErrors, ConfirmAcknowledgementResponses, ConfirmBankRecallData, ConfirmBankRecallErrors, ConfirmBankRecallResponses, ConfirmBankReplyData, ConfirmBankReplyErrors, ConfirmBankReplyResponses, ConfirmEntryRuleData, ConfirmEntryRuleErrors, ConfirmEntryRuleResponses, ConfirmMonthCloseData, ConfirmMonthCloseErrors, ConfirmMonthCloseResponses, ConfirmMonthReopenData, ConfirmMonthReopenErrors, ConfirmMonthReopenResponses, ConfirmOpeningBalanceData, ConfirmOpeningBalanceErrors, ConfirmOpeningBalanceResponses, ConfirmStatementData, ConfirmStatementErrors, ConfirmStatementResponses, CreateBankConnectionData, CreateBankConnectionErrors, CreateBankConnectionResponses, DismissRefusedStatementData, DismissRefusedStatementErrors, DismissRefusedStatementResponses, DismissRuleSuggestionData, DismissRuleSuggestionErrors, DismissRuleSuggestionResponses, DownloadBankFileData, DownloadBankFileErrors, DownloadBankFileResponses, DownloadRefusedStatementData, DownloadRefusedStatementErrors, DownloadRefusedStatementResponses, EndEntryRuleData, EndEntryRuleErrors, EndEntryRuleResponses, ExportBalanceDaysData, ExportBalanceDaysErrors, ExportBalanceDaysResponses, ExportFundingRecordsData, ExportFundingRecordsErrors, ExportFundingRecordsResponses, ExportMonthEndData, ExportMonthEndErrors, ExportMonthEndResponses, ExportReconciliationEntriesData, ExportReconciliationEntriesErrors, ExportReconciliationEntriesResponses, ExportSettlementData, ExportSettlementErrors, ExportSettlementResponses, ExportSettlementsData, ExportSettlementsErrors, ExportSettlementsResponses, ExportStatementsData, ExportStatementsErrors, ExportStatementsResponses, GetBankFileData, GetBankFileErrors, GetBankFilePlanData, GetBankFilePlanErrors, GetBankFilePlanResponses, GetBankFileResponses, GetBankFileSummaryData, GetBankFileSummaryErrors, GetBankFileSummaryResponses, GetBankReplyData, GetBankReplyErrors, GetBankReplyResponses, GetFundingInstructionsData, GetFundingInstructionsErrors, GetFundingInstructionsResponses, GetFundingPositionData, GetFundingPositionErrors, GetFundingPositionResponses, GetFundingRecordData, GetFundingRecordErrors, GetFundingRecordResponses, GetReconciliationEntryData, GetReconciliationEntryErrors, GetReconciliationEntryResponses, GetSettlementData, GetSettlementErrors, GetSettlementResponses, GetStatementData, GetStatementErrors, GetStatementResponses, ListBalanceDaysData, ListBalanceDaysErrors, ListBalanceDaysResponses, ListBankConnectionsData, ListBankConnectionsErrors, ListBankConnectionsResponses, ListBankFilePaymentsData, ListBankFilePaymentsErrors, ListBankFilePaymentsResponses, ListBankFileProfilesData, ListBankFileProfilesErrors, ListBankFileProfilesResponses, ListBankFilesData, ListBankFilesErrors, ListBankFilesResponses, ListBankRepliesData, ListBankRepliesErrors, ListBankRepliesResponses, ListBankReplyChangesData, ListBankReplyChangesErrors, ListBankReplyChangesResponses, ListEntryCandidatesData, ListEntryCandidatesErrors, ListEntryCandidatesResponses, ListEntryRulesData, ListEntryRulesErrors, ListEntryRulesResponses, ListFundingRecordsData, ListFundingRecordsErrors, ListFundingRecordsResponses, ListMonthEndsData, ListMonthEndsErrors, ListMonthEndsResponses, ListOpeningBalancesData, ListOpeningBalancesErrors, ListOpeningBalancesResponses, ListReconciliationEntriesData, ListReconciliationEntriesErrors, ListReconciliationEntriesResponses, ListRefusedStatementsData, ListRefusedStatementsErrors, ListRefusedStatementsResponses, ListSettlementPayoutsData, ListSettlementPayoutsErrors, ListSettlementPayoutsResponses, ListSettlementsData, ListSettlementsErrors, ListSettlementsResponses, ListStatementAccountsData, ListStatementAccountsErrors, ListStatementAccountsResponses, ListStatementConfirmationsData, ListStatementConfirmationsErrors, ListStatementConfirmationsResponses, ListStatementEntriesData, ListStatementEntriesErrors, ListStatementEntriesResponses, ListStatementFindingsData, ListStatementFindingsErrors, ListStatementFindingsResponses, ListStatementsData, ListStatementsErrors, ListStatementsResponses, PostEntryData, PostEntryErrors, PostEntryResponses, PostProposalData, PostProposalErrors, PostProposalResponses, PreviewStatementCsvData, PreviewStatementCsvErrors, PreviewStatementCsvResponses, ProposeEntryRuleData, ProposeEntryRuleErrors, ProposeEntryRuleResponses, ProposeOpeningBalanceData, ProposeOpeningBalanceErrors, ProposeOpeningBalanceResponses, RecallBankFileData, RecallBankFileErrors, RecallBankFileResponses, RehearseBankConnectionData, RehearseBankConnectionErrors, RehearseBankConnectionResponses, ReopenMonthData, ReopenMonthErrors, ReopenMonthResponses, SetBankTransportData, SetBankTransportErrors, SetBankTransportResponses, SetEntryAsideData, SetEntryAsideErrors, SetEntryAsideResponses, SuggestEntryRuleData, SuggestEntryRuleErrors, SuggestEntryRuleResponses, SwitchBankConnectionData, SwitchBankConnectionErrors, SwitchBankConnectionResponses, TakeBackStatementData, TakeBackStatementErrors, TakeBackStatementResponses, UndoPostingData, UndoPostingErrors, UndoPostingResponses, UpdateBankConnectionData, UpdateBankConnectionErrors, UpdateBankConnectionResponses, UploadBankReplyData, UploadBankReplyErrors, UploadBankReplyResponses, UploadStatementData, UploadStatementErrors, UploadStatementResponses, VisitBankNowData, VisitBankNowErrors, VisitBankNowResponses, WithdrawAcknowledgementData, WithdrawAcknowledgementErrors, WithdrawAcknowledgementResponses, WithdrawBankRecallData, WithdrawBankRecallErrors, WithdrawBankRecallResponses, WithdrawMonthCloseData, WithdrawMonthCloseErrors, WithdrawMonthCloseResponses, WithdrawOpeningBalanceData, WithdrawOpeningBalanceErrors, WithdrawOpeningBalanceResponses, WriteBankTestFileData, WriteBankTestFileErrors, WriteBankTestFileResponses } from './types.gen.ts';

/**
 * Read how to fund
 *
 * Returns, for each live bank connection, the account to pay into and the reference to quote. Money that quotes the reference is booked to FUNDING when a statement shows it. An entity that has never switched a bank connection on pays through the sandbox: its operator simulates funding.
 */
export const getFundingInstructions = <ThrowOnError extends boolean = true>(options?: Options<GetFundingInstructionsData, ThrowOnError>) => (options?.client ?? client).get<GetFundingInstructionsResponses, GetFundingInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-instructions',
    ...options
});

/**
 * List funding records
 *
 * Returns the money that was announced for FUNDING or came into it, by its day, the latest first.
 */
export const listFundingRecords = <ThrowOnError extends boolean = true>(options?: Options<ListFundingRecordsData, ThrowOnError>) => (options?.client ?? client).get<ListFundingRecordsResponses, ListFundingRecordsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records',
    ...options
});

/**
 * Announce funding
 *
 * Records money that is expected, so that the entry of the statement is matched with it, and everyone sees when it is late. It moves no money.
 *
 * Needs the role PREPARER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `invalid_amount` | 400 | An amount is not valid in its currency. |
 * | `bank_connection_off` | 400 | The bank connection is not live, so no money is paid in for it. |
 * | `funding_day_not_possible` | 400 | The day on which the money is expected has passed, or is more than a year ahead. |
 */
export const announceFunding = <ThrowOnError extends boolean = true>(options: Options<AnnounceFundingData, ThrowOnError>) => (options.client ?? client).post<AnnounceFundingResponses, AnnounceFundingErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a funding record
 *
 * Returns one funding record with its transfers and the entries of the statements.
 */
export const getFundingRecord = <ThrowOnError extends boolean = true>(options: Options<GetFundingRecordData, ThrowOnError>) => (options.client ?? client).get<GetFundingRecordResponses, GetFundingRecordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records/{id}',
    ...options
});

/**
 * Cancel an announcement of funding
 *
 * The money is not expected any more. Possible until it has come.
 *
 * Needs the role PREPARER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `funding_not_expected` | 400 | The money has already come in, or the announcement was cancelled. |
 */
export const cancelFundingRecord = <ThrowOnError extends boolean = true>(options: Options<CancelFundingRecordData, ThrowOnError>) => (options.client ?? client).post<CancelFundingRecordResponses, CancelFundingRecordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records/{id}/cancel',
    ...options
});

/**
 * List settlements
 *
 * Returns a settlement for each bank file that has left, by the day on which the bank pays it, the latest first.
 */
export const listSettlements = <ThrowOnError extends boolean = true>(options?: Options<ListSettlementsData, ThrowOnError>) => (options?.client ?? client).get<ListSettlementsResponses, ListSettlementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements',
    ...options
});

/**
 * Read a settlement
 *
 * Returns one settlement with its fees, its returns and the lines of the statements.
 */
export const getSettlement = <ThrowOnError extends boolean = true>(options: Options<GetSettlementData, ThrowOnError>) => (options.client ?? client).get<GetSettlementResponses, GetSettlementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}',
    ...options
});

/**
 * Acknowledge the difference of a settlement
 *
 * Records that the user knows of the difference and accepts it, for a reason. It moves no money and changes no payout. Above the limit of the payment config (`settlementDifferenceLimit`), it counts only once another user has confirmed it. The amounts are those that the user saw: when others differ by now, nothing is recorded. It replaces an acknowledgement that is OUTDATED. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `settlement_without_difference` | 400 | Every payout of the settlement that statements show has its amount. |
 * | `settlement_difference_changed` | 400 | The difference of the settlement is not the one that the user saw or signed. |
 * | `difference_acknowledged` | 400 | A user has already acknowledged the difference. It can be confirmed or withdrawn. |
 */
export const acknowledgeDifference = <ThrowOnError extends boolean = true>(options: Options<AcknowledgeDifferenceData, ThrowOnError>) => (options.client ?? client).post<AcknowledgeDifferenceResponses, AcknowledgeDifferenceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}/acknowledge',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm an acknowledgement
 *
 * A second user confirms that the difference is acknowledged; only then does it count. Refused when the difference has changed since. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `acknowledgement_not_waiting` | 400 | The acknowledgement does not wait for a second user: it counts, or was withdrawn or replaced. |
 * | `own_acknowledgement` | 400 | The caller acknowledged the difference, so another user has to confirm that. |
 * | `settlement_difference_changed` | 400 | The difference of the settlement is not the one that the user saw or signed. |
 */
export const confirmAcknowledgement = <ThrowOnError extends boolean = true>(options: Options<ConfirmAcknowledgementData, ThrowOnError>) => (options.client ?? client).post<ConfirmAcknowledgementResponses, ConfirmAcknowledgementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}/acknowledge/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw an acknowledgement
 *
 * Takes back an acknowledgement, for a reason, whether it waits for a second user or counts already. The audit log keeps what it said. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `acknowledgement_ended` | 400 | The acknowledgement has already been withdrawn or replaced. |
 */
export const withdrawAcknowledgement = <ThrowOnError extends boolean = true>(options: Options<WithdrawAcknowledgementData, ThrowOnError>) => (options.client ?? client).post<WithdrawAcknowledgementResponses, WithdrawAcknowledgementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}/acknowledge/withdraw',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export a settlement as CSV
 *
 * Returns a line for each payout in the order of the bank file, then for what came back and for the fees, each with what the statement shows. `over` and `under` are the difference; a rejected payout has nothing due. A line of the kind ACKNOWLEDGEMENT says who acknowledged which difference, and its state. Cells are escaped so that a spreadsheet does not run them as formulas.
 */
export const exportSettlement = <ThrowOnError extends boolean = true>(options: Options<ExportSettlementData, ThrowOnError>) => (options.client ?? client).get<ExportSettlementResponses, ExportSettlementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}/export',
    ...options
});

/**
 * List the payouts of a settlement
 *
 * Returns the payouts in the order of the bank file.
 */
export const listSettlementPayouts = <ThrowOnError extends boolean = true>(options: Options<ListSettlementPayoutsData, ThrowOnError>) => (options.client ?? client).get<ListSettlementPayoutsResponses, ListSettlementPayoutsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}/payouts',
    ...options
});

/**
 * List the bank connections
 *
 * Returns the connections by bank file that the entity has set up, oldest first.
 */
export const listBankConnections = <ThrowOnError extends boolean = true>(options?: Options<ListBankConnectionsData, ThrowOnError>) => (options?.client ?? client).get<ListBankConnectionsResponses, ListBankConnectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections',
    ...options
});

/**
 * Set up a bank connection
 *
 * Creates a connection in the state DRAFT. It carries payments once it is switched on. With STATEMENTS_ONLY, uploaded statements of the account are stored from now on, files that were fetched and refused for an unknown account are read again, and switching it on only lets its transport fetch statements. With RECEIPTS, no statement of the account is stored before another user has switched the connection on.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `account_already_connected` | 400 | The account is that of a connection with another purpose, or has statements of one. An account pays, receives or is watched. |
 */
export const createBankConnection = <ThrowOnError extends boolean = true>(options: Options<CreateBankConnectionData, ThrowOnError>) => (options.client ?? client).post<CreateBankConnectionResponses, CreateBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change a bank connection
 *
 * Replaces the settings. A changed profile or account, or another rail, needs a new rehearsal, is uncertified until the acceptance of a test file is recorded again, and switches a live connection off: another user has to switch it on. Its batches wait meanwhile. Files that have not left are withdrawn and written again; files that have left keep what they were written with. Such a change needs a fresh sign-in where approvals do. The purpose can change only while the connection was never switched on and has no file and no statement. PAYMENTS may become BOTH at any time, and BOTH becomes PAYMENTS again while its account has no receipt: another user has to switch the connection on.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `rail_already_carried` | 400 | Another live bank connection carries a rail in the same currency. |
 * | `acb_numbers_in_use` | 400 | An ACB file of the connection has left, so the numbers of its first file do not change. |
 * | `account_already_connected` | 400 | The account is that of a connection with another purpose, or has statements of one. An account pays, receives or is watched. |
 * | `bank_connection_used` | 400 | The purpose of a connection that was switched on, or that has a file or a statement, cannot change. |
 */
export const updateBankConnection = <ThrowOnError extends boolean = true>(options: Options<UpdateBankConnectionData, ThrowOnError>) => (options.client ?? client).put<UpdateBankConnectionResponses, UpdateBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Record the bank's acceptance of a test file
 *
 * Records that the bank has accepted a test file of this version of the connection. Needs a fresh sign-in where approvals do.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `connection_without_payments` | 400 | The bank connection does not pay from its account, so it has no files of payments. |
 */
export const certifyBankConnection = <ThrowOnError extends boolean = true>(options: Options<CertifyBankConnectionData, ThrowOnError>) => (options.client ?? client).post<CertifyBankConnectionResponses, CertifyBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/certification',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rehearse a bank connection
 *
 * Plays the bank inside Outlay, without a batch, money or a file that leaves: writes a file of made-up payments by the present profile, reads it with a reader apart from the writer, and reads replies that accept it, reject it in part and reject it whole. The answer says step by step what was right and what was wrong. A rehearsal proves the settings against the format, not against the bank.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `connection_without_payments` | 400 | The bank connection does not pay from its account, so it has no files of payments. |
 */
export const rehearseBankConnection = <ThrowOnError extends boolean = true>(options: Options<RehearseBankConnectionData, ThrowOnError>) => (options.client ?? client).post<RehearseBankConnectionResponses, RehearseBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/rehearse',
    ...options
});

/**
 * Upload a reply of the bank
 *
 * Keeps what the bank sent, by its SHA-256, and reads it. If the reply fits what was sent, and changes a payment, it waits until another user confirms it. One that does not fit changes nothing and asks a user. The same bytes are kept once, so the request may be repeated at any time; an open question is then judged again.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `connection_without_payments` | 400 | The bank connection does not pay from its account, so it has no files of payments. |
 */
export const uploadBankReply = <ThrowOnError extends boolean = true>(options: Options<UploadBankReplyData, ThrowOnError>) => (options.client ?? client).post<UploadBankReplyResponses, UploadBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/replies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Switch a bank connection on or off
 *
 * LIVE: from now on the connection carries the payments of its rails, and batches wait for their bank files. It needs a rehearsal that passed, the recorded acceptance of a test file, a user other than those who changed the profile, the account or the transport, and a fresh sign-in where approvals do. With RECEIPTS or STATEMENTS_ONLY it needs neither of the first two, and only fetches statements. OFF: it carries no new payments, and its batches wait; replies to files that have left are still read. An entity that has ever switched a connection on pays through its own connections alone.
 *
 * Needs the role ADMIN or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `bank_connection_not_ready` | 400 | The present profile and account of the connection have no rehearsal that passed, or no recorded acceptance of a test file. |
 * | `own_connection_change` | 400 | The caller changed the profile, account or transport of the connection. Another administrator or approver has to switch it on. |
 * | `rail_already_carried` | 400 | Another live bank connection carries a rail in the same currency. |
 */
export const switchBankConnection = <ThrowOnError extends boolean = true>(options: Options<SwitchBankConnectionData, ThrowOnError>) => (options.client ?? client).put<SwitchBankConnectionResponses, SwitchBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/state',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Write a test file for the bank
 *
 * Returns a file that the bank must not execute: two small payments by each rail to the account that pays, marked as a test where the format has a mark. Outlay keeps no copy. Its writing is an entry of the audit log.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `bank_file_not_writable` | 400 | The format cannot carry the account or the registration of the connection. |
 * | `connection_without_payments` | 400 | The bank connection does not pay from its account, so it has no files of payments. |
 */
export const writeBankTestFile = <ThrowOnError extends boolean = true>(options: Options<WriteBankTestFileData, ThrowOnError>) => (options.client ?? client).post<WriteBankTestFileResponses, WriteBankTestFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/test-file',
    ...options
});

/**
 * Choose how files reach the bank
 *
 * SFTP and FOLDER: Outlay takes each file to the bank as soon as it is written, and fetches replies and statements every minute. A file that was fetched is archived. DOWNLOAD: users do both; the folders and the key are forgotten. A change switches a live connection off: another user has to switch it on, and until then the connection to the bank is only tried. It needs a fresh sign-in where approvals do. Sending the same transport again changes nothing, but makes Outlay visit the bank at once.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `transport_not_offered` | 400 | The operator has not set a folder for bank files. |
 * | `bank_folder_not_allowed` | 400 | A folder is not a plain path below the folder that the operator has set. |
 * | `private_key_not_usable` | 400 | The private key cannot be read, or needs a passphrase. |
 * | `bank_file_on_the_way` | 400 | A file is on its way, and the bank may have it already. The transport can be changed once it has arrived or its recall is confirmed. |
 */
export const setBankTransport = <ThrowOnError extends boolean = true>(options: Options<SetBankTransportData, ThrowOnError>) => (options.client ?? client).put<SetBankTransportResponses, SetBankTransportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/transport',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Exchange files with the bank now
 *
 * Visits the bank over SFTP or the folders at once, even while visits fail and the pauses between them grow. The answer does not wait for the visit: `transportDetails.visitedAt` changes when the visit has ended.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `bank_not_visited` | 400 | Users exchange the files of the connection. Outlay does not visit the bank. |
 */
export const visitBankNow = <ThrowOnError extends boolean = true>(options: Options<VisitBankNowData, ThrowOnError>) => (options.client ?? client).post<VisitBankNowResponses, VisitBankNowErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/transport/visit',
    ...options
});

/**
 * List the profiles to start from
 *
 * Returns profiles that follow public descriptions of the formats. No bank has approved them: send your bank a test file first.
 */
export const listBankFileProfiles = <ThrowOnError extends boolean = true>(options?: Options<ListBankFileProfilesData, ThrowOnError>) => (options?.client ?? client).get<ListBankFileProfilesResponses, ListBankFileProfilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-file-profiles',
    ...options
});

/**
 * List the bank files
 *
 * Returns the files, newest first: of the entity, of a connection or of a batch.
 */
export const listBankFiles = <ThrowOnError extends boolean = true>(options?: Options<ListBankFilesData, ThrowOnError>) => (options?.client ?? client).get<ListBankFilesResponses, ListBankFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files',
    ...options
});

/**
 * Get a bank file
 *
 * Returns the figures of a file and what the bank has said about it.
 */
export const getBankFile = <ThrowOnError extends boolean = true>(options: Options<GetBankFileData, ThrowOnError>) => (options.client ?? client).get<GetBankFileResponses, GetBankFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}',
    ...options
});

/**
 * Take a bank file to the bank
 *
 * Returns the bytes of the file. With the first download the file leaves: the batch becomes PROCESSING, and it can no longer be cancelled. A file that a user takes is not carried over SFTP or a folder as well. Every later download returns the same bytes and is an entry of the audit log, and is refused once the bank has rejected the file, a recall is recorded, or the batch has ended. `Content-Digest` has the SHA-256.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `approvals_lapsed` | 400 | Too few approvals of the batch still count. Another approver has to replace them. |
 * | `payee_not_registered` | 400 | The payment config allows payments to registered accounts only. `errors` names each payment to another account, under another name, or with a reference of another format. |
 * | `refund_taken_back` | 400 | The batch refunds a receipt that the bank has taken back since. |
 * | `bank_file_not_live` | 400 | The bank file can no longer leave: its batch has ended, or another file has replaced it. |
 * | `bank_file_day_passed` | 400 | The bank no longer takes the file for the execution date of its batch, which moves to another day or waits for a user. |
 * | `bank_file_out_of_order` | 400 | Files with running numbers go to the bank in their order, because it refuses a file after a gap. Another file has to go first. |
 * | `bank_file_ended` | 400 | The bank file has left and must not be taken to the bank again: the bank rejected it, a recall is recorded, or its batch has ended. |
 */
export const downloadBankFile = <ThrowOnError extends boolean = true>(options: Options<DownloadBankFileData, ThrowOnError>) => (options.client ?? client).post<DownloadBankFileResponses, DownloadBankFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/download',
    ...options
});

/**
 * List the payments of a bank file
 *
 * Returns the payments in the order of the file, as they were written.
 */
export const listBankFilePayments = <ThrowOnError extends boolean = true>(options: Options<ListBankFilePaymentsData, ThrowOnError>) => (options.client ?? client).get<ListBankFilePaymentsResponses, ListBankFilePaymentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/payments',
    ...options
});

/**
 * Record the recall of a bank file
 *
 * Records that a person at the bank has confirmed that the rest of a file will not be paid. It changes no payment until another approver confirms it. A file that is on its way to the bank goes no further. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `bank_file_not_recallable` | 400 | The bank file has not left, already has a recall, or all its payments have ended. |
 */
export const recallBankFile = <ThrowOnError extends boolean = true>(options: Options<RecallBankFileData, ThrowOnError>) => (options.client ?? client).post<RecallBankFileResponses, RecallBankFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/recall',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm the recall of a bank file
 *
 * A second approver, who neither recorded the recall nor took the file to the bank, confirms it. The payments that the bank has not paid fail, and their hold is released. A recall that was recorded while the file was on its way can be confirmed once it is known that the file did not arrive. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `no_open_recall` | 400 | The bank file has no recall that waits for its confirmation. |
 * | `recall_changed` | 400 | The recall is not the one that the caller has seen. |
 * | `own_recall` | 400 | The caller recorded the recall or took the file to the bank. Another approver has to confirm it. |
 * | `bank_file_not_recallable` | 400 | The bank file has not left, already has a recall, or all its payments have ended. |
 * | `recall_too_late` | 400 | The file reached the bank after the recall was recorded. It cannot be confirmed; the bank has to be asked once more. |
 * | `recall_undecided` | 400 | The file was on its way when the recall was recorded. The next visit to the bank finds out whether it has arrived. |
 */
export const confirmBankRecall = <ThrowOnError extends boolean = true>(options: Options<ConfirmBankRecallData, ThrowOnError>) => (options.client ?? client).post<ConfirmBankRecallResponses, ConfirmBankRecallErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/recall/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw the recall of a bank file
 *
 * Takes back a recall that no approver has confirmed, because it was recorded by mistake or came too late. A file that was on its way goes on to the bank. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `no_open_recall` | 400 | The bank file has no recall that waits for its confirmation. |
 * | `recall_changed` | 400 | The recall is not the one that the caller has seen. |
 */
export const withdrawBankRecall = <ThrowOnError extends boolean = true>(options: Options<WithdrawBankRecallData, ThrowOnError>) => (options.client ?? client).post<WithdrawBankRecallResponses, WithdrawBankRecallErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/recall/withdraw',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the figures of a bank file as text
 *
 * Returns a text file with the SHA-256, the count, the sum and the hash total, to be compared with what the bank's own page shows.
 *
 * Needs the role PREPARER or APPROVER.
 */
export const getBankFileSummary = <ThrowOnError extends boolean = true>(options: Options<GetBankFileSummaryData, ThrowOnError>) => (options.client ?? client).get<GetBankFileSummaryResponses, GetBankFileSummaryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/summary',
    ...options
});

/**
 * List the replies of the bank
 *
 * Returns what the bank sent, newest first: all, or those with an open question or waiting for confirmation.
 */
export const listBankReplies = <ThrowOnError extends boolean = true>(options?: Options<ListBankRepliesData, ThrowOnError>) => (options?.client ?? client).get<ListBankRepliesResponses, ListBankRepliesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies',
    ...options
});

/**
 * Get a reply of the bank
 *
 * Returns what became of a reply, and its question if it has one.
 */
export const getBankReply = <ThrowOnError extends boolean = true>(options: Options<GetBankReplyData, ThrowOnError>) => (options.client ?? client).get<GetBankReplyResponses, GetBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}',
    ...options
});

/**
 * List what a reply changes
 *
 * Returns, payment by payment, what a reply changed, or would change once it is confirmed. Empty for a reply with a question.
 */
export const listBankReplyChanges = <ThrowOnError extends boolean = true>(options: Options<ListBankReplyChangesData, ThrowOnError>) => (options.client ?? client).get<ListBankReplyChangesResponses, ListBankReplyChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}/changes',
    ...options
});

/**
 * Close the question of a reply, or set the reply aside
 *
 * Records what was found out about a reply that does not fit, or why a reply that waits for confirmation is not to be applied. It changes no payment. The user who uploaded the reply cannot do it.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_open_question` | 400 | The reply of the bank has no open question, and does not wait for confirmation. |
 * | `own_bank_reply` | 400 | The caller uploaded the reply, created a batch that it answers, or took the file to the bank, so another user has to decide. |
 * | `bank_reply_changed` | 400 | The reply no longer asks or changes what the caller has seen. |
 */
export const closeBankReply = <ThrowOnError extends boolean = true>(options: Options<CloseBankReplyData, ThrowOnError>) => (options.client ?? client).post<CloseBankReplyResponses, CloseBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}/close',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm a reply that was uploaded
 *
 * Applies a reply that waits for confirmation. `waiting.mayConfirm` names the users who may do it. The reply is judged again: if it changes other payments than before, or asks a question, nothing is applied, and `result` in the answer says so. Needs a fresh sign-in where approvals do.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `bank_reply_not_waiting` | 400 | The reply of the bank does not wait for confirmation. |
 * | `own_bank_reply` | 400 | The caller uploaded the reply, created a batch that it answers, or took the file to the bank, so another user has to decide. |
 * | `bank_reply_changed` | 400 | The reply no longer asks or changes what the caller has seen. |
 */
export const confirmBankReply = <ThrowOnError extends boolean = true>(options: Options<ConfirmBankReplyData, ThrowOnError>) => (options.client ?? client).post<ConfirmBankReplyResponses, ConfirmBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the bank file that a batch will travel in
 *
 * Returns the connection by bank file that would carry a batch that has not been sent, and every name and reference that its file would write differently, by row. An approver reads it before signing.
 */
export const getBankFilePlan = <ThrowOnError extends boolean = true>(options: Options<GetBankFilePlanData, ThrowOnError>) => (options.client ?? client).get<GetBankFilePlanResponses, GetBankFilePlanErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/bank-file-plan',
    ...options
});

/**
 * List the rules for entries that are neither payouts nor funding
 *
 * Returns the rules of all accounts, the latest first.
 */
export const listEntryRules = <ThrowOnError extends boolean = true>(options?: Options<ListEntryRulesData, ThrowOnError>) => (options?.client ?? client).get<ListEntryRulesResponses, ListEntryRulesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/entry-rules',
    ...options
});

/**
 * Propose what an entry, and entries like it, are
 *
 * Proposes a rule for an entry that is neither a payout nor funding. Nothing is posted until another user confirms it.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `entry_posted` | 400 | The entry of the statement is already posted. |
 * | `statement_taken_back` | 400 | The statement, or every statement that has the entry, was taken back. |
 * | `entry_rule_waits` | 400 | A rule that was proposed for the entry waits for another user. |
 * | `entry_rule_not_fitting` | 400 | The entry does not have the words or the amount of the rule, or the words are too few. |
 * | `invalid_amount` | 400 | An amount is not valid in its currency. |
 */
export const proposeEntryRule = <ThrowOnError extends boolean = true>(options: Options<ProposeEntryRuleData, ThrowOnError>) => (options.client ?? client).post<ProposeEntryRuleResponses, ProposeEntryRuleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/entry-rules',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm a rule
 *
 * Posts the entry of the rule, and puts the rule into force: for entries that come and for those that are open. The rules that it replaces end. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `entry_rule_not_waiting` | 400 | The rule does not wait for a second user: it is in force, or has ended. |
 * | `proposal_changed` | 400 | The entry has another proposal by now, or none that can be posted. |
 * | `own_entry_rule` | 400 | The caller proposed the rule, so another user has to confirm it. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it, or to close what the bank contradicts. |
 * | `entry_posted` | 400 | The entry of the statement is already posted. |
 * | `statement_taken_back` | 400 | The statement, or every statement that has the entry, was taken back. |
 * | `before_opening_balance` | 400 | The opening balance of the account contains the entry, so it cannot change the balance again. |
 * | `month_closed` | 400 | The day belongs to a closed month, or to one before it. Two users can reopen the month. |
 */
export const confirmEntryRule = <ThrowOnError extends boolean = true>(options: Options<ConfirmEntryRuleData, ThrowOnError>) => (options.client ?? client).post<ConfirmEntryRuleResponses, ConfirmEntryRuleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/entry-rules/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End a rule, or withdraw one that waits
 *
 * Entries are no longer posted by it. What it has posted stays.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `entry_rule_ended` | 400 | The rule has already ended. |
 */
export const endEntryRule = <ThrowOnError extends boolean = true>(options: Options<EndEntryRuleData, ThrowOnError>) => (options.client ?? client).post<EndEntryRuleResponses, EndEntryRuleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/entry-rules/{id}/end',
    ...options
});

/**
 * Read where the money of FUNDING is
 *
 * Returns, for each currency that has a bank account with statements, the closing balances and everything else that is known. They sum to the FUNDING balance.
 */
export const getFundingPosition = <ThrowOnError extends boolean = true>(options?: Options<GetFundingPositionData, ThrowOnError>) => (options?.client ?? client).get<GetFundingPositionResponses, GetFundingPositionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/funding-position',
    ...options
});

/**
 * Export funding records as CSV
 *
 * Returns the funding records that the same filters find, the latest first. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportFundingRecords = <ThrowOnError extends boolean = true>(options?: Options<ExportFundingRecordsData, ThrowOnError>) => (options?.client ?? client).get<ExportFundingRecordsResponses, ExportFundingRecordsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/funding-records.csv',
    ...options
});

/**
 * Close a month of an account
 *
 * Asks for a month to be closed; another user confirms it. The month is over, a statement states the balance at its end, no entry of it is open, its statements have no open findings, and the months before it are closed. When ledger and bank differ at its end, it needs an explanation.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `month_end_exists` | 400 | The month is closed, or its closing or reopening waits for another user. |
 * | `month_end_not_possible` | 400 | Something prevents the closing or reopening of the month; the `detail` says what. |
 */
export const closeMonth = <ThrowOnError extends boolean = true>(options: Options<CloseMonthData, ThrowOnError>) => (options.client ?? client).post<CloseMonthResponses, CloseMonthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/month-ends',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm that a month is closed
 *
 * A second user closes the month. From then on its entries, postings and statements do not change. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `month_end_not_waiting` | 400 | No closing or reopening of the month waits for a second user. |
 * | `month_end_not_possible` | 400 | Something prevents the closing or reopening of the month; the `detail` says what. |
 * | `month_end_changed` | 400 | The month is not what the user saw. Nothing was closed. |
 * | `own_month_end` | 400 | The caller asked for it, so another user has to confirm it. |
 */
export const confirmMonthClose = <ThrowOnError extends boolean = true>(options: Options<ConfirmMonthCloseData, ThrowOnError>) => (options.client ?? client).post<ConfirmMonthCloseResponses, ConfirmMonthCloseErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/month-ends/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export the record of a closed month as CSV
 *
 * Returns what the month was when it was closed: its balances, counts and sums, who closed it, and the digest. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `month_end_not_closed` | 400 | The month is not closed. |
 */
export const exportMonthEnd = <ThrowOnError extends boolean = true>(options: Options<ExportMonthEndData, ThrowOnError>) => (options.client ?? client).get<ExportMonthEndResponses, ExportMonthEndErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/month-ends/{id}/record.csv',
    ...options
});

/**
 * Ask to reopen a closed month
 *
 * Asks for a closed month to be reopened; another user confirms it. Later months are reopened first.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `month_end_not_closed` | 400 | The month is not closed. |
 * | `month_end_exists` | 400 | The month is closed, or its closing or reopening waits for another user. |
 * | `month_end_not_possible` | 400 | Something prevents the closing or reopening of the month; the `detail` says what. |
 */
export const reopenMonth = <ThrowOnError extends boolean = true>(options: Options<ReopenMonthData, ThrowOnError>) => (options.client ?? client).post<ReopenMonthResponses, ReopenMonthErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/month-ends/{id}/reopen',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm that a month is reopened
 *
 * A second user reopens the month. Statements that came for it meanwhile are read now. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `month_end_not_waiting` | 400 | No closing or reopening of the month waits for a second user. |
 * | `month_end_not_possible` | 400 | Something prevents the closing or reopening of the month; the `detail` says what. |
 * | `own_month_end` | 400 | The caller asked for it, so another user has to confirm it. |
 */
export const confirmMonthReopen = <ThrowOnError extends boolean = true>(options: Options<ConfirmMonthReopenData, ThrowOnError>) => (options.client ?? client).post<ConfirmMonthReopenResponses, ConfirmMonthReopenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/month-ends/{id}/reopen/confirm',
    ...options
});

/**
 * Withdraw the closing or the reopening that waits
 *
 * Takes back a closing that waits for a second user, or the request to reopen a closed month. Any user who may confirm it may also end it in this way.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `month_end_not_waiting` | 400 | No closing or reopening of the month waits for a second user. |
 */
export const withdrawMonthClose = <ThrowOnError extends boolean = true>(options: Options<WithdrawMonthCloseData, ThrowOnError>) => (options.client ?? client).post<WithdrawMonthCloseResponses, WithdrawMonthCloseErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/month-ends/{id}/withdraw',
    ...options
});

/**
 * List the opening balances of the accounts
 *
 * Returns the accounts in the order in which their first statements came.
 */
export const listOpeningBalances = <ThrowOnError extends boolean = true>(options?: Options<ListOpeningBalancesData, ThrowOnError>) => (options?.client ?? client).get<ListOpeningBalancesResponses, ListOpeningBalancesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/opening-balances',
    ...options
});

/**
 * Propose the opening balance of an account
 *
 * Proposes that the account begins with the opening balance of a statement that balances. Another user confirms it; until then no money is booked.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `opening_balance_exists` | 400 | The account already has an opening balance, or one that waits for another user. |
 * | `opening_balance_not_possible` | 400 | The account cannot begin with this statement: it is an advice, has no opening balance, does not balance, is overdrawn at the opening, or the bank has sent another one in its place; or payments of earlier days wait for the answer of the bank. |
 */
export const proposeOpeningBalance = <ThrowOnError extends boolean = true>(options: Options<ProposeOpeningBalanceData, ThrowOnError>) => (options.client ?? client).post<ProposeOpeningBalanceResponses, ProposeOpeningBalanceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/opening-balances',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm an opening balance
 *
 * Books the opening balance to FUNDING, once. Open entries of earlier days are set aside. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `opening_balance_not_waiting` | 400 | The opening balance does not wait for a second user: it is booked or withdrawn. |
 * | `opening_balance_not_possible` | 400 | The account cannot begin with this statement: it is an advice, has no opening balance, does not balance, is overdrawn at the opening, or the bank has sent another one in its place; or payments of earlier days wait for the answer of the bank. |
 * | `opening_balance_changed` | 400 | The amount to book is not the one that the user saw. Nothing was booked. |
 * | `own_opening_balance` | 400 | The caller proposed the opening balance or uploaded its statement, so another user has to confirm it. |
 */
export const confirmOpeningBalance = <ThrowOnError extends boolean = true>(options: Options<ConfirmOpeningBalanceData, ThrowOnError>) => (options.client ?? client).post<ConfirmOpeningBalanceResponses, ConfirmOpeningBalanceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/opening-balances/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw an opening balance that waits
 *
 * Takes the proposal back, so that another statement can be chosen.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `opening_balance_not_waiting` | 400 | The opening balance does not wait for a second user: it is booked or withdrawn. |
 */
export const withdrawOpeningBalance = <ThrowOnError extends boolean = true>(options: Options<WithdrawOpeningBalanceData, ThrowOnError>) => (options.client ?? client).post<WithdrawOpeningBalanceResponses, WithdrawOpeningBalanceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/opening-balances/{id}/withdraw',
    ...options
});

/**
 * List entries with what they are or may be
 *
 * Returns the booked entries of all statements by booking date, the latest first.
 */
export const listReconciliationEntries = <ThrowOnError extends boolean = true>(options?: Options<ListReconciliationEntriesData, ThrowOnError>) => (options?.client ?? client).get<ListReconciliationEntriesResponses, ListReconciliationEntriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries',
    ...options
});

/**
 * Export the entries with their postings as CSV
 *
 * Returns the entries that the same filters find, the latest first: a line for each posting, and one for an entry without any. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportReconciliationEntries = <ThrowOnError extends boolean = true>(options?: Options<ExportReconciliationEntriesData, ThrowOnError>) => (options?.client ?? client).get<ExportReconciliationEntriesResponses, ExportReconciliationEntriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries.csv',
    ...options
});

/**
 * Get an entry with what it is or may be
 *
 * Returns a booked entry of a statement by its id.
 */
export const getReconciliationEntry = <ThrowOnError extends boolean = true>(options: Options<GetReconciliationEntryData, ThrowOnError>) => (options.client ?? client).get<GetReconciliationEntryResponses, GetReconciliationEntryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}',
    ...options
});

/**
 * List the payments that an entry can be posted for
 *
 * For money out: payments of bank files from the account that no entry is posted for, whole files of them, and funding that can have gone back. For money in: payments that can have come back, those that have come back already, which cannot be chosen and have `cameBackOn`, those that the bank rejected and debited, and funding that is announced. Returns at most 50 payments of the latest files, 50 files and 50 of funding, the latest first. Without a search, money out also has a FEE of no file: the expected fees of payments up to the day of the entry that no statement shows.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const listEntryCandidates = <ThrowOnError extends boolean = true>(options: Options<ListEntryCandidatesData, ThrowOnError>) => (options.client ?? client).get<ListEntryCandidatesResponses, ListEntryCandidatesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/candidates',
    ...options
});

/**
 * Dismiss the suggested rule of an entry
 *
 * Outlay does not ask again about this entry. The entry itself stays as it is.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `entry_posted` | 400 | The entry of the statement is already posted. |
 * | `statement_taken_back` | 400 | The statement, or every statement that has the entry, was taken back. |
 * | `rule_not_suggested` | 400 | Outlay suggests no rule for the entry, or a user has already dismissed it. |
 */
export const dismissRuleSuggestion = <ThrowOnError extends boolean = true>(options: Options<DismissRuleSuggestionData, ThrowOnError>) => (options.client ?? client).post<DismissRuleSuggestionResponses, DismissRuleSuggestionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/dismiss-rule-suggestion',
    ...options
});

/**
 * Post an entry as a user chooses
 *
 * Posts the entry for payments of bank files, as a fee of the bank, as funding, or as funding that went back; an entry of a receiving account as a receipt, as a receipt that the bank took back, or as a fee that is taken from COLLECTION. Other fees and funding that went back are taken from FUNDING; funding is added to it. An entry that only users have uploaded is posted by a user other than its uploader.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it, or to close what the bank contradicts. |
 * | `entry_posted` | 400 | The entry of the statement is already posted. |
 * | `statement_taken_back` | 400 | The statement, or every statement that has the entry, was taken back. |
 * | `posting_not_possible` | 400 | The entry cannot be posted as this: its direction does not fit, a payment is not one of a bank file that has left, or the funding record is in another state. |
 * | `rejected_needs_choice` | 400 | A chosen payment was rejected by the bank: the request must say what its debit is. |
 * | `item_posted` | 400 | Another entry is posted for a payment or a funding record of the request. |
 * | `difference_needs_reason` | 400 | The amounts of the payments differ from the entry, and the request gives no reason. |
 * | `return_told_for_another` | 400 | A reply of the bank says that another payment of this amount came back, and no entry is posted for that. The request gives no reason for choosing this one. |
 * | `before_opening_balance` | 400 | The opening balance of the account contains the entry, so it cannot change the balance again. |
 * | `month_closed` | 400 | The day belongs to a closed month, or to one before it. Two users can reopen the month. |
 */
export const postEntry = <ThrowOnError extends boolean = true>(options: Options<PostEntryData, ThrowOnError>) => (options.client ?? client).post<PostEntryResponses, PostEntryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/post',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Post an entry as proposed
 *
 * Posts the entry for the items of its proposal. The other entries of a split item, and the entry that a correction takes back, are posted with it. An entry that only users have uploaded, and that moves money, is posted by a user other than its uploader.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `entry_posted` | 400 | The entry of the statement is already posted. |
 * | `statement_taken_back` | 400 | The statement, or every statement that has the entry, was taken back. |
 * | `proposal_changed` | 400 | The entry has another proposal by now, or none that can be posted. |
 * | `item_posted` | 400 | Another entry is posted for a payment or a funding record of the request. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it, or to close what the bank contradicts. |
 * | `before_opening_balance` | 400 | The opening balance of the account contains the entry, so it cannot change the balance again. |
 * | `month_closed` | 400 | The day belongs to a closed month, or to one before it. Two users can reopen the month. |
 */
export const postProposal = <ThrowOnError extends boolean = true>(options: Options<PostProposalData, ThrowOnError>) => (options.client ?? client).post<PostProposalResponses, PostProposalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/post-proposal',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Suggest a rule for an entry
 *
 * Returns a possible rule for the entry, learnt from what was posted before: a rule in force whose words the entry has, with wider bounds that include its amount; or a new rule from posted entries with the same words. Bounds are the lowest and highest amount seen. Otherwise it has the words and category of a rule with the same words, such as one of another account, or else the words of the entry that have no digits, and the amount of the entry alone. Nothing is posted or changed by it.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const suggestEntryRule = <ThrowOnError extends boolean = true>(options: Options<SuggestEntryRuleData, ThrowOnError>) => (options.client ?? client).get<SuggestEntryRuleResponses, SuggestEntryRuleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/rule-suggestion',
    ...options
});

/**
 * Set an entry aside
 *
 * Takes the entry off the list of open entries, with a reason. It changes no payment, and the entry can still be posted.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `entry_posted` | 400 | The entry of the statement is already posted. |
 * | `statement_taken_back` | 400 | The statement, or every statement that has the entry, was taken back. |
 * | `month_closed` | 400 | The day belongs to a closed month, or to one before it. Two users can reopen the month. |
 */
export const setEntryAside = <ThrowOnError extends boolean = true>(options: Options<SetEntryAsideData, ThrowOnError>) => (options.client ?? client).post<SetEntryAsideResponses, SetEntryAsideErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/set-aside',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Take back what an entry is posted as
 *
 * Reopens an entry that is posted as other business or as a fee that belongs to no payment. FUNDING is as it was before. No rule posts the entry again without a user. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `posting_not_undoable` | 400 | The entry is not posted, or it is posted for a payment or as funding, which cannot be taken back here. |
 * | `before_opening_balance` | 400 | The opening balance of the account contains the entry, so it cannot change the balance again. |
 * | `month_closed` | 400 | The day belongs to a closed month, or to one before it. Two users can reopen the month. |
 */
export const undoPosting = <ThrowOnError extends boolean = true>(options: Options<UndoPostingData, ThrowOnError>) => (options.client ?? client).post<UndoPostingResponses, UndoPostingErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/undo',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the statement files of the bank that were refused
 *
 * Returns the files that a transport fetched and of which nothing is stored, the latest refusal first. The same bytes are listed once, however often they come. A file leaves the list when it can be read.
 */
export const listRefusedStatements = <ThrowOnError extends boolean = true>(options?: Options<ListRefusedStatementsData, ThrowOnError>) => (options?.client ?? client).get<ListRefusedStatementsResponses, ListRefusedStatementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/refused-statements',
    ...options
});

/**
 * Download a refused statement file
 *
 * Returns the bytes as the bank sent them. `Content-Digest` has the SHA-256.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const downloadRefusedStatement = <ThrowOnError extends boolean = true>(options: Options<DownloadRefusedStatementData, ThrowOnError>) => (options.client ?? client).get<DownloadRefusedStatementResponses, DownloadRefusedStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/refused-statements/{id}/content',
    ...options
});

/**
 * Dismiss a refused statement file
 *
 * Notes that nothing more is to be done about the file, with a reason. The bytes are kept. It needs attention again only when it comes again and is refused for another reason.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `refused_statement_dismissed` | 400 | A user has already dismissed the refused file. |
 */
export const dismissRefusedStatement = <ThrowOnError extends boolean = true>(options: Options<DismissRefusedStatementData, ThrowOnError>) => (options.client ?? client).post<DismissRefusedStatementResponses, DismissRefusedStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/refused-statements/{id}/dismiss',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export the list of settlements as CSV
 *
 * Returns the settlements that the same filters find, the latest first. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportSettlements = <ThrowOnError extends boolean = true>(options?: Options<ExportSettlementsData, ThrowOnError>) => (options?.client ?? client).get<ExportSettlementsResponses, ExportSettlementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/settlements.csv',
    ...options
});

/**
 * List the accounts that have statements
 *
 * Returns the accounts in the order in which their first statements came.
 */
export const listStatementAccounts = <ThrowOnError extends boolean = true>(options?: Options<ListStatementAccountsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementAccountsResponses, ListStatementAccountsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-accounts',
    ...options
});

/**
 * Compare the ledger with the statements of an account
 *
 * Returns the days that have a closing balance, the latest first.
 */
export const listBalanceDays = <ThrowOnError extends boolean = true>(options: Options<ListBalanceDaysData, ThrowOnError>) => (options.client ?? client).get<ListBalanceDaysResponses, ListBalanceDaysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-accounts/{id}/balance-days',
    ...options
});

/**
 * Export the days of an account as CSV
 *
 * Returns the days that the same filters find, the latest first: the balances of the bank, what it booked and what that was posted as, what is open or set aside, and the difference to the ledger. What was booked since the closing balance before belongs to the day. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportBalanceDays = <ThrowOnError extends boolean = true>(options: Options<ExportBalanceDaysData, ThrowOnError>) => (options.client ?? client).get<ExportBalanceDaysResponses, ExportBalanceDaysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-accounts/{id}/balance-days.csv',
    ...options
});

/**
 * List the months of an account
 *
 * Returns the months from that of the first statement to the current one, the latest first.
 */
export const listMonthEnds = <ThrowOnError extends boolean = true>(options: Options<ListMonthEndsData, ThrowOnError>) => (options.client ?? client).get<ListMonthEndsResponses, ListMonthEndsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-accounts/{id}/month-ends',
    ...options
});

/**
 * List the uploaded statements that wait for another user
 *
 * Returns the statement files that users have uploaded, and whose exact matches wait: at most 20, the oldest first. Those entries have the verdict EXACT in the list of open entries.
 */
export const listStatementConfirmations = <ThrowOnError extends boolean = true>(options?: Options<ListStatementConfirmationsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementConfirmationsResponses, ListStatementConfirmationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-confirmations',
    ...options
});

/**
 * Confirm a statement that was uploaded
 *
 * Posts all exact matches of the file that wait. `mayConfirm` names the users who may do it. The entries are matched again: if other ones wait by now than those that `waitingId` names, nothing is posted, and `waiting` in the answer has them. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `statement_not_waiting` | 400 | No entry of the statement waits for confirmation. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it, or to close what the bank contradicts. |
 */
export const confirmStatement = <ThrowOnError extends boolean = true>(options: Options<ConfirmStatementData, ThrowOnError>) => (options.client ?? client).post<ConfirmStatementResponses, ConfirmStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-files/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List what is wrong with statements
 *
 * Returns gaps, breaks and changed statements, the newest finding first.
 */
export const listStatementFindings = <ThrowOnError extends boolean = true>(options?: Options<ListStatementFindingsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementFindingsResponses, ListStatementFindingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-findings',
    ...options
});

/**
 * Close a finding about a statement
 *
 * Closes a finding that no later statement will resolve, with a reason. It changes no statement and no payment: of two statements with one name, the first stays.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `finding_resolved` | 400 | The finding is already resolved or closed. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it, or to close what the bank contradicts. |
 */
export const closeStatementFinding = <ThrowOnError extends boolean = true>(options: Options<CloseStatementFindingData, ThrowOnError>) => (options.client ?? client).post<CloseStatementFindingResponses, CloseStatementFindingErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-findings/{id}/close',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the statements of the bank
 *
 * Returns the statements by the day of their closing balance, the latest first.
 */
export const listStatements = <ThrowOnError extends boolean = true>(options?: Options<ListStatementsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementsResponses, ListStatementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements',
    ...options
});

/**
 * Upload a statement of the bank
 *
 * Keeps the file by its SHA-256 and reads it: camt.053, camt.054 or camt.052 of the versions 02 to 13 (a camt.052 has entries of the day and never closes it), MT940, or CSV by a profile. The statements must be of an account that a bank connection of the entity pays from. A statement and an entry are stored once, however often they come, so the request may be repeated at any time. A file that is refused is kept, and nothing in it is stored; the same bytes are read again when they come again, and also after a statement of theirs was taken back. Exact matches wait for another user (`listStatementConfirmations`).
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `statement_format_unknown` | 400 | The file is neither camt.052, camt.053, camt.054 nor MT940, and no profile says how to read it. |
 * | `statement_csv_unmapped` | 400 | The file is CSV, and no profile says how to read it. Nothing is stored. |
 * | `statement_csv_other_account` | 400 | The CSV file names an account other than that of the connection. Nothing is stored, unless the request repeats the account as accepted. |
 * | `statement_csv_of_other_account` | 400 | The CSV file was stored for the account of another connection. Nothing more is stored. |
 * | `statement_csv_does_not_add_up` | 400 | The entries of the CSV file do not add up to its balances. Nothing is stored, unless the request repeats the difference as accepted. |
 * | `statement_csv_continues_other_account` | 400 | The CSV file opens with the balance with which another account closed. Nothing is stored, unless the request says that the file is of this account (`isOwnBalance`). |
 * | `statement_unreadable` | 400 | The statement file cannot be read. Nothing in it is stored. |
 * | `statement_account_unknown` | 400 | No bank connection of the entity pays from the account of a statement. Nothing is stored. |
 * | `receiving_account_unconfirmed` | 400 | Another user has to switch on the connection of the receiving account before its statements are stored. Nothing is stored. |
 * | `month_closed` | 400 | The day belongs to a closed month, or to one before it. Two users can reopen the month. |
 */
export const uploadStatement = <ThrowOnError extends boolean = true>(options: Options<UploadStatementData, ThrowOnError>) => (options.client ?? client).post<UploadStatementResponses, UploadStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export the list of statements as CSV
 *
 * Returns the statements that the filters find, latest first, with their balances. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportStatements = <ThrowOnError extends boolean = true>(options?: Options<ExportStatementsData, ThrowOnError>) => (options?.client ?? client).get<ExportStatementsResponses, ExportStatementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements.csv',
    ...options
});

/**
 * Preview a statement in CSV
 *
 * Reads a CSV file by a profile and stores nothing. Without a profile, the one by which the last CSV file of the connection was read is used if it fits; otherwise one is suggested from the header and the first rows.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const previewStatementCsv = <ThrowOnError extends boolean = true>(options: Options<PreviewStatementCsvData, ThrowOnError>) => (options.client ?? client).post<PreviewStatementCsvResponses, PreviewStatementCsvErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements/csv-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a statement of the bank
 *
 * Returns a statement with its balances. Its entries are a separate list.
 */
export const getStatement = <ThrowOnError extends boolean = true>(options: Options<GetStatementData, ThrowOnError>) => (options.client ?? client).get<GetStatementResponses, GetStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements/{id}',
    ...options
});

/**
 * List the entries of a statement
 *
 * Returns the entries in the order of the statement.
 */
export const listStatementEntries = <ThrowOnError extends boolean = true>(options: Options<ListStatementEntriesData, ThrowOnError>) => (options.client ?? client).get<ListStatementEntriesResponses, ListStatementEntriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements/{id}/entries',
    ...options
});

/**
 * Take back a statement that was uploaded
 *
 * For a wrong file: the statement, and the entries that are on no other statement, no longer count from then on, but stay readable. The same file may be uploaded again. Refused for a statement that the bank itself has sent, while such an entry is posted (`undoPosting`), and while an opening balance comes from the statement (`withdrawOpeningBalance`). Rules that wait for another user because of such an entry are withdrawn.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `statement_taken_back` | 400 | The statement, or every statement that has the entry, was taken back. |
 * | `statement_sent_by_bank` | 400 | The bank itself has sent the statement, so it cannot be taken back. |
 * | `statement_entries_posted` | 400 | Entries that only this statement has are posted. It can be taken back when these postings are undone, which is possible for other business and bank fees. |
 * | `statement_has_opening_balance` | 400 | The opening balance of the account comes from the statement. Withdraw it first; one that is booked cannot be withdrawn. |
 * | `month_closed` | 400 | The day belongs to a closed month, or to one before it. Two users can reopen the month. |
 */
export const takeBackStatement = <ThrowOnError extends boolean = true>(options: Options<TakeBackStatementData, ThrowOnError>) => (options.client ?? client).post<TakeBackStatementResponses, TakeBackStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements/{id}/take-back',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
