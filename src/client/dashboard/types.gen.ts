// Generated from the OpenAPI documents by `npm run generate`. Never edited.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * ISO 4217 code, or the code of a digital currency.
 */
export type CurrencyCode = 'ZAR' | 'USD' | 'EUR' | 'GBP' | 'USDC';

/**
 * Rows that are not sent yet, to be looked up in what was paid before.
 */
export type CheckAgainstHistoryRequest = {
    currency: CurrencyCode;
    rows: Array<{
        bankCode: string;
        accountNumber: string;
        amount: string;
        /**
         * One line without invisible characters.
         */
        beneficiaryName: string;
        /**
         * One line without invisible characters.
         */
        externalId?: string;
    }>;
};

/**
 * DEBIT is money out, CREDIT is money in.
 */
export type PayoutDirection = 'DEBIT' | 'CREDIT';

/**
 * REVERSED: paid, then returned by the bank.
 */
export type PayoutStatus = 'COMPLETE' | 'PROCESSING' | 'REVERSED' | 'FAILED';

/**
 * Rules that are not saved yet, and amounts to try them on.
 */
export type PreviewApprovalsRequest = {
    approvalRules: Array<ApprovalRule>;
    currency: CurrencyCode;
    amounts: Array<Amount>;
};

/**
 * How many approvals a batch of a currency needs, by its total amount.
 */
export type ApprovalRule = {
    currency: CurrencyCode;
    /**
     * The band covers batches up to this amount, inclusive; null is the last band, without an upper end.
     */
    upToAmount: Amount | null;
    approvalsRequired: number;
};

/**
 * A decimal string in major units with its currency's digits.
 */
export type Amount = string;

/**
 * RFC 9457 problem details. `code` is stable and meant for programs; `detail` says what to do.
 */
export type ProblemDetails = {
    type: string;
    title: string;
    status: number;
    detail: string;
    code: string;
    instance: string;
    errors: Array<{
        path: string;
        code: string;
        message: string;
    }>;
};

/**
 * Who is signed in.
 */
export type Session = {
    user: {
        id: string;
        name: string;
        email: string | null;
        roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
    };
    entity: {
        id: string;
        name: string;
    };
    /**
     * The entity's IANA time zone.
     */
    timezone: string;
    /**
     * When the user last proved who they are.
     */
    authenticatedAt: Timestamp;
    /**
     * Warnings about the installation; empty for users without the role ADMIN.
     */
    notices: Array<'DISK_LOW' | 'DISK_FULL'>;
    /**
     * True on an installation that was filled with demo data.
     */
    demo: boolean;
};

/**
 * ISO 8601 in UTC with milliseconds.
 */
export type Timestamp = string;

/**
 * Money out on one day in one status.
 */
export type PayoutDay = {
    /**
     * A calendar day in the entity's time zone.
     */
    day: string;
    status: 'COMPLETE' | 'PROCESSING' | 'REVERSED' | 'FAILED';
    count: number;
    amount: Amount;
};

/**
 * A batch of withdrawals.
 */
export type BulkWithdrawalBatchForDisplay = {
    id: string;
    label: string;
    status: BatchStatus;
    currency: CurrencyCode;
    withdrawalCount: number;
    totalAmount: Amount;
    /**
     * Including VAT.
     */
    totalFee: Amount;
    byStatus: Array<{
        status: WithdrawalStatus;
        count: number;
        amount: Amount;
    }>;
    source: {
        fileName: string;
        sha256: string;
    } | null;
    /**
     * SHA-256 of the canonical content: what an approval covers.
     */
    contentDigest: string;
    approvalsRequired: number;
    approvals: Array<Approval>;
    createdBy: Person;
    createdAt: Timestamp;
    expiresAt: Timestamp;
    releaseAt: Timestamp | null;
    /**
     * APPROVALS: more approvals are needed, or some lapsed. PAYOUTS_OFF: the operator switched payouts off; the batch continues when they are on again.
     */
    waitingFor: 'APPROVALS' | 'PAYOUTS_OFF' | null;
    cancelledBy: Person | null;
    cancelledAt: Timestamp | null;
    completedAt: Timestamp | null;
    retryOfBatchId: string | null;
    updatedAt: Timestamp;
};

/**
 * Where a batch stands. COMPLETE: every withdrawal paid; PARTIALLY_COMPLETE: some failed; FAILED: none was paid.
 */
export type BatchStatus = 'PENDING_APPROVAL' | 'APPROVED' | 'PROCESSING' | 'COMPLETE' | 'PARTIALLY_COMPLETE' | 'FAILED' | 'CANCELLED' | 'EXPIRED';

/**
 * UNCONFIRMED: the rail gave no answer and is being asked. REVERSED: paid, then returned by the bank.
 */
export type WithdrawalStatus = 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';

/**
 * Who approved, and when.
 */
export type Approval = {
    userId: string;
    name: string;
    approvedAt: Timestamp;
    /**
     * Null while the approval counts. Before the release, the approval of a user who is disabled or has lost the role APPROVER does not count.
     */
    lapsed: 'USER_DISABLED' | 'ROLE_REMOVED' | null;
};

/**
 * A user of the entity.
 */
export type Person = {
    userId: string;
    name: string;
};

/**
 * What is new in a batch beside the batches before it.
 */
export type BatchChanges = {
    currency: CurrencyCode;
    newBeneficiaries: number;
    bankDetailsChanged: number;
    amountsChanged: number;
    unchanged: number;
    /**
     * Why the preparer went on in spite of possible duplicates.
     */
    duplicateReason: string | null;
    /**
     * At most 200: changed bank details first, then new ones, then amounts by size.
     */
    items: Array<BatchChange>;
};

/**
 * How one row differs from what was paid before.
 */
export type BatchChange = {
    rowNumber: number;
    withdrawalId: string;
    kind: 'NEW_BENEFICIARY' | 'BANK_DETAILS_CHANGED' | 'AMOUNT_CHANGED';
    beneficiaryId: string;
    beneficiaryName: string;
    amount: Amount;
    /**
     * What this beneficiary was paid last; null when never.
     */
    earlierAmount: Amount | null;
    /**
     * On BANK_DETAILS_CHANGED, where the same person was paid last.
     */
    earlierAccount: {
        bankCode: string;
        accountNumber: string;
        lastPaidAt: Timestamp;
    } | null;
};

/**
 * A failed row, as it would be sent again.
 */
export type RetryRow = {
    rowNumber: number;
    withdrawal: WithdrawalRequest;
    failureReason: string | null;
};

/**
 * One person to pay.
 */
export type WithdrawalRequest = {
    beneficiaryName: string;
    bankCode: string;
    /**
     * Six digits; the bank's default when absent.
     */
    branchCode?: string;
    accountNumber: string;
    accountType: AccountType;
    /**
     * More than zero, in major units.
     */
    amount: string;
    /**
     * What the beneficiary sees on the statement.
     */
    beneficiaryReference: string;
    ownReference?: string;
    /**
     * The payer's own id of the beneficiary, such as an employee number.
     */
    externalId?: string;
};

/**
 * The kind of bank account.
 */
export type AccountType = 'CURRENT' | 'SAVINGS' | 'TRANSMISSION' | 'BOND' | 'SUBSCRIPTION_SHARE';

/**
 * What was found in the history.
 */
export type HistoryCheck = {
    duplicates: Array<EarlierPayment>;
    changedDetails: Array<ChangedDetails>;
};

/**
 * An earlier payment that a row repeats.
 */
export type EarlierPayment = {
    /**
     * Which of the rows that were sent.
     */
    index: number;
    withdrawalId: string;
    batch: {
        id: string;
        label: string;
        status: 'PENDING_APPROVAL' | 'APPROVED' | 'PROCESSING' | 'COMPLETE' | 'PARTIALLY_COMPLETE' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
    };
    rowNumber: number;
    status: 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';
    beneficiaryName: string;
    amount: Amount;
    createdAt: Timestamp;
};

/**
 * A row whose person was last paid on another account.
 */
export type ChangedDetails = {
    index: number;
    beneficiaryName: string;
    earlier: {
        bankCode: string;
        accountNumber: string;
        lastPaidAt: Timestamp;
    };
};

/**
 * Recipients.
 */
export type PaginatedRecipient = {
    items: Array<Recipient>;
    total: number;
    offset: number;
    limit: number;
};

/**
 * Someone who is paid: one account at one bank.
 */
export type Recipient = {
    id: string;
    /**
     * The name that was used last.
     */
    name: string;
    otherNames: Array<string>;
    bankCode: string;
    bankName: string;
    branchCode: string;
    accountNumber: string;
    accountType: string;
    externalId: string | null;
    firstSeenAt: Timestamp;
    lastPaidAt: Timestamp | null;
    /**
     * What was paid and not returned.
     */
    totals: Array<{
        currency: CurrencyCode;
        count: number;
        amount: Amount;
    }>;
};

/**
 * Everything that proves one payout: who asked, who approved, what the rail said, what was posted.
 */
export type PayoutProof = {
    payout: PayoutTransactionForDisplay;
    entityName: string;
    /**
     * The id under which the rail was asked to pay: kept before it was sent.
     */
    attemptId: string | null;
    /**
     * The rail's own reference, once it has answered.
     */
    railReference: string | null;
    rowNumber: number | null;
    ownReference: string | null;
    createdBy: Person | null;
    approvals: Array<Approval>;
    contentDigest: string | null;
    timeline: Array<{
        at: Timestamp;
        event: string;
        description: string;
    }>;
    transfers: Array<{
        id: string;
        kind: string;
        at: Timestamp;
        postings: Array<{
            account: string;
            currency: CurrencyCode;
            amount: Amount;
        }>;
    }>;
    /**
     * On a reversal: the other half of the pair.
     */
    linkedPayoutId: string | null;
};

/**
 * One movement of money on the payout account.
 */
export type PayoutTransactionForDisplay = {
    id: string;
    direction: PayoutDirection;
    status: PayoutStatus;
    currency: CurrencyCode;
    amount: Amount;
    /**
     * Including VAT.
     */
    fee: Amount;
    /**
     * Null on money in that did not come back from a beneficiary.
     */
    beneficiary: Beneficiary | null;
    recipientReference: string;
    batch: {
        id: string;
        label: string;
    } | null;
    withdrawalId: string | null;
    rail: Rail | null;
    failureCode: WithdrawalFailureCode | null;
    failureReason: string | null;
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

/**
 * Who is paid: an account at a bank, with the name as it was given in the batch.
 */
export type Beneficiary = {
    id: string;
    name: string;
    bankCode: string;
    branchCode: string;
    accountNumber: string;
    accountType: AccountType;
};

/**
 * EFT: same or next day. RTC: within a minute. PAYSHAP: around the clock, small amounts. RTGS: large amounts.
 */
export type Rail = 'EFT' | 'RTC' | 'PAYSHAP' | 'RTGS';

/**
 * Why a payment failed or came back.
 */
export type WithdrawalFailureCode = 'INVALID_ACCOUNT' | 'ACCOUNT_CLOSED' | 'ACCOUNT_DORMANT' | 'ACCOUNT_RESTRICTED' | 'NAME_MISMATCH' | 'INVALID_BRANCH' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BANK_REJECTED' | 'BANK_UNAVAILABLE' | 'DUPLICATE' | 'UNKNOWN';

/**
 * Who must sign for each amount.
 */
export type ApprovalsPreview = {
    /**
     * Everyone who may approve. Nobody approves a batch that they created.
     */
    approvers: Array<Person>;
    amounts: Array<{
        amount: Amount;
        approvalsRequired: number;
        /**
         * Whether there are as many approvers, if one of them prepares the batch.
         */
        enoughApprovers: boolean;
    }>;
    /**
     * How many users can approve a batch that one of the approvers prepared.
     */
    availableApprovers: number;
    /**
     * The bands that need more approvals than can be given; an enabled currency without rules counts as one open band.
     */
    unsatisfiableRules: Array<ApprovalRule>;
    /**
     * Batches that wait for approval and would need another number of approvals; 50 at most are listed.
     */
    affectedBatches: {
        total: number;
        items: Array<{
            id: string;
            label: string;
            currency: CurrencyCode;
            totalAmount: Amount;
            approvalsRequiredNow: number;
            approvalsRequired: number;
            /**
             * Whether enough approvers exist besides the user who created the batch.
             */
            enoughApprovers: boolean;
        }>;
    };
};

/**
 * Audit entries, newest first.
 */
export type PaginatedAuditEntry = {
    items: Array<AuditEntry>;
    total: number;
    offset: number;
    limit: number;
};

/**
 * One change, as it was recorded in the transaction that made it.
 */
export type AuditEntry = {
    /**
     * The entry's number in the entity's chain.
     */
    seq: number;
    at: Timestamp;
    actor: {
        kind: 'USER' | 'SYSTEM' | 'OPERATOR';
        userId: string | null;
        name: string;
    };
    action: string;
    subjectType: string;
    subjectId: string;
    details: {
        [key: string]: unknown;
    };
    /**
     * SHA-256 over this entry and the hash of the one before, hex.
     */
    hash: string;
};

/**
 * Whether the trading pages can work.
 */
export type TradingStatus = {
    /**
     * Whether the entity has a key of the exchange.
     */
    configured: boolean;
    /**
     * Whether the exchange answers. While it does not, requests are refused at once with 503.
     */
    available: boolean;
    /**
     * Since when that is so; null when the exchange was not asked yet.
     */
    since: Timestamp | null;
    /**
     * The distance from the market, in percent, from which the order form warns of a price.
     */
    farPricePercent: number;
    /**
     * True for the exchange that comes with this installation, false for one elsewhere.
     */
    embedded: boolean;
};

export type GetSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/session';
};

export type GetSessionErrors = {
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type GetSessionError = GetSessionErrors[keyof GetSessionErrors];

export type GetSessionResponses = {
    /**
     * The session.
     */
    200: Session;
};

export type GetSessionResponse = GetSessionResponses[keyof GetSessionResponses];

export type SignOutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/session/sign-out';
};

export type SignOutErrors = {
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type SignOutError = SignOutErrors[keyof SignOutErrors];

export type SignOutResponses = {
    /**
     * Where to go next.
     */
    200: {
        location: string;
    };
};

export type SignOutResponse = SignOutResponses[keyof SignOutResponses];

export type ListPayoutDaysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The currency that is counted.
         */
        currency?: CurrencyCode;
        /**
         * How many days, up to today.
         */
        days?: number;
    };
    url: '/app/payout-days';
};

export type ListPayoutDaysErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type ListPayoutDaysError = ListPayoutDaysErrors[keyof ListPayoutDaysErrors];

export type ListPayoutDaysResponses = {
    /**
     * The days.
     */
    200: Array<PayoutDay>;
};

export type ListPayoutDaysResponse = ListPayoutDaysResponses[keyof ListPayoutDaysResponses];

export type ListWaitingBatchesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/waiting-batches';
};

export type ListWaitingBatchesErrors = {
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type ListWaitingBatchesError = ListWaitingBatchesErrors[keyof ListWaitingBatchesErrors];

export type ListWaitingBatchesResponses = {
    /**
     * The batches.
     */
    200: Array<BulkWithdrawalBatchForDisplay>;
};

export type ListWaitingBatchesResponse = ListWaitingBatchesResponses[keyof ListWaitingBatchesResponses];

export type GetBatchChangesData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/changes';
};

export type GetBatchChangesErrors = {
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * There is no such thing for this caller.
     */
    404: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type GetBatchChangesError = GetBatchChangesErrors[keyof GetBatchChangesErrors];

export type GetBatchChangesResponses = {
    /**
     * The differences.
     */
    200: BatchChanges;
};

export type GetBatchChangesResponse = GetBatchChangesResponses[keyof GetBatchChangesResponses];

export type ListRetryRowsData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/retry-rows';
};

export type ListRetryRowsErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * There is no such thing for this caller.
     */
    404: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type ListRetryRowsError = ListRetryRowsErrors[keyof ListRetryRowsErrors];

export type ListRetryRowsResponses = {
    /**
     * The rows.
     */
    200: Array<RetryRow>;
};

export type ListRetryRowsResponse = ListRetryRowsResponses[keyof ListRetryRowsResponses];

export type CheckAgainstHistoryData = {
    body: CheckAgainstHistoryRequest;
    path?: never;
    query?: never;
    url: '/app/history-check';
};

export type CheckAgainstHistoryErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * The body is larger than this operation takes.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type CheckAgainstHistoryError = CheckAgainstHistoryErrors[keyof CheckAgainstHistoryErrors];

export type CheckAgainstHistoryResponses = {
    /**
     * What was found.
     */
    200: HistoryCheck;
};

export type CheckAgainstHistoryResponse = CheckAgainstHistoryResponses[keyof CheckAgainstHistoryResponses];

export type StreamBatchEventsData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/events';
};

export type StreamBatchEventsErrors = {
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * There is no such thing for this caller.
     */
    404: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type StreamBatchEventsError = StreamBatchEventsErrors[keyof StreamBatchEventsErrors];

export type StreamBatchEventsResponses = {
    /**
     * The events.
     */
    200: string;
};

export type StreamBatchEventsResponse = StreamBatchEventsResponses[keyof StreamBatchEventsResponses];

export type ListRecipientsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Part of a name, account number or external id.
         */
        query?: string;
        /**
         * How many items to pass over.
         */
        offset?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
    };
    url: '/app/recipients';
};

export type ListRecipientsErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type ListRecipientsError = ListRecipientsErrors[keyof ListRecipientsErrors];

export type ListRecipientsResponses = {
    /**
     * A page of recipients.
     */
    200: PaginatedRecipient;
};

export type ListRecipientsResponse = ListRecipientsResponses[keyof ListRecipientsResponses];

export type GetRecipientData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/app/recipients/{id}';
};

export type GetRecipientErrors = {
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * There is no such thing for this caller.
     */
    404: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type GetRecipientError = GetRecipientErrors[keyof GetRecipientErrors];

export type GetRecipientResponses = {
    /**
     * The recipient.
     */
    200: Recipient;
};

export type GetRecipientResponse = GetRecipientResponses[keyof GetRecipientResponses];

export type GetPayoutProofData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/app/payouts/{id}/proof';
};

export type GetPayoutProofErrors = {
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * There is no such thing for this caller.
     */
    404: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type GetPayoutProofError = GetPayoutProofErrors[keyof GetPayoutProofErrors];

export type GetPayoutProofResponses = {
    /**
     * The proof.
     */
    200: PayoutProof;
};

export type GetPayoutProofResponse = GetPayoutProofResponses[keyof GetPayoutProofResponses];

export type ExportPayoutsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Money out or money in.
         */
        direction?: PayoutDirection;
        /**
         * Payouts in this status.
         */
        status?: PayoutStatus;
        /**
         * createdAt at or after, epoch milliseconds.
         */
        from?: number;
        /**
         * createdAt at or before, epoch milliseconds.
         */
        to?: number;
        /**
         * Amount at least.
         */
        minAmount?: number | string;
        /**
         * Amount at most.
         */
        maxAmount?: number | string;
        /**
         * Amount exactly.
         */
        exactAmount?: number | string;
        /**
         * Free text found in the recipient reference or the batch label, whatever the case.
         */
        query?: string;
        /**
         * One recipient's history.
         */
        beneficiaryId?: string;
        /**
         * The payouts of one batch, including the returned ones.
         */
        batchId?: string;
        /**
         * The payer's own id of the beneficiary, exactly as it was given in the batch.
         */
        externalId?: string;
    };
    url: '/app/payouts.csv';
};

export type ExportPayoutsErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type ExportPayoutsError = ExportPayoutsErrors[keyof ExportPayoutsErrors];

export type ExportPayoutsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportPayoutsResponse = ExportPayoutsResponses[keyof ExportPayoutsResponses];

export type PreviewApprovalsData = {
    body: PreviewApprovalsRequest;
    path?: never;
    query?: never;
    url: '/app/approvals-preview';
};

export type PreviewApprovalsErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * The body is larger than this operation takes.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type PreviewApprovalsError = PreviewApprovalsErrors[keyof PreviewApprovalsErrors];

export type PreviewApprovalsResponses = {
    /**
     * The preview.
     */
    200: ApprovalsPreview;
};

export type PreviewApprovalsResponse = PreviewApprovalsResponses[keyof PreviewApprovalsResponses];

export type ListAuditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items to pass over.
         */
        offset?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * Entries of this action.
         */
        action?: string;
        /**
         * What this user did.
         */
        actorId?: string;
        /**
         * What happened to this thing.
         */
        subjectId?: string;
        /**
         * At or after, epoch milliseconds.
         */
        from?: number;
        /**
         * At or before, epoch milliseconds.
         */
        to?: number;
    };
    url: '/app/audit';
};

export type ListAuditErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type ListAuditError = ListAuditErrors[keyof ListAuditErrors];

export type ListAuditResponses = {
    /**
     * A page of entries.
     */
    200: PaginatedAuditEntry;
};

export type ListAuditResponse = ListAuditResponses[keyof ListAuditResponses];

export type GetTradingStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/trading/status';
};

export type GetTradingStatusErrors = {
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type GetTradingStatusError = GetTradingStatusErrors[keyof GetTradingStatusErrors];

export type GetTradingStatusResponses = {
    /**
     * The state.
     */
    200: TradingStatus;
};

export type GetTradingStatusResponse = GetTradingStatusResponses[keyof GetTradingStatusResponses];

export type StreamAccountEventsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The id of a subaccount; absent, empty or 0 is the primary account.
         */
        subaccount?: string;
    };
    url: '/app/trading/account-events';
};

export type StreamAccountEventsErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type StreamAccountEventsError = StreamAccountEventsErrors[keyof StreamAccountEventsErrors];

export type StreamAccountEventsResponses = {
    /**
     * The events.
     */
    200: string;
};

export type StreamAccountEventsResponse = StreamAccountEventsResponses[keyof StreamAccountEventsResponses];

export type StreamMarketEventsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The symbol of the pair.
         */
        pair: string;
    };
    url: '/app/trading/market-events';
};

export type StreamMarketEventsErrors = {
    /**
     * The input, or the state that it meets, does not allow it.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not acceptable.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role.
     */
    403: ProblemDetails;
    /**
     * There is no such thing for this caller.
     */
    404: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type StreamMarketEventsError = StreamMarketEventsErrors[keyof StreamMarketEventsErrors];

export type StreamMarketEventsResponses = {
    /**
     * The events.
     */
    200: string;
};

export type StreamMarketEventsResponse = StreamMarketEventsResponses[keyof StreamMarketEventsResponses];
