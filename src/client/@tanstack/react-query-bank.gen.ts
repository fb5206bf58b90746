// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { acknowledgeDifference, announceFunding, cancelFundingRecord, certifyBankConnection, closeBankReply, closeMonth, closeStatementFinding, confirmAcknowledgement, confirmBankRecall, confirmBankReply, confirmEntryRule, confirmMonthClose, confirmMonthReopen, confirmOpeningBalance, confirmStatement, createBankConnection, dismissRefusedStatement, dismissRuleSuggestion, downloadBankFile, downloadRefusedStatement, endEntryRule, exportBalanceDays, exportFundingRecords, exportMonthEnd, exportReconciliationEntries, exportSettlement, exportSettlements, exportStatements, getBankFile, getBankFilePlan, getBankFileSummary, getBankReply, getFundingInstructions, getFundingPosition, getFundingRecord, getReconciliationEntry, getSettlement, getStatement, listBalanceDays, listBankConnections, listBankFilePayments, listBankFileProfiles, listBankFiles, listBankReplies, listBankReplyChanges, listEntryCandidates, listEntryRules, listFundingRecords, listMonthEnds, listOpeningBalances, listReconciliationEntries, listRefusedStatements, listSettlementPayouts, listSettlements, listStatementAccounts, listStatementConfirmations, listStatementEntries, listStatementFindings, listStatements, postEntry, postProposal, previewStatementCsv, proposeEntryRule, proposeOpeningBalance, recallBankFile, rehearseBankConnection, reopenMonth, setBankTransport, setEntryAside, suggestEntryRule, switchBankConnection, takeBackStatement, undoPosting, updateBankConnection, uploadBankReply, uploadStatement, visitBankNow, withdrawAcknowledgement, withdrawBankRecall, withdrawMonthClose, withdrawOpeningBalance, writeBankTestFile } from '../sdk-bank.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { AcknowledgeDifferenceData, AcknowledgeDifferenceError, AcknowledgeDifferenceResponse, AnnounceFundingData, AnnounceFundingError, AnnounceFundingResponse, CancelFundingRecordData, CancelFundingRecordError, CancelFundingRecordResponse, CertifyBankConnectionData, CertifyBankConnectionError, CertifyBankConnectionResponse, CloseBankReplyData, CloseBankReplyError, CloseBankReplyResponse, CloseMonthData, CloseMonthError, CloseMonthResponse, CloseStatementFindingData, CloseStatementFindingError, CloseStatementFindingResponse, ConfirmAcknowledgementData, ConfirmAcknowledgementError, ConfirmAcknowledgementResponse, ConfirmBankRecallData, ConfirmBankRecallError, ConfirmBankRecallResponse, ConfirmBankReplyData, ConfirmBankReplyError, ConfirmBankReplyResponse, ConfirmEntryRuleData, ConfirmEntryRuleError, ConfirmEntryRuleResponse, ConfirmMonthCloseData, ConfirmMonthCloseError, ConfirmMonthCloseResponse, ConfirmMonthReopenData, ConfirmMonthReopenError, ConfirmMonthReopenResponse, ConfirmOpeningBalanceData, ConfirmOpeningBalanceError, ConfirmOpeningBalanceResponse, ConfirmStatementData, ConfirmStatementError, ConfirmStatementResponse, CreateBankConnectionData, CreateBankConnectionError, CreateBankConnectionResponse, DismissRefusedStatementData, DismissRefusedStatementError, DismissRefusedStatementResponse, DismissRuleSuggestionData, DismissRuleSuggestionError, DismissRuleSuggestionResponse, DownloadBankFileData, DownloadBankFileError, DownloadBankFileResponse, DownloadRefusedStatementData, DownloadRefusedStatementError, DownloadRefusedStatementResponse, EndEntryRuleData, EndEntryRuleError, EndEntryRuleResponse, ExportBalanceDaysData, ExportBalanceDaysError, ExportBalanceDaysResponse, ExportFundingRecordsData, ExportFundingRecordsError, ExportFundingRecordsResponse, ExportMonthEndData, ExportMonthEndError, ExportMonthEndResponse, ExportReconciliationEntriesData, ExportReconciliationEntriesError, ExportReconciliationEntriesResponse, ExportSettlementData, ExportSettlementError, ExportSettlementResponse, ExportSettlementsData, ExportSettlementsError, ExportSettlementsResponse, ExportStatementsData, ExportStatementsError, ExportStatementsResponse, GetBankFileData, GetBankFileError, GetBankFilePlanData, GetBankFilePlanError, GetBankFilePlanResponse, GetBankFileResponse, GetBankFileSummaryData, GetBankFileSummaryError, GetBankFileSummaryResponse, GetBankReplyData, GetBankReplyError, GetBankReplyResponse, GetFundingInstructionsData, GetFundingInstructionsError, GetFundingInstructionsResponse, GetFundingPositionData, GetFundingPositionError, GetFundingPositionResponse, GetFundingRecordData, GetFundingRecordError, GetFundingRecordResponse, GetReconciliationEntryData, GetReconciliationEntryError, GetReconciliationEntryResponse, GetSettlementData, GetSettlementError, GetSettlementResponse, GetStatementData, GetStatementError, GetStatementResponse, ListBalanceDaysData, ListBalanceDaysError, ListBalanceDaysResponse, ListBankConnectionsData, ListBankConnectionsError, ListBankConnectionsResponse, ListBankFilePaymentsData, ListBankFilePaymentsError, ListBankFilePaymentsResponse, ListBankFileProfilesData, ListBankFileProfilesError, ListBankFileProfilesResponse, ListBankFilesData, ListBankFilesError, ListBankFilesResponse, ListBankRepliesData, ListBankRepliesError, ListBankRepliesResponse, ListBankReplyChangesData, ListBankReplyChangesError, ListBankReplyChangesResponse, ListEntryCandidatesData, ListEntryCandidatesError, ListEntryCandidatesResponse, ListEntryRulesData, ListEntryRulesError, ListEntryRulesResponse, ListFundingRecordsData, ListFundingRecordsError, ListFundingRecordsResponse, ListMonthEndsData, ListMonthEndsError, ListMonthEndsResponse, ListOpeningBalancesData, ListOpeningBalancesError, ListOpeningBalancesResponse, ListReconciliationEntriesData, ListReconciliationEntriesError, ListReconciliationEntriesResponse, ListRefusedStatementsData, ListRefusedStatementsError, ListRefusedStatementsResponse, ListSettlementPayoutsData, ListSettlementPayoutsError, ListSettlementPayoutsResponse, ListSettlementsData, ListSettlementsError, ListSettlementsResponse, ListStatementAccountsData, ListStatementAccountsError, ListStatementAccountsResponse, ListStatementConfirmationsData, ListStatementConfirmationsError, ListStatementConfirmationsResponse, ListStatementEntriesData, ListStatementEntriesError, ListStatementEntriesResponse, ListStatementFindingsData, ListStatementFindingsError, ListStatementFindingsResponse, ListStatementsData, ListStatementsError, ListStatementsResponse, PostEntryData, PostEntryError, PostEntryResponse, PostProposalData, PostProposalError, PostProposalResponse, PreviewStatementCsvData, PreviewStatementCsvError, PreviewStatementCsvResponse, ProposeEntryRuleData, ProposeEntryRuleError, ProposeEntryRuleResponse, ProposeOpeningBalanceData, ProposeOpeningBalanceError, ProposeOpeningBalanceResponse, RecallBankFileData, RecallBankFileError, RecallBankFileResponse, RehearseBankConnectionData, RehearseBankConnectionError, RehearseBankConnectionResponse, ReopenMonthData, ReopenMonthError, ReopenMonthResponse, SetBankTransportData, SetBankTransportError, SetBankTransportResponse, SetEntryAsideData, SetEntryAsideError, SetEntryAsideResponse, SuggestEntryRuleData, SuggestEntryRuleError, SuggestEntryRuleResponse, SwitchBankConnectionData, SwitchBankConnectionError, SwitchBankConnectionResponse, TakeBackStatementData, TakeBackStatementError, TakeBackStatementResponse, UndoPostingData, UndoPostingError, UndoPostingResponse, UpdateBankConnectionData, UpdateBankConnectionError, UpdateBankConnectionResponse, UploadBankReplyData, UploadBankReplyError, UploadBankReplyResponse, UploadStatementData, UploadStatementError, UploadStatementResponse, VisitBankNowData, VisitBankNowError, VisitBankNowResponse, WithdrawAcknowledgementData, WithdrawAcknowledgementError, WithdrawAcknowledgementResponse, WithdrawBankRecallData, WithdrawBankRecallError, WithdrawBankRecallResponse, WithdrawMonthCloseData, WithdrawMonthCloseError, WithdrawMonthCloseResponse, WithdrawOpeningBalanceData, WithdrawOpeningBalanceError, WithdrawOpeningBalanceResponse, WriteBankTestFileData, WriteBankTestFileError, WriteBankTestFileResponse } from '../types.gen.ts';

export const getFundingInstructionsQueryKey = (options?: Options<GetFundingInstructionsData>) => createQueryKey('getFundingInstructions', options);

/**
 * Read how to fund
 *
 * Returns, for each live bank connection, the account to pay into and the reference to quote. Money that quotes the reference is booked to FUNDING when a statement shows it. An entity that has never switched a bank connection on pays through the sandbox: its operator simulates funding.
 */
export const getFundingInstructionsOptions = (options?: Options<GetFundingInstructionsData>) => queryOptions<GetFundingInstructionsResponse, GetFundingInstructionsError, GetFundingInstructionsResponse, ReturnType<typeof getFundingInstructionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFundingInstructions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFundingInstructionsQueryKey(options)
});

export const listFundingRecordsQueryKey = (options?: Options<ListFundingRecordsData>) => createQueryKey('listFundingRecords', options);

/**
 * List funding records
 *
 * Returns the money that was announced for FUNDING or came into it, by its day, the latest first.
 */
export const listFundingRecordsOptions = (options?: Options<ListFundingRecordsData>) => queryOptions<ListFundingRecordsResponse, ListFundingRecordsError, ListFundingRecordsResponse, ReturnType<typeof listFundingRecordsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFundingRecords({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFundingRecordsQueryKey(options)
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
export const announceFundingMutation = (options?: Partial<Options<AnnounceFundingData>>): UseMutationOptions<AnnounceFundingResponse, AnnounceFundingError, Options<AnnounceFundingData>> => {
    const mutationOptions: UseMutationOptions<AnnounceFundingResponse, AnnounceFundingError, Options<AnnounceFundingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await announceFunding({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getFundingRecordQueryKey = (options: Options<GetFundingRecordData>) => createQueryKey('getFundingRecord', options);

/**
 * Read a funding record
 *
 * Returns one funding record with its transfers and the entries of the statements.
 */
export const getFundingRecordOptions = (options: Options<GetFundingRecordData>) => queryOptions<GetFundingRecordResponse, GetFundingRecordError, GetFundingRecordResponse, ReturnType<typeof getFundingRecordQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFundingRecord({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFundingRecordQueryKey(options)
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
export const cancelFundingRecordMutation = (options?: Partial<Options<CancelFundingRecordData>>): UseMutationOptions<CancelFundingRecordResponse, CancelFundingRecordError, Options<CancelFundingRecordData>> => {
    const mutationOptions: UseMutationOptions<CancelFundingRecordResponse, CancelFundingRecordError, Options<CancelFundingRecordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelFundingRecord({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSettlementsQueryKey = (options?: Options<ListSettlementsData>) => createQueryKey('listSettlements', options);

/**
 * List settlements
 *
 * Returns a settlement for each bank file that has left, by the day on which the bank pays it, the latest first.
 */
export const listSettlementsOptions = (options?: Options<ListSettlementsData>) => queryOptions<ListSettlementsResponse, ListSettlementsError, ListSettlementsResponse, ReturnType<typeof listSettlementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSettlements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSettlementsQueryKey(options)
});

export const getSettlementQueryKey = (options: Options<GetSettlementData>) => createQueryKey('getSettlement', options);

/**
 * Read a settlement
 *
 * Returns one settlement with its fees, its returns and the lines of the statements.
 */
export const getSettlementOptions = (options: Options<GetSettlementData>) => queryOptions<GetSettlementResponse, GetSettlementError, GetSettlementResponse, ReturnType<typeof getSettlementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSettlement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSettlementQueryKey(options)
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
export const acknowledgeDifferenceMutation = (options?: Partial<Options<AcknowledgeDifferenceData>>): UseMutationOptions<AcknowledgeDifferenceResponse, AcknowledgeDifferenceError, Options<AcknowledgeDifferenceData>> => {
    const mutationOptions: UseMutationOptions<AcknowledgeDifferenceResponse, AcknowledgeDifferenceError, Options<AcknowledgeDifferenceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await acknowledgeDifference({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmAcknowledgementMutation = (options?: Partial<Options<ConfirmAcknowledgementData>>): UseMutationOptions<ConfirmAcknowledgementResponse, ConfirmAcknowledgementError, Options<ConfirmAcknowledgementData>> => {
    const mutationOptions: UseMutationOptions<ConfirmAcknowledgementResponse, ConfirmAcknowledgementError, Options<ConfirmAcknowledgementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmAcknowledgement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const withdrawAcknowledgementMutation = (options?: Partial<Options<WithdrawAcknowledgementData>>): UseMutationOptions<WithdrawAcknowledgementResponse, WithdrawAcknowledgementError, Options<WithdrawAcknowledgementData>> => {
    const mutationOptions: UseMutationOptions<WithdrawAcknowledgementResponse, WithdrawAcknowledgementError, Options<WithdrawAcknowledgementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawAcknowledgement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportSettlementQueryKey = (options: Options<ExportSettlementData>) => createQueryKey('exportSettlement', options);

/**
 * Export a settlement as CSV
 *
 * Returns a line for each payout in the order of the bank file, then for what came back and for the fees, each with what the statement shows. `over` and `under` are the difference; a rejected payout has nothing due. A line of the kind ACKNOWLEDGEMENT says who acknowledged which difference, and its state. Cells are escaped so that a spreadsheet does not run them as formulas.
 */
export const exportSettlementOptions = (options: Options<ExportSettlementData>) => queryOptions<ExportSettlementResponse, ExportSettlementError, ExportSettlementResponse, ReturnType<typeof exportSettlementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportSettlement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportSettlementQueryKey(options)
});

export const listSettlementPayoutsQueryKey = (options: Options<ListSettlementPayoutsData>) => createQueryKey('listSettlementPayouts', options);

/**
 * List the payouts of a settlement
 *
 * Returns the payouts in the order of the bank file.
 */
export const listSettlementPayoutsOptions = (options: Options<ListSettlementPayoutsData>) => queryOptions<ListSettlementPayoutsResponse, ListSettlementPayoutsError, ListSettlementPayoutsResponse, ReturnType<typeof listSettlementPayoutsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSettlementPayouts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSettlementPayoutsQueryKey(options)
});

export const listBankConnectionsQueryKey = (options?: Options<ListBankConnectionsData>) => createQueryKey('listBankConnections', options);

/**
 * List the bank connections
 *
 * Returns the connections by bank file that the entity has set up, oldest first.
 */
export const listBankConnectionsOptions = (options?: Options<ListBankConnectionsData>) => queryOptions<ListBankConnectionsResponse, ListBankConnectionsError, ListBankConnectionsResponse, ReturnType<typeof listBankConnectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankConnections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankConnectionsQueryKey(options)
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
export const createBankConnectionMutation = (options?: Partial<Options<CreateBankConnectionData>>): UseMutationOptions<CreateBankConnectionResponse, CreateBankConnectionError, Options<CreateBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<CreateBankConnectionResponse, CreateBankConnectionError, Options<CreateBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createBankConnection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const updateBankConnectionMutation = (options?: Partial<Options<UpdateBankConnectionData>>): UseMutationOptions<UpdateBankConnectionResponse, UpdateBankConnectionError, Options<UpdateBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<UpdateBankConnectionResponse, UpdateBankConnectionError, Options<UpdateBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateBankConnection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const certifyBankConnectionMutation = (options?: Partial<Options<CertifyBankConnectionData>>): UseMutationOptions<CertifyBankConnectionResponse, CertifyBankConnectionError, Options<CertifyBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<CertifyBankConnectionResponse, CertifyBankConnectionError, Options<CertifyBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await certifyBankConnection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const rehearseBankConnectionMutation = (options?: Partial<Options<RehearseBankConnectionData>>): UseMutationOptions<RehearseBankConnectionResponse, RehearseBankConnectionError, Options<RehearseBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<RehearseBankConnectionResponse, RehearseBankConnectionError, Options<RehearseBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rehearseBankConnection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const uploadBankReplyMutation = (options?: Partial<Options<UploadBankReplyData>>): UseMutationOptions<UploadBankReplyResponse, UploadBankReplyError, Options<UploadBankReplyData>> => {
    const mutationOptions: UseMutationOptions<UploadBankReplyResponse, UploadBankReplyError, Options<UploadBankReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadBankReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const switchBankConnectionMutation = (options?: Partial<Options<SwitchBankConnectionData>>): UseMutationOptions<SwitchBankConnectionResponse, SwitchBankConnectionError, Options<SwitchBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<SwitchBankConnectionResponse, SwitchBankConnectionError, Options<SwitchBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await switchBankConnection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const writeBankTestFileMutation = (options?: Partial<Options<WriteBankTestFileData>>): UseMutationOptions<WriteBankTestFileResponse, WriteBankTestFileError, Options<WriteBankTestFileData>> => {
    const mutationOptions: UseMutationOptions<WriteBankTestFileResponse, WriteBankTestFileError, Options<WriteBankTestFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeBankTestFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const setBankTransportMutation = (options?: Partial<Options<SetBankTransportData>>): UseMutationOptions<SetBankTransportResponse, SetBankTransportError, Options<SetBankTransportData>> => {
    const mutationOptions: UseMutationOptions<SetBankTransportResponse, SetBankTransportError, Options<SetBankTransportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setBankTransport({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const visitBankNowMutation = (options?: Partial<Options<VisitBankNowData>>): UseMutationOptions<VisitBankNowResponse, VisitBankNowError, Options<VisitBankNowData>> => {
    const mutationOptions: UseMutationOptions<VisitBankNowResponse, VisitBankNowError, Options<VisitBankNowData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await visitBankNow({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBankFileProfilesQueryKey = (options?: Options<ListBankFileProfilesData>) => createQueryKey('listBankFileProfiles', options);

/**
 * List the profiles to start from
 *
 * Returns profiles that follow public descriptions of the formats. No bank has approved them: send your bank a test file first.
 */
export const listBankFileProfilesOptions = (options?: Options<ListBankFileProfilesData>) => queryOptions<ListBankFileProfilesResponse, ListBankFileProfilesError, ListBankFileProfilesResponse, ReturnType<typeof listBankFileProfilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankFileProfiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankFileProfilesQueryKey(options)
});

export const listBankFilesQueryKey = (options?: Options<ListBankFilesData>) => createQueryKey('listBankFiles', options);

/**
 * List the bank files
 *
 * Returns the files, newest first: of the entity, of a connection or of a batch.
 */
export const listBankFilesOptions = (options?: Options<ListBankFilesData>) => queryOptions<ListBankFilesResponse, ListBankFilesError, ListBankFilesResponse, ReturnType<typeof listBankFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankFilesQueryKey(options)
});

export const getBankFileQueryKey = (options: Options<GetBankFileData>) => createQueryKey('getBankFile', options);

/**
 * Get a bank file
 *
 * Returns the figures of a file and what the bank has said about it.
 */
export const getBankFileOptions = (options: Options<GetBankFileData>) => queryOptions<GetBankFileResponse, GetBankFileError, GetBankFileResponse, ReturnType<typeof getBankFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankFileQueryKey(options)
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
export const downloadBankFileMutation = (options?: Partial<Options<DownloadBankFileData>>): UseMutationOptions<DownloadBankFileResponse, DownloadBankFileError, Options<DownloadBankFileData>> => {
    const mutationOptions: UseMutationOptions<DownloadBankFileResponse, DownloadBankFileError, Options<DownloadBankFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await downloadBankFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBankFilePaymentsQueryKey = (options: Options<ListBankFilePaymentsData>) => createQueryKey('listBankFilePayments', options);

/**
 * List the payments of a bank file
 *
 * Returns the payments in the order of the file, as they were written.
 */
export const listBankFilePaymentsOptions = (options: Options<ListBankFilePaymentsData>) => queryOptions<ListBankFilePaymentsResponse, ListBankFilePaymentsError, ListBankFilePaymentsResponse, ReturnType<typeof listBankFilePaymentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankFilePayments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankFilePaymentsQueryKey(options)
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
export const recallBankFileMutation = (options?: Partial<Options<RecallBankFileData>>): UseMutationOptions<RecallBankFileResponse, RecallBankFileError, Options<RecallBankFileData>> => {
    const mutationOptions: UseMutationOptions<RecallBankFileResponse, RecallBankFileError, Options<RecallBankFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await recallBankFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmBankRecallMutation = (options?: Partial<Options<ConfirmBankRecallData>>): UseMutationOptions<ConfirmBankRecallResponse, ConfirmBankRecallError, Options<ConfirmBankRecallData>> => {
    const mutationOptions: UseMutationOptions<ConfirmBankRecallResponse, ConfirmBankRecallError, Options<ConfirmBankRecallData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmBankRecall({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const withdrawBankRecallMutation = (options?: Partial<Options<WithdrawBankRecallData>>): UseMutationOptions<WithdrawBankRecallResponse, WithdrawBankRecallError, Options<WithdrawBankRecallData>> => {
    const mutationOptions: UseMutationOptions<WithdrawBankRecallResponse, WithdrawBankRecallError, Options<WithdrawBankRecallData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawBankRecall({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getBankFileSummaryQueryKey = (options: Options<GetBankFileSummaryData>) => createQueryKey('getBankFileSummary', options);

/**
 * Get the figures of a bank file as text
 *
 * Returns a text file with the SHA-256, the count, the sum and the hash total, to be compared with what the bank's own page shows.
 *
 * Needs the role PREPARER or APPROVER.
 */
export const getBankFileSummaryOptions = (options: Options<GetBankFileSummaryData>) => queryOptions<GetBankFileSummaryResponse, GetBankFileSummaryError, GetBankFileSummaryResponse, ReturnType<typeof getBankFileSummaryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankFileSummary({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankFileSummaryQueryKey(options)
});

export const listBankRepliesQueryKey = (options?: Options<ListBankRepliesData>) => createQueryKey('listBankReplies', options);

/**
 * List the replies of the bank
 *
 * Returns what the bank sent, newest first: all, or those with an open question or waiting for confirmation.
 */
export const listBankRepliesOptions = (options?: Options<ListBankRepliesData>) => queryOptions<ListBankRepliesResponse, ListBankRepliesError, ListBankRepliesResponse, ReturnType<typeof listBankRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankRepliesQueryKey(options)
});

export const getBankReplyQueryKey = (options: Options<GetBankReplyData>) => createQueryKey('getBankReply', options);

/**
 * Get a reply of the bank
 *
 * Returns what became of a reply, and its question if it has one.
 */
export const getBankReplyOptions = (options: Options<GetBankReplyData>) => queryOptions<GetBankReplyResponse, GetBankReplyError, GetBankReplyResponse, ReturnType<typeof getBankReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankReplyQueryKey(options)
});

export const listBankReplyChangesQueryKey = (options: Options<ListBankReplyChangesData>) => createQueryKey('listBankReplyChanges', options);

/**
 * List what a reply changes
 *
 * Returns, payment by payment, what a reply changed, or would change once it is confirmed. Empty for a reply with a question.
 */
export const listBankReplyChangesOptions = (options: Options<ListBankReplyChangesData>) => queryOptions<ListBankReplyChangesResponse, ListBankReplyChangesError, ListBankReplyChangesResponse, ReturnType<typeof listBankReplyChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankReplyChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankReplyChangesQueryKey(options)
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
export const closeBankReplyMutation = (options?: Partial<Options<CloseBankReplyData>>): UseMutationOptions<CloseBankReplyResponse, CloseBankReplyError, Options<CloseBankReplyData>> => {
    const mutationOptions: UseMutationOptions<CloseBankReplyResponse, CloseBankReplyError, Options<CloseBankReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await closeBankReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmBankReplyMutation = (options?: Partial<Options<ConfirmBankReplyData>>): UseMutationOptions<ConfirmBankReplyResponse, ConfirmBankReplyError, Options<ConfirmBankReplyData>> => {
    const mutationOptions: UseMutationOptions<ConfirmBankReplyResponse, ConfirmBankReplyError, Options<ConfirmBankReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmBankReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getBankFilePlanQueryKey = (options: Options<GetBankFilePlanData>) => createQueryKey('getBankFilePlan', options);

/**
 * Get the bank file that a batch will travel in
 *
 * Returns the connection by bank file that would carry a batch that has not been sent, and every name and reference that its file would write differently, by row. An approver reads it before signing.
 */
export const getBankFilePlanOptions = (options: Options<GetBankFilePlanData>) => queryOptions<GetBankFilePlanResponse, GetBankFilePlanError, GetBankFilePlanResponse, ReturnType<typeof getBankFilePlanQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankFilePlan({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankFilePlanQueryKey(options)
});

export const listEntryRulesQueryKey = (options?: Options<ListEntryRulesData>) => createQueryKey('listEntryRules', options);

/**
 * List the rules for entries that are neither payouts nor funding
 *
 * Returns the rules of all accounts, the latest first.
 */
export const listEntryRulesOptions = (options?: Options<ListEntryRulesData>) => queryOptions<ListEntryRulesResponse, ListEntryRulesError, ListEntryRulesResponse, ReturnType<typeof listEntryRulesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEntryRules({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEntryRulesQueryKey(options)
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
export const proposeEntryRuleMutation = (options?: Partial<Options<ProposeEntryRuleData>>): UseMutationOptions<ProposeEntryRuleResponse, ProposeEntryRuleError, Options<ProposeEntryRuleData>> => {
    const mutationOptions: UseMutationOptions<ProposeEntryRuleResponse, ProposeEntryRuleError, Options<ProposeEntryRuleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await proposeEntryRule({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmEntryRuleMutation = (options?: Partial<Options<ConfirmEntryRuleData>>): UseMutationOptions<ConfirmEntryRuleResponse, ConfirmEntryRuleError, Options<ConfirmEntryRuleData>> => {
    const mutationOptions: UseMutationOptions<ConfirmEntryRuleResponse, ConfirmEntryRuleError, Options<ConfirmEntryRuleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmEntryRule({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const endEntryRuleMutation = (options?: Partial<Options<EndEntryRuleData>>): UseMutationOptions<EndEntryRuleResponse, EndEntryRuleError, Options<EndEntryRuleData>> => {
    const mutationOptions: UseMutationOptions<EndEntryRuleResponse, EndEntryRuleError, Options<EndEntryRuleData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endEntryRule({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getFundingPositionQueryKey = (options?: Options<GetFundingPositionData>) => createQueryKey('getFundingPosition', options);

/**
 * Read where the money of FUNDING is
 *
 * Returns, for each currency that has a bank account with statements, the closing balances and everything else that is known. They sum to the FUNDING balance.
 */
export const getFundingPositionOptions = (options?: Options<GetFundingPositionData>) => queryOptions<GetFundingPositionResponse, GetFundingPositionError, GetFundingPositionResponse, ReturnType<typeof getFundingPositionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFundingPosition({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFundingPositionQueryKey(options)
});

export const exportFundingRecordsQueryKey = (options?: Options<ExportFundingRecordsData>) => createQueryKey('exportFundingRecords', options);

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
export const exportFundingRecordsOptions = (options?: Options<ExportFundingRecordsData>) => queryOptions<ExportFundingRecordsResponse, ExportFundingRecordsError, ExportFundingRecordsResponse, ReturnType<typeof exportFundingRecordsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportFundingRecords({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportFundingRecordsQueryKey(options)
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
export const closeMonthMutation = (options?: Partial<Options<CloseMonthData>>): UseMutationOptions<CloseMonthResponse, CloseMonthError, Options<CloseMonthData>> => {
    const mutationOptions: UseMutationOptions<CloseMonthResponse, CloseMonthError, Options<CloseMonthData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await closeMonth({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmMonthCloseMutation = (options?: Partial<Options<ConfirmMonthCloseData>>): UseMutationOptions<ConfirmMonthCloseResponse, ConfirmMonthCloseError, Options<ConfirmMonthCloseData>> => {
    const mutationOptions: UseMutationOptions<ConfirmMonthCloseResponse, ConfirmMonthCloseError, Options<ConfirmMonthCloseData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmMonthClose({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportMonthEndQueryKey = (options: Options<ExportMonthEndData>) => createQueryKey('exportMonthEnd', options);

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
export const exportMonthEndOptions = (options: Options<ExportMonthEndData>) => queryOptions<ExportMonthEndResponse, ExportMonthEndError, ExportMonthEndResponse, ReturnType<typeof exportMonthEndQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportMonthEnd({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportMonthEndQueryKey(options)
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
export const reopenMonthMutation = (options?: Partial<Options<ReopenMonthData>>): UseMutationOptions<ReopenMonthResponse, ReopenMonthError, Options<ReopenMonthData>> => {
    const mutationOptions: UseMutationOptions<ReopenMonthResponse, ReopenMonthError, Options<ReopenMonthData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await reopenMonth({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmMonthReopenMutation = (options?: Partial<Options<ConfirmMonthReopenData>>): UseMutationOptions<ConfirmMonthReopenResponse, ConfirmMonthReopenError, Options<ConfirmMonthReopenData>> => {
    const mutationOptions: UseMutationOptions<ConfirmMonthReopenResponse, ConfirmMonthReopenError, Options<ConfirmMonthReopenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmMonthReopen({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const withdrawMonthCloseMutation = (options?: Partial<Options<WithdrawMonthCloseData>>): UseMutationOptions<WithdrawMonthCloseResponse, WithdrawMonthCloseError, Options<WithdrawMonthCloseData>> => {
    const mutationOptions: UseMutationOptions<WithdrawMonthCloseResponse, WithdrawMonthCloseError, Options<WithdrawMonthCloseData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawMonthClose({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listOpeningBalancesQueryKey = (options?: Options<ListOpeningBalancesData>) => createQueryKey('listOpeningBalances', options);

/**
 * List the opening balances of the accounts
 *
 * Returns the accounts in the order in which their first statements came.
 */
export const listOpeningBalancesOptions = (options?: Options<ListOpeningBalancesData>) => queryOptions<ListOpeningBalancesResponse, ListOpeningBalancesError, ListOpeningBalancesResponse, ReturnType<typeof listOpeningBalancesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOpeningBalances({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOpeningBalancesQueryKey(options)
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
export const proposeOpeningBalanceMutation = (options?: Partial<Options<ProposeOpeningBalanceData>>): UseMutationOptions<ProposeOpeningBalanceResponse, ProposeOpeningBalanceError, Options<ProposeOpeningBalanceData>> => {
    const mutationOptions: UseMutationOptions<ProposeOpeningBalanceResponse, ProposeOpeningBalanceError, Options<ProposeOpeningBalanceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await proposeOpeningBalance({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmOpeningBalanceMutation = (options?: Partial<Options<ConfirmOpeningBalanceData>>): UseMutationOptions<ConfirmOpeningBalanceResponse, ConfirmOpeningBalanceError, Options<ConfirmOpeningBalanceData>> => {
    const mutationOptions: UseMutationOptions<ConfirmOpeningBalanceResponse, ConfirmOpeningBalanceError, Options<ConfirmOpeningBalanceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmOpeningBalance({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const withdrawOpeningBalanceMutation = (options?: Partial<Options<WithdrawOpeningBalanceData>>): UseMutationOptions<WithdrawOpeningBalanceResponse, WithdrawOpeningBalanceError, Options<WithdrawOpeningBalanceData>> => {
    const mutationOptions: UseMutationOptions<WithdrawOpeningBalanceResponse, WithdrawOpeningBalanceError, Options<WithdrawOpeningBalanceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawOpeningBalance({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listReconciliationEntriesQueryKey = (options?: Options<ListReconciliationEntriesData>) => createQueryKey('listReconciliationEntries', options);

/**
 * List entries with what they are or may be
 *
 * Returns the booked entries of all statements by booking date, the latest first.
 */
export const listReconciliationEntriesOptions = (options?: Options<ListReconciliationEntriesData>) => queryOptions<ListReconciliationEntriesResponse, ListReconciliationEntriesError, ListReconciliationEntriesResponse, ReturnType<typeof listReconciliationEntriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReconciliationEntries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReconciliationEntriesQueryKey(options)
});

export const exportReconciliationEntriesQueryKey = (options?: Options<ExportReconciliationEntriesData>) => createQueryKey('exportReconciliationEntries', options);

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
export const exportReconciliationEntriesOptions = (options?: Options<ExportReconciliationEntriesData>) => queryOptions<ExportReconciliationEntriesResponse, ExportReconciliationEntriesError, ExportReconciliationEntriesResponse, ReturnType<typeof exportReconciliationEntriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportReconciliationEntries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportReconciliationEntriesQueryKey(options)
});

export const getReconciliationEntryQueryKey = (options: Options<GetReconciliationEntryData>) => createQueryKey('getReconciliationEntry', options);

/**
 * Get an entry with what it is or may be
 *
 * Returns a booked entry of a statement by its id.
 */
export const getReconciliationEntryOptions = (options: Options<GetReconciliationEntryData>) => queryOptions<GetReconciliationEntryResponse, GetReconciliationEntryError, GetReconciliationEntryResponse, ReturnType<typeof getReconciliationEntryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReconciliationEntry({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReconciliationEntryQueryKey(options)
});

export const listEntryCandidatesQueryKey = (options: Options<ListEntryCandidatesData>) => createQueryKey('listEntryCandidates', options);

/**
 * List the payments that an entry can be posted for
 *
 * For money out: payments of bank files from the account that no entry is posted for, whole files of them, and funding that can have gone back. For money in: payments that can have come back, those that have come back already, which cannot be chosen and have `cameBackOn`, those that the bank rejected and debited, and funding that is announced. Returns at most 50 payments of the latest files, 50 files and 50 of funding, the latest first. Without a search, money out also has a FEE of no file: the expected fees of payments up to the day of the entry that no statement shows.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const listEntryCandidatesOptions = (options: Options<ListEntryCandidatesData>) => queryOptions<ListEntryCandidatesResponse, ListEntryCandidatesError, ListEntryCandidatesResponse, ReturnType<typeof listEntryCandidatesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEntryCandidates({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEntryCandidatesQueryKey(options)
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
export const dismissRuleSuggestionMutation = (options?: Partial<Options<DismissRuleSuggestionData>>): UseMutationOptions<DismissRuleSuggestionResponse, DismissRuleSuggestionError, Options<DismissRuleSuggestionData>> => {
    const mutationOptions: UseMutationOptions<DismissRuleSuggestionResponse, DismissRuleSuggestionError, Options<DismissRuleSuggestionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissRuleSuggestion({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const postEntryMutation = (options?: Partial<Options<PostEntryData>>): UseMutationOptions<PostEntryResponse, PostEntryError, Options<PostEntryData>> => {
    const mutationOptions: UseMutationOptions<PostEntryResponse, PostEntryError, Options<PostEntryData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await postEntry({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const postProposalMutation = (options?: Partial<Options<PostProposalData>>): UseMutationOptions<PostProposalResponse, PostProposalError, Options<PostProposalData>> => {
    const mutationOptions: UseMutationOptions<PostProposalResponse, PostProposalError, Options<PostProposalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await postProposal({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const suggestEntryRuleQueryKey = (options: Options<SuggestEntryRuleData>) => createQueryKey('suggestEntryRule', options);

/**
 * Suggest a rule for an entry
 *
 * Returns a possible rule for the entry, learnt from what was posted before: a rule in force whose words the entry has, with wider bounds that include its amount; or a new rule from posted entries with the same words. Bounds are the lowest and highest amount seen. Otherwise it has the words and category of a rule with the same words, such as one of another account, or else the words of the entry that have no digits, and the amount of the entry alone. Nothing is posted or changed by it.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const suggestEntryRuleOptions = (options: Options<SuggestEntryRuleData>) => queryOptions<SuggestEntryRuleResponse, SuggestEntryRuleError, SuggestEntryRuleResponse, ReturnType<typeof suggestEntryRuleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await suggestEntryRule({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: suggestEntryRuleQueryKey(options)
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
export const setEntryAsideMutation = (options?: Partial<Options<SetEntryAsideData>>): UseMutationOptions<SetEntryAsideResponse, SetEntryAsideError, Options<SetEntryAsideData>> => {
    const mutationOptions: UseMutationOptions<SetEntryAsideResponse, SetEntryAsideError, Options<SetEntryAsideData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setEntryAside({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const undoPostingMutation = (options?: Partial<Options<UndoPostingData>>): UseMutationOptions<UndoPostingResponse, UndoPostingError, Options<UndoPostingData>> => {
    const mutationOptions: UseMutationOptions<UndoPostingResponse, UndoPostingError, Options<UndoPostingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await undoPosting({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listRefusedStatementsQueryKey = (options?: Options<ListRefusedStatementsData>) => createQueryKey('listRefusedStatements', options);

/**
 * List the statement files of the bank that were refused
 *
 * Returns the files that a transport fetched and of which nothing is stored, the latest refusal first. The same bytes are listed once, however often they come. A file leaves the list when it can be read.
 */
export const listRefusedStatementsOptions = (options?: Options<ListRefusedStatementsData>) => queryOptions<ListRefusedStatementsResponse, ListRefusedStatementsError, ListRefusedStatementsResponse, ReturnType<typeof listRefusedStatementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRefusedStatements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRefusedStatementsQueryKey(options)
});

export const downloadRefusedStatementQueryKey = (options: Options<DownloadRefusedStatementData>) => createQueryKey('downloadRefusedStatement', options);

/**
 * Download a refused statement file
 *
 * Returns the bytes as the bank sent them. `Content-Digest` has the SHA-256.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const downloadRefusedStatementOptions = (options: Options<DownloadRefusedStatementData>) => queryOptions<DownloadRefusedStatementResponse, DownloadRefusedStatementError, DownloadRefusedStatementResponse, ReturnType<typeof downloadRefusedStatementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await downloadRefusedStatement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: downloadRefusedStatementQueryKey(options)
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
export const dismissRefusedStatementMutation = (options?: Partial<Options<DismissRefusedStatementData>>): UseMutationOptions<DismissRefusedStatementResponse, DismissRefusedStatementError, Options<DismissRefusedStatementData>> => {
    const mutationOptions: UseMutationOptions<DismissRefusedStatementResponse, DismissRefusedStatementError, Options<DismissRefusedStatementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissRefusedStatement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportSettlementsQueryKey = (options?: Options<ExportSettlementsData>) => createQueryKey('exportSettlements', options);

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
export const exportSettlementsOptions = (options?: Options<ExportSettlementsData>) => queryOptions<ExportSettlementsResponse, ExportSettlementsError, ExportSettlementsResponse, ReturnType<typeof exportSettlementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportSettlements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportSettlementsQueryKey(options)
});

export const listStatementAccountsQueryKey = (options?: Options<ListStatementAccountsData>) => createQueryKey('listStatementAccounts', options);

/**
 * List the accounts that have statements
 *
 * Returns the accounts in the order in which their first statements came.
 */
export const listStatementAccountsOptions = (options?: Options<ListStatementAccountsData>) => queryOptions<ListStatementAccountsResponse, ListStatementAccountsError, ListStatementAccountsResponse, ReturnType<typeof listStatementAccountsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementAccounts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementAccountsQueryKey(options)
});

export const listBalanceDaysQueryKey = (options: Options<ListBalanceDaysData>) => createQueryKey('listBalanceDays', options);

/**
 * Compare the ledger with the statements of an account
 *
 * Returns the days that have a closing balance, the latest first.
 */
export const listBalanceDaysOptions = (options: Options<ListBalanceDaysData>) => queryOptions<ListBalanceDaysResponse, ListBalanceDaysError, ListBalanceDaysResponse, ReturnType<typeof listBalanceDaysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBalanceDays({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBalanceDaysQueryKey(options)
});

export const exportBalanceDaysQueryKey = (options: Options<ExportBalanceDaysData>) => createQueryKey('exportBalanceDays', options);

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
export const exportBalanceDaysOptions = (options: Options<ExportBalanceDaysData>) => queryOptions<ExportBalanceDaysResponse, ExportBalanceDaysError, ExportBalanceDaysResponse, ReturnType<typeof exportBalanceDaysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportBalanceDays({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportBalanceDaysQueryKey(options)
});

export const listMonthEndsQueryKey = (options: Options<ListMonthEndsData>) => createQueryKey('listMonthEnds', options);

/**
 * List the months of an account
 *
 * Returns the months from that of the first statement to the current one, the latest first.
 */
export const listMonthEndsOptions = (options: Options<ListMonthEndsData>) => queryOptions<ListMonthEndsResponse, ListMonthEndsError, ListMonthEndsResponse, ReturnType<typeof listMonthEndsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listMonthEnds({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listMonthEndsQueryKey(options)
});

export const listStatementConfirmationsQueryKey = (options?: Options<ListStatementConfirmationsData>) => createQueryKey('listStatementConfirmations', options);

/**
 * List the uploaded statements that wait for another user
 *
 * Returns the statement files that users have uploaded, and whose exact matches wait: at most 20, the oldest first. Those entries have the verdict EXACT in the list of open entries.
 */
export const listStatementConfirmationsOptions = (options?: Options<ListStatementConfirmationsData>) => queryOptions<ListStatementConfirmationsResponse, ListStatementConfirmationsError, ListStatementConfirmationsResponse, ReturnType<typeof listStatementConfirmationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementConfirmations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementConfirmationsQueryKey(options)
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
export const confirmStatementMutation = (options?: Partial<Options<ConfirmStatementData>>): UseMutationOptions<ConfirmStatementResponse, ConfirmStatementError, Options<ConfirmStatementData>> => {
    const mutationOptions: UseMutationOptions<ConfirmStatementResponse, ConfirmStatementError, Options<ConfirmStatementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmStatement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listStatementFindingsQueryKey = (options?: Options<ListStatementFindingsData>) => createQueryKey('listStatementFindings', options);

/**
 * List what is wrong with statements
 *
 * Returns gaps, breaks and changed statements, the newest finding first.
 */
export const listStatementFindingsOptions = (options?: Options<ListStatementFindingsData>) => queryOptions<ListStatementFindingsResponse, ListStatementFindingsError, ListStatementFindingsResponse, ReturnType<typeof listStatementFindingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementFindings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementFindingsQueryKey(options)
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
export const closeStatementFindingMutation = (options?: Partial<Options<CloseStatementFindingData>>): UseMutationOptions<CloseStatementFindingResponse, CloseStatementFindingError, Options<CloseStatementFindingData>> => {
    const mutationOptions: UseMutationOptions<CloseStatementFindingResponse, CloseStatementFindingError, Options<CloseStatementFindingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await closeStatementFinding({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listStatementsQueryKey = (options?: Options<ListStatementsData>) => createQueryKey('listStatements', options);

/**
 * List the statements of the bank
 *
 * Returns the statements by the day of their closing balance, the latest first.
 */
export const listStatementsOptions = (options?: Options<ListStatementsData>) => queryOptions<ListStatementsResponse, ListStatementsError, ListStatementsResponse, ReturnType<typeof listStatementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementsQueryKey(options)
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
export const uploadStatementMutation = (options?: Partial<Options<UploadStatementData>>): UseMutationOptions<UploadStatementResponse, UploadStatementError, Options<UploadStatementData>> => {
    const mutationOptions: UseMutationOptions<UploadStatementResponse, UploadStatementError, Options<UploadStatementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadStatement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportStatementsQueryKey = (options?: Options<ExportStatementsData>) => createQueryKey('exportStatements', options);

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
export const exportStatementsOptions = (options?: Options<ExportStatementsData>) => queryOptions<ExportStatementsResponse, ExportStatementsError, ExportStatementsResponse, ReturnType<typeof exportStatementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportStatements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportStatementsQueryKey(options)
});

/**
 * Preview a statement in CSV
 *
 * Reads a CSV file by a profile and stores nothing. Without a profile, the one by which the last CSV file of the connection was read is used if it fits; otherwise one is suggested from the header and the first rows.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const previewStatementCsvMutation = (options?: Partial<Options<PreviewStatementCsvData>>): UseMutationOptions<PreviewStatementCsvResponse, PreviewStatementCsvError, Options<PreviewStatementCsvData>> => {
    const mutationOptions: UseMutationOptions<PreviewStatementCsvResponse, PreviewStatementCsvError, Options<PreviewStatementCsvData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewStatementCsv({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getStatementQueryKey = (options: Options<GetStatementData>) => createQueryKey('getStatement', options);

/**
 * Get a statement of the bank
 *
 * Returns a statement with its balances. Its entries are a separate list.
 */
export const getStatementOptions = (options: Options<GetStatementData>) => queryOptions<GetStatementResponse, GetStatementError, GetStatementResponse, ReturnType<typeof getStatementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getStatement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getStatementQueryKey(options)
});

export const listStatementEntriesQueryKey = (options: Options<ListStatementEntriesData>) => createQueryKey('listStatementEntries', options);

/**
 * List the entries of a statement
 *
 * Returns the entries in the order of the statement.
 */
export const listStatementEntriesOptions = (options: Options<ListStatementEntriesData>) => queryOptions<ListStatementEntriesResponse, ListStatementEntriesError, ListStatementEntriesResponse, ReturnType<typeof listStatementEntriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementEntries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementEntriesQueryKey(options)
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
export const takeBackStatementMutation = (options?: Partial<Options<TakeBackStatementData>>): UseMutationOptions<TakeBackStatementResponse, TakeBackStatementError, Options<TakeBackStatementData>> => {
    const mutationOptions: UseMutationOptions<TakeBackStatementResponse, TakeBackStatementError, Options<TakeBackStatementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await takeBackStatement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
