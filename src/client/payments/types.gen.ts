// Generated from the OpenAPI documents by `npm run generate`. Never edited.

export type ClientOptions = {
    baseUrl: `${string}://${string}/institution` | `${string}://${string}/v1` | (string & {});
};

/**
 * The whole config. `version` is the one that was read: when another was saved since, 400 `stale_version`.
 */
export type UpdatePaymentConfigRequest = {
    defaultCurrency: CurrencyCode;
    approvalRules: Array<ApprovalRule>;
    /**
     * Approving a batch and changing this config require a sign-in no older than this; null requires none.
     */
    stepUpMaxAgeSeconds: number | null;
    approvalExpiryDays: number;
    releaseDelaySeconds: number;
    defaultRail: Rail;
    duplicateWindowDays: number;
    /**
     * IANA time zone.
     */
    timezone: string;
    notificationEmails: Array<string>;
    version: number;
};

/**
 * ISO 4217 code, or the code of a digital currency.
 */
export type CurrencyCode = 'ZAR' | 'USD' | 'EUR' | 'GBP' | 'USDC';

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
 * EFT: same or next day. RTC: within a minute. PAYSHAP: around the clock, small amounts. RTGS: large amounts.
 */
export type Rail = 'EFT' | 'RTC' | 'PAYSHAP' | 'RTGS';

/**
 * DEBIT is money out, CREDIT is money in.
 */
export type PayoutDirection = 'DEBIT' | 'CREDIT';

/**
 * REVERSED: paid, then returned by the bank.
 */
export type PayoutStatus = 'COMPLETE' | 'PROCESSING' | 'REVERSED' | 'FAILED';

/**
 * Where a batch stands. COMPLETE: every withdrawal paid; PARTIALLY_COMPLETE: some failed; FAILED: none was paid.
 */
export type BatchStatus = 'PENDING_APPROVAL' | 'APPROVED' | 'PROCESSING' | 'COMPLETE' | 'PARTIALLY_COMPLETE' | 'FAILED' | 'CANCELLED' | 'EXPIRED';

/**
 * A batch to be approved. The entity's own limits hold as well.
 */
export type CreateBulkWithdrawalBatchRequest = {
    /**
     * One line without invisible characters.
     */
    label: string;
    currency: CurrencyCode;
    /**
     * The rail to prefer; the config's default when absent.
     */
    rail?: Rail;
    source?: {
        /**
         * One line without invisible characters.
         */
        fileName: string;
        sha256: string;
    };
    /**
     * What the preparer says that the batch adds up to; the batch is refused when it does not.
     */
    controlTotals?: {
        count: number;
        amount: Amount;
    };
    /**
     * Text without invisible characters.
     */
    duplicateReason?: string;
    retryOfBatchId?: string;
    withdrawals: Array<WithdrawalRequest>;
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
 * UNCONFIRMED: the rail gave no answer and is being asked. REVERSED: paid, then returned by the bank.
 */
export type WithdrawalStatus = 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';

/**
 * Why a payment failed or came back.
 */
export type WithdrawalFailureCode = 'INVALID_ACCOUNT' | 'ACCOUNT_CLOSED' | 'ACCOUNT_DORMANT' | 'ACCOUNT_RESTRICTED' | 'NAME_MISMATCH' | 'INVALID_BRANCH' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BANK_REJECTED' | 'BANK_UNAVAILABLE' | 'DUPLICATE' | 'UNKNOWN';

/**
 * The new label. It can be edited in any state.
 */
export type UpdateBulkWithdrawalBatchLabelRequest = {
    /**
     * One line without invisible characters.
     */
    label: string;
};

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
 * How this entity pays. Version 0 is the defaults, never saved.
 */
export type PaymentConfigForDisplay = {
    defaultCurrency: CurrencyCode;
    approvalRules: Array<ApprovalRule>;
    /**
     * Approving a batch and changing this config require a sign-in no older than this; null requires none.
     */
    stepUpMaxAgeSeconds: number | null;
    approvalExpiryDays: number;
    releaseDelaySeconds: number;
    defaultRail: Rail;
    duplicateWindowDays: number;
    /**
     * IANA time zone.
     */
    timezone: string;
    notificationEmails: Array<string>;
    version: number;
    updatedAt: Timestamp | null;
    updatedBy: Person | null;
};

/**
 * ISO 8601 in UTC with milliseconds.
 */
export type Timestamp = string;

/**
 * A user of the entity.
 */
export type Person = {
    userId: string;
    name: string;
};

/**
 * What the operator has set for this entity.
 */
export type EntityConfigForDisplay = {
    entityId: string;
    legalName: string;
    /**
     * ISO 3166 alpha-2.
     */
    country: string;
    enabledCurrencies: Array<CurrencyCode>;
    payoutsEnabled: boolean;
    maxBatchWithdrawals: number;
    maxBatchAmounts: Array<{
        currency: CurrencyCode;
        amount: Amount;
    }>;
    rails: Array<EntityRail>;
    updatedAt: Timestamp;
};

/**
 * A rail that is enabled for the entity.
 */
export type EntityRail = {
    rail: Rail;
    /**
     * The largest amount of one payment; null is no limit.
     */
    maxAmount: Amount | null;
    /**
     * The fee of one payment, without VAT.
     */
    unitFee: Amount;
    /**
     * The last minute of a banking day, in the entity's time zone; null is around the clock.
     */
    cutOff: string | null;
};

/**
 * The balance of one designation in one currency.
 */
export type AccountBalanceResponse = {
    accessType: AccessType;
    currency: CurrencyCode;
    available: Amount;
    /**
     * Held for batches that are approved and not yet settled.
     */
    reserved: Amount;
    total: Amount;
    /**
     * When the balance last moved; null when it never has.
     */
    updatedAt: Timestamp | null;
};

/**
 * FUNDING: what batches are paid from. COLLECTION: received from customers. FEE: fees charged.
 */
export type AccessType = 'FUNDING' | 'COLLECTION' | 'FEE';

/**
 * Payout transactions, newest first.
 */
export type PaginatedPayoutTransactionForDisplay = {
    items: Array<PayoutTransactionForDisplay>;
    total: number;
    offset: number;
    limit: number;
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
 * A bank that can be paid.
 */
export type BankDefinition = {
    code: string;
    displayName: string;
    countryCode: string;
    /**
     * Six digits; leading zeros matter.
     */
    defaultBranchCode: string;
    accountNumberMinLength: number;
    accountNumberMaxLength: number;
    rails: Array<Rail>;
};

/**
 * Batches, newest first.
 */
export type PaginatedBulkWithdrawalBatchForDisplay = {
    items: Array<BulkWithdrawalBatchForDisplay>;
    total: number;
    offset: number;
    limit: number;
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
 * Withdrawals of a batch, by row number.
 */
export type PaginatedWithdrawalWithBatchForDisplay = {
    items: Array<WithdrawalWithBatchForDisplay>;
    total: number;
    offset: number;
    limit: number;
};

/**
 * One withdrawal with the batch that it belongs to.
 */
export type WithdrawalWithBatchForDisplay = {
    id: string;
    rowNumber: number;
    beneficiary: Beneficiary;
    currency: CurrencyCode;
    amount: Amount;
    /**
     * Including VAT.
     */
    fee: Amount;
    rail: Rail;
    beneficiaryReference: string;
    ownReference: string | null;
    externalId: string | null;
    status: WithdrawalStatus;
    failureCode: WithdrawalFailureCode | null;
    failureReason: string | null;
    /**
     * Whether paying again can work; null unless it failed or came back.
     */
    retryable: 'YES' | 'NO' | 'WITH_CHANGES' | null;
    payoutId: string | null;
    batch: {
        id: string;
        label: string;
        status: BatchStatus;
    };
    createdAt: Timestamp;
    updatedAt: Timestamp;
};

/**
 * What a batch costs. Fees are frozen when the batch is created.
 */
export type DisbursementFeeQuoteForDisplay = {
    batchId: string;
    contentDigest: string;
    currency: CurrencyCode;
    withdrawalCount: number;
    withdrawalTotal: Amount;
    items: Array<{
        rail: Rail;
        count: number;
        unitFee: Amount;
        total: Amount;
    }>;
    /**
     * Without VAT.
     */
    feeTotal: Amount;
    /**
     * A fraction.
     */
    vatRate: string;
    vatAmount: Amount;
    /**
     * withdrawalTotal + feeTotal + vatAmount.
     */
    totalDebit: Amount;
    availableBalance: Amount;
    /**
     * What other batches that wait for approval would debit, amounts and fees.
     */
    pendingTotal: Amount;
    /**
     * max(0, totalDebit - availableBalance - what is already held for this batch).
     */
    shortfall: Amount;
    quotedAt: Timestamp;
    expiresAt: Timestamp;
};

/**
 * What waits for approval in one currency.
 */
export type PendingTotal = {
    currency: CurrencyCode;
    batchCount: number;
    withdrawalCount: number;
    amount: Amount;
    fees: Amount;
};

export type GetPaymentConfigData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/payments/config';
};

export type GetPaymentConfigErrors = {
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

export type GetPaymentConfigError = GetPaymentConfigErrors[keyof GetPaymentConfigErrors];

export type GetPaymentConfigResponses = {
    /**
     * The payment config.
     */
    200: PaymentConfigForDisplay;
};

export type GetPaymentConfigResponse = GetPaymentConfigResponses[keyof GetPaymentConfigResponses];

export type UpdatePaymentConfigData = {
    body: UpdatePaymentConfigRequest;
    path?: never;
    query?: never;
    url: '/payments/config';
};

export type UpdatePaymentConfigErrors = {
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

export type UpdatePaymentConfigError = UpdatePaymentConfigErrors[keyof UpdatePaymentConfigErrors];

export type UpdatePaymentConfigResponses = {
    /**
     * The config as saved.
     */
    200: PaymentConfigForDisplay;
};

export type UpdatePaymentConfigResponse = UpdatePaymentConfigResponses[keyof UpdatePaymentConfigResponses];

export type GetEntityConfigData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/payments/entity/config';
};

export type GetEntityConfigErrors = {
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

export type GetEntityConfigError = GetEntityConfigErrors[keyof GetEntityConfigErrors];

export type GetEntityConfigResponses = {
    /**
     * The entity config.
     */
    200: EntityConfigForDisplay;
    /**
     * The entity has no config.
     */
    204: void;
};

export type GetEntityConfigResponse = GetEntityConfigResponses[keyof GetEntityConfigResponses];

export type GetAccountBalancesData = {
    body?: never;
    path: {
        /**
         * The designation, in any case.
         */
        type: string;
    };
    query: {
        /**
         * One currency code, or several with commas.
         */
        currency: string;
    };
    url: '/payments/account/balances/{type}';
};

export type GetAccountBalancesErrors = {
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

export type GetAccountBalancesError = GetAccountBalancesErrors[keyof GetAccountBalancesErrors];

export type GetAccountBalancesResponses = {
    /**
     * One balance a currency, in the order asked.
     */
    200: Array<AccountBalanceResponse>;
};

export type GetAccountBalancesResponse = GetAccountBalancesResponses[keyof GetAccountBalancesResponses];

export type ListPayoutHistoryData = {
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
    url: '/payments/payout/history';
};

export type ListPayoutHistoryErrors = {
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

export type ListPayoutHistoryError = ListPayoutHistoryErrors[keyof ListPayoutHistoryErrors];

export type ListPayoutHistoryResponses = {
    /**
     * A page of payout transactions.
     */
    200: PaginatedPayoutTransactionForDisplay;
};

export type ListPayoutHistoryResponse = ListPayoutHistoryResponses[keyof ListPayoutHistoryResponses];

export type GetPayoutData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/payments/payout/history/{id}';
};

export type GetPayoutErrors = {
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

export type GetPayoutError = GetPayoutErrors[keyof GetPayoutErrors];

export type GetPayoutResponses = {
    /**
     * The payout transaction.
     */
    200: PayoutTransactionForDisplay;
};

export type GetPayoutResponse = GetPayoutResponses[keyof GetPayoutResponses];

export type ListBanksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/payments/bulk-withdrawals/banks';
};

export type ListBanksErrors = {
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

export type ListBanksError = ListBanksErrors[keyof ListBanksErrors];

export type ListBanksResponses = {
    /**
     * The banks.
     */
    200: Array<BankDefinition>;
};

export type ListBanksResponse = ListBanksResponses[keyof ListBanksResponses];

export type ListBatchesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Batches in this status.
         */
        status?: BatchStatus;
        /**
         * How many items to pass over.
         */
        offset?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
    };
    url: '/payments/bulk-withdrawals/batches';
};

export type ListBatchesErrors = {
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

export type ListBatchesError = ListBatchesErrors[keyof ListBatchesErrors];

export type ListBatchesResponses = {
    /**
     * A page of batches.
     */
    200: PaginatedBulkWithdrawalBatchForDisplay;
};

export type ListBatchesResponse = ListBatchesResponses[keyof ListBatchesResponses];

export type CreateBatchData = {
    body: CreateBulkWithdrawalBatchRequest;
    headers?: {
        /**
         * A UUID made by the client: the same key and body replay the first answer for 30 days.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/payments/bulk-withdrawals/batches';
};

export type CreateBatchErrors = {
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
     * A request with the same idempotency key is in flight.
     */
    409: ProblemDetails;
    /**
     * The body is larger than this operation takes.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used with another body.
     */
    422: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type CreateBatchError = CreateBatchErrors[keyof CreateBatchErrors];

export type CreateBatchResponses = {
    /**
     * The batch.
     */
    200: BulkWithdrawalBatchForDisplay;
};

export type CreateBatchResponse = CreateBatchResponses[keyof CreateBatchResponses];

export type GetBatchData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/payments/bulk-withdrawals/batches/{id}';
};

export type GetBatchErrors = {
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

export type GetBatchError = GetBatchErrors[keyof GetBatchErrors];

export type GetBatchResponses = {
    /**
     * The batch.
     */
    200: BulkWithdrawalBatchForDisplay;
};

export type GetBatchResponse = GetBatchResponses[keyof GetBatchResponses];

export type ListBatchWithdrawalsData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: {
        /**
         * Withdrawals in this status.
         */
        status?: WithdrawalStatus;
        /**
         * Withdrawals that failed or came back for this reason.
         */
        failureCode?: WithdrawalFailureCode;
        /**
         * How many items to pass over.
         */
        offset?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
    };
    url: '/payments/bulk-withdrawals/batches/{id}/withdrawals';
};

export type ListBatchWithdrawalsErrors = {
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

export type ListBatchWithdrawalsError = ListBatchWithdrawalsErrors[keyof ListBatchWithdrawalsErrors];

export type ListBatchWithdrawalsResponses = {
    /**
     * A page of withdrawals.
     */
    200: PaginatedWithdrawalWithBatchForDisplay;
};

export type ListBatchWithdrawalsResponse = ListBatchWithdrawalsResponses[keyof ListBatchWithdrawalsResponses];

export type GetFeeQuoteData = {
    body?: never;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/payments/bulk-withdrawals/batches/{id}/fee-quote';
};

export type GetFeeQuoteErrors = {
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

export type GetFeeQuoteError = GetFeeQuoteErrors[keyof GetFeeQuoteErrors];

export type GetFeeQuoteResponses = {
    /**
     * The quote.
     */
    200: DisbursementFeeQuoteForDisplay;
};

export type GetFeeQuoteResponse = GetFeeQuoteResponses[keyof GetFeeQuoteResponses];

export type UpdateBatchLabelData = {
    body: UpdateBulkWithdrawalBatchLabelRequest;
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/payments/bulk-withdrawals/batches/{id}/label';
};

export type UpdateBatchLabelErrors = {
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

export type UpdateBatchLabelError = UpdateBatchLabelErrors[keyof UpdateBatchLabelErrors];

export type UpdateBatchLabelResponses = {
    /**
     * The batch.
     */
    200: BulkWithdrawalBatchForDisplay;
};

export type UpdateBatchLabelResponse = UpdateBatchLabelResponses[keyof UpdateBatchLabelResponses];

export type ApproveBatchData = {
    body?: never;
    headers?: {
        /**
         * A UUID made by the client: the same key and body replay the first answer for 30 days.
         */
        'idempotency-key'?: string;
        /**
         * The content digest that was read, in quotes: another one is refused.
         */
        'if-match'?: string;
    };
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/payments/bulk-withdrawals/batches/{id}/approve';
};

export type ApproveBatchErrors = {
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
     * A request with the same idempotency key is in flight.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used with another body.
     */
    422: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type ApproveBatchError = ApproveBatchErrors[keyof ApproveBatchErrors];

export type ApproveBatchResponses = {
    /**
     * The batch.
     */
    200: BulkWithdrawalBatchForDisplay;
};

export type ApproveBatchResponse = ApproveBatchResponses[keyof ApproveBatchResponses];

export type CancelBatchData = {
    body?: never;
    headers?: {
        /**
         * A UUID made by the client: the same key and body replay the first answer for 30 days.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * Identifier (UUID).
         */
        id: string;
    };
    query?: never;
    url: '/payments/bulk-withdrawals/batches/{id}/cancel';
};

export type CancelBatchErrors = {
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
     * A request with the same idempotency key is in flight.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used with another body.
     */
    422: ProblemDetails;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: ProblemDetails;
    /**
     * A fault of the server, without details; or 503 `overloaded`, `database_unavailable` or `storage_full`.
     */
    default: ProblemDetails;
};

export type CancelBatchError = CancelBatchErrors[keyof CancelBatchErrors];

export type CancelBatchResponses = {
    /**
     * The batch.
     */
    200: BulkWithdrawalBatchForDisplay;
};

export type CancelBatchResponse = CancelBatchResponses[keyof CancelBatchResponses];

export type GetPendingTotalData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/payments/bulk-withdrawals/pending-total';
};

export type GetPendingTotalErrors = {
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

export type GetPendingTotalError = GetPendingTotalErrors[keyof GetPendingTotalErrors];

export type GetPendingTotalResponses = {
    /**
     * Totals by currency.
     */
    200: Array<PendingTotal>;
};

export type GetPendingTotalResponse = GetPendingTotalResponses[keyof GetPendingTotalResponses];
