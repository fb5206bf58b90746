// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
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
 * Rules that are not saved yet, and amounts to try them on.
 */
export type PreviewApprovalsRequest = {
    approvalRules: Array<ApprovalRule>;
    currency: CurrencyCode;
    amounts: Array<Amount>;
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

/**
 * What is to be converted.
 */
export type BrokerageQuoteRequest = {
    /**
     * A plain decimal number as text.
     */
    payAmount: string | number;
    payCurrency: string;
    receiveCurrency: string;
    /**
     * A fraction from 0 to 0.999; 0 when absent.
     */
    feeRate?: string | number;
    /**
     * The pay currency: taken before the order; so it is when absent. The receive currency: taken of what arrives.
     */
    feeCurrency?: string;
    /**
     * A 64-bit integer; another account than the one that pays. Needed with a fee.
     */
    feeAccountId?: number | number | string;
    customerOrderId?: string;
};

/**
 * A limit order. Unknown fields are refused, so that an order never trades without an instruction that was sent with it.
 */
export type LimitOrderRequest = {
    side: 'BUY' | 'SELL';
    /**
     * In the base currency; what is finer than the pair's base decimals is cut off.
     */
    quantity: string | number;
    /**
     * In the quote currency, a multiple of the pair's tick.
     */
    price: string | number;
    pair: string;
    /**
     * True places a maker order, which fails if it would match at once.
     */
    postOnly?: boolean;
    /**
     * True makes the order post-only: if it would match, it rests one tick behind the best price of the other side instead.
     */
    postOnlyReprice?: boolean;
    /**
     * Letters, digits and dashes; unique among the account's open orders.
     */
    customerOrderId?: string;
    timeInForce?: 'GTC' | 'FOK' | 'IOC';
    /**
     * Borrow what is missing; for subaccounts that margin is enabled for.
     */
    allowMargin?: boolean;
    /**
     * Only reduce a position; for perpetual futures.
     */
    reduceOnly?: boolean;
};

/**
 * Only the label for a proprietary subaccount; every required field of CustomerDetails for a customer.
 */
export type SubaccountRequest = {
    /**
     * Letters, digits, spaces and hyphens; unique among the subaccounts.
     */
    label: string;
    firstName?: string;
    lastName?: string;
    dateOfBirth?: string;
    residentialCountry?: string;
    identityIssuingCountry?: string;
    identityType?: 'PASSPORT' | 'ID_CARD' | 'DRIVERS_LICENSE';
    identityNumber?: string;
    identityExpiryDate?: string;
    cellNumber?: string;
    email?: string;
    purpose?: 'TRADING' | 'TRANSACTIONS_AND_PAYMENTS' | 'MARKET_MAKING' | 'BUYING' | 'SAVINGS_AND_INVESTMENTS' | 'ARBITRAGE_TRADING' | 'OTC_TRADING' | 'CRYPTOCURRENCY_BROKERING' | 'REFERRALS_AND_COMPETITIONS';
    employmentStatus?: 'EMPLOYED_FULL_TIME' | 'EMPLOYED_PART_TIME' | 'FREELANCER' | 'RETIRED' | 'SELF_EMPLOYED' | 'STUDENT' | 'UNEMPLOYED';
    sourceOfFunds?: 'ALLOWANCE' | 'BUSINESS_PROFITS' | 'CRYPTOCURRENCY_TRANSACTIONS' | 'INHERITANCE' | 'INTEREST_DIVIDENDS' | 'PENSION' | 'SALARY_WAGES' | 'GOVERNMENT_GRANTS' | 'SAVINGS';
};

/**
 * Which order to cancel: by its id or by the reference that the client gave.
 */
export type CancelOrderRequest = {
    orderId?: string;
    customerOrderId?: string;
    pair: string;
};

/**
 * RFC 9457 problem details, with the body of the exchange inside where the exchange refused.
 */
export type TradingProblem = {
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
    /**
     * What the exchange answered, where it refused.
     */
    exchange?: {
        [key: string]: unknown;
    } | null;
};

/**
 * One movement on an account.
 */
export type TransactionHistoryItem = {
    /**
     * The cursor of `beforeId`.
     */
    id: string;
    transactionType: {
        type: 'LIMIT_BUY' | 'LIMIT_SELL' | 'MARKET_BUY' | 'MARKET_SELL' | 'SIMPLE_BUY' | 'SIMPLE_SELL' | 'AUTO_BUY' | 'MAKER_REWARD' | 'BLOCKCHAIN_RECEIVE' | 'BLOCKCHAIN_SEND' | 'FIAT_DEPOSIT' | 'FIAT_WITHDRAWAL' | 'REFERRAL_REBATE' | 'REFERRAL_REWARD' | 'PROMOTIONAL_REBATE' | 'INTERNAL_TRANSFER' | 'FIAT_WITHDRAWAL_REVERSAL' | 'PAYMENT_SENT' | 'PAYMENT_RECEIVED' | 'PAYMENT_REVERSED' | 'PAYMENT_REWARD' | 'OFF_CHAIN_BLOCKCHAIN_WITHDRAW' | 'OFF_CHAIN_BLOCKCHAIN_DEPOSIT' | 'SIMPLE_SWAP_BUY' | 'SIMPLE_SWAP_SELL' | 'SIMPLE_SWAP_FAILURE_REVERSAL' | 'ACCOUNT_FUNDING' | 'FUND' | 'FIAT_WITHDRAWAL_FEE_REVERSAL' | 'CREDIT_CARD_DEPOSIT' | 'SPOT_BORROW_INTEREST_CHARGE' | 'SPOT_LEND_INTEREST_PAYMENT';
        description: string;
    };
    debitCurrency?: CurrencySymbol;
    debitValue?: Decimal;
    creditCurrency?: CurrencySymbol;
    /**
     * Before the fee.
     */
    creditValue?: Decimal;
    feeCurrency?: CurrencySymbol;
    feeValue?: Decimal;
    eventAt: ExchangeTime;
    additionalInfo: {
        sourceTransactionId?: string;
        costPerCoin?: number;
        costPerCoinSymbol?: string;
        currencyPairSymbol?: string;
        orderId?: string;
    };
};

/**
 * The code of a currency of the exchange.
 */
export type CurrencySymbol = string;

/**
 * A plain decimal number as text.
 */
export type Decimal = string;

/**
 * ISO 8601 in UTC.
 */
export type ExchangeTime = string;

/**
 * An order as it stands, with what it brought.
 */
export type OrderHistoryItem = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    /**
     * The label of the status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status (ours).
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion that found no route.
     */
    currencyPair: string;
    averagePrice: Decimal;
    originalPrice: Decimal;
    remainingQuantity: Decimal;
    originalQuantity: Decimal;
    total: Decimal;
    totalExecutedQuantity: Decimal;
    /**
     * Below zero is a reward.
     */
    totalFee: Decimal;
    feeCurrency: string;
    orderSide: Side;
    orderType: OrderType;
    failedReason: string;
    orderUpdatedAt: ExchangeTime;
    orderCreatedAt: ExchangeTime;
    timeInForce: TimeInForce;
};

export type Side = 'buy' | 'sell';

export type OrderType = 'limit' | 'post-only limit' | 'market' | 'simple' | 'stop-loss-limit' | 'take-profit-limit' | 'limit-reduce-only';

/**
 * GTC stays until filled or cancelled; FOK fills whole and at once or not at all; IOC fills what it can at once.
 */
export type TimeInForce = 'GTC' | 'FOK' | 'IOC';

/**
 * An indication of what a conversion would bring at this moment; not guaranteed.
 */
export type BrokerageQuote = {
    requestPayAmount: Decimal;
    actualPayAmount: Decimal;
    payCurrency: CurrencySymbol;
    receiveCurrency: CurrencySymbol;
    receiveAmount: Decimal;
    averagePrice: Decimal;
    leg1CurrencyPair: CurrencyPair;
    leg2CurrencyPair?: CurrencyPair;
    averagePriceInPayCurrency: Decimal;
    averagePriceInReceiveCurrency: Decimal;
    feeRate: Decimal;
    feeAmount: Decimal;
    feeCurrency: CurrencySymbol;
    /**
     * The number of an account: a 64-bit integer.
     */
    feeAccountId?: number | number;
    customerOrderId?: string;
    leg1TradeFeeAmount: Decimal;
    leg1TradeFeeCurrency: CurrencySymbol;
    /**
     * Absent on a direct pair.
     */
    leg2TradeFeeAmount?: Decimal;
    leg2TradeFeeCurrency?: CurrencySymbol;
};

/**
 * Base and quote in one; PERP at the end of a perpetual.
 */
export type CurrencyPair = string;

/**
 * A conversion that was instructed.
 */
export type BrokerageInstruction = {
    identifier: string;
    orderId: string;
    transferId: string;
    /**
     * The number of an account: a 64-bit integer.
     */
    accountId: number | number;
    /**
     * The number of an account: a 64-bit integer.
     */
    feeAccountId: number | number;
    requestedPayAmount: Decimal;
    actualPayAmount: Decimal;
    payCurrency: CurrencySymbol;
    receiveCurrency: CurrencySymbol;
    receiveAmount: Decimal;
    feeRate: Decimal;
    feeCurrency: CurrencySymbol;
    feeAmount: Decimal;
    customerOrderId?: string;
    createdAt: EpochMillis;
    status: 'PROCESSING' | 'COMPLETED' | 'FAILED';
    leg1TradeFeeAmount: Decimal;
    leg1TradeFeeCurrency: CurrencySymbol;
    /**
     * Absent on a direct pair.
     */
    leg2TradeFeeAmount?: Decimal;
    leg2TradeFeeCurrency?: CurrencySymbol;
};

/**
 * Epoch milliseconds.
 */
export type EpochMillis = number;

/**
 * The balances of one account that are not zero.
 */
export type BalanceGroup = {
    account: AccountLabel;
    balances: Array<BalanceEntry>;
};

/**
 * An account by its name.
 */
export type AccountLabel = {
    label: string;
    /**
     * "0" is the primary account.
     */
    id: string;
};

/**
 * What an account has of a currency: total is available and reserved.
 */
export type BalanceEntry = {
    currency: CurrencySymbol;
    available: Decimal;
    reserved: Decimal;
    total: Decimal;
    updatedAt: ExchangeTime;
    lendReserved: Decimal;
    borrowReserved: Decimal;
    borrowedAmount: Decimal;
};

/**
 * An order that rests in the book.
 */
export type OpenOrder = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    side: Side;
    remainingQuantity: Decimal;
    price: Decimal;
    currencyPair: CurrencyPair;
    createdAt: ExchangeTime;
    originalQuantity: Decimal;
    filledPercentage: string;
    updatedAt: ExchangeTime;
    /**
     * The label of the status, such as Placed or Filled.
     */
    status: string;
    type: OrderType;
    timeInForce: TimeInForce;
    allowMargin: boolean;
};

/**
 * A trade of the account.
 */
export type AccountTrade = {
    id: string;
    orderId: string;
    price: Decimal;
    quantity: Decimal;
    currencyPair: CurrencyPair;
    tradedAt: ExchangeTime;
    side: Side;
    sequenceId: number;
    /**
     * Below zero is a maker's reward.
     */
    fee: Decimal;
    feeCurrency: CurrencySymbol;
};

/**
 * A status that an order had, with what was executed as it changed to it.
 */
export type OrderStatusDetail = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    /**
     * The label of the status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status (ours).
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion that found no route.
     */
    currencyPair: string;
    originalPrice: Decimal;
    remainingQuantity: Decimal;
    originalQuantity: Decimal;
    orderSide: Side;
    orderType: OrderType;
    failedReason: string;
    orderUpdatedAt: ExchangeTime;
    orderCreatedAt: ExchangeTime;
    timeInForce: TimeInForce;
    executedFee: Decimal;
    executedPrice: Decimal;
    executedQuantity: Decimal;
};

/**
 * The order was accepted; what becomes of it is told later.
 */
export type OrderAccepted = {
    id: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
};

/**
 * The status of an order.
 */
export type OrderStatusRecord = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    /**
     * The label of the status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status (ours).
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion that found no route.
     */
    currencyPair: string;
    originalPrice: Decimal;
    remainingQuantity: Decimal;
    originalQuantity: Decimal;
    orderSide: Side;
    orderType: OrderType;
    failedReason: string;
    orderUpdatedAt: ExchangeTime;
    orderCreatedAt: ExchangeTime;
    timeInForce: TimeInForce;
};

/**
 * A subaccount; the customer's data where there is any.
 */
export type Subaccount = {
    id: string;
    label: string;
    firstName?: string;
    lastName?: string;
    dateOfBirth?: string;
    residentialCountry?: string;
    identityIssuingCountry?: string;
    identityType?: 'PASSPORT' | 'ID_CARD' | 'DRIVERS_LICENSE';
    identityNumber?: string;
    identityExpiryDate?: string;
    cellNumber?: string;
    email?: string;
    purpose?: 'TRADING' | 'TRANSACTIONS_AND_PAYMENTS' | 'MARKET_MAKING' | 'BUYING' | 'SAVINGS_AND_INVESTMENTS' | 'ARBITRAGE_TRADING' | 'OTC_TRADING' | 'CRYPTOCURRENCY_BROKERING' | 'REFERRALS_AND_COMPETITIONS';
    employmentStatus?: 'EMPLOYED_FULL_TIME' | 'EMPLOYED_PART_TIME' | 'FREELANCER' | 'RETIRED' | 'SELF_EMPLOYED' | 'STUDENT' | 'UNEMPLOYED';
    sourceOfFunds?: 'ALLOWANCE' | 'BUSINESS_PROFITS' | 'CRYPTOCURRENCY_TRANSACTIONS' | 'INHERITANCE' | 'INTEREST_DIVIDENDS' | 'PENSION' | 'SALARY_WAGES' | 'GOVERNMENT_GRANTS' | 'SAVINGS';
};

/**
 * The new subaccount.
 */
export type SubaccountCreated = {
    id: string;
};

/**
 * A change of a loan offer.
 */
export type LoanUpdate = {
    loanId: string;
    currency: CurrencySymbol;
    totalAmount: Decimal;
    availableAmount: Decimal;
    usedAmount: Decimal;
    hourlyRate: Decimal;
    createdAt: EpochMillis;
    updatedAt: EpochMillis;
    loanHistoryUpdateType: 'CREATE' | 'INCREASE' | 'REDUCE' | 'RATE_CHANGE';
};

/**
 * An hour's funding of a position.
 */
export type FundingItem = {
    currencyPair: CurrencyPair;
    side: Side;
    createdAt: ExchangeTime;
    /**
     * Above zero longs paid shorts.
     */
    fundingRate: Decimal;
    /**
     * Above zero was received.
     */
    fundingAmount: Decimal;
    /**
     * What the position was worth at the mark price, in the quote currency.
     */
    positionTotal: Decimal;
    positionId: string;
};

/**
 * What was traded in a period.
 */
export type PriceBucket = {
    currencyPairSymbol: CurrencyPair;
    bucketPeriodInSeconds: number;
    startTime: ExchangeTime;
    open: Decimal;
    high: Decimal;
    low: Decimal;
    close: Decimal;
    volume: Decimal;
    quoteVolume: Decimal;
};

/**
 * Every order: asks from the lowest price up, bids from the highest down, of one price the oldest first.
 */
export type FullOrderBook = {
    Asks: Array<BookEntry>;
    Bids: Array<BookEntry>;
    LastChange: ExchangeTime;
    SequenceNumber: number;
};

/**
 * An order of the book.
 */
export type BookEntry = {
    side: Side;
    quantity: Decimal;
    price: Decimal;
    currencyPair: CurrencyPair;
    id: string;
    positionAtPrice: number;
};

/**
 * A market and its bounds.
 */
export type PairDescription = {
    symbol: CurrencyPair;
    baseCurrency: CurrencySymbol;
    quoteCurrency: CurrencySymbol;
    shortName: string;
    active: boolean;
    minBaseAmount: Decimal;
    maxBaseAmount: Decimal;
    minQuoteAmount: Decimal;
    maxQuoteAmount: Decimal;
    tickSize: Decimal;
    baseDecimalPlaces: string;
    marginTradingAllowed: boolean;
    currencyPairType: 'SPOT' | 'FUTURE';
    /**
     * An addition of ours: the fraction that a taker pays.
     */
    takerFeeRate?: Decimal;
    /**
     * An addition of ours: the fraction that a maker is paid.
     */
    makerRewardRate?: Decimal;
};

/**
 * A trade of a market.
 */
export type PublicTrade = {
    id: string;
    price: Decimal;
    quantity: Decimal;
    currencyPair: CurrencyPair;
    tradedAt: ExchangeTime;
    takerSide: Side;
    sequenceId: number;
};

/**
 * A position in a perpetual that is not closed (ours). Amounts are in the quote currency.
 */
export type OpenPosition = {
    currencyPair: CurrencyPair;
    /**
     * buy is long, sell is short.
     */
    side: Side;
    quantity: Decimal;
    averageEntryPrice: Decimal;
    /**
     * What positions are judged by; absent while the market has no price.
     */
    markPrice?: Decimal;
    /**
     * Of the quantity at the mark price.
     */
    value?: Decimal;
    /**
     * What closing at the mark price would bring, before fees.
     */
    unrealisedPnl?: Decimal;
    /**
     * Held for this position.
     */
    margin: Decimal;
    /**
     * What must stand behind it, or it is liquidated.
     */
    maintenanceMargin?: Decimal;
    /**
     * About the mark price at which the account's positions would be liquidated, everything else unchanged; absent when no price does that.
     */
    liquidationPrice?: Decimal;
    quoteCurrency: string;
    /**
     * As in the funding history.
     */
    positionId: string;
};

export type GetPaymentConfigData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/institution/payments/config';
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
    url: '/institution/payments/config';
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
    url: '/institution/payments/entity/config';
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
    url: '/institution/payments/account/balances/{type}';
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
    url: '/institution/payments/payout/history';
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
    url: '/institution/payments/payout/history/{id}';
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
    url: '/institution/payments/bulk-withdrawals/banks';
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
    url: '/institution/payments/bulk-withdrawals/batches';
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
    url: '/institution/payments/bulk-withdrawals/batches';
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}';
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}/withdrawals';
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}/fee-quote';
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}/label';
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}/approve';
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}/cancel';
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
    url: '/institution/payments/bulk-withdrawals/pending-total';
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

export type ListTransactionHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        currency?: string;
        /**
         * Types, with commas between.
         */
        transactionTypes?: string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        beforeId?: string;
    };
    url: '/trading/v1/account/transactionhistory';
};

export type ListTransactionHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListTransactionHistoryError = ListTransactionHistoryErrors[keyof ListTransactionHistoryErrors];

export type ListTransactionHistoryResponses = {
    /**
     * The transactions.
     */
    200: Array<TransactionHistoryItem>;
};

export type ListTransactionHistoryResponse = ListTransactionHistoryResponses[keyof ListTransactionHistoryResponses];

export type ListOrderHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        /**
         * Statuses, with commas between.
         */
        statuses?: string;
        /**
         * Currency pairs, separated by commas.
         */
        currencyPair?: string;
        /**
         * Leave failed orders out.
         */
        excludeFailures?: boolean;
        /**
         * Show cancelled orders of which nothing was executed.
         */
        showZeroVolumeCancels?: boolean;
    };
    url: '/trading/v1/orders/history';
};

export type ListOrderHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListOrderHistoryError = ListOrderHistoryErrors[keyof ListOrderHistoryErrors];

export type ListOrderHistoryResponses = {
    /**
     * The orders.
     */
    200: Array<OrderHistoryItem>;
};

export type ListOrderHistoryResponse = ListOrderHistoryResponses[keyof ListOrderHistoryResponses];

export type GetBrokerageQuoteData = {
    body: BrokerageQuoteRequest;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v2/brokerage/quote';
};

export type GetBrokerageQuoteErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetBrokerageQuoteError = GetBrokerageQuoteErrors[keyof GetBrokerageQuoteErrors];

export type GetBrokerageQuoteResponses = {
    /**
     * The quote.
     */
    200: BrokerageQuote;
};

export type GetBrokerageQuoteResponse = GetBrokerageQuoteResponses[keyof GetBrokerageQuoteResponses];

export type ListBrokerageInstructionsData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of an order.
         */
        orderId: string;
    };
    query?: never;
    url: '/trading/v2/brokerage/history/{orderId}';
};

export type ListBrokerageInstructionsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListBrokerageInstructionsError = ListBrokerageInstructionsErrors[keyof ListBrokerageInstructionsErrors];

export type ListBrokerageInstructionsResponses = {
    /**
     * The instruction.
     */
    200: Array<BrokerageInstruction>;
};

export type ListBrokerageInstructionsResponse = ListBrokerageInstructionsResponses[keyof ListBrokerageInstructionsResponses];

export type ListAllBalancesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/trading/v1/account/balances/all';
};

export type ListAllBalancesErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListAllBalancesError = ListAllBalancesErrors[keyof ListAllBalancesErrors];

export type ListAllBalancesResponses = {
    /**
     * The balances.
     */
    200: Array<BalanceGroup>;
};

export type ListAllBalancesResponse = ListAllBalancesResponses[keyof ListAllBalancesResponses];

export type ListOpenOrdersData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/orders/open';
};

export type ListOpenOrdersErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListOpenOrdersError = ListOpenOrdersErrors[keyof ListOpenOrdersErrors];

export type ListOpenOrdersResponses = {
    /**
     * The open orders.
     */
    200: Array<OpenOrder>;
};

export type ListOpenOrdersResponse = ListOpenOrdersResponses[keyof ListOpenOrdersResponses];

export type ListTradeHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        beforeId?: string;
    };
    url: '/trading/v1/account/tradehistory';
};

export type ListTradeHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListTradeHistoryError = ListTradeHistoryErrors[keyof ListTradeHistoryErrors];

export type ListTradeHistoryResponses = {
    /**
     * The trades.
     */
    200: Array<AccountTrade>;
};

export type ListTradeHistoryResponse = ListTradeHistoryResponses[keyof ListTradeHistoryResponses];

export type GetOrderHistoryDetailData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of an order.
         */
        orderId: string;
    };
    query?: never;
    url: '/trading/v1/orders/history/detail/orderid/{orderId}';
};

export type GetOrderHistoryDetailErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetOrderHistoryDetailError = GetOrderHistoryDetailErrors[keyof GetOrderHistoryDetailErrors];

export type GetOrderHistoryDetailResponses = {
    /**
     * The statuses.
     */
    200: Array<OrderStatusDetail>;
};

export type GetOrderHistoryDetailResponse = GetOrderHistoryDetailResponses[keyof GetOrderHistoryDetailResponses];

export type PlaceLimitOrderData = {
    body: LimitOrderRequest;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/orders/limit';
};

export type PlaceLimitOrderErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type PlaceLimitOrderError = PlaceLimitOrderErrors[keyof PlaceLimitOrderErrors];

export type PlaceLimitOrderResponses = {
    /**
     * Accepted.
     */
    202: OrderAccepted;
};

export type PlaceLimitOrderResponse = PlaceLimitOrderResponses[keyof PlaceLimitOrderResponses];

export type GetOrderStatusData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        currencyPair: string;
        /**
         * The id of an order.
         */
        orderId: string;
    };
    query?: never;
    url: '/trading/v1/orders/{currencyPair}/orderid/{orderId}';
};

export type GetOrderStatusErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetOrderStatusError = GetOrderStatusErrors[keyof GetOrderStatusErrors];

export type GetOrderStatusResponses = {
    /**
     * The status.
     */
    200: OrderStatusRecord;
};

export type GetOrderStatusResponse = GetOrderStatusResponses[keyof GetOrderStatusResponses];

export type GetSubaccountData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of the subaccount.
         */
        accountPublicId: string;
    };
    query?: never;
    url: '/trading/v1/account/subaccount/{accountPublicId}';
};

export type GetSubaccountErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetSubaccountError = GetSubaccountErrors[keyof GetSubaccountErrors];

export type GetSubaccountResponses = {
    /**
     * The subaccount.
     */
    200: Subaccount;
};

export type GetSubaccountResponse = GetSubaccountResponses[keyof GetSubaccountResponses];

export type CreateSubaccountData = {
    body: SubaccountRequest;
    path?: never;
    query?: {
        /**
         * True for a subaccount of the client itself.
         */
        isProprietarySubAccount?: boolean;
    };
    url: '/trading/v1/account/subaccount';
};

export type CreateSubaccountErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type CreateSubaccountError = CreateSubaccountErrors[keyof CreateSubaccountErrors];

export type CreateSubaccountResponses = {
    /**
     * Created.
     */
    200: SubaccountCreated;
};

export type CreateSubaccountResponse = CreateSubaccountResponses[keyof CreateSubaccountResponses];

export type ListSubaccountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/trading/v1/account/subaccounts';
};

export type ListSubaccountsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListSubaccountsError = ListSubaccountsErrors[keyof ListSubaccountsErrors];

export type ListSubaccountsResponses = {
    /**
     * The accounts.
     */
    200: Array<AccountLabel>;
};

export type ListSubaccountsResponse = ListSubaccountsResponses[keyof ListSubaccountsResponses];

export type ListLoanUpdatesData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query: {
        /**
         * The currency.
         */
        currencySymbol: string;
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
    };
    url: '/trading/v1/loans/update-history';
};

export type ListLoanUpdatesErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListLoanUpdatesError = ListLoanUpdatesErrors[keyof ListLoanUpdatesErrors];

export type ListLoanUpdatesResponses = {
    /**
     * The changes.
     */
    200: Array<LoanUpdate>;
};

export type ListLoanUpdatesResponse = ListLoanUpdatesResponses[keyof ListLoanUpdatesResponses];

export type ListFundingHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query: {
        /**
         * A perpetual: base, quote, PERP.
         */
        currencyPair: string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
    };
    url: '/trading/v1/positions/funding/history';
};

export type ListFundingHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListFundingHistoryError = ListFundingHistoryErrors[keyof ListFundingHistoryErrors];

export type ListFundingHistoryResponses = {
    /**
     * The funding.
     */
    200: Array<FundingItem>;
};

export type ListFundingHistoryResponse = ListFundingHistoryResponses[keyof ListFundingHistoryResponses];

export type ListBucketsData = {
    body?: never;
    path: {
        /**
         * The currency pair.
         */
        currencyPair: string;
    };
    query?: {
        /**
         * The period of a bucket in seconds.
         */
        periodSeconds?: 60 | 300 | 900 | 1800 | 3600 | 21600 | 86400;
        /**
         * Epoch seconds; 300 buckets before endTime when absent.
         */
        startTime?: number;
        /**
         * Epoch seconds; now when absent.
         */
        endTime?: number;
        /**
         * Fill in periods without trades.
         */
        includeEmpty?: boolean;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * How many items to pass over.
         */
        skip?: number;
    };
    url: '/trading/v1/public/{currencyPair}/buckets';
};

export type ListBucketsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListBucketsError = ListBucketsErrors[keyof ListBucketsErrors];

export type ListBucketsResponses = {
    /**
     * The buckets.
     */
    200: Array<PriceBucket>;
};

export type ListBucketsResponse = ListBucketsResponses[keyof ListBucketsResponses];

export type GetFullOrderBookData = {
    body?: never;
    path: {
        /**
         * The currency pair.
         */
        currencyPair: string;
    };
    query?: never;
    url: '/trading/v1/public/{currencyPair}/orderbook/full';
};

export type GetFullOrderBookErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetFullOrderBookError = GetFullOrderBookErrors[keyof GetFullOrderBookErrors];

export type GetFullOrderBookResponses = {
    /**
     * The book.
     */
    200: FullOrderBook;
};

export type GetFullOrderBookResponse = GetFullOrderBookResponses[keyof GetFullOrderBookResponses];

export type ListPairsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/trading/v1/public/pairs';
};

export type ListPairsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListPairsError = ListPairsErrors[keyof ListPairsErrors];

export type ListPairsResponses = {
    /**
     * The markets.
     */
    200: Array<PairDescription>;
};

export type ListPairsResponse = ListPairsResponses[keyof ListPairsResponses];

export type ListPublicTradesData = {
    body?: never;
    path: {
        /**
         * The currency pair.
         */
        currencyPair: string;
    };
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
    };
    url: '/trading/v1/public/{currencyPair}/trades';
};

export type ListPublicTradesErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListPublicTradesError = ListPublicTradesErrors[keyof ListPublicTradesErrors];

export type ListPublicTradesResponses = {
    /**
     * The trades.
     */
    200: Array<PublicTrade>;
};

export type ListPublicTradesResponse = ListPublicTradesResponses[keyof ListPublicTradesResponses];

export type CancelOrderData = {
    body: CancelOrderRequest;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/orders/order';
};

export type CancelOrderErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type CancelOrderError = CancelOrderErrors[keyof CancelOrderErrors];

export type CancelOrderResponses = {
    /**
     * Accepted.
     */
    202: unknown;
};

export type ListOpenPositionsData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/positions/open';
};

export type ListOpenPositionsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListOpenPositionsError = ListOpenPositionsErrors[keyof ListOpenPositionsErrors];

export type ListOpenPositionsResponses = {
    /**
     * The positions.
     */
    200: Array<OpenPosition>;
};

export type ListOpenPositionsResponse = ListOpenPositionsResponses[keyof ListOpenPositionsResponses];
