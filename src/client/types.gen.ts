// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * PENDING_APPROVAL: waits for approvals. APPROVED: waits for its submission to the bank. PROCESSING: submitted. COMPLETE: every withdrawal was paid. PARTIALLY_COMPLETE: some withdrawals failed. FAILED: no withdrawal was paid. CANCELLED, EXPIRED, REJECTED: never submitted.
 */
export type BatchStatus = 'PENDING_APPROVAL' | 'APPROVED' | 'PROCESSING' | 'COMPLETE' | 'PARTIALLY_COMPLETE' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REJECTED';

/**
 * A batch to create. The entity's limits apply in addition (`GET /payments/entity/config`).
 */
export type CreateBulkWithdrawalBatchRequest = {
    /**
     * A name for people, such as `Salaries March`.
     */
    label: string;
    /**
     * The currency of every withdrawal.
     */
    currency: CurrencyCode;
    /**
     * The preferred rail; the payment config's `defaultRail` when absent. A withdrawal above the maximum of the rail is paid by RTGS where that is enabled.
     */
    rail?: Rail;
    /**
     * The file that the withdrawals were read from.
     */
    source?: {
        /**
         * The name of the file.
         */
        fileName: string;
        /**
         * The SHA-256 of its bytes, in lower-case hex.
         */
        sha256: string;
    };
    /**
     * Totals that the preparer computed independently. A batch that differs from them is refused.
     */
    controlTotals?: {
        /**
         * The expected number of withdrawals.
         */
        count: number;
        /**
         * The expected total of their amounts.
         */
        amount: Amount;
    };
    /**
     * Why possible duplicates are paid anyway. Required when the batch contains any.
     */
    duplicateReason?: string;
    /**
     * The ended batch whose failed withdrawals this batch pays again.
     */
    retryOfBatchId?: string;
    /**
     * The batch that was sent back and that this batch corrects. A batch has at most one correction that is not cancelled, expired or sent back itself.
     */
    correctsBatchId?: string;
    /**
     * The earlier batch whose next run this is, as the preparer says: at least 80 % of the withdrawals repeat one of its withdrawals that was not paid again since, they are at least half of it, and it was a week, two weeks or a month before, by the execution dates or the days of creation. Those withdrawals are then not duplicates; others, and those that are twice in the batch, still are.
     */
    repeatsBatchId?: string;
    /**
     * The day on which the money should move, at most 366 days ahead. Absent: as soon as the batch is approved. `ifNotBankingDay` says what happens on a day on which the bank is closed. A day that can no longer be met is never moved without the `acceptDate` of an approver. Covered by the content digest.
     */
    executionDate?: Day;
    /**
     * Which day is taken if the bank is closed on the execution date; that of the payment config when absent. Only with `executionDate`. Covered by the content digest, which leaves FOLLOWING out.
     */
    ifNotBankingDay?: IfNotBankingDay;
    /**
     * The payments, in the order of their rows.
     */
    withdrawals: Array<WithdrawalRequest>;
};

/**
 * An ISO 4217 code, or the code of a digital currency.
 */
export type CurrencyCode = 'ZAR' | 'USD' | 'EUR' | 'GBP' | 'USDC';

/**
 * EFT: paid the same or the next day. RTC: within a minute. PAYSHAP: at once, small amounts. RTGS: large amounts.
 */
export type Rail = 'EFT' | 'RTC' | 'PAYSHAP' | 'RTGS';

/**
 * A decimal string in major units, with the digits of its currency.
 */
export type Amount = string;

/**
 * A day as YYYY-MM-DD, in the entity's time zone.
 */
export type Day = string;

/**
 * Which day is taken for an execution date on which the bank is closed. PRECEDING: the last banking day before it. FOLLOWING: the next one. MODIFIED_FOLLOWING: the next one, or the last one before it if the next is in another month. REFUSE: none. Rails without a cut-off pay on every day.
 */
export type IfNotBankingDay = 'PRECEDING' | 'FOLLOWING' | 'MODIFIED_FOLLOWING' | 'REFUSE';

/**
 * One payment to one beneficiary.
 */
export type WithdrawalRequest = {
    /**
     * The account holder.
     */
    beneficiaryName: string;
    /**
     * The bank's code, as listBanks names it.
     */
    bankCode: string;
    /**
     * Six digits; the bank's default when absent.
     */
    branchCode?: string;
    /**
     * Digits only, with leading zeros.
     */
    accountNumber: string;
    /**
     * The kind of bank account.
     */
    accountType: AccountType;
    /**
     * More than zero, in major units.
     */
    amount: string;
    /**
     * The text on the bank statement of the beneficiary.
     */
    beneficiaryReference: string;
    /**
     * The text on the bank statement of the payer.
     */
    ownReference?: string;
    /**
     * The payer's own id of the beneficiary, such as an employee number.
     */
    externalId?: string;
};

/**
 * The type of the bank account.
 */
export type AccountType = 'CURRENT' | 'SAVINGS' | 'TRANSMISSION' | 'BOND' | 'SUBSCRIPTION_SHARE';

/**
 * What is approved. May be absent.
 */
export type ApproveBulkWithdrawalBatchRequest = {
    /**
     * The day on which the approver accepts that the money moves, when the execution date can no longer be kept: the `possibleOn` of the batch. Any other day is 400 `execution_date_not_possible`.
     */
    acceptDate?: Day;
    /**
     * The answer of one of the approver’s passkeys to the challenge for this batch. Needed above `passkeyAbove` of the payment config.
     */
    passkey?: PasskeyAssertion;
    /**
     * The user for whom the caller approves, by a delegation that is in force. The approval counts as that of this user, and neither of the two has a part in another approval of the batch. Absent: the caller approves for themselves.
     */
    onBehalfOf?: string;
};

/**
 * The answer of a passkey to a challenge: WebAuthn’s AuthenticatorAssertionResponse.
 */
export type PasskeyAssertion = {
    /**
     * The nonce of the challenge that was signed.
     */
    nonce: string;
    /**
     * The credential id of the passkey.
     */
    credentialId: string;
    /**
     * What the authenticator says about the signature.
     */
    authenticatorData: string;
    /**
     * What the browser says about the signature: its challenge and its origin.
     */
    clientDataJSON: string;
    /**
     * The signature of both.
     */
    signature: string;
};

/**
 * Why a batch is cancelled. May be absent.
 */
export type CancelBulkWithdrawalBatchRequest = {
    /**
     * Why the batch is cancelled.
     */
    reason?: string;
};

/**
 * The new label of a batch.
 */
export type UpdateBulkWithdrawalBatchLabelRequest = {
    /**
     * The new label.
     */
    label: string;
};

/**
 * Why a batch is sent back to its creator.
 */
export type RejectBulkWithdrawalBatchRequest = {
    /**
     * What the creator should correct.
     */
    reason: string;
};

/**
 * PENDING: not submitted yet. SUBMITTED: the bank has it. UNCONFIRMED: the bank did not answer; Outlay asks again until it does. COMPLETE: paid. FAILED: not paid. REVERSED: paid, then returned by the bank. CANCELLED: never submitted.
 */
export type WithdrawalStatus = 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';

/**
 * Why a payment failed or was returned.
 */
export type WithdrawalFailureCode = 'INVALID_ACCOUNT' | 'ACCOUNT_CLOSED' | 'ACCOUNT_DORMANT' | 'ACCOUNT_RESTRICTED' | 'NAME_MISMATCH' | 'INVALID_BRANCH' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BANK_REJECTED' | 'BANK_UNAVAILABLE' | 'DUPLICATE' | 'UNKNOWN';

/**
 * OPEN: nothing was received. PARTLY_PAID: a part was. PAID: all was. EXPIRED: its last day passed. CANCELLED: withdrawn by a user. WRITTEN_OFF: users have given up its open amount.
 */
export type PaymentRequestStatus = 'OPEN' | 'PARTLY_PAID' | 'PAID' | 'EXPIRED' | 'CANCELLED' | 'WRITTEN_OFF';

/**
 * Money that a payer is to be asked for.
 */
export type PaymentRequestRequest = {
    /**
     * The payer; or send `payer`.
     */
    payerId?: string;
    /**
     * The payer by name and email, instead of `payerId`: the one with both, else a new one.
     */
    payer?: AskedPayer;
    /**
     * The currency of its amounts.
     */
    currency: CurrencyCode;
    /**
     * The subject, for people.
     */
    label: string;
    /**
     * The number of the invoice. No other request of the company has it, unless it was cancelled.
     */
    invoiceNumber?: string;
    /**
     * The amount that is asked for.
     */
    amount: Amount;
    /**
     * The day until which it should be paid.
     */
    dueOn: Day;
    /**
     * Its last day; it never expires when absent.
     */
    expiresOn?: Day;
    /**
     * Whether it may be paid in parts; true when absent.
     */
    allowsPart?: boolean;
    /**
     * The smallest part, with `allowsPart` only.
     */
    minimumPart?: Amount;
    /**
     * ASK when absent.
     */
    onTooMuch?: 'CREDIT' | 'ASK';
    /**
     * Whether the request is mailed to its payer, with the link to the pay page and the PDF; false when absent. Refused for a payer without an address.
     */
    mailsPayer?: boolean;
};

/**
 * A payer by name and email.
 */
export type AskedPayer = {
    /**
     * The name of the payer.
     */
    name: string;
    /**
     * The address for mails.
     */
    email?: string;
    /**
     * The language of mails to the payer; en when absent.
     */
    language?: 'en' | 'af';
    /**
     * Whether reminders are mailed to the payer; true when absent.
     */
    sendsReminders?: boolean;
    /**
     * When a payer has this name and no email, and none is sent. JOIN, when absent: it is this payer. ASK: refuse with `payer_name_known`, which has an error for each such request. NEW: add another payer, one for all requests that are sent together.
     */
    sameName?: 'JOIN' | 'ASK' | 'NEW';
};

/**
 * Payment requests that are created together.
 */
export type PaymentRequestBatch = {
    /**
     * The requests: at most 10000. All of them are created, or none.
     */
    requests: Array<PaymentRequestRequest>;
};

/**
 * A payer.
 */
export type PayerRequest = {
    /**
     * The name of the payer.
     */
    name: string;
    /**
     * The address for mails.
     */
    email?: string;
    /**
     * The language of mails to the payer; en when absent.
     */
    language?: 'en' | 'af';
    /**
     * Whether reminders are mailed to the payer; true when absent.
     */
    sendsReminders?: boolean;
};

/**
 * UNALLOCATED: it pays nothing yet. PARTLY_ALLOCATED: a part of it does. ALLOCATED: all of it. RETURNED: the bank has taken it back.
 */
export type ReceiptStatus = 'UNALLOCATED' | 'PARTLY_ALLOCATED' | 'ALLOCATED' | 'RETURNED';

/**
 * What a receipt pays.
 */
export type AllocateReceiptRequest = {
    /**
     * The proposal that the user saw; then nothing else is sent.
     */
    proposalId?: string;
    /**
     * The requests that it pays, each once.
     */
    allocations?: Array<{
        /**
         * The request.
         */
        paymentRequestId: string;
        /**
         * What it receives, above zero.
         */
        amount: Amount;
    }>;
    /**
     * What becomes a credit of a payer.
     */
    credit?: {
        /**
         * The payer.
         */
        payerId: string;
        /**
         * The credit, above zero.
         */
        amount: Amount;
    };
};

/**
 * Allocations that end, and why.
 */
export type DeallocateReceiptRequest = {
    /**
     * The allocations that end.
     */
    allocationIds: Array<string>;
    /**
     * Why, for the histories and the audit log.
     */
    reason: string;
};

/**
 * What is given back, to which account, and why.
 */
export type RefundReceiptRequest = {
    /**
     * What is given back.
     */
    amount: string;
    /**
     * The account that is paid.
     */
    account: {
        /**
         * The account holder.
         */
        beneficiaryName: string;
        /**
         * The bank's code, as listBanks names it.
         */
        bankCode: string;
        /**
         * Six digits; the bank's default when absent.
         */
        branchCode?: string;
        /**
         * Absent: the account from which the money came, where the bank states it.
         */
        accountNumber?: string;
        /**
         * The kind of bank account.
         */
        accountType: AccountType;
    };
    /**
     * Why, for the approver and the audit log.
     */
    reason: string;
    /**
     * Why a possible duplicate is paid anyway. Required when there is one.
     */
    duplicateReason?: string;
};

/**
 * Collected money to move to FUNDING.
 */
export type CollectionSweepRequest = {
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The amount to move: at most what `getMovableCollections` says.
     */
    amount: Amount;
    /**
     * What the money is for. It becomes the reference of the funding record.
     */
    reason: string;
};

/**
 * The content of a request. Its payer, currency and reference do not change.
 */
export type UpdatePaymentRequestRequest = {
    /**
     * The subject, for people.
     */
    label: string;
    /**
     * The number of the invoice. No other request of the company has it, unless it was cancelled.
     */
    invoiceNumber?: string;
    /**
     * The amount that is asked for.
     */
    amount: Amount;
    /**
     * The day until which it should be paid.
     */
    dueOn: Day;
    /**
     * Its last day; it never expires when absent.
     */
    expiresOn?: Day;
    /**
     * Whether it may be paid in parts; true when absent.
     */
    allowsPart?: boolean;
    /**
     * The smallest part, with `allowsPart` only.
     */
    minimumPart?: Amount;
    /**
     * ASK when absent.
     */
    onTooMuch?: 'CREDIT' | 'ASK';
};

/**
 * The reason of a decision.
 */
export type PaymentRequestReason = {
    /**
     * Why, for the history and the audit log.
     */
    reason: string;
};

/**
 * A request to pay.
 */
export type AskToPayRequest = {
    /**
     * The payer's cell number, or the number with a bank: `0812345678@bank`.
     */
    shapId: string;
    /**
     * A part of the open amount, where parts are allowed; else all.
     */
    amount?: Amount;
    /**
     * How long the payer may approve it; 48 when absent.
     */
    hours?: number;
};

/**
 * The request to pay that a user decides about.
 */
export type RequestToPayChoice = {
    /**
     * The request to pay that the user has seen.
     */
    requestToPayId: string;
};

/**
 * The write-off that a user decides about.
 */
export type PaymentRequestWriteOffChoice = {
    /**
     * The id of the write-off that the user has seen.
     */
    writeOffId: string;
};

/**
 * The whole config. A field that does not exist is refused, and nothing is saved.
 */
export type UpdatePaymentConfigRequest = {
    /**
     * The currency that the dashboard shows first.
     */
    defaultCurrency: CurrencyCode;
    /**
     * The approval bands of each currency. A currency without rules needs two approvals.
     */
    approvalRules: Array<ApprovalRule>;
    /**
     * Approving a batch and changing this config require a sign-in that is no older than this many seconds. Null requires no fresh sign-in.
     */
    stepUpMaxAgeSeconds: number | null;
    /**
     * How many days after its creation an unapproved batch expires.
     */
    approvalExpiryDays: number;
    /**
     * How many seconds pass between the last approval and the submission to the bank. The batch can be cancelled meanwhile.
     */
    releaseDelaySeconds: number;
    /**
     * The rail of a batch that names none.
     */
    defaultRail: Rail;
    /**
     * How many days back a new batch is compared with earlier payments to find duplicates.
     */
    duplicateWindowDays: number;
    /**
     * An amount that differs from the person's usual one by more than this percentage is shown to the approver as unusual. Absent in a request: the saved value is kept.
     */
    unusualAmountPercent?: number;
    /**
     * The `ifNotBankingDay` of a batch that names none. Absent in a request: the saved value is kept.
     */
    ifNotBankingDay?: IfNotBankingDay;
    /**
     * The IANA time zone in which the dashboard shows times and cut-offs apply.
     */
    timezone: string;
    /**
     * Addresses that are notified by email in addition to the approvers.
     */
    notificationEmails: Array<string>;
    /**
     * The entity gets one notification when the available balance of FUNDING falls below the amount, and another one when it falls again. At most one threshold for each currency. Absent in a request: the saved value is kept.
     */
    lowBalanceThresholds?: Array<LowBalanceThreshold>;
    /**
     * Up to this amount, one user may acknowledge the difference of a settlement. Above it, and in other currencies, a second user has to confirm it. Zero: always two users. Absent in a request: the saved value is kept.
     */
    settlementDifferenceLimit?: SettlementDifferenceLimit;
    /**
     * Whether scheduled withdrawals may be approved once for all their runs, and up to which bounds; null: the batch of each run is approved. Absent in a request: the saved value is kept.
     */
    standingApprovals?: StandingApprovals | null;
    /**
     * Approving a batch whose total is above this amount, in the currency in which the entity pays, needs a passkey of the approver. Null: none does. Absent in a request: the saved value is kept.
     */
    passkeyAbove?: Amount | null;
    /**
     * WARN: approvers see what does not fit the register of accounts that may be paid. REGISTERED_ONLY: a batch with a payment to any other account is refused, is not approved and not paid. Absent in a request: the saved value is kept.
     */
    payeeAccounts?: 'WARN' | 'REGISTERED_ONLY';
    /**
     * What a batch pays to one account above an amount needs a registered account that its bank has verified in the last months. Null: none does. Absent in a request: the saved value is kept.
     */
    verifiedAbove?: VerifiedAbove | null;
    /**
     * The earlier form of `ifNotBankingDay`: REFUSE, or MOVE for every other rule. In a request it counts when it differs from what is saved and `ifNotBankingDay` does not.
     *
     * @deprecated
     */
    executionDatePolicy?: 'MOVE' | 'REFUSE';
    /**
     * The version that was read. When another version has been saved since, the answer is 400 `stale_version`.
     */
    version: number;
    /**
     * Ignored, so that a config can be sent back as it was read.
     */
    updatedAt?: unknown;
    /**
     * Ignored, so that a config can be sent back as it was read.
     */
    updatedBy?: unknown;
    /**
     * Ignored, so that a config can be sent back as it was read.
     */
    pendingChange?: unknown;
};

/**
 * How many approvals a batch in one currency needs, depending on its total amount.
 */
export type ApprovalRule = {
    /**
     * The currency of the batches that the rule covers.
     */
    currency: CurrencyCode;
    /**
     * The largest batch total that the rule covers, inclusive. Null makes it the last approval band, which has no upper limit.
     */
    upToAmount: Amount | null;
    /**
     * How many different approvers must approve such a batch.
     */
    approvalsRequired: number;
};

/**
 * When a balance of FUNDING is low.
 */
export type LowBalanceThreshold = {
    /**
     * The currency of the balance.
     */
    currency: CurrencyCode;
    /**
     * The balance that is not low yet. More than zero.
     */
    amount: Amount;
};

/**
 * Up to which difference of a settlement one user suffices.
 */
export type SettlementDifferenceLimit = {
    /**
     * The currency of the settlements.
     */
    currency: CurrencyCode;
    /**
     * The largest difference for which one user suffices, inclusive.
     */
    amount: Amount;
};

/**
 * Which schedules may be approved once for all their runs.
 */
export type StandingApprovals = {
    /**
     * The currency of such schedules.
     */
    currency: CurrencyCode;
    /**
     * The largest total of a run, inclusive.
     */
    largestRun: Amount;
    /**
     * For how many months at most.
     */
    mostMonths: number;
};

/**
 * From which amount on an account has to be verified.
 */
export type VerifiedAbove = {
    /**
     * The largest amount without a verification, in the currency in which the entity pays.
     */
    amount: Amount;
    /**
     * How many months old the verification may be.
     */
    months: number;
};

/**
 * Money that is expected.
 */
export type AnnounceFundingRequest = {
    /**
     * The live bank connection into whose account it is paid.
     */
    connectionId: string;
    /**
     * The amount, in the currency of the connection.
     */
    amount: Amount;
    /**
     * The day on which it should come: from today to a year ahead.
     */
    expectedOn: string;
    /**
     * What the money is for.
     */
    note?: string;
};

/**
 * DEBIT: money out. CREDIT: money in.
 */
export type PayoutDirection = 'DEBIT' | 'CREDIT';

/**
 * PROCESSING: submitted to the bank. COMPLETE: paid. FAILED: not paid. REVERSED: paid, then returned by the bank.
 */
export type PayoutStatus = 'COMPLETE' | 'PROCESSING' | 'REVERSED' | 'FAILED';

/**
 * PENDING_APPROVAL: its first version waits. ACTIVE: its runs are created. PAUSED: a user has paused it. SUSPENDED: Outlay has paused it, because its standing approval no longer covers a run. REJECTED, EXPIRED: the first version was never approved. CANCELLED: stopped by a user. ENDED: there are no more runs.
 */
export type ScheduledWithdrawalStatus = 'PENDING_APPROVAL' | 'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'ENDED';

/**
 * RECURRING: it pays withdrawals again and again. SWEEP: it moves what is above an amount that is kept: from COLLECTION to FUNDING, or from FUNDING to an account of the company.
 */
export type ScheduledWithdrawalKind = 'RECURRING' | 'SWEEP';

/**
 * The content of a version of a schedule.
 */
export type ScheduledWithdrawalRequest = {
    /**
     * A name for people. The batch of each run has it with its month or day.
     */
    label: string;
    /**
     * RECURRING when absent. It never changes. A SWEEP has the source COLLECTION or FUNDING and a standing approval.
     */
    kind?: ScheduledWithdrawalKind;
    /**
     * The currency of its withdrawals.
     */
    currency: CurrencyCode;
    /**
     * The preferred rail of each run; the payment config's when absent.
     */
    rail?: Rail;
    /**
     * Who approves its runs.
     */
    approvalMode: ScheduledApprovalMode;
    /**
     * ROWS: each run pays the withdrawals of the version. LAST_PAID_RUN: those of the last run that was paid, and of the version until there is one. NEW_FILE: a preparer sends the withdrawals of each run. COLLECTION and FUNDING: those of a SWEEP, from which it moves money. From COLLECTION it moves to FUNDING, and pays no withdrawals. From FUNDING it pays one withdrawal, to an account of a bank connection of the company; its `amount` is the most that it pays, and equals `limits.perRun`.
     */
    source: 'ROWS' | 'LAST_PAID_RUN' | 'NEW_FILE' | 'COLLECTION' | 'FUNDING';
    /**
     * The payments of each run. Not with NEW_FILE.
     */
    withdrawals?: Array<WithdrawalRequest>;
    /**
     * A batch whose withdrawals each run pays, instead of `withdrawals`.
     */
    fromBatchId?: string;
    /**
     * Writes placeholders for the months that references name, so that each run names its own: `SALARY OCT 2026` becomes `SALARY {MON} {YEAR}`. Names of months are read in this language first. When absent, references stay as they are sent, with or without placeholders: {MONTH} or {MON}, {YEAR}, and in Afrikaans {MAAND} or {MND}, {JAAR}; {MON-1} is the month before that of the due day.
     */
    monthsInReferences?: 'en' | 'af';
    /**
     * When its runs are due.
     */
    calendar: ScheduledWithdrawalCalendarRequest;
    /**
     * How many days before the day of the money the batch of a run is created; 5 when absent. Less than the time between two runs.
     */
    createDaysAhead?: number;
    /**
     * With SWEEP: what is kept in COLLECTION or FUNDING; nothing when absent.
     */
    keepAmount?: Amount;
    /**
     * What a standing approval covers. Required with STANDING only.
     */
    limits?: ScheduledWithdrawalLimitsRequest;
    /**
     * WAIT when absent. See the answer.
     */
    ifShort?: 'WAIT' | 'SKIP';
};

/**
 * EACH_RUN: the batch of each run waits for approval as any other. STANDING: the schedule is approved once for all its runs within `limits`, where the payment config allows that.
 */
export type ScheduledApprovalMode = 'EACH_RUN' | 'STANDING';

/**
 * When runs are due. WEEK needs `weekday`, MONTH needs `dayOfMonth`. At most one end.
 */
export type ScheduledWithdrawalCalendarRequest = {
    /**
     * Weekly or monthly.
     */
    every: 'WEEK' | 'MONTH';
    /**
     * 1: every week or month. 2: every second one, and so on.
     */
    interval?: number;
    /**
     * With WEEK: the day on which runs are due. Otherwise null.
     */
    weekday?: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY' | null;
    /**
     * With MONTH: the day on which runs are due. A shorter month has its run on its last day, and with LAST each month. Otherwise null.
     */
    dayOfMonth?: number | 'LAST' | null;
    /**
     * The first run is due on the first such day from this day on.
     */
    startsOn: Day;
    /**
     * The last day on which a run can be due; null for no such day.
     */
    endsOn?: Day | null;
    /**
     * How many runs there are; null for no such limit.
     */
    runs?: number | null;
    /**
     * Which day is taken for a run due when the bank is closed; that of the payment config when absent.
     */
    ifNotBankingDay?: IfNotBankingDay;
};

/**
 * What a standing approval will cover.
 */
export type ScheduledWithdrawalLimitsRequest = {
    /**
     * The largest total of a run, without fees; the most that a sweep moves on one day.
     */
    perRun: Amount;
    /**
     * The largest total of all runs, without fees; null for no such limit.
     */
    total?: Amount | null;
    /**
     * The last day on which the money of a run can move under the approval.
     */
    validUntil: Day;
};

/**
 * The reason for a change of the schedule.
 */
export type ScheduledWithdrawalReasonRequest = {
    /**
     * Why.
     */
    reason: string;
};

/**
 * How a schedule continues.
 */
export type ResumeScheduledWithdrawalRequest = {
    /**
     * What happens to runs whose time passed meanwhile: SKIP them all, or RUN_ONCE: the latest one is made now for the next possible day. Required if there are any.
     */
    missed?: 'SKIP' | 'RUN_ONCE';
};

/**
 * What differs in this run. At least one of them.
 */
export type ChangeScheduledWithdrawalRunRequest = {
    /**
     * Another day on which the money of this run should move.
     */
    executionDate?: Day;
    /**
     * The payments of this run alone.
     */
    withdrawals?: Array<WithdrawalRequest>;
    /**
     * Why possible duplicates are paid anyway.
     */
    duplicateReason?: string;
};

/**
 * The difference that the user saw, and why.
 */
export type AcknowledgeDifferenceRequest = {
    /**
     * The `overAmount` that the user saw.
     */
    overAmount: Amount;
    /**
     * The `underAmount` that the user saw.
     */
    underAmount: Amount;
    /**
     * Why the difference is accepted.
     */
    reason: string;
};

/**
 * What the user saw.
 */
export type ConfirmAcknowledgementRequest = {
    /**
     * The id of the acknowledgement that the user saw.
     */
    acknowledgementId: string;
};

/**
 * What is taken back, and why.
 */
export type WithdrawAcknowledgementRequest = {
    /**
     * The id of the acknowledgement that the user saw.
     */
    acknowledgementId: string;
    /**
     * Why it is taken back.
     */
    reason: string;
};

/**
 * A change of the state of a batch.
 */
export type BatchChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'batch.pending_approval' | 'batch.approved' | 'batch.processing' | 'batch.complete' | 'batch.partially_complete' | 'batch.failed' | 'batch.cancelled' | 'batch.expired' | 'batch.rejected';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: BatchChangedData;
};

/**
 * A time in ISO 8601, in UTC with milliseconds.
 */
export type Timestamp = string;

/**
 * Ids, and the state.
 */
export type BatchChangedData = {
    /**
     * The batch.
     */
    batchId: string;
    /**
     * The state that it now has.
     */
    status: 'PENDING_APPROVAL' | 'APPROVED' | 'PROCESSING' | 'COMPLETE' | 'PARTIALLY_COMPLETE' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REJECTED';
};

/**
 * A change of the state of a withdrawal.
 */
export type WithdrawalChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'withdrawal.submitted' | 'withdrawal.unconfirmed' | 'withdrawal.complete' | 'withdrawal.failed' | 'withdrawal.reversed' | 'withdrawal.cancelled';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: WithdrawalChangedData;
};

/**
 * Ids, and the state.
 */
export type WithdrawalChangedData = {
    /**
     * The withdrawal.
     */
    withdrawalId: string;
    /**
     * Its batch.
     */
    batchId: string;
    /**
     * The payout that pays it.
     */
    payoutId: string | null;
    /**
     * The state that it now has.
     */
    status: 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';
};

/**
 * A change of the state of a payout.
 */
export type PayoutChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'payout.complete' | 'payout.processing' | 'payout.reversed' | 'payout.failed';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: PayoutChangedData;
};

/**
 * Ids, and the state.
 */
export type PayoutChangedData = {
    /**
     * The payout.
     */
    payoutId: string;
    /**
     * Its batch.
     */
    batchId: string | null;
    /**
     * With a returned payment: the payout that came back.
     */
    reversalOf: string | null;
    /**
     * The state that it now has.
     */
    status: 'COMPLETE' | 'PROCESSING' | 'REVERSED' | 'FAILED';
};

/**
 * A change of the state of a bank file.
 */
export type BankFileChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'bank_file.sealed' | 'bank_file.left' | 'bank_file.withdrawn' | 'bank_file.recalled';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: BankFileChangedData;
};

/**
 * Ids, and the state.
 */
export type BankFileChangedData = {
    /**
     * The bank file.
     */
    bankFileId: string;
    /**
     * Its batch.
     */
    batchId: string;
    /**
     * The state that it now has.
     */
    status: 'SEALED' | 'LEFT' | 'WITHDRAWN' | 'RECALLED';
};

/**
 * A change of the state of a statement.
 */
export type StatementChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'statement.received' | 'statement.taken_back';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: StatementChangedData;
};

/**
 * Ids, and the state.
 */
export type StatementChangedData = {
    /**
     * The statement.
     */
    statementId: string;
    /**
     * The account that it is about.
     */
    accountId: string;
    /**
     * The state that it now has.
     */
    status: 'RECEIVED' | 'TAKEN_BACK';
};

/**
 * A change of the state of a settlement.
 */
export type SettlementChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'settlement.waiting' | 'settlement.partial' | 'settlement.settled' | 'settlement.different' | 'settlement.nothing_due';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: SettlementChangedData;
};

/**
 * Ids, and the state.
 */
export type SettlementChangedData = {
    /**
     * The bank file that is settled.
     */
    bankFileId: string;
    /**
     * The state that it now has.
     */
    status: 'WAITING' | 'PARTIAL' | 'SETTLED' | 'DIFFERENT' | 'NOTHING_DUE';
    /**
     * The state of its difference.
     */
    differenceState: 'NONE' | 'OPEN' | 'WAITING' | 'ACKNOWLEDGED' | 'OUTDATED';
};

/**
 * A change of the state of a settlement difference.
 */
export type SettlementDifferenceChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'settlement_difference.none' | 'settlement_difference.open' | 'settlement_difference.waiting' | 'settlement_difference.acknowledged' | 'settlement_difference.outdated';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: SettlementDifferenceChangedData;
};

/**
 * Ids, and the state.
 */
export type SettlementDifferenceChangedData = {
    /**
     * The bank file that is settled.
     */
    bankFileId: string;
    /**
     * How much is settled.
     */
    status: 'WAITING' | 'PARTIAL' | 'SETTLED' | 'DIFFERENT' | 'NOTHING_DUE';
    /**
     * The state that its difference now has.
     */
    differenceState: 'NONE' | 'OPEN' | 'WAITING' | 'ACKNOWLEDGED' | 'OUTDATED';
};

/**
 * A change of the state of a scheduled withdrawal.
 */
export type ScheduledWithdrawalChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'scheduled_withdrawal.pending_approval' | 'scheduled_withdrawal.active' | 'scheduled_withdrawal.paused' | 'scheduled_withdrawal.suspended' | 'scheduled_withdrawal.rejected' | 'scheduled_withdrawal.expired' | 'scheduled_withdrawal.cancelled' | 'scheduled_withdrawal.ended';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: ScheduledWithdrawalChangedData;
};

/**
 * Ids, and the state.
 */
export type ScheduledWithdrawalChangedData = {
    /**
     * The scheduled withdrawal.
     */
    scheduledWithdrawalId: string;
    /**
     * The state that it now has.
     */
    status: 'PENDING_APPROVAL' | 'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'ENDED';
};

/**
 * A change of the state of a scheduled run.
 */
export type ScheduledRunChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'scheduled_run.planned' | 'scheduled_run.waiting_for_file' | 'scheduled_run.created' | 'scheduled_run.swept' | 'scheduled_run.nothing_to_move' | 'scheduled_run.skipped' | 'scheduled_run.missed';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: ScheduledRunChangedData;
};

/**
 * Ids, and the state.
 */
export type ScheduledRunChangedData = {
    /**
     * The scheduled withdrawal.
     */
    scheduledWithdrawalId: string;
    /**
     * The day on which the run is due.
     */
    dueOn: string;
    /**
     * The batch that was created for it.
     */
    batchId: string | null;
    /**
     * The state that it now has.
     */
    status: 'PLANNED' | 'WAITING_FOR_FILE' | 'CREATED' | 'SWEPT' | 'NOTHING_TO_MOVE' | 'SKIPPED' | 'MISSED';
};

/**
 * A change of the state of a payment request.
 */
export type PaymentRequestChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'payment_request.open' | 'payment_request.partly_paid' | 'payment_request.paid' | 'payment_request.expired' | 'payment_request.cancelled' | 'payment_request.written_off';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: PaymentRequestChangedData;
};

/**
 * Ids, and the state.
 */
export type PaymentRequestChangedData = {
    /**
     * The payment request.
     */
    paymentRequestId: string;
    /**
     * Who is asked.
     */
    payerId: string;
    /**
     * The state that it now has.
     */
    status: 'OPEN' | 'PARTLY_PAID' | 'PAID' | 'EXPIRED' | 'CANCELLED' | 'WRITTEN_OFF';
};

/**
 * A change of the state of a receipt.
 */
export type ReceiptChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'receipt.unallocated' | 'receipt.partly_allocated' | 'receipt.allocated' | 'receipt.returned';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: ReceiptChangedData;
};

/**
 * Ids, and the state.
 */
export type ReceiptChangedData = {
    /**
     * The receipt.
     */
    receiptId: string;
    /**
     * Who paid, when that is known.
     */
    payerId: string | null;
    /**
     * The state that it now has.
     */
    status: 'UNALLOCATED' | 'PARTLY_ALLOCATED' | 'ALLOCATED' | 'RETURNED';
};

/**
 * A change of the state of a payee change.
 */
export type PayeeChangeChanged = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The new state.
     */
    type: 'payee_change.waiting' | 'payee_change.confirmed' | 'payee_change.rejected' | 'payee_change.withdrawn' | 'payee_change.ended' | 'payee_change.expired';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state.
     */
    data: PayeeChangeChangedData;
};

/**
 * Ids, and the state.
 */
export type PayeeChangeChangedData = {
    /**
     * The payee.
     */
    payeeId: string;
    /**
     * The change of its account.
     */
    payeeChangeId: string;
    /**
     * ADD: a new payee. CHANGE: another account. REMOVE: the payee is not paid any more.
     */
    kind: 'ADD' | 'CHANGE' | 'REMOVE';
    /**
     * When it counts; null until it is confirmed.
     */
    countsFrom: Timestamp | null;
    /**
     * The state that it now has.
     */
    status: 'WAITING' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'ENDED' | 'EXPIRED';
};

/**
 * RFC 9457 problem details. Decide by `code`; `title` and `detail` are for people.
 */
export type ProblemDetails = {
    /**
     * Always `about:blank`: `code` identifies the problem.
     */
    type: string;
    /**
     * A short summary for people.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What happened and what to do next, for people.
     */
    detail: string;
    /**
     * A stable code for programs.
     */
    code: string;
    /**
     * The sentence by its key, with the values in it: texts, numbers, `{ amount, currency }`, or another sentence of this form. For clients that show the text in another language than English; absent when the text is not written by Outlay.
     */
    params?: {
        /**
         * A stable key of the sentence.
         */
        sentence: string;
        [key: string]: unknown;
    };
    /**
     * The path of the request.
     */
    instance: string;
    /**
     * The fields that are not valid; empty when no field is at fault.
     */
    errors: Array<{
        /**
         * The field, as a path into the body such as `withdrawals[3].amount`; empty for the whole input.
         */
        path: string;
        /**
         * A stable code for programs.
         */
        code: string;
        /**
         * What is wrong with the field, and how to correct it.
         */
        message: string;
        /**
         * The sentence by its key, with the values in it: texts, numbers, `{ amount, currency }`, or another sentence of this form. For clients that show the text in another language than English; absent when the text is not written by Outlay.
         */
        params?: {
            /**
             * A stable key of the sentence.
             */
            sentence: string;
            [key: string]: unknown;
        };
    }>;
};

/**
 * The balance of one access type in one currency.
 */
export type AccountBalanceResponse = {
    /**
     * The access type of the balance.
     */
    accessType: AccessType;
    /**
     * The currency of the balance.
     */
    currency: CurrencyCode;
    /**
     * The money that new batches can use. Below zero when the bank took more than was available.
     */
    available: SignedAmount;
    /**
     * The money held for approved batches that are not settled yet.
     */
    reserved: Amount;
    /**
     * `available` and `reserved` together.
     */
    total: SignedAmount;
    /**
     * When the balance last changed; null if it never has.
     */
    updatedAt: Timestamp | null;
};

/**
 * FUNDING: the money that batches are paid from. COLLECTION: money received from customers. FEE: fees charged.
 */
export type AccessType = 'FUNDING' | 'COLLECTION' | 'FEE';

/**
 * A decimal string in major units: positive for money in, negative for money out.
 */
export type SignedAmount = string;

/**
 * A bank that can be paid.
 */
export type BankDefinition = {
    /**
     * The code to send as `bankCode`.
     */
    code: string;
    /**
     * The name of the bank, for people.
     */
    displayName: string;
    /**
     * The ISO 3166 alpha-2 code of its country.
     */
    countryCode: string;
    /**
     * The branch code of payments that name no branch: six digits, including leading zeros.
     */
    defaultBranchCode: string;
    /**
     * The fewest digits of its account numbers.
     */
    accountNumberMinLength: number;
    /**
     * The most digits of its account numbers.
     */
    accountNumberMaxLength: number;
    /**
     * The rails that reach the bank.
     */
    rails: Array<Rail>;
};

/**
 * Batches, newest first.
 */
export type PaginatedBulkWithdrawalBatchForDisplay = {
    /**
     * The items of this page.
     */
    items: Array<BulkWithdrawalBatchForDisplay>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A batch of withdrawals.
 */
export type BulkWithdrawalBatchForDisplay = {
    /**
     * The id of the batch.
     */
    id: string;
    /**
     * The label of the batch.
     */
    label: string;
    /**
     * The status of the batch.
     */
    status: BatchStatus;
    /**
     * The currency of every withdrawal.
     */
    currency: CurrencyCode;
    /**
     * How many withdrawals the batch has.
     */
    withdrawalCount: number;
    /**
     * How many people the withdrawals pay. Rows with the same external id pay one person, and so do rows without one whose names look the same. Absent when unknown.
     */
    peopleCount?: number;
    /**
     * The total of the amounts, excluding fees.
     */
    totalAmount: Amount;
    /**
     * The total of the fees, including VAT.
     */
    totalFee: Amount;
    /**
     * Present, and true, while the batch can be approved and its approvals need a passkey.
     */
    passkeyRequired?: true;
    /**
     * The withdrawals by status.
     */
    byStatus: Array<{
        /**
         * The status.
         */
        status: WithdrawalStatus;
        /**
         * How many withdrawals have it.
         */
        count: number;
        /**
         * The total of their amounts.
         */
        amount: Amount;
        /**
         * The total of their fees, including VAT. Only COMPLETE and REVERSED withdrawals are charged.
         */
        fee: Amount;
    }>;
    /**
     * The file that the withdrawals were read from; null when none was named.
     */
    source: {
        /**
         * The name of the file.
         */
        fileName: string;
        /**
         * The SHA-256 of its bytes, in lower-case hex.
         */
        sha256: string;
    } | null;
    /**
     * The SHA-256 of the canonical content of the batch. An approval covers exactly this content.
     */
    contentDigest: string;
    /**
     * How many approvals the batch needs.
     */
    approvalsRequired: number;
    /**
     * The approvals so far, oldest first.
     */
    approvals: Array<Approval>;
    /**
     * The user who created the batch.
     */
    createdBy: Person;
    /**
     * When the batch was created.
     */
    createdAt: Timestamp;
    /**
     * When the batch expires unless it is approved.
     */
    expiresAt: Timestamp;
    /**
     * When the batch is submitted to the bank; null until it is approved.
     */
    releaseAt: Timestamp | null;
    /**
     * The day on which the money should move; null: as soon as the batch is approved.
     */
    executionDate: Day | null;
    /**
     * The day on which the money of a batch with an execution date moves: as of now until the batch is submitted to the bank, and the actual day afterwards. Null without an execution date, when the date can no longer be kept (`possibleOn`), and for a batch that was not paid.
     */
    movesOn: Day | null;
    /**
     * Why the money does not move on the execution date, in the order in which the days were tried.
     */
    moveReasons: Array<MoveReason>;
    /**
     * Which day is taken if the bank is closed on the execution date; null without one.
     */
    ifNotBankingDay: IfNotBankingDay | null;
    /**
     * The earliest day on which the money can move, when the execution date can no longer be kept; the last approval then needs it as `acceptDate`. Null when the date can be kept.
     */
    possibleOn: Day | null;
    /**
     * The last moment at which an approval moves the money on `movesOn` or, with `acceptDate`, on `possibleOn`. Null when the batch needs no approval, and for a batch without an execution date.
     */
    approveBy: Timestamp | null;
    /**
     * The last moment at which the batch can be submitted for that day: its bank file must have left. Null once it is submitted or has ended, and for a batch without an execution date.
     */
    submitBy: Timestamp | null;
    /**
     * The approver who accepted another day, because the execution date could no longer be kept; null if that was not needed.
     */
    dateAcceptedBy: Person | null;
    /**
     * APPROVALS: the batch needs more approvals, or some have lapsed. PAYOUTS_OFF: the operator has switched payouts off, and the batch continues when they are on again. EXECUTION_DATE: the execution date of an approved batch can no longer be kept; an approver accepts `possibleOn` by approving with `acceptDate`, or the batch is cancelled or sent back. STANDING: the standing approval of its schedule does not cover it any more; skip or change the run, or cancel the batch. REGISTER: an account of an approved batch is not in the register any more, or was not verified in time, as the payment config demands. BANK_FILE: a user has to take the bank file of the batch to the bank, or it could not be written. Null: the batch waits for none of these.
     */
    waitingFor: 'APPROVALS' | 'PAYOUTS_OFF' | 'EXECUTION_DATE' | 'STANDING' | 'REGISTER' | 'BANK_FILE' | null;
    /**
     * The user who cancelled the batch; null if it was not cancelled.
     */
    cancelledBy: Person | null;
    /**
     * When the batch was cancelled; null if it was not.
     */
    cancelledAt: Timestamp | null;
    /**
     * Why the batch was cancelled; null if it was not, or no reason was given.
     */
    cancellationReason: string | null;
    /**
     * The approver who sent the batch back to its creator; null if it was not sent back.
     */
    rejectedBy: Person | null;
    /**
     * When the batch was sent back; null if it was not.
     */
    rejectedAt: Timestamp | null;
    /**
     * What the approver asks the creator to correct; null if the batch was not sent back.
     */
    rejectionReason: string | null;
    /**
     * When the outcome of every withdrawal was known; null before that.
     */
    completedAt: Timestamp | null;
    /**
     * The batch whose failed withdrawals this batch pays again, also as the correction of such a batch; null for any other batch.
     */
    retryOfBatchId: string | null;
    /**
     * The batch that was sent back and that this batch corrects; null for any other batch.
     */
    correctsBatchId: string | null;
    /**
     * The earlier batch whose next run this is, as its creator answered; null if that was not asked.
     */
    repeats: {
        /**
         * The id of the earlier batch.
         */
        batchId: string;
        /**
         * Its label.
         */
        label: string;
        /**
         * Its execution date, or the day on which it was created.
         */
        day: Day;
        /**
         * How long after it this batch follows.
         */
        interval: 'WEEK' | 'TWO_WEEKS' | 'MONTH';
    } | null;
    /**
     * The latest batch that corrects this one after it was sent back; null without one.
     */
    correction: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
        /**
         * The status of the batch.
         */
        status: BatchStatus;
    } | null;
    /**
     * When the batch last changed.
     */
    updatedAt: Timestamp;
};

/**
 * An approval of a batch.
 */
export type Approval = {
    /**
     * The id of the approver.
     */
    userId: string;
    /**
     * The name of the approver.
     */
    name: string;
    /**
     * When they approved.
     */
    approvedAt: Timestamp;
    /**
     * Null while the approval counts. Until the batch is submitted to the bank, the approval of a user who has been disabled or has lost the role APPROVER does not count.
     */
    lapsed: 'USER_DISABLED' | 'ROLE_REMOVED' | null;
    /**
     * The name of the passkey that signed the approval; absent without one.
     */
    passkey?: string;
    /**
     * The user for whom they approved, who had delegated that to them; absent when they approved for themselves. The approval counts as that of this user.
     */
    onBehalfOf?: Person;
};

/**
 * A user of the entity.
 */
export type Person = {
    /**
     * The id of the user.
     */
    userId: string;
    /**
     * The name of the user.
     */
    name: string;
};

/**
 * Why money cannot move on a day.
 */
export type MoveReason = {
    /**
     * IN_THE_PAST: the day was over. AFTER_CUT_OFF: the batch cannot be submitted before the cut-off of that day. LEAD_DAYS: nor before the cut-off of `leaveOn`, when its bank file must have left. WEEKEND, HOLIDAY: banks are closed. OTHER_MONTH: the next banking day, which is in another month.
     */
    code: 'IN_THE_PAST' | 'AFTER_CUT_OFF' | 'LEAD_DAYS' | 'WEEKEND' | 'HOLIDAY' | 'OTHER_MONTH';
    /**
     * The day on which the money cannot move; the first one of a weekend.
     */
    date: Day;
    /**
     * With AFTER_CUT_OFF and LEAD_DAYS: the earliest cut-off of the rails, HH:MM.
     */
    cutOff?: string;
    /**
     * With LEAD_DAYS: the day on which the bank file must have left.
     */
    leaveOn?: Day;
    /**
     * With LEAD_DAYS: how many banking days before `date` that is.
     */
    leadDays?: number;
    /**
     * With HOLIDAY: the name of the holiday.
     */
    name?: string;
};

/**
 * The cost of a batch. Fees are fixed when the batch is created.
 */
export type DisbursementFeeQuoteForDisplay = {
    /**
     * The id of the batch.
     */
    batchId: string;
    /**
     * The content digest of the batch.
     */
    contentDigest: string;
    /**
     * The currency of every amount.
     */
    currency: CurrencyCode;
    /**
     * How many withdrawals the batch has.
     */
    withdrawalCount: number;
    /**
     * The total of the amounts, excluding fees.
     */
    withdrawalTotal: Amount;
    /**
     * The fees by rail.
     */
    items: Array<{
        /**
         * The rail.
         */
        rail: Rail;
        /**
         * How many withdrawals it carries.
         */
        count: number;
        /**
         * The fee of one payment, excluding VAT.
         */
        unitFee: Amount;
        /**
         * The fees of the rail, excluding VAT.
         */
        total: Amount;
        /**
         * The day on which the money of these withdrawals moves, as of now; null when it is not known.
         */
        movesOn: Day | null;
    }>;
    /**
     * The total of the fees, excluding VAT.
     */
    feeTotal: Amount;
    /**
     * The VAT rate, as a fraction.
     */
    vatRate: string;
    /**
     * The VAT on the fees, rounded half up for each withdrawal.
     */
    vatAmount: Amount;
    /**
     * The money that the batch needs: withdrawalTotal + feeTotal + vatAmount.
     */
    totalDebit: Amount;
    /**
     * What the batch can use of the available FUNDING balance: what is on other bank accounts than the one that pays it does not count.
     */
    availableBalance: SignedAmount;
    /**
     * The bank account that pays the batch; null while its balance is not known.
     */
    payingAccount: {
        /**
         * Its connection and number.
         */
        name: string;
        /**
         * Whether its connection is on. Otherwise none of its money is available.
         */
        isOn: boolean;
    } | null;
    /**
     * The account that is to pay the batch while its opening balance is not booked: until then, the money on it does not count as available. Null or absent otherwise.
     */
    accountWithoutOpening?: string | null;
    /**
     * The money, including fees, that the other batches that wait for approval need.
     */
    pendingTotal: Amount;
    /**
     * The money that is missing: totalDebit less availableBalance and less the hold of this batch; never negative.
     */
    shortfall: Amount;
    /**
     * The day on which the money should move; null: as soon as the batch is approved.
     */
    executionDate: Day | null;
    /**
     * The day on which the money moves, on the slowest rail of the batch: for a batch that waits for approval, if it were approved now. Null when the execution date can no longer be kept (`possibleOn`), for a batch that was not paid, and when it is not known.
     */
    movesOn: Day | null;
    /**
     * Why the money moves on another day than the execution date, or than today for a batch without one, in the order in which the days were tried.
     */
    moveReasons: Array<MoveReason>;
    /**
     * Which day is taken if the bank is closed on the execution date; null without one.
     */
    ifNotBankingDay: IfNotBankingDay | null;
    /**
     * The earliest day on which the money can move, when the execution date can no longer be kept; the last approval then needs it as `acceptDate`. Null when the date can be kept.
     */
    possibleOn: Day | null;
    /**
     * The latest time of the last approval with which the money moves on `movesOn` or `possibleOn`, at most `expiresAt`; null when the batch needs no approval.
     */
    approveBy: Timestamp | null;
    /**
     * The last moment at which the batch can be submitted for that day: its bank file must have left. Null once it is submitted or has ended.
     */
    submitBy: Timestamp | null;
    /**
     * When the batch is submitted to the bank, or its bank file is written: for a batch that waits for approval, if its last approval were given now. Until then it can be cancelled. Null when the execution date cannot be kept, and once the batch was submitted or has ended.
     */
    submitsAt: Timestamp | null;
    /**
     * When the balances were read.
     */
    quotedAt: Timestamp;
    /**
     * When the batch expires. Its fees do not change until then.
     */
    expiresAt: Timestamp;
};

/**
 * Withdrawals of a batch, by row number.
 */
export type PaginatedWithdrawalWithBatchForDisplay = {
    /**
     * The items of this page.
     */
    items: Array<WithdrawalWithBatchForDisplay>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A withdrawal and its batch.
 */
export type WithdrawalWithBatchForDisplay = {
    /**
     * The id of the withdrawal.
     */
    id: string;
    /**
     * The row of the withdrawal in the batch, from 1.
     */
    rowNumber: number;
    /**
     * The beneficiary of the payment.
     */
    beneficiary: Beneficiary;
    /**
     * The currency of the amount and the fee.
     */
    currency: CurrencyCode;
    /**
     * The amount, excluding the fee.
     */
    amount: Amount;
    /**
     * The fee, including VAT.
     */
    fee: Amount;
    /**
     * The rail of the payment.
     */
    rail: Rail;
    /**
     * The reference on the beneficiary's bank statement.
     */
    beneficiaryReference: string;
    /**
     * The text on the bank statement of the payer. Null without one.
     */
    ownReference: string | null;
    /**
     * The payer's own id of the beneficiary, such as an employee number. Null without one.
     */
    externalId: string | null;
    /**
     * The status of the withdrawal.
     */
    status: WithdrawalStatus;
    /**
     * Why it failed or was returned; null otherwise.
     */
    failureCode: WithdrawalFailureCode | null;
    /**
     * The failure in words; null without a failure.
     */
    failureReason: string | null;
    /**
     * Whether paying again can work. WITH_CHANGES: after a correction. Null unless the withdrawal failed or was returned.
     */
    retryable: 'YES' | 'NO' | 'WITH_CHANGES' | null;
    /**
     * The payout transaction; null until it is submitted to the bank.
     */
    payoutId: string | null;
    /**
     * The batch of the withdrawal.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
        /**
         * The status of the batch.
         */
        status: BatchStatus;
    };
    /**
     * When the batch was created.
     */
    createdAt: Timestamp;
    /**
     * When the withdrawal last changed.
     */
    updatedAt: Timestamp;
};

/**
 * The beneficiary of a payment: an account at a bank, with the name as it was written in the batch.
 */
export type Beneficiary = {
    /**
     * The id of the beneficiary: the same for every payment to one account.
     */
    id: string;
    /**
     * The name as it was written in the batch.
     */
    name: string;
    /**
     * The code of the bank.
     */
    bankCode: string;
    /**
     * The branch code: six digits, including leading zeros.
     */
    branchCode: string;
    /**
     * The account number: digits, including leading zeros.
     */
    accountNumber: string;
    /**
     * The type of the account.
     */
    accountType: AccountType;
};

/**
 * The batches of one currency that wait for approval.
 */
export type PendingTotal = {
    /**
     * The currency.
     */
    currency: CurrencyCode;
    /**
     * How many batches wait for approval.
     */
    batchCount: number;
    /**
     * How many withdrawals they have.
     */
    withdrawalCount: number;
    /**
     * The total of their amounts, excluding fees.
     */
    amount: Amount;
    /**
     * The total of their fees, including VAT.
     */
    fees: Amount;
};

/**
 * Payment requests, latest due day first.
 */
export type PaginatedPaymentRequestForDisplay = {
    /**
     * The items of this page.
     */
    items: Array<PaymentRequestForDisplay>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * Money that a payer is asked for.
 */
export type PaymentRequestForDisplay = {
    /**
     * Its id.
     */
    id: string;
    /**
     * Who is asked.
     */
    payer: {
        /**
         * The id of the payer.
         */
        id: string;
        /**
         * The name of the payer.
         */
        name: string;
        /**
         * The standing reference, under which the payer can always pay.
         */
        reference: string;
    };
    /**
     * The subject, for people.
     */
    label: string;
    /**
     * The number of the invoice; null without one.
     */
    invoiceNumber: string | null;
    /**
     * The currency of its amounts.
     */
    currency: CurrencyCode;
    /**
     * The amount that is asked for.
     */
    amount: Amount;
    /**
     * The day until which it should be paid.
     */
    dueOn: Day;
    /**
     * The last day of the request; null if it does not expire.
     */
    expiresOn: Day | null;
    /**
     * Whether it may be paid in parts.
     */
    allowsPart: boolean;
    /**
     * The smallest part; null for no such limit.
     */
    minimumPart: Amount | null;
    /**
     * Money above the open amount. CREDIT: it becomes a credit of the payer. ASK: a user decides.
     */
    onTooMuch: 'CREDIT' | 'ASK';
    /**
     * The reference that the payer quotes. Its last character checks the others.
     */
    reference: string;
    /**
     * The address of its pay page, which needs no sign-in: give it to the payer alone. Null when it is switched off.
     */
    payUrl: string | null;
    /**
     * Its status.
     */
    status: PaymentRequestStatus;
    /**
     * The amount that was received for it.
     */
    paidAmount: Amount;
    /**
     * The part of its receipts that was given back, or is to be.
     */
    refundedAmount: Amount;
    /**
     * The amount that is still expected: zero once it is paid or over.
     */
    openAmount: Amount;
    /**
     * When money that had paid the ended request went, so that it is open again for that amount; null once a user has decided.
     */
    reopenedAt: Timestamp | null;
    /**
     * Whether an amount is open and its due day has passed.
     */
    isOverdue: boolean;
    /**
     * How late the open amount is; null when nothing is open.
     */
    ageing: 'NOT_DUE' | 'DUE_TODAY' | 'DAYS_1_30' | 'DAYS_31_60' | 'DAYS_61_90' | 'OVER_90' | null;
    /**
     * The `If-Match` of a change.
     */
    version: number;
    /**
     * Who created it.
     */
    createdBy: Person;
    /**
     * When it was created.
     */
    createdAt: Timestamp;
    /**
     * When it last changed.
     */
    updatedAt: Timestamp;
};

/**
 * A payment request with its history.
 */
export type PaymentRequestDetail = {
    /**
     * Its id.
     */
    id: string;
    /**
     * Who is asked.
     */
    payer: {
        /**
         * The id of the payer.
         */
        id: string;
        /**
         * The name of the payer.
         */
        name: string;
        /**
         * The standing reference, under which the payer can always pay.
         */
        reference: string;
    };
    /**
     * The subject, for people.
     */
    label: string;
    /**
     * The number of the invoice; null without one.
     */
    invoiceNumber: string | null;
    /**
     * The currency of its amounts.
     */
    currency: CurrencyCode;
    /**
     * The amount that is asked for.
     */
    amount: Amount;
    /**
     * The day until which it should be paid.
     */
    dueOn: Day;
    /**
     * The last day of the request; null if it does not expire.
     */
    expiresOn: Day | null;
    /**
     * Whether it may be paid in parts.
     */
    allowsPart: boolean;
    /**
     * The smallest part; null for no such limit.
     */
    minimumPart: Amount | null;
    /**
     * Money above the open amount. CREDIT: it becomes a credit of the payer. ASK: a user decides.
     */
    onTooMuch: 'CREDIT' | 'ASK';
    /**
     * The reference that the payer quotes. Its last character checks the others.
     */
    reference: string;
    /**
     * The address of its pay page, which needs no sign-in: give it to the payer alone. Null when it is switched off.
     */
    payUrl: string | null;
    /**
     * Its status.
     */
    status: PaymentRequestStatus;
    /**
     * The amount that was received for it.
     */
    paidAmount: Amount;
    /**
     * The part of its receipts that was given back, or is to be.
     */
    refundedAmount: Amount;
    /**
     * The amount that is still expected: zero once it is paid or over.
     */
    openAmount: Amount;
    /**
     * When money that had paid the ended request went, so that it is open again for that amount; null once a user has decided.
     */
    reopenedAt: Timestamp | null;
    /**
     * Whether an amount is open and its due day has passed.
     */
    isOverdue: boolean;
    /**
     * How late the open amount is; null when nothing is open.
     */
    ageing: 'NOT_DUE' | 'DUE_TODAY' | 'DAYS_1_30' | 'DAYS_31_60' | 'DAYS_61_90' | 'OVER_90' | null;
    /**
     * The `If-Match` of a change.
     */
    version: number;
    /**
     * Who created it.
     */
    createdBy: Person;
    /**
     * When it was created.
     */
    createdAt: Timestamp;
    /**
     * When it last changed.
     */
    updatedAt: Timestamp;
    /**
     * The account that the pay page shows: the first receiving account in the currency of the request that a second user has switched on. Null without one.
     */
    payInto: PayInto | null;
    /**
     * Its write-off, waiting or done; null without one.
     */
    writeOff: PaymentRequestWriteOff | null;
    /**
     * The users who may confirm a write-off that waits; empty when none waits.
     */
    mayConfirm: Array<Person>;
    /**
     * The receipts that pay it, the earliest first.
     */
    receipts: Array<ReceiptOfPaymentRequest>;
    /**
     * The mails that ask the payer for it, the latest first.
     */
    mails: Array<PaymentRequestMail>;
    /**
     * The reminders to the payer, the latest first.
     */
    reminders: Array<PaymentRequestReminder>;
    /**
     * Its requests to pay, the latest first.
     */
    requestsToPay: Array<RequestToPay>;
    /**
     * Whether a provider of requests to pay is set up for the company.
     */
    canAskToPay: boolean;
    /**
     * Its history, the latest event first.
     */
    history: Array<PaymentRequestEvent>;
};

/**
 * The account into which payers pay.
 */
export type PayInto = {
    /**
     * The name of the account.
     */
    accountName: string;
    /**
     * The bank.
     */
    bankName: string;
    /**
     * Its branch code; null when the bank is not in the list of banks.
     */
    branchCode: string | null;
    /**
     * The number of the account.
     */
    accountNumber: string;
    /**
     * Identifies bank and number. Print it on invoices, so that payers can compare it with the pay page.
     */
    fingerprint: string;
};

/**
 * An open amount that is written off.
 */
export type PaymentRequestWriteOff = {
    /**
     * Its id.
     */
    id: string;
    /**
     * The open amount that is written off.
     */
    amount: Amount;
    /**
     * Why.
     */
    reason: string;
    /**
     * Whether a second user has to confirm it first.
     */
    isWaiting: boolean;
    /**
     * Who asked for it.
     */
    askedBy: Person;
    /**
     * When.
     */
    askedAt: Timestamp;
    /**
     * The second user; null without one.
     */
    confirmedBy: Person | null;
    /**
     * When it was confirmed; null if it was not.
     */
    confirmedAt: Timestamp | null;
};

/**
 * A receipt that pays a request, or a part of it.
 */
export type ReceiptOfPaymentRequest = {
    /**
     * The id of the receipt.
     */
    receiptId: string;
    /**
     * The day on which the bank booked it.
     */
    receivedOn: Day;
    /**
     * The part of the receipt that pays the request.
     */
    amount: Amount;
};

/**
 * A mail that asks the payer for the money.
 */
export type PaymentRequestMail = {
    /**
     * The address to which it goes.
     */
    address: string;
    /**
     * The day on which it was asked for.
     */
    on: Day;
    /**
     * When it was asked for.
     */
    at: Timestamp;
    /**
     * Who asked for it.
     */
    by: Person;
    /**
     * WAITING: it has not left. SENT: the mail server has accepted it. NOT_SENT: see `notSentBecause`.
     */
    status: 'WAITING' | 'SENT' | 'NOT_SENT';
    /**
     * ENDED: nothing was open any more. ADDRESS_CHANGED: the payer has another address by now. REPLACED: a later mail was asked for. CANNOT_BE_PAID: the pay page was switched off or had no account. NOT_DELIVERED: the mail server did not take it. Null unless NOT_SENT.
     */
    notSentBecause: 'ENDED' | 'ADDRESS_CHANGED' | 'REPLACED' | 'CANNOT_BE_PAID' | 'NOT_DELIVERED' | null;
};

/**
 * A reminder to the payer.
 */
export type PaymentRequestReminder = {
    /**
     * BY_HAND: a user asked for it. The others are automatic: three days before the due day, on it, and 7 and 14 days after, each on a banking day.
     */
    kind: 'BY_HAND' | 'BEFORE_DUE' | 'ON_DUE' | 'DAYS_7' | 'DAYS_14';
    /**
     * The day on which it was made.
     */
    on: Day;
    /**
     * When it was made.
     */
    at: Timestamp;
    /**
     * Who asked for it; null for an automatic one.
     */
    by: Person | null;
    /**
     * WAITING: its mail has not left. SENT: the mail server has accepted it. NOT_SENT: the request was paid or ended before, the payer gets no reminders any more, or the mail server did not take it.
     */
    status: 'WAITING' | 'SENT' | 'NOT_SENT';
};

/**
 * A message to the payer's bank that asks for a payment.
 */
export type RequestToPay = {
    /**
     * Its id.
     */
    id: string;
    /**
     * Whom it was sent to.
     */
    shapId: string;
    /**
     * The amount that the payer is asked to approve.
     */
    amount: Amount;
    /**
     * What the payer's bank has said last. PENDING: nothing yet. PRESENTED: the payer sees it. PAID: the payer has approved it, which is no money: a receipt is. Answers come in any order, and the most certain one counts.
     */
    state: 'PENDING' | 'PRESENTED' | 'EXPIRED' | 'CANCELLED' | 'REJECTED' | 'PAID' | 'REFUND_IN_PROGRESS' | 'REFUNDED';
    /**
     * Whether the payer may still approve it. No other one is sent meanwhile.
     */
    isOpen: boolean;
    /**
     * Until when the payer may approve it.
     */
    expiresAt: Timestamp;
    /**
     * When the provider took it; null until then.
     */
    sentAt: Timestamp | null;
    /**
     * When the state last changed; null while nothing was said.
     */
    answeredAt: Timestamp | null;
    /**
     * When its end was asked for; null if it was not.
     */
    cancelAskedAt: Timestamp | null;
    /**
     * Who sent it.
     */
    by: Person;
    /**
     * When it was written.
     */
    at: Timestamp;
};

/**
 * One event in the history of a payment request.
 */
export type PaymentRequestEvent = {
    /**
     * The event.
     */
    event: 'CREATED' | 'CHANGED' | 'CANCELLED' | 'EXPIRED' | 'WRITE_OFF_ASKED' | 'WRITE_OFF_WITHDRAWN' | 'WRITTEN_OFF' | 'RECEIVED' | 'DEALLOCATED' | 'TAKEN_BACK' | 'LINK_RENEWED' | 'LINK_SWITCHED_OFF' | 'MAILED' | 'REMINDED' | 'PAY_ASKED' | 'PAY_ANSWERED' | 'PAY_CANCEL_ASKED';
    /**
     * When.
     */
    at: Timestamp;
    /**
     * Who; null for Outlay itself.
     */
    by: Person | null;
    /**
     * The reason given; null without one.
     */
    reason: string | null;
    /**
     * The fields that a change replaced.
     */
    changes: Array<{
        /**
         * The field.
         */
        field: string;
        /**
         * Its value before.
         */
        before: string | null;
        /**
         * Its value after.
         */
        after: string | null;
    }>;
};

/**
 * The requests that were created together.
 */
export type CreatedPaymentRequests = {
    /**
     * The requests in the order in which they were sent.
     */
    requests: Array<{
        /**
         * The id of the request.
         */
        id: string;
        /**
         * The id of its payer.
         */
        payerId: string;
        /**
         * Whether its payer was added with it; false for a payer who existed already.
         */
        isNewPayer: boolean;
        /**
         * Its reference.
         */
        reference: string;
        /**
         * The number of the invoice; null without one.
         */
        invoiceNumber: string | null;
        /**
         * The address of its pay page, which needs no sign-in: give it to the payer alone. Null when it is switched off.
         */
        payUrl: string | null;
    }>;
};

/**
 * Payers by name.
 */
export type PaginatedPayer = {
    /**
     * The items of this page.
     */
    items: Array<Payer>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A person or a company that is asked for money.
 */
export type Payer = {
    /**
     * The id of the payer.
     */
    id: string;
    /**
     * The name of the payer.
     */
    name: string;
    /**
     * The standing reference, under which the payer can always pay.
     */
    reference: string;
    /**
     * The address for mails; null if unknown.
     */
    email: string | null;
    /**
     * The language of mails to the payer.
     */
    language: 'en' | 'af';
    /**
     * Whether reminders are mailed to the payer.
     */
    sendsReminders: boolean;
    /**
     * What the payer has open, by currency; empty if nothing is.
     */
    open: Array<{
        /**
         * The currency.
         */
        currency: CurrencyCode;
        /**
         * The sum of the open amounts of its requests.
         */
        amount: Amount;
    }>;
    /**
     * What the payer has paid too much, by currency; empty if nothing.
     */
    credit: Array<{
        /**
         * The currency.
         */
        currency: CurrencyCode;
        /**
         * The sum of the credits.
         */
        amount: Amount;
    }>;
    /**
     * What was given back to the payer, or is to be, by currency; empty if nothing.
     */
    refunded: Array<{
        /**
         * The currency.
         */
        currency: CurrencyCode;
        /**
         * The sum of the credits.
         */
        amount: Amount;
    }>;
    /**
     * The accounts from which the payer has paid, as the bank states them.
     */
    knownAccounts: Array<string>;
    /**
     * How many requests the payer has had.
     */
    requestCount: number;
    /**
     * The `If-Match` of a change.
     */
    version: number;
    /**
     * Who added the payer.
     */
    createdBy: Person;
    /**
     * When the payer was added.
     */
    createdAt: Timestamp;
    /**
     * When the payer last changed.
     */
    updatedAt: Timestamp;
};

/**
 * What a payer was asked for in a period, and what is open.
 */
export type PayerStatement = {
    /**
     * The payer.
     */
    payer: {
        /**
         * The id of the payer.
         */
        id: string;
        /**
         * The name of the payer.
         */
        name: string;
        /**
         * The standing reference, under which the payer can always pay.
         */
        reference: string;
    };
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * The first day.
     */
    from: Day;
    /**
     * The last day.
     */
    to: Day;
    /**
     * What the payer owed before the first day, less their credit.
     */
    openingAmount: SignedAmount;
    /**
     * What changed, the earliest first: the lines of this page.
     */
    lines: Array<{
        /**
         * The day, in the zone of the entity; of a receipt the booking day of the bank.
         */
        on: Day;
        /**
         * REQUESTED: asked for. CHANGED: another amount. RECEIVED: money came. TAKEN_BACK: the bank took a receipt back. GIVEN_BACK: a refund was paid. The others end a request.
         */
        kind: 'REQUESTED' | 'CHANGED' | 'CANCELLED' | 'EXPIRED' | 'WRITTEN_OFF' | 'RECEIVED' | 'TAKEN_BACK' | 'GIVEN_BACK';
        /**
         * The id of the request; null for money of several requests, or of none.
         */
        requestId: string | null;
        /**
         * The id of the receipt of a line about money; else null.
         */
        receiptId: string | null;
        /**
         * The subject of the request; else null.
         */
        label: string | null;
        /**
         * The number of the invoice; null without one.
         */
        invoiceNumber: string | null;
        /**
         * The reference of the request; else null.
         */
        reference: string | null;
        /**
         * Positive when the payer owes more, negative when less.
         */
        amount: SignedAmount;
        /**
         * The part of a receipt that pays no request: what the payer has too much.
         */
        creditAmount: Amount;
        /**
         * What the payer owed afterwards, less their credit.
         */
        balance: SignedAmount;
    }>;
    /**
     * How many lines the period has.
     */
    total: number;
    /**
     * How many lines precede this page.
     */
    offset: number;
    /**
     * The most lines that this page can have.
     */
    limit: number;
    /**
     * What the payer owed at the end of the last day, less their credit.
     */
    closingAmount: SignedAmount;
};

/**
 * Receipts, the latest day first.
 */
export type PaginatedReceipt = {
    /**
     * The items of this page.
     */
    items: Array<Receipt>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * Money of a payer on a receiving account.
 */
export type Receipt = {
    /**
     * The id of the receipt.
     */
    id: string;
    /**
     * How much of it is allocated.
     */
    status: ReceiptStatus;
    /**
     * The day on which the bank booked it.
     */
    receivedOn: Day;
    /**
     * The currency of its amounts.
     */
    currency: CurrencyCode;
    /**
     * What was received.
     */
    amount: Amount;
    /**
     * What pays requests, or is a credit of a payer.
     */
    allocatedAmount: Amount;
    /**
     * What was given back, or is to be once its batch is approved and paid.
     */
    refundedAmount: Amount;
    /**
     * What a user still decides about; zero once it was taken back.
     */
    unallocatedAmount: Amount;
    /**
     * Why it was matched as it was when it came.
     */
    reason: 'REFERENCE' | 'PART' | 'TOO_MUCH' | 'SEVERAL_REFERENCES' | 'PAYER_REFERENCE' | 'PAYER_TOTAL' | 'NEAR_ANOTHER' | 'PAYER_DIFFERS' | 'SEVERAL_AMOUNT_DIFFERS' | 'PART_NOT_ALLOWED' | 'OVERPAYMENT' | 'AFTER_END' | 'PAYER_AMOUNT_DIFFERS' | 'PAYER_SEVERAL_EQUAL' | 'REFERENCE_SLIP' | 'PAYER_SLIP' | 'ACCOUNT_AND_AMOUNT' | 'NAME_AND_AMOUNT' | 'NAME_ALIKE' | 'SEVERAL_CANDIDATES' | 'UNKNOWN';
    /**
     * The words of its entry.
     */
    text: string;
    /**
     * Who paid, as the bank says.
     */
    counterparty: {
        /**
         * The name; null if unknown.
         */
        name: string | null;
        /**
         * The account; null if unknown.
         */
        accountNumber: string | null;
    };
    /**
     * Who paid, once all of its allocations are for one payer.
     */
    payer: PayerInBrief | null;
    /**
     * The receiving account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Its number.
         */
        accountNumber: string;
    };
    /**
     * The entry of the statement.
     */
    entryId: string;
    /**
     * The day on which the bank took it back; null if it did not.
     */
    returnedOn: Day | null;
    /**
     * What its unallocated part may pay, by the requests as they are now; null without a proposal.
     */
    proposal: ReceiptProposal | null;
    /**
     * Counts its changes.
     */
    version: number;
    /**
     * When it was recorded.
     */
    createdAt: Timestamp;
    /**
     * When it last changed.
     */
    updatedAt: Timestamp;
};

/**
 * A payer.
 */
export type PayerInBrief = {
    /**
     * The id of the payer.
     */
    id: string;
    /**
     * The name of the payer.
     */
    name: string;
};

/**
 * What the unallocated part of a receipt may pay.
 */
export type ReceiptProposal = {
    /**
     * Names what the user saw, when it is accepted. Another proposal has another id.
     */
    id: string;
    /**
     * EXACT: it was asked for after the money came. LIKELY: a user decides.
     */
    verdict: 'EXACT' | 'LIKELY' | 'UNMATCHED';
    /**
     * Why it is proposed.
     */
    reason: 'REFERENCE' | 'PART' | 'TOO_MUCH' | 'SEVERAL_REFERENCES' | 'PAYER_REFERENCE' | 'PAYER_TOTAL' | 'NEAR_ANOTHER' | 'PAYER_DIFFERS' | 'SEVERAL_AMOUNT_DIFFERS' | 'PART_NOT_ALLOWED' | 'OVERPAYMENT' | 'AFTER_END' | 'PAYER_AMOUNT_DIFFERS' | 'PAYER_SEVERAL_EQUAL' | 'REFERENCE_SLIP' | 'PAYER_SLIP' | 'ACCOUNT_AND_AMOUNT' | 'NAME_AND_AMOUNT' | 'NAME_ALIKE' | 'SEVERAL_CANDIDATES' | 'UNKNOWN';
    /**
     * Who may have paid; null if unknown.
     */
    payer: PayerInBrief | null;
    /**
     * What it would pay.
     */
    allocations: Array<{
        /**
         * The request.
         */
        request: PaymentRequestInBrief;
        /**
         * What it would receive.
         */
        amount: Amount;
    }>;
    /**
     * What would become a credit of the payer.
     */
    creditAmount: Amount;
    /**
     * What would stay unallocated.
     */
    leftAmount: Amount;
};

/**
 * A payment request.
 */
export type PaymentRequestInBrief = {
    /**
     * The id of the request.
     */
    id: string;
    /**
     * Its subject.
     */
    label: string;
    /**
     * The number of its invoice; null without one.
     */
    invoiceNumber: string | null;
    /**
     * The reference that its payer quotes.
     */
    reference: string;
};

/**
 * A receipt with what it pays.
 */
export type ReceiptDetail = {
    /**
     * The id of the receipt.
     */
    id: string;
    /**
     * How much of it is allocated.
     */
    status: ReceiptStatus;
    /**
     * The day on which the bank booked it.
     */
    receivedOn: Day;
    /**
     * The currency of its amounts.
     */
    currency: CurrencyCode;
    /**
     * What was received.
     */
    amount: Amount;
    /**
     * What pays requests, or is a credit of a payer.
     */
    allocatedAmount: Amount;
    /**
     * What was given back, or is to be once its batch is approved and paid.
     */
    refundedAmount: Amount;
    /**
     * What a user still decides about; zero once it was taken back.
     */
    unallocatedAmount: Amount;
    /**
     * Why it was matched as it was when it came.
     */
    reason: 'REFERENCE' | 'PART' | 'TOO_MUCH' | 'SEVERAL_REFERENCES' | 'PAYER_REFERENCE' | 'PAYER_TOTAL' | 'NEAR_ANOTHER' | 'PAYER_DIFFERS' | 'SEVERAL_AMOUNT_DIFFERS' | 'PART_NOT_ALLOWED' | 'OVERPAYMENT' | 'AFTER_END' | 'PAYER_AMOUNT_DIFFERS' | 'PAYER_SEVERAL_EQUAL' | 'REFERENCE_SLIP' | 'PAYER_SLIP' | 'ACCOUNT_AND_AMOUNT' | 'NAME_AND_AMOUNT' | 'NAME_ALIKE' | 'SEVERAL_CANDIDATES' | 'UNKNOWN';
    /**
     * The words of its entry.
     */
    text: string;
    /**
     * Who paid, as the bank says.
     */
    counterparty: {
        /**
         * The name; null if unknown.
         */
        name: string | null;
        /**
         * The account; null if unknown.
         */
        accountNumber: string | null;
    };
    /**
     * Who paid, once all of its allocations are for one payer.
     */
    payer: PayerInBrief | null;
    /**
     * The receiving account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Its number.
         */
        accountNumber: string;
    };
    /**
     * The entry of the statement.
     */
    entryId: string;
    /**
     * The day on which the bank took it back; null if it did not.
     */
    returnedOn: Day | null;
    /**
     * What its unallocated part may pay, by the requests as they are now; null without a proposal.
     */
    proposal: ReceiptProposal | null;
    /**
     * Counts its changes.
     */
    version: number;
    /**
     * When it was recorded.
     */
    createdAt: Timestamp;
    /**
     * When it last changed.
     */
    updatedAt: Timestamp;
    /**
     * Its allocations, the earliest first, also ended ones.
     */
    allocations: Array<ReceiptAllocation>;
    /**
     * Its refunds, the earliest first, also those that ended.
     */
    refunds: Array<ReceiptRefund>;
    /**
     * The users who may allocate it, when users uploaded its statement: those who did not. null: every approver and admin.
     */
    mayAllocate: Array<Person> | null;
};

/**
 * What a part of a receipt pays.
 */
export type ReceiptAllocation = {
    /**
     * The id of the allocation.
     */
    id: string;
    /**
     * The request that it pays; null for a credit.
     */
    request: PaymentRequestInBrief | null;
    /**
     * The payer whose credit it is; null for a request.
     */
    creditOf: PayerInBrief | null;
    /**
     * Its amount. It never changes.
     */
    amount: Amount;
    /**
     * EXACT: when the money came. PROPOSAL: a user accepted a proposal. CHOICE: a user chose.
     */
    way: 'EXACT' | 'PROPOSAL' | 'CHOICE';
    /**
     * Why it was matched so; null for a choice of a user.
     */
    reason: 'REFERENCE' | 'PART' | 'TOO_MUCH' | 'SEVERAL_REFERENCES' | 'PAYER_REFERENCE' | 'PAYER_TOTAL' | 'NEAR_ANOTHER' | 'PAYER_DIFFERS' | 'SEVERAL_AMOUNT_DIFFERS' | 'PART_NOT_ALLOWED' | 'OVERPAYMENT' | 'AFTER_END' | 'PAYER_AMOUNT_DIFFERS' | 'PAYER_SEVERAL_EQUAL' | 'REFERENCE_SLIP' | 'PAYER_SLIP' | 'ACCOUNT_AND_AMOUNT' | 'NAME_AND_AMOUNT' | 'NAME_ALIKE' | 'SEVERAL_CANDIDATES' | 'UNKNOWN' | null;
    /**
     * The user who allocated it, or confirmed the statement; null without.
     */
    by: Person | null;
    /**
     * When.
     */
    at: Timestamp;
    /**
     * How it ended; null while it counts.
     */
    ended: {
        /**
         * DEALLOCATED: by a user. TAKEN_BACK: with its receipt, by the bank.
         */
        kind: 'DEALLOCATED' | 'TAKEN_BACK';
        /**
         * The user; null without one.
         */
        by: Person | null;
        /**
         * When.
         */
        at: Timestamp;
        /**
         * Why; null without.
         */
        reason: string | null;
    } | null;
};

/**
 * Money of a receipt that is given back.
 */
export type ReceiptRefund = {
    /**
     * The id of the refund.
     */
    id: string;
    /**
     * PENDING_APPROVAL: its batch waits for approval. APPROVED: it is on its way. PAID: the bank paid it. REJECTED, CANCELLED, EXPIRED: its batch ended unsent. FAILED: the bank did not pay it. RETURNED: the money came back.
     */
    status: 'PENDING_APPROVAL' | 'APPROVED' | 'PAID' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'FAILED' | 'RETURNED';
    /**
     * Whether its money is given back, or may be. Otherwise it can be refunded again.
     */
    counts: boolean;
    /**
     * What is given back.
     */
    amount: Amount;
    /**
     * Where the account comes from.
     */
    account: 'STATEMENT' | 'TYPED';
    /**
     * The account holder.
     */
    beneficiaryName: string;
    /**
     * The bank of the account.
     */
    bankCode: string;
    /**
     * The account that is paid.
     */
    accountNumber: string;
    /**
     * Why.
     */
    reason: string;
    /**
     * The batch of one withdrawal that pays it.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * Its label.
         */
        label: string;
    };
    /**
     * Its payout; null before it was sent.
     */
    payoutId: string | null;
    /**
     * The preparer.
     */
    by: Person;
    /**
     * When it was asked for.
     */
    at: Timestamp;
};

/**
 * A funding record with its announcement, its transfers and the entries of the statements.
 */
export type FundingRecordDetail = {
    /**
     * The id of the funding record.
     */
    id: string;
    /**
     * The day on which the money came, or until then the day on which it is expected.
     */
    date: string;
    /**
     * EXPECTED: announced. OVERDUE: announced, and its day has passed. RECEIVED: booked to FUNDING. RETURNED: went back afterwards, in whole or in part. CANCELLED: announced, and not expected any more.
     */
    state: 'EXPECTED' | 'OVERDUE' | 'RECEIVED' | 'RETURNED' | 'CANCELLED';
    /**
     * OUTSIDE: it comes over a bank account, or is simulated. COLLECTION: a sweep moved it from COLLECTION.
     */
    source: 'OUTSIDE' | 'COLLECTION';
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * The bank connection whose account it is paid into; null for simulated and for swept money.
     */
    connection: {
        /**
         * The id of the bank connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    } | null;
    /**
     * The amount that was announced; null without an announcement.
     */
    expectedAmount: Amount | null;
    /**
     * The day for which it was announced; null without an announcement.
     */
    expectedOn: string | null;
    /**
     * The amount that came; null before.
     */
    receivedAmount: Amount | null;
    /**
     * The day on which the bank booked it; null before.
     */
    receivedOn: string | null;
    /**
     * The amount that came less the announced one: negative when too little came. Null without both.
     */
    differenceAmount: SignedAmount | null;
    /**
     * The amount that went back; null if none did.
     */
    returnedAmount: Amount | null;
    /**
     * The day on which the bank booked the return; null if none did.
     */
    returnedOn: string | null;
    /**
     * The words of the payer; null before the money came.
     */
    reference: string | null;
    /**
     * The note of the announcement; null without one.
     */
    note: string | null;
    /**
     * Whether a statement of the bank shows that it came. Simulated and swept money is on none.
     */
    onStatement: boolean;
    /**
     * The user who announced it; null without an announcement.
     */
    announcedBy: Person | null;
    /**
     * When it was announced; null without an announcement.
     */
    announcedAt: Timestamp | null;
    /**
     * The user who cancelled the announcement; null if none did.
     */
    cancelledBy: Person | null;
    /**
     * When the announcement was cancelled; null if it was not.
     */
    cancelledAt: Timestamp | null;
    /**
     * The transfers that moved its money, the earliest first.
     */
    movements: Array<FundingMovement>;
};

/**
 * A transfer of the ledger that moved money of the record.
 */
export type FundingMovement = {
    /**
     * The id of the transfer in the ledger.
     */
    transferId: string;
    /**
     * The id of its row in the payout history; null if it has none.
     */
    payoutId: string | null;
    /**
     * Positive when it came, negative when it went back.
     */
    amount: SignedAmount;
    /**
     * The day on which the bank booked it.
     */
    bookingDate: string;
    /**
     * When it was booked to the ledger.
     */
    bookedAt: Timestamp;
    /**
     * The entry of the statement; null for simulated money.
     */
    entry: {
        /**
         * The id of the entry.
         */
        id: string;
        /**
         * The bank's reference; null if it has none.
         */
        bankReference: string | null;
        /**
         * The words of the entry.
         */
        text: string;
        /**
         * EXACT: matched without a user. PROPOSAL, CHOICE: a user decided.
         */
        way: 'EXACT' | 'PROPOSAL' | 'CHOICE';
    } | null;
};

/**
 * What is open, by currency and age.
 */
export type PaymentRequestTotals = {
    /**
     * The day by which the ages are counted.
     */
    today: Day;
    /**
     * By currency; empty when nothing is open.
     */
    currencies: Array<{
        /**
         * The currency.
         */
        currency: CurrencyCode;
        /**
         * How many requests are open.
         */
        openCount: number;
        /**
         * The sum of their open amounts.
         */
        openAmount: Amount;
        /**
         * The same by age: every bucket, in their order.
         */
        ageing: Array<{
            /**
             * How late: DAYS_1_30 is 1 to 30 days after the due day.
             */
            bucket: 'NOT_DUE' | 'DUE_TODAY' | 'DAYS_1_30' | 'DAYS_31_60' | 'DAYS_61_90' | 'OVER_90';
            /**
             * How many requests.
             */
            count: number;
            /**
             * The sum of their open amounts.
             */
            amount: Amount;
        }>;
    }>;
};

/**
 * How the entity pays now.
 */
export type PaymentConfigForDisplay = {
    /**
     * The currency that the dashboard shows first.
     */
    defaultCurrency: CurrencyCode;
    /**
     * The approval bands of each currency. A currency without rules needs two approvals.
     */
    approvalRules: Array<ApprovalRule>;
    /**
     * Approving a batch and changing this config require a sign-in that is no older than this many seconds. Null requires no fresh sign-in.
     */
    stepUpMaxAgeSeconds: number | null;
    /**
     * How many days after its creation an unapproved batch expires.
     */
    approvalExpiryDays: number;
    /**
     * How many seconds pass between the last approval and the submission to the bank. The batch can be cancelled meanwhile.
     */
    releaseDelaySeconds: number;
    /**
     * The rail of a batch that names none.
     */
    defaultRail: Rail;
    /**
     * How many days back a new batch is compared with earlier payments to find duplicates.
     */
    duplicateWindowDays: number;
    /**
     * An amount that differs from the person's usual one by more than this percentage is shown to the approver as unusual. Absent in a request: the saved value is kept.
     */
    unusualAmountPercent: number;
    /**
     * The `ifNotBankingDay` of a batch that names none. Absent in a request: the saved value is kept.
     */
    ifNotBankingDay: IfNotBankingDay;
    /**
     * The IANA time zone in which the dashboard shows times and cut-offs apply.
     */
    timezone: string;
    /**
     * Addresses that are notified by email in addition to the approvers.
     */
    notificationEmails: Array<string>;
    /**
     * The entity gets one notification when the available balance of FUNDING falls below the amount, and another one when it falls again. At most one threshold for each currency. Absent in a request: the saved value is kept.
     */
    lowBalanceThresholds: Array<LowBalanceThreshold>;
    /**
     * Up to this amount, one user may acknowledge the difference of a settlement. Above it, and in other currencies, a second user has to confirm it. Zero: always two users. Absent in a request: the saved value is kept.
     */
    settlementDifferenceLimit: SettlementDifferenceLimit;
    /**
     * Whether scheduled withdrawals may be approved once for all their runs, and up to which bounds; null: the batch of each run is approved. Absent in a request: the saved value is kept.
     */
    standingApprovals: StandingApprovals | null;
    /**
     * Approving a batch whose total is above this amount, in the currency in which the entity pays, needs a passkey of the approver. Null: none does. Absent in a request: the saved value is kept.
     */
    passkeyAbove: Amount | null;
    /**
     * WARN: approvers see what does not fit the register of accounts that may be paid. REGISTERED_ONLY: a batch with a payment to any other account is refused, is not approved and not paid. Absent in a request: the saved value is kept.
     */
    payeeAccounts: 'WARN' | 'REGISTERED_ONLY';
    /**
     * What a batch pays to one account above an amount needs a registered account that its bank has verified in the last months. Null: none does. Absent in a request: the saved value is kept.
     */
    verifiedAbove: VerifiedAbove | null;
    /**
     * The earlier form of `ifNotBankingDay`: REFUSE, or MOVE for every other rule. In a request it counts when it differs from what is saved and `ifNotBankingDay` does not.
     *
     * @deprecated
     */
    executionDatePolicy: 'MOVE' | 'REFUSE';
    /**
     * Increases by one with every save. 0: the defaults, never saved.
     */
    version: number;
    /**
     * When the config was last saved; null when it never was.
     */
    updatedAt: Timestamp | null;
    /**
     * The user who last saved the config; null when it never was.
     */
    updatedBy: Person | null;
    /**
     * A config that was saved and is not in force yet; null when none waits.
     */
    pendingChange: PaymentConfigChange | null;
};

/**
 * A payment config that is not in force yet.
 */
export type PaymentConfigChange = {
    /**
     * The id of the change.
     */
    id: string;
    /**
     * The settings that are looser: some batch needs fewer approvals, some difference of a settlement needs one user instead of two, more schedules may have a standing approval, fewer approvals need a passkey, or fewer payments need a registered or a verified account.
     */
    loosened: Array<'approvalRules' | 'settlementDifferenceLimit' | 'standingApprovals' | 'passkeyAbove' | 'payeeAccounts' | 'verifiedAbove'>;
    /**
     * All settings as they will be.
     */
    settings: PaymentConfigSettings;
    /**
     * The admin who saved it. Another admin confirms it.
     */
    proposedBy: Person;
    /**
     * When it was saved.
     */
    proposedAt: Timestamp;
    /**
     * When it takes effect without a confirmation, unless an approver or an admin cancels it before. If `needsSecondAdmin` is true: from when the only admin of the entity can confirm it.
     */
    countsFrom: Timestamp;
    /**
     * True where the entity has chosen that every change of its payment config needs a second admin: the change then never takes effect by time alone, and lapses after seven days.
     */
    needsSecondAdmin: boolean;
};

/**
 * The settings of a payment config.
 */
export type PaymentConfigSettings = {
    /**
     * The currency that the dashboard shows first.
     */
    defaultCurrency: CurrencyCode;
    /**
     * The approval bands of each currency. A currency without rules needs two approvals.
     */
    approvalRules: Array<ApprovalRule>;
    /**
     * Approving a batch and changing this config require a sign-in that is no older than this many seconds. Null requires no fresh sign-in.
     */
    stepUpMaxAgeSeconds: number | null;
    /**
     * How many days after its creation an unapproved batch expires.
     */
    approvalExpiryDays: number;
    /**
     * How many seconds pass between the last approval and the submission to the bank. The batch can be cancelled meanwhile.
     */
    releaseDelaySeconds: number;
    /**
     * The rail of a batch that names none.
     */
    defaultRail: Rail;
    /**
     * How many days back a new batch is compared with earlier payments to find duplicates.
     */
    duplicateWindowDays: number;
    /**
     * An amount that differs from the person's usual one by more than this percentage is shown to the approver as unusual. Absent in a request: the saved value is kept.
     */
    unusualAmountPercent: number;
    /**
     * The `ifNotBankingDay` of a batch that names none. Absent in a request: the saved value is kept.
     */
    ifNotBankingDay: IfNotBankingDay;
    /**
     * The IANA time zone in which the dashboard shows times and cut-offs apply.
     */
    timezone: string;
    /**
     * Addresses that are notified by email in addition to the approvers.
     */
    notificationEmails: Array<string>;
    /**
     * The entity gets one notification when the available balance of FUNDING falls below the amount, and another one when it falls again. At most one threshold for each currency. Absent in a request: the saved value is kept.
     */
    lowBalanceThresholds: Array<LowBalanceThreshold>;
    /**
     * Up to this amount, one user may acknowledge the difference of a settlement. Above it, and in other currencies, a second user has to confirm it. Zero: always two users. Absent in a request: the saved value is kept.
     */
    settlementDifferenceLimit: SettlementDifferenceLimit;
    /**
     * Whether scheduled withdrawals may be approved once for all their runs, and up to which bounds; null: the batch of each run is approved. Absent in a request: the saved value is kept.
     */
    standingApprovals: StandingApprovals | null;
    /**
     * Approving a batch whose total is above this amount, in the currency in which the entity pays, needs a passkey of the approver. Null: none does. Absent in a request: the saved value is kept.
     */
    passkeyAbove: Amount | null;
    /**
     * WARN: approvers see what does not fit the register of accounts that may be paid. REGISTERED_ONLY: a batch with a payment to any other account is refused, is not approved and not paid. Absent in a request: the saved value is kept.
     */
    payeeAccounts: 'WARN' | 'REGISTERED_ONLY';
    /**
     * What a batch pays to one account above an amount needs a registered account that its bank has verified in the last months. Null: none does. Absent in a request: the saved value is kept.
     */
    verifiedAbove: VerifiedAbove | null;
};

/**
 * The limits, rails and fees that the operator has set for the entity.
 */
export type EntityConfigForDisplay = {
    /**
     * The id of the entity.
     */
    entityId: string;
    /**
     * The registered name of the entity.
     */
    legalName: string;
    /**
     * The ISO 3166 alpha-2 code of its country.
     */
    country: string;
    /**
     * The currencies that the entity may use.
     */
    enabledCurrencies: Array<CurrencyCode>;
    /**
     * False while the operator has switched payouts off.
     */
    payoutsEnabled: boolean;
    /**
     * The most withdrawals in one batch.
     */
    maxBatchWithdrawals: number;
    /**
     * The largest batch total in each currency; a currency that is not listed has no limit.
     */
    maxBatchAmounts: Array<{
        /**
         * The currency of the limit.
         */
        currency: CurrencyCode;
        /**
         * The largest total of one batch.
         */
        amount: Amount;
    }>;
    /**
     * The rails that the entity may use.
     */
    rails: Array<EntityRail>;
    /**
     * Whether the payments travel in bank files of the entity's own bank. Then a batch has one rail, or rails that share a file (`sharesFileWith`): any other row above the limit of its rail is refused, and never sent by another rail.
     */
    oneRailPerBatch: boolean;
    /**
     * When the operator last changed the config.
     */
    updatedAt: Timestamp;
};

/**
 * A rail that is enabled for the entity.
 */
export type EntityRail = {
    /**
     * The rail.
     */
    rail: Rail;
    /**
     * The largest amount of one payment; null: no limit.
     */
    maxAmount: Amount | null;
    /**
     * The fee of one payment, excluding VAT.
     */
    unitFee: Amount;
    /**
     * The last time of a banking day at which payments are still processed that day, in the entity's time zone; null: at any hour.
     */
    cutOff: string | null;
    /**
     * The other rails whose payments may be in one batch with its payments while `oneRailPerBatch` is true: a bank file of the entity may have both.
     */
    sharesFileWith: Array<Rail>;
};

/**
 * Events, and where to go on.
 */
export type Events = {
    /**
     * The events.
     */
    items: Array<Event>;
    /**
     * Send it as `after`. Null while the entity has no event and none was named.
     */
    next: string | null;
    /**
     * Whether more may be there already.
     */
    hasMore: boolean;
};

/**
 * A change of state. It carries ids and no amounts.
 */
export type Event = {
    /**
     * The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.
     */
    id: string;
    /**
     * The thing that changed, and its new state.
     */
    type: 'batch.pending_approval' | 'batch.approved' | 'batch.processing' | 'batch.complete' | 'batch.partially_complete' | 'batch.failed' | 'batch.cancelled' | 'batch.expired' | 'batch.rejected' | 'withdrawal.submitted' | 'withdrawal.unconfirmed' | 'withdrawal.complete' | 'withdrawal.failed' | 'withdrawal.reversed' | 'withdrawal.cancelled' | 'payout.complete' | 'payout.processing' | 'payout.reversed' | 'payout.failed' | 'bank_file.sealed' | 'bank_file.left' | 'bank_file.withdrawn' | 'bank_file.recalled' | 'statement.received' | 'statement.taken_back' | 'settlement.waiting' | 'settlement.partial' | 'settlement.settled' | 'settlement.different' | 'settlement.nothing_due' | 'settlement_difference.none' | 'settlement_difference.open' | 'settlement_difference.waiting' | 'settlement_difference.acknowledged' | 'settlement_difference.outdated' | 'scheduled_withdrawal.pending_approval' | 'scheduled_withdrawal.active' | 'scheduled_withdrawal.paused' | 'scheduled_withdrawal.suspended' | 'scheduled_withdrawal.rejected' | 'scheduled_withdrawal.expired' | 'scheduled_withdrawal.cancelled' | 'scheduled_withdrawal.ended' | 'scheduled_run.planned' | 'scheduled_run.waiting_for_file' | 'scheduled_run.created' | 'scheduled_run.swept' | 'scheduled_run.nothing_to_move' | 'scheduled_run.skipped' | 'scheduled_run.missed' | 'payment_request.open' | 'payment_request.partly_paid' | 'payment_request.paid' | 'payment_request.expired' | 'payment_request.cancelled' | 'payment_request.written_off' | 'receipt.unallocated' | 'receipt.partly_allocated' | 'receipt.allocated' | 'receipt.returned' | 'payee_change.waiting' | 'payee_change.confirmed' | 'payee_change.rejected' | 'payee_change.withdrawn' | 'payee_change.ended' | 'payee_change.expired';
    /**
     * When it changed.
     */
    timestamp: Timestamp;
    /**
     * The ids of what changed, and its state, as the event of its type has them under `webhooks`.
     */
    data: {
        [key: string]: string | null;
    };
};

/**
 * How to pay money into FUNDING.
 */
export type FundingInstructions = {
    /**
     * Whether funding is simulated by the operator, with `npm run admin -- fund`.
     */
    isSimulated: boolean;
    /**
     * The accounts, in the order in which their connections were made.
     */
    accounts: Array<FundingAccount>;
};

/**
 * An account to pay money into.
 */
export type FundingAccount = {
    /**
     * The bank connection that pays from the account.
     */
    connection: {
        /**
         * The id of the bank connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    };
    /**
     * The holder of the account.
     */
    accountName: string;
    /**
     * The branch code of the account.
     */
    branchCode: string;
    /**
     * The number of the account.
     */
    accountNumber: string;
    /**
     * The type of the account.
     */
    accountType: AccountType;
    /**
     * The currency of the account.
     */
    currency: CurrencyCode;
    /**
     * The reference to quote. It never changes, and its last character finds typing errors.
     */
    reference: string;
};

/**
 * Funding records, the latest first.
 */
export type PaginatedFundingRecordForDisplay = {
    /**
     * The items of this page.
     */
    items: Array<FundingRecordForDisplay>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * Money for FUNDING: announced, received, or both.
 */
export type FundingRecordForDisplay = {
    /**
     * The id of the funding record.
     */
    id: string;
    /**
     * The day on which the money came, or until then the day on which it is expected.
     */
    date: string;
    /**
     * EXPECTED: announced. OVERDUE: announced, and its day has passed. RECEIVED: booked to FUNDING. RETURNED: went back afterwards, in whole or in part. CANCELLED: announced, and not expected any more.
     */
    state: 'EXPECTED' | 'OVERDUE' | 'RECEIVED' | 'RETURNED' | 'CANCELLED';
    /**
     * OUTSIDE: it comes over a bank account, or is simulated. COLLECTION: a sweep moved it from COLLECTION.
     */
    source: 'OUTSIDE' | 'COLLECTION';
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * The bank connection whose account it is paid into; null for simulated and for swept money.
     */
    connection: {
        /**
         * The id of the bank connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    } | null;
    /**
     * The amount that was announced; null without an announcement.
     */
    expectedAmount: Amount | null;
    /**
     * The day for which it was announced; null without an announcement.
     */
    expectedOn: string | null;
    /**
     * The amount that came; null before.
     */
    receivedAmount: Amount | null;
    /**
     * The day on which the bank booked it; null before.
     */
    receivedOn: string | null;
    /**
     * The amount that came less the announced one: negative when too little came. Null without both.
     */
    differenceAmount: SignedAmount | null;
    /**
     * The amount that went back; null if none did.
     */
    returnedAmount: Amount | null;
    /**
     * The day on which the bank booked the return; null if none did.
     */
    returnedOn: string | null;
    /**
     * The words of the payer; null before the money came.
     */
    reference: string | null;
    /**
     * The note of the announcement; null without one.
     */
    note: string | null;
    /**
     * Whether a statement of the bank shows that it came. Simulated and swept money is on none.
     */
    onStatement: boolean;
};

/**
 * Payout transactions, newest first.
 */
export type PaginatedPayoutTransactionForDisplay = {
    /**
     * The items of this page.
     */
    items: Array<PayoutTransactionForDisplay>;
    /**
     * How many items the whole list has; with `isTotalExact`, at least so many.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
    /**
     * Present, and false, when too many rows would have to be read to count all that match.
     */
    isTotalExact?: false;
};

/**
 * One movement of money on the payout account.
 */
export type PayoutTransactionForDisplay = {
    /**
     * The id of the payout transaction.
     */
    id: string;
    /**
     * Whether the money went out or came in.
     */
    direction: PayoutDirection;
    /**
     * The status of the payout.
     */
    status: PayoutStatus;
    /**
     * The currency of the amount and the fee.
     */
    currency: CurrencyCode;
    /**
     * The amount, excluding the fee.
     */
    amount: Amount;
    /**
     * The fee, including VAT.
     */
    fee: Amount;
    /**
     * The beneficiary of the payment; null for incoming money that is not a returned payment.
     */
    beneficiary: Beneficiary | null;
    /**
     * The reference on the beneficiary's bank statement.
     */
    recipientReference: string;
    /**
     * The batch of the payment; null for incoming money that is not a returned payment.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    } | null;
    /**
     * The withdrawal of the batch; null without a batch.
     */
    withdrawalId: string | null;
    /**
     * The rail of the payment; null for incoming money.
     */
    rail: Rail | null;
    /**
     * Why the payment failed or was returned; null otherwise.
     */
    failureCode: WithdrawalFailureCode | null;
    /**
     * The failure in words; null without a failure.
     */
    failureReason: string | null;
    /**
     * When the payout was created.
     */
    createdAt: Timestamp;
    /**
     * When the payout last changed.
     */
    updatedAt: Timestamp;
};

/**
 * Schedules, the one with the earliest next run first.
 */
export type PaginatedScheduledWithdrawalForDisplay = {
    /**
     * The items of this page.
     */
    items: Array<ScheduledWithdrawalForDisplay>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A payment that repeats: its version in force, its status and its next runs.
 */
export type ScheduledWithdrawalForDisplay = {
    /**
     * Its id.
     */
    id: string;
    /**
     * Whether it pays withdrawals or moves money between accounts.
     */
    kind: ScheduledWithdrawalKind;
    /**
     * Its status.
     */
    status: ScheduledWithdrawalStatus;
    /**
     * The currency of its withdrawals.
     */
    currency: CurrencyCode;
    /**
     * The version that is shown: the one in force, or the latest one while none is.
     */
    version: number;
    /**
     * A version that waits for approval; null without one.
     */
    pendingVersion: number | null;
    /**
     * The latest version: the `If-Match` of a change.
     */
    latestVersion: number;
    /**
     * A name for people. The batch of each run has it with its month or day.
     */
    label: string;
    /**
     * Who approves its runs.
     */
    approvalMode: ScheduledApprovalMode;
    /**
     * ROWS: each run pays the withdrawals of the version. LAST_PAID_RUN: those of the last run that was paid, and of the version until there is one. NEW_FILE: a preparer sends the withdrawals of each run. COLLECTION and FUNDING: those of a SWEEP, from which it moves money. From COLLECTION it moves to FUNDING, and pays no withdrawals. From FUNDING it pays one withdrawal, to an account of a bank connection of the company; its `amount` is the most that it pays, and equals `limits.perRun`.
     */
    source: 'ROWS' | 'LAST_PAID_RUN' | 'NEW_FILE' | 'COLLECTION' | 'FUNDING';
    /**
     * The preferred rail of each run; null for the payment config's.
     */
    rail: Rail | null;
    /**
     * When its runs are due.
     */
    calendar: ScheduledWithdrawalCalendar;
    /**
     * How many days before the day of the money the batch of a run is created. Less than the time between two runs.
     */
    createDaysAhead: number;
    /**
     * With STANDING: what the approval covers. Otherwise null.
     */
    limits: ScheduledWithdrawalLimits | null;
    /**
     * With SWEEP: the amount that is kept in COLLECTION or FUNDING. Otherwise null.
     */
    keepAmount: Amount | null;
    /**
     * What happens to a run of a standing approval while too little money is available: WAIT until the last moment, then it is missed; or SKIP it. A run that is approved by users waits for them in any case.
     */
    ifShort: 'WAIT' | 'SKIP';
    /**
     * How many withdrawals a run has; 0 with NEW_FILE and COLLECTION.
     */
    withdrawalCount: number;
    /**
     * The total of a run, without fees; 0 with NEW_FILE and COLLECTION.
     */
    totalAmount: Amount;
    /**
     * The SHA-256 of the canonical JSON of the version: its withdrawals, calendar and limits. An approval covers it.
     */
    contentDigest: string;
    /**
     * How many approvals the version needs: one with EACH_RUN, whose batches are approved as well; with STANDING those that a batch with the total of all runs needs.
     */
    approvalsRequired: number;
    /**
     * The approvals of this version.
     */
    approvals: Array<{
        /**
         * The approver.
         */
        by: Person;
        /**
         * When it was approved.
         */
        at: Timestamp;
        /**
         * Whether it no longer counts, because the approver was disabled or lost the role.
         */
        lapsed: boolean;
    }>;
    /**
     * The author of the version, who cannot approve it.
     */
    createdBy: Person;
    /**
     * When the schedule was created.
     */
    createdAt: Timestamp;
    /**
     * The next three runs; none once it has ended.
     */
    nextRuns: Array<ScheduledWithdrawalRun>;
    /**
     * Runs whose batches wait for approval, the earliest first.
     */
    waitingRuns: Array<{
        /**
         * The run.
         */
        dueOn: Day;
        /**
         * The day on which its money should move.
         */
        executionDate: Day;
        /**
         * Its batch.
         */
        batchId: string;
        /**
         * The last moment at which its last approval is in time.
         */
        approveBy: Timestamp;
        /**
         * How many approvals it still needs.
         */
        approvalsMissing: number;
        /**
         * Who cannot approve it, because it is their batch.
         */
        preparedBy: Person;
        /**
         * Who has approved it.
         */
        approvedBy: Array<Person>;
    }>;
    /**
     * Who must still approve the version that waits, by the groups of the signing policy; null when no version waits, or the policy names none.
     */
    signers: ScheduleSigners | null;
    /**
     * How many missed runs wait for an answer.
     */
    missedCount: number;
    /**
     * Why Outlay has suspended it; null when it has not.
     */
    suspension: {
        /**
         * Why.
         */
        code: 'NOT_ALLOWED' | 'LIMIT_EXPIRED' | 'ROWS_CHANGED' | 'SUM_ABOVE_LIMIT' | 'TOTAL_REACHED' | 'SIGNER_LEFT' | 'STRICTER_RULES' | 'ACCOUNT_CHANGED' | 'LAST_RUN_FAILED' | 'RUN_CHANGED';
        /**
         * The run that showed it.
         */
        dueOn: Day;
        /**
         * When.
         */
        at: Timestamp;
    } | null;
    /**
     * The reason that a user gave for pausing, stopping or sending it back.
     */
    statusReason: string | null;
    /**
     * When the version that waits expires; null when none waits.
     */
    expiresAt: Timestamp | null;
    /**
     * When it last changed.
     */
    updatedAt: Timestamp;
};

/**
 * When the runs of a schedule are due.
 */
export type ScheduledWithdrawalCalendar = {
    /**
     * Weekly or monthly.
     */
    every: 'WEEK' | 'MONTH';
    /**
     * 1: every week or month. 2: every second one, and so on.
     */
    interval: number;
    /**
     * With WEEK: the day on which runs are due. Otherwise null.
     */
    weekday: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY' | null;
    /**
     * With MONTH: the day on which runs are due. A shorter month has its run on its last day, and with LAST each month. Otherwise null.
     */
    dayOfMonth: number | 'LAST' | null;
    /**
     * The first run is due on the first such day from this day on.
     */
    startsOn: Day;
    /**
     * The last day on which a run can be due; null for no such day.
     */
    endsOn: Day | null;
    /**
     * How many runs there are; null for no such limit.
     */
    runs: number | null;
    /**
     * Which day is taken for a run due when the bank is closed.
     */
    ifNotBankingDay: IfNotBankingDay;
};

/**
 * What a standing approval covers.
 */
export type ScheduledWithdrawalLimits = {
    /**
     * The largest total of a run, without fees; the most that a sweep moves on one day.
     */
    perRun: Amount;
    /**
     * The largest total of all runs, without fees; null for no such limit.
     */
    total: Amount | null;
    /**
     * The last day on which the money of a run can move under the approval.
     */
    validUntil: Day;
};

/**
 * One run of a schedule.
 */
export type ScheduledWithdrawalRun = {
    /**
     * The day of the calendar, by which the run is known.
     */
    dueOn: Day;
    /**
     * The day on which the money should move: `dueOn`, unless it was changed.
     */
    executionDate: Day;
    /**
     * The day on which the money moves, by the rule; null if the bank is closed on it and the rule refuses any other day.
     */
    paysOn: Day | null;
    /**
     * Why the money does not move on the execution date, in the order in which the days were tried.
     */
    reasons: Array<MoveReason>;
    /**
     * The day on which its batch is created.
     */
    createsOn: Day;
    /**
     * The last moment at which its last approval is in time.
     */
    approveBy: Timestamp;
    /**
     * Whether its batch needs separate approvals: with EACH_RUN, when a user has changed it, and after the last day of a standing approval. A sweep moves nothing after that day until it is approved again.
     */
    needsApproval: boolean;
    /**
     * PLANNED: to come. WAITING_FOR_FILE: a preparer has to send its withdrawals. CREATED: its batch exists, and its states are those of the batch. SWEPT: a sweep moved `totalAmount`. NOTHING_TO_MOVE: a sweep found no more than is kept. SKIPPED: by a user. MISSED: it could not be made in time, and a user has to answer.
     */
    status: 'PLANNED' | 'WAITING_FOR_FILE' | 'CREATED' | 'SWEPT' | 'NOTHING_TO_MOVE' | 'SKIPPED' | 'MISSED';
    /**
     * The batch of the run; null without one.
     */
    batchId: string | null;
    /**
     * The status of that batch; null without one.
     */
    batchStatus: BatchStatus | null;
    /**
     * How many withdrawals it has.
     */
    withdrawalCount: number;
    /**
     * Their total, without fees; what a sweep moved.
     */
    totalAmount: Amount;
    /**
     * The funding record of what a sweep moved; null without one.
     */
    fundingRecordId: string | null;
    /**
     * The version by which its batch was created; null without one.
     */
    version: number | null;
    /**
     * Whether a user has changed this one run, which then needs its own approvals.
     */
    isChanged: boolean;
    /**
     * Why its batch cannot be created now; null when nothing prevents it. It is tried again.
     */
    problem: {
        /**
         * An error code of `createBatch`.
         */
        code: string;
        /**
         * What is wrong, in a sentence.
         */
        detail: string;
        /**
         * The sentence by its key, with the values in it: texts, numbers, `{ amount, currency }`, or another sentence of this form. For clients that show the text in another language than English; absent when the text is not written by Outlay.
         */
        params?: {
            /**
             * A stable key of the sentence.
             */
            sentence: string;
            [key: string]: unknown;
        };
        /**
         * When it was found first.
         */
        since: Timestamp;
    } | null;
    /**
     * Why a standing approval did not cover it, so that its batch waits for approval. NOT_ALLOWED: the payment config does not allow it. LIMIT_EXPIRED, SUM_ABOVE_LIMIT, TOTAL_REACHED: a limit. ROWS_CHANGED: it pays something else. SIGNER_LEFT: an approval lapsed. STRICTER_RULES: more approvals are needed now. ACCOUNT_CHANGED: a person was paid to another account since. LAST_RUN_FAILED: a payment of the last run failed or came back. RUN_CHANGED: a user changed it.
     */
    standingReasons: Array<'NOT_ALLOWED' | 'LIMIT_EXPIRED' | 'ROWS_CHANGED' | 'SUM_ABOVE_LIMIT' | 'TOTAL_REACHED' | 'SIGNER_LEFT' | 'STRICTER_RULES' | 'ACCOUNT_CHANGED' | 'LAST_RUN_FAILED' | 'RUN_CHANGED'>;
    /**
     * Who skipped or changed it; null if none did.
     */
    decidedBy: Person | null;
    /**
     * The reason given for that.
     */
    reason: string | null;
};

/**
 * Who must still sign a schedule, or the batch of a run.
 */
export type ScheduleSigners = {
    /**
     * How many signers are missing.
     */
    missing: number;
    /**
     * Whether the groups sign one after the other.
     */
    inOrder: boolean;
    /**
     * The groups of which signers are missing; the others may be any approver.
     */
    groups: Array<{
        /**
         * A group of which signers are missing.
         */
        groupId: string;
        /**
         * Its name.
         */
        name: string;
        /**
         * How many of it.
         */
        missing: number;
        /**
         * Who of it could sign.
         */
        couldSign: Array<Person>;
    }>;
};

/**
 * What a schedule would do.
 */
export type ScheduledWithdrawalPreview = {
    /**
     * The currency of its withdrawals.
     */
    currency: CurrencyCode;
    /**
     * How many withdrawals a run has.
     */
    withdrawalCount: number;
    /**
     * The total of a run, without fees; the most that a sweep moves.
     */
    totalAmount: Amount;
    /**
     * The fees of a run with VAT, at the prices of today.
     */
    totalFee: Amount;
    /**
     * How many approvals the version needs.
     */
    approvalsRequired: number;
    /**
     * How many approvals the batch of each run needs besides; 0 with STANDING.
     */
    approvalsPerRun: number;
    /**
     * Of which groups of the signing policy the approvers of the version are; null when it names none.
     */
    signers: ScheduleSigners | null;
    /**
     * The same for the batch of each run, by its total and rails: new accounts and the sum of a day can ask for more. Null with STANDING.
     */
    signersPerRun: ScheduleSigners | null;
    /**
     * How many runs there are, without those that would be missed; with STANDING, within its limits. Null for no end.
     */
    runCount: number | null;
    /**
     * The total of these runs, without fees; null for no end.
     */
    allRunsAmount: Amount | null;
    /**
     * What is available now.
     */
    availableBalance: SignedAmount;
    /**
     * The references that name a month, or have a placeholder for one: at most five, the most frequent first.
     */
    references: Array<{
        /**
         * As it was sent.
         */
        written: string;
        /**
         * As it is saved, with its placeholders.
         */
        saved: string;
        /**
         * In the next run.
         */
        nextRun: string;
        /**
         * How many withdrawals have it.
         */
        count: number;
    }>;
    /**
     * The next 12 runs.
     */
    runs: Array<{
        /**
         * The day of the calendar.
         */
        dueOn: Day;
        /**
         * The day on which the money moves; null if the rule refuses it.
         */
        paysOn: Day | null;
        /**
         * Why the money does not move on the execution date, in the order in which the days were tried.
         */
        reasons: Array<MoveReason>;
        /**
         * The day on which its batch is created.
         */
        createsOn: Day;
        /**
         * The last moment at which its last approval is in time.
         */
        approveBy: Timestamp;
        /**
         * Whether its batch needs separate approvals: with EACH_RUN, and after the last day of a standing approval.
         */
        needsApproval: boolean;
        /**
         * Whether it would be missed, because that moment has passed.
         */
        isMissed: boolean;
        /**
         * What is left after the run and its fees: the available balance and the expected funding, less what batches and the runs of other schedules pay until then.
         */
        balanceAfter: SignedAmount;
    }>;
};

/**
 * Runs, the earliest first.
 */
export type PaginatedScheduledWithdrawalRun = {
    /**
     * The items of this page.
     */
    items: Array<ScheduledWithdrawalRun>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * One run of a schedule with its withdrawals.
 */
export type ScheduledWithdrawalRunContent = {
    /**
     * The day of the calendar, by which the run is known.
     */
    dueOn: Day;
    /**
     * The day on which the money should move: `dueOn`, unless it was changed.
     */
    executionDate: Day;
    /**
     * The day on which the money moves, by the rule; null if the bank is closed on it and the rule refuses any other day.
     */
    paysOn: Day | null;
    /**
     * Why the money does not move on the execution date, in the order in which the days were tried.
     */
    reasons: Array<MoveReason>;
    /**
     * The day on which its batch is created.
     */
    createsOn: Day;
    /**
     * The last moment at which its last approval is in time.
     */
    approveBy: Timestamp;
    /**
     * Whether its batch needs separate approvals: with EACH_RUN, when a user has changed it, and after the last day of a standing approval. A sweep moves nothing after that day until it is approved again.
     */
    needsApproval: boolean;
    /**
     * PLANNED: to come. WAITING_FOR_FILE: a preparer has to send its withdrawals. CREATED: its batch exists, and its states are those of the batch. SWEPT: a sweep moved `totalAmount`. NOTHING_TO_MOVE: a sweep found no more than is kept. SKIPPED: by a user. MISSED: it could not be made in time, and a user has to answer.
     */
    status: 'PLANNED' | 'WAITING_FOR_FILE' | 'CREATED' | 'SWEPT' | 'NOTHING_TO_MOVE' | 'SKIPPED' | 'MISSED';
    /**
     * The batch of the run; null without one.
     */
    batchId: string | null;
    /**
     * The status of that batch; null without one.
     */
    batchStatus: BatchStatus | null;
    /**
     * How many withdrawals it has.
     */
    withdrawalCount: number;
    /**
     * Their total, without fees; what a sweep moved.
     */
    totalAmount: Amount;
    /**
     * The funding record of what a sweep moved; null without one.
     */
    fundingRecordId: string | null;
    /**
     * The version by which its batch was created; null without one.
     */
    version: number | null;
    /**
     * Whether a user has changed this one run, which then needs its own approvals.
     */
    isChanged: boolean;
    /**
     * Why its batch cannot be created now; null when nothing prevents it. It is tried again.
     */
    problem: {
        /**
         * An error code of `createBatch`.
         */
        code: string;
        /**
         * What is wrong, in a sentence.
         */
        detail: string;
        /**
         * The sentence by its key, with the values in it: texts, numbers, `{ amount, currency }`, or another sentence of this form. For clients that show the text in another language than English; absent when the text is not written by Outlay.
         */
        params?: {
            /**
             * A stable key of the sentence.
             */
            sentence: string;
            [key: string]: unknown;
        };
        /**
         * When it was found first.
         */
        since: Timestamp;
    } | null;
    /**
     * Why a standing approval did not cover it, so that its batch waits for approval. NOT_ALLOWED: the payment config does not allow it. LIMIT_EXPIRED, SUM_ABOVE_LIMIT, TOTAL_REACHED: a limit. ROWS_CHANGED: it pays something else. SIGNER_LEFT: an approval lapsed. STRICTER_RULES: more approvals are needed now. ACCOUNT_CHANGED: a person was paid to another account since. LAST_RUN_FAILED: a payment of the last run failed or came back. RUN_CHANGED: a user changed it.
     */
    standingReasons: Array<'NOT_ALLOWED' | 'LIMIT_EXPIRED' | 'ROWS_CHANGED' | 'SUM_ABOVE_LIMIT' | 'TOTAL_REACHED' | 'SIGNER_LEFT' | 'STRICTER_RULES' | 'ACCOUNT_CHANGED' | 'LAST_RUN_FAILED' | 'RUN_CHANGED'>;
    /**
     * Who skipped or changed it; null if none did.
     */
    decidedBy: Person | null;
    /**
     * The reason given for that.
     */
    reason: string | null;
    /**
     * What the run pays; empty while it waits for a file, and for a SWEEP without a batch.
     */
    withdrawals: Array<WithdrawalRequest>;
    /**
     * What the run would pay if no user had changed it: null if none has, and with NEW_FILE. The approvers of a changed run compare both.
     */
    plannedWithdrawals: Array<WithdrawalRequest> | null;
};

/**
 * Versions, the latest first.
 */
export type PaginatedScheduledWithdrawalVersion = {
    /**
     * The items of this page.
     */
    items: Array<ScheduledWithdrawalVersion>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * One version of a schedule.
 */
export type ScheduledWithdrawalVersion = {
    /**
     * Its number.
     */
    version: number;
    /**
     * PENDING_APPROVAL: waits. IN_FORCE: runs follow it. SUPERSEDED: a later one is in force. REPLACED: a later one was written before it was approved. REJECTED, EXPIRED, CANCELLED: never in force.
     */
    status: 'PENDING_APPROVAL' | 'IN_FORCE' | 'SUPERSEDED' | 'REPLACED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    /**
     * A name for people. The batch of each run has it with its month or day.
     */
    label: string;
    /**
     * Who approves its runs.
     */
    approvalMode: ScheduledApprovalMode;
    /**
     * ROWS: each run pays the withdrawals of the version. LAST_PAID_RUN: those of the last run that was paid, and of the version until there is one. NEW_FILE: a preparer sends the withdrawals of each run. COLLECTION and FUNDING: those of a SWEEP, from which it moves money. From COLLECTION it moves to FUNDING, and pays no withdrawals. From FUNDING it pays one withdrawal, to an account of a bank connection of the company; its `amount` is the most that it pays, and equals `limits.perRun`.
     */
    source: 'ROWS' | 'LAST_PAID_RUN' | 'NEW_FILE' | 'COLLECTION' | 'FUNDING';
    /**
     * The preferred rail of each run; null for the payment config's.
     */
    rail: Rail | null;
    /**
     * When its runs are due.
     */
    calendar: ScheduledWithdrawalCalendar;
    /**
     * How many days before the day of the money the batch of a run is created. Less than the time between two runs.
     */
    createDaysAhead: number;
    /**
     * With STANDING: what the approval covers. Otherwise null.
     */
    limits: ScheduledWithdrawalLimits | null;
    /**
     * With SWEEP: the amount that is kept in COLLECTION or FUNDING. Otherwise null.
     */
    keepAmount: Amount | null;
    /**
     * What happens to a run of a standing approval while too little money is available: WAIT until the last moment, then it is missed; or SKIP it. A run that is approved by users waits for them in any case.
     */
    ifShort: 'WAIT' | 'SKIP';
    /**
     * How many withdrawals a run has; 0 with NEW_FILE and COLLECTION.
     */
    withdrawalCount: number;
    /**
     * The total of a run, without fees; 0 with NEW_FILE and COLLECTION.
     */
    totalAmount: Amount;
    /**
     * The SHA-256 of the canonical JSON of the version: its withdrawals, calendar and limits. An approval covers it.
     */
    contentDigest: string;
    /**
     * How many approvals the version needs: one with EACH_RUN, whose batches are approved as well; with STANDING those that a batch with the total of all runs needs.
     */
    approvalsRequired: number;
    /**
     * The approvals of this version.
     */
    approvals: Array<{
        /**
         * The approver.
         */
        by: Person;
        /**
         * When it was approved.
         */
        at: Timestamp;
        /**
         * Whether it no longer counts, because the approver was disabled or lost the role.
         */
        lapsed: boolean;
    }>;
    /**
     * The author of the version, who cannot approve it.
     */
    createdBy: Person;
    /**
     * When the version was written.
     */
    createdAt: Timestamp;
    /**
     * The payments of each run; none with NEW_FILE.
     */
    withdrawals: Array<WithdrawalRequest>;
    /**
     * Who sent it back; null if none did.
     */
    decidedBy: Person | null;
    /**
     * Why it was sent back.
     */
    reason: string | null;
};

/**
 * Settlements, the latest first.
 */
export type PaginatedSettlementForDisplay = {
    /**
     * The items of this page.
     */
    items: Array<SettlementForDisplay>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
    /**
     * What statements do not show yet, for each currency: the sum over all settlements that the query finds and that are WAITING or PARTIAL, not only those of this page.
     */
    unsettled: Array<UnsettledSum>;
};

/**
 * What the bank settled of one bank file.
 */
export type SettlementForDisplay = {
    /**
     * The id of the settlement, which is that of the bank file.
     */
    id: string;
    /**
     * The day on which the bank pays the file.
     */
    date: string;
    /**
     * What statements show of the payouts. WAITING: none. PARTIAL: some. SETTLED: all, with their amounts. DIFFERENT: all, with other amounts. NOTHING_DUE: each was rejected or recalled. Rejected payouts are not due; one that a statement shows anyway is a difference.
     */
    state: 'WAITING' | 'PARTIAL' | 'SETTLED' | 'DIFFERENT' | 'NOTHING_DUE';
    /**
     * The bank connection that carried the file.
     */
    connection: {
        /**
         * The id of the bank connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    };
    /**
     * The account that pays the file, as the file names it.
     */
    accountNumber: string;
    /**
     * The batch of the file.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    };
    /**
     * The name of the bank file.
     */
    fileName: string;
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * How many payouts the bank should pay.
     */
    payoutCount: number;
    /**
     * How many of them statements show, without rejected ones.
     */
    settledCount: number;
    /**
     * How many payouts came back.
     */
    returnedCount: number;
    /**
     * The sum of the payouts that the bank should pay.
     */
    expectedAmount: Amount;
    /**
     * The sum of the payouts as statements show them.
     */
    settledAmount: Amount;
    /**
     * The sum of the payouts that came back.
     */
    returnedAmount: Amount;
    /**
     * The fees of the payouts that were paid, including VAT.
     */
    expectedFees: Amount;
    /**
     * The fees of the file as statements show them.
     */
    chargedFees: Amount;
    /**
     * `overAmount` less `underAmount`: positive when the bank took too much.
     */
    differenceAmount: SignedAmount;
    /**
     * What statements show too much: the sum over the payouts of which they show more than is due. A rejected payout has nothing due, even if a statement shows it.
     */
    overAmount: Amount;
    /**
     * What statements show too little: the sum over the payouts of which they show less than is due.
     */
    underAmount: Amount;
    /**
     * NONE: every payout on a statement has its amount. OPEN: a payout differs. WAITING: a user has acknowledged the difference, and a second one has to confirm that. ACKNOWLEDGED: it is acknowledged. OUTDATED: it has changed since it was acknowledged.
     */
    differenceState: 'NONE' | 'OPEN' | 'WAITING' | 'ACKNOWLEDGED' | 'OUTDATED';
    /**
     * Who acknowledged the difference; null while no user has. While the state is OUTDATED, its amounts are those that were acknowledged.
     */
    acknowledgement: SettlementAcknowledgement | null;
    /**
     * When a payout was last found on a statement; null before.
     */
    settledAt: Timestamp | null;
};

/**
 * Users have acknowledged the difference of a settlement.
 */
export type SettlementAcknowledgement = {
    /**
     * The id of the acknowledgement.
     */
    id: string;
    /**
     * What statements show too much: the sum over the payouts of which they show more than is due. A rejected payout has nothing due, even if a statement shows it.
     */
    overAmount: Amount;
    /**
     * What statements show too little: the sum over the payouts of which they show less than is due.
     */
    underAmount: Amount;
    /**
     * Why the difference is accepted.
     */
    reason: string;
    /**
     * The user who acknowledged the difference.
     */
    by: Person;
    /**
     * When the user acknowledged it.
     */
    at: Timestamp;
    /**
     * Whether it counts only once another user has confirmed it.
     */
    needsSecondUser: boolean;
    /**
     * How a second user confirmed it; null until then, and when one user suffices.
     */
    confirmed: {
        /**
         * The second user.
         */
        by: Person;
        /**
         * When the second user confirmed it.
         */
        at: Timestamp;
    } | null;
};

/**
 * What statements do not show yet of the settlements in one currency.
 */
export type UnsettledSum = {
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * What is due of the payouts that no statement shows yet.
     */
    amount: Amount;
    /**
     * How many settlements wait for it.
     */
    count: number;
};

/**
 * What the bank settled of one bank file, with the lines of the statements.
 */
export type SettlementDetail = {
    /**
     * The id of the settlement, which is that of the bank file.
     */
    id: string;
    /**
     * The day on which the bank pays the file.
     */
    date: string;
    /**
     * What statements show of the payouts. WAITING: none. PARTIAL: some. SETTLED: all, with their amounts. DIFFERENT: all, with other amounts. NOTHING_DUE: each was rejected or recalled. Rejected payouts are not due; one that a statement shows anyway is a difference.
     */
    state: 'WAITING' | 'PARTIAL' | 'SETTLED' | 'DIFFERENT' | 'NOTHING_DUE';
    /**
     * The bank connection that carried the file.
     */
    connection: {
        /**
         * The id of the bank connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    };
    /**
     * The account that pays the file, as the file names it.
     */
    accountNumber: string;
    /**
     * The batch of the file.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    };
    /**
     * The name of the bank file.
     */
    fileName: string;
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * How many payouts the bank should pay.
     */
    payoutCount: number;
    /**
     * How many of them statements show, without rejected ones.
     */
    settledCount: number;
    /**
     * How many payouts came back.
     */
    returnedCount: number;
    /**
     * The sum of the payouts that the bank should pay.
     */
    expectedAmount: Amount;
    /**
     * The sum of the payouts as statements show them.
     */
    settledAmount: Amount;
    /**
     * The sum of the payouts that came back.
     */
    returnedAmount: Amount;
    /**
     * The fees of the payouts that were paid, including VAT.
     */
    expectedFees: Amount;
    /**
     * The fees of the file as statements show them.
     */
    chargedFees: Amount;
    /**
     * `overAmount` less `underAmount`: positive when the bank took too much.
     */
    differenceAmount: SignedAmount;
    /**
     * What statements show too much: the sum over the payouts of which they show more than is due. A rejected payout has nothing due, even if a statement shows it.
     */
    overAmount: Amount;
    /**
     * What statements show too little: the sum over the payouts of which they show less than is due.
     */
    underAmount: Amount;
    /**
     * NONE: every payout on a statement has its amount. OPEN: a payout differs. WAITING: a user has acknowledged the difference, and a second one has to confirm that. ACKNOWLEDGED: it is acknowledged. OUTDATED: it has changed since it was acknowledged.
     */
    differenceState: 'NONE' | 'OPEN' | 'WAITING' | 'ACKNOWLEDGED' | 'OUTDATED';
    /**
     * Who acknowledged the difference; null while no user has. While the state is OUTDATED, its amounts are those that were acknowledged.
     */
    acknowledgement: SettlementAcknowledgement | null;
    /**
     * When a payout was last found on a statement; null before.
     */
    settledAt: Timestamp | null;
    /**
     * Whether an acknowledgement of this difference would take a second user.
     */
    needsSecondUser: boolean;
    /**
     * The users who may confirm the acknowledgement that waits; empty when none waits.
     */
    mayConfirm: Array<Person>;
    /**
     * How many statement lines it has.
     */
    lineCount: number;
    /**
     * The first 200 lines of statements, the earliest first.
     */
    lines: Array<SettlementLine>;
    /**
     * The first 200 payouts that came back.
     */
    returns: Array<SettledPayout>;
};

/**
 * An entry of a statement that is posted for a settlement.
 */
export type SettlementLine = {
    /**
     * The id of the entry of the statement.
     */
    entryId: string;
    /**
     * What the entry is for the settlement. CORRECTION: payments that the bank rejected and debited all the same, or the credit that gives them back.
     */
    kind: 'PAYOUT' | 'RETURN' | 'FEE' | 'CORRECTION';
    /**
     * For how many payouts it is posted.
     */
    payoutCount: number;
    /**
     * The part of the entry that belongs to the settlement.
     */
    amount: SignedAmount;
    /**
     * The day on which the bank booked it.
     */
    bookingDate: string;
    /**
     * The bank's reference; null if it has none.
     */
    bankReference: string | null;
    /**
     * The words of the entry.
     */
    text: string;
    /**
     * EXACT: matched without a user. PROPOSAL, CHOICE: a user decided.
     */
    way: 'EXACT' | 'PROPOSAL' | 'CHOICE';
    /**
     * When it was posted.
     */
    postedAt: Timestamp;
};

/**
 * A payout of a settlement.
 */
export type SettledPayout = {
    /**
     * The id of the withdrawal.
     */
    withdrawalId: string;
    /**
     * The id of the payout transaction; null before the payment is submitted.
     */
    payoutId: string | null;
    /**
     * WAITING: on no statement yet. SETTLED: on a statement. REJECTED: the bank did not pay it. RETURNED: it came back.
     */
    state: 'WAITING' | 'SETTLED' | 'REJECTED' | 'RETURNED';
    /**
     * The name as it is in the file.
     */
    beneficiaryName: string;
    /**
     * The account of the beneficiary.
     */
    accountNumber: string;
    /**
     * The reference in the file.
     */
    reference: string;
    /**
     * The amount of the payout.
     */
    amount: Amount;
    /**
     * The amount on the statement; null before.
     */
    settledAmount: Amount | null;
    /**
     * The entry of the statement; null before.
     */
    entryId: string | null;
    /**
     * The day on which the bank booked it; null before.
     */
    settledOn: string | null;
    /**
     * Why it was rejected or returned; null otherwise.
     */
    failureCode: WithdrawalFailureCode | null;
};

/**
 * Payouts in the order of the file.
 */
export type PaginatedSettledPayout = {
    /**
     * The items of this page.
     */
    items: Array<SettledPayout>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * Approval rules that have not been saved, and batch totals to apply them to.
 */
export type PreviewApprovalsRequest = {
    /**
     * The rules to try.
     */
    approvalRules: Array<ApprovalRule>;
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * Batch totals to apply the rules to.
     */
    amounts: Array<Amount>;
};

/**
 * A connection to set up.
 */
export type CreateBankConnectionRequest = {
    /**
     * The name of the connection.
     */
    displayName: string;
    /**
     * The rails whose payments the connection carries: EFT, and with pain.001 also those of `profile.paymentTypes`. A file has payments by one rail, unless the profile has `severalRailsInFile`. Only PAYMENTS has any.
     */
    rails: Array<Rail>;
    /**
     * The account from which its payments are made, or whose statements are read.
     */
    payer: PayerAccount;
    /**
     * The bank's deviations from the format; null unless it is for PAYMENTS.
     */
    profile: BankFileProfile | null;
    /**
     * What the connection is for; PAYMENTS when left out.
     */
    purpose?: 'PAYMENTS' | 'RECEIPTS' | 'BOTH' | 'STATEMENTS_ONLY';
    /**
     * The bank of the account, unless it is for PAYMENTS: the branch code then names the bank. With BOTH, payers read it.
     */
    bankName?: string;
    /**
     * The currency of the account.
     */
    currency: CurrencyCode;
};

/**
 * The account that pays, that receives, or that is watched.
 */
export type PayerAccount = {
    /**
     * The registered name of the company.
     */
    name: string;
    /**
     * The branch code, 6 digits; null unless it is for PAYMENTS.
     */
    branchCode: string | null;
    /**
     * The account number.
     */
    accountNumber: string;
    /**
     * The type of the account; null unless it is for PAYMENTS. A watched account may be a credit card.
     */
    accountType: AccountType | null;
};

/**
 * A bank's deviations from a format.
 */
export type BankFileProfile = {
    /**
     * A short code: Latin capitals, digits and hyphens.
     */
    code: string;
    /**
     * The name of the profile.
     */
    displayName: string;
    /**
     * The format of the files.
     */
    format: PaymentFormat;
    /**
     * The characters that texts of a file may have: those of the ACB, or the Latin set of ISO 20022.
     */
    charset: 'ACB' | 'ISO_LATIN';
    /**
     * The longest name of a beneficiary, in characters.
     */
    nameLength: number;
    /**
     * The longest reference, in characters.
     */
    referenceLength: number;
    /**
     * The most payments of one file.
     */
    maxPayments: number;
    /**
     * ACB: the entry class of the payments; null otherwise.
     */
    entryClass: number | null;
    /**
     * ACB: what the bank gave the company at registration; null otherwise.
     */
    acb: {
        /**
         * The customer code, 5 characters.
         */
        customerCode: string;
        /**
         * The user code, 4 characters.
         */
        userCode: string;
        /**
         * The short name, at most 10 characters.
         */
        shortName: string;
        /**
         * The destination, 5 characters.
         */
        destination: string;
        /**
         * The service of the bank. A file of ONE DAY must have left one banking day before its action date, one of TWO DAY two; any other on the action date.
         */
        service: 'SAMEDAY' | 'ONE DAY' | 'TWO DAY' | 'BATCH';
        /**
         * The transmission number of the connection's first file. Left out: 1. For a company whose bank has accepted files of other software: one more than the last of their numbers. It no longer changes once a file has left.
         */
        firstTransmissionNumber?: number;
        /**
         * The generation number of the first file, likewise. It need not equal the transmission number.
         */
        firstGenerationNumber?: number;
    } | null;
    /**
     * CSV: the layout of the file; left out for other formats.
     */
    csv?: PaymentCsvLayout;
    /**
     * pain.001: how a file says by which rail the bank has to send its payments. Every bank has its own values: take them from its guide. The connection can carry these rails and EFT, which is NURG where it is not listed. Left out for other formats, and for EFT alone.
     */
    paymentTypes?: Array<PaymentType>;
    /**
     * pain.001: whether a file may have payments by several rails, with a payment information block (PmtInf) for each. Then a row above the limit of its rail travels by RTGS in the same batch and file. Left out: a file and its batch have one rail.
     */
    severalRailsInFile?: boolean;
    /**
     * pain.001: the codes of account types, of the code set of ISO 20022 for cash accounts. Left out: CACC and SVGS for current and savings accounts, and none for others.
     */
    accountTypeCodes?: {
        /**
         * Its code; empty: none.
         */
        CURRENT: string;
        /**
         * Its code; empty: none.
         */
        SAVINGS: string;
        /**
         * Its code; empty: none.
         */
        TRANSMISSION: string;
        /**
         * Its code; empty: none.
         */
        BOND: string;
        /**
         * Its code; empty: none.
         */
        SUBSCRIPTION_SHARE: string;
    };
    /**
     * pain.001: where a file has the own reference of a payment. INSTRUCTION_ID: InstrId. DEBTOR_AGENT: InstrForDbtrAgt. Left out: nowhere. ISO 20022 has no place for the text on the payer's statement: the guide of the bank says which of the two it shows there, if any.
     */
    ownReferenceIn?: 'INSTRUCTION_ID' | 'DEBTOR_AGENT';
    /**
     * pain.001: whether the bank books the payments of a file by one rail as one debit.
     */
    isBookedAsOneDebit: boolean;
    /**
     * Whether a payment that a reply to its file does not name was accepted with the file.
     */
    unnamedAreAccepted: boolean;
    /**
     * When a payment counts as paid. ACCEPTANCE: as the bank accepts it. REPLY: as a reply says that it is paid. STATEMENT: as the statement shows it.
     */
    paidBy: 'ACCEPTANCE' | 'REPLY' | 'STATEMENT';
    /**
     * The name of a file, with the fields {date}, {time}, {number} and {fileId}. {number} is the transmission number of an ACB file, the generation number in its older form, and for other formats the number of the file in its connection. The name starts with a letter, a digit or a field, has no two dots in a row, does not end in .part, .tmp or .filepart, and has at most 200 characters once its fields are filled in.
     */
    fileName: string;
    /**
     * The last minute of a business day at which the bank takes a file for that day; null: all day. A rail of `paymentTypes` has its own.
     */
    cutOff: string | null;
    /**
     * The last minute of a Saturday at which the bank takes a file by EFT for that day, not after `cutOff`. Left out: Saturday is no banking day. Nothing is paid by EFT on Sundays and public holidays.
     */
    saturdayCutOff?: string;
    /**
     * pain.001 and CSV: how many banking days before the day of the money the bank must have a file by EFT, until its cut-off. Left out or 0: on that day. For ACB, the `service` says this instead.
     */
    leadDays?: number;
    /**
     * How many days before its execution day the bank takes a file. Left out or 0: only on that day. The file of a batch with a later execution date is written that many days ahead.
     */
    daysAhead?: number;
    /**
     * If the bank has not answered after this many hours, a submitted payment is unconfirmed.
     */
    silentAfterHours: number;
};

/**
 * ACB_198: the fixed-width file of South African banks, 198 characters a line. ACB_180: its older form. PAIN_001: ISO 20022 pain.001.001.09. CSV: a table whose columns the profile lists.
 */
export type PaymentFormat = 'ACB_198' | 'ACB_180' | 'PAIN_001' | 'CSV';

/**
 * CSV: how the bank wants the file. A payment has one row. Columns for NAME, BRANCH_CODE, ACCOUNT_NUMBER and AMOUNT are needed, and each content but TEXT has one column at most.
 */
export type PaymentCsvLayout = {
    /**
     * What separates the values.
     */
    delimiter: 'COMMA' | 'SEMICOLON' | 'TAB';
    /**
     * What ends a line.
     */
    lineEnd: 'CRLF' | 'LF';
    /**
     * Whether the first line has the names of the columns.
     */
    hasHeader: boolean;
    /**
     * Whether every value is in quotation marks, or only those that need them.
     */
    quotesAll: boolean;
    /**
     * How dates are written.
     */
    dateFormat: 'YYYY-MM-DD' | 'YYYY/MM/DD' | 'YYYYMMDD' | 'DD/MM/YYYY' | 'DD-MM-YYYY' | 'DD.MM.YYYY' | 'DDMMYYYY';
    /**
     * How amounts are written. POINT: 1250.00. COMMA: 1250,00. CENTS: 125000.
     */
    amountFormat: 'POINT' | 'COMMA' | 'CENTS';
    /**
     * What a column with the account type has for each type.
     */
    accountTypes: {
        /**
         * What the file has for this type.
         */
        CURRENT: string;
        /**
         * What the file has for this type.
         */
        SAVINGS: string;
        /**
         * What the file has for this type.
         */
        TRANSMISSION: string;
        /**
         * What the file has for this type.
         */
        BOND: string;
        /**
         * What the file has for this type.
         */
        SUBSCRIPTION_SHARE: string;
    };
    /**
     * The columns, from left to right.
     */
    columns: Array<PaymentCsvColumn>;
    /**
     * The first value of the last line, which then has the number of payments and their sum; null: the file has no such line.
     */
    totalsLabel: string | null;
};

/**
 * A column of a CSV payment file.
 */
export type PaymentCsvColumn = {
    /**
     * The name of the column in the first line. Empty in a layout without a line of names.
     */
    header: string;
    /**
     * What the column has in each row. OUR_REFERENCE: the number of the file and of the payment in it, such as 0012-000003. OWN_REFERENCE: the own reference of the payment, or OUR_REFERENCE where it has none. TEXT: always the text of the column.
     */
    content: 'NAME' | 'BRANCH_CODE' | 'ACCOUNT_NUMBER' | 'ACCOUNT_TYPE' | 'AMOUNT' | 'CURRENCY' | 'REFERENCE' | 'OUR_REFERENCE' | 'OWN_REFERENCE' | 'END_TO_END_ID' | 'EXECUTION_DATE' | 'PAYER_NAME' | 'PAYER_BRANCH_CODE' | 'PAYER_ACCOUNT_NUMBER' | 'TEXT';
    /**
     * The text of a TEXT column; empty otherwise.
     */
    text: string;
};

/**
 * How a pain.001 file names one rail, and what the bank takes by it.
 */
export type PaymentType = {
    /**
     * The rail that the entry describes.
     */
    rail: Rail;
    /**
     * The code of the service level, such as URGP; null: none.
     */
    serviceLevel: string | null;
    /**
     * The local instrument; null: none.
     */
    localInstrument: {
        /**
         * CODE: of the code set of ISO 20022. PROPRIETARY: the bank's word.
         */
        kind: 'CODE' | 'PROPRIETARY';
        /**
         * The code or the word, at most 35 characters.
         */
        value: string;
    } | null;
    /**
     * The last minute of a business day at which the bank takes a file by this rail; null: at any hour.
     */
    cutOff: string | null;
    /**
     * The largest payment that the bank takes by this rail; null: no limit of the bank.
     */
    maxAmount: string | null;
};

/**
 * The new settings of a connection.
 */
export type UpdateBankConnectionRequest = {
    /**
     * The name of the connection.
     */
    displayName: string;
    /**
     * The rails whose payments the connection carries: EFT, and with pain.001 also those of `profile.paymentTypes`. A file has payments by one rail, unless the profile has `severalRailsInFile`. Only PAYMENTS has any.
     */
    rails: Array<Rail>;
    /**
     * The account from which its payments are made, or whose statements are read.
     */
    payer: PayerAccount;
    /**
     * The bank's deviations from the format; null unless it is for PAYMENTS.
     */
    profile: BankFileProfile | null;
    /**
     * What the connection is for; PAYMENTS when left out.
     */
    purpose?: 'PAYMENTS' | 'RECEIPTS' | 'BOTH' | 'STATEMENTS_ONLY';
    /**
     * The bank of the account, unless it is for PAYMENTS: the branch code then names the bank. With BOTH, payers read it.
     */
    bankName?: string;
    /**
     * The version that was changed.
     */
    version: number;
};

/**
 * The acceptance of a test file.
 */
export type CertifyBankConnectionRequest = {
    /**
     * The version that was tested.
     */
    version: number;
    /**
     * Who accepted which file, and when.
     */
    note: string;
};

/**
 * A reply of the bank.
 */
export type UploadBankReplyRequest = {
    /**
     * The name of the file.
     */
    fileName: string;
    /**
     * The bytes of the file in base64; at most 12 MiB of bytes.
     */
    content: string;
};

/**
 * The new state of a connection.
 */
export type SwitchBankConnectionRequest = {
    /**
     * The new state.
     */
    state: 'LIVE' | 'OFF';
    /**
     * The `updatedAt` of the connection that the user saw. LIVE needs it: a connection that has changed since is not switched on.
     */
    updatedAt?: Timestamp;
};

/**
 * How files reach the bank.
 */
export type SetBankTransportRequest = {
    /**
     * How files reach the bank.
     */
    transport: 'DOWNLOAD' | 'SFTP' | 'FOLDER';
    /**
     * The folders. Required for SFTP and FOLDER.
     */
    folders?: TransportFolders;
    /**
     * The server. Required for SFTP.
     */
    server?: {
        /**
         * The name or address of the server.
         */
        host: string;
        /**
         * The port.
         */
        port: number;
        /**
         * The user name that the bank gave the company.
         */
        username: string;
        /**
         * The fingerprint of the host key, as the bank has confirmed it. A server with another key is refused.
         */
        hostKeyFingerprint: string;
        /**
         * The private key in OpenSSH or PEM format, without a passphrase. If it is left out, the key stays; a connection without a key gets a new one.
         */
        privateKey?: string;
    };
    /**
     * Whether Outlay makes a new key in place of the present one.
     */
    makeKey?: boolean;
};

/**
 * Folders of the bank's server, or folders below the one that the operator has set.
 */
export type TransportFolders = {
    /**
     * Where the bank picks up our files.
     */
    outbox: string;
    /**
     * Where the bank puts its replies and statements.
     */
    inbox: string;
    /**
     * Where the bank's files go once they are stored.
     */
    archive: string;
};

/**
 * A recall that the bank has confirmed.
 */
export type RecallBankFileRequest = {
    /**
     * Why it is recalled.
     */
    reason: string;
    /**
     * The person at the bank who confirmed it.
     */
    confirmedBy: string;
};

/**
 * The recall that the caller has seen.
 */
export type SeenRecall = {
    /**
     * The id of the recall. A file that is recalled again has another one.
     */
    recallId: string;
};

/**
 * What was found out about a reply.
 */
export type CloseBankReplyRequest = {
    /**
     * What was found out.
     */
    note: string;
    /**
     * The `readAt` of the reply that the user has seen. A reply that asks or changes something else by now is not decided.
     */
    readAt: Timestamp;
};

/**
 * Which outcome of the reply the user has seen.
 */
export type ConfirmBankReplyRequest = {
    /**
     * The `readAt` of the reply that the user has seen. A reply that asks or changes something else by now is not decided.
     */
    readAt: Timestamp;
};

/**
 * A comment to add.
 */
export type AddBatchCommentRequest = {
    /**
     * The text.
     */
    text: string;
    /**
     * The row of the batch that it is about.
     */
    rowNumber?: number;
    /**
     * The ids of the users whom it mentions. They are notified by email.
     */
    mentions?: Array<string>;
};

/**
 * Which content of a batch is to be approved.
 */
export type ApprovalToSign = {
    /**
     * The content digest that the approver has read.
     */
    contentDigest: string;
};

/**
 * A mapping for files with this header.
 */
export type SaveColumnMappingRequest = {
    /**
     * The names in the file's header, in their order.
     */
    headers: Array<string>;
    /**
     * The column of each field.
     */
    mapping: ColumnMapping;
};

/**
 * From which column of a file each field is read.
 */
export type ColumnMapping = {
    /**
     * The column of each field, from 0; null for a field that is not in the file.
     */
    columns: {
        /**
         * The column of the beneficiary name.
         */
        beneficiary_name: number | null;
        /**
         * The column of the bank.
         */
        bank: number | null;
        /**
         * The column of the branch code.
         */
        branch_code: number | null;
        /**
         * The column of the account number.
         */
        account_number: number | null;
        /**
         * The column of the account type.
         */
        account_type: number | null;
        /**
         * The column of the amount.
         */
        amount: number | null;
        /**
         * The column of the beneficiary reference.
         */
        beneficiary_reference: number | null;
        /**
         * The column of the own reference.
         */
        own_reference: number | null;
        /**
         * The column of the external id.
         */
        external_id: number | null;
    };
    /**
     * Columns that are joined into the name of the recipient; empty if one column has it.
     */
    nameParts: Array<number>;
    /**
     * Texts that apply to every row, for fields without a column. The recipient, the account, the bank and the amount always come from a column.
     */
    constants: {
        /**
         * The account type of every row.
         */
        account_type?: string;
        /**
         * The beneficiary reference of every row.
         */
        beneficiary_reference?: string;
        /**
         * The own reference of every row.
         */
        own_reference?: string;
    };
    /**
     * What the columns were like in the files for which the mapping was confirmed, without any value of a row. The page asks when a later file is unlike all of them.
     */
    kinds?: Array<{
        /**
         * Whether the file had at least five rows.
         */
        many: boolean;
        /**
         * The columns with values.
         */
        columns: Array<{
            /**
             * The column, from 0.
             */
            column: number;
            /**
             * What most of its values are.
             */
            kind: 'NUMBERS' | 'IDENTITY' | 'DATES' | 'WORDS' | 'MIXED';
            /**
             * The digits of its middle number, before the decimals.
             */
            digits: number;
            /**
             * The size of its middle number in half powers of ten.
             */
            level: number | null;
            /**
             * The share of its empty cells, in tenths.
             */
            blanks: number;
        }>;
        /**
         * Pairs of columns: the amounts of the first are nearly never above those of the second.
         */
        ordered: Array<[
            number,
            number
        ]>;
    }>;
};

/**
 * A change to ask for.
 */
export type ControlChangeRequest = {
    /**
     * Invite a person.
     */
    kind: 'INVITE_USER';
    /**
     * The name of the person.
     */
    displayName: string;
    /**
     * Where the invitation is mailed to; null: by a link alone.
     */
    email: string | null;
    /**
     * All roles that the user will have.
     */
    roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * Change the roles of a user.
     */
    kind: 'CHANGE_ROLES';
    /**
     * The user that it is about.
     */
    userId: string;
    /**
     * All roles that the user will have.
     */
    roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * Let a user sign in again.
     */
    kind: 'ENABLE_USER';
    /**
     * The user that it is about.
     */
    userId: string;
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * Let a user set a password.
     */
    kind: 'RESET_SIGN_IN';
    /**
     * The user that it is about.
     */
    userId: string;
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * Change the limits of batches.
     */
    kind: 'CHANGE_LIMITS';
    /**
     * The most withdrawals in one batch.
     */
    maxBatchWithdrawals: number;
    /**
     * The largest batch total in each currency; a currency that is not listed has no limit.
     */
    maxBatchAmounts: Array<{
        /**
         * The currency of the limit.
         */
        currency: CurrencyCode;
        /**
         * The largest total of one batch.
         */
        amount: Amount;
    }>;
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * Change a rail.
     */
    kind: 'CHANGE_FEES';
    /**
     * The rail.
     */
    rail: Rail;
    /**
     * Whether the entity may use it.
     */
    isOn: boolean;
    /**
     * The fee of one payment, excluding VAT.
     */
    unitFee: Amount;
    /**
     * The largest amount of one payment; null: no limit.
     */
    maxAmount: Amount | null;
    /**
     * The last time of a banking day; null: at any hour.
     */
    cutOff: string | null;
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * Send payouts again.
     */
    kind: 'SWITCH_PAYOUTS_ON';
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * One admin changes the payment config again.
     */
    kind: 'CONFIG_BY_ONE_ADMIN';
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
} | {
    /**
     * Change the signing policy.
     */
    kind: 'CHANGE_POLICY';
    /**
     * The groups and rules that will count.
     */
    policy: SigningPolicyContent;
    /**
     * Why, for the other admin and for the audit log.
     */
    reason: string;
};

/**
 * A group of approvers.
 */
export type ApproverGroup = {
    /**
     * The id of the group, which the client draws.
     */
    id: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * The users of the entity who belong to it. They sign while they are approvers.
     */
    memberIds: Array<string>;
};

/**
 * Batches for which the conditions hold need these signers.
 */
export type PolicyRule = {
    /**
     * The rule counts if all of these hold; empty: for every batch.
     */
    when: Array<PolicyCondition>;
    /**
     * Who signs. They are different people.
     */
    signers: Array<{
        /**
         * A group of the policy; null: any approver.
         */
        groupId: string | null;
        /**
         * How many of them sign.
         */
        count: number;
    }>;
    /**
     * Whether the groups sign one after the other, in the order of the policy’s groups.
     */
    inOrder: boolean;
};

/**
 * What a rule of the signing policy looks at.
 */
export type PolicyCondition = {
    /**
     * The total of the batch, without fees.
     */
    kind: 'AMOUNT';
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The condition holds above this amount.
     */
    above: Amount;
} | {
    /**
     * The batches that were prepared on the same day of the entity, or whose money moves on the same day: the larger sum, with this batch.
     */
    kind: 'DAY_SUM';
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The condition holds above this amount.
     */
    above: Amount;
} | {
    /**
     * What one payee gets within 30 days, with this batch.
     */
    kind: 'PAYEE_SUM';
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The condition holds above this amount.
     */
    above: Amount;
} | {
    /**
     * An account that was never paid.
     */
    kind: 'NEW_PAYEE';
} | {
    /**
     * A person who was only ever paid on other accounts.
     */
    kind: 'CHANGED_ACCOUNT';
} | {
    /**
     * A payment by one of these rails.
     */
    kind: 'RAIL';
    /**
     * The rails.
     */
    rails: Array<Rail>;
} | {
    /**
     * A batch of one of these users, or of a program of theirs.
     */
    kind: 'PREPARER';
    /**
     * The users.
     */
    userIds: Array<string>;
};

/**
 * The groups and rules that count beside the rules by amount of the payment config.
 */
export type SigningPolicyContent = {
    /**
     * The groups, in the order in which they sign where a rule asks for it.
     */
    groups: Array<ApproverGroup>;
    /**
     * The rules. Of all that hold for a batch the largest number of each group counts.
     */
    rules: Array<PolicyRule>;
};

/**
 * A delegation.
 */
export type CreateDelegationRequest = {
    /**
     * The approver who signs for the caller.
     */
    delegateId: string;
    /**
     * The first day, in the time zone of the entity. Today: from now on.
     */
    startsOn: Day;
    /**
     * The last day, at most 92 days later.
     */
    endsOn: Day;
    /**
     * Why.
     */
    reason: string;
};

/**
 * What the entry is.
 */
export type ProposeEntryRuleRequest = {
    /**
     * The id of the entry.
     */
    entryId: string;
    /**
     * TAX: paid to or by the revenue service. OWN_TRANSFER: between two accounts of the company. INTEREST: earned or paid. CHARGES: of the bank. CARD: purchases and takings by card. OTHER: something else, such as rent.
     */
    category: 'TAX' | 'OWN_TRANSFER' | 'INTEREST' | 'CHARGES' | 'CARD' | 'OTHER';
    /**
     * Words that the entry has, one after another; at least four letters or digits.
     */
    words: string;
    /**
     * The lowest amount, without a sign.
     */
    fromAmount: Amount;
    /**
     * The highest amount, without a sign.
     */
    toAmount: Amount;
    /**
     * Whether entries that fit are posted without a user. Otherwise the category is proposed. An entry that has something in common with an expected payment is proposed in both cases.
     */
    isAutomatic: boolean;
};

/**
 * What the user saw about the entry.
 */
export type ConfirmEntryRuleRequest = {
    /**
     * The id of the proposal of the entry that the user saw; null if it had none.
     */
    proposalId: string | null;
};

/**
 * Rows of a batch that has not been created, to be compared with earlier payments.
 */
export type CheckAgainstHistoryRequest = {
    /**
     * The currency of the rows.
     */
    currency: CurrencyCode;
    /**
     * The rows to look up.
     */
    rows: Array<{
        /**
         * The code of the bank.
         */
        bankCode: string;
        /**
         * The account number.
         */
        accountNumber: string;
        /**
         * The amount in major units.
         */
        amount: string;
        /**
         * The name of the beneficiary.
         */
        beneficiaryName: string;
        /**
         * The payer's own id of the beneficiary.
         */
        externalId?: string;
    }>;
};

/**
 * The month to close.
 */
export type CloseMonthRequest = {
    /**
     * The account.
     */
    accountId: string;
    /**
     * A calendar month.
     */
    month: string;
    /**
     * Why ledger and bank differ at the end of the month. Needed when they do.
     */
    explanation?: string;
};

/**
 * What the user saw.
 */
export type ConfirmMonthCloseRequest = {
    /**
     * The `digest` that the user saw.
     */
    digest: string;
};

/**
 * Why a month is reopened.
 */
export type ReopenMonthRequest = {
    /**
     * Why.
     */
    reason: string;
};

/**
 * When the mail is sent.
 */
export type UpdateNotificationSettingsRequest = {
    /**
     * When the mail is sent.
     */
    mail: 'OFF' | 'DAILY' | 'IMMEDIATELY';
};

/**
 * Up to when notifications were read.
 */
export type MarkReadRequest = {
    /**
     * The time of the newest notification that was read.
     */
    until: Timestamp;
};

/**
 * The statement to begin with.
 */
export type ProposeOpeningBalanceRequest = {
    /**
     * The statement with whose opening balance the account begins.
     */
    statementId: string;
};

/**
 * What the user saw.
 */
export type ConfirmOpeningBalanceRequest = {
    /**
     * The `bookedAmount` that the user saw.
     */
    bookedAmount: SignedAmount;
};

/**
 * Whose passkeys to remove.
 */
export type PasskeyResetRequest = {
    /**
     * The user who lost the passkeys.
     */
    userId: string;
};

/**
 * A passkey to add.
 */
export type NewPasskey = {
    /**
     * The name that its owner gives it.
     */
    name: string;
    /**
     * The `challenge` of the options.
     */
    nonce: string;
    /**
     * WebAuthn’s AuthenticatorAttestationResponse.
     */
    credential: {
        /**
         * The credential id.
         */
        id: string;
        /**
         * The new public key, as the authenticator reports it.
         */
        attestationObject: string;
        /**
         * What the browser says about it.
         */
        clientDataJSON: string;
        /**
         * How the device is reached.
         */
        transports?: Array<string>;
    };
    /**
     * The signature of a passkey that the user has already. Needed from the second one.
     */
    proof?: PasskeyAssertion;
};

/**
 * The new name of a passkey.
 */
export type RenamedPasskey = {
    /**
     * The name that its owner gives it.
     */
    name: string;
};

/**
 * What shows that the owner of the passkeys is there.
 */
export type PasskeyProof = {
    /**
     * The signature of one of the user’s passkeys.
     */
    proof: PasskeyAssertion;
};

/**
 * Why a payee is removed, or a change is rejected.
 */
export type PayeeReasonRequest = {
    /**
     * Why.
     */
    reason: string;
};

/**
 * Payees to add to the register.
 */
export type ProposePayeesRequest = {
    /**
     * The payees. All of them are proposed, or none.
     */
    payees: Array<{
        /**
         * The name.
         */
        name: string;
        /**
         * The code of the bank.
         */
        bankCode: string;
        /**
         * The branch code. Absent: the one with which every account of the bank can be paid.
         */
        branchCode?: string;
        /**
         * The account number.
         */
        accountNumber: string;
        /**
         * The type of the account.
         */
        accountType: 'CURRENT' | 'SAVINGS' | 'TRANSMISSION' | 'BOND' | 'SUBSCRIPTION_SHARE';
        /**
         * The format of its references; null or absent: any.
         */
        referenceFormat?: string | null;
    }>;
    /**
     * How the details are known.
     */
    evidence: string;
    /**
     * The call back, if there was one.
     */
    call?: {
        /**
         * Who was called back.
         */
        calledPerson: string;
        /**
         * On which number, as known from before the change.
         */
        calledNumber: string;
        /**
         * When. Not in the future.
         */
        calledAt: Timestamp;
    };
    /**
     * Where the details come from.
     */
    source: 'FORM' | 'FILE' | 'BATCH';
    /**
     * The name of the file.
     */
    fileName?: string;
};

/**
 * Another account of a payee.
 */
export type ProposePayeeChangeRequest = {
    /**
     * The code of the bank.
     */
    bankCode: string;
    /**
     * The branch code. Absent: the one with which every account of the bank can be paid.
     */
    branchCode?: string;
    /**
     * The account number.
     */
    accountNumber: string;
    /**
     * The type of the account.
     */
    accountType: 'CURRENT' | 'SAVINGS' | 'TRANSMISSION' | 'BOND' | 'SUBSCRIPTION_SHARE';
    /**
     * The format of its references; null or absent: any.
     */
    referenceFormat?: string | null;
    /**
     * How the details are known.
     */
    evidence: string;
    /**
     * The call back to the payee, which a changed account needs.
     */
    call: {
        /**
         * Who was called back.
         */
        calledPerson: string;
        /**
         * On which number, as known from before the change.
         */
        calledNumber: string;
        /**
         * When. Not in the future.
         */
        calledAt: Timestamp;
    };
};

/**
 * Settings that have not been saved, by which more than one person controls payments.
 */
export type PreviewPaymentConfigRequest = {
    /**
     * The approval bands of each currency. A currency without rules needs two approvals.
     */
    approvalRules: Array<ApprovalRule>;
    /**
     * Up to this amount, one user may acknowledge the difference of a settlement. Above it, and in other currencies, a second user has to confirm it. Zero: always two users. Absent in a request: the saved value is kept.
     */
    settlementDifferenceLimit: SettlementDifferenceLimit;
    /**
     * Whether scheduled withdrawals may be approved once for all their runs, and up to which bounds; null: the batch of each run is approved. Absent in a request: the saved value is kept.
     */
    standingApprovals?: StandingApprovals | null;
    /**
     * Approving a batch whose total is above this amount, in the currency in which the entity pays, needs a passkey of the approver. Null: none does. Absent in a request: the saved value is kept.
     */
    passkeyAbove?: Amount | null;
    /**
     * WARN: approvers see what does not fit the register of accounts that may be paid. REGISTERED_ONLY: a batch with a payment to any other account is refused, is not approved and not paid. Absent in a request: the saved value is kept.
     */
    payeeAccounts?: 'WARN' | 'REGISTERED_ONLY';
    /**
     * What a batch pays to one account above an amount needs a registered account that its bank has verified in the last months. Null: none does. Absent in a request: the saved value is kept.
     */
    verifiedAbove?: VerifiedAbove | null;
};

/**
 * The user's own settings of the dashboard.
 */
export type Preferences = {
    /**
     * The language of the dashboard, as a BCP 47 tag.
     */
    language: 'en' | 'af';
};

/**
 * Your own name.
 */
export type ProfileRequest = {
    /**
     * The name of the person.
     */
    displayName: string;
};

/**
 * A new password.
 */
export type PasswordRequest = {
    /**
     * The current password.
     */
    current: string;
    /**
     * The new password.
     */
    next: string;
};

/**
 * What the entry is.
 */
export type PostEntryRequest = {
    /**
     * The payments that it pays.
     */
    kind: 'PAYOUT';
    /**
     * The withdrawals of single payments; empty for whole files only.
     */
    withdrawalIds: Array<string>;
    /**
     * Bank files: all their payments that no entry is posted for. Those that the bank rejected are among them only if `rejected` says what they are.
     */
    fileIds?: Array<string>;
    /**
     * The withdrawals of payments of these files that the entry does not contain.
     */
    withoutIds?: Array<string>;
    /**
     * Says what happened to the chosen payments that the bank had rejected. GIVEN_BACK: the bank debited them and gives the money back. PAID: the bank paid them after all. Required if there are any.
     */
    rejected?: 'GIVEN_BACK' | 'PAID';
    /**
     * Why it is posted although the amounts differ. Needed when they do.
     */
    reason?: string;
} | {
    /**
     * The credit of payments that the bank had rejected and debited all the same.
     */
    kind: 'GIVEN_BACK';
    /**
     * The withdrawals of the payments.
     */
    withdrawalIds: Array<string>;
    /**
     * Why it is posted although the amounts differ. Needed when they do.
     */
    reason?: string;
} | {
    /**
     * A payment that came back.
     */
    kind: 'RETURN';
    /**
     * The withdrawal of the payment.
     */
    withdrawalId: string;
    /**
     * Why it is posted although the amounts differ. Needed when they do.
     */
    reason?: string;
} | {
    /**
     * A fee that the bank charged. It settles the expected fees of payments up to its day, and only the excess is taken from FUNDING.
     */
    kind: 'FEE';
    /**
     * Whether the bank charges no more for the payments up to its day: expected fees beyond this one are given back to FUNDING. Without it, they stay expected.
     */
    isLast?: boolean;
} | {
    /**
     * Money to pay from.
     */
    kind: 'FUNDING';
    /**
     * The funding record whose announced money it is. Without one, a new record is made.
     */
    fundingRecordId?: string;
    /**
     * Why it is posted although the amounts differ. Needed when they do.
     */
    reason?: string;
} | {
    /**
     * Funding that went back.
     */
    kind: 'FUNDING_RETURN';
    /**
     * The funding record whose money went back.
     */
    fundingRecordId: string;
    /**
     * Why it is posted although the amounts differ. Needed when they do.
     */
    reason?: string;
} | {
    /**
     * Money of a payer on a receiving account.
     */
    kind: 'RECEIPT';
} | {
    /**
     * A whole receipt that the bank took back.
     */
    kind: 'RECEIPT_RETURN';
    /**
     * The receipt.
     */
    receiptId: string;
};

/**
 * The proposal to post.
 */
export type PostProposalRequest = {
    /**
     * The id of the proposal that the user saw.
     */
    proposalId: string;
};

/**
 * Why an entry is set aside.
 */
export type SetEntryAsideRequest = {
    /**
     * Why.
     */
    reason: string;
};

/**
 * Why a posting is undone.
 */
export type UndoPostingRequest = {
    /**
     * Why.
     */
    reason: string;
};

/**
 * Why a file is dismissed.
 */
export type DismissRefusedStatementRequest = {
    /**
     * Why.
     */
    note: string;
};

/**
 * A view to save.
 */
export type SaveViewRequest = {
    /**
     * The name of the view.
     */
    name: string;
    /**
     * The query of the Payouts page: its filters, columns and order.
     */
    search: string;
    /**
     * Whether every user of the entity sees the view.
     */
    isShared: boolean;
};

/**
 * The entity to switch to, named by the person's user there.
 */
export type SwitchRequest = {
    /**
     * The id of the person's user in the entity to switch to.
     */
    userId: string;
};

/**
 * A policy to try.
 */
export type PreviewSigningPolicyRequest = {
    /**
     * The groups and rules to try.
     */
    policy: SigningPolicyContent;
    /**
     * A batch to try the policy on.
     */
    sample?: PolicyExample;
};

/**
 * A batch that does not exist.
 */
export type PolicyExample = {
    /**
     * The currency.
     */
    currency: CurrencyCode;
    /**
     * The total.
     */
    amount: Amount;
    /**
     * The sum of the day with this batch; absent: its total.
     */
    daySum?: Amount;
    /**
     * The most that one payee gets in 30 days; absent: the total.
     */
    payeeSum?: Amount;
    /**
     * Whether it pays a new account.
     */
    hasNewPayee: boolean;
    /**
     * Whether an account changed.
     */
    hasChangedAccount: boolean;
    /**
     * The rail; absent: none that a rule names.
     */
    rail?: Rail;
    /**
     * Who prepares it; absent: no user whom a rule names.
     */
    preparerId?: string;
};

/**
 * What the user saw.
 */
export type ConfirmStatementRequest = {
    /**
     * The `waitingId` that the user saw.
     */
    waitingId: string;
};

/**
 * Why a finding is closed.
 */
export type CloseStatementFindingRequest = {
    /**
     * Why.
     */
    note: string;
};

/**
 * A statement file.
 */
export type UploadStatementRequest = {
    /**
     * The name of the file.
     */
    fileName: string;
    /**
     * The bytes of the file in base64; at most 24 MiB of bytes.
     */
    content: string;
    /**
     * For a CSV file only: what the file does not state.
     */
    csv?: {
        /**
         * The connection that pays from the account of the file.
         */
        connectionId: string;
        /**
         * How to read the file. Without it, as the last CSV file of the connection was read.
         */
        profile?: StatementCsvProfile;
        /**
         * Accounts that the file names and that the user says are this one (`otherAccounts` of the preview). Later files of the connection may name them too.
         */
        acceptedAccounts?: Array<string>;
        /**
         * The difference between the entries and the balances of this file with which the user stores it (`difference` of the preview).
         */
        acceptedDifference?: SignedAmount;
        /**
         * Whether the user says that this file is of this account, although it opens with the closing balance of another one (`continuesConnectionId` of the preview).
         */
        isOwnBalance?: boolean;
    };
};

/**
 * How a bank writes its statements as CSV.
 */
export type StatementCsvProfile = {
    /**
     * The code of the profile.
     */
    code: string;
    /**
     * The name of the profile.
     */
    displayName: string;
    /**
     * Between two cells.
     */
    delimiter: ',' | ';' | '\t' | '|';
    /**
     * The rows before the first entry. The last of them has the names of the columns.
     */
    headerRows: number;
    /**
     * The rows after the last entry.
     */
    footerRows: number;
    /**
     * The order of the entries.
     */
    order: 'OLDEST_FIRST' | 'NEWEST_FIRST';
    /**
     * DD, MM, MMM, YYYY or YY with the marks between them.
     */
    dateFormat: string;
    /**
     * The decimal mark of amounts.
     */
    decimalMark: '.' | ',';
    /**
     * The column of the booking date: its header, or its position from 1.
     */
    bookingDate: string | number;
    /**
     * The column of the value date; null without one.
     */
    valueDate: string | number | null;
    /**
     * How amounts are written.
     */
    amount: {
        /**
         * Negative amounts are money out.
         */
        kind: 'SIGNED';
        /**
         * The column of the amount: its header, or its position from 1.
         */
        amount: string | number;
    } | {
        /**
         * A column says the direction.
         */
        kind: 'MARKED';
        /**
         * The column of the amount: its header, or its position from 1.
         */
        amount: string | number;
        /**
         * The column of the direction: its header, or its position from 1.
         */
        mark: string | number;
        /**
         * The marks of money out.
         */
        debitMarks: Array<string>;
        /**
         * The marks of money in.
         */
        creditMarks: Array<string>;
    } | {
        /**
         * Money out and money in have their own columns.
         */
        kind: 'TWO_COLUMNS';
        /**
         * The column of money out: its header, or its position from 1.
         */
        debit: string | number;
        /**
         * The column of money in: its header, or its position from 1.
         */
        credit: string | number;
        /**
         * Whether money out is written with a minus sign.
         */
        debitsAreNegative: boolean;
    };
    /**
     * Fees that the balance counts and the amount does not; null without such a column.
     */
    fee?: {
        /**
         * The column of the fee: its header, or its position from 1.
         */
        column: string | number;
        /**
         * Whether fees are written with a minus sign.
         */
        feesAreNegative: boolean;
    } | null;
    /**
     * The column of the balance after each entry; null without one.
     */
    balance: string | number | null;
    /**
     * The column of the bank's reference; null without one.
     */
    bankReference: string | number | null;
    /**
     * The columns that together are the text of an entry.
     */
    description: Array<string | number>;
    /**
     * The column of the end-to-end id; null without one.
     */
    endToEndId: string | number | null;
    /**
     * The column of the name of the other side; null without one.
     */
    counterpartyName: string | number | null;
    /**
     * The column of the account of the other side; null without one.
     */
    counterpartyAccount: string | number | null;
};

/**
 * A CSV file.
 */
export type PreviewStatementCsvRequest = {
    /**
     * The bytes of the file in base64; at most 24 MiB of bytes.
     */
    content: string;
    /**
     * The connection that pays from the account of the file.
     */
    connectionId: string;
    /**
     * How to read the file.
     */
    profile?: StatementCsvProfile;
};

/**
 * Why a statement is taken back.
 */
export type TakeBackStatementRequest = {
    /**
     * Why.
     */
    reason: string;
};

/**
 * A token to make.
 */
export type ProgramTokenRequest = {
    /**
     * The program that will have it.
     */
    name: string;
    /**
     * READ: the program only reads. PREPARE: it also creates and labels batches, and the admin who made the token counts as their preparer. No token approves, cancels or changes settings.
     */
    rights: 'READ' | 'PREPARE';
    /**
     * The addresses, or networks such as 192.0.2.0/24, that may use it; empty for any address.
     */
    addresses?: Array<string>;
    /**
     * When it stops working, at most 366 days ahead.
     */
    expiresAt: Timestamp;
};

/**
 * An endpoint to make.
 */
export type WebhookRequest = {
    /**
     * Where events are sent to.
     */
    url: string;
    /**
     * What receives them.
     */
    description: string;
    /**
     * The types of events that are sent.
     */
    types: Array<'batch.pending_approval' | 'batch.approved' | 'batch.processing' | 'batch.complete' | 'batch.partially_complete' | 'batch.failed' | 'batch.cancelled' | 'batch.expired' | 'batch.rejected' | 'withdrawal.submitted' | 'withdrawal.unconfirmed' | 'withdrawal.complete' | 'withdrawal.failed' | 'withdrawal.reversed' | 'withdrawal.cancelled' | 'payout.complete' | 'payout.processing' | 'payout.reversed' | 'payout.failed' | 'bank_file.sealed' | 'bank_file.left' | 'bank_file.withdrawn' | 'bank_file.recalled' | 'statement.received' | 'statement.taken_back' | 'settlement.waiting' | 'settlement.partial' | 'settlement.settled' | 'settlement.different' | 'settlement.nothing_due' | 'settlement_difference.none' | 'settlement_difference.open' | 'settlement_difference.waiting' | 'settlement_difference.acknowledged' | 'settlement_difference.outdated' | 'scheduled_withdrawal.pending_approval' | 'scheduled_withdrawal.active' | 'scheduled_withdrawal.paused' | 'scheduled_withdrawal.suspended' | 'scheduled_withdrawal.rejected' | 'scheduled_withdrawal.expired' | 'scheduled_withdrawal.cancelled' | 'scheduled_withdrawal.ended' | 'scheduled_run.planned' | 'scheduled_run.waiting_for_file' | 'scheduled_run.created' | 'scheduled_run.swept' | 'scheduled_run.nothing_to_move' | 'scheduled_run.skipped' | 'scheduled_run.missed' | 'payment_request.open' | 'payment_request.partly_paid' | 'payment_request.paid' | 'payment_request.expired' | 'payment_request.cancelled' | 'payment_request.written_off' | 'receipt.unallocated' | 'receipt.partly_allocated' | 'receipt.allocated' | 'receipt.returned' | 'payee_change.waiting' | 'payee_change.confirmed' | 'payee_change.rejected' | 'payee_change.withdrawn' | 'payee_change.ended' | 'payee_change.expired'>;
};

/**
 * What an endpoint receives.
 */
export type WebhookChange = {
    /**
     * What receives them.
     */
    description: string;
    /**
     * The types of events that are sent.
     */
    types: Array<'batch.pending_approval' | 'batch.approved' | 'batch.processing' | 'batch.complete' | 'batch.partially_complete' | 'batch.failed' | 'batch.cancelled' | 'batch.expired' | 'batch.rejected' | 'withdrawal.submitted' | 'withdrawal.unconfirmed' | 'withdrawal.complete' | 'withdrawal.failed' | 'withdrawal.reversed' | 'withdrawal.cancelled' | 'payout.complete' | 'payout.processing' | 'payout.reversed' | 'payout.failed' | 'bank_file.sealed' | 'bank_file.left' | 'bank_file.withdrawn' | 'bank_file.recalled' | 'statement.received' | 'statement.taken_back' | 'settlement.waiting' | 'settlement.partial' | 'settlement.settled' | 'settlement.different' | 'settlement.nothing_due' | 'settlement_difference.none' | 'settlement_difference.open' | 'settlement_difference.waiting' | 'settlement_difference.acknowledged' | 'settlement_difference.outdated' | 'scheduled_withdrawal.pending_approval' | 'scheduled_withdrawal.active' | 'scheduled_withdrawal.paused' | 'scheduled_withdrawal.suspended' | 'scheduled_withdrawal.rejected' | 'scheduled_withdrawal.expired' | 'scheduled_withdrawal.cancelled' | 'scheduled_withdrawal.ended' | 'scheduled_run.planned' | 'scheduled_run.waiting_for_file' | 'scheduled_run.created' | 'scheduled_run.swept' | 'scheduled_run.nothing_to_move' | 'scheduled_run.skipped' | 'scheduled_run.missed' | 'payment_request.open' | 'payment_request.partly_paid' | 'payment_request.paid' | 'payment_request.expired' | 'payment_request.cancelled' | 'payment_request.written_off' | 'receipt.unallocated' | 'receipt.partly_allocated' | 'receipt.allocated' | 'receipt.returned' | 'payee_change.waiting' | 'payee_change.confirmed' | 'payee_change.rejected' | 'payee_change.withdrawn' | 'payee_change.ended' | 'payee_change.expired'>;
};

/**
 * The day to send again.
 */
export type WebhookReplay = {
    /**
     * The day.
     */
    day: string;
};

/**
 * What is done with missed events.
 */
export type WebhookSwitchOn = {
    /**
     * Whether what has not been delivered is sent or skipped.
     */
    missed: 'SEND' | 'SKIP';
};

/**
 * Who has access to the entity.
 */
export type AccessOverview = {
    /**
     * How many admins have access.
     */
    admins: number;
    /**
     * The issuer that signs users in; null: Outlay itself.
     */
    identityProvider: string | null;
    /**
     * Whether Outlay can send mail.
     */
    mails: boolean;
    /**
     * Whether payouts are on; null before the entity is set up.
     */
    payoutsEnabled: boolean | null;
    /**
     * Since when every change of the payment config needs a second admin; null: it does not.
     */
    configNeedsSecondSince: Timestamp | null;
    /**
     * Every user, those with access first.
     */
    people: Array<PersonAccess>;
    /**
     * The invitations of the last 30 days, newest first.
     */
    invitations: Array<Invitation>;
};

/**
 * A user with what they may do.
 */
export type PersonAccess = {
    /**
     * The id of the user.
     */
    userId: string;
    /**
     * The user name.
     */
    name: string;
    /**
     * The name of the person.
     */
    displayName: string;
    /**
     * The email address; null if unknown.
     */
    email: string | null;
    /**
     * The roles.
     */
    roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
    /**
     * When the access ended; null while the user may sign in.
     */
    disabledAt: Timestamp | null;
    /**
     * When a session was last used; null if none is open.
     */
    lastSeenAt: Timestamp | null;
    /**
     * How many sessions are open.
     */
    sessions: number;
    /**
     * How many passkeys the user has.
     */
    passkeys: number;
    /**
     * How many batches the user could approve now.
     */
    waitingBatches: number;
    /**
     * How many changes of control the user could confirm now.
     */
    waitingChanges: number;
    /**
     * Whether an identity provider other than Outlay signs the user in.
     */
    signsInElsewhere: boolean;
    /**
     * Whether the person signs in to another entity too. Only the operator can reset such a sign-in.
     */
    sharesSignIn: boolean;
};

/**
 * An invitation, without its link.
 */
export type Invitation = {
    /**
     * The id of the invitation.
     */
    id: string;
    /**
     * INVITE: a new user. RESET: a new password for a user.
     */
    purpose: 'INVITE' | 'RESET';
    /**
     * The name of the person.
     */
    displayName: string;
    /**
     * The email address; null if unknown.
     */
    email: string | null;
    /**
     * The roles.
     */
    roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
    /**
     * OPEN: a link works or can be made. EXPIRED: the last link is too old; make another.
     */
    state: 'OPEN' | 'ACCEPTED' | 'REVOKED' | 'EXPIRED';
    /**
     * The admin who asked for it.
     */
    askedBy: Person;
    /**
     * Whether the admin who asked confirmed it too, as the only admin then, and so may make its link.
     */
    askerMakesLink: boolean;
    /**
     * When two admins had agreed.
     */
    createdAt: Timestamp;
    /**
     * Until when the newest link works; null without a link.
     */
    linkUntil: Timestamp | null;
};

/**
 * A link that was just made.
 */
export type InvitationLink = {
    /**
     * The link. It is shown here only, works once and ends the earlier links.
     */
    url: string;
    /**
     * The invitation.
     */
    invitation: Invitation;
};

/**
 * Who could do what at the end of a day.
 */
export type AccessReview = {
    /**
     * The day.
     */
    day: string;
    /**
     * The end of that day, or now.
     */
    at: Timestamp;
    /**
     * Every user of that day, those with access first.
     */
    people: Array<{
        /**
         * The id of the user.
         */
        userId: string;
        /**
         * The user name.
         */
        name: string;
        /**
         * The name of the person.
         */
        displayName: string;
        /**
         * The roles.
         */
        roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
        /**
         * Whether the user could sign in.
         */
        enabled: boolean;
        /**
         * Since when it was so.
         */
        since: Timestamp;
        /**
         * True where the history began with what was there: see the audit log.
         */
        reconstructed: boolean;
    }>;
};

/**
 * A user with sessions and history.
 */
export type PersonDetail = {
    /**
     * The id of the user.
     */
    userId: string;
    /**
     * The user name.
     */
    name: string;
    /**
     * The name of the person.
     */
    displayName: string;
    /**
     * The email address; null if unknown.
     */
    email: string | null;
    /**
     * The roles.
     */
    roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
    /**
     * When the access ended; null while the user may sign in.
     */
    disabledAt: Timestamp | null;
    /**
     * When a session was last used; null if none is open.
     */
    lastSeenAt: Timestamp | null;
    /**
     * How many sessions are open.
     */
    sessions: number;
    /**
     * How many passkeys the user has.
     */
    passkeys: number;
    /**
     * How many batches the user could approve now.
     */
    waitingBatches: number;
    /**
     * How many changes of control the user could confirm now.
     */
    waitingChanges: number;
    /**
     * Whether an identity provider other than Outlay signs the user in.
     */
    signsInElsewhere: boolean;
    /**
     * Whether the person signs in to another entity too. Only the operator can reset such a sign-in.
     */
    sharesSignIn: boolean;
    /**
     * The open sessions, last used first.
     */
    openSessions: Array<DeviceSession>;
    /**
     * The roles over time, newest first.
     */
    history: Array<{
        /**
         * When it changed.
         */
        at: Timestamp;
        /**
         * The roles.
         */
        roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
        /**
         * Whether the user could sign in.
         */
        enabled: boolean;
        /**
         * True where the history began with what was there.
         */
        reconstructed: boolean;
    }>;
};

/**
 * A browser in which a user is signed in.
 */
export type DeviceSession = {
    /**
     * The id of the session.
     */
    id: string;
    /**
     * What the browser called itself at the sign-in; null if unknown.
     */
    userAgent: string | null;
    /**
     * The address of the sign-in; null if unknown.
     */
    address: string | null;
    /**
     * When it began.
     */
    createdAt: Timestamp;
    /**
     * When it was last used, to the minute.
     */
    lastSeenAt: Timestamp;
    /**
     * Whether this request uses it.
     */
    isCurrent: boolean;
    /**
     * The name of the entity in which the session works, if it is another one; else null. Only the person themselves sees it.
     */
    company: string | null;
};

/**
 * The effect of approval rules.
 */
export type ApprovalsPreview = {
    /**
     * Every user with the role APPROVER. The creator of a batch cannot approve it.
     */
    approvers: Array<Person>;
    /**
     * The result for each amount, in the order of the request.
     */
    amounts: Array<{
        /**
         * The batch total.
         */
        amount: Amount;
        /**
         * How many approvals it needs.
         */
        approvalsRequired: number;
        /**
         * Whether there are enough approvers even if one of them creates the batch.
         */
        enoughApprovers: boolean;
    }>;
    /**
     * How many users can approve a batch that one of the approvers created.
     */
    availableApprovers: number;
    /**
     * The rules that need more approvals than there are approvers. An enabled currency without rules counts as one rule without an upper limit.
     */
    unsatisfiableRules: Array<ApprovalRule>;
    /**
     * The batches that wait for approval and would need a different number of approvals.
     */
    affectedBatches: {
        /**
         * How many batches are affected.
         */
        total: number;
        /**
         * The first 50 of these batches.
         */
        items: Array<{
            /**
             * The id of the batch.
             */
            id: string;
            /**
             * The label of the batch.
             */
            label: string;
            /**
             * The currency of the batch.
             */
            currency: CurrencyCode;
            /**
             * The total of the batch.
             */
            totalAmount: Amount;
            /**
             * How many approvals it needs under the saved rules.
             */
            approvalsRequiredNow: number;
            /**
             * How many approvals it would need.
             */
            approvalsRequired: number;
            /**
             * Whether there are enough approvers other than the creator of the batch.
             */
            enoughApprovers: boolean;
        }>;
    };
};

/**
 * A matter that needs a decision or an action.
 */
export type AttentionItem = {
    /**
     * PAYMENTS_FAILED and PAYMENTS_RETURNED: no later batch pays them again, not counting batches that were cancelled, sent back or have expired. PAYMENTS_UNCONFIRMED: the bank has not answered for 15 minutes. BATCH_EXPIRING: it expires within two days. DATE_AT_RISK: it must be approved within a day to be paid on its day. DATE_MISSED: it can no longer be paid on its day, and an approver has to accept another one. LOW_BALANCE: the batches that wait for approval need more than is available. BALANCE_BELOW_THRESHOLD: less is available than the threshold of the payment config. BATCH_SENT_BACK: an approver sent it back, and no other batch corrects it. APPROVAL_LAPSED: an approver lost access before the batch was paid. BANK_FILE_READY: the bank file of an approved batch has to be taken to the bank. BANK_FILE_OFF: the bank file of an approved batch is written, and cannot leave because its connection is off. BANK_FILE_BLOCKED: an approved batch cannot be written into a bank file. STATEMENT_TO_CONFIRM: exact matches of an uploaded statement wait for another user. SETTLEMENT_DIFFERS: statements show other amounts than the payouts of a batch have, and no user has acknowledged that difference. SETTLEMENT_TO_CONFIRM: a user has, and a second one has to confirm it. STATEMENT_REFUSED: a file of the bank could not be read as a statement, or an account in it was left out. BANK_FILE_UNREAD: statements or replies of the bank were stored five minutes ago and are still not read. MAIL_UNDELIVERED, for an admin: the mail server has not accepted mails for ten minutes. WEBHOOK_OFF, for an admin: Outlay switched off endpoints that no longer receive events. RECALL_TO_CONFIRM: the recall of a bank file waits for another approver. RECALL_TOO_LATE: the file reached the bank although its recall was recorded. BANK_REPLY_OPEN: replies of the bank ask a question, or wait for another user. BANK_UNREACHABLE: the banks of connections could not be visited for ten minutes. BANK_CONNECTION_TO_CONFIRM: connections are ready, and another user has to switch them on. STATEMENT_MISSING: statements of the bank have not come, or do not follow the one before. OPENING_BALANCE_MISSING: accounts of live connections have no opening balance yet. OPENING_BALANCE_TO_CONFIRM: one was proposed, and another user has to confirm it. ENTRY_RULE_TO_CONFIRM: a user proposed what entries are, and another one has to confirm it. ENTRIES_UNMATCHED: open entries match nothing, so that a user has to say what they are. MONTH_END_TO_CONFIRM: a user closed a month, or asked to reopen one, and another one has to confirm it. CLOSED_MONTH_STATEMENT: statements came for a closed month, or changed for it. SCHEDULE_TO_APPROVE: versions of schedules wait for approval. SCHEDULE_SUSPENDED: a standing approval no longer covers the runs of schedules. RUN_OPEN: runs were missed, wait for their withdrawals, or have batches that cannot be created. MONEY_SHORT: what leaves within a week, runs of schedules among it, is more than there will be. WRITE_OFF_TO_CONFIRM: write-offs of payment requests wait for a second user. RECEIPTS_OPEN: receipts have parts that a user still decides about. REFUND_TAKEN_BACK: the bank took back a receipt whose refund had left, so the company has given back money that it does not have; it ends when the payment comes back, or when a user has commented on the batch since. REQUESTS_REOPENED: money that paid requests which had ended went, so that they are open again. PAY_PAGES_CLOSED: pay pages of open requests show no account, so that payers cannot pay. CREDITS_UNUSED: payers with open requests have credits, which a user may use for them. APPROVERS_MISSING: an approval rule asks for more approvals than the users can give. ADMIN_MISSING: no user has the role ADMIN. LOOSER_CONFIG_WAITS: an admin has saved a looser payment config, which takes effect at `until` unless an approver or an admin cancels it. CONTROL_CHANGE_WAITS: an admin has asked for a change that another admin decides, until `until`. PAYEE_CHANGE_WAITS: payees, or other accounts of payees, wait for a second person; the oldest one expires at `until`. BATCH_OUTSIDE_REGISTER: an approved batch is not paid, because an account of it may not be paid any more.
     */
    kind: 'PAYMENTS_FAILED' | 'PAYMENTS_RETURNED' | 'PAYMENTS_UNCONFIRMED' | 'BATCH_EXPIRING' | 'DATE_AT_RISK' | 'DATE_MISSED' | 'LOW_BALANCE' | 'BALANCE_BELOW_THRESHOLD' | 'BATCH_SENT_BACK' | 'APPROVAL_LAPSED' | 'BANK_FILE_READY' | 'BANK_FILE_BLOCKED' | 'BANK_FILE_OFF' | 'STATEMENT_TO_CONFIRM' | 'SETTLEMENT_DIFFERS' | 'SETTLEMENT_TO_CONFIRM' | 'STATEMENT_REFUSED' | 'BANK_FILE_UNREAD' | 'MAIL_UNDELIVERED' | 'WEBHOOK_OFF' | 'RECALL_TO_CONFIRM' | 'RECALL_TOO_LATE' | 'BANK_REPLY_OPEN' | 'BANK_UNREACHABLE' | 'BANK_CONNECTION_TO_CONFIRM' | 'STATEMENT_MISSING' | 'OPENING_BALANCE_MISSING' | 'OPENING_BALANCE_TO_CONFIRM' | 'ENTRY_RULE_TO_CONFIRM' | 'ENTRIES_UNMATCHED' | 'MONTH_END_TO_CONFIRM' | 'CLOSED_MONTH_STATEMENT' | 'SCHEDULE_TO_APPROVE' | 'SCHEDULE_SUSPENDED' | 'RUN_OPEN' | 'MONEY_SHORT' | 'WRITE_OFF_TO_CONFIRM' | 'RECEIPTS_OPEN' | 'REFUND_TAKEN_BACK' | 'REQUESTS_REOPENED' | 'PAY_PAGES_CLOSED' | 'CREDITS_UNUSED' | 'APPROVERS_MISSING' | 'ADMIN_MISSING' | 'LOOSER_CONFIG_WAITS' | 'CONTROL_CHANGE_WAITS' | 'PAYEE_CHANGE_WAITS' | 'BATCH_OUTSIDE_REGISTER';
    /**
     * The id of the notice: its kind, and what it is about.
     */
    id: string;
    /**
     * Since when it applies.
     */
    at: Timestamp;
    /**
     * The batch that it is about; null for a balance.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    } | null;
    /**
     * How many payments, entries, receipts, files, mails, banks, statements, payees or approvers are concerned; null for a balance or a settlement.
     */
    count: number | null;
    /**
     * The schedule that it is about, of several the one that is due first.
     */
    schedule?: {
        /**
         * The id of the schedule.
         */
        id: string;
        /**
         * Its label.
         */
        label: string;
        /**
         * The run, for RUN_OPEN and SCHEDULE_SUSPENDED; null otherwise.
         */
        dueOn: Day | null;
        /**
         * What the run of RUN_OPEN waits for; null otherwise.
         */
        run: 'MISSED' | 'WAITING_FOR_FILE' | 'NOT_CREATED' | null;
    } | null;
    /**
     * The settlement that it is about; null for anything else.
     */
    settlementId: string | null;
    /**
     * The proposal of payees that expired; absent otherwise.
     */
    payeeProposalId?: string;
    /**
     * The receipt that the bank has taken back; absent otherwise.
     */
    receipt?: {
        /**
         * The id of the receipt.
         */
        id: string;
        /**
         * The label of the payment request that it had paid; of several, the one with the most.
         */
        requestLabel: string | null;
        /**
         * How many requests are open again.
         */
        requests: number;
        /**
         * Who paid; null if unknown.
         */
        payerName: string | null;
    };
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The total of these payments; for LOW_BALANCE, the amount that is missing; for BALANCE_BELOW_THRESHOLD, what is available; for a settlement, what statements show too much and too little together; for RECEIPTS_OPEN, what is not allocated; 0 for anything else.
     */
    amount: Amount;
    /**
     * When the batch or what waits expires, until when a batch or a schedule can be approved for its day, until when the file of a run can be sent, or when the looser payment config takes effect; null for anything else.
     */
    until: Timestamp | null;
};

/**
 * Audit entries, newest first.
 */
export type PaginatedAuditEntry = {
    /**
     * The items of this page.
     */
    items: Array<AuditEntry>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A change, recorded in the transaction that made it.
 */
export type AuditEntry = {
    /**
     * The number of the entry in the entity's log.
     */
    seq: number;
    /**
     * When the change was made.
     */
    at: Timestamp;
    /**
     * The person or program that made the change.
     */
    actor: {
        /**
         * USER: a person. SYSTEM: Outlay itself. OPERATOR: the operator, on the command line.
         */
        kind: 'USER' | 'SYSTEM' | 'OPERATOR';
        /**
         * The id of the user; null unless `kind` is USER.
         */
        userId: string | null;
        /**
         * The name of the actor when the change was made; for a user, the user name.
         */
        name: string;
        /**
         * The name of the person; `name` for Outlay, the operator and users without one.
         */
        displayName: string;
    };
    /**
     * What was done.
     */
    action: string;
    /**
     * The type of the changed resource.
     */
    subjectType: string;
    /**
     * The id of the changed resource.
     */
    subjectId: string;
    /**
     * The changed resource by name, as it is called now.
     */
    subject: {
        /**
         * A batch's label, a user's name, or a payout's recipient with bank and account; null when the resource has no name or no longer exists.
         */
        label: string | null;
        /**
         * The currency of amounts in `details`; null when the resource has none.
         */
        currency: CurrencyCode | null;
    };
    /**
     * The names of users, batches, payments and other resources whose ids are in `details`.
     */
    names: {
        [key: string]: string;
    };
    /**
     * The change itself; its fields depend on the action.
     */
    details: {
        [key: string]: unknown;
    };
    /**
     * The SHA-256 over this entry and the hash of the entry before it, in lower-case hex.
     */
    hash: string;
};

/**
 * A bank that takes payments as files, or an account whose statements are read.
 */
export type BankConnection = {
    /**
     * The id of the connection.
     */
    id: string;
    /**
     * The name of the connection.
     */
    displayName: string;
    /**
     * The rails whose payments the connection carries: EFT, and with pain.001 also those of `profile.paymentTypes`. A file has payments by one rail, unless the profile has `severalRailsInFile`. Only PAYMENTS has any.
     */
    rails: Array<Rail>;
    /**
     * The account from which its payments are made, or whose statements are read.
     */
    payer: PayerAccount;
    /**
     * The bank's deviations from the format; null unless it is for PAYMENTS.
     */
    profile: BankFileProfile | null;
    /**
     * PAYMENTS: it pays from its account. RECEIPTS: payers pay into its account, and nothing is paid from it. BOTH: it pays from its account, and payers pay into it: its receipts are in COLLECTION, and everything else is in FUNDING. STATEMENTS_ONLY: the account is only watched. Its statements are stored and checked; nothing is paid from it, and its entries are neither compared nor posted.
     */
    purpose: 'PAYMENTS' | 'RECEIPTS' | 'BOTH' | 'STATEMENTS_ONLY';
    /**
     * The bank of the account; null for PAYMENTS.
     */
    bankName: string | null;
    /**
     * The last balance of an account that pays nothing; null without one, and for PAYMENTS.
     */
    lastBalance: {
        /**
         * The closing balance.
         */
        amount: string;
        /**
         * The day of the balance.
         */
        date: string;
        /**
         * The statement that states it.
         */
        statementId: string;
        /**
         * Open findings about the statements of the account, such as a gap.
         */
        openFindings: number;
    } | null;
    /**
     * The account among those that have statements; null before its first statement.
     */
    statementAccountId: string | null;
    /**
     * Whether it was ever switched on, or has files or statements. Its purpose can change only while it is not used.
     */
    isUsed: boolean;
    /**
     * The currency of the account.
     */
    currency: CurrencyCode;
    /**
     * DRAFT: being set up. LIVE: carries payments, or for the other purposes: its account and its transport were confirmed. OFF: carries no new payments.
     */
    state: 'DRAFT' | 'LIVE' | 'OFF';
    /**
     * How files reach the bank. DOWNLOAD: a user takes them there. SFTP: through the bank's server. FOLDER: through folders that a program of the bank watches.
     */
    transport: 'DOWNLOAD' | 'SFTP' | 'FOLDER';
    /**
     * How files are exchanged over SFTP or a folder; null for DOWNLOAD.
     */
    transportDetails: TransportDetails | null;
    /**
     * Counts the changes of the settings. A change needs the version that it was made from.
     */
    version: number;
    /**
     * The last change of the profile or the account.
     */
    changed: {
        /**
         * The user who made it.
         */
        by: Person;
        /**
         * When it was made.
         */
        at: Timestamp;
    };
    /**
     * Who changed the profile, the account or the transport since another user last switched the connection on. A user other than these has to switch it on.
     */
    unconfirmedBy: Array<Person>;
    /**
     * The acceptance of a test file by the bank, as a user recorded it; null: uncertified.
     */
    certification: {
        /**
         * The version that was tested.
         */
        version: number;
        /**
         * The user who recorded it.
         */
        by: Person;
        /**
         * When it was recorded.
         */
        at: Timestamp;
        /**
         * The bank's acceptance, in the user's words.
         */
        note: string;
    } | null;
    /**
     * The last rehearsal with the present profile and account; null before the first one.
     */
    rehearsal: Rehearsal | null;
    /**
     * How many files it has written that were not withdrawn.
     */
    fileCount: number;
    /**
     * The numbers of the next ACB file; null for other formats.
     */
    nextNumbers: {
        /**
         * The transmission number. A file of the older form does not carry it.
         */
        transmissionNumber: number;
        /**
         * The generation number of the user set.
         */
        generationNumber: number;
        /**
         * Whether a file has left, so that its numbers fix those of the files after it. Until then the profile may state the first ones.
         */
        areFixed: boolean;
    } | null;
    /**
     * How many replies of the bank do not fit what was sent and ask a user.
     */
    openQuestions: number;
    /**
     * When the connection was created.
     */
    createdAt: Timestamp;
    /**
     * When the connection was last changed.
     */
    updatedAt: Timestamp;
};

/**
 * How files are exchanged without a user.
 */
export type TransportDetails = {
    /**
     * The folders.
     */
    folders: TransportFolders;
    /**
     * The server; null for FOLDER.
     */
    server: {
        /**
         * The name or address of the server.
         */
        host: string;
        /**
         * The port.
         */
        port: number;
        /**
         * The user name that the bank gave the company.
         */
        username: string;
        /**
         * The fingerprint of the host key, as the bank has confirmed it. A server with another key is refused.
         */
        hostKeyFingerprint: string;
        /**
         * The public key, to be registered at the bank. The private key is never returned.
         */
        publicKey: string;
    } | null;
    /**
     * Whether a user other than the one who chose it has switched the connection on. Until then the connection to the bank is only tried: no file leaves, and nothing is fetched.
     */
    isConfirmed: boolean;
    /**
     * When Outlay last visited the bank; null: not yet.
     */
    visitedAt: Timestamp | null;
    /**
     * When Outlay visits the bank next.
     */
    nextVisitAt: Timestamp;
    /**
     * Why the last visit failed; null if it succeeded.
     */
    fault: {
        /**
         * What is wrong.
         */
        code: 'NO_ALLOWED_ADDRESS' | 'UNREACHABLE' | 'NO_ANSWER' | 'HOST_KEY_CHANGED' | 'AUTHENTICATION_FAILED' | 'FOLDER_MISSING' | 'NAME_TAKEN' | 'FILE_TOO_LARGE' | 'FILE_CHANGES' | 'TOO_MANY_FILES' | 'ARCHIVE_FULL' | 'DAMAGED' | 'NAME_NOT_ALLOWED' | 'FAILED';
        /**
         * What the server or the folder answered.
         */
        detail: string;
        /**
         * Since when every visit has failed.
         */
        since: Timestamp;
        /**
         * How many visits have failed.
         */
        attempts: number;
        /**
         * The fingerprint of the host key that the server presented, for HOST_KEY_CHANGED. It is not trusted: the bank has to confirm it.
         */
        presentedHostKey: string | null;
    } | null;
};

/**
 * A rehearsal of a connection.
 */
export type Rehearsal = {
    /**
     * The user who started it.
     */
    by: Person;
    /**
     * When it was played.
     */
    at: Timestamp;
    /**
     * The version of the connection with which it was played.
     */
    version: number;
    /**
     * Whether every step passed.
     */
    passed: boolean;
    /**
     * The steps, in the order in which they were played.
     */
    steps: Array<RehearsalStep>;
};

/**
 * One step of a rehearsal.
 */
export type RehearsalStep = {
    /**
     * TEXTS: names and references are put into the characters of the file. WRITTEN: the file is written. READ: a reader apart from the writer reads it as the bank would. ACCEPTED, PAID, PARTLY_REJECTED, REJECTED: replies of the bank to it. REPEATED: the acceptance once more. REDIRECTED, RETURNED: later replies about one payment. MISSTATED: a reply with another amount, which must change nothing.
     */
    step: 'TEXTS' | 'WRITTEN' | 'READ' | 'ACCEPTED' | 'REPEATED' | 'PAID' | 'REDIRECTED' | 'RETURNED' | 'MISSTATED' | 'PARTLY_REJECTED' | 'REJECTED';
    /**
     * Whether everything was as expected.
     */
    passed: boolean;
    /**
     * Why the step failed; null if it passed.
     */
    problem: 'FIGURES_DIFFER' | 'NOT_WRITABLE' | 'NOT_READABLE' | 'REPLY_NOT_READABLE' | 'REPLY_DOES_NOT_FIT' | 'NO_SUCH_REPLY' | null;
    /**
     * Where it went wrong, as the reader or the writer says it; null when the figures say it.
     */
    detail: string | null;
    /**
     * The figures that were compared.
     */
    figures: Array<RehearsalFigure>;
};

/**
 * A figure that a rehearsal compared.
 */
export type RehearsalFigure = {
    /**
     * What was compared.
     */
    figure: 'RESTORED_TEXTS' | 'REFUSED_NAMES' | 'PAYMENTS' | 'TOTAL' | 'HASH_TOTAL' | 'CHANGED_BYTES' | 'PAYING_ACCOUNT' | 'EXECUTION_DATE' | 'RAILS' | 'SAME_NAMES' | 'SAME_ACCOUNTS' | 'SAME_AMOUNTS' | 'SAME_REFERENCES' | 'FILES_ANSWERED' | 'CHANGED_PAYMENTS' | 'REDIRECTED_PAYMENTS' | 'QUESTION' | 'FAILURE_CODE' | 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'RETURNED';
    /**
     * As it should be.
     */
    expected: string;
    /**
     * As it was.
     */
    actual: string;
};

/**
 * What the bank sent, kept as it came.
 */
export type BankReplyFile = {
    /**
     * The id of the reply.
     */
    id: string;
    /**
     * The connection by which it came.
     */
    connectionId: string;
    /**
     * The name under which it came.
     */
    fileName: string;
    /**
     * The size in bytes.
     */
    byteCount: number;
    /**
     * The SHA-256 of the bytes, in lower-case hex.
     */
    sha256: string;
    /**
     * When it came.
     */
    receivedAt: Timestamp;
    /**
     * The user who uploaded it; null if no user did.
     */
    receivedBy: Person | null;
    /**
     * When it was read, or judged again with another outcome; null before. A decision names it.
     */
    readAt: Timestamp | null;
    /**
     * STORED: kept, and not read yet. WAITS_FOR_CONFIRMATION: a user uploaded it and it changes payments, so another user has to confirm it. APPLIED: it changed payments or the file. UNCHANGED: it said nothing new. QUESTION: it does not fit what was sent and changed nothing. SET_ASIDE: another user decided not to apply it.
     */
    result: 'STORED' | 'WAITS_FOR_CONFIRMATION' | 'APPLIED' | 'UNCHANGED' | 'QUESTION' | 'SET_ASIDE';
    /**
     * The file that it answers; null if that is not known, or if it answers several.
     */
    file: {
        /**
         * The id of the file.
         */
        id: string;
        /**
         * The name of the file.
         */
        fileName: string;
    } | null;
    /**
     * How many files it answers: those whose payments it changes, if it changes any.
     */
    fileCount: number;
    /**
     * The currency of the amounts: that of the connection.
     */
    currency: CurrencyCode;
    /**
     * The payments that it changed, or would change, by their new state.
     */
    changes: Array<BankReplyChange>;
    /**
     * How many payments it says were redirected.
     */
    redirected: number;
    /**
     * What the reply asks a user; null if it fits.
     */
    question: {
        /**
         * What does not fit.
         */
        code: 'UNREADABLE' | 'OTHER_VERSION' | 'UNKNOWN_FILE' | 'NOT_SENT' | 'TEST_REPLY' | 'UNKNOWN_PAYMENT' | 'OTHER_AMOUNT' | 'OTHER_TOTALS' | 'OTHER_ACCOUNT' | 'ACCEPTED_AFTER_REJECTION' | 'PAID_AFTER_REJECTION' | 'REJECTED_AFTER_ACCEPTANCE' | 'REJECTED_AFTER_PAYMENT' | 'REJECTED_AS_DUPLICATE';
        /**
         * Where it does not fit.
         */
        detail: string;
        /**
         * How a user closed the question; null while it is open.
         */
        closed: {
            /**
             * The user who closed it.
             */
            by: Person;
            /**
             * When it was closed.
             */
            at: Timestamp;
            /**
             * What was found out.
             */
            note: string;
        } | null;
    } | null;
    /**
     * Who may confirm it; null unless it waits for confirmation.
     */
    waiting: {
        /**
         * The users who may confirm it: not its uploader, not the creator of a batch that it answers, and not the user who took the file to the bank.
         */
        mayConfirm: Array<Person>;
    } | null;
    /**
     * The confirmation; null if it was not confirmed.
     */
    confirmed: {
        /**
         * The user who confirmed it.
         */
        by: Person;
        /**
         * When it was confirmed.
         */
        at: Timestamp;
    } | null;
    /**
     * Why it is not applied; null unless it was set aside.
     */
    setAside: {
        /**
         * The user who set it aside.
         */
        by: Person;
        /**
         * When it was set aside.
         */
        at: Timestamp;
        /**
         * Why.
         */
        note: string;
    } | null;
};

/**
 * Payments that a reply changed.
 */
export type BankReplyChange = {
    /**
     * The new state.
     */
    state: 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'RETURNED';
    /**
     * How many payments.
     */
    count: number;
    /**
     * Their sum; null for a reply that an earlier version of Outlay judged.
     */
    amount: Amount | null;
};

/**
 * The days on which banks move money.
 */
export type BankDays = {
    /**
     * Today.
     */
    today: Day;
    /**
     * The last day that a new batch can name as its execution date.
     */
    lastDay: Day;
    /**
     * The rule of a batch that names none.
     */
    ifNotBankingDay: IfNotBankingDay;
    /**
     * The earlier form of `ifNotBankingDay`.
     *
     * @deprecated
     */
    policy: 'MOVE' | 'REFUSE';
    /**
     * The days from today to `lastDay` on which banks are closed, except Sundays: the public holidays of the country and the days that the operator has added.
     */
    holidays: Array<{
        /**
         * The day.
         */
        date: Day;
        /**
         * The name of the holiday.
         */
        name: string;
    }>;
    /**
     * The rails of the entity.
     */
    rails: Array<{
        /**
         * The rail.
         */
        rail: Rail;
        /**
         * The cut-off, HH:MM; null for a rail that pays at any hour of any day.
         */
        cutOff: string | null;
        /**
         * The cut-off of a Saturday, HH:MM; null: Saturday is no banking day.
         */
        saturdayCutOff: string | null;
        /**
         * How many banking days before the day of the money a batch must have left.
         */
        leadDays: number;
        /**
         * The day on which money moves if a batch is approved now.
         */
        firstDay: Day;
        /**
         * Why that is not today.
         */
        reasons: Array<MoveReason>;
    }>;
};

/**
 * A profile to start from. An ACB profile needs the registration that the bank gave the company.
 */
export type BankFileProfileTemplate = {
    /**
     * A short code: Latin capitals, digits and hyphens.
     */
    code: string;
    /**
     * The name of the profile.
     */
    displayName: string;
    /**
     * The format of the files.
     */
    format: PaymentFormat;
    /**
     * The characters that texts of a file may have: those of the ACB, or the Latin set of ISO 20022.
     */
    charset: 'ACB' | 'ISO_LATIN';
    /**
     * The longest name of a beneficiary, in characters.
     */
    nameLength: number;
    /**
     * The longest reference, in characters.
     */
    referenceLength: number;
    /**
     * The most payments of one file.
     */
    maxPayments: number;
    /**
     * ACB: the entry class of the payments; null otherwise.
     */
    entryClass: number | null;
    /**
     * ACB: what the bank gave the company at registration; null otherwise.
     */
    acb: {
        /**
         * The customer code, 5 characters.
         */
        customerCode: string;
        /**
         * The user code, 4 characters.
         */
        userCode: string;
        /**
         * The short name, at most 10 characters.
         */
        shortName: string;
        /**
         * The destination, 5 characters.
         */
        destination: string;
        /**
         * The service of the bank. A file of ONE DAY must have left one banking day before its action date, one of TWO DAY two; any other on the action date.
         */
        service: 'SAMEDAY' | 'ONE DAY' | 'TWO DAY' | 'BATCH';
        /**
         * The transmission number of the connection's first file. Left out: 1. For a company whose bank has accepted files of other software: one more than the last of their numbers. It no longer changes once a file has left.
         */
        firstTransmissionNumber?: number;
        /**
         * The generation number of the first file, likewise. It need not equal the transmission number.
         */
        firstGenerationNumber?: number;
    } | null;
    /**
     * CSV: the layout of the file; left out for other formats.
     */
    csv?: PaymentCsvLayout;
    /**
     * pain.001: how a file says by which rail the bank has to send its payments. Every bank has its own values: take them from its guide. The connection can carry these rails and EFT, which is NURG where it is not listed. Left out for other formats, and for EFT alone.
     */
    paymentTypes?: Array<PaymentType>;
    /**
     * pain.001: whether a file may have payments by several rails, with a payment information block (PmtInf) for each. Then a row above the limit of its rail travels by RTGS in the same batch and file. Left out: a file and its batch have one rail.
     */
    severalRailsInFile?: boolean;
    /**
     * pain.001: the codes of account types, of the code set of ISO 20022 for cash accounts. Left out: CACC and SVGS for current and savings accounts, and none for others.
     */
    accountTypeCodes?: {
        /**
         * Its code; empty: none.
         */
        CURRENT: string;
        /**
         * Its code; empty: none.
         */
        SAVINGS: string;
        /**
         * Its code; empty: none.
         */
        TRANSMISSION: string;
        /**
         * Its code; empty: none.
         */
        BOND: string;
        /**
         * Its code; empty: none.
         */
        SUBSCRIPTION_SHARE: string;
    };
    /**
     * pain.001: where a file has the own reference of a payment. INSTRUCTION_ID: InstrId. DEBTOR_AGENT: InstrForDbtrAgt. Left out: nowhere. ISO 20022 has no place for the text on the payer's statement: the guide of the bank says which of the two it shows there, if any.
     */
    ownReferenceIn?: 'INSTRUCTION_ID' | 'DEBTOR_AGENT';
    /**
     * pain.001: whether the bank books the payments of a file by one rail as one debit.
     */
    isBookedAsOneDebit: boolean;
    /**
     * Whether a payment that a reply to its file does not name was accepted with the file.
     */
    unnamedAreAccepted: boolean;
    /**
     * When a payment counts as paid. ACCEPTANCE: as the bank accepts it. REPLY: as a reply says that it is paid. STATEMENT: as the statement shows it.
     */
    paidBy: 'ACCEPTANCE' | 'REPLY' | 'STATEMENT';
    /**
     * The name of a file, with the fields {date}, {time}, {number} and {fileId}. {number} is the transmission number of an ACB file, the generation number in its older form, and for other formats the number of the file in its connection. The name starts with a letter, a digit or a field, has no two dots in a row, does not end in .part, .tmp or .filepart, and has at most 200 characters once its fields are filled in.
     */
    fileName: string;
    /**
     * The last minute of a business day at which the bank takes a file for that day; null: all day. A rail of `paymentTypes` has its own.
     */
    cutOff: string | null;
    /**
     * The last minute of a Saturday at which the bank takes a file by EFT for that day, not after `cutOff`. Left out: Saturday is no banking day. Nothing is paid by EFT on Sundays and public holidays.
     */
    saturdayCutOff?: string;
    /**
     * pain.001 and CSV: how many banking days before the day of the money the bank must have a file by EFT, until its cut-off. Left out or 0: on that day. For ACB, the `service` says this instead.
     */
    leadDays?: number;
    /**
     * How many days before its execution day the bank takes a file. Left out or 0: only on that day. The file of a batch with a later execution date is written that many days ahead.
     */
    daysAhead?: number;
    /**
     * If the bank has not answered after this many hours, a submitted payment is unconfirmed.
     */
    silentAfterHours: number;
};

/**
 * Files, newest first.
 */
export type PaginatedBankFile = {
    /**
     * The items of this page.
     */
    items: Array<BankFile>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A file that was written for the bank. Its bytes never change.
 */
export type BankFile = {
    /**
     * The id of the file.
     */
    id: string;
    /**
     * The connection that carries it.
     */
    connection: {
        /**
         * The id of the connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    };
    /**
     * The batch whose payments it has.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    };
    /**
     * SEALED: written, and it has not left. LEFT: on its way to the bank, or there. RECALLED: the bank does not pay the rest, as two users have confirmed. WITHDRAWN: never left, and replaced by another file. CANCELLED: never left, because its batch ended.
     */
    state: 'SEALED' | 'LEFT' | 'RECALLED' | 'WITHDRAWN' | 'CANCELLED';
    /**
     * Counts the files of the connection.
     */
    fileNumber: number;
    /**
     * The numbers that an ACB file carries; null for other formats.
     */
    acbNumbers: {
        /**
         * The transmission number. A file of the older form does not carry it.
         */
        transmissionNumber: number;
        /**
         * The generation number of the user set.
         */
        generationNumber: number;
    } | null;
    /**
     * The name of the file.
     */
    fileName: string;
    /**
     * The format of the file.
     */
    format: string;
    /**
     * The size in bytes.
     */
    byteCount: number;
    /**
     * The SHA-256 of the bytes, in lower-case hex.
     */
    sha256: string;
    /**
     * The currency of the payments.
     */
    currency: CurrencyCode;
    /**
     * How many payments it has.
     */
    paymentCount: number;
    /**
     * The sum of the payments.
     */
    totalAmount: Amount;
    /**
     * The hash total of an ACB file, 12 digits; null otherwise.
     */
    hashTotal: string | null;
    /**
     * The day on which the bank pays.
     */
    executionDate: string;
    /**
     * The digest of the batch that its approvers approved.
     */
    contentDigest: string;
    /**
     * When the file was written.
     */
    sealedAt: Timestamp;
    /**
     * When the file left; null before.
     */
    leftAt: Timestamp | null;
    /**
     * The user who took it to the bank; null before, and for a file that left over SFTP or a folder.
     */
    leftBy: Person | null;
    /**
     * When Outlay put it into the bank's folder; null before, and for a file that a user takes to the bank.
     */
    arrivedAt: Timestamp | null;
    /**
     * When the bank last said something about it; null before.
     */
    heardAt: Timestamp | null;
    /**
     * What the bank last said about the file as a whole; null before.
     */
    replyStatus: 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'PARTIAL' | null;
    /**
     * The recall; null if none is recorded.
     */
    recall: {
        /**
         * The id of the recall. A file that is recalled again has another one.
         */
        id: string;
        /**
         * WAITING: another approver can confirm it. UNDECIDED: the file was on its way, and the next visit to the bank finds out whether it has arrived. TOO_LATE: the file reached the bank after the recall was recorded; ask the bank, withdraw the recall, and record it again if the bank does not pay. CONFIRMED: the payments that the bank has not paid have failed.
         */
        state: 'WAITING' | 'UNDECIDED' | 'TOO_LATE' | 'CONFIRMED';
        /**
         * The user who recorded it.
         */
        by: Person;
        /**
         * When it was recorded.
         */
        at: Timestamp;
        /**
         * Why it was recalled.
         */
        reason: string;
        /**
         * The person at the bank who confirmed it.
         */
        confirmedBy: string;
        /**
         * How a second user confirmed it; null until then. Only a confirmed recall fails payments.
         */
        confirmed: {
            /**
             * The second user.
             */
            by: Person;
            /**
             * When the second user confirmed it.
             */
            at: Timestamp;
        } | null;
    } | null;
    /**
     * The payments by what the bank has said. Empty for a file that was withdrawn.
     */
    states: Array<BankFileCount>;
};

/**
 * Payments of a file, by what the bank has said.
 */
export type BankFileCount = {
    /**
     * What the bank has said; SILENT: nothing yet.
     */
    state: 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'RETURNED' | 'SILENT';
    /**
     * How many payments.
     */
    count: number;
    /**
     * Their sum.
     */
    amount: Amount;
};

/**
 * Payments in the order of the file.
 */
export type PaginatedBankFilePayment = {
    /**
     * The items of this page.
     */
    items: Array<BankFilePayment>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A payment of a bank file.
 */
export type BankFilePayment = {
    /**
     * The id of the withdrawal.
     */
    withdrawalId: string;
    /**
     * The row of the batch.
     */
    rowNumber: number;
    /**
     * The status of the withdrawal.
     */
    status: 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';
    /**
     * The sequence number in the file.
     */
    sequenceNumber: number;
    /**
     * The name of the payment in the file, in replies and in statements.
     */
    endToEndId: string;
    /**
     * The name as it was written.
     */
    name: string;
    /**
     * The branch code.
     */
    branchCode: string;
    /**
     * The account number.
     */
    accountNumber: string;
    /**
     * The amount.
     */
    amount: Amount;
    /**
     * The reference as it was written.
     */
    reference: string;
    /**
     * The texts that were written differently.
     */
    substitutions: Array<TextSubstitution>;
    /**
     * What the bank has said about it; null: nothing yet.
     */
    state: 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'RETURNED' | null;
    /**
     * Why it was rejected or returned; null otherwise.
     */
    failureCode: 'INVALID_ACCOUNT' | 'ACCOUNT_CLOSED' | 'ACCOUNT_DORMANT' | 'ACCOUNT_RESTRICTED' | 'NAME_MISMATCH' | 'INVALID_BRANCH' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BANK_REJECTED' | 'BANK_UNAVAILABLE' | 'DUPLICATE' | 'UNKNOWN' | null;
    /**
     * The bank's reason; null if it gave no reason.
     */
    reason: {
        /**
         * The bank's code.
         */
        code: string;
        /**
         * The bank's words; null if it gave none.
         */
        text: string | null;
    } | null;
    /**
     * The account to which the bank redirected it; null if it did not.
     */
    movedTo: {
        /**
         * The branch code.
         */
        branchCode: string;
        /**
         * The account number.
         */
        accountNumber: string;
    } | null;
    /**
     * When the bank last said something about it; null before.
     */
    heardAt: Timestamp | null;
    /**
     * The entries of statements that show it, oldest first; empty until one does.
     */
    onStatements: Array<PaymentOnStatement>;
};

/**
 * A text that the character set of the file does not have.
 */
export type TextSubstitution = {
    /**
     * The text.
     */
    field: 'name' | 'reference' | 'ownReference';
    /**
     * As it is in the batch.
     */
    from: string;
    /**
     * As it is in the file.
     */
    to: string;
};

/**
 * An entry of a statement that shows a payment.
 */
export type PaymentOnStatement = {
    /**
     * The id of the entry.
     */
    entryId: string;
    /**
     * Whether the entry pays the payment or returns it.
     */
    kind: 'PAYOUT' | 'RETURN';
    /**
     * The part of the entry that is this payment.
     */
    amount: SignedAmount;
    /**
     * The day on which the bank booked it.
     */
    bookingDate: string;
};

/**
 * Replies, newest first.
 */
export type PaginatedBankReplyFile = {
    /**
     * The items of this page.
     */
    items: Array<BankReplyFile>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * Changes in the order of the reply.
 */
export type PaginatedBankReplyPaymentChange = {
    /**
     * The items of this page.
     */
    items: Array<BankReplyPaymentChange>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * What a reply changes about one payment.
 */
export type BankReplyPaymentChange = {
    /**
     * The id of the withdrawal.
     */
    withdrawalId: string;
    /**
     * The batch of the withdrawal.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    };
    /**
     * The row of the batch.
     */
    rowNumber: number;
    /**
     * The name of the beneficiary.
     */
    name: string;
    /**
     * The account number.
     */
    accountNumber: string;
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The amount.
     */
    amount: Amount;
    /**
     * What the bank had said before; null: nothing yet.
     */
    before: 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'RETURNED' | null;
    /**
     * What the reply says; null when only the redirect is new.
     */
    state: 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'RETURNED' | null;
    /**
     * Why it is rejected or returned; null otherwise.
     */
    failureCode: 'INVALID_ACCOUNT' | 'ACCOUNT_CLOSED' | 'ACCOUNT_DORMANT' | 'ACCOUNT_RESTRICTED' | 'NAME_MISMATCH' | 'INVALID_BRANCH' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BANK_REJECTED' | 'BANK_UNAVAILABLE' | 'DUPLICATE' | 'UNKNOWN' | null;
    /**
     * The bank's reason; null if it gave no reason.
     */
    reason: {
        /**
         * The bank's code.
         */
        code: string;
        /**
         * The bank's words; null if it gave none.
         */
        text: string | null;
    } | null;
    /**
     * The account to which the bank redirected it; null if it did not.
     */
    movedTo: {
        /**
         * The branch code.
         */
        branchCode: string;
        /**
         * The account number.
         */
        accountNumber: string;
    } | null;
};

/**
 * Approvals with what their signatures need. `npm run verify-approvals` checks them.
 */
export type ApprovalExport = {
    /**
     * The format of this file.
     */
    format: 'outlay-approvals-1';
    /**
     * The host to which passkeys belong.
     */
    rpId: string;
    /**
     * The address of the dashboard.
     */
    origin: string;
    /**
     * The company.
     */
    entity: string;
    /**
     * When this file was written.
     */
    issuedAt: Timestamp;
    /**
     * The approvals, oldest first.
     */
    approvals: Array<SignedApproval>;
};

/**
 * An approval with the signatures that belong to it.
 */
export type SignedApproval = {
    /**
     * The batch.
     */
    batchId: string;
    /**
     * The label of the batch.
     */
    label: string;
    /**
     * The content digest of the batch.
     */
    contentDigest: string;
    /**
     * Its total.
     */
    totalAmount: string;
    /**
     * Its currency.
     */
    currency: string;
    /**
     * The approver.
     */
    userId: string;
    /**
     * The name of the approver.
     */
    userName: string;
    /**
     * When they approved.
     */
    approvedAt: Timestamp;
    /**
     * The user for whom they approved by a delegation; absent when for themselves.
     */
    onBehalfOf?: Person;
    /**
     * The signatures of this approval; empty when it was given without a passkey.
     */
    passkeys: Array<{
        /**
         * Its name.
         */
        name: string;
        /**
         * Its public key, as a COSE_Key.
         */
        publicKey: string;
        /**
         * What it signed.
         */
        assertion: PasskeyAssertion;
    }>;
};

/**
 * The bank file that will carry a batch, and a page of the payments whose texts it will write differently.
 */
export type BankFilePlan = {
    /**
     * The items of this page.
     */
    items: Array<SubstitutedPayment>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
    /**
     * The connection by bank file; null if the batch is paid without a file, or no longer waits.
     */
    carrier: {
        /**
         * The connection that will carry the batch.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
        /**
         * The name of the profile that the file follows.
         */
        profileName: string;
        /**
         * The account that pays.
         */
        payerAccountNumber: string;
        /**
         * Whether a user has recorded that the bank accepted a test file.
         */
        isCertified: boolean;
        /**
         * DOWNLOAD: a user takes the file to the bank. SFTP, FOLDER: Outlay takes it there.
         */
        transport: 'DOWNLOAD' | 'SFTP' | 'FOLDER';
        /**
         * How many payments have an own reference that is not in the file, because its format or profile has no place for it.
         */
        unwrittenOwnReferences: number;
        /**
         * Why the batch cannot be written into a file as it is; null if it can.
         */
        problem: {
            /**
             * SEVERAL_CONNECTIONS: one connection must carry every rail of the batch. SEVERAL_RAILS: a file has payments by one rail, and the batch has several. TOO_MANY_PAYMENTS: one file may have fewer. TEXT_NOT_WRITABLE: a name or a reference has characters that the file cannot have.
             */
            code: 'SEVERAL_CONNECTIONS' | 'SEVERAL_RAILS' | 'TOO_MANY_PAYMENTS' | 'TEXT_NOT_WRITABLE';
            /**
             * The first of the rows that cannot be written, at most 20; empty otherwise.
             */
            rowNumbers: Array<number>;
        } | null;
    } | null;
    /**
     * The payments by rail, in the order of the rows; empty if the batch is paid without a file, or no longer waits. A batch with several has to be divided by them.
     */
    byRail: Array<PaymentsByRail>;
    /**
     * Whether no live bank connection carries a rail of the batch although the entity pays through its own bank: the batch is not paid until one is switched on.
     */
    waitsForConnection: boolean;
};

/**
 * A payment whose name or reference a file will write differently.
 */
export type SubstitutedPayment = {
    /**
     * The id of the withdrawal.
     */
    withdrawalId: string;
    /**
     * The row of the batch.
     */
    rowNumber: number;
    /**
     * The texts that will be written differently.
     */
    substitutions: Array<TextSubstitution>;
};

/**
 * The payments of a batch by one rail. A bank file has no others.
 */
export type PaymentsByRail = {
    /**
     * The rail of the payments.
     */
    rail: 'EFT' | 'RTC' | 'PAYSHAP' | 'RTGS';
    /**
     * How many payments the batch has by it.
     */
    count: number;
    /**
     * Their total, in the currency of the batch.
     */
    totalAmount: Amount;
    /**
     * The live connection by bank file that carries the rail; null if none does.
     */
    connection: {
        /**
         * The id of the connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    } | null;
    /**
     * The account that pays; null without a connection.
     */
    payerAccountNumber: string | null;
};

/**
 * What an approver should look at before approving a batch.
 */
export type BatchChecks = {
    /**
     * The currency of the batch.
     */
    currency: CurrencyCode;
    /**
     * When the batch was compared with earlier payments; null while that goes on, and the counts are 0.
     */
    checkedAt: Timestamp | null;
    /**
     * The setting of the entity that the amounts were judged by.
     */
    unusualAmountPercent: number;
    /**
     * How many withdrawals pay a person to another account than before.
     */
    changedBankDetails: number;
    /**
     * How many withdrawals have an account number that looks like something else; see accountMark.
     */
    doubtfulAccounts?: number;
    /**
     * How many withdrawals pay a beneficiary for the first time.
     */
    newBeneficiaries: number;
    /**
     * How many withdrawals repeat the account and amount of another one.
     */
    duplicates: number;
    /**
     * How many people the batch pays on more than one account.
     */
    peopleWithSeveralAccounts: number;
    /**
     * How many withdrawals pay those people.
     */
    rowsOfSeveralAccounts: number;
    /**
     * How many accounts are paid under names of different people: in the batch, or compared with the last payment.
     */
    sharedAccounts?: number;
    /**
     * How many withdrawals pay those accounts.
     */
    rowsOfSharedAccounts?: number;
    /**
     * How many withdrawals to look at one by one; those of FLAGGED. A withdrawal with a finding, or repeated by another one, unless that finding is in `common`.
     */
    flagged?: number;
    /**
     * How many amounts are unusual; see WithdrawalChecks.
     */
    unusualAmounts: number;
    /**
     * How many withdrawals pay people who get more payments, and more money, than in any earlier run of this kind.
     */
    paidMoreOften?: number;
    /**
     * How many people those withdrawals pay.
     */
    peoplePaidMoreOften?: number;
    /**
     * How many withdrawals pay people, or accounts, that the batch pays more than once.
     */
    paidTwice?: number;
    /**
     * The findings that concern a third of the withdrawals or more, or that are usual in this kind of run. They are shown once for the batch.
     */
    common?: Array<{
        /**
         * The view of the withdrawals that it concerns.
         */
        finding: 'CHANGED' | 'DOUBTFUL_ACCOUNT' | 'DUPLICATES' | 'MORE_OFTEN' | 'UNUSUAL' | 'NEW';
        /**
         * How many withdrawals it concerns.
         */
        count: number;
        /**
         * Whether it is usual in this kind of run, and concerns less than a third.
         */
        isUsual: boolean;
        /**
         * The most extreme withdrawals, at most three.
         */
        extremes: Array<{
            /**
             * The row of the withdrawal in the batch.
             */
            rowNumber: number;
            /**
             * The name of the beneficiary.
             */
            beneficiaryName: string;
            /**
             * The amount of the withdrawal.
             */
            amount: Amount;
            /**
             * As in WithdrawalChecks; null without one.
             */
            changePercent: number | null;
        }>;
    }>;
    /**
     * The receipt that the batch refunds; null for any other batch.
     */
    refund?: {
        /**
         * The id of the receipt.
         */
        receiptId: string;
        /**
         * The day on which its money came.
         */
        receivedOn: Day;
        /**
         * The amount of the receipt.
         */
        receivedAmount: Amount;
        /**
         * Who paid, as the bank says.
         */
        from: {
            /**
             * The name; null if unknown.
             */
            name: string | null;
            /**
             * The account; null if unknown.
             */
            accountNumber: string | null;
        };
        /**
         * Who is paid.
         */
        to: {
            /**
             * The account holder.
             */
            name: string;
            /**
             * The bank, which a user typed.
             */
            bankCode: string;
            /**
             * The account.
             */
            accountNumber: string;
        };
        /**
         * Where the account of the refund comes from.
         */
        account: 'STATEMENT' | 'TYPED';
        /**
         * Whether the bank states another name than that of the account holder.
         */
        isOtherName: boolean;
        /**
         * Whether the account was never paid before.
         */
        isNeverPaid: boolean;
        /**
         * Whether the bank has taken the receipt back: the batch can then not be approved.
         */
        isTakenBack: boolean;
        /**
         * Why it is given back.
         */
        reason: string;
    } | null;
    /**
     * How many withdrawals failed or were returned.
     */
    failed: number;
    /**
     * Why the preparer pays possible duplicates; null when none was given.
     */
    duplicateReason: string | null;
    /**
     * The largest withdrawals, at most ten.
     */
    largest: Array<{
        /**
         * The row of the withdrawal in the batch.
         */
        rowNumber: number;
        /**
         * The name of the beneficiary.
         */
        beneficiaryName: string;
        /**
         * The amount of the withdrawal.
         */
        amount: Amount;
    }>;
};

/**
 * The comments on a batch.
 */
export type BatchComments = {
    /**
     * The comments, oldest first; at most the last 500.
     */
    items: Array<BatchComment>;
    /**
     * The enabled users of the entity, by name.
     */
    people: Array<Person>;
};

/**
 * A comment on a batch. It is never changed or deleted.
 */
export type BatchComment = {
    /**
     * The id of the comment.
     */
    id: string;
    /**
     * The user who wrote it.
     */
    author: Person;
    /**
     * The text.
     */
    text: string;
    /**
     * The row of the batch that it is about; null when it is about the batch.
     */
    rowNumber: number | null;
    /**
     * The users whom it mentions.
     */
    mentions: Array<Person>;
    /**
     * When it was written.
     */
    createdAt: Timestamp;
};

/**
 * The differences between a batch and an earlier one.
 */
export type BatchComparison = {
    /**
     * The currency of the batch.
     */
    currency: CurrencyCode;
    /**
     * The earlier batch; null when none is similar.
     */
    comparedWith: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
        /**
         * When the batch was created.
         */
        createdAt: Timestamp;
    } | null;
    /**
     * LABEL: the newest earlier batch whose label differs in numbers, dates and months only, and that paid some of the same people. PEOPLE: the one that paid most of the same people, at least half. CALLER: the one that the request names. Null without one.
     */
    chosenBy: 'LABEL' | 'PEOPLE' | 'CALLER' | null;
    /**
     * Batches to compare with: the one that this batch corrects, then earlier ones, newest first.
     */
    candidates: Array<{
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
        /**
         * When the batch was created.
         */
        createdAt: Timestamp;
        /**
         * True for the batch that was sent back and that this one corrects.
         */
        isCorrected?: boolean;
    }>;
    /**
     * People who were added.
     */
    added: {
        /**
         * How many people the batch pays that the earlier one did not.
         */
        count: number;
        /**
         * The sum of their payments.
         */
        amount: Amount;
    };
    /**
     * People who were removed.
     */
    removed: {
        /**
         * How many people the earlier batch paid that this one does not.
         */
        count: number;
        /**
         * The sum of their earlier payments.
         */
        amount: Amount;
    };
    /**
     * People whose payment changed.
     */
    changed: {
        /**
         * How many people are paid another amount, or on another account.
         */
        count: number;
        /**
         * The sum of their payments now.
         */
        amount: Amount;
        /**
         * The sum of their earlier payments.
         */
        earlierAmount: Amount;
    };
    /**
     * People whose payment is the same.
     */
    same: {
        /**
         * How many people are paid the same amount on the same account.
         */
        count: number;
        /**
         * The sum of their payments.
         */
        amount: Amount;
    };
    /**
     * At most 100 differences of each kind: other accounts first, then the largest difference.
     */
    items: Array<BatchDifference>;
};

/**
 * A person who is paid differently in two batches.
 */
export type BatchDifference = {
    /**
     * The kind of difference.
     */
    kind: 'ADDED' | 'REMOVED' | 'CHANGED';
    /**
     * The name of the person.
     */
    name: string;
    /**
     * The first row that pays them, on the other account if it has changed; null for REMOVED.
     */
    rowNumber: number | null;
    /**
     * What the batch pays them; null for REMOVED.
     */
    amount: Amount | null;
    /**
     * The earlier payment; null for ADDED.
     */
    earlierAmount: Amount | null;
    /**
     * Whether they are paid on an account on which the earlier batch did not pay them.
     */
    accountChanged: boolean;
    /**
     * How many payments of the batch `amount` adds up; null for REMOVED.
     */
    payments?: number | null;
    /**
     * How many payments of the earlier batch `earlierAmount` adds up; null for ADDED.
     */
    earlierPayments?: number | null;
};

/**
 * The rows of a retry that are likely to fail again.
 */
export type EarlierFailures = {
    /**
     * How many rows are likely to fail again: the cause of the failure remains.
     */
    count: number;
    /**
     * The first of these rows, by row number.
     */
    items: Array<EarlierFailure>;
};

/**
 * A row that is likely to fail again.
 */
export type EarlierFailure = {
    /**
     * The row in the batch.
     */
    rowNumber: number;
    /**
     * The name in the row.
     */
    beneficiaryName: string;
    /**
     * Why the payment failed before.
     */
    failureCode: WithdrawalFailureCode;
    /**
     * Why it failed, in words.
     */
    failureReason: string;
    /**
     * FAILED: not paid. REVERSED: returned by the bank.
     */
    status: 'FAILED' | 'REVERSED';
};

/**
 * What a passkey of the user is asked to sign.
 */
export type PasskeyChallenge = {
    /**
     * The nonce of the challenge that was signed.
     */
    nonce: string;
    /**
     * The bytes to sign.
     */
    challenge: string;
    /**
     * The host to which passkeys belong.
     */
    rpId: string;
    /**
     * The passkeys of the user that may sign.
     */
    credentials: Array<{
        /**
         * The credential id.
         */
        id: string;
        /**
         * How the device is reached, as it said.
         */
        transports: Array<string>;
    }>;
    /**
     * Until when the challenge can be used, once.
     */
    expiresAt: Timestamp;
};

/**
 * The evidence of one batch, beside the batch itself.
 */
export type BatchProof = {
    /**
     * The registered name of the paying entity; its name while the operator has not set one.
     */
    legalName: string;
    /**
     * When this proof was read.
     */
    issuedAt: Timestamp;
    /**
     * The audit entries of the creation, the approvals and the dispatch of the batch, oldest first.
     */
    auditEntries: Array<AuditProof>;
};

/**
 * An entry of the audit log that proves a step of a batch.
 */
export type AuditProof = {
    /**
     * The number of the entry in the entity's log.
     */
    seq: number;
    /**
     * When the change was made.
     */
    at: Timestamp;
    /**
     * What was done.
     */
    action: 'batch.created' | 'batch.approved' | 'batch.released';
    /**
     * The name of the person; Outlay for the dispatch to the bank.
     */
    name: string;
    /**
     * The SHA-256 over the entry and the hash of the entry before it, in lower-case hex.
     */
    hash: string;
};

/**
 * How the payments of a batch fit the register.
 */
export type BatchRegister = {
    /**
     * What the payment config says.
     */
    policy: 'WARN' | 'REGISTERED_ONLY';
    /**
     * From which amount on accounts have to be verified; null: none.
     */
    verifiedAbove: Amount | null;
    /**
     * How many payments go to registered accounts.
     */
    registered: number;
    /**
     * How many payments have each finding.
     */
    findings: Array<{
        /**
         * OTHER_NAME: the account is registered under another name. OTHER_ACCOUNT: the name is registered with another account. REFERENCE_FORMAT: the reference has not the format of the payee. NOT_REGISTERED: neither is registered. NOT_VERIFIED: the account was not verified as the payment config demands.
         */
        finding: 'OTHER_NAME' | 'OTHER_ACCOUNT' | 'REFERENCE_FORMAT' | 'NOT_REGISTERED' | 'NOT_VERIFIED';
        /**
         * How many payments.
         */
        count: number;
    }>;
    /**
     * The first of these payments, by row.
     */
    items: Array<{
        /**
         * The row in the batch.
         */
        rowNumber: number;
        /**
         * The name.
         */
        beneficiaryName: string;
        /**
         * The code of the bank.
         */
        bankCode: string;
        /**
         * The branch code.
         */
        branchCode: string;
        /**
         * The account number.
         */
        accountNumber: string;
        /**
         * The type of the account.
         */
        accountType: AccountType;
        /**
         * What the register says.
         */
        mark: RegisterMark;
    }>;
};

/**
 * An account of the register.
 */
export type PayeeAccount = {
    /**
     * The code of the bank.
     */
    bankCode: string;
    /**
     * The branch code.
     */
    branchCode: string;
    /**
     * The account number.
     */
    accountNumber: string;
    /**
     * The type of the account.
     */
    accountType: AccountType;
    /**
     * The format of its references: # is a digit, @ a letter, ? either, ! a digit with which all digits pass the Luhn check; other characters are themselves. Null: any reference.
     */
    referenceFormat: string | null;
};

/**
 * What a bank said about an account.
 */
export type VerificationAnswer = {
    /**
     * MATCH: the account is what the register says. PARTIAL: it is open, but something differs. NO_MATCH: it is not what the register says. CLOSED: it is closed. TIMED_OUT: the bank has not answered; it may later.
     */
    result: 'MATCH' | 'PARTIAL' | 'NO_MATCH' | 'CLOSED' | 'TIMED_OUT';
    /**
     * What did not agree: whether it exists or is open, the name, or the type.
     */
    differs: Array<'EXISTS' | 'OPEN' | 'NAME' | 'TYPE'>;
    /**
     * When the bank said so.
     */
    answeredAt: Timestamp;
};

/**
 * What the register says about a payment.
 */
export type RegisterMark = {
    /**
     * What does not fit; null for a registered account.
     */
    finding: 'OTHER_NAME' | 'OTHER_ACCOUNT' | 'REFERENCE_FORMAT' | 'NOT_REGISTERED' | 'NOT_VERIFIED' | null;
    /**
     * The payee that is paid, or that the finding concerns; null without one.
     */
    payee: {
        /**
         * The id of the payee.
         */
        id: string;
        /**
         * The name.
         */
        name: string;
        /**
         * The account that may be paid.
         */
        account: PayeeAccount;
    } | null;
    /**
     * The bank's last answer; null without one.
     */
    verification: VerificationAnswer | null;
};

/**
 * A withdrawal that can be sent again.
 */
export type RetryRow = {
    /**
     * The row in the earlier batch.
     */
    rowNumber: number;
    /**
     * The withdrawal as a new batch would contain it.
     */
    withdrawal: WithdrawalRequest;
    /**
     * Why it failed or was returned; null otherwise.
     */
    failureCode: WithdrawalFailureCode | null;
    /**
     * Why it failed, in words; null when unknown.
     */
    failureReason: string | null;
    /**
     * Whether paying again can work. WITH_CHANGES: after a correction. Null unless the withdrawal failed or was returned.
     */
    retryable: 'YES' | 'NO' | 'WITH_CHANGES' | null;
    /**
     * The fields that the bank's answer is about: at least one must change before the payment can succeed. Empty when no correction of a field can help.
     */
    fieldsToCorrect?: Array<'beneficiaryName' | 'bankCode' | 'branchCode' | 'accountNumber' | 'accountType' | 'amount' | 'beneficiaryReference' | 'ownReference' | 'externalId'>;
    /**
     * The rail of the withdrawal.
     */
    rail: Rail;
};

/**
 * Withdrawals of a batch, with their findings.
 */
export type BatchRowPage = {
    /**
     * The items of this page.
     */
    items: Array<BatchRow>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A withdrawal of a batch, with what was found about it.
 */
export type BatchRow = {
    /**
     * The id of the withdrawal.
     */
    id: string;
    /**
     * The row of the withdrawal in the batch, from 1.
     */
    rowNumber: number;
    /**
     * The beneficiary of the payment.
     */
    beneficiary: Beneficiary;
    /**
     * The currency of the amount and the fee.
     */
    currency: CurrencyCode;
    /**
     * The amount, excluding the fee.
     */
    amount: Amount;
    /**
     * The fee, including VAT.
     */
    fee: Amount;
    /**
     * The rail of the payment.
     */
    rail: Rail;
    /**
     * The reference on the beneficiary's bank statement.
     */
    beneficiaryReference: string;
    /**
     * The text on the bank statement of the payer. Null without one.
     */
    ownReference: string | null;
    /**
     * The payer's own id of the beneficiary, such as an employee number. Null without one.
     */
    externalId: string | null;
    /**
     * The status of the withdrawal.
     */
    status: WithdrawalStatus;
    /**
     * Why it failed or was returned; null otherwise.
     */
    failureCode: WithdrawalFailureCode | null;
    /**
     * The failure in words; null without a failure.
     */
    failureReason: string | null;
    /**
     * Whether paying again can work. WITH_CHANGES: after a correction. Null unless the withdrawal failed or was returned.
     */
    retryable: 'YES' | 'NO' | 'WITH_CHANGES' | null;
    /**
     * The payout transaction; null until it is submitted to the bank.
     */
    payoutId: string | null;
    /**
     * The batch of the withdrawal.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
        /**
         * The status of the batch.
         */
        status: BatchStatus;
    };
    /**
     * When the batch was created.
     */
    createdAt: Timestamp;
    /**
     * When the withdrawal last changed.
     */
    updatedAt: Timestamp;
    /**
     * What the register says; absent while it has no account.
     */
    register?: RegisterMark;
    /**
     * The findings; null while the batch is being checked.
     */
    checks: WithdrawalChecks | null;
};

/**
 * How a withdrawal compares with earlier payments.
 */
export type WithdrawalChecks = {
    /**
     * NEW_BENEFICIARY: this person was never paid before. BANK_DETAILS_CHANGED: the person was last paid on another account. Null otherwise.
     */
    account: 'BANK_DETAILS_CHANGED' | 'NEW_BENEFICIARY' | null;
    /**
     * The account that the person was last paid on, for BANK_DETAILS_CHANGED; null otherwise.
     */
    earlierAccount: {
        /**
         * The code of the bank.
         */
        bankCode: string;
        /**
         * The account number.
         */
        accountNumber: string;
        /**
         * When this account was last paid.
         */
        lastPaidAt: Timestamp;
    } | null;
    /**
     * What the account number may be instead, or why it may be wrong. OTHER_BANK: its branch code is the one of another bank, which gets the money. BRANCH: the branch code of a bank. IDENTITY: an identity number. DATE, PHONE: a date, a telephone number. PATTERN: digits typed to fill a cell. TEXT, AMOUNT: it repeats a reference or the amount. LENGTH: unusual for the bank. SHORTER: shorter than nearly all others of the bank in the batch. Null otherwise, and when the person was paid on the account before (for OTHER_BANK, with this branch code).
     */
    accountMark?: 'OTHER_BANK' | 'BRANCH' | 'IDENTITY' | 'DATE' | 'PHONE' | 'PATTERN' | 'TEXT' | 'AMOUNT' | 'LENGTH' | 'SHORTER' | null;
    /**
     * The median of what the last twelve runs of this kind paid the person on this account. comparedWith says when it is the median of something else; null without anything to compare with. Payments to other people on the same account do not count.
     */
    usualAmount: Amount | null;
    /**
     * The difference of the amount, or of personAmount, in percent of usualAmount, rounded; null without one.
     */
    changePercent: number | null;
    /**
     * RUN: earlier runs of this kind. PERSON: all earlier runs that paid the person, none of them of this kind. BATCH: the other amounts of this batch. Null without a comparison.
     */
    comparedWith?: 'RUN' | 'PERSON' | 'BATCH' | null;
    /**
     * Whether the difference is larger than the entity's unusualAmountPercent, and the amount as far outside what was paid in earlier runs or, for BATCH, outside the range of the other amounts.
     */
    unusual: boolean;
    /**
     * Whether to look at it, as in the view FLAGGED.
     */
    flagged?: boolean;
    /**
     * Whether the batch pays the person more often, and more, on this account than any earlier run of this kind, or pays them nearly the same amount twice.
     */
    paidMoreOften?: boolean;
    /**
     * How many withdrawals of the batch pay the person on this account.
     */
    personPayments?: number;
    /**
     * The sum of those withdrawals; null for a single one.
     */
    personAmount?: Amount | null;
    /**
     * Whether the batch pays the same person on another account as well.
     */
    severalAccounts: boolean;
    /**
     * Another person whom this account pays; null without one. Names that are only written differently, such as "J Mokoena" and "Johan Mokoena", are one person.
     */
    sharedAccount?: {
        /**
         * A row of the batch that pays this account under another name; null without one.
         */
        inBatch: {
            /**
             * The other row.
             */
            rowNumber: number;
            /**
             * The name in that row.
             */
            beneficiaryName: string;
        } | null;
        /**
         * The last payment to this account, if it was made under another name; null otherwise.
         */
        lastPaid: {
            /**
             * The name of the last payment.
             */
            beneficiaryName: string;
            /**
             * When the last payment was created.
             */
            paidAt: Timestamp;
        } | null;
    } | null;
    /**
     * The earlier row of the batch with the same account and amount; null without one.
     */
    repeatsRow: number | null;
    /**
     * The first later row of the batch with the same account and amount; null without one.
     */
    repeatedByRow?: number | null;
    /**
     * The latest withdrawal of another batch with the same account and amount, within the duplicate window; null without one.
     */
    repeats: {
        /**
         * The batch of the earlier withdrawal.
         */
        batchId: string;
        /**
         * The label of that batch.
         */
        label: string;
        /**
         * The row of the earlier withdrawal.
         */
        rowNumber: number;
        /**
         * When the earlier withdrawal was created.
         */
        createdAt: Timestamp;
        /**
         * Its status as of now: it may still have to be paid.
         */
        status: 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';
    } | null;
};

/**
 * Who must still sign a batch.
 */
export type BatchSigners = {
    /**
     * What is missing by the policy when the batch was prepared and by the one in force. All of them count; they are one when it is the same policy.
     */
    requirements: Array<{
        /**
         * Whether this is what the policy asked for when the batch was prepared.
         */
        isOfPreparation: boolean;
        /**
         * How many signers are missing.
         */
        missing: number;
        /**
         * Whether the groups sign one after the other.
         */
        inOrder: boolean;
        /**
         * The groups of which signers are missing; the others may be any approver.
         */
        groups: Array<{
            /**
             * A group of which signers are missing.
             */
            groupId: string;
            /**
             * Its name.
             */
            name: string;
            /**
             * How many of it.
             */
            missing: number;
            /**
             * Who of it could sign.
             */
            couldSign: Array<Person>;
        }>;
    }>;
    /**
     * Whether the approvers who are left could sign it. If not, prepare it again.
     */
    isPossible: boolean;
    /**
     * Whether the caller could sign for themselves.
     */
    own: 'CAN_SIGN' | 'NOT_NEEDED' | 'NOT_YOUR_TURN' | 'HAS_SIGNED' | 'BARRED';
    /**
     * For whom the caller could sign by a delegation in force.
     */
    onBehalfOf: Array<{
        /**
         * The user who delegated.
         */
        user: Person;
        /**
         * CAN_SIGN: this signature would count. NOT_NEEDED: others are needed. NOT_YOUR_TURN: another group signs first. HAS_SIGNED: they have a part in a signature. BARRED: they may not sign this batch.
         */
        state: 'CAN_SIGN' | 'NOT_NEEDED' | 'NOT_YOUR_TURN' | 'HAS_SIGNED' | 'BARRED';
    }>;
};

/**
 * Something that an entity has before its first payout.
 */
export type BeforeFirstPayout = {
    /**
     * PEOPLE: a user can create batches, and enough others can approve them. LIMITS: the entity has limits, and its payouts are on. RAILS: a rail is on. MONEY: the available balance of FUNDING is above zero. CONNECTION: a bank connection is on; without one, payments go to the sandbox. RULES: a payment config was saved. SECOND_ADMIN: two users are admins; with one, each change waits. PASSKEYS: every approver has a passkey; absent where browsers cannot use them. MAIL: Outlay can send mail.
     */
    item: 'PEOPLE' | 'LIMITS' | 'RAILS' | 'MONEY' | 'CONNECTION' | 'RULES' | 'SECOND_ADMIN' | 'PASSKEYS' | 'MAIL';
    /**
     * Whether the entity has it.
     */
    done: boolean;
    /**
     * Whether nothing can be paid without it.
     */
    isNeeded: boolean;
};

/**
 * The mapping that was confirmed for files with a header.
 */
export type RememberedColumns = {
    /**
     * The names in the file's header, in their order.
     */
    headers: Array<string>;
    /**
     * The column of each field.
     */
    mapping: ColumnMapping;
    /**
     * Fields for which an earlier version remembered one text for every row. The text is not used: the field needs a column.
     */
    droppedConstants: Array<'beneficiary_name' | 'bank' | 'branch_code' | 'account_number' | 'account_type' | 'amount' | 'beneficiary_reference' | 'own_reference' | 'external_id'>;
    /**
     * The user who confirmed the mapping last.
     */
    confirmedBy: Person;
    /**
     * When the mapping was confirmed last.
     */
    confirmedAt: Timestamp;
};

/**
 * Changes of control.
 */
export type PaginatedControlChange = {
    /**
     * The items of this page.
     */
    items: Array<ControlChange>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
    /**
     * How many users with access have the role ADMIN. With one, that admin confirms twice.
     */
    admins: number;
};

/**
 * A change that two admins make together.
 */
export type ControlChange = {
    /**
     * Its id.
     */
    id: string;
    /**
     * INVITE_USER: a new user. CHANGE_ROLES: the roles of a user. ENABLE_USER: a disabled user signs in again. RESET_SIGN_IN: a user gets a link to set a new password. CHANGE_LIMITS: the limits of batches. CHANGE_FEES: one rail with its fee. SWITCH_PAYOUTS_ON: payouts are sent again. CONFIG_BY_ONE_ADMIN: changes of the payment config no longer need a second admin. CHANGE_POLICY: the signing policy.
     */
    kind: 'INVITE_USER' | 'CHANGE_ROLES' | 'ENABLE_USER' | 'RESET_SIGN_IN' | 'CHANGE_LIMITS' | 'CHANGE_FEES' | 'SWITCH_PAYOUTS_ON' | 'CONFIG_BY_ONE_ADMIN' | 'CHANGE_POLICY';
    /**
     * The user that it is about; null for the entity and for an invitation.
     */
    user: Person | null;
    /**
     * What changes, in the order of a form.
     */
    settings: Array<SettingChange>;
    /**
     * Why it was asked for.
     */
    reason: string;
    /**
     * The admin who asked for it. Another admin confirms it.
     */
    askedBy: Person;
    /**
     * When it was asked for.
     */
    askedAt: Timestamp;
    /**
     * When it ends by itself, 7 days after that.
     */
    expiresAt: Timestamp;
    /**
     * WAITING: another admin has to decide. APPLIED: it counts. The others changed nothing.
     */
    state: 'WAITING' | 'APPLIED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED';
    /**
     * The admin who confirmed, rejected or withdrew it; null while it waits, and when it expired.
     */
    decidedBy: Person | null;
    /**
     * When it ended; null while it waits.
     */
    decidedAt: Timestamp | null;
    /**
     * True if what it changes is no longer as it was. It can only be rejected or withdrawn.
     */
    isOutdated: boolean;
    /**
     * When the only admin can confirm it again; null when there is another admin.
     */
    confirmFrom: Timestamp | null;
};

/**
 * A part of a change of control.
 */
export type SettingChange = {
    /**
     * What changes.
     */
    setting: string;
    /**
     * As it was; null: nothing.
     */
    before: string | null;
    /**
     * As it will be; null: nothing.
     */
    after: string | null;
};

/**
 * The delegations of one user, and those to them.
 */
export type Delegations = {
    /**
     * Those of the last 12 months and to come, the latest first.
     */
    items: Array<Delegation>;
    /**
     * To whom the caller could delegate; empty unless an approver.
     */
    candidates: Array<Person>;
};

/**
 * An approver lets another one sign batches for them.
 */
export type Delegation = {
    /**
     * Its id.
     */
    id: string;
    /**
     * The approver for whom the other one signs.
     */
    user: Person;
    /**
     * The approver who signs.
     */
    delegate: Person;
    /**
     * When it begins.
     */
    startsAt: Timestamp;
    /**
     * When it ends by itself.
     */
    endsAt: Timestamp;
    /**
     * Why.
     */
    reason: string;
    /**
     * When it was ended before its time; null if it was not.
     */
    endedAt: Timestamp | null;
    /**
     * Who ended it; null if it was not, or if one of the two lost access or the role.
     */
    endedBy: Person | null;
};

/**
 * Rules, the latest first.
 */
export type PaginatedEntryRule = {
    /**
     * The items of this page.
     */
    items: Array<EntryRule>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * What entries with certain words and amounts are.
 */
export type EntryRule = {
    /**
     * The id of the rule.
     */
    id: string;
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * WAITING: a user proposed it, and another one has to confirm it. IN_FORCE: entries that fit are posted or proposed. ENDED: withdrawn, ended or replaced by another rule, or its entry was posted in another way before the rule was confirmed.
     */
    state: 'WAITING' | 'IN_FORCE' | 'ENDED';
    /**
     * TAX: paid to or by the revenue service. OWN_TRANSFER: between two accounts of the company. INTEREST: earned or paid. CHARGES: of the bank. CARD: purchases and takings by card. OTHER: something else, such as rent.
     */
    category: 'TAX' | 'OWN_TRANSFER' | 'INTEREST' | 'CHARGES' | 'CARD' | 'OTHER';
    /**
     * Whether it is about money in or money out.
     */
    direction: 'IN' | 'OUT';
    /**
     * Words that the entry has, one after another; capitals and punctuation do not matter.
     */
    words: string;
    /**
     * The lowest amount, without a sign.
     */
    fromAmount: Amount;
    /**
     * The highest amount, without a sign.
     */
    toAmount: Amount;
    /**
     * Whether entries that fit are posted without a user. Otherwise the category is proposed. An entry that has something in common with an expected payment is proposed in both cases.
     */
    isAutomatic: boolean;
    /**
     * The entry for which it was proposed.
     */
    entry: {
        /**
         * The id of the entry.
         */
        id: string;
        /**
         * The day on which the bank booked it.
         */
        bookingDate: string;
        /**
         * Its amount.
         */
        amount: SignedAmount;
        /**
         * Its text.
         */
        text: string;
    };
    /**
     * The user who proposed it.
     */
    proposedBy: Person;
    /**
     * When it was proposed.
     */
    proposedAt: Timestamp;
    /**
     * While it waits: the users who may confirm it, without the one who proposed it and, if only users have brought the entry, without the uploaders of its statement.
     */
    mayConfirm: Array<Person>;
    /**
     * The user who confirmed it; null if none did.
     */
    confirmedBy: Person | null;
    /**
     * When it was confirmed; null if it never was.
     */
    confirmedAt: Timestamp | null;
    /**
     * The user who ended it; null until then.
     */
    endedBy: Person | null;
    /**
     * When it ended; null until then.
     */
    endedAt: Timestamp | null;
    /**
     * How many entries are posted by it.
     */
    postedCount: number;
    /**
     * While it waits, if asked for with `entryId`: how many other open entries fit it, of the latest 1,000 with such amounts. Otherwise null.
     */
    openCount: number | null;
    /**
     * While it waits, if asked for with `entryId`: entries with these words in the same direction that are posted as other business, whatever their amounts are; the latest twelve, latest first.
     */
    postedBefore: Array<PostedLikeIt>;
    /**
     * While it waits: the rules in force with the same words and direction whose amounts overlap. They end when it is confirmed.
     */
    replaces: Array<{
        /**
         * The id of that rule.
         */
        id: string;
        /**
         * TAX: paid to or by the revenue service. OWN_TRANSFER: between two accounts of the company. INTEREST: earned or paid. CHARGES: of the bank. CARD: purchases and takings by card. OTHER: something else, such as rent.
         */
        category: 'TAX' | 'OWN_TRANSFER' | 'INTEREST' | 'CHARGES' | 'CARD' | 'OTHER';
        /**
         * The lowest amount, without a sign.
         */
        fromAmount: Amount;
        /**
         * The highest amount, without a sign.
         */
        toAmount: Amount;
    }>;
};

/**
 * An entry that was posted before, and has the same words.
 */
export type PostedLikeIt = {
    /**
     * The id of the entry.
     */
    entryId: string;
    /**
     * The day on which the bank booked it.
     */
    bookingDate: string;
    /**
     * Its amount.
     */
    amount: SignedAmount;
    /**
     * Its text.
     */
    text: string;
    /**
     * The category under which it is posted.
     */
    category: 'TAX' | 'OWN_TRANSFER' | 'INTEREST' | 'CHARGES' | 'CARD' | 'OTHER';
};

/**
 * A step of the first visit.
 */
export type FirstStep = {
    /**
     * PEOPLE_KNOWN: the entity has beneficiaries. BATCH_CREATED: the caller created a batch. BATCH_PAID: a batch of the entity was submitted to the bank. SOMEONE_PREPARES: another user can create batches. BATCH_DECIDED: the caller approved or rejected a batch. ENTITY_SET_UP: the entity has limits and rails.
     */
    step: 'ENTITY_SET_UP' | 'PEOPLE_KNOWN' | 'BATCH_CREATED' | 'BATCH_PAID' | 'SOMEONE_PREPARES' | 'BATCH_DECIDED';
    /**
     * Whether it is done.
     */
    done: boolean;
};

/**
 * Where the money of FUNDING is, in one currency.
 */
export type FundingPosition = {
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * The bank accounts that have statements.
     */
    accounts: Array<FundingOnAccount>;
    /**
     * FUNDING from no bank account, such as simulated money.
     */
    elsewhereAmount: SignedAmount;
    /**
     * What is held for approved batches.
     */
    reservedAmount: SignedAmount;
    /**
     * What new batches can use: the accounts and `elsewhereAmount` less `reservedAmount` and less each `offAmount`. Money that has left an account by an entry that is open or set aside is not available.
     */
    availableAmount: SignedAmount;
};

/**
 * The part of FUNDING on a bank account.
 */
export type FundingOnAccount = {
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * The last statement; null while the opening balance of the account is missing.
     */
    statement: {
        /**
         * The id of the statement.
         */
        id: string;
        /**
         * The bank's name for it.
         */
        name: string;
        /**
         * The day of its closing balance.
         */
        date: string;
        /**
         * Its closing balance.
         */
        closingAmount: SignedAmount;
    } | null;
    /**
     * How many of its statements are dated in the future and in question. They do not count as the last one until the question is answered or their day has come.
     */
    statementsAhead?: number;
    /**
     * What is known and not in the closing balance.
     */
    lines: Array<FundingPositionLine>;
    /**
     * The part of FUNDING on this account: the closing balance and the lines.
     */
    amount: SignedAmount;
    /**
     * Whether a connection that is on pays from this account.
     */
    isPaying: boolean;
    /**
     * What new batches that this account pays can use: `amount` less what is held for its batches. Null without an opening balance, because its part is not known.
     */
    payableAmount: SignedAmount | null;
    /**
     * What no batch can use, because no connection that is on pays from this account.
     */
    offAmount: SignedAmount;
};

/**
 * What is known and not in the closing balance.
 */
export type FundingPositionLine = {
    /**
     * PAYOUTS, FEES, RETURNS, FUNDING, OTHER: booked and on no statement yet, or the other way round, or with another amount. CORRECTIONS: one of two entries that cancel each other came later. OPEN_ENTRIES, SET_ASIDE_ENTRIES: on the statement and not posted; one that took money out adds nothing, unless a payment or fee that Outlay knows explains it. STATEMENT_BREAK: the entries do not sum to the balances of the statements. COLLECTION: money of payers on an account that pays and receives, which is not in FUNDING. OPENING_BALANCE: in the list of days only.
     */
    code: 'PAYOUTS' | 'FEES' | 'RETURNS' | 'FUNDING' | 'OTHER' | 'RECEIPTS' | 'CORRECTIONS' | 'OPEN_ENTRIES' | 'SET_ASIDE_ENTRIES' | 'OPENING_BALANCE' | 'STATEMENT_BREAK' | 'COLLECTION';
    /**
     * What it adds to the closing balance.
     */
    amount: SignedAmount;
};

/**
 * The result of comparing rows with earlier payments.
 */
export type HistoryCheck = {
    /**
     * Earlier payments that rows repeat.
     */
    duplicates: Array<EarlierPayment>;
    /**
     * The batches of those payments, whose next run the new one may be.
     */
    runs: Array<RunOfHistory>;
    /**
     * Rows with changed bank details.
     */
    changedDetails: Array<ChangedDetails>;
};

/**
 * An earlier payment that a row repeats.
 */
export type EarlierPayment = {
    /**
     * The position of the row in the request, from 0.
     */
    index: number;
    /**
     * The earlier withdrawal.
     */
    withdrawalId: string;
    /**
     * The batch of the earlier withdrawal.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
        /**
         * The status of the batch.
         */
        status: 'PENDING_APPROVAL' | 'APPROVED' | 'PROCESSING' | 'COMPLETE' | 'PARTIALLY_COMPLETE' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REJECTED';
    };
    /**
     * The row of the earlier withdrawal.
     */
    rowNumber: number;
    /**
     * The status of the earlier withdrawal.
     */
    status: 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';
    /**
     * The name that was paid.
     */
    beneficiaryName: string;
    /**
     * The amount that was paid.
     */
    amount: Amount;
    /**
     * When the earlier withdrawal was created.
     */
    createdAt: Timestamp;
};

/**
 * An earlier batch that rows repeat.
 */
export type RunOfHistory = {
    /**
     * The earlier batch.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    };
    /**
     * Its execution date, or the day on which it was created.
     */
    day: Day;
    /**
     * How many withdrawals it has.
     */
    withdrawalCount: number;
    /**
     * The execution dates on which a batch that repeats it is its next run.
     */
    next: Array<{
        /**
         * How long after the batch.
         */
        interval: 'WEEK' | 'TWO_WEEKS' | 'MONTH';
        /**
         * The first day.
         */
        from: Day;
        /**
         * The last day.
         */
        to: Day;
    }>;
    /**
     * How long after it a batch follows that is created now, without an execution date; null if that is not its next run.
     */
    now: 'WEEK' | 'TWO_WEEKS' | 'MONTH' | null;
    /**
     * The positions of the rows that repeat its withdrawals, also of those that are regular.
     */
    repeatedBy: Array<number>;
};

/**
 * A row whose beneficiary was last paid to another account.
 */
export type ChangedDetails = {
    /**
     * The position of the row in the request, from 0.
     */
    index: number;
    /**
     * The name in the row.
     */
    beneficiaryName: string;
    /**
     * The account that was last paid.
     */
    earlier: {
        /**
         * The code of the bank.
         */
        bankCode: string;
        /**
         * The account number.
         */
        accountNumber: string;
        /**
         * When this account was last paid.
         */
        lastPaidAt: Timestamp;
    };
};

/**
 * A month of an account, and whether it is closed.
 */
export type MonthEnd = {
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * A calendar month.
     */
    month: string;
    /**
     * The last day of the month.
     */
    lastDay: string;
    /**
     * OPEN: something prevents its closing. READY: nothing does. WAITING: a user closed it, and another one has to confirm that. CLOSED: nothing in it changes. REOPENED: two users have reopened it.
     */
    state: 'OPEN' | 'READY' | 'WAITING' | 'CLOSED' | 'REOPENED';
    /**
     * Whether it can be closed now.
     */
    isReady: boolean;
    /**
     * The balance of the bank at its end; null without one.
     */
    bankBalance: SignedAmount | null;
    /**
     * That of the ledger; null without one of the bank.
     */
    ledgerBalance: SignedAmount | null;
    /**
     * The ledger less the bank, now; null without both.
     */
    differenceAmount: SignedAmount | null;
    /**
     * What prevents its closing, and what is only reported.
     */
    matters: Array<MonthMatter>;
    /**
     * Its last closing; null if no user has closed it.
     */
    closing: MonthClosing | null;
};

/**
 * Something that prevents the closing of a month, or is only reported.
 */
export type MonthMatter = {
    /**
     * NOT_OVER: the last day of the month has not passed. NOT_BEGUN: the account has no opening balance. EARLIER_MONTH: earlier months are not closed. STATEMENTS: no statement states the balance at the end. FINDINGS: statements of the month have open findings. OPEN_ENTRIES: entries of the month or before are not posted. DIFFERENCE: ledger and bank differ at the end. SET_ASIDE_ENTRIES: entries are set aside. DIFFERENT_DAYS: days ended with a difference. SETTLEMENTS: settlements are not settled.
     */
    code: 'NOT_OVER' | 'NOT_BEGUN' | 'EARLIER_MONTH' | 'STATEMENTS' | 'FINDINGS' | 'OPEN_ENTRIES' | 'DIFFERENCE' | 'SET_ASIDE_ENTRIES' | 'DIFFERENT_DAYS' | 'SETTLEMENTS';
    /**
     * How many there are.
     */
    count: number;
    /**
     * BLOCKS: the month cannot be closed. NEEDS_REASON: only with an explanation. NOTED: it can be closed.
     */
    weight: 'BLOCKS' | 'NEEDS_REASON' | 'NOTED';
};

/**
 * How two users have closed a month, or are closing it.
 */
export type MonthClosing = {
    /**
     * The id of the closing.
     */
    id: string;
    /**
     * The user who closed the month.
     */
    requestedBy: Person;
    /**
     * When.
     */
    requestedAt: Timestamp;
    /**
     * Why ledger and bank differ; null when they agree.
     */
    explanation: string | null;
    /**
     * The user who confirmed it; null while it waits.
     */
    confirmedBy: Person | null;
    /**
     * When it was confirmed; null while it waits.
     */
    confirmedAt: Timestamp | null;
    /**
     * What was closed; while it waits, what would be closed now.
     */
    record: MonthRecord;
    /**
     * The SHA-256 of the record, as PostgreSQL writes its JSON.
     */
    digest: string;
    /**
     * What changed the balance of the ledger at the end of the month after it was closed: payments that the bank reported late. Null without any, and for a month that is not closed.
     */
    bookedLater: BookedLater | null;
    /**
     * The request to reopen the month; null without one.
     */
    reopening: {
        /**
         * The user who asked for it.
         */
        by: Person;
        /**
         * When.
         */
        at: Timestamp;
        /**
         * Why.
         */
        reason: string;
        /**
         * The user who reopened it; null while it waits.
         */
        confirmedBy: Person | null;
        /**
         * When it was reopened; null while it waits.
         */
        confirmedAt: Timestamp | null;
    } | null;
    /**
     * The users who may confirm the closing or the reopening that waits; empty if none does.
     */
    mayConfirm: Array<Person>;
};

/**
 * The postings of a kind.
 */
export type MonthPostings = {
    /**
     * The kind of these postings.
     */
    kind: 'PAYOUT' | 'RETURN' | 'FEE' | 'FUNDING' | 'OTHER' | 'CORRECTION' | 'RECEIPT';
    /**
     * How many postings.
     */
    count: number;
    /**
     * Their sum.
     */
    amount: SignedAmount;
};

/**
 * The postings of a category of other business.
 */
export type MonthCategory = {
    /**
     * The category of these postings.
     */
    category: 'TAX' | 'OWN_TRANSFER' | 'INTEREST' | 'CHARGES' | 'CARD' | 'OTHER';
    /**
     * How many postings.
     */
    count: number;
    /**
     * Their sum.
     */
    amount: SignedAmount;
};

/**
 * What a month is: its balances, counts and sums.
 */
export type MonthRecord = {
    /**
     * A calendar month.
     */
    month: string;
    /**
     * Our account number.
     */
    accountNumber: string;
    /**
     * The currency of the account.
     */
    currency: CurrencyCode;
    /**
     * The balance of the bank before the first day.
     */
    openingBalance: SignedAmount;
    /**
     * The balance of the bank at the end.
     */
    bankBalance: SignedAmount;
    /**
     * The balance of the ledger at the end.
     */
    ledgerBalance: SignedAmount;
    /**
     * The ledger less the bank.
     */
    difference: SignedAmount;
    /**
     * How many statements the month has.
     */
    statements: number;
    /**
     * What the bank booked.
     */
    entries: {
        /**
         * How many there are.
         */
        count: number;
        /**
         * Their sum.
         */
        amount: SignedAmount;
    };
    /**
     * What the entries are posted as.
     */
    posted: Array<MonthPostings>;
    /**
     * The postings of kind OTHER by category. Empty for a month that was closed without it.
     */
    other: Array<MonthCategory>;
    /**
     * The entries that are set aside.
     */
    setAside: {
        /**
         * How many there are.
         */
        count: number;
        /**
         * Their sum.
         */
        amount: SignedAmount;
    };
    /**
     * The settlements of the month.
     */
    settlements: {
        /**
         * How many bank files were due.
         */
        count: number;
        /**
         * How many are not settled.
         */
        notSettled: number;
    };
    /**
     * The SHA-256 of the entries with their states and postings.
     */
    entriesDigest: string;
};

/**
 * What was booked after the month was closed. The record of the month stays as it was.
 */
export type BookedLater = {
    /**
     * How many payments.
     */
    payments: number;
    /**
     * What they changed; negative for money out.
     */
    amount: SignedAmount;
};

/**
 * How much can be moved from COLLECTION, in one currency.
 */
export type MovableCollection = {
    /**
     * The currency.
     */
    currency: CurrencyCode;
    /**
     * What a sweep can move to FUNDING.
     */
    amount: Amount;
    /**
     * What COLLECTION has besides, which a sweep cannot move.
     */
    leftAmount: Amount;
    /**
     * RECEIVING_ACCOUNT: it is on an account that only receives, and a transfer at the bank moves it. OPENING_BALANCE: the opening balance of the account that pays and receives is not booked, or there are several such accounts. SIMULATED: it is in no account. Null when nothing is left.
     */
    leftBecause: 'RECEIVING_ACCOUNT' | 'OPENING_BALANCE' | 'SIMULATED' | null;
};

/**
 * Whether and when the caller receives mail about notifications.
 */
export type NotificationSettings = {
    /**
     * OFF: no such mail. DAILY: at 07:00 in the entity's time zone, when there is something to say. IMMEDIATELY: within minutes.
     */
    mail: 'OFF' | 'DAILY' | 'IMMEDIATELY';
    /**
     * Where it is sent; null without an address.
     */
    email: string | null;
};

/**
 * The notifications of the caller.
 */
export type Notifications = {
    /**
     * How many of them the caller has not read.
     */
    unread: number;
    /**
     * The notifications, newest first.
     */
    items: Array<NotificationItem>;
};

/**
 * Something that the caller should know.
 */
export type NotificationItem = {
    /**
     * A kind of attention, or an event. APPROVAL_NEEDED: the caller can approve the batch. BATCH_APPROVED: another user approved the caller's own batch. BATCH_CANCELLED by another user, BATCH_EXPIRED, and BATCH_PAID when every payment has an outcome: of a batch that the caller prepared or approved. BATCH_COMMENTED: another user commented on a batch that the caller prepared, approved, can approve or commented on. MENTIONED: a comment on any batch mentions the caller. PAYEES_EXPIRED: no second person confirmed what the caller proposed for the register of payees. SCHEDULE_APPROVED: another user approved the version of a schedule that the caller wrote. SCHEDULE_REJECTED, SCHEDULE_CANCELLED and SCHEDULE_PAUSED by another user, and SCHEDULE_EXPIRED: of a version or a schedule that the caller wrote or approved. RECEIPT_TAKEN_BACK: the bank took back a receipt that had paid payment requests, which are open again.
     */
    kind: 'PAYMENTS_FAILED' | 'PAYMENTS_RETURNED' | 'PAYMENTS_UNCONFIRMED' | 'BATCH_EXPIRING' | 'DATE_AT_RISK' | 'DATE_MISSED' | 'LOW_BALANCE' | 'BALANCE_BELOW_THRESHOLD' | 'BATCH_SENT_BACK' | 'APPROVAL_LAPSED' | 'BANK_FILE_READY' | 'BANK_FILE_BLOCKED' | 'BANK_FILE_OFF' | 'STATEMENT_TO_CONFIRM' | 'SETTLEMENT_DIFFERS' | 'SETTLEMENT_TO_CONFIRM' | 'STATEMENT_REFUSED' | 'BANK_FILE_UNREAD' | 'MAIL_UNDELIVERED' | 'WEBHOOK_OFF' | 'RECALL_TO_CONFIRM' | 'RECALL_TOO_LATE' | 'BANK_REPLY_OPEN' | 'BANK_UNREACHABLE' | 'BANK_CONNECTION_TO_CONFIRM' | 'STATEMENT_MISSING' | 'OPENING_BALANCE_MISSING' | 'OPENING_BALANCE_TO_CONFIRM' | 'ENTRY_RULE_TO_CONFIRM' | 'ENTRIES_UNMATCHED' | 'MONTH_END_TO_CONFIRM' | 'CLOSED_MONTH_STATEMENT' | 'SCHEDULE_TO_APPROVE' | 'SCHEDULE_SUSPENDED' | 'RUN_OPEN' | 'MONEY_SHORT' | 'WRITE_OFF_TO_CONFIRM' | 'RECEIPTS_OPEN' | 'REFUND_TAKEN_BACK' | 'REQUESTS_REOPENED' | 'PAY_PAGES_CLOSED' | 'CREDITS_UNUSED' | 'APPROVERS_MISSING' | 'ADMIN_MISSING' | 'LOOSER_CONFIG_WAITS' | 'CONTROL_CHANGE_WAITS' | 'PAYEE_CHANGE_WAITS' | 'BATCH_OUTSIDE_REGISTER' | 'APPROVAL_NEEDED' | 'BATCH_APPROVED' | 'BATCH_CANCELLED' | 'BATCH_EXPIRED' | 'BATCH_PAID' | 'BATCH_COMMENTED' | 'MENTIONED' | 'PAYEES_EXPIRED' | 'SCHEDULE_APPROVED' | 'SCHEDULE_REJECTED' | 'SCHEDULE_CANCELLED' | 'SCHEDULE_EXPIRED' | 'SCHEDULE_PAUSED' | 'RECEIPT_TAKEN_BACK';
    /**
     * The id of the notice: its kind, and what it is about.
     */
    id: string;
    /**
     * Since when it applies.
     */
    at: Timestamp;
    /**
     * The batch that it is about; null for a balance.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    } | null;
    /**
     * How many payments, entries, receipts, files, mails, banks, statements, payees or approvers are concerned; null for a balance or a settlement.
     */
    count: number | null;
    /**
     * The schedule that it is about, of several the one that is due first.
     */
    schedule?: {
        /**
         * The id of the schedule.
         */
        id: string;
        /**
         * Its label.
         */
        label: string;
        /**
         * The run, for RUN_OPEN and SCHEDULE_SUSPENDED; null otherwise.
         */
        dueOn: Day | null;
        /**
         * What the run of RUN_OPEN waits for; null otherwise.
         */
        run: 'MISSED' | 'WAITING_FOR_FILE' | 'NOT_CREATED' | null;
    } | null;
    /**
     * The settlement that it is about; null for anything else.
     */
    settlementId: string | null;
    /**
     * The proposal of payees that expired; absent otherwise.
     */
    payeeProposalId?: string;
    /**
     * The receipt that the bank has taken back; absent otherwise.
     */
    receipt?: {
        /**
         * The id of the receipt.
         */
        id: string;
        /**
         * The label of the payment request that it had paid; of several, the one with the most.
         */
        requestLabel: string | null;
        /**
         * How many requests are open again.
         */
        requests: number;
        /**
         * Who paid; null if unknown.
         */
        payerName: string | null;
    };
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The total of these payments; for LOW_BALANCE, the amount that is missing; for BALANCE_BELOW_THRESHOLD, what is available; for a settlement, what statements show too much and too little together; for RECEIPTS_OPEN, what is not allocated; 0 for anything else.
     */
    amount: Amount;
    /**
     * When the batch or what waits expires, until when a batch or a schedule can be approved for its day, until when the file of a run can be sent, or when the looser payment config takes effect; null for anything else.
     */
    until: Timestamp | null;
    /**
     * The name of the person who did it; null for Outlay itself.
     */
    actorName: string | null;
    /**
     * The comment of BATCH_COMMENTED and MENTIONED, and the reason of SCHEDULE_REJECTED, SCHEDULE_CANCELLED and SCHEDULE_PAUSED; null for anything else.
     */
    comment: string | null;
    /**
     * How many approvals the batch of BATCH_APPROVED, or the version of SCHEDULE_APPROVED, still needs; 0 once it has all. Null for anything else.
     */
    approvalsMissing: number | null;
    /**
     * Whether the caller has marked it as read.
     */
    isRead: boolean;
};

/**
 * Up to when the caller has read.
 */
export type ReadMark = {
    /**
     * Up to when the caller has read.
     */
    readUntil: Timestamp;
};

/**
 * An account that has statements, and its opening balance.
 */
export type OpeningOfAccount = {
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * MISSING: FUNDING does not know the balance of the account. WAITING: a user proposed it, and another one has to confirm it. BOOKED: it is in FUNDING.
     */
    state: 'MISSING' | 'WAITING' | 'BOOKED';
    /**
     * While it is missing: up to 31 statements that balance, the earliest first.
     */
    candidates: Array<OpeningBalanceCandidate>;
    /**
     * The opening balance; null while it is missing.
     */
    opening: OpeningBalance | null;
};

/**
 * A statement with whose opening balance the account can begin.
 */
export type OpeningBalanceCandidate = {
    /**
     * The statement.
     */
    statement: {
        /**
         * The id of the statement.
         */
        id: string;
        /**
         * The bank's name for it.
         */
        name: string;
    };
    /**
     * The first day that Outlay accounts for. Entries of earlier days are part of the balance.
     */
    day: string;
    /**
     * The opening balance that it states.
     */
    openingAmount: SignedAmount;
    /**
     * Whether the balance is below zero, so that payments cannot begin with this statement.
     */
    isOverdrawn: boolean;
};

/**
 * The balance with which an account begins in the ledger.
 */
export type OpeningBalance = {
    /**
     * The id of the opening balance.
     */
    id: string;
    /**
     * The statement that states it.
     */
    statement: {
        /**
         * The id of the statement.
         */
        id: string;
        /**
         * The bank's name for it.
         */
        name: string;
    };
    /**
     * Whether the bank sent the statement. Otherwise only users have uploaded it.
     */
    isSentByBank: boolean;
    /**
     * The users who uploaded it.
     */
    uploadedBy: Array<Person>;
    /**
     * The first day that Outlay accounts for. Entries of earlier days are part of the balance.
     */
    day: string;
    /**
     * The opening balance of the statement.
     */
    openingAmount: SignedAmount;
    /**
     * What Outlay had booked on the account before that day: the opening balance contains it.
     */
    bookedBeforeAmount: SignedAmount;
    /**
     * What FUNDING holds that is at no bank, such as simulated money. It is taken out.
     */
    notAtBankAmount: SignedAmount;
    /**
     * What is added to FUNDING: `openingAmount` less `bookedBeforeAmount` and `notAtBankAmount`.
     */
    bookedAmount: SignedAmount;
    /**
     * The user who proposed it.
     */
    proposedBy: Person;
    /**
     * When it was proposed.
     */
    proposedAt: Timestamp;
    /**
     * The users who may confirm it: those who post entries, without the one who proposed it and the uploaders of the statement. Empty once it is booked.
     */
    mayConfirm: Array<Person>;
    /**
     * The user who confirmed it; null while it waits.
     */
    confirmedBy: Person | null;
    /**
     * When it was booked; null while it waits.
     */
    confirmedAt: Timestamp | null;
};

/**
 * The removal of all passkeys of a user, asked for by an admin.
 */
export type PasskeyReset = {
    /**
     * Its id.
     */
    id: string;
    /**
     * The user who lost the passkeys.
     */
    user: Person;
    /**
     * The admin who asked for it.
     */
    askedBy: Person;
    /**
     * When it was asked for.
     */
    askedAt: Timestamp;
    /**
     * When the passkeys are removed, unless it is stopped before.
     */
    takesEffectAt: Timestamp;
    /**
     * WAITING: until its time. DONE: the passkeys were removed. STOPPED: nothing happened. LAPSED: nothing happened, because the asker was no longer an admin at its time.
     */
    state: 'WAITING' | 'DONE' | 'STOPPED' | 'LAPSED';
    /**
     * Whether the user may stop it while it waits. False when the user had stopped another one in the 7 days before.
     */
    userMayStop: boolean;
    /**
     * Who stopped it; null if no user did.
     */
    decidedBy: Person | null;
    /**
     * When it took effect, was stopped or lapsed; null while it waits.
     */
    decidedAt: Timestamp | null;
};

/**
 * The passkeys of the signed-in user.
 */
export type PasskeyList = {
    /**
     * Whether browsers allow passkeys at the address of this installation.
     */
    isPossible: boolean;
    /**
     * The passkeys of the user, oldest first.
     */
    passkeys: Array<Passkey>;
    /**
     * The reset that waits for this user; null without one.
     */
    reset: PasskeyReset | null;
};

/**
 * A passkey of the signed-in user.
 */
export type Passkey = {
    /**
     * Its id.
     */
    id: string;
    /**
     * The name that its owner gives it.
     */
    name: string;
    /**
     * When it was added.
     */
    createdAt: Timestamp;
    /**
     * When it last signed; null if never.
     */
    lastUsedAt: Timestamp | null;
    /**
     * Whether it has been copied to other devices of its owner.
     */
    isSynced: boolean;
};

/**
 * What the browser needs to make a passkey.
 */
export type NewPasskeyOptions = {
    /**
     * The PublicKeyCredentialCreationOptionsJSON of WebAuthn.
     */
    options: {
        [key: string]: unknown;
    };
    /**
     * What a passkey that the user has already must sign first; null for the first one.
     */
    proof: PasskeyChallenge | null;
};

/**
 * A payee with its history.
 */
export type PayeeDetail = {
    /**
     * The id of the payee.
     */
    id: string;
    /**
     * The name, which never changes.
     */
    name: string;
    /**
     * The account that may be paid now; null when none may.
     */
    account: PayeeAccount | null;
    /**
     * Since when that account may be paid; null without one.
     */
    paidFrom: Timestamp | null;
    /**
     * The change that waits; null without one.
     */
    openChange: OpenPayeeChange | null;
    /**
     * The bank's last answer about the account that may be paid; null without one.
     */
    verification: VerificationAnswer | null;
    /**
     * When the payee was first proposed.
     */
    createdAt: Timestamp;
    /**
     * Every change, the latest first.
     */
    changes: Array<PayeeChange>;
    /**
     * Who may confirm the change that waits, at most five users.
     */
    mayConfirm: Array<Person>;
    /**
     * Whether a bank can be asked about accounts.
     */
    canVerify: boolean;
};

/**
 * A change that waits for a person or for its time.
 */
export type OpenPayeeChange = {
    /**
     * The id of the change.
     */
    id: string;
    /**
     * ADD: a new payee. CHANGE: another account. REMOVE: the payee is not paid any more.
     */
    kind: 'ADD' | 'CHANGE' | 'REMOVE';
    /**
     * WAITING: another person has to confirm it. CONFIRMED: it counts, from `countsFrom` on. REJECTED, WITHDRAWN, ENDED, EXPIRED: it never counts.
     */
    state: 'WAITING' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'ENDED' | 'EXPIRED';
    /**
     * The account that would be paid.
     */
    account: PayeeAccount;
    /**
     * Who proposed it. Another person confirms it.
     */
    proposedBy: Person;
    /**
     * When it was proposed.
     */
    proposedAt: Timestamp;
    /**
     * When it counts; null until it is confirmed.
     */
    countsFrom: Timestamp | null;
    /**
     * When it expires unless it is confirmed, 14 days after it was proposed; null once it is confirmed.
     */
    expiresAt: Timestamp | null;
    /**
     * What was proposed together has the same one.
     */
    proposalId: string;
};

/**
 * A change of a payee, with its evidence.
 */
export type PayeeChange = {
    /**
     * The id of the change.
     */
    id: string;
    /**
     * 1 for the first change of the payee.
     */
    number: number;
    /**
     * ADD: a new payee. CHANGE: another account. REMOVE: the payee is not paid any more.
     */
    kind: 'ADD' | 'CHANGE' | 'REMOVE';
    /**
     * WAITING: another person has to confirm it. CONFIRMED: it counts, from `countsFrom` on. REJECTED, WITHDRAWN, ENDED, EXPIRED: it never counts.
     */
    state: 'WAITING' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'ENDED' | 'EXPIRED';
    /**
     * The account; null for REMOVE.
     */
    account: PayeeAccount | null;
    /**
     * Whether its account may be paid now.
     */
    isPaid: boolean;
    /**
     * Who was called back; null without a call.
     */
    calledPerson: string | null;
    /**
     * On which number, as known from before; null without a call.
     */
    calledNumber: string | null;
    /**
     * When; null without a call.
     */
    calledAt: Timestamp | null;
    /**
     * How the details are known; for REMOVE, why.
     */
    evidence: string;
    /**
     * FORM: typed. FILE: from a file. BATCH: from the rows of a batch.
     */
    source: 'FORM' | 'FILE' | 'BATCH';
    /**
     * The name of the file; null without.
     */
    fileName: string | null;
    /**
     * What was proposed together has the same one.
     */
    proposalId: string;
    /**
     * Who proposed it.
     */
    proposedBy: Person;
    /**
     * When it was proposed.
     */
    proposedAt: Timestamp;
    /**
     * Who confirmed it; null if it was not confirmed.
     */
    confirmedBy: Person | null;
    /**
     * When it was confirmed; null if it was not.
     */
    confirmedAt: Timestamp | null;
    /**
     * When it counts; null unless it was confirmed.
     */
    countsFrom: Timestamp | null;
    /**
     * Who ended it before it counted; null unless a user ended it.
     */
    endedBy: Person | null;
    /**
     * When it was ended or expired; null unless it was.
     */
    endedAt: Timestamp | null;
    /**
     * Why it was ended; null without.
     */
    endReason: string | null;
    /**
     * What its bank was asked, the latest first.
     */
    verifications: Array<PayeeVerification>;
};

/**
 * A question to a bank about an account.
 */
export type PayeeVerification = {
    /**
     * The id of the question.
     */
    id: string;
    /**
     * Who asked.
     */
    askedBy: Person;
    /**
     * When it was asked.
     */
    askedAt: Timestamp;
    /**
     * Whether the bank is still asked.
     */
    isOpen: boolean;
    /**
     * Everything that the bank said, the first one first.
     */
    answers: Array<VerificationAnswer>;
};

/**
 * Payees that were confirmed together.
 */
export type ConfirmedPayees = {
    /**
     * How many changes were confirmed.
     */
    count: number;
};

/**
 * Proposed payees that were rejected or withdrawn together.
 */
export type EndedPayees = {
    /**
     * How many changes were ended.
     */
    count: number;
};

/**
 * Payees.
 */
export type PaginatedPayee = {
    /**
     * The items of this page.
     */
    items: Array<Payee>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
    /**
     * How many changes of the entity wait for a person.
     */
    waiting: number;
    /**
     * Who may confirm changes of others, at most twenty users.
     */
    deciders: Array<Person>;
    /**
     * What the payment config says about other accounts.
     */
    policy: 'WARN' | 'REGISTERED_ONLY';
};

/**
 * A person or a company whose account may be paid.
 */
export type Payee = {
    /**
     * The id of the payee.
     */
    id: string;
    /**
     * The name, which never changes.
     */
    name: string;
    /**
     * The account that may be paid now; null when none may.
     */
    account: PayeeAccount | null;
    /**
     * Since when that account may be paid; null without one.
     */
    paidFrom: Timestamp | null;
    /**
     * The change that waits; null without one.
     */
    openChange: OpenPayeeChange | null;
    /**
     * The bank's last answer about the account that may be paid; null without one.
     */
    verification: VerificationAnswer | null;
    /**
     * When the payee was first proposed.
     */
    createdAt: Timestamp;
};

/**
 * Payees that were proposed together.
 */
export type PayeeProposal = {
    /**
     * The id of the proposal.
     */
    proposalId: string;
    /**
     * How many payees it has.
     */
    count: number;
    /**
     * The id of its first payee.
     */
    firstPayeeId: string;
};

/**
 * What leaves on which day, against the balance.
 */
export type PaymentCalendar = {
    /**
     * The currency of all amounts.
     */
    currency: CurrencyCode;
    /**
     * Today.
     */
    today: Day;
    /**
     * The last day: 60 days ahead.
     */
    lastDay: Day;
    /**
     * What is available now: held money is not in it.
     */
    availableBalance: SignedAmount;
    /**
     * The lowest balance of these days.
     */
    lowest: {
        /**
         * The first day with the lowest balance.
         */
        date: Day;
        /**
         * The balance at its end.
         */
        balance: SignedAmount;
    };
    /**
     * The first day without enough money; null if each has enough.
     */
    firstShortOn: Day | null;
    /**
     * The days on which something leaves or comes, in order.
     */
    days: Array<PaymentDay>;
};

/**
 * What leaves and comes on a day.
 */
export type PaymentDay = {
    /**
     * The day.
     */
    date: Day;
    /**
     * What leaves on the day.
     */
    payments: Array<{
        /**
         * A batch, or a run of a schedule whose batch does not exist yet. SWEEP: a run that pays what is above an amount to an account of the company.
         */
        kind: 'BATCH' | 'RUN' | 'SWEEP';
        /**
         * The id of the batch, or of the schedule.
         */
        id: string;
        /**
         * The run of the schedule; null for a batch without one.
         */
        dueOn: Day | null;
        /**
         * Its label.
         */
        label: string;
        /**
         * Whether approvals are missing.
         */
        waitsForApproval: boolean;
        /**
         * The last moment at which its last approval is in time; null when nothing is to be approved.
         */
        approveBy: Timestamp | null;
        /**
         * Its total, without fees; of a sweep what it takes of the balance that is expected.
         */
        amount: Amount;
        /**
         * Its fees with VAT; of a run at the prices of today.
         */
        fee: Amount;
        /**
         * What a sweep takes; null for a batch and for other runs.
         */
        sweep: {
            /**
             * The most that it takes.
             */
            most: Amount;
            /**
             * What it leaves in FUNDING.
             */
            keep: Amount;
        } | null;
    }>;
    /**
     * Announced funding that has not come yet.
     */
    expected: Array<{
        /**
         * The id of the funding record.
         */
        id: string;
        /**
         * How much is expected.
         */
        amount: Amount;
    }>;
    /**
     * What is left at the end of the day.
     */
    balance: SignedAmount;
};

/**
 * What a looser payment config would have changed.
 */
export type PaymentConfigPreview = {
    /**
     * The settings that are looser: some batch needs fewer approvals, some difference of a settlement needs one user instead of two, more schedules may have a standing approval, fewer approvals need a passkey, or fewer payments need a registered or a verified account.
     */
    loosened: Array<'approvalRules' | 'settlementDifferenceLimit' | 'standingApprovals' | 'passkeyAbove' | 'payeeAccounts' | 'verifiedAbove'>;
    /**
     * Whether they would take effect when saved: none is looser, or no money was booked yet.
     */
    countsAtOnce: boolean;
    /**
     * The beginning of the 90 days that were looked at.
     */
    since: Timestamp;
    /**
     * What the rules would have changed for the batches of these days.
     */
    batches: {
        /**
         * How many batches were created in these days.
         */
        total: number;
        /**
         * The batches that would have needed fewer approvals, by currency.
         */
        fewerApprovals: Array<{
            /**
             * The currency of these batches.
             */
            currency: CurrencyCode;
            /**
             * How many batches would have needed fewer approvals.
             */
            count: number;
            /**
             * How many of them would have needed one approval.
             */
            oneApproval: number;
            /**
             * Their total.
             */
            totalAmount: Amount;
        }>;
        /**
         * The ten largest of these batches.
         */
        largest: Array<{
            /**
             * The id of the batch.
             */
            id: string;
            /**
             * The label of the batch.
             */
            label: string;
            /**
             * The currency of the batch.
             */
            currency: CurrencyCode;
            /**
             * The total of the batch.
             */
            totalAmount: Amount;
            /**
             * How many approvals the rules in force ask for.
             */
            approvalsBefore: number;
            /**
             * How many approvals it would have needed.
             */
            approvalsAfter: number;
        }>;
    };
    /**
     * What the limit would have changed for the settlements of these days.
     */
    differences: {
        /**
         * How many settlements of these days have a difference.
         */
        total: number;
        /**
         * How many of these differences one user instead of two could have acknowledged.
         */
        oneUser: number;
    };
};

/**
 * The outgoing payouts of one day in one status.
 */
export type PayoutDay = {
    /**
     * The calendar day, in the entity's time zone.
     */
    day: string;
    /**
     * The status of the payouts.
     */
    status: 'COMPLETE' | 'PROCESSING' | 'REVERSED' | 'FAILED';
    /**
     * How many payouts.
     */
    count: number;
    /**
     * The total of their amounts.
     */
    amount: Amount;
};

/**
 * The totals of the payouts that match every filter.
 */
export type PayoutTotals = {
    /**
     * False without totals, when too many payouts would have to be read.
     */
    isComplete: boolean;
    /**
     * The totals by currency, direction and status.
     */
    totals: Array<{
        /**
         * The currency.
         */
        currency: CurrencyCode;
        /**
         * Whether the money went out or came in.
         */
        direction: PayoutDirection;
        /**
         * The status of these payouts.
         */
        status: PayoutStatus;
        /**
         * How many payouts.
         */
        count: number;
        /**
         * The total of their amounts, excluding fees.
         */
        amount: Amount;
    }>;
};

/**
 * The evidence of one payout: its creator, its approvals, the answers of the bank and its ledger postings.
 */
export type PayoutProof = {
    /**
     * The payout.
     */
    payout: PayoutTransactionForDisplay;
    /**
     * The name of the paying entity.
     */
    entityName: string;
    /**
     * The registered name of the paying entity; its name while the operator has not set one.
     */
    legalName: string;
    /**
     * When this proof was read.
     */
    issuedAt: Timestamp;
    /**
     * The id of the payment at the bank. Outlay stored it before it submitted the payment; null if it was not submitted.
     */
    attemptId: string | null;
    /**
     * The bank's reference; null until the bank has answered.
     */
    railReference: string | null;
    /**
     * The row of the withdrawal; null without a batch.
     */
    rowNumber: number | null;
    /**
     * The payer's own reference; null without one.
     */
    ownReference: string | null;
    /**
     * The user who created the batch; null without a batch.
     */
    createdBy: Person | null;
    /**
     * The approvals of the batch.
     */
    approvals: Array<Approval>;
    /**
     * The day on which the bank pays the batch. It may still come although the payout is COMPLETE: a bank can accept a payment for a later day. Null for money received, and where no day is known.
     */
    movesOn: string | null;
    /**
     * The content digest of the batch; null without a batch.
     */
    contentDigest: string | null;
    /**
     * The events of the payout, oldest first.
     */
    timeline: Array<{
        /**
         * When it happened.
         */
        at: Timestamp;
        /**
         * The type of the event.
         */
        event: string;
        /**
         * The name of the person; null for Outlay and the bank.
         */
        name: string | null;
        /**
         * The event in words.
         */
        description: string;
    }>;
    /**
     * The audit entries of the creation, the approvals and the dispatch of the batch, oldest first.
     */
    auditEntries: Array<AuditProof>;
    /**
     * The ledger transfers of the payout, oldest first.
     */
    transfers: Array<{
        /**
         * The id of the transfer.
         */
        id: string;
        /**
         * The type of the transfer.
         */
        kind: string;
        /**
         * When it was posted.
         */
        at: Timestamp;
        /**
         * The postings of the transfer; their amounts add up to zero.
         */
        postings: Array<{
            /**
             * The ledger account.
             */
            account: string;
            /**
             * The currency of the posting.
             */
            currency: CurrencyCode;
            /**
             * The change of the account; negative: money out of it.
             */
            amount: Amount;
        }>;
    }>;
    /**
     * For a returned payment, the outgoing payout and its incoming counterpart name each other; null otherwise.
     */
    linkedPayoutId: string | null;
};

/**
 * A user of the entity.
 */
export type NamedUser = {
    /**
     * The id of the user.
     */
    userId: string;
    /**
     * The name that the user signs in with.
     */
    name: string;
    /**
     * The name of the person; the user name when the installation has no other.
     */
    displayName: string;
};

/**
 * The user's own sign-in.
 */
export type Profile = {
    /**
     * The user name.
     */
    name: string;
    /**
     * The name of the person.
     */
    displayName: string;
    /**
     * The email address; null if unknown.
     */
    email: string | null;
    /**
     * Whether Outlay itself signs the user in, with a password.
     */
    hasPassword: boolean;
    /**
     * The open sessions, last used first.
     */
    sessions: Array<DeviceSession>;
};

/**
 * The password was changed.
 */
export type PasswordChanged = {
    /**
     * Always true.
     */
    changed: true;
};

/**
 * A payee that many pay, such as a revenue service.
 */
export type PublicPayee = {
    /**
     * Its code in the file of the operator.
     */
    code: string;
    /**
     * The name.
     */
    name: string;
    /**
     * Its account, with the format of its references.
     */
    account: PayeeAccount;
    /**
     * What its references are, for people.
     */
    referenceHelp: string;
    /**
     * The date of the source.
     */
    sourceDate: string;
};

/**
 * Recipients, last paid first.
 */
export type PaginatedRecipient = {
    /**
     * The items of this page.
     */
    items: Array<Recipient>;
    /**
     * How many items the whole list has; with `isTotalExact`, at least so many.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
    /**
     * Present, and false, when too many rows would have to be read to count all that match.
     */
    isTotalExact?: false;
};

/**
 * A beneficiary that batches have named: one account at one bank.
 */
export type Recipient = {
    /**
     * The id of the recipient: `beneficiary.id` of their payouts.
     */
    id: string;
    /**
     * The name of the latest payment; of the latest batch when never paid.
     */
    name: string;
    /**
     * Other names that were paid on this account; of batches when never paid.
     */
    otherNames: Array<string>;
    /**
     * The code of the bank.
     */
    bankCode: string;
    /**
     * The name of the bank, for people.
     */
    bankName: string;
    /**
     * The branch code: six digits.
     */
    branchCode: string;
    /**
     * The account number.
     */
    accountNumber: string;
    /**
     * The type of the account.
     */
    accountType: string;
    /**
     * The payer's own id of the recipient in the latest payments; null without one.
     */
    externalId: string | null;
    /**
     * When a batch first named the recipient.
     */
    firstSeenAt: Timestamp;
    /**
     * When the recipient was last paid; null if never.
     */
    lastPaidAt: Timestamp | null;
    /**
     * The payments that were made and not returned, by currency.
     */
    totals: Array<{
        /**
         * The currency.
         */
        currency: CurrencyCode;
        /**
         * How many payments.
         */
        count: number;
        /**
         * The total of their amounts.
         */
        amount: Amount;
    }>;
};

/**
 * Entries, the latest first.
 */
export type PaginatedReconciliationEntry = {
    /**
     * The items of this page.
     */
    items: Array<ReconciliationEntry>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * An entry of a statement, and what it is or may be.
 */
export type ReconciliationEntry = {
    /**
     * The entry of the statement.
     */
    entry: StatementEntry;
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * OPEN: waits. POSTED: done. SET_ASIDE: a user has decided not to post it for now. TAKEN_BACK: its statement was taken back, and it no longer counts.
     */
    state: 'OPEN' | 'POSTED' | 'SET_ASIDE' | 'TAKEN_BACK';
    /**
     * Null once the entry is posted, and until it was looked at.
     */
    proposal: ReconciliationProposal | null;
    /**
     * The postings of the entry; null until it is posted.
     */
    posted: {
        /**
         * EXACT: as an exact match. PROPOSAL: a proposal was accepted. CHOICE: a user chose the item.
         */
        way: 'EXACT' | 'PROPOSAL' | 'CHOICE';
        /**
         * The user who posted it, or confirmed the statement that was uploaded; null if none did.
         */
        by: Person | null;
        /**
         * When it was posted.
         */
        at: Timestamp;
        /**
         * Why it was posted with a difference; null without one.
         */
        reason: string | null;
        /**
         * How many postings it has.
         */
        postingCount: number;
        /**
         * How many of them are of payments: a fee and funding are not.
         */
        paymentCount: number;
        /**
         * How many of these payments the bank had rejected and debited all the same.
         */
        rejectedCount: number;
        /**
         * The first 20 postings. Those of rejected payments come last.
         */
        postings: Array<ReconciliationPosting>;
    } | null;
    /**
     * Who set it aside last, and why; null if no user has.
     */
    setAside: {
        /**
         * The user who set it aside.
         */
        by: Person;
        /**
         * When it was set aside.
         */
        at: Timestamp;
        /**
         * Why.
         */
        reason: string;
    } | null;
    /**
     * Who last took back what it was posted as; null if no user has. No rule posts it again.
     */
    undone: {
        /**
         * The user who took back what it was posted as.
         */
        by: Person;
        /**
         * When.
         */
        at: Timestamp;
        /**
         * Why; null for one that was taken back before a reason was required.
         */
        reason: string | null;
    } | null;
    /**
     * The id of the rule that waits for another user to confirm it; null without one.
     */
    waitingRuleId: string | null;
    /**
     * Who may post it as they choose: not its uploaders, for an entry that only users have uploaded. Null where every approver and admin may, for a posted entry, and in lists.
     */
    mayPost: Array<Person> | null;
    /**
     * Who may post its proposal: also not those who had a hand in its payments, for an entry that only users have uploaded. Null where every approver and admin may, for a posted entry, and in lists.
     */
    mayPostProposal: Array<Person> | null;
    /**
     * Entries of other accounts of the entity with the opposite amount, at most three banking days apart: the other side of a transfer, perhaps. At most 3; none in lists, and for an entry that may be a payment. Information only: nothing is posted by it.
     */
    otherSides: Array<OtherSide>;
};

/**
 * A payment that an entry names.
 */
export type StatementEntryDetail = {
    /**
     * The end-to-end id; null if the bank gives none.
     */
    endToEndId: string | null;
    /**
     * The amount; null if the bank gives only the entry’s.
     */
    amount: SignedAmount | null;
    /**
     * The words of the payment.
     */
    text: string;
    /**
     * The other side.
     */
    counterparty: {
        /**
         * The name; null if unknown.
         */
        name: string | null;
        /**
         * The account number; null if unknown.
         */
        accountNumber: string | null;
    };
    /**
     * Why the payment came back; null if it did not.
     */
    returned: {
        /**
         * The bank's code.
         */
        code: string;
        /**
         * The bank's words; null if it gave none.
         */
        text: string | null;
    } | null;
};

/**
 * A line of a statement. It never changes.
 */
export type StatementEntry = {
    /**
     * The id of the entry.
     */
    id: string;
    /**
     * The amount: positive for money in, negative for money out.
     */
    amount: SignedAmount;
    /**
     * Whether it takes an earlier entry back.
     */
    isReversal: boolean;
    /**
     * BOOKED, or PENDING: announced, and never posted.
     */
    status: 'BOOKED' | 'PENDING';
    /**
     * The day on which it was booked.
     */
    bookingDate: string;
    /**
     * The day from which it counts.
     */
    valueDate: string;
    /**
     * The bank's reference; null if it has none.
     */
    bankReference: string | null;
    /**
     * The bank's transaction code. May be empty.
     */
    code: string;
    /**
     * The words of the entry. May be empty.
     */
    text: string;
    /**
     * How many payments it covers; null if the bank does not say.
     */
    batchCount: number | null;
    /**
     * How many payments it names.
     */
    detailCount: number;
    /**
     * The first 20 payments that it names.
     */
    details: Array<StatementEntryDetail>;
};

/**
 * What an entry may be.
 */
export type ReconciliationProposal = {
    /**
     * Names what the user saw, when it is posted. Another proposal has another id.
     */
    id: string;
    /**
     * EXACT: waits for a user other than the uploader of the statement. LIKELY: can be posted with one click. UNMATCHED: a user has to choose.
     */
    verdict: 'EXACT' | 'LIKELY' | 'UNMATCHED';
    /**
     * One part, or one for each payment of an entry that names several.
     */
    parts: Array<ReconciliationProposalPart>;
};

/**
 * What an entry, or a payment of it, may be.
 */
export type ReconciliationProposalPart = {
    /**
     * The position, from 0, of the payment that the entry names; null: all of it.
     */
    detail: number | null;
    /**
     * How sure the match is.
     */
    verdict: 'EXACT' | 'LIKELY' | 'UNMATCHED';
    /**
     * Why it is proposed, or why nothing is.
     */
    reason: 'END_TO_END_ID' | 'REFERENCE' | 'NAMED_PAYMENTS' | 'WHOLE_FILE' | 'FILE_IN_PARTS' | 'GIVEN_BACK' | 'RETURN' | 'STANDING_REFERENCE' | 'RULE' | 'RECEIPT' | 'TAKEN_BACK' | 'AMOUNT_DIFFERS' | 'ACCOUNT_DIFFERS' | 'COUNTERPARTY_DIFFERS' | 'LATE' | 'EARLY' | 'SPLIT' | 'MERGED' | 'FILE_SUM' | 'FILES_TOGETHER' | 'FILE_PART' | 'FILE_AND_CHARGES' | 'FILE_WITHOUT_SOME' | 'FILE_BEFORE_ANSWER' | 'WITH_REJECTED' | 'LOOKS_GIVEN_BACK' | 'AMBIGUOUS' | 'COUNTERPARTY_AND_AMOUNT' | 'AMOUNT_AND_DATE' | 'LOOKS_LIKE_RETURN' | 'RETURN_BEFORE_PAYMENT' | 'RETURN_AMOUNT_DIFFERS' | 'CORRECTS_DOUBLE' | 'KNOWN_CATEGORY' | 'LOOKS_TAKEN_BACK' | 'LOOKS_RECEIVED' | 'DOUBLED' | 'REPEATED' | 'SIGN_SWAPPED' | 'SEVERAL_CANDIDATES' | 'UNKNOWN' | 'PENDING' | 'DATED_AHEAD' | 'ZERO_AMOUNT' | 'RULE_OR_PAYMENT' | 'RULE_REPEATED' | 'FILE_AMOUNT_DIFFERS' | 'SEVERAL_FILES' | 'REJECTED_CREDIT' | 'PAID_AFTER_REJECTION';
    /**
     * What agrees with the items.
     */
    agrees: Array<'NAME' | 'AMOUNT' | 'DATE' | 'ACCOUNT' | 'COUNTERPARTY'>;
    /**
     * What differs from the items.
     */
    differs: Array<'NAME' | 'AMOUNT' | 'DATE' | 'ACCOUNT' | 'COUNTERPARTY'>;
    /**
     * The amount of the items; null without items.
     */
    expectedAmount: SignedAmount | null;
    /**
     * The amount of the entry, of its payment, or of all entries of a split item.
     */
    actualAmount: SignedAmount;
    /**
     * How many banking days after its day the item came, negative: before; null without items.
     */
    businessDays: number | null;
    /**
     * Our accounts, when they differ; null otherwise.
     */
    accounts: {
        /**
         * The one of the item.
         */
        expected: string;
        /**
         * The one of the entry.
         */
        actual: string;
    } | null;
    /**
     * The accounts of the other side, when they differ; null otherwise.
     */
    counterparties: {
        /**
         * The one of the item.
         */
        expected: string;
        /**
         * The one of the entry.
         */
        actual: string;
    } | null;
    /**
     * The entry rule that the entry fits; null for other reasons.
     */
    rule: EntryRuleInBrief | null;
    /**
     * The other entries of a split item, or the entry that this one repeats or takes back.
     */
    otherEntryIds: Array<string>;
    /**
     * How many items it is about.
     */
    itemCount: number;
    /**
     * The first 20 items that it is about.
     */
    items: Array<ReconciliationItem>;
};

/**
 * The rule that an entry fits.
 */
export type EntryRuleInBrief = {
    /**
     * The id of the entry rule.
     */
    id: string;
    /**
     * What entries that fit it are.
     */
    category: 'TAX' | 'OWN_TRANSFER' | 'INTEREST' | 'CHARGES' | 'CARD' | 'OTHER';
    /**
     * The words that entries have.
     */
    words: string;
};

/**
 * Something that a statement should show.
 */
export type ReconciliationItem = {
    /**
     * PAYOUT: a payment of a bank file. RETURN: one that came back. FEE: the fees of a file. FUNDING: money to pay from that was announced, or that came before and may go back. RECEIPT: money of a payer that the bank may take back. REJECTED: a payment that the bank rejected, and may have debited with its file and given back. FILE: the payments of a bank file that no entry is posted for.
     */
    kind: 'PAYOUT' | 'RETURN' | 'FEE' | 'FUNDING' | 'RECEIPT' | 'REJECTED' | 'FILE';
    /**
     * What the bank has said about the payment: that it was rejected, or that it came back; null for anything else.
     */
    bankSays: 'REJECTED' | 'RETURNED' | null;
    /**
     * For a candidate that has already come back with another entry: the day of that entry. It cannot be chosen. Null or absent for anything else.
     */
    cameBackOn?: string | null;
    /**
     * The payments of a FILE; null for anything else.
     */
    ofFile: {
        /**
         * How many payments have no entry, without those that the bank rejected.
         */
        paymentCount: number;
        /**
         * How many the bank rejected.
         */
        rejectedCount: number;
        /**
         * The amount of those that the bank rejected.
         */
        rejectedAmount: SignedAmount;
    } | null;
    /**
     * The amount that a statement should show.
     */
    amount: SignedAmount;
    /**
     * The day on which the money should move.
     */
    date: string;
    /**
     * The withdrawal; null for fees and funding.
     */
    withdrawalId: string | null;
    /**
     * The payout; null for fees and funding, and before the payment is submitted.
     */
    payoutId: string | null;
    /**
     * The name as it is in the file; null for fees and funding.
     */
    beneficiaryName: string | null;
    /**
     * The account of the beneficiary; null for fees and funding.
     */
    accountNumber: string | null;
    /**
     * The reference as it is in the file, or the note or the words of funding; null for fees.
     */
    reference: string | null;
    /**
     * The end-to-end id; null for fees and funding.
     */
    endToEndId: string | null;
    /**
     * The batch of the file; null for funding.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    } | null;
    /**
     * The bank file; null for funding.
     */
    file: {
        /**
         * The id of the file.
         */
        id: string;
        /**
         * The name of the file.
         */
        fileName: string;
    } | null;
    /**
     * The funding record; null for everything else.
     */
    fundingRecordId: string | null;
    /**
     * The receipt; null for everything else.
     */
    receiptId: string | null;
    /**
     * What refunds of the receipt have given back, or are to give back; absent without a refund.
     */
    givenBackAmount?: Amount;
};

/**
 * What an entry, or a part of it, is posted as.
 */
export type ReconciliationPosting = {
    /**
     * PAYOUT, RETURN: of a payment of a bank file. FEE: charged by the bank. FUNDING: money to pay from. OTHER: other business of the company. CORRECTION: one of two entries that cancel each other. RECEIPT: money of a payer on a receiving account; negative when the bank takes it back.
     */
    kind: 'PAYOUT' | 'RETURN' | 'FEE' | 'FUNDING' | 'OTHER' | 'CORRECTION' | 'RECEIPT';
    /**
     * The entry rule that it fits; null for everything that no rule is about.
     */
    rule: EntryRuleInBrief | null;
    /**
     * The part of the entry that is posted as this.
     */
    amount: SignedAmount;
    /**
     * The amount that it should have.
     */
    expectedAmount: SignedAmount;
    /**
     * The expected fees of payments that a FEE settles. If the amount is more than these fees, the rest is a new fee; if it is less, the rest was given back. Zero for everything else.
     */
    settledFees: SignedAmount;
    /**
     * The item; null when the entry was posted without one.
     */
    item: ReconciliationItem | null;
};

/**
 * An entry that may be the other side of a transfer.
 */
export type OtherSide = {
    /**
     * The id of the entry.
     */
    entryId: string;
    /**
     * The id of the statement that has it.
     */
    statementId: string;
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * The day on which it was booked.
     */
    bookingDate: string;
    /**
     * Its amount: that of this entry, in the opposite direction.
     */
    amount: SignedAmount;
    /**
     * The words of the entry.
     */
    text: string;
};

/**
 * The payment requests that an entry of a statement would pay. Nothing is posted.
 */
export type EntryPaymentRequests = {
    /**
     * EXACT: no question is open. LIKELY: a user has to decide. UNMATCHED: nothing fits.
     */
    verdict: 'EXACT' | 'LIKELY' | 'UNMATCHED';
    /**
     * Why. REFERENCE, PART, TOO_MUCH: quotes the reference of a request. PAYER_…: quotes that of a payer. …_SLIP: quotes one with a wrong, missing, added or swapped character. …_AND_AMOUNT: nothing is quoted. OVERPAYMENT, AFTER_END: the request is paid, or has ended.
     */
    reason: 'REFERENCE' | 'PART' | 'TOO_MUCH' | 'SEVERAL_REFERENCES' | 'PAYER_REFERENCE' | 'PAYER_TOTAL' | 'NEAR_ANOTHER' | 'PAYER_DIFFERS' | 'SEVERAL_AMOUNT_DIFFERS' | 'PART_NOT_ALLOWED' | 'OVERPAYMENT' | 'AFTER_END' | 'PAYER_AMOUNT_DIFFERS' | 'PAYER_SEVERAL_EQUAL' | 'REFERENCE_SLIP' | 'PAYER_SLIP' | 'ACCOUNT_AND_AMOUNT' | 'NAME_AND_AMOUNT' | 'NAME_ALIKE' | 'SEVERAL_CANDIDATES' | 'UNKNOWN';
    /**
     * Who paid; null if unknown.
     */
    payer: {
        /**
         * The id of the payer.
         */
        id: string;
        /**
         * The name of the payer.
         */
        name: string;
    } | null;
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * What requests would receive, in this order.
     */
    allocations: Array<{
        /**
         * The request.
         */
        request: PaymentRequestForDisplay;
        /**
         * The part of the entry that it would receive.
         */
        amount: Amount;
    }>;
    /**
     * What would become a credit of the payer.
     */
    creditAmount: Amount;
    /**
     * What a user has to decide about.
     */
    askAmount: Amount;
};

/**
 * A rule that a user may propose.
 */
export type EntryRuleSuggestion = {
    /**
     * What like entries were posted as, or the category of the earlier rule; null without.
     */
    category: 'TAX' | 'OWN_TRANSFER' | 'INTEREST' | 'CHARGES' | 'CARD' | 'OTHER' | null;
    /**
     * Words of the entry. Empty when it has none that can be used.
     */
    words: string;
    /**
     * The lowest amount, without a sign.
     */
    fromAmount: Amount;
    /**
     * The highest amount, without a sign.
     */
    toAmount: Amount;
    /**
     * Whether entries that fit are posted without a user. Otherwise the category is proposed. An entry that has something in common with an expected payment is proposed in both cases.
     */
    isAutomatic: boolean;
    /**
     * The posted entries whose amounts it covers; the latest twelve, latest first.
     */
    learntFrom: Array<PostedLikeIt>;
    /**
     * The rule in force that has these words, but not the amount of the entry. It ends when the suggestion is proposed and confirmed; null without such a rule.
     */
    widens: {
        /**
         * The id of that rule.
         */
        id: string;
        /**
         * The lowest amount, without a sign.
         */
        fromAmount: Amount;
        /**
         * The highest amount, without a sign.
         */
        toAmount: Amount;
    } | null;
    /**
     * Whether a user should be asked: the entry is open, matches nothing else, something was learnt, and no user has dismissed it. A dismissal also counts for entries with the same words that come later, except that a rule in force always asks about an amount outside it.
     */
    isAsked: boolean;
};

/**
 * Files, the latest refusal first.
 */
export type PaginatedRefusedStatement = {
    /**
     * The items of this page.
     */
    items: Array<RefusedStatement>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A file of the bank that could not be read as a statement.
 */
export type RefusedStatement = {
    /**
     * The id of the file.
     */
    id: string;
    /**
     * The name under which it first came.
     */
    fileName: string;
    /**
     * The SHA-256 of the bytes, in lower-case hex.
     */
    sha256: string;
    /**
     * The size in bytes.
     */
    byteCount: number;
    /**
     * The bank connection whose transport fetched it; null if that was not recorded.
     */
    connection: {
        /**
         * The id of the connection.
         */
        id: string;
        /**
         * The name of the connection.
         */
        displayName: string;
    } | null;
    /**
     * The user who uploaded it; null for a file that a transport fetched.
     */
    uploadedBy: Person | null;
    /**
     * When it first came.
     */
    receivedAt: Timestamp;
    /**
     * When a transport last fetched the same bytes; for an uploaded file, when it came.
     */
    lastFetchedAt: Timestamp;
    /**
     * How often a transport has fetched the same bytes; 1 for an uploaded file.
     */
    fetchCount: number;
    /**
     * When it was refused for this reason.
     */
    refusedAt: Timestamp;
    /**
     * statement_format_unknown: the bytes show no known format. statement_unreadable: it breaks its format. statement_account_unknown: no bank connection pays from or watches its account. statement_account_left_out: the same for some of its statements; the others are stored. receiving_account_unconfirmed: another user has to switch on the connection of its receiving account; then it is read again. statement_csv_unmapped: it is CSV, and no CSV file of the connection was read before. statement_csv_other_account: it is CSV and names an account other than that of the connection. statement_csv_does_not_add_up: it is CSV, and its entries do not add up to its balances. statement_csv_continues_other_account: it is CSV and opens with the closing balance of another account. month_closed: it would change a closed month; once the month is reopened, it is read again.
     */
    refusal: 'statement_format_unknown' | 'statement_unreadable' | 'statement_account_unknown' | 'statement_account_left_out' | 'receiving_account_unconfirmed' | 'statement_csv_unmapped' | 'statement_csv_other_account' | 'statement_csv_does_not_add_up' | 'statement_csv_continues_other_account' | 'month_closed';
    /**
     * The account, or the place in the file and what is wrong there.
     */
    detail: string;
    /**
     * The detail by its key, with the values in it; null when only the English text is known.
     */
    params: {
        /**
         * A stable key of the sentence.
         */
        sentence: string;
        [key: string]: unknown;
    } | null;
    /**
     * The user who decided that nothing more is to be done; null if none did.
     */
    dismissed: {
        /**
         * The user who dismissed it.
         */
        by: Person;
        /**
         * When.
         */
        at: Timestamp;
        /**
         * Why.
         */
        note: string;
    } | null;
};

/**
 * Whether requests can be mailed to payers.
 */
export type RequestMailing = {
    /**
     * Why no payer can be mailed. NO_MAIL_SERVER: the installation has none. NO_ACCOUNT: the company has no account into which payers pay. Null when they can.
     */
    obstacle: 'NO_MAIL_SERVER' | 'NO_ACCOUNT' | null;
};

/**
 * Filters, columns and an order of the Payouts page, under a name.
 */
export type SavedView = {
    /**
     * The id of the view.
     */
    id: string;
    /**
     * The name of the view.
     */
    name: string;
    /**
     * The query of the Payouts page: its filters, columns and order.
     */
    search: string;
    /**
     * Whether every user of the entity sees the view.
     */
    isShared: boolean;
    /**
     * The user who saved the view.
     */
    owner: Person;
    /**
     * When the view was last changed.
     */
    updatedAt: Timestamp;
};

/**
 * What a search found, at most six of each kind.
 */
export type SearchResults = {
    /**
     * Batches whose label or total matches, newest first.
     */
    batches: Array<FoundBatch>;
    /**
     * Recipients whose name, external id or account number matches, last paid first.
     */
    recipients: Array<Recipient>;
    /**
     * Payees whose name or account number matches, or whose references look like the text.
     */
    payees: Array<FoundPayee>;
    /**
     * Payments to these recipients, and payments whose reference or amount matches, newest first.
     */
    payments: Array<FoundPayment>;
    /**
     * Bank files whose name matches, and settlements whose batch matches, newest first.
     */
    bankFiles: Array<FoundBankFile>;
    /**
     * Statements whose name, file or number matches, by the bank's day, newest first.
     */
    statements: Array<FoundStatement>;
    /**
     * Schedules whose name matches, the one that makes a run next first, and ended ones last.
     */
    schedules: Array<FoundSchedule>;
    /**
     * Payment requests whose invoice number or reference matches, and the latest of the payers found.
     */
    paymentRequests: Array<FoundRequest>;
    /**
     * Payers whose name or standing reference matches, by name.
     */
    payers: Array<FoundPayer>;
};

/**
 * A batch that a search found.
 */
export type FoundBatch = {
    /**
     * The id of the batch.
     */
    id: string;
    /**
     * The label of the batch.
     */
    label: string;
    /**
     * The status of the batch.
     */
    status: BatchStatus;
    /**
     * The currency of the batch.
     */
    currency: CurrencyCode;
    /**
     * How many withdrawals the batch has.
     */
    withdrawalCount: number;
    /**
     * The total of their amounts.
     */
    totalAmount: Amount;
    /**
     * When the batch was created.
     */
    createdAt: Timestamp;
};

/**
 * A payee of the register that a search found.
 */
export type FoundPayee = {
    /**
     * The id of the payee.
     */
    id: string;
    /**
     * The name.
     */
    name: string;
    /**
     * The bank of the account that may be paid, else of the one that waits; null without.
     */
    bankName: string | null;
    /**
     * The number of that account; null without one.
     */
    accountNumber: string | null;
    /**
     * WAITING: a change waits. PAID: an account may be paid now. NOT_PAID: neither.
     */
    state: 'PAID' | 'WAITING' | 'NOT_PAID';
};

/**
 * A payment that a search found: planned, sent or received.
 */
export type FoundPayment = {
    /**
     * The id of the withdrawal; of the payout, for money received.
     */
    id: string;
    /**
     * The payout transaction; null until it is submitted to the bank.
     */
    payoutId: string | null;
    /**
     * The batch of the withdrawal; null for money received.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
        /**
         * The row of the withdrawal in the batch, from 1.
         */
        rowNumber: number;
    } | null;
    /**
     * Whether the money goes out or came in.
     */
    direction: PayoutDirection;
    /**
     * The status of the withdrawal; of the payout, for money received.
     */
    status: 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED' | 'PROCESSING';
    /**
     * The name of the recipient; null for money received.
     */
    name: string | null;
    /**
     * The name of the bank, for people; null for money received.
     */
    bankName: string | null;
    /**
     * The account number; null for money received.
     */
    accountNumber: string | null;
    /**
     * The reference on the recipient's statement.
     */
    reference: string;
    /**
     * The currency of the amount.
     */
    currency: CurrencyCode;
    /**
     * The amount, excluding the fee.
     */
    amount: Amount;
    /**
     * When the batch or, for money received, the payout was created.
     */
    createdAt: Timestamp;
};

/**
 * A bank file that a search found, with its settlement.
 */
export type FoundBankFile = {
    /**
     * The id of the file, and of its settlement once it was handed over.
     */
    id: string;
    /**
     * The name of the file.
     */
    fileName: string;
    /**
     * The batch that it pays.
     */
    batch: {
        /**
         * The id of the batch.
         */
        id: string;
        /**
         * The label of the batch.
         */
        label: string;
    };
    /**
     * The name of its bank connection.
     */
    connectionName: string;
    /**
     * The day on which it is paid.
     */
    executionDate: string;
    /**
     * Whether it has left, so that it has a settlement.
     */
    isHandedOver: boolean;
    /**
     * The currency of the file.
     */
    currency: CurrencyCode;
    /**
     * The sum of its payments.
     */
    totalAmount: Amount;
};

/**
 * A bank statement that a search found.
 */
export type FoundStatement = {
    /**
     * The id of the statement.
     */
    id: string;
    /**
     * The bank's name for the statement.
     */
    name: string;
    /**
     * The bank's number of the statement; null without one.
     */
    number: number | null;
    /**
     * Statement or advice.
     */
    kind: 'STATEMENT' | 'ADVICE';
    /**
     * The day of its closing balance, else of its opening balance or its last entry.
     */
    date: string;
    /**
     * Our account number.
     */
    accountNumber: string;
    /**
     * The name of the bank connection.
     */
    connectionName: string;
};

/**
 * A schedule that a search found.
 */
export type FoundSchedule = {
    /**
     * The id of the schedule.
     */
    id: string;
    /**
     * Its name, that its runs begin with.
     */
    label: string;
    /**
     * Whether it pays withdrawals or moves collected money.
     */
    kind: ScheduledWithdrawalKind;
    /**
     * Its status.
     */
    status: ScheduledWithdrawalStatus;
    /**
     * The unit of its calendar.
     */
    every: 'WEEK' | 'MONTH';
    /**
     * Every how many of them it runs.
     */
    interval: number;
    /**
     * The currency of its runs.
     */
    currency: CurrencyCode;
    /**
     * What a run pays; the most that a sweep moves; null when each run pays a new file.
     */
    amount: Amount | null;
};

/**
 * A payment request that a search found.
 */
export type FoundRequest = {
    /**
     * The id of the payment request.
     */
    id: string;
    /**
     * The name of the payer.
     */
    payerName: string;
    /**
     * What is asked for.
     */
    label: string;
    /**
     * The invoice number; null without one.
     */
    invoiceNumber: string | null;
    /**
     * The reference that the payer quotes.
     */
    reference: string;
    /**
     * The status of the request.
     */
    status: PaymentRequestStatus;
    /**
     * The currency of the request.
     */
    currency: CurrencyCode;
    /**
     * The amount that was asked for.
     */
    amount: Amount;
    /**
     * What is still expected.
     */
    openAmount: Amount;
    /**
     * The day on which it is due.
     */
    dueOn: string;
};

/**
 * A payer that a search found.
 */
export type FoundPayer = {
    /**
     * The id of the payer.
     */
    id: string;
    /**
     * The name.
     */
    name: string;
    /**
     * The email; null without one.
     */
    email: string | null;
    /**
     * The standing reference.
     */
    reference: string;
};

/**
 * The signed-in user.
 */
export type Session = {
    /**
     * The signed-in user.
     */
    user: {
        /**
         * The id of the user.
         */
        id: string;
        /**
         * The name that the user signs in with.
         */
        name: string;
        /**
         * The name of the person; the user name when the installation has no other.
         */
        displayName: string;
        /**
         * The email address of the user; null if unknown.
         */
        email: string | null;
        /**
         * The roles of the user.
         */
        roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
        /**
         * The language that the user chose for the dashboard, as a BCP 47 tag; null until then: the dashboard is in the language of the browser.
         */
        language: 'en' | 'af' | null;
    };
    /**
     * The entity of the user.
     */
    entity: {
        /**
         * The id of the entity.
         */
        id: string;
        /**
         * The name of the entity.
         */
        name: string;
    };
    /**
     * The entities in which this person may work, ordered by name; most have one.
     */
    companies: Array<Company>;
    /**
     * The entity's IANA time zone.
     */
    timezone: string;
    /**
     * When the user last signed in with the identity provider.
     */
    authenticatedAt: Timestamp;
    /**
     * Whether the entity has an API key for an exchange. Without one the exchange has no entries.
     */
    exchangeConnected: boolean;
    /**
     * Warnings about the installation, for users with the role ADMIN. DISK_LOW: less than 10 % of the disk is free. DISK_FULL: less than 2 %.
     */
    notices: Array<'DISK_LOW' | 'DISK_FULL'>;
    /**
     * True on an installation with demo data.
     */
    demo: boolean;
};

/**
 * An entity in which a person may work.
 */
export type Company = {
    /**
     * The id of the person's user in this entity.
     */
    userId: string;
    /**
     * The id of the entity.
     */
    entityId: string;
    /**
     * The name of the entity.
     */
    name: string;
    /**
     * Whether the session works there.
     */
    isCurrent: boolean;
};

/**
 * The signing policy in force.
 */
export type SigningPolicy = {
    /**
     * Its number; 0 before the first policy.
     */
    version: number;
    /**
     * Since when it counts; null before the first policy.
     */
    inForceFrom: Timestamp | null;
    /**
     * Its groups and rules.
     */
    policy: SigningPolicyContent;
    /**
     * The users with access, and those whom the policy names.
     */
    people: Array<PolicyPerson>;
    /**
     * The change of control with another policy that waits for a second admin, or null.
     */
    waitingChangeId: string | null;
};

/**
 * A user whom a policy can name.
 */
export type PolicyPerson = {
    /**
     * The id of the user.
     */
    userId: string;
    /**
     * The name of the user.
     */
    name: string;
    /**
     * Whether they can sign at all.
     */
    isApprover: boolean;
    /**
     * Whether they can prepare batches.
     */
    isPreparer: boolean;
};

/**
 * The effect of a policy.
 */
export type SigningPolicyPreview = {
    /**
     * How many batches were compared.
     */
    compared: number;
    /**
     * The batches whose signers would differ.
     */
    differing: {
        /**
         * How many would differ.
         */
        total: number;
        /**
         * How many of them have too few signatures then.
         */
        unsigned: number;
        /**
         * The newest 100 of them.
         */
        items: Array<DifferingBatch>;
    };
    /**
     * Every case in which no approver could sign.
     */
    unsignable: Array<UnsignableCase>;
    /**
     * What that batch would need; null without one.
     */
    sample: NeededSigners | null;
};

/**
 * A batch whose signers would differ.
 */
export type DifferingBatch = {
    /**
     * The batch.
     */
    id: string;
    /**
     * Its label.
     */
    label: string;
    /**
     * Its status.
     */
    status: BatchStatus;
    /**
     * When it was prepared.
     */
    createdAt: Timestamp;
    /**
     * Who prepared it.
     */
    preparedBy: Person;
    /**
     * Its currency.
     */
    currency: CurrencyCode;
    /**
     * Its total.
     */
    totalAmount: Amount;
    /**
     * What it needs by the policy in force.
     */
    before: NeededSigners;
    /**
     * What it would need.
     */
    after: NeededSigners;
    /**
     * Whose signatures it has, in order.
     */
    signedBy: Array<Person>;
    /**
     * Whether these signatures would be enough.
     */
    isEnough: boolean;
};

/**
 * The signers that a batch needs.
 */
export type NeededSigners = {
    /**
     * How many different people sign at least.
     */
    total: number;
    /**
     * How many of them belong to which group.
     */
    groups: Array<{
        /**
         * The group.
         */
        groupId: string;
        /**
         * Its name.
         */
        name: string;
        /**
         * How many of it.
         */
        count: number;
        /**
         * Its members who are approvers.
         */
        members: Array<Person>;
    }>;
    /**
     * Whether the groups sign one after the other.
     */
    inOrder: boolean;
};

/**
 * Batches that no approver could sign.
 */
export type UnsignableCase = {
    /**
     * The rules that ask for more than there is, by their places; empty: those by amount.
     */
    rules: Array<number>;
    /**
     * Whose batches they are; null: whoever prepares them.
     */
    preparer: Person | null;
    /**
     * How many signers are missing.
     */
    missing: number;
    /**
     * The groups without enough members who could sign.
     */
    groups: Array<{
        /**
         * A group without enough members.
         */
        groupId: string;
        /**
         * Its name.
         */
        name: string;
        /**
         * How many of it are missing.
         */
        missing: number;
    }>;
};

/**
 * An account that has statements.
 */
export type ReconciledAccount = {
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * How many entries wait for their match.
     */
    openEntries: number;
    /**
     * How many of them have a likely match.
     */
    proposals: number;
    /**
     * How many exact matches wait for a user other than the uploader of their statement.
     */
    waiting: number;
    /**
     * How many findings about its statements are open.
     */
    openFindings: number;
    /**
     * How many of its statements are dated in the future and in question. They do not count as the last one until the question is answered or their day has come.
     */
    statementsAhead?: number;
    /**
     * The last day with a closing balance; null without one.
     */
    latest: BalanceDay | null;
    /**
     * The earliest month (`YYYY-MM`) whose closing or reopening waits for a second user; null for none.
     */
    monthToConfirm: string | null;
    /**
     * Whether these figures are about to change: entries are still being compared, or payments and returns that the bank reported in the last ten minutes are still being booked.
     */
    isChanging: boolean;
};

/**
 * The ledger beside the statement at the end of a day.
 */
export type BalanceDay = {
    /**
     * The day of the closing balance.
     */
    date: string;
    /**
     * The last statement of the day.
     */
    statement: {
        /**
         * The id of the statement.
         */
        id: string;
        /**
         * The bank's name for it.
         */
        name: string;
    };
    /**
     * The opening balance of the first statement with all that the ledger has booked on the account since.
     */
    ledgerBalance: SignedAmount;
    /**
     * The closing balance of the statement.
     */
    statementBalance: SignedAmount;
    /**
     * The ledger less the statement.
     */
    differenceAmount: SignedAmount;
    /**
     * Why they differ. The amounts sum to the difference.
     */
    reasons: Array<BalanceDifference>;
};

/**
 * A reason why ledger and statement differ.
 */
export type BalanceDifference = {
    /**
     * PAYOUTS, FEES, RETURNS, FUNDING, OTHER: booked and not posted from a statement yet, or the other way round, or with another amount. CORRECTIONS: one of two entries that cancel each other came later. OPEN_ENTRIES, SET_ASIDE_ENTRIES: on the statement and not posted. OPENING_BALANCE: the opening balance of the account is not booked, and that of its first statement contains entries that were received too. STATEMENT_BREAK: the entries do not sum to the balances of the statements.
     */
    code: 'PAYOUTS' | 'FEES' | 'RETURNS' | 'FUNDING' | 'OTHER' | 'RECEIPTS' | 'CORRECTIONS' | 'OPEN_ENTRIES' | 'SET_ASIDE_ENTRIES' | 'OPENING_BALANCE' | 'STATEMENT_BREAK';
    /**
     * Its part of the difference.
     */
    amount: SignedAmount;
};

/**
 * Days, the latest first.
 */
export type PaginatedBalanceDay = {
    /**
     * The items of this page.
     */
    items: Array<ListedBalanceDay>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A day in the list of days.
 */
export type ListedBalanceDay = {
    /**
     * The day of the closing balance.
     */
    date: string;
    /**
     * The last statement of the day.
     */
    statement: {
        /**
         * The id of the statement.
         */
        id: string;
        /**
         * The bank's name for it.
         */
        name: string;
    };
    /**
     * The opening balance of the first statement with all that the ledger has booked on the account since.
     */
    ledgerBalance: SignedAmount;
    /**
     * The closing balance of the statement.
     */
    statementBalance: SignedAmount;
    /**
     * The ledger less the statement.
     */
    differenceAmount: SignedAmount;
    /**
     * Why they differ. The amounts sum to the difference.
     */
    reasons: Array<BalanceDifference>;
    /**
     * The payments of this day that were booked after its month was closed; null without any.
     */
    bookedLater: BookedLater | null;
};

/**
 * Months, the latest first.
 */
export type PaginatedMonthEnd = {
    /**
     * The items of this page.
     */
    items: Array<MonthEnd>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * An uploaded statement file whose exact matches wait for another user.
 */
export type WaitingStatement = {
    /**
     * The id of the statement file.
     */
    id: string;
    /**
     * Names what the user saw, when it is confirmed. Other entries have another id.
     */
    waitingId: string;
    /**
     * The name of the file.
     */
    fileName: string;
    /**
     * The SHA-256 of the bytes, in lower-case hex.
     */
    sha256: string;
    /**
     * When it first came.
     */
    receivedAt: Timestamp;
    /**
     * The user who uploaded it; null for a file of a transport that a user explained with a CSV profile.
     */
    receivedBy: Person | null;
    /**
     * The statements of the file, to compare with the bank.
     */
    statements: Array<WaitingStatementAccount>;
    /**
     * What would be posted, by currency.
     */
    totals: Array<WaitingStatementTotal>;
    /**
     * The users who may confirm it: those who post entries, without its uploaders, the creators of the batches that it pays or returns, and the users who took their files to the bank.
     */
    mayConfirm: Array<Person>;
};

/**
 * One statement of a file that waits.
 */
export type WaitingStatementAccount = {
    /**
     * The account of the statement.
     */
    accountNumber: string;
    /**
     * The currency of its amounts.
     */
    currency: CurrencyCode;
    /**
     * The day on which it closes, or of its last entry.
     */
    day: string;
    /**
     * Its opening balance; null when the file has none.
     */
    openingBalance: SignedAmount | null;
    /**
     * Its closing balance; null when the file has none.
     */
    closingBalance: SignedAmount | null;
};

/**
 * What the entries of one currency would post.
 */
export type WaitingStatementTotal = {
    /**
     * The currency of the amounts.
     */
    currency: CurrencyCode;
    /**
     * How many entries wait.
     */
    entryCount: number;
    /**
     * The sum of the entries that pay: payments that become paid.
     */
    outAmount: Amount;
    /**
     * The sum of the entries that bring money: returns and funding.
     */
    inAmount: Amount;
};

/**
 * What became of a confirmation.
 */
export type ConfirmedStatement = {
    /**
     * How many entries were posted.
     */
    postedCount: number;
    /**
     * What waits by now; null when nothing does.
     */
    waiting: WaitingStatement | null;
};

/**
 * Findings, newest first.
 */
export type PaginatedStatementFinding = {
    /**
     * The items of this page.
     */
    items: Array<StatementFinding>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * Something that is wrong with a statement.
 */
export type StatementFinding = {
    /**
     * The id of the finding.
     */
    id: string;
    /**
     * BALANCE_BREAK: the opening balance plus the entries is not the closing balance. OPENING_BREAK: the closing balance of the statement before is not the opening balance. SEQUENCE_GAP: statements are missing. SEQUENCE_REPEATED: the number was used before. CURRENCY_CHANGED: another currency. DATED_AHEAD: it was dated in the future. CHANGED: a statement of the same name came with other contents, and nothing in it is stored. CONTRADICTED: users uploaded it, and the bank itself sent another one of its name, which counts.
     */
    code: 'BALANCE_BREAK' | 'OPENING_BREAK' | 'SEQUENCE_GAP' | 'SEQUENCE_REPEATED' | 'CURRENCY_CHANGED' | 'DATED_AHEAD' | 'CHANGED' | 'CONTRADICTED';
    /**
     * The statement that it is about.
     */
    statement: {
        /**
         * The id of the statement.
         */
        id: string;
        /**
         * The bank's name for it.
         */
        name: string;
        /**
         * The day of its closing balance.
         */
        date: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
    };
    /**
     * The balance that follows from the rest; null without one.
     */
    expectedAmount: SignedAmount | null;
    /**
     * The balance that the statement states; null without one.
     */
    statedAmount: SignedAmount | null;
    /**
     * Stated less expected; null without balances.
     */
    differenceAmount: SignedAmount | null;
    /**
     * The numbers of the missing statements; null if none are missing.
     */
    missing: {
        /**
         * The first missing number.
         */
        first: number;
        /**
         * The last missing number.
         */
        last: number;
    } | null;
    /**
     * The file with the other contents; null for other findings.
     */
    file: {
        /**
         * The id of the file.
         */
        id: string;
        /**
         * The name of the file.
         */
        fileName: string;
    } | null;
    /**
     * When it was found.
     */
    foundAt: Timestamp;
    /**
     * When a later statement resolved it, or a user closed it; null while it is open.
     */
    resolvedAt: Timestamp | null;
    /**
     * The user who closed it; null if none did.
     */
    closed: {
        /**
         * The user who closed it.
         */
        by: Person;
        /**
         * Why.
         */
        note: string;
    } | null;
};

/**
 * Statements, the latest first.
 */
export type PaginatedBankStatement = {
    /**
     * The items of this page.
     */
    items: Array<BankStatement>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * A statement of the bank. It never changes; one that users uploaded can be taken back.
 */
export type BankStatement = {
    /**
     * The id of the statement.
     */
    id: string;
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * STATEMENT: all booked entries of a period with balances. ADVICE: single entries, without balances.
     */
    kind: 'STATEMENT' | 'ADVICE';
    /**
     * The bank's name for the statement.
     */
    name: string;
    /**
     * The number by which a gap is found; null if the bank gives none.
     */
    sequenceNumber: number | null;
    /**
     * The opening balance; null if the statement states none.
     */
    opening: StatedBalance | null;
    /**
     * The closing balance; null if the statement states none.
     */
    closing: StatedBalance | null;
    /**
     * The sum of the booked entries.
     */
    bookedAmount: SignedAmount;
    /**
     * How many entries it has.
     */
    entryCount: number;
    /**
     * How many findings about it are open.
     */
    openFindings: number;
    /**
     * When it first came.
     */
    receivedAt: Timestamp;
    /**
     * The file in which it first came.
     */
    file: {
        /**
         * The id of the file.
         */
        id: string;
        /**
         * The name of the file.
         */
        fileName: string;
        /**
         * The format of the file.
         */
        format: 'CAMT' | 'MT940' | 'CSV';
        /**
         * The user who uploaded the file; null if no user did.
         */
        receivedBy: Person | null;
        /**
         * Whether it was fetched from the bank, at first or after a user had uploaded it.
         */
        isFetched: boolean;
    };
    /**
     * Whether users have uploaded it. One that the bank itself sent cannot be taken back.
     */
    isUploaded: boolean;
    /**
     * Who took it back, and why; null otherwise. It then no longer counts, but stays readable.
     */
    takenBack: {
        /**
         * The user who took it back.
         */
        by: Person;
        /**
         * When.
         */
        at: Timestamp;
        /**
         * Why.
         */
        reason: string;
    } | null;
};

/**
 * A balance that a statement states.
 */
export type StatedBalance = {
    /**
     * The balance. Positive when the bank owes us.
     */
    amount: SignedAmount;
    /**
     * The day of the balance.
     */
    date: string;
};

/**
 * A statement file, kept as it came.
 */
export type StatementFile = {
    /**
     * The id of the file.
     */
    id: string;
    /**
     * The name under which it first came.
     */
    fileName: string;
    /**
     * The SHA-256 of the bytes, in lower-case hex.
     */
    sha256: string;
    /**
     * The size in bytes.
     */
    byteCount: number;
    /**
     * When it first came.
     */
    receivedAt: Timestamp;
    /**
     * The user who uploaded it; null if no user did.
     */
    receivedBy: Person | null;
    /**
     * Whether the same bytes were read before, so that this upload added nothing.
     */
    isAgain: boolean;
    /**
     * The format of the file.
     */
    format: 'CAMT' | 'MT940' | 'CSV';
    /**
     * The statements in the order of the file.
     */
    statements: Array<ArrivedStatement>;
    /**
     * The accounts whose statements were left out, because no bank connection pays from them; null if none was. Once there is a connection, the same file adds them.
     */
    leftOut: string | null;
};

/**
 * A statement of a file.
 */
export type ArrivedStatement = {
    /**
     * NEW: stored now, with this file. AGAIN: an earlier file had it. CHANGED: an earlier file had another statement of this name; nothing of this one is stored.
     */
    arrival: 'NEW' | 'AGAIN' | 'CHANGED';
    /**
     * The statement as it is stored.
     */
    statement: BankStatement;
};

/**
 * A CSV file, read and not stored.
 */
export type StatementCsvPreview = {
    /**
     * The profile by which the file was read.
     */
    profile: StatementCsvProfile;
    /**
     * Whether the profile was given, remembered or suggested.
     */
    source: 'GIVEN' | 'REMEMBERED' | 'SUGGESTED';
    /**
     * The columns of the file.
     */
    columns: Array<StatementCsvColumn>;
    /**
     * What the file says; null if it cannot be read so.
     */
    reading: StatementCsvReading | null;
    /**
     * Why the file cannot be read by the profile; null if it can.
     */
    problem: string | null;
    /**
     * The problem by its key, with the values in it; null without a problem.
     */
    problemParams: {
        /**
         * A stable key of the sentence.
         */
        sentence: string;
        [key: string]: unknown;
    } | null;
};

/**
 * A column of a CSV file.
 */
export type StatementCsvColumn = {
    /**
     * How a profile names the column: its header, or its position from 1.
     */
    ref: string | number;
    /**
     * Its header; may be empty.
     */
    header: string;
    /**
     * Its first values.
     */
    samples: Array<string>;
};

/**
 * What a CSV file says when it is read by the profile.
 */
export type StatementCsvReading = {
    /**
     * The currency of the account.
     */
    currency: CurrencyCode;
    /**
     * How many entries the file has.
     */
    entryCount: number;
    /**
     * The sum of the entries that came in.
     */
    moneyIn: SignedAmount;
    /**
     * The sum of the entries that went out, with its minus sign.
     */
    moneyOut: SignedAmount;
    /**
     * The first booking date.
     */
    firstDay: string | null;
    /**
     * The last booking date.
     */
    lastDay: string | null;
    /**
     * The opening balance; null without a column of balances.
     */
    opening: StatedBalance | null;
    /**
     * The closing balance; null without a column of balances.
     */
    closing: StatedBalance | null;
    /**
     * The accounts that the file names and that are not the account of the connection.
     */
    otherAccounts: Array<string>;
    /**
     * A connection that pays from the first of them; null without one.
     */
    otherConnectionId: string | null;
    /**
     * A connection whose last statement closes with the balance with which the file opens, while that of the chosen connection does not: the file is probably its statement. Null without one.
     */
    continuesConnectionId: string | null;
    /**
     * The closing balance less opening balance and entries; null without balances.
     */
    difference: SignedAmount | null;
    /**
     * The first line whose balance does not follow from the rows before it; null if all do.
     */
    breakLine: number | null;
    /**
     * The first rows that are not entries, such as an opening balance.
     */
    others: Array<CsvRowWithoutEntry>;
    /**
     * How many rows are not entries.
     */
    otherCount: number;
    /**
     * Whether opening balance and entries give the closing balance; null without balances.
     */
    follows: boolean | null;
    /**
     * The first entries, oldest first.
     */
    entries: Array<PreviewedEntry>;
};

/**
 * A row of a CSV file that moves no money.
 */
export type CsvRowWithoutEntry = {
    /**
     * The line of the row.
     */
    line: number;
    /**
     * The text of the row.
     */
    text: string;
};

/**
 * An entry of a CSV file that is not stored.
 */
export type PreviewedEntry = {
    /**
     * The booking date.
     */
    bookingDate: string;
    /**
     * The amount: positive for money in, negative for money out.
     */
    amount: SignedAmount;
    /**
     * The text of the entry.
     */
    text: string;
    /**
     * The bank's reference; null without one.
     */
    bankReference: string | null;
};

/**
 * A statement, and whether it can be taken back.
 */
export type BankStatementDetails = {
    /**
     * The id of the statement.
     */
    id: string;
    /**
     * Our account.
     */
    account: {
        /**
         * The id of the account.
         */
        id: string;
        /**
         * Our account number.
         */
        accountNumber: string;
        /**
         * The currency of the account.
         */
        currency: CurrencyCode;
        /**
         * The bank connection that pays from the account.
         */
        connection: {
            /**
             * The id of the connection.
             */
            id: string;
            /**
             * The name of the connection.
             */
            displayName: string;
        };
    };
    /**
     * STATEMENT: all booked entries of a period with balances. ADVICE: single entries, without balances.
     */
    kind: 'STATEMENT' | 'ADVICE';
    /**
     * The bank's name for the statement.
     */
    name: string;
    /**
     * The number by which a gap is found; null if the bank gives none.
     */
    sequenceNumber: number | null;
    /**
     * The opening balance; null if the statement states none.
     */
    opening: StatedBalance | null;
    /**
     * The closing balance; null if the statement states none.
     */
    closing: StatedBalance | null;
    /**
     * The sum of the booked entries.
     */
    bookedAmount: SignedAmount;
    /**
     * How many entries it has.
     */
    entryCount: number;
    /**
     * How many findings about it are open.
     */
    openFindings: number;
    /**
     * When it first came.
     */
    receivedAt: Timestamp;
    /**
     * The file in which it first came.
     */
    file: {
        /**
         * The id of the file.
         */
        id: string;
        /**
         * The name of the file.
         */
        fileName: string;
        /**
         * The format of the file.
         */
        format: 'CAMT' | 'MT940' | 'CSV';
        /**
         * The user who uploaded the file; null if no user did.
         */
        receivedBy: Person | null;
        /**
         * Whether it was fetched from the bank, at first or after a user had uploaded it.
         */
        isFetched: boolean;
    };
    /**
     * Whether users have uploaded it. One that the bank itself sent cannot be taken back.
     */
    isUploaded: boolean;
    /**
     * Who took it back, and why; null otherwise. It then no longer counts, but stays readable.
     */
    takenBack: {
        /**
         * The user who took it back.
         */
        by: Person;
        /**
         * When.
         */
        at: Timestamp;
        /**
         * Why.
         */
        reason: string;
    } | null;
    /**
     * Why the statement cannot be taken back now (`takeBackStatement`); null if it can.
     */
    takeBackRefusal: {
        /**
         * Why.
         */
        detail: string;
        /**
         * The values of the sentence; null without any.
         */
        params: {
            /**
             * A stable key of the sentence.
             */
            sentence: string;
            [key: string]: unknown;
        } | null;
    } | null;
};

/**
 * Entries in the order of the statement.
 */
export type PaginatedStatementEntry = {
    /**
     * The items of this page.
     */
    items: Array<StatementEntry>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * The token of a program, without its secret.
 */
export type ProgramToken = {
    /**
     * Its id.
     */
    id: string;
    /**
     * The program that has it.
     */
    name: string;
    /**
     * READ: the program only reads. PREPARE: it also creates and labels batches, and the admin who made the token counts as their preparer. No token approves, cancels or changes settings.
     */
    rights: 'READ' | 'PREPARE';
    /**
     * The addresses, or networks such as 192.0.2.0/24, that may use it; empty for any address.
     */
    addresses: Array<string>;
    /**
     * WAITING: another admin has to confirm it. ACTIVE: it works, while the admin who made it has the role. EXPIRED, REVOKED: it no longer works.
     */
    state: 'WAITING' | 'ACTIVE' | 'EXPIRED' | 'REVOKED';
    /**
     * The admin who made it.
     */
    createdBy: Person;
    /**
     * When it was made.
     */
    createdAt: Timestamp;
    /**
     * The second admin; null for READ, and while it waits.
     */
    confirmedBy: Person | null;
    /**
     * When it stops working, at most 366 days ahead.
     */
    expiresAt: Timestamp;
    /**
     * When it was last used, to the minute; null if never.
     */
    lastUsedAt: Timestamp | null;
    /**
     * The address that last used it; null if never.
     */
    lastUsedFrom: string | null;
    /**
     * When it was revoked; null if it was not.
     */
    revokedAt: Timestamp | null;
};

/**
 * A token that was just made.
 */
export type NewProgramToken = {
    /**
     * The secret. It is shown here only, and Outlay keeps its SHA-256.
     */
    token: string;
    /**
     * The token without its secret.
     */
    details: ProgramToken;
};

/**
 * Whether the exchange can be used.
 */
export type TradingStatus = {
    /**
     * Whether the entity has an API key for the exchange.
     */
    configured: boolean;
    /**
     * Whether the exchange answers. While it does not, requests are refused with 503 at once.
     */
    available: boolean;
    /**
     * When `available` last changed; null before the first request to the exchange.
     */
    since: Timestamp | null;
    /**
     * The distance from the market price, in percent, from which the order form warns.
     */
    farPricePercent: number;
    /**
     * True for the exchange of this installation, false for an external one.
     */
    embedded: boolean;
};

/**
 * A mail that the mail server has not accepted.
 */
export type UndeliveredMail = {
    /**
     * The id of the mail.
     */
    id: string;
    /**
     * The subject: one batch, a low balance, the notifications that a user has chosen to get, or what a payer is asked for.
     */
    about: 'BATCH' | 'LOW_BALANCE' | 'NOTIFICATIONS' | 'PAYER' | 'OTHER';
    /**
     * To whom it goes.
     */
    address: string;
    /**
     * When it failed first.
     */
    failedAt: Timestamp;
    /**
     * When it was tried last.
     */
    triedAt: Timestamp;
    /**
     * How often it was tried.
     */
    attempts: number;
    /**
     * When it is tried again; null once it was given up.
     */
    nextTryAt: Timestamp | null;
    /**
     * What the mail server said, or why it was not reached.
     */
    error: string;
};

/**
 * How many mails are sent again.
 */
export type MailsDue = {
    /**
     * How many mails.
     */
    count: number;
};

/**
 * A user of the entity, with their access.
 */
export type EntityUser = {
    /**
     * The id of the user.
     */
    userId: string;
    /**
     * The name that the user signs in with.
     */
    name: string;
    /**
     * The name of the person; the user name when the installation has no other.
     */
    displayName: string;
    /**
     * The roles of the user. Every role reads.
     */
    roles: Array<'VIEWER' | 'PREPARER' | 'APPROVER' | 'ADMIN' | 'TRADER'>;
    /**
     * False after the operator ended the access of the user.
     */
    active: boolean;
    /**
     * When the user last signed in to the dashboard, as recorded in their latest 500 entries of the audit log; null if unknown, and for callers who may not read the audit log.
     */
    lastSignInAt: Timestamp | null;
};

/**
 * Where events are sent to, without its secret.
 */
export type Webhook = {
    /**
     * Its id.
     */
    id: string;
    /**
     * Where events are sent to.
     */
    url: string;
    /**
     * What receives them.
     */
    description: string;
    /**
     * The types of events that are sent.
     */
    types: Array<'batch.pending_approval' | 'batch.approved' | 'batch.processing' | 'batch.complete' | 'batch.partially_complete' | 'batch.failed' | 'batch.cancelled' | 'batch.expired' | 'batch.rejected' | 'withdrawal.submitted' | 'withdrawal.unconfirmed' | 'withdrawal.complete' | 'withdrawal.failed' | 'withdrawal.reversed' | 'withdrawal.cancelled' | 'payout.complete' | 'payout.processing' | 'payout.reversed' | 'payout.failed' | 'bank_file.sealed' | 'bank_file.left' | 'bank_file.withdrawn' | 'bank_file.recalled' | 'statement.received' | 'statement.taken_back' | 'settlement.waiting' | 'settlement.partial' | 'settlement.settled' | 'settlement.different' | 'settlement.nothing_due' | 'settlement_difference.none' | 'settlement_difference.open' | 'settlement_difference.waiting' | 'settlement_difference.acknowledged' | 'settlement_difference.outdated' | 'scheduled_withdrawal.pending_approval' | 'scheduled_withdrawal.active' | 'scheduled_withdrawal.paused' | 'scheduled_withdrawal.suspended' | 'scheduled_withdrawal.rejected' | 'scheduled_withdrawal.expired' | 'scheduled_withdrawal.cancelled' | 'scheduled_withdrawal.ended' | 'scheduled_run.planned' | 'scheduled_run.waiting_for_file' | 'scheduled_run.created' | 'scheduled_run.swept' | 'scheduled_run.nothing_to_move' | 'scheduled_run.skipped' | 'scheduled_run.missed' | 'payment_request.open' | 'payment_request.partly_paid' | 'payment_request.paid' | 'payment_request.expired' | 'payment_request.cancelled' | 'payment_request.written_off' | 'receipt.unallocated' | 'receipt.partly_allocated' | 'receipt.allocated' | 'receipt.returned' | 'payee_change.waiting' | 'payee_change.confirmed' | 'payee_change.rejected' | 'payee_change.withdrawn' | 'payee_change.ended' | 'payee_change.expired'>;
    /**
     * ON; OFF: a user switched it off; SWITCHED_OFF: Outlay did.
     */
    state: 'ON' | 'OFF' | 'SWITCHED_OFF';
    /**
     * Why Outlay switched it off. FAILING: deliveries failed for a day. GONE: it answered 410. Else null.
     */
    offReason: 'FAILING' | 'GONE' | null;
    /**
     * When it was switched off; null while it is on.
     */
    offAt: Timestamp | null;
    /**
     * The Ed25519 key that verifies its `v1a` signatures.
     */
    publicKey: string;
    /**
     * The key before the last rotation, while it also signs; else null.
     */
    oldPublicKey: string | null;
    /**
     * Until when the old secret and key also sign; else null.
     */
    oldUntil: Timestamp | null;
    /**
     * Since when every delivery has failed; null if the last did not.
     */
    failingSince: Timestamp | null;
    /**
     * When it is tried again, while it fails; else null.
     */
    nextTryAt: Timestamp | null;
    /**
     * How many deliveries wait, counted to 1,000.
     */
    waiting: number;
    /**
     * When an event was last delivered; null if never.
     */
    lastDeliveredAt: Timestamp | null;
    /**
     * The admin who made it.
     */
    createdBy: Person;
    /**
     * When it was made.
     */
    createdAt: Timestamp;
};

/**
 * An endpoint with a new secret.
 */
export type WebhookWithSecret = {
    /**
     * The secret of its `v1` signatures, which is not shown again.
     */
    secret: string;
    /**
     * The endpoint without its secret.
     */
    webhook: Webhook;
};

/**
 * A page of deliveries.
 */
export type WebhookDeliveries = {
    /**
     * The items of this page.
     */
    items: Array<WebhookDelivery>;
    /**
     * How many items the whole list has.
     */
    total: number;
    /**
     * How many items precede this page.
     */
    offset: number;
    /**
     * The most items that this page can have.
     */
    limit: number;
};

/**
 * An event on its way to an endpoint.
 */
export type WebhookDelivery = {
    /**
     * The event.
     */
    eventId: string;
    /**
     * The type of the event; `webhook.test` for a test.
     */
    type: string;
    /**
     * When it changed.
     */
    eventAt: Timestamp;
    /**
     * WAITING: it will be sent, or sent again. SKIPPED: an admin decided not to send it.
     */
    status: 'WAITING' | 'DELIVERED' | 'SKIPPED';
    /**
     * How often it was sent.
     */
    attempts: number;
    /**
     * When it was last sent; null if not yet.
     */
    triedAt: Timestamp | null;
    /**
     * When it is sent, while it waits; else null.
     */
    nextAt: Timestamp | null;
    /**
     * When it was delivered; null if not yet.
     */
    deliveredAt: Timestamp | null;
    /**
     * How long the answer took.
     */
    durationMs: number | null;
    /**
     * Why the last attempt failed; null if it did not. STATUS: another status than 2xx. ADDRESS_REFUSED: the name is unknown, or leads to an address to which Outlay may not connect.
     */
    fault: 'STATUS' | 'TIMEOUT' | 'ADDRESS_REFUSED' | 'CONNECTION' | 'CERTIFICATE' | null;
    /**
     * The status of the answer.
     */
    responseStatus: number | null;
};

/**
 * A delivery with its body and the answer.
 */
export type WebhookDeliveryDetails = {
    /**
     * The event.
     */
    eventId: string;
    /**
     * The type of the event; `webhook.test` for a test.
     */
    type: string;
    /**
     * When it changed.
     */
    eventAt: Timestamp;
    /**
     * WAITING: it will be sent, or sent again. SKIPPED: an admin decided not to send it.
     */
    status: 'WAITING' | 'DELIVERED' | 'SKIPPED';
    /**
     * How often it was sent.
     */
    attempts: number;
    /**
     * When it was last sent; null if not yet.
     */
    triedAt: Timestamp | null;
    /**
     * When it is sent, while it waits; else null.
     */
    nextAt: Timestamp | null;
    /**
     * When it was delivered; null if not yet.
     */
    deliveredAt: Timestamp | null;
    /**
     * How long the answer took.
     */
    durationMs: number | null;
    /**
     * Why the last attempt failed; null if it did not. STATUS: another status than 2xx. ADDRESS_REFUSED: the name is unknown, or leads to an address to which Outlay may not connect.
     */
    fault: 'STATUS' | 'TIMEOUT' | 'ADDRESS_REFUSED' | 'CONNECTION' | 'CERTIFICATE' | null;
    /**
     * The status of the answer.
     */
    responseStatus: number | null;
    /**
     * The body, byte for byte as it is signed.
     */
    body: string;
    /**
     * The first 1000 bytes of the answer; null without one.
     */
    responseStart: string | null;
};

/**
 * How many events are sent again.
 */
export type WebhookReplayed = {
    /**
     * How many events.
     */
    count: number;
};

/**
 * A conversion to quote.
 */
export type BrokerageQuoteRequest = {
    /**
     * The amount to pay.
     */
    payAmount: string | number;
    /**
     * The currency to pay.
     */
    payCurrency: string;
    /**
     * The currency to receive.
     */
    receiveCurrency: string;
    /**
     * The broker's fee, as a fraction from 0 to 0.999; 0 when absent.
     */
    feeRate?: string | number;
    /**
     * The currency of the fee. The pay currency (the default): deducted before the order. The receive currency: deducted from the amount received.
     */
    feeCurrency?: string;
    /**
     * The account that receives the fee, a 64-bit integer. Required with a fee; not the account that pays.
     */
    feeAccountId?: number | number | string;
    /**
     * The client's reference of the conversion.
     */
    customerOrderId?: string;
};

/**
 * A limit order. A field that does not exist is refused, so an order never trades without one of its instructions.
 */
export type LimitOrderRequest = {
    /**
     * The side of the order.
     */
    side: 'BUY' | 'SELL';
    /**
     * The quantity, in the base currency. Digits beyond the pair's base decimal places are cut off.
     */
    quantity: string | number;
    /**
     * The limit price, in the quote currency: a multiple of the pair's tick.
     */
    price: string | number;
    /**
     * The currency pair.
     */
    pair: string;
    /**
     * Post-only: the order fails if it would match at once.
     */
    postOnly?: boolean;
    /**
     * Post-only: if the order would match at once, it rests one tick behind the best price of the other side instead.
     */
    postOnlyReprice?: boolean;
    /**
     * The client's reference: letters, digits and hyphens, unique among the account's open orders.
     */
    customerOrderId?: string;
    /**
     * How long the order stays open.
     */
    timeInForce?: 'GTC' | 'FOK' | 'IOC';
    /**
     * Borrow what the balance lacks, on a subaccount with margin.
     */
    allowMargin?: boolean;
    /**
     * Only reduce a position in a perpetual future.
     */
    reduceOnly?: boolean;
};

/**
 * Only the label for a proprietary subaccount; every required field of CustomerDetails for a customer subaccount.
 */
export type SubaccountRequest = {
    /**
     * The name: letters, digits, spaces and hyphens, unique among the subaccounts.
     */
    label: string;
    /**
     * The first name of the customer.
     */
    firstName?: string;
    /**
     * The last name of the customer.
     */
    lastName?: string;
    /**
     * The date of birth of the customer.
     */
    dateOfBirth?: string;
    /**
     * The ISO 3166 code of the country of residence.
     */
    residentialCountry?: string;
    /**
     * The ISO 3166 code of the country that issued the identity document.
     */
    identityIssuingCountry?: string;
    /**
     * The type of the identity document.
     */
    identityType?: 'PASSPORT' | 'ID_CARD' | 'DRIVERS_LICENSE';
    /**
     * The number of the identity document.
     */
    identityNumber?: string;
    /**
     * The date on which the identity document expires.
     */
    identityExpiryDate?: string;
    /**
     * The mobile number, with its country code.
     */
    cellNumber?: string;
    /**
     * The email address of the customer.
     */
    email?: string;
    /**
     * The purpose of the account.
     */
    purpose?: 'TRADING' | 'TRANSACTIONS_AND_PAYMENTS' | 'MARKET_MAKING' | 'BUYING' | 'SAVINGS_AND_INVESTMENTS' | 'ARBITRAGE_TRADING' | 'OTC_TRADING' | 'CRYPTOCURRENCY_BROKERING' | 'REFERRALS_AND_COMPETITIONS';
    /**
     * The employment status of the customer.
     */
    employmentStatus?: 'EMPLOYED_FULL_TIME' | 'EMPLOYED_PART_TIME' | 'FREELANCER' | 'RETIRED' | 'SELF_EMPLOYED' | 'STUDENT' | 'UNEMPLOYED';
    /**
     * The source of the customer's money.
     */
    sourceOfFunds?: 'ALLOWANCE' | 'BUSINESS_PROFITS' | 'CRYPTOCURRENCY_TRANSACTIONS' | 'INHERITANCE' | 'INTEREST_DIVIDENDS' | 'PENSION' | 'SALARY_WAGES' | 'GOVERNMENT_GRANTS' | 'SAVINGS';
};

/**
 * The order to cancel, by its id or the client's reference.
 */
export type CancelOrderRequest = {
    /**
     * The id of the order. Required without `customerOrderId`.
     */
    orderId?: string;
    /**
     * The client's reference of the order. Required without `orderId`.
     */
    customerOrderId?: string;
    /**
     * The currency pair.
     */
    pair: string;
};

/**
 * RFC 9457 problem details. `exchange` holds the answer of the exchange when it refused the request.
 */
export type TradingProblem = {
    /**
     * Always `about:blank`: `code` identifies the problem.
     */
    type: string;
    /**
     * A short summary for people.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    /**
     * What happened and what to do next, for people.
     */
    detail: string;
    /**
     * A stable code for programs.
     */
    code: string;
    /**
     * The sentence by its key, with the values in it: texts, numbers, `{ amount, currency }`, or another sentence of this form. For clients that show the text in another language than English; absent when the text is not written by Outlay.
     */
    params?: {
        /**
         * A stable key of the sentence.
         */
        sentence: string;
        [key: string]: unknown;
    };
    /**
     * The path of the request.
     */
    instance: string;
    /**
     * The fields that are not valid; empty when no field is at fault.
     */
    errors: Array<{
        /**
         * The field, as a path into the body such as `withdrawals[3].amount`; empty for the whole input.
         */
        path: string;
        /**
         * A stable code for programs.
         */
        code: string;
        /**
         * What is wrong with the field, and how to correct it.
         */
        message: string;
        /**
         * The sentence by its key, with the values in it: texts, numbers, `{ amount, currency }`, or another sentence of this form. For clients that show the text in another language than English; absent when the text is not written by Outlay.
         */
        params?: {
            /**
             * A stable key of the sentence.
             */
            sentence: string;
            [key: string]: unknown;
        };
    }>;
    /**
     * The body that the exchange sent, unchanged, when the exchange refused the request.
     */
    exchange?: {
        [key: string]: unknown;
    } | null;
};

/**
 * A change of the balances of an account.
 */
export type TransactionHistoryItem = {
    /**
     * The id of the transaction. Send it as `beforeId` to read older ones.
     */
    id: string;
    /**
     * The type of the transaction.
     */
    transactionType: {
        /**
         * The type.
         */
        type: 'LIMIT_BUY' | 'LIMIT_SELL' | 'MARKET_BUY' | 'MARKET_SELL' | 'SIMPLE_BUY' | 'SIMPLE_SELL' | 'AUTO_BUY' | 'MAKER_REWARD' | 'BLOCKCHAIN_RECEIVE' | 'BLOCKCHAIN_SEND' | 'FIAT_DEPOSIT' | 'FIAT_WITHDRAWAL' | 'REFERRAL_REBATE' | 'REFERRAL_REWARD' | 'PROMOTIONAL_REBATE' | 'INTERNAL_TRANSFER' | 'FIAT_WITHDRAWAL_REVERSAL' | 'PAYMENT_SENT' | 'PAYMENT_RECEIVED' | 'PAYMENT_REVERSED' | 'PAYMENT_REWARD' | 'OFF_CHAIN_BLOCKCHAIN_WITHDRAW' | 'OFF_CHAIN_BLOCKCHAIN_DEPOSIT' | 'SIMPLE_SWAP_BUY' | 'SIMPLE_SWAP_SELL' | 'SIMPLE_SWAP_FAILURE_REVERSAL' | 'ACCOUNT_FUNDING' | 'FUND' | 'FIAT_WITHDRAWAL_FEE_REVERSAL' | 'CREDIT_CARD_DEPOSIT' | 'SPOT_BORROW_INTEREST_CHARGE' | 'SPOT_LEND_INTEREST_PAYMENT';
        /**
         * The type in words.
         */
        description: string;
    };
    /**
     * The currency that left the account.
     */
    debitCurrency?: CurrencySymbol;
    /**
     * The amount that left the account.
     */
    debitValue?: Decimal;
    /**
     * The currency that came into the account.
     */
    creditCurrency?: CurrencySymbol;
    /**
     * The amount that came into the account, before the fee.
     */
    creditValue?: Decimal;
    /**
     * The currency of the fee.
     */
    feeCurrency?: CurrencySymbol;
    /**
     * The fee.
     */
    feeValue?: Decimal;
    /**
     * When the transaction was made.
     */
    eventAt: ExchangeTime;
    /**
     * Details; the fields depend on the type.
     */
    additionalInfo: {
        /**
         * The transaction that led to this one.
         */
        sourceTransactionId?: string;
        /**
         * The price of one unit.
         */
        costPerCoin?: number;
        /**
         * The currency of that price.
         */
        costPerCoinSymbol?: string;
        /**
         * The currency pair of the trade.
         */
        currencyPairSymbol?: string;
        /**
         * The order that was executed.
         */
        orderId?: string;
    };
};

/**
 * The code of a currency on the exchange.
 */
export type CurrencySymbol = string;

/**
 * A plain decimal number, as text.
 */
export type Decimal = string;

/**
 * A time in ISO 8601, in UTC.
 */
export type ExchangeTime = string;

/**
 * An order with its executed totals.
 */
export type OrderHistoryItem = {
    /**
     * The id of the order.
     */
    orderId: string;
    /**
     * The client's reference of the order.
     */
    customerOrderId?: string;
    /**
     * The status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status.
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion for which there is no route.
     */
    currencyPair: string;
    /**
     * The price of the order, in the quote currency.
     */
    originalPrice: Decimal;
    /**
     * The quantity that is not executed, in the base currency.
     */
    remainingQuantity: Decimal;
    /**
     * The quantity of the order, in the base currency.
     */
    originalQuantity: Decimal;
    /**
     * The side of the order.
     */
    orderSide: Side;
    /**
     * The type of the order.
     */
    orderType: OrderType;
    /**
     * Why the order failed or was cancelled, in words; empty otherwise.
     */
    failedReason: string;
    /**
     * The same reason as a code; absent without a reason. An addition of Outlay.
     */
    failedReasonCode?: FailedReasonCode;
    /**
     * When the order last changed.
     */
    orderUpdatedAt: ExchangeTime;
    /**
     * When the order was placed.
     */
    orderCreatedAt: ExchangeTime;
    /**
     * How long the order stays open.
     */
    timeInForce: TimeInForce;
    /**
     * The average price of the executed quantity; 0 before any execution.
     */
    averagePrice: Decimal;
    /**
     * The executed value, in the quote currency.
     */
    total: Decimal;
    /**
     * The executed quantity, in the base currency.
     */
    totalExecutedQuantity: Decimal;
    /**
     * The fee; negative: a reward.
     */
    totalFee: Decimal;
    /**
     * The currency of the fee.
     */
    feeCurrency: string;
};

/**
 * The side of an order, a trade or a position.
 */
export type Side = 'buy' | 'sell';

/**
 * The type of an order.
 */
export type OrderType = 'limit' | 'post-only limit' | 'market' | 'simple' | 'stop-loss-limit' | 'take-profit-limit' | 'limit-reduce-only';

/**
 * Why an order failed or was cancelled by the exchange.
 */
export type FailedReasonCode = 'insufficient-balance' | 'post-only-would-match' | 'self-trade' | 'slippage' | 'duplicate-customer-order-id' | 'no-liquidity-fok' | 'no-liquidity-ioc' | 'no-liquidity' | 'no-route' | 'margin-not-enabled' | 'futures-not-enabled' | 'would-not-reduce' | 'invalid' | 'liquidation';

/**
 * GTC (good till cancelled): rests in the book until it is filled or cancelled. FOK (fill or kill): is filled completely at once, or cancelled. IOC (immediate or cancel): is filled as far as possible at once, and the rest is cancelled.
 */
export type TimeInForce = 'GTC' | 'FOK' | 'IOC';

/**
 * An estimate of a conversion at the current prices. It is not guaranteed.
 */
export type BrokerageQuote = {
    /**
     * The amount in the request.
     */
    requestPayAmount: Decimal;
    /**
     * The amount that would be paid; quantities are rounded down to a whole lot.
     */
    actualPayAmount: Decimal;
    /**
     * The currency to pay.
     */
    payCurrency: CurrencySymbol;
    /**
     * The currency to receive.
     */
    receiveCurrency: CurrencySymbol;
    /**
     * The amount that would be received.
     */
    receiveAmount: Decimal;
    /**
     * The average price.
     */
    averagePrice: Decimal;
    /**
     * The pair of the first leg.
     */
    leg1CurrencyPair: CurrencyPair;
    /**
     * The pair of the second leg; absent for a conversion in one leg.
     */
    leg2CurrencyPair?: CurrencyPair;
    /**
     * The price of one unit received, in the pay currency.
     */
    averagePriceInPayCurrency: Decimal;
    /**
     * The price of one unit paid, in the receive currency.
     */
    averagePriceInReceiveCurrency: Decimal;
    /**
     * The broker's fee, as a fraction.
     */
    feeRate: Decimal;
    /**
     * The broker's fee.
     */
    feeAmount: Decimal;
    /**
     * The currency of that fee.
     */
    feeCurrency: CurrencySymbol;
    /**
     * The account that receives the fee; absent without a fee.
     */
    feeAccountId?: number | number;
    /**
     * The client's reference of the conversion.
     */
    customerOrderId?: string;
    /**
     * The trading fee of the first leg.
     */
    leg1TradeFeeAmount: Decimal;
    /**
     * The currency of that fee.
     */
    leg1TradeFeeCurrency: CurrencySymbol;
    /**
     * The trading fee of the second leg; absent for a conversion in one leg.
     */
    leg2TradeFeeAmount?: Decimal;
    /**
     * The currency of that fee.
     */
    leg2TradeFeeCurrency?: CurrencySymbol;
};

/**
 * A currency pair: base and quote currency; a perpetual future ends with PERP.
 */
export type CurrencyPair = string;

/**
 * A conversion that was carried out or is in progress.
 */
export type BrokerageInstruction = {
    /**
     * The id of the instruction.
     */
    identifier: string;
    /**
     * The id of its order.
     */
    orderId: string;
    /**
     * The id of the transfer of the fee.
     */
    transferId: string;
    /**
     * The account that pays, a 64-bit integer.
     */
    accountId: number | number;
    /**
     * The account that receives the fee, a 64-bit integer.
     */
    feeAccountId: number | number;
    /**
     * The amount in the instruction.
     */
    requestedPayAmount: Decimal;
    /**
     * The amount that was paid.
     */
    actualPayAmount: Decimal;
    /**
     * The currency that was paid.
     */
    payCurrency: CurrencySymbol;
    /**
     * The currency that was received.
     */
    receiveCurrency: CurrencySymbol;
    /**
     * The amount that was received.
     */
    receiveAmount: Decimal;
    /**
     * The broker's fee, as a fraction.
     */
    feeRate: Decimal;
    /**
     * The currency of that fee.
     */
    feeCurrency: CurrencySymbol;
    /**
     * The broker's fee.
     */
    feeAmount: Decimal;
    /**
     * The client's reference of the conversion.
     */
    customerOrderId?: string;
    /**
     * When the conversion was instructed, in epoch milliseconds.
     */
    createdAt: EpochMillis;
    /**
     * The status of the conversion.
     */
    status: 'PROCESSING' | 'COMPLETED' | 'FAILED';
    /**
     * The trading fee of the first leg.
     */
    leg1TradeFeeAmount: Decimal;
    /**
     * The currency of that fee.
     */
    leg1TradeFeeCurrency: CurrencySymbol;
    /**
     * The trading fee of the second leg; absent for a conversion in one leg.
     */
    leg2TradeFeeAmount?: Decimal;
    /**
     * The currency of that fee.
     */
    leg2TradeFeeCurrency?: CurrencySymbol;
};

/**
 * A time in epoch milliseconds.
 */
export type EpochMillis = number;

/**
 * The balances of one account.
 */
export type BalanceGroup = {
    /**
     * The account.
     */
    account: AccountLabel;
    /**
     * Its balances that are not zero.
     */
    balances: Array<BalanceEntry>;
};

/**
 * An account and its name.
 */
export type AccountLabel = {
    /**
     * The name of the account.
     */
    label: string;
    /**
     * The id of the account; "0": the primary account.
     */
    id: string;
};

/**
 * The balance of an account in one currency.
 */
export type BalanceEntry = {
    /**
     * The currency.
     */
    currency: CurrencySymbol;
    /**
     * The amount that can be used.
     */
    available: Decimal;
    /**
     * The amount held for open orders.
     */
    reserved: Decimal;
    /**
     * `available` and `reserved` together.
     */
    total: Decimal;
    /**
     * When the balance last changed.
     */
    updatedAt: ExchangeTime;
    /**
     * The amount held for loans that the account has offered.
     */
    lendReserved: Decimal;
    /**
     * The amount held as collateral for borrowed money.
     */
    borrowReserved: Decimal;
    /**
     * The amount that the account has borrowed.
     */
    borrowedAmount: Decimal;
};

/**
 * An order that rests in the book.
 */
export type OpenOrder = {
    /**
     * The id of the order.
     */
    orderId: string;
    /**
     * The client's reference of the order.
     */
    customerOrderId?: string;
    /**
     * The side of the order.
     */
    side: Side;
    /**
     * The quantity that is not executed, in the base currency.
     */
    remainingQuantity: Decimal;
    /**
     * The price of the order, in the quote currency.
     */
    price: Decimal;
    /**
     * The currency pair.
     */
    currencyPair: CurrencyPair;
    /**
     * When the order was placed.
     */
    createdAt: ExchangeTime;
    /**
     * The quantity of the order, in the base currency.
     */
    originalQuantity: Decimal;
    /**
     * The executed share, in percent.
     */
    filledPercentage: string;
    /**
     * When the order last changed.
     */
    updatedAt: ExchangeTime;
    /**
     * The status, such as Placed or Filled.
     */
    status: string;
    /**
     * The type of the order.
     */
    type: OrderType;
    /**
     * How long the order stays open.
     */
    timeInForce: TimeInForce;
    /**
     * Whether the order may borrow.
     */
    allowMargin: boolean;
};

/**
 * A trade of the account.
 */
export type AccountTrade = {
    /**
     * The id of the trade. Send it as `beforeId` to read older ones.
     */
    id: string;
    /**
     * The account's order.
     */
    orderId: string;
    /**
     * The price, in the quote currency.
     */
    price: Decimal;
    /**
     * The quantity, in the base currency.
     */
    quantity: Decimal;
    /**
     * The currency pair.
     */
    currencyPair: CurrencyPair;
    /**
     * When the trade was made.
     */
    tradedAt: ExchangeTime;
    /**
     * The side of the account's order.
     */
    side: Side;
    /**
     * The number of the trade in its pair.
     */
    sequenceId: number;
    /**
     * The fee; negative: a maker's reward.
     */
    fee: Decimal;
    /**
     * The currency of the fee.
     */
    feeCurrency: CurrencySymbol;
};

/**
 * A status that an order had, with the execution that led to it.
 */
export type OrderStatusDetail = {
    /**
     * The id of the order.
     */
    orderId: string;
    /**
     * The client's reference of the order.
     */
    customerOrderId?: string;
    /**
     * The status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status.
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion for which there is no route.
     */
    currencyPair: string;
    /**
     * The price of the order, in the quote currency.
     */
    originalPrice: Decimal;
    /**
     * The quantity that is not executed, in the base currency.
     */
    remainingQuantity: Decimal;
    /**
     * The quantity of the order, in the base currency.
     */
    originalQuantity: Decimal;
    /**
     * The side of the order.
     */
    orderSide: Side;
    /**
     * The type of the order.
     */
    orderType: OrderType;
    /**
     * Why the order failed or was cancelled, in words; empty otherwise.
     */
    failedReason: string;
    /**
     * The same reason as a code; absent without a reason. An addition of Outlay.
     */
    failedReasonCode?: FailedReasonCode;
    /**
     * When the order last changed.
     */
    orderUpdatedAt: ExchangeTime;
    /**
     * When the order was placed.
     */
    orderCreatedAt: ExchangeTime;
    /**
     * How long the order stays open.
     */
    timeInForce: TimeInForce;
    /**
     * The fee of this execution; negative: a reward.
     */
    executedFee: Decimal;
    /**
     * The price of this execution; 0 without one.
     */
    executedPrice: Decimal;
    /**
     * The quantity of this execution; 0 without one.
     */
    executedQuantity: Decimal;
};

/**
 * The order was accepted. Its outcome follows.
 */
export type OrderAccepted = {
    /**
     * The id of the order.
     */
    id: string;
    /**
     * The client's reference of the order.
     */
    customerOrderId?: string;
};

/**
 * The latest status of an order.
 */
export type OrderStatusRecord = {
    /**
     * The id of the order.
     */
    orderId: string;
    /**
     * The client's reference of the order.
     */
    customerOrderId?: string;
    /**
     * The status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status.
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion for which there is no route.
     */
    currencyPair: string;
    /**
     * The price of the order, in the quote currency.
     */
    originalPrice: Decimal;
    /**
     * The quantity that is not executed, in the base currency.
     */
    remainingQuantity: Decimal;
    /**
     * The quantity of the order, in the base currency.
     */
    originalQuantity: Decimal;
    /**
     * The side of the order.
     */
    orderSide: Side;
    /**
     * The type of the order.
     */
    orderType: OrderType;
    /**
     * Why the order failed or was cancelled, in words; empty otherwise.
     */
    failedReason: string;
    /**
     * The same reason as a code; absent without a reason. An addition of Outlay.
     */
    failedReasonCode?: FailedReasonCode;
    /**
     * When the order last changed.
     */
    orderUpdatedAt: ExchangeTime;
    /**
     * When the order was placed.
     */
    orderCreatedAt: ExchangeTime;
    /**
     * How long the order stays open.
     */
    timeInForce: TimeInForce;
};

/**
 * A subaccount, with the data of its customer if it has one.
 */
export type Subaccount = {
    /**
     * The id of the subaccount.
     */
    id: string;
    /**
     * The name of the subaccount.
     */
    label: string;
    /**
     * The first name of the customer.
     */
    firstName?: string;
    /**
     * The last name of the customer.
     */
    lastName?: string;
    /**
     * The date of birth of the customer.
     */
    dateOfBirth?: string;
    /**
     * The ISO 3166 code of the country of residence.
     */
    residentialCountry?: string;
    /**
     * The ISO 3166 code of the country that issued the identity document.
     */
    identityIssuingCountry?: string;
    /**
     * The type of the identity document.
     */
    identityType?: 'PASSPORT' | 'ID_CARD' | 'DRIVERS_LICENSE';
    /**
     * The number of the identity document.
     */
    identityNumber?: string;
    /**
     * The date on which the identity document expires.
     */
    identityExpiryDate?: string;
    /**
     * The mobile number, with its country code.
     */
    cellNumber?: string;
    /**
     * The email address of the customer.
     */
    email?: string;
    /**
     * The purpose of the account.
     */
    purpose?: 'TRADING' | 'TRANSACTIONS_AND_PAYMENTS' | 'MARKET_MAKING' | 'BUYING' | 'SAVINGS_AND_INVESTMENTS' | 'ARBITRAGE_TRADING' | 'OTC_TRADING' | 'CRYPTOCURRENCY_BROKERING' | 'REFERRALS_AND_COMPETITIONS';
    /**
     * The employment status of the customer.
     */
    employmentStatus?: 'EMPLOYED_FULL_TIME' | 'EMPLOYED_PART_TIME' | 'FREELANCER' | 'RETIRED' | 'SELF_EMPLOYED' | 'STUDENT' | 'UNEMPLOYED';
    /**
     * The source of the customer's money.
     */
    sourceOfFunds?: 'ALLOWANCE' | 'BUSINESS_PROFITS' | 'CRYPTOCURRENCY_TRANSACTIONS' | 'INHERITANCE' | 'INTEREST_DIVIDENDS' | 'PENSION' | 'SALARY_WAGES' | 'GOVERNMENT_GRANTS' | 'SAVINGS';
};

/**
 * The new subaccount.
 */
export type SubaccountCreated = {
    /**
     * The id of the subaccount.
     */
    id: string;
};

/**
 * A change of a loan that the account has offered.
 */
export type LoanUpdate = {
    /**
     * The id of the loan.
     */
    loanId: string;
    /**
     * The currency of the loan.
     */
    currency: CurrencySymbol;
    /**
     * The amount that is offered.
     */
    totalAmount: Decimal;
    /**
     * The amount that is not lent.
     */
    availableAmount: Decimal;
    /**
     * The amount that is lent.
     */
    usedAmount: Decimal;
    /**
     * The interest for an hour, as a fraction.
     */
    hourlyRate: Decimal;
    /**
     * When the loan was offered, in epoch milliseconds.
     */
    createdAt: EpochMillis;
    /**
     * When this change was made, in epoch milliseconds.
     */
    updatedAt: EpochMillis;
    /**
     * The kind of change: offered, increased, reduced or given another rate.
     */
    loanHistoryUpdateType: 'CREATE' | 'INCREASE' | 'REDUCE' | 'RATE_CHANGE';
};

/**
 * The funding payment of a position for one hour.
 */
export type FundingItem = {
    /**
     * The perpetual future.
     */
    currencyPair: CurrencyPair;
    /**
     * buy: a long position. sell: a short position.
     */
    side: Side;
    /**
     * When the funding payment was charged.
     */
    createdAt: ExchangeTime;
    /**
     * The funding rate of the hour, as a fraction. Positive: long positions paid short ones.
     */
    fundingRate: Decimal;
    /**
     * The amount in the quote currency. Positive: received. Negative: paid.
     */
    fundingAmount: Decimal;
    /**
     * The notional of the position at the mark price, in the quote currency.
     */
    positionTotal: Decimal;
    /**
     * The id of the position.
     */
    positionId: string;
};

/**
 * The prices and the volume of one period.
 */
export type PriceBucket = {
    /**
     * The currency pair.
     */
    currencyPairSymbol: CurrencyPair;
    /**
     * The length of the period, in seconds.
     */
    bucketPeriodInSeconds: number;
    /**
     * When the period began.
     */
    startTime: ExchangeTime;
    /**
     * The first price.
     */
    open: Decimal;
    /**
     * The highest price.
     */
    high: Decimal;
    /**
     * The lowest price.
     */
    low: Decimal;
    /**
     * The last price.
     */
    close: Decimal;
    /**
     * The traded quantity, in the base currency.
     */
    volume: Decimal;
    /**
     * The traded value, in the quote currency.
     */
    quoteVolume: Decimal;
};

/**
 * Every order in the book of a pair. Orders at one price are in the order in which they arrived.
 */
export type FullOrderBook = {
    /**
     * The sell orders, lowest price first.
     */
    Asks: Array<BookEntry>;
    /**
     * The buy orders, highest price first.
     */
    Bids: Array<BookEntry>;
    /**
     * When the book last changed.
     */
    LastChange: ExchangeTime;
    /**
     * Increases with every change of the book.
     */
    SequenceNumber: number;
};

/**
 * An order in the book.
 */
export type BookEntry = {
    /**
     * The side of the order.
     */
    side: Side;
    /**
     * The remaining quantity, in the base currency.
     */
    quantity: Decimal;
    /**
     * The price, in the quote currency.
     */
    price: Decimal;
    /**
     * The currency pair.
     */
    currencyPair: CurrencyPair;
    /**
     * The id of the order.
     */
    id: string;
    /**
     * The position among the orders at this price, from 1: the oldest.
     */
    positionAtPrice: number;
};

/**
 * A market and its limits.
 */
export type PairDescription = {
    /**
     * The currency pair.
     */
    symbol: CurrencyPair;
    /**
     * The currency that is bought or sold.
     */
    baseCurrency: CurrencySymbol;
    /**
     * The currency of prices.
     */
    quoteCurrency: CurrencySymbol;
    /**
     * The name of the pair, for people.
     */
    shortName: string;
    /**
     * Whether orders are accepted.
     */
    active: boolean;
    /**
     * The smallest quantity of an order.
     */
    minBaseAmount: Decimal;
    /**
     * The largest quantity of an order.
     */
    maxBaseAmount: Decimal;
    /**
     * The smallest value of an order, in the quote currency.
     */
    minQuoteAmount: Decimal;
    /**
     * The largest value of an order, in the quote currency.
     */
    maxQuoteAmount: Decimal;
    /**
     * The tick: every price is a multiple of it.
     */
    tickSize: Decimal;
    /**
     * The decimal places of a quantity.
     */
    baseDecimalPlaces: string;
    /**
     * Whether orders can use margin.
     */
    marginTradingAllowed: boolean;
    /**
     * SPOT, or FUTURE for a perpetual future.
     */
    currencyPairType: 'SPOT' | 'FUTURE';
    /**
     * The fee of a taker, as a fraction. An addition of Outlay.
     */
    takerFeeRate?: Decimal;
    /**
     * The reward of a maker, as a fraction. An addition of Outlay.
     */
    makerRewardRate?: Decimal;
};

/**
 * A trade in a pair.
 */
export type PublicTrade = {
    /**
     * The id of the trade.
     */
    id: string;
    /**
     * The price, in the quote currency.
     */
    price: Decimal;
    /**
     * The quantity, in the base currency.
     */
    quantity: Decimal;
    /**
     * The currency pair.
     */
    currencyPair: CurrencyPair;
    /**
     * When the trade was made.
     */
    tradedAt: ExchangeTime;
    /**
     * The side of the taker.
     */
    takerSide: Side;
    /**
     * The number of the trade in its pair.
     */
    sequenceId: number;
};

/**
 * An open position in a perpetual future. Amounts are in the quote currency.
 */
export type OpenPosition = {
    /**
     * The perpetual future.
     */
    currencyPair: CurrencyPair;
    /**
     * buy: a long position. sell: a short position.
     */
    side: Side;
    /**
     * The size of the position, in the base currency.
     */
    quantity: Decimal;
    /**
     * The average price at which it was opened.
     */
    averageEntryPrice: Decimal;
    /**
     * The price at which positions are valued; absent while the market has no price.
     */
    markPrice?: Decimal;
    /**
     * The notional: the quantity at the mark price.
     */
    value?: Decimal;
    /**
     * The profit or loss if the position were closed at the mark price, before fees.
     */
    unrealisedPnl?: Decimal;
    /**
     * The initial margin of the position.
     */
    margin: Decimal;
    /**
     * The equity below which the position is liquidated.
     */
    maintenanceMargin?: Decimal;
    /**
     * The approximate mark price at which the account's positions would be liquidated, if nothing else changed; absent when no price would.
     */
    liquidationPrice?: Decimal;
    /**
     * The currency of every amount.
     */
    quoteCurrency: string;
    /**
     * The id of the position, as in the funding history.
     */
    positionId: string;
};

export type GetAccountBalancesData = {
    body?: never;
    path: {
        /**
         * The access type, in upper or lower case.
         */
        type: string;
    };
    query: {
        /**
         * One currency code, or several separated by commas.
         */
        currency: string;
    };
    url: '/institution/payments/account/balances/{type}';
};

export type GetAccountBalancesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetAccountBalancesError = GetAccountBalancesErrors[keyof GetAccountBalancesErrors];

export type GetAccountBalancesResponses = {
    /**
     * One balance for each currency, in the order of the request.
     */
    200: Array<AccountBalanceResponse>;
};

export type GetAccountBalancesResponse = GetAccountBalancesResponses[keyof GetAccountBalancesResponses];

export type ListBanksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/institution/payments/bulk-withdrawals/banks';
};

export type ListBanksErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
         * Only batches in this status.
         */
        status?: BatchStatus;
        /**
         * Only batches whose label contains these words, in any order.
         */
        search?: string;
        /**
         * Only batches that this user approved.
         */
        approvedBy?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/bulk-withdrawals/batches';
};

export type ListBatchesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/institution/payments/bulk-withdrawals/batches';
};

export type CreateBatchErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/bulk-withdrawals/batches/{id}';
};

export type GetBatchErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ApproveBatchData = {
    body?: ApproveBulkWithdrawalBatchRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
        /**
         * The content digest that the approver has read, in double quotes. The approval is refused if the batch has another one.
         */
        'if-match'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/bulk-withdrawals/batches/{id}/approve';
};

export type ApproveBatchErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
    body?: CancelBulkWithdrawalBatchRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/bulk-withdrawals/batches/{id}/cancel';
};

export type CancelBatchErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type GetFeeQuoteData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/bulk-withdrawals/batches/{id}/fee-quote';
};

export type GetFeeQuoteErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetFeeQuoteError = GetFeeQuoteErrors[keyof GetFeeQuoteErrors];

export type GetFeeQuoteResponses = {
    /**
     * The fee quote.
     */
    200: DisbursementFeeQuoteForDisplay;
};

export type GetFeeQuoteResponse = GetFeeQuoteResponses[keyof GetFeeQuoteResponses];

export type UpdateBatchLabelData = {
    body: UpdateBulkWithdrawalBatchLabelRequest;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/bulk-withdrawals/batches/{id}/label';
};

export type UpdateBatchLabelErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type RejectBatchData = {
    body: RejectBulkWithdrawalBatchRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/bulk-withdrawals/batches/{id}/reject';
};

export type RejectBatchErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RejectBatchError = RejectBatchErrors[keyof RejectBatchErrors];

export type RejectBatchResponses = {
    /**
     * The batch.
     */
    200: BulkWithdrawalBatchForDisplay;
};

export type RejectBatchResponse = RejectBatchResponses[keyof RejectBatchResponses];

export type ListBatchWithdrawalsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * Only withdrawals in this status.
         */
        status?: WithdrawalStatus;
        /**
         * Only withdrawals that failed or were returned for this reason.
         */
        failureCode?: WithdrawalFailureCode;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/bulk-withdrawals/batches/{id}/withdrawals';
};

export type ListBatchWithdrawalsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type GetPendingTotalData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/institution/payments/bulk-withdrawals/pending-total';
};

export type GetPendingTotalErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ListPaymentRequestsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only requests in this status.
         */
        status?: PaymentRequestStatus;
        /**
         * Only requests of this payer.
         */
        payerId?: string;
        /**
         * true: only requests with an open amount whose due day has passed. false: only others.
         */
        isOverdue?: 'true' | 'false';
        /**
         * true: only requests for which money is still expected. false: only others.
         */
        isOpen?: 'true' | 'false';
        /**
         * true: only requests with a write-off that waits for a second user.
         */
        writeOffWaits?: 'true';
        /**
         * true: only requests that had ended and are open again, about which no user has decided yet.
         */
        isReopened?: 'true';
        /**
         * Only requests with an open amount that is so late.
         */
        ageing?: 'NOT_DUE' | 'DUE_TODAY' | 'DAYS_1_30' | 'DAYS_31_60' | 'DAYS_61_90' | 'OVER_90';
        /**
         * Only requests that are due on this day or later.
         */
        dueFrom?: Day;
        /**
         * Only requests that are due on this day or earlier.
         */
        dueTo?: Day;
        /**
         * Words of the name of the payer, the beginning of an invoice number, or a reference, which may have one wrong, missing, doubled or swapped character.
         */
        query?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/collections';
};

export type ListPaymentRequestsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPaymentRequestsError = ListPaymentRequestsErrors[keyof ListPaymentRequestsErrors];

export type ListPaymentRequestsResponses = {
    /**
     * A page of requests.
     */
    200: PaginatedPaymentRequestForDisplay;
};

export type ListPaymentRequestsResponse = ListPaymentRequestsResponses[keyof ListPaymentRequestsResponses];

export type CreatePaymentRequestData = {
    body: PaymentRequestRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/institution/payments/collections';
};

export type CreatePaymentRequestErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreatePaymentRequestError = CreatePaymentRequestErrors[keyof CreatePaymentRequestErrors];

export type CreatePaymentRequestResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type CreatePaymentRequestResponse = CreatePaymentRequestResponses[keyof CreatePaymentRequestResponses];

export type CreatePaymentRequestsData = {
    body: PaymentRequestBatch;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/institution/payments/collections/batch';
};

export type CreatePaymentRequestsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreatePaymentRequestsError = CreatePaymentRequestsErrors[keyof CreatePaymentRequestsErrors];

export type CreatePaymentRequestsResponses = {
    /**
     * The requests.
     */
    200: CreatedPaymentRequests;
};

export type CreatePaymentRequestsResponse = CreatePaymentRequestsResponses[keyof CreatePaymentRequestsResponses];

export type ExportPaymentRequestsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only requests in this status.
         */
        status?: PaymentRequestStatus;
        /**
         * Only requests of this payer.
         */
        payerId?: string;
        /**
         * true: only requests with an open amount whose due day has passed. false: only others.
         */
        isOverdue?: 'true' | 'false';
        /**
         * true: only requests for which money is still expected. false: only others.
         */
        isOpen?: 'true' | 'false';
        /**
         * true: only requests with a write-off that waits for a second user.
         */
        writeOffWaits?: 'true';
        /**
         * true: only requests that had ended and are open again, about which no user has decided yet.
         */
        isReopened?: 'true';
        /**
         * Only requests with an open amount that is so late.
         */
        ageing?: 'NOT_DUE' | 'DUE_TODAY' | 'DAYS_1_30' | 'DAYS_31_60' | 'DAYS_61_90' | 'OVER_90';
        /**
         * Only requests that are due on this day or later.
         */
        dueFrom?: Day;
        /**
         * Only requests that are due on this day or earlier.
         */
        dueTo?: Day;
        /**
         * Words of the name of the payer, the beginning of an invoice number, or a reference, which may have one wrong, missing, doubled or swapped character.
         */
        query?: string;
    };
    url: '/institution/payments/collections/export';
};

export type ExportPaymentRequestsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportPaymentRequestsError = ExportPaymentRequestsErrors[keyof ExportPaymentRequestsErrors];

export type ExportPaymentRequestsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportPaymentRequestsResponse = ExportPaymentRequestsResponses[keyof ExportPaymentRequestsResponses];

export type ListPayersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of the name, or the reference, which may have one wrong character.
         */
        query?: string;
        /**
         * true: only payers who have a credit, which is what they have paid too much.
         */
        hasCredit?: 'true';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/collections/payers';
};

export type ListPayersErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPayersError = ListPayersErrors[keyof ListPayersErrors];

export type ListPayersResponses = {
    /**
     * A page of payers.
     */
    200: PaginatedPayer;
};

export type ListPayersResponse = ListPayersResponses[keyof ListPayersResponses];

export type CreatePayerData = {
    body: PayerRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/institution/payments/collections/payers';
};

export type CreatePayerErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreatePayerError = CreatePayerErrors[keyof CreatePayerErrors];

export type CreatePayerResponses = {
    /**
     * The payer.
     */
    200: Payer;
};

export type CreatePayerResponse = CreatePayerResponses[keyof CreatePayerResponses];

export type GetPayerData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/payers/{id}';
};

export type GetPayerErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPayerError = GetPayerErrors[keyof GetPayerErrors];

export type GetPayerResponses = {
    /**
     * The payer.
     */
    200: Payer;
};

export type GetPayerResponse = GetPayerResponses[keyof GetPayerResponses];

export type UpdatePayerData = {
    body: PayerRequest;
    headers: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
        /**
         * The `version` that was read, in double quotes.
         */
        'if-match': string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/payers/{id}';
};

export type UpdatePayerErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdatePayerError = UpdatePayerErrors[keyof UpdatePayerErrors];

export type UpdatePayerResponses = {
    /**
     * The payer.
     */
    200: Payer;
};

export type UpdatePayerResponse = UpdatePayerResponses[keyof UpdatePayerResponses];

export type GetPayerStatementData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query: {
        /**
         * The currency of the statement.
         */
        currency: CurrencyCode;
        /**
         * The first day; a year before `to` when absent.
         */
        from?: Day;
        /**
         * The last day; today when absent.
         */
        to?: Day;
        /**
         * How many lines to skip.
         */
        offset?: number;
        /**
         * The most lines to return.
         */
        limit?: number;
    };
    url: '/institution/payments/collections/payers/{id}/statement';
};

export type GetPayerStatementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPayerStatementError = GetPayerStatementErrors[keyof GetPayerStatementErrors];

export type GetPayerStatementResponses = {
    /**
     * The statement.
     */
    200: PayerStatement;
};

export type GetPayerStatementResponse = GetPayerStatementResponses[keyof GetPayerStatementResponses];

export type GetPayerStatementPdfData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query: {
        /**
         * The currency of the statement.
         */
        currency: CurrencyCode;
        /**
         * The first day; a year before `to` when absent.
         */
        from?: Day;
        /**
         * The last day; today when absent.
         */
        to?: Day;
        /**
         * The language of the document; en when absent.
         */
        language?: 'en' | 'af';
    };
    url: '/institution/payments/collections/payers/{id}/statement/pdf';
};

export type GetPayerStatementPdfErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPayerStatementPdfError = GetPayerStatementPdfErrors[keyof GetPayerStatementPdfErrors];

export type GetPayerStatementPdfResponses = {
    /**
     * The PDF.
     */
    200: Blob | File;
};

export type GetPayerStatementPdfResponse = GetPayerStatementPdfResponses[keyof GetPayerStatementPdfResponses];

export type ListReceiptsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only receipts in this status.
         */
        status?: ReceiptStatus;
        /**
         * true: only receipts with a part that a user still decides about. false: only the others.
         */
        isOpen?: 'true' | 'false';
        /**
         * Only receipts of this payer.
         */
        payerId?: string;
        /**
         * Only receipts whose bank words, name or account contain these words.
         */
        query?: string;
        /**
         * Only receipts of this day or later.
         */
        from?: Day;
        /**
         * Only receipts of this day or earlier.
         */
        to?: Day;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/collections/receipts';
};

export type ListReceiptsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListReceiptsError = ListReceiptsErrors[keyof ListReceiptsErrors];

export type ListReceiptsResponses = {
    /**
     * A page of receipts.
     */
    200: PaginatedReceipt;
};

export type ListReceiptsResponse = ListReceiptsResponses[keyof ListReceiptsResponses];

export type ExportReceiptsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only receipts in this status.
         */
        status?: ReceiptStatus;
        /**
         * true: only receipts with a part that a user still decides about. false: only the others.
         */
        isOpen?: 'true' | 'false';
        /**
         * Only receipts of this payer.
         */
        payerId?: string;
        /**
         * Only receipts whose bank words, name or account contain these words.
         */
        query?: string;
        /**
         * Only receipts of this day or later.
         */
        from?: Day;
        /**
         * Only receipts of this day or earlier.
         */
        to?: Day;
    };
    url: '/institution/payments/collections/receipts/export';
};

export type ExportReceiptsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportReceiptsError = ExportReceiptsErrors[keyof ExportReceiptsErrors];

export type ExportReceiptsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportReceiptsResponse = ExportReceiptsResponses[keyof ExportReceiptsResponses];

export type GetReceiptData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/receipts/{id}';
};

export type GetReceiptErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetReceiptError = GetReceiptErrors[keyof GetReceiptErrors];

export type GetReceiptResponses = {
    /**
     * The receipt.
     */
    200: ReceiptDetail;
};

export type GetReceiptResponse = GetReceiptResponses[keyof GetReceiptResponses];

export type AllocateReceiptData = {
    body: AllocateReceiptRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/receipts/{id}/allocate';
};

export type AllocateReceiptErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type AllocateReceiptError = AllocateReceiptErrors[keyof AllocateReceiptErrors];

export type AllocateReceiptResponses = {
    /**
     * The receipt.
     */
    200: ReceiptDetail;
};

export type AllocateReceiptResponse = AllocateReceiptResponses[keyof AllocateReceiptResponses];

export type DeallocateReceiptData = {
    body: DeallocateReceiptRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/receipts/{id}/deallocate';
};

export type DeallocateReceiptErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DeallocateReceiptError = DeallocateReceiptErrors[keyof DeallocateReceiptErrors];

export type DeallocateReceiptResponses = {
    /**
     * The receipt.
     */
    200: ReceiptDetail;
};

export type DeallocateReceiptResponse = DeallocateReceiptResponses[keyof DeallocateReceiptResponses];

export type RefundReceiptData = {
    body: RefundReceiptRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/receipts/{id}/refund';
};

export type RefundReceiptErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RefundReceiptError = RefundReceiptErrors[keyof RefundReceiptErrors];

export type RefundReceiptResponses = {
    /**
     * The receipt.
     */
    200: ReceiptDetail;
};

export type RefundReceiptResponse = RefundReceiptResponses[keyof RefundReceiptResponses];

export type SweepCollectionData = {
    body: CollectionSweepRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/institution/payments/collections/sweep';
};

export type SweepCollectionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SweepCollectionError = SweepCollectionErrors[keyof SweepCollectionErrors];

export type SweepCollectionResponses = {
    /**
     * The funding record of the sweep.
     */
    200: FundingRecordDetail;
};

export type SweepCollectionResponse = SweepCollectionResponses[keyof SweepCollectionResponses];

export type GetPaymentRequestTotalsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/institution/payments/collections/totals';
};

export type GetPaymentRequestTotalsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPaymentRequestTotalsError = GetPaymentRequestTotalsErrors[keyof GetPaymentRequestTotalsErrors];

export type GetPaymentRequestTotalsResponses = {
    /**
     * The totals.
     */
    200: PaymentRequestTotals;
};

export type GetPaymentRequestTotalsResponse = GetPaymentRequestTotalsResponses[keyof GetPaymentRequestTotalsResponses];

export type GetPaymentRequestData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}';
};

export type GetPaymentRequestErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPaymentRequestError = GetPaymentRequestErrors[keyof GetPaymentRequestErrors];

export type GetPaymentRequestResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type GetPaymentRequestResponse = GetPaymentRequestResponses[keyof GetPaymentRequestResponses];

export type UpdatePaymentRequestData = {
    body: UpdatePaymentRequestRequest;
    headers: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
        /**
         * The `version` that was read, in double quotes.
         */
        'if-match': string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}';
};

export type UpdatePaymentRequestErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdatePaymentRequestError = UpdatePaymentRequestErrors[keyof UpdatePaymentRequestErrors];

export type UpdatePaymentRequestResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type UpdatePaymentRequestResponse = UpdatePaymentRequestResponses[keyof UpdatePaymentRequestResponses];

export type CancelPaymentRequestData = {
    body: PaymentRequestReason;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/cancel';
};

export type CancelPaymentRequestErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CancelPaymentRequestError = CancelPaymentRequestErrors[keyof CancelPaymentRequestErrors];

export type CancelPaymentRequestResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type CancelPaymentRequestResponse = CancelPaymentRequestResponses[keyof CancelPaymentRequestResponses];

export type MailPayerData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/mail';
};

export type MailPayerErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type MailPayerError = MailPayerErrors[keyof MailPayerErrors];

export type MailPayerResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type MailPayerResponse = MailPayerResponses[keyof MailPayerResponses];

export type RenewPayLinkData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/pay-link/renew';
};

export type RenewPayLinkErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RenewPayLinkError = RenewPayLinkErrors[keyof RenewPayLinkErrors];

export type RenewPayLinkResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type RenewPayLinkResponse = RenewPayLinkResponses[keyof RenewPayLinkResponses];

export type SwitchOffPayLinkData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/pay-link/switch-off';
};

export type SwitchOffPayLinkErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SwitchOffPayLinkError = SwitchOffPayLinkErrors[keyof SwitchOffPayLinkErrors];

export type SwitchOffPayLinkResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type SwitchOffPayLinkResponse = SwitchOffPayLinkResponses[keyof SwitchOffPayLinkResponses];

export type GetPaymentRequestPdfData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * The language of the document; en when absent.
         */
        language?: 'en' | 'af';
    };
    url: '/institution/payments/collections/{id}/pdf';
};

export type GetPaymentRequestPdfErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPaymentRequestPdfError = GetPaymentRequestPdfErrors[keyof GetPaymentRequestPdfErrors];

export type GetPaymentRequestPdfResponses = {
    /**
     * The PDF.
     */
    200: Blob | File;
};

export type GetPaymentRequestPdfResponse = GetPaymentRequestPdfResponses[keyof GetPaymentRequestPdfResponses];

export type RemindPayerData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/remind';
};

export type RemindPayerErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RemindPayerError = RemindPayerErrors[keyof RemindPayerErrors];

export type RemindPayerResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type RemindPayerResponse = RemindPayerResponses[keyof RemindPayerResponses];

export type AskToPayData = {
    body: AskToPayRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/request-to-pay';
};

export type AskToPayErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type AskToPayError = AskToPayErrors[keyof AskToPayErrors];

export type AskToPayResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type AskToPayResponse = AskToPayResponses[keyof AskToPayResponses];

export type CancelRequestToPayData = {
    body: RequestToPayChoice;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/request-to-pay/cancel';
};

export type CancelRequestToPayErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CancelRequestToPayError = CancelRequestToPayErrors[keyof CancelRequestToPayErrors];

export type CancelRequestToPayResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type CancelRequestToPayResponse = CancelRequestToPayResponses[keyof CancelRequestToPayResponses];

export type WriteOffPaymentRequestData = {
    body: PaymentRequestReason;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/write-off';
};

export type WriteOffPaymentRequestErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WriteOffPaymentRequestError = WriteOffPaymentRequestErrors[keyof WriteOffPaymentRequestErrors];

export type WriteOffPaymentRequestResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type WriteOffPaymentRequestResponse = WriteOffPaymentRequestResponses[keyof WriteOffPaymentRequestResponses];

export type ConfirmWriteOffData = {
    body: PaymentRequestWriteOffChoice;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/write-off/confirm';
};

export type ConfirmWriteOffErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmWriteOffError = ConfirmWriteOffErrors[keyof ConfirmWriteOffErrors];

export type ConfirmWriteOffResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type ConfirmWriteOffResponse = ConfirmWriteOffResponses[keyof ConfirmWriteOffResponses];

export type WithdrawWriteOffData = {
    body: PaymentRequestWriteOffChoice;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/collections/{id}/write-off/withdraw';
};

export type WithdrawWriteOffErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawWriteOffError = WithdrawWriteOffErrors[keyof WithdrawWriteOffErrors];

export type WithdrawWriteOffResponses = {
    /**
     * The payment request.
     */
    200: PaymentRequestDetail;
};

export type WithdrawWriteOffResponse = WithdrawWriteOffResponses[keyof WithdrawWriteOffResponses];

export type GetPaymentConfigData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/institution/payments/config';
};

export type GetPaymentConfigErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdatePaymentConfigError = UpdatePaymentConfigErrors[keyof UpdatePaymentConfigErrors];

export type UpdatePaymentConfigResponses = {
    /**
     * The config in force, and the looser one that waits.
     */
    200: PaymentConfigForDisplay;
};

export type UpdatePaymentConfigResponse = UpdatePaymentConfigResponses[keyof UpdatePaymentConfigResponses];

export type CancelPaymentConfigChangeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/config/changes/{id}/cancel';
};

export type CancelPaymentConfigChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CancelPaymentConfigChangeError = CancelPaymentConfigChangeErrors[keyof CancelPaymentConfigChangeErrors];

export type CancelPaymentConfigChangeResponses = {
    /**
     * The config in force.
     */
    200: PaymentConfigForDisplay;
};

export type CancelPaymentConfigChangeResponse = CancelPaymentConfigChangeResponses[keyof CancelPaymentConfigChangeResponses];

export type ConfirmPaymentConfigChangeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/config/changes/{id}/confirm';
};

export type ConfirmPaymentConfigChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmPaymentConfigChangeError = ConfirmPaymentConfigChangeErrors[keyof ConfirmPaymentConfigChangeErrors];

export type ConfirmPaymentConfigChangeResponses = {
    /**
     * The config in force.
     */
    200: PaymentConfigForDisplay;
};

export type ConfirmPaymentConfigChangeResponse = ConfirmPaymentConfigChangeResponses[keyof ConfirmPaymentConfigChangeResponses];

export type GetEntityConfigData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/institution/payments/entity/config';
};

export type GetEntityConfigErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
     * The operator has not set up the entity yet.
     */
    204: void;
};

export type GetEntityConfigResponse = GetEntityConfigResponses[keyof GetEntityConfigResponses];

export type ListEventsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The id after which events are returned; without it, from the oldest event that is kept.
         */
        after?: string;
        /**
         * Only events of this type.
         */
        type?: 'batch.pending_approval' | 'batch.approved' | 'batch.processing' | 'batch.complete' | 'batch.partially_complete' | 'batch.failed' | 'batch.cancelled' | 'batch.expired' | 'batch.rejected' | 'withdrawal.submitted' | 'withdrawal.unconfirmed' | 'withdrawal.complete' | 'withdrawal.failed' | 'withdrawal.reversed' | 'withdrawal.cancelled' | 'payout.complete' | 'payout.processing' | 'payout.reversed' | 'payout.failed' | 'bank_file.sealed' | 'bank_file.left' | 'bank_file.withdrawn' | 'bank_file.recalled' | 'statement.received' | 'statement.taken_back' | 'settlement.waiting' | 'settlement.partial' | 'settlement.settled' | 'settlement.different' | 'settlement.nothing_due' | 'settlement_difference.none' | 'settlement_difference.open' | 'settlement_difference.waiting' | 'settlement_difference.acknowledged' | 'settlement_difference.outdated' | 'scheduled_withdrawal.pending_approval' | 'scheduled_withdrawal.active' | 'scheduled_withdrawal.paused' | 'scheduled_withdrawal.suspended' | 'scheduled_withdrawal.rejected' | 'scheduled_withdrawal.expired' | 'scheduled_withdrawal.cancelled' | 'scheduled_withdrawal.ended' | 'scheduled_run.planned' | 'scheduled_run.waiting_for_file' | 'scheduled_run.created' | 'scheduled_run.swept' | 'scheduled_run.nothing_to_move' | 'scheduled_run.skipped' | 'scheduled_run.missed' | 'payment_request.open' | 'payment_request.partly_paid' | 'payment_request.paid' | 'payment_request.expired' | 'payment_request.cancelled' | 'payment_request.written_off' | 'receipt.unallocated' | 'receipt.partly_allocated' | 'receipt.allocated' | 'receipt.returned' | 'payee_change.waiting' | 'payee_change.confirmed' | 'payee_change.rejected' | 'payee_change.withdrawn' | 'payee_change.ended' | 'payee_change.expired';
        /**
         * The most events to return.
         */
        limit?: number;
    };
    url: '/institution/payments/events';
};

export type ListEventsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListEventsError = ListEventsErrors[keyof ListEventsErrors];

export type ListEventsResponses = {
    /**
     * The events.
     */
    200: Events;
};

export type ListEventsResponse = ListEventsResponses[keyof ListEventsResponses];

export type GetFundingInstructionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/institution/payments/funding-instructions';
};

export type GetFundingInstructionsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetFundingInstructionsError = GetFundingInstructionsErrors[keyof GetFundingInstructionsErrors];

export type GetFundingInstructionsResponses = {
    /**
     * How to fund.
     */
    200: FundingInstructions;
};

export type GetFundingInstructionsResponse = GetFundingInstructionsResponses[keyof GetFundingInstructionsResponses];

export type ListFundingRecordsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
        /**
         * Only records of this bank connection.
         */
        connectionId?: string;
        /**
         * Only records in this state.
         */
        state?: 'EXPECTED' | 'OVERDUE' | 'RECEIVED' | 'RETURNED' | 'CANCELLED';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/funding-records';
};

export type ListFundingRecordsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListFundingRecordsError = ListFundingRecordsErrors[keyof ListFundingRecordsErrors];

export type ListFundingRecordsResponses = {
    /**
     * A page of funding records.
     */
    200: PaginatedFundingRecordForDisplay;
};

export type ListFundingRecordsResponse = ListFundingRecordsResponses[keyof ListFundingRecordsResponses];

export type AnnounceFundingData = {
    body: AnnounceFundingRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/institution/payments/funding-records';
};

export type AnnounceFundingErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type AnnounceFundingError = AnnounceFundingErrors[keyof AnnounceFundingErrors];

export type AnnounceFundingResponses = {
    /**
     * The funding record.
     */
    200: FundingRecordDetail;
};

export type AnnounceFundingResponse = AnnounceFundingResponses[keyof AnnounceFundingResponses];

export type GetFundingRecordData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/funding-records/{id}';
};

export type GetFundingRecordErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetFundingRecordError = GetFundingRecordErrors[keyof GetFundingRecordErrors];

export type GetFundingRecordResponses = {
    /**
     * The funding record.
     */
    200: FundingRecordDetail;
};

export type GetFundingRecordResponse = GetFundingRecordResponses[keyof GetFundingRecordResponses];

export type CancelFundingRecordData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/funding-records/{id}/cancel';
};

export type CancelFundingRecordErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CancelFundingRecordError = CancelFundingRecordErrors[keyof CancelFundingRecordErrors];

export type CancelFundingRecordResponses = {
    /**
     * The funding record.
     */
    200: FundingRecordDetail;
};

export type CancelFundingRecordResponse = CancelFundingRecordResponses[keyof CancelFundingRecordResponses];

export type ListPayoutHistoryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * Only money out, or only money in.
         */
        direction?: PayoutDirection;
        /**
         * Only payouts in this status.
         */
        status?: PayoutStatus;
        /**
         * Created at this time or later, in epoch milliseconds.
         */
        from?: number;
        /**
         * Created at this time or earlier, in epoch milliseconds.
         */
        to?: number;
        /**
         * An amount of at least this.
         */
        minAmount?: number | string;
        /**
         * An amount of at most this.
         */
        maxAmount?: number | string;
        /**
         * Exactly this amount.
         */
        exactAmount?: number | string;
        /**
         * Text in the recipient reference or the batch label, in upper or lower case.
         */
        query?: string;
        /**
         * Only payouts to this beneficiary.
         */
        beneficiaryId?: string;
        /**
         * Only payouts of this batch, including returned ones.
         */
        batchId?: string;
        /**
         * The payer's own id of the beneficiary, exactly as it was written in the batch.
         */
        externalId?: string;
    };
    url: '/institution/payments/payout/history';
};

export type ListPayoutHistoryErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/payout/history/{id}';
};

export type GetPayoutErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ListScheduledWithdrawalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only schedules in this status.
         */
        status?: ScheduledWithdrawalStatus;
        /**
         * Only schedules of this kind.
         */
        kind?: ScheduledWithdrawalKind;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/scheduled-withdrawals';
};

export type ListScheduledWithdrawalsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListScheduledWithdrawalsError = ListScheduledWithdrawalsErrors[keyof ListScheduledWithdrawalsErrors];

export type ListScheduledWithdrawalsResponses = {
    /**
     * A page of schedules.
     */
    200: PaginatedScheduledWithdrawalForDisplay;
};

export type ListScheduledWithdrawalsResponse = ListScheduledWithdrawalsResponses[keyof ListScheduledWithdrawalsResponses];

export type CreateScheduledWithdrawalData = {
    body: ScheduledWithdrawalRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/institution/payments/scheduled-withdrawals';
};

export type CreateScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreateScheduledWithdrawalError = CreateScheduledWithdrawalErrors[keyof CreateScheduledWithdrawalErrors];

export type CreateScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type CreateScheduledWithdrawalResponse = CreateScheduledWithdrawalResponses[keyof CreateScheduledWithdrawalResponses];

export type ExportScheduledWithdrawalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only schedules in this status.
         */
        status?: ScheduledWithdrawalStatus;
        /**
         * Only schedules of this kind.
         */
        kind?: ScheduledWithdrawalKind;
    };
    url: '/institution/payments/scheduled-withdrawals/export';
};

export type ExportScheduledWithdrawalsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportScheduledWithdrawalsError = ExportScheduledWithdrawalsErrors[keyof ExportScheduledWithdrawalsErrors];

export type ExportScheduledWithdrawalsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportScheduledWithdrawalsResponse = ExportScheduledWithdrawalsResponses[keyof ExportScheduledWithdrawalsResponses];

export type PreviewScheduledWithdrawalData = {
    body: ScheduledWithdrawalRequest;
    path?: never;
    query?: {
        /**
         * The schedule of which this would be a new version, so that its runs are not counted twice.
         */
        replaces?: string;
    };
    url: '/institution/payments/scheduled-withdrawals/preview';
};

export type PreviewScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type PreviewScheduledWithdrawalError = PreviewScheduledWithdrawalErrors[keyof PreviewScheduledWithdrawalErrors];

export type PreviewScheduledWithdrawalResponses = {
    /**
     * The preview.
     */
    200: ScheduledWithdrawalPreview;
};

export type PreviewScheduledWithdrawalResponse = PreviewScheduledWithdrawalResponses[keyof PreviewScheduledWithdrawalResponses];

export type GetScheduledWithdrawalData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}';
};

export type GetScheduledWithdrawalErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetScheduledWithdrawalError = GetScheduledWithdrawalErrors[keyof GetScheduledWithdrawalErrors];

export type GetScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type GetScheduledWithdrawalResponse = GetScheduledWithdrawalResponses[keyof GetScheduledWithdrawalResponses];

export type ReplaceScheduledWithdrawalData = {
    body: ScheduledWithdrawalRequest;
    headers: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
        /**
         * The `latestVersion` that was read, in double quotes.
         */
        'if-match': string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}';
};

export type ReplaceScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ReplaceScheduledWithdrawalError = ReplaceScheduledWithdrawalErrors[keyof ReplaceScheduledWithdrawalErrors];

export type ReplaceScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type ReplaceScheduledWithdrawalResponse = ReplaceScheduledWithdrawalResponses[keyof ReplaceScheduledWithdrawalResponses];

export type ApproveScheduledWithdrawalData = {
    body?: never;
    headers: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
        /**
         * The content digest of the version that the approver has read, in double quotes.
         */
        'if-match': string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}/approve';
};

export type ApproveScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ApproveScheduledWithdrawalError = ApproveScheduledWithdrawalErrors[keyof ApproveScheduledWithdrawalErrors];

export type ApproveScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type ApproveScheduledWithdrawalResponse = ApproveScheduledWithdrawalResponses[keyof ApproveScheduledWithdrawalResponses];

export type CancelScheduledWithdrawalData = {
    body: ScheduledWithdrawalReasonRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}/cancel';
};

export type CancelScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CancelScheduledWithdrawalError = CancelScheduledWithdrawalErrors[keyof CancelScheduledWithdrawalErrors];

export type CancelScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type CancelScheduledWithdrawalResponse = CancelScheduledWithdrawalResponses[keyof CancelScheduledWithdrawalResponses];

export type PauseScheduledWithdrawalData = {
    body: ScheduledWithdrawalReasonRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}/pause';
};

export type PauseScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type PauseScheduledWithdrawalError = PauseScheduledWithdrawalErrors[keyof PauseScheduledWithdrawalErrors];

export type PauseScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type PauseScheduledWithdrawalResponse = PauseScheduledWithdrawalResponses[keyof PauseScheduledWithdrawalResponses];

export type RejectScheduledWithdrawalData = {
    body: ScheduledWithdrawalReasonRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}/reject';
};

export type RejectScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RejectScheduledWithdrawalError = RejectScheduledWithdrawalErrors[keyof RejectScheduledWithdrawalErrors];

export type RejectScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type RejectScheduledWithdrawalResponse = RejectScheduledWithdrawalResponses[keyof RejectScheduledWithdrawalResponses];

export type ResumeScheduledWithdrawalData = {
    body?: ResumeScheduledWithdrawalRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}/resume';
};

export type ResumeScheduledWithdrawalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ResumeScheduledWithdrawalError = ResumeScheduledWithdrawalErrors[keyof ResumeScheduledWithdrawalErrors];

export type ResumeScheduledWithdrawalResponses = {
    /**
     * The schedule.
     */
    200: ScheduledWithdrawalForDisplay;
};

export type ResumeScheduledWithdrawalResponse = ResumeScheduledWithdrawalResponses[keyof ResumeScheduledWithdrawalResponses];

export type ListScheduledWithdrawalRunsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * The first day; a year ago when absent.
         */
        from?: Day;
        /**
         * The last day; a year from today when absent, and never more than two.
         */
        to?: Day;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/scheduled-withdrawals/{id}/runs';
};

export type ListScheduledWithdrawalRunsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListScheduledWithdrawalRunsError = ListScheduledWithdrawalRunsErrors[keyof ListScheduledWithdrawalRunsErrors];

export type ListScheduledWithdrawalRunsResponses = {
    /**
     * A page of runs.
     */
    200: PaginatedScheduledWithdrawalRun;
};

export type ListScheduledWithdrawalRunsResponse = ListScheduledWithdrawalRunsResponses[keyof ListScheduledWithdrawalRunsResponses];

export type ExportScheduledWithdrawalRunsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * The first day; a year ago when absent.
         */
        from?: Day;
        /**
         * The last day; a year from today when absent, and never more than two.
         */
        to?: Day;
    };
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/export';
};

export type ExportScheduledWithdrawalRunsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportScheduledWithdrawalRunsError = ExportScheduledWithdrawalRunsErrors[keyof ExportScheduledWithdrawalRunsErrors];

export type ExportScheduledWithdrawalRunsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportScheduledWithdrawalRunsResponse = ExportScheduledWithdrawalRunsResponses[keyof ExportScheduledWithdrawalRunsResponses];

export type GetScheduledWithdrawalRunData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
        /**
         * The day on which the run is due.
         */
        dueOn: Day;
    };
    query?: {
        /**
         * A day on which the money of the run could move instead: the answer has the day that banks make of it, and its last moment. Nothing is changed.
         */
        executionDate?: Day;
    };
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/{dueOn}';
};

export type GetScheduledWithdrawalRunErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetScheduledWithdrawalRunError = GetScheduledWithdrawalRunErrors[keyof GetScheduledWithdrawalRunErrors];

export type GetScheduledWithdrawalRunResponses = {
    /**
     * The run.
     */
    200: ScheduledWithdrawalRunContent;
};

export type GetScheduledWithdrawalRunResponse = GetScheduledWithdrawalRunResponses[keyof GetScheduledWithdrawalRunResponses];

export type ChangeScheduledWithdrawalRunData = {
    body: ChangeScheduledWithdrawalRunRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
        /**
         * The day on which the run is due.
         */
        dueOn: Day;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/{dueOn}';
};

export type ChangeScheduledWithdrawalRunErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ChangeScheduledWithdrawalRunError = ChangeScheduledWithdrawalRunErrors[keyof ChangeScheduledWithdrawalRunErrors];

export type ChangeScheduledWithdrawalRunResponses = {
    /**
     * The run.
     */
    200: ScheduledWithdrawalRun;
};

export type ChangeScheduledWithdrawalRunResponse = ChangeScheduledWithdrawalRunResponses[keyof ChangeScheduledWithdrawalRunResponses];

export type SkipScheduledWithdrawalRunData = {
    body: ScheduledWithdrawalReasonRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
        /**
         * The day on which the run is due.
         */
        dueOn: Day;
    };
    query?: never;
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/{dueOn}/skip';
};

export type SkipScheduledWithdrawalRunErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SkipScheduledWithdrawalRunError = SkipScheduledWithdrawalRunErrors[keyof SkipScheduledWithdrawalRunErrors];

export type SkipScheduledWithdrawalRunResponses = {
    /**
     * The run.
     */
    200: ScheduledWithdrawalRun;
};

export type SkipScheduledWithdrawalRunResponse = SkipScheduledWithdrawalRunResponses[keyof SkipScheduledWithdrawalRunResponses];

export type ListScheduledWithdrawalVersionsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/scheduled-withdrawals/{id}/versions';
};

export type ListScheduledWithdrawalVersionsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListScheduledWithdrawalVersionsError = ListScheduledWithdrawalVersionsErrors[keyof ListScheduledWithdrawalVersionsErrors];

export type ListScheduledWithdrawalVersionsResponses = {
    /**
     * A page of versions.
     */
    200: PaginatedScheduledWithdrawalVersion;
};

export type ListScheduledWithdrawalVersionsResponse = ListScheduledWithdrawalVersionsResponses[keyof ListScheduledWithdrawalVersionsResponses];

export type ListSettlementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
        /**
         * Only those of this bank connection.
         */
        connectionId?: string;
        /**
         * Only settlements in this state.
         */
        state?: 'WAITING' | 'PARTIAL' | 'SETTLED' | 'DIFFERENT' | 'NOTHING_DUE';
        /**
         * Only settlements whose difference is in this state.
         */
        difference?: 'NONE' | 'OPEN' | 'WAITING' | 'ACKNOWLEDGED' | 'OUTDATED';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/settlements';
};

export type ListSettlementsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListSettlementsError = ListSettlementsErrors[keyof ListSettlementsErrors];

export type ListSettlementsResponses = {
    /**
     * A page of settlements.
     */
    200: PaginatedSettlementForDisplay;
};

export type ListSettlementsResponse = ListSettlementsResponses[keyof ListSettlementsResponses];

export type GetSettlementData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/settlements/{id}';
};

export type GetSettlementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetSettlementError = GetSettlementErrors[keyof GetSettlementErrors];

export type GetSettlementResponses = {
    /**
     * The settlement.
     */
    200: SettlementDetail;
};

export type GetSettlementResponse = GetSettlementResponses[keyof GetSettlementResponses];

export type AcknowledgeDifferenceData = {
    body: AcknowledgeDifferenceRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/settlements/{id}/acknowledge';
};

export type AcknowledgeDifferenceErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type AcknowledgeDifferenceError = AcknowledgeDifferenceErrors[keyof AcknowledgeDifferenceErrors];

export type AcknowledgeDifferenceResponses = {
    /**
     * The settlement.
     */
    200: SettlementDetail;
};

export type AcknowledgeDifferenceResponse = AcknowledgeDifferenceResponses[keyof AcknowledgeDifferenceResponses];

export type ConfirmAcknowledgementData = {
    body: ConfirmAcknowledgementRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/settlements/{id}/acknowledge/confirm';
};

export type ConfirmAcknowledgementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmAcknowledgementError = ConfirmAcknowledgementErrors[keyof ConfirmAcknowledgementErrors];

export type ConfirmAcknowledgementResponses = {
    /**
     * The settlement.
     */
    200: SettlementDetail;
};

export type ConfirmAcknowledgementResponse = ConfirmAcknowledgementResponses[keyof ConfirmAcknowledgementResponses];

export type WithdrawAcknowledgementData = {
    body: WithdrawAcknowledgementRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/settlements/{id}/acknowledge/withdraw';
};

export type WithdrawAcknowledgementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawAcknowledgementError = WithdrawAcknowledgementErrors[keyof WithdrawAcknowledgementErrors];

export type WithdrawAcknowledgementResponses = {
    /**
     * The settlement.
     */
    200: SettlementDetail;
};

export type WithdrawAcknowledgementResponse = WithdrawAcknowledgementResponses[keyof WithdrawAcknowledgementResponses];

export type ExportSettlementData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/institution/payments/settlements/{id}/export';
};

export type ExportSettlementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportSettlementError = ExportSettlementErrors[keyof ExportSettlementErrors];

export type ExportSettlementResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportSettlementResponse = ExportSettlementResponses[keyof ExportSettlementResponses];

export type ListSettlementPayoutsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * Only payouts in this state.
         */
        state?: 'WAITING' | 'SETTLED' | 'REJECTED' | 'RETURNED';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/institution/payments/settlements/{id}/payouts';
};

export type ListSettlementPayoutsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListSettlementPayoutsError = ListSettlementPayoutsErrors[keyof ListSettlementPayoutsErrors];

export type ListSettlementPayoutsResponses = {
    /**
     * A page of payouts.
     */
    200: PaginatedSettledPayout;
};

export type ListSettlementPayoutsResponse = ListSettlementPayoutsResponses[keyof ListSettlementPayoutsResponses];

export type GetAccessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/access';
};

export type GetAccessErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetAccessError = GetAccessErrors[keyof GetAccessErrors];

export type GetAccessResponses = {
    /**
     * Who has access.
     */
    200: AccessOverview;
};

export type GetAccessResponse = GetAccessResponses[keyof GetAccessResponses];

export type MakeInvitationLinkData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/access/invitations/{id}/link';
};

export type MakeInvitationLinkErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type MakeInvitationLinkError = MakeInvitationLinkErrors[keyof MakeInvitationLinkErrors];

export type MakeInvitationLinkResponses = {
    /**
     * The link.
     */
    200: InvitationLink;
};

export type MakeInvitationLinkResponse = MakeInvitationLinkResponses[keyof MakeInvitationLinkResponses];

export type RevokeInvitationData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/access/invitations/{id}/revoke';
};

export type RevokeInvitationErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RevokeInvitationError = RevokeInvitationErrors[keyof RevokeInvitationErrors];

export type RevokeInvitationResponses = {
    /**
     * The invitation.
     */
    200: Invitation;
};

export type RevokeInvitationResponse = RevokeInvitationResponses[keyof RevokeInvitationResponses];

export type SwitchPayoutsOffData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/access/payouts-off';
};

export type SwitchPayoutsOffErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SwitchPayoutsOffError = SwitchPayoutsOffErrors[keyof SwitchPayoutsOffErrors];

export type SwitchPayoutsOffResponses = {
    /**
     * Who has access.
     */
    200: AccessOverview;
};

export type SwitchPayoutsOffResponse = SwitchPayoutsOffResponses[keyof SwitchPayoutsOffResponses];

export type ReviewAccessData = {
    body?: never;
    path?: never;
    query: {
        /**
         * A day; the access at its end, in the time zone of the entity.
         */
        day: string;
    };
    url: '/app/access/review';
};

export type ReviewAccessErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ReviewAccessError = ReviewAccessErrors[keyof ReviewAccessErrors];

export type ReviewAccessResponses = {
    /**
     * The review.
     */
    200: AccessReview;
};

export type ReviewAccessResponse = ReviewAccessResponses[keyof ReviewAccessResponses];

export type ExportAccessReviewData = {
    body?: never;
    path?: never;
    query: {
        /**
         * A day; the access at its end, in the time zone of the entity.
         */
        day: string;
    };
    url: '/app/access/review.csv';
};

export type ExportAccessReviewErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportAccessReviewError = ExportAccessReviewErrors[keyof ExportAccessReviewErrors];

export type ExportAccessReviewResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportAccessReviewResponse = ExportAccessReviewResponses[keyof ExportAccessReviewResponses];

export type RequireSecondAdminData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/access/second-admin';
};

export type RequireSecondAdminErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RequireSecondAdminError = RequireSecondAdminErrors[keyof RequireSecondAdminErrors];

export type RequireSecondAdminResponses = {
    /**
     * Who has access.
     */
    200: AccessOverview;
};

export type RequireSecondAdminResponse = RequireSecondAdminResponses[keyof RequireSecondAdminResponses];

export type GetPersonAccessData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/access/users/{id}';
};

export type GetPersonAccessErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPersonAccessError = GetPersonAccessErrors[keyof GetPersonAccessErrors];

export type GetPersonAccessResponses = {
    /**
     * The user.
     */
    200: PersonDetail;
};

export type GetPersonAccessResponse = GetPersonAccessResponses[keyof GetPersonAccessResponses];

export type DisableUserData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/access/users/{id}/disable';
};

export type DisableUserErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DisableUserError = DisableUserErrors[keyof DisableUserErrors];

export type DisableUserResponses = {
    /**
     * The user.
     */
    200: PersonDetail;
};

export type DisableUserResponse = DisableUserResponses[keyof DisableUserResponses];

export type SignOutUserData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/access/users/{id}/sign-out';
};

export type SignOutUserErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SignOutUserError = SignOutUserErrors[keyof SignOutUserErrors];

export type SignOutUserResponses = {
    /**
     * The user.
     */
    200: PersonDetail;
};

export type SignOutUserResponse = SignOutUserResponses[keyof SignOutUserResponses];

export type PreviewApprovalsData = {
    body: PreviewApprovalsRequest;
    path?: never;
    query?: never;
    url: '/app/approvals-preview';
};

export type PreviewApprovalsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type GetAttentionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/attention';
};

export type GetAttentionErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetAttentionError = GetAttentionErrors[keyof GetAttentionErrors];

export type GetAttentionResponses = {
    /**
     * The items.
     */
    200: Array<AttentionItem>;
};

export type GetAttentionResponse = GetAttentionResponses[keyof GetAttentionResponses];

export type ListAuditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * Only entries of this action.
         */
        action?: string;
        /**
         * Only changes by this user.
         */
        actorId?: string;
        /**
         * Only changes by users, by Outlay itself, or by the operator.
         */
        actorKind?: 'USER' | 'SYSTEM' | 'OPERATOR';
        /**
         * Only changes of this resource.
         */
        subjectId?: string;
        /**
         * HIDDEN leaves out sign-ins and sign-outs, which are most of the log, unless `action` asks for one. Sign-ins that failed stay. SHOWN, or absent: every entry.
         */
        signIns?: 'SHOWN' | 'HIDDEN';
        /**
         * Made at this time or later, in epoch milliseconds.
         */
        from?: number;
        /**
         * Made at this time or earlier, in epoch milliseconds.
         */
        to?: number;
    };
    url: '/app/audit';
};

export type ListAuditErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ExportAuditData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only entries of this action.
         */
        action?: string;
        /**
         * Only changes by this user.
         */
        actorId?: string;
        /**
         * Only changes by users, by Outlay itself, or by the operator.
         */
        actorKind?: 'USER' | 'SYSTEM' | 'OPERATOR';
        /**
         * Only changes of this resource.
         */
        subjectId?: string;
        /**
         * HIDDEN leaves out sign-ins and sign-outs, which are most of the log, unless `action` asks for one. Sign-ins that failed stay. SHOWN, or absent: every entry.
         */
        signIns?: 'SHOWN' | 'HIDDEN';
        /**
         * Made at this time or later, in epoch milliseconds.
         */
        from?: number;
        /**
         * Made at this time or earlier, in epoch milliseconds.
         */
        to?: number;
    };
    url: '/app/audit.csv';
};

export type ExportAuditErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportAuditError = ExportAuditErrors[keyof ExportAuditErrors];

export type ExportAuditResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportAuditResponse = ExportAuditResponses[keyof ExportAuditResponses];

export type ListBankConnectionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/bank-connections';
};

export type ListBankConnectionsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBankConnectionsError = ListBankConnectionsErrors[keyof ListBankConnectionsErrors];

export type ListBankConnectionsResponses = {
    /**
     * The connections.
     */
    200: Array<BankConnection>;
};

export type ListBankConnectionsResponse = ListBankConnectionsResponses[keyof ListBankConnectionsResponses];

export type CreateBankConnectionData = {
    body: CreateBankConnectionRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/bank-connections';
};

export type CreateBankConnectionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreateBankConnectionError = CreateBankConnectionErrors[keyof CreateBankConnectionErrors];

export type CreateBankConnectionResponses = {
    /**
     * The connection.
     */
    200: BankConnection;
};

export type CreateBankConnectionResponse = CreateBankConnectionResponses[keyof CreateBankConnectionResponses];

export type UpdateBankConnectionData = {
    body: UpdateBankConnectionRequest;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-connections/{id}';
};

export type UpdateBankConnectionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdateBankConnectionError = UpdateBankConnectionErrors[keyof UpdateBankConnectionErrors];

export type UpdateBankConnectionResponses = {
    /**
     * The connection.
     */
    200: BankConnection;
};

export type UpdateBankConnectionResponse = UpdateBankConnectionResponses[keyof UpdateBankConnectionResponses];

export type CertifyBankConnectionData = {
    body: CertifyBankConnectionRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-connections/{id}/certification';
};

export type CertifyBankConnectionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CertifyBankConnectionError = CertifyBankConnectionErrors[keyof CertifyBankConnectionErrors];

export type CertifyBankConnectionResponses = {
    /**
     * The connection.
     */
    200: BankConnection;
};

export type CertifyBankConnectionResponse = CertifyBankConnectionResponses[keyof CertifyBankConnectionResponses];

export type RehearseBankConnectionData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-connections/{id}/rehearse';
};

export type RehearseBankConnectionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RehearseBankConnectionError = RehearseBankConnectionErrors[keyof RehearseBankConnectionErrors];

export type RehearseBankConnectionResponses = {
    /**
     * The connection with its rehearsal.
     */
    200: BankConnection;
};

export type RehearseBankConnectionResponse = RehearseBankConnectionResponses[keyof RehearseBankConnectionResponses];

export type UploadBankReplyData = {
    body: UploadBankReplyRequest;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-connections/{id}/replies';
};

export type UploadBankReplyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UploadBankReplyError = UploadBankReplyErrors[keyof UploadBankReplyErrors];

export type UploadBankReplyResponses = {
    /**
     * What became of the reply.
     */
    200: BankReplyFile;
};

export type UploadBankReplyResponse = UploadBankReplyResponses[keyof UploadBankReplyResponses];

export type SwitchBankConnectionData = {
    body: SwitchBankConnectionRequest;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-connections/{id}/state';
};

export type SwitchBankConnectionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SwitchBankConnectionError = SwitchBankConnectionErrors[keyof SwitchBankConnectionErrors];

export type SwitchBankConnectionResponses = {
    /**
     * The connection.
     */
    200: BankConnection;
};

export type SwitchBankConnectionResponse = SwitchBankConnectionResponses[keyof SwitchBankConnectionResponses];

export type WriteBankTestFileData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * The rail of its payments. Left out: the first rail of the connection, or all of them where a file may have several.
         */
        rail?: Rail;
    };
    url: '/app/bank-connections/{id}/test-file';
};

export type WriteBankTestFileErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WriteBankTestFileError = WriteBankTestFileErrors[keyof WriteBankTestFileErrors];

export type WriteBankTestFileResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type WriteBankTestFileResponse = WriteBankTestFileResponses[keyof WriteBankTestFileResponses];

export type SetBankTransportData = {
    body: SetBankTransportRequest;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-connections/{id}/transport';
};

export type SetBankTransportErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SetBankTransportError = SetBankTransportErrors[keyof SetBankTransportErrors];

export type SetBankTransportResponses = {
    /**
     * The connection.
     */
    200: BankConnection;
};

export type SetBankTransportResponse = SetBankTransportResponses[keyof SetBankTransportResponses];

export type VisitBankNowData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-connections/{id}/transport/visit';
};

export type VisitBankNowErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type VisitBankNowError = VisitBankNowErrors[keyof VisitBankNowErrors];

export type VisitBankNowResponses = {
    /**
     * The connection.
     */
    200: BankConnection;
};

export type VisitBankNowResponse = VisitBankNowResponses[keyof VisitBankNowResponses];

export type GetBankDaysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/bank-days';
};

export type GetBankDaysErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBankDaysError = GetBankDaysErrors[keyof GetBankDaysErrors];

export type GetBankDaysResponses = {
    /**
     * The days.
     */
    200: BankDays;
    /**
     * No batch can have an execution date.
     */
    204: void;
};

export type GetBankDaysResponse = GetBankDaysResponses[keyof GetBankDaysResponses];

export type ListBankFileProfilesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/bank-file-profiles';
};

export type ListBankFileProfilesErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBankFileProfilesError = ListBankFileProfilesErrors[keyof ListBankFileProfilesErrors];

export type ListBankFileProfilesResponses = {
    /**
     * The profiles.
     */
    200: Array<BankFileProfileTemplate>;
};

export type ListBankFileProfilesResponse = ListBankFileProfilesResponses[keyof ListBankFileProfilesResponses];

export type ListBankFilesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only those of this connection.
         */
        connectionId?: string;
        /**
         * Only those of this batch.
         */
        batchId?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/bank-files';
};

export type ListBankFilesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBankFilesError = ListBankFilesErrors[keyof ListBankFilesErrors];

export type ListBankFilesResponses = {
    /**
     * A page of files.
     */
    200: PaginatedBankFile;
};

export type ListBankFilesResponse = ListBankFilesResponses[keyof ListBankFilesResponses];

export type GetBankFileData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-files/{id}';
};

export type GetBankFileErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBankFileError = GetBankFileErrors[keyof GetBankFileErrors];

export type GetBankFileResponses = {
    /**
     * The file.
     */
    200: BankFile;
};

export type GetBankFileResponse = GetBankFileResponses[keyof GetBankFileResponses];

export type DownloadBankFileData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-files/{id}/download';
};

export type DownloadBankFileErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DownloadBankFileError = DownloadBankFileErrors[keyof DownloadBankFileErrors];

export type DownloadBankFileResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadBankFileResponse = DownloadBankFileResponses[keyof DownloadBankFileResponses];

export type ListBankFilePaymentsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * Only payments in this state; SILENT: those that the bank has not answered.
         */
        state?: 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | 'RETURNED' | 'SILENT';
        /**
         * true: only payments whose name or reference was written differently.
         */
        substituted?: 'true';
        /**
         * Only payments that this reply changed, and that nothing has changed since.
         */
        replyId?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/bank-files/{id}/payments';
};

export type ListBankFilePaymentsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBankFilePaymentsError = ListBankFilePaymentsErrors[keyof ListBankFilePaymentsErrors];

export type ListBankFilePaymentsResponses = {
    /**
     * A page of payments.
     */
    200: PaginatedBankFilePayment;
};

export type ListBankFilePaymentsResponse = ListBankFilePaymentsResponses[keyof ListBankFilePaymentsResponses];

export type RecallBankFileData = {
    body: RecallBankFileRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-files/{id}/recall';
};

export type RecallBankFileErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RecallBankFileError = RecallBankFileErrors[keyof RecallBankFileErrors];

export type RecallBankFileResponses = {
    /**
     * The file.
     */
    200: BankFile;
};

export type RecallBankFileResponse = RecallBankFileResponses[keyof RecallBankFileResponses];

export type ConfirmBankRecallData = {
    body: SeenRecall;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-files/{id}/recall/confirm';
};

export type ConfirmBankRecallErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmBankRecallError = ConfirmBankRecallErrors[keyof ConfirmBankRecallErrors];

export type ConfirmBankRecallResponses = {
    /**
     * The file.
     */
    200: BankFile;
};

export type ConfirmBankRecallResponse = ConfirmBankRecallResponses[keyof ConfirmBankRecallResponses];

export type WithdrawBankRecallData = {
    body: SeenRecall;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-files/{id}/recall/withdraw';
};

export type WithdrawBankRecallErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawBankRecallError = WithdrawBankRecallErrors[keyof WithdrawBankRecallErrors];

export type WithdrawBankRecallResponses = {
    /**
     * The file.
     */
    200: BankFile;
};

export type WithdrawBankRecallResponse = WithdrawBankRecallResponses[keyof WithdrawBankRecallResponses];

export type GetBankFileSummaryData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-files/{id}/summary';
};

export type GetBankFileSummaryErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBankFileSummaryError = GetBankFileSummaryErrors[keyof GetBankFileSummaryErrors];

export type GetBankFileSummaryResponses = {
    /**
     * The text.
     */
    200: string;
};

export type GetBankFileSummaryResponse = GetBankFileSummaryResponses[keyof GetBankFileSummaryResponses];

export type ListBankRepliesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only those of this connection.
         */
        connectionId?: string;
        /**
         * Only those of this file.
         */
        fileId?: string;
        /**
         * true: only replies with an open question, and those that wait for confirmation.
         */
        open?: 'true' | 'false';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/bank-replies';
};

export type ListBankRepliesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBankRepliesError = ListBankRepliesErrors[keyof ListBankRepliesErrors];

export type ListBankRepliesResponses = {
    /**
     * A page of replies.
     */
    200: PaginatedBankReplyFile;
};

export type ListBankRepliesResponse = ListBankRepliesResponses[keyof ListBankRepliesResponses];

export type GetBankReplyData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-replies/{id}';
};

export type GetBankReplyErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBankReplyError = GetBankReplyErrors[keyof GetBankReplyErrors];

export type GetBankReplyResponses = {
    /**
     * The reply.
     */
    200: BankReplyFile;
};

export type GetBankReplyResponse = GetBankReplyResponses[keyof GetBankReplyResponses];

export type ListBankReplyChangesData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/bank-replies/{id}/changes';
};

export type ListBankReplyChangesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBankReplyChangesError = ListBankReplyChangesErrors[keyof ListBankReplyChangesErrors];

export type ListBankReplyChangesResponses = {
    /**
     * A page of changes.
     */
    200: PaginatedBankReplyPaymentChange;
};

export type ListBankReplyChangesResponse = ListBankReplyChangesResponses[keyof ListBankReplyChangesResponses];

export type CloseBankReplyData = {
    body: CloseBankReplyRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-replies/{id}/close';
};

export type CloseBankReplyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CloseBankReplyError = CloseBankReplyErrors[keyof CloseBankReplyErrors];

export type CloseBankReplyResponses = {
    /**
     * The reply.
     */
    200: BankReplyFile;
};

export type CloseBankReplyResponse = CloseBankReplyResponses[keyof CloseBankReplyResponses];

export type ConfirmBankReplyData = {
    body: ConfirmBankReplyRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/bank-replies/{id}/confirm';
};

export type ConfirmBankReplyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmBankReplyError = ConfirmBankReplyErrors[keyof ConfirmBankReplyErrors];

export type ConfirmBankReplyResponses = {
    /**
     * The reply.
     */
    200: BankReplyFile;
};

export type ConfirmBankReplyResponse = ConfirmBankReplyResponses[keyof ConfirmBankReplyResponses];

export type ExportBatchesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only batches in this status.
         */
        status?: BatchStatus;
        /**
         * Only batches whose label contains these words, in any order.
         */
        search?: string;
        /**
         * Only batches that this user approved.
         */
        approvedBy?: string;
    };
    url: '/app/batches.csv';
};

export type ExportBatchesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportBatchesError = ExportBatchesErrors[keyof ExportBatchesErrors];

export type ExportBatchesResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportBatchesResponse = ExportBatchesResponses[keyof ExportBatchesResponses];

export type ExportApprovalsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/approvals';
};

export type ExportApprovalsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportApprovalsError = ExportApprovalsErrors[keyof ExportApprovalsErrors];

export type ExportApprovalsResponses = {
    /**
     * The approvals.
     */
    200: ApprovalExport;
};

export type ExportApprovalsResponse = ExportApprovalsResponses[keyof ExportApprovalsResponses];

export type GetBankFilePlanData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/batches/{id}/bank-file-plan';
};

export type GetBankFilePlanErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBankFilePlanError = GetBankFilePlanErrors[keyof GetBankFilePlanErrors];

export type GetBankFilePlanResponses = {
    /**
     * The plan.
     */
    200: BankFilePlan;
};

export type GetBankFilePlanResponse = GetBankFilePlanResponses[keyof GetBankFilePlanResponses];

export type GetBatchChecksData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/checks';
};

export type GetBatchChecksErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBatchChecksError = GetBatchChecksErrors[keyof GetBatchChecksErrors];

export type GetBatchChecksResponses = {
    /**
     * The findings.
     */
    200: BatchChecks;
};

export type GetBatchChecksResponse = GetBatchChecksResponses[keyof GetBatchChecksResponses];

export type ListBatchCommentsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/comments';
};

export type ListBatchCommentsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBatchCommentsError = ListBatchCommentsErrors[keyof ListBatchCommentsErrors];

export type ListBatchCommentsResponses = {
    /**
     * The comments.
     */
    200: BatchComments;
};

export type ListBatchCommentsResponse = ListBatchCommentsResponses[keyof ListBatchCommentsResponses];

export type AddBatchCommentData = {
    body: AddBatchCommentRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/comments';
};

export type AddBatchCommentErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type AddBatchCommentError = AddBatchCommentErrors[keyof AddBatchCommentErrors];

export type AddBatchCommentResponses = {
    /**
     * The comment.
     */
    200: BatchComment;
};

export type AddBatchCommentResponse = AddBatchCommentResponses[keyof AddBatchCommentResponses];

export type CompareBatchData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * The earlier batch to compare with; the last one of the same kind when absent.
         */
        with?: string;
    };
    url: '/app/batches/{id}/comparison';
};

export type CompareBatchErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CompareBatchError = CompareBatchErrors[keyof CompareBatchErrors];

export type CompareBatchResponses = {
    /**
     * The differences.
     */
    200: BatchComparison;
};

export type CompareBatchResponse = CompareBatchResponses[keyof CompareBatchResponses];

export type ListEarlierFailuresData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/earlier-failures';
};

export type ListEarlierFailuresErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListEarlierFailuresError = ListEarlierFailuresErrors[keyof ListEarlierFailuresErrors];

export type ListEarlierFailuresResponses = {
    /**
     * The rows.
     */
    200: EarlierFailures;
};

export type ListEarlierFailuresResponse = ListEarlierFailuresResponses[keyof ListEarlierFailuresResponses];

export type StreamBatchEventsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * The user as whom the page acts. If the session is that of another user, the answer is 401 `other_company`.
         */
        user?: string;
    };
    url: '/app/batches/{id}/events';
};

export type StreamBatchEventsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type StartApprovalData = {
    body: ApprovalToSign;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/passkey-challenge';
};

export type StartApprovalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type StartApprovalError = StartApprovalErrors[keyof StartApprovalErrors];

export type StartApprovalResponses = {
    /**
     * The challenge.
     */
    200: PasskeyChallenge;
};

export type StartApprovalResponse = StartApprovalResponses[keyof StartApprovalResponses];

export type GetBatchProofData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/proof';
};

export type GetBatchProofErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBatchProofError = GetBatchProofErrors[keyof GetBatchProofErrors];

export type GetBatchProofResponses = {
    /**
     * The proof.
     */
    200: BatchProof;
};

export type GetBatchProofResponse = GetBatchProofResponses[keyof GetBatchProofResponses];

export type GetBatchRegisterData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/register';
};

export type GetBatchRegisterErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBatchRegisterError = GetBatchRegisterErrors[keyof GetBatchRegisterErrors];

export type GetBatchRegisterResponses = {
    /**
     * How the payments fit.
     */
    200: BatchRegister;
};

export type GetBatchRegisterResponse = GetBatchRegisterResponses[keyof GetBatchRegisterResponses];

export type ListRetryRowsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * Which withdrawals to return.
         */
        rows?: 'FAILED' | 'ALL';
    };
    url: '/app/batches/{id}/retry-rows';
};

export type ListRetryRowsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListRetryRowsError = ListRetryRowsErrors[keyof ListRetryRowsErrors];

export type ListRetryRowsResponses = {
    /**
     * The withdrawals.
     */
    200: Array<RetryRow>;
};

export type ListRetryRowsResponse = ListRetryRowsResponses[keyof ListRetryRowsResponses];

export type ListBatchRowsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * ALL: every withdrawal. FAILED: failed or returned. FLAGGED: those to look at one by one. CHANGED: changed bank details. DOUBTFUL_ACCOUNT: account numbers that look like something else. SHARED_ACCOUNT: accounts that are paid under names of different people. SEVERAL_ACCOUNTS: people who are paid on more than one account. NEW: never paid before. DUPLICATES: possible duplicates. MORE_OFTEN: people paid more often than before. UNUSUAL: unusual amounts. PAID_TWICE: people, or accounts, paid more than once. LARGEST: the ten largest amounts.
         */
        view?: 'ALL' | 'FAILED' | 'FLAGGED' | 'CHANGED' | 'DOUBTFUL_ACCOUNT' | 'SHARED_ACCOUNT' | 'SEVERAL_ACCOUNTS' | 'NEW' | 'DUPLICATES' | 'MORE_OFTEN' | 'UNUSUAL' | 'PAID_TWICE' | 'LARGEST';
        /**
         * Only withdrawals in this status.
         */
        status?: 'PENDING' | 'SUBMITTED' | 'UNCONFIRMED' | 'COMPLETE' | 'FAILED' | 'REVERSED' | 'CANCELLED';
        /**
         * Only withdrawals that failed or were returned for this reason.
         */
        failureCode?: 'INVALID_ACCOUNT' | 'ACCOUNT_CLOSED' | 'ACCOUNT_DORMANT' | 'ACCOUNT_RESTRICTED' | 'NAME_MISMATCH' | 'INVALID_BRANCH' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BANK_REJECTED' | 'BANK_UNAVAILABLE' | 'DUPLICATE' | 'UNKNOWN';
        /**
         * Only withdrawals whose name, account number, reference or external id contains this.
         */
        search?: string;
        /**
         * What the withdrawals are sorted by: the row number when absent, the amount for LARGEST, findings for FLAGGED. findings: by how serious they are; rows of one account or one person are next to each other.
         */
        sort?: 'rowNumber' | 'name' | 'bank' | 'account' | 'reference' | 'amount' | 'usualAmount' | 'change' | 'findings' | 'rail' | 'status';
        /**
         * The direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/batches/{id}/rows';
};

export type ListBatchRowsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBatchRowsError = ListBatchRowsErrors[keyof ListBatchRowsErrors];

export type ListBatchRowsResponses = {
    /**
     * A page of withdrawals.
     */
    200: BatchRowPage;
};

export type ListBatchRowsResponse = ListBatchRowsResponses[keyof ListBatchRowsResponses];

export type GetBatchSignersData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/batches/{id}/signers';
};

export type GetBatchSignersErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetBatchSignersError = GetBatchSignersErrors[keyof GetBatchSignersErrors];

export type GetBatchSignersResponses = {
    /**
     * The signers.
     */
    200: BatchSigners;
};

export type GetBatchSignersResponse = GetBatchSignersResponses[keyof GetBatchSignersResponses];

export type ListBeforeFirstPayoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/before-first-payout';
};

export type ListBeforeFirstPayoutErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBeforeFirstPayoutError = ListBeforeFirstPayoutErrors[keyof ListBeforeFirstPayoutErrors];

export type ListBeforeFirstPayoutResponses = {
    /**
     * The items.
     */
    200: Array<BeforeFirstPayout>;
};

export type ListBeforeFirstPayoutResponse = ListBeforeFirstPayoutResponses[keyof ListBeforeFirstPayoutResponses];

export type ListColumnMappingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/column-mappings';
};

export type ListColumnMappingsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListColumnMappingsError = ListColumnMappingsErrors[keyof ListColumnMappingsErrors];

export type ListColumnMappingsResponses = {
    /**
     * The mappings.
     */
    200: Array<RememberedColumns>;
};

export type ListColumnMappingsResponse = ListColumnMappingsResponses[keyof ListColumnMappingsResponses];

export type SaveColumnMappingData = {
    body: SaveColumnMappingRequest;
    path?: never;
    query?: never;
    url: '/app/column-mappings';
};

export type SaveColumnMappingErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SaveColumnMappingError = SaveColumnMappingErrors[keyof SaveColumnMappingErrors];

export type SaveColumnMappingResponses = {
    /**
     * The mapping.
     */
    200: RememberedColumns;
};

export type SaveColumnMappingResponse = SaveColumnMappingResponses[keyof SaveColumnMappingResponses];

export type ListControlChangesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * Only changes in this state.
         */
        state?: 'WAITING' | 'APPLIED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED';
        /**
         * Only changes about this user.
         */
        userId?: string;
    };
    url: '/app/control-changes';
};

export type ListControlChangesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListControlChangesError = ListControlChangesErrors[keyof ListControlChangesErrors];

export type ListControlChangesResponses = {
    /**
     * A page of changes.
     */
    200: PaginatedControlChange;
};

export type ListControlChangesResponse = ListControlChangesResponses[keyof ListControlChangesResponses];

export type AskForControlChangeData = {
    body: ControlChangeRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/control-changes';
};

export type AskForControlChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type AskForControlChangeError = AskForControlChangeErrors[keyof AskForControlChangeErrors];

export type AskForControlChangeResponses = {
    /**
     * The change, which waits.
     */
    200: ControlChange;
};

export type AskForControlChangeResponse = AskForControlChangeResponses[keyof AskForControlChangeResponses];

export type ConfirmControlChangeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/control-changes/{id}/confirm';
};

export type ConfirmControlChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmControlChangeError = ConfirmControlChangeErrors[keyof ConfirmControlChangeErrors];

export type ConfirmControlChangeResponses = {
    /**
     * The change.
     */
    200: ControlChange;
};

export type ConfirmControlChangeResponse = ConfirmControlChangeResponses[keyof ConfirmControlChangeResponses];

export type RejectControlChangeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/control-changes/{id}/reject';
};

export type RejectControlChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RejectControlChangeError = RejectControlChangeErrors[keyof RejectControlChangeErrors];

export type RejectControlChangeResponses = {
    /**
     * The change.
     */
    200: ControlChange;
};

export type RejectControlChangeResponse = RejectControlChangeResponses[keyof RejectControlChangeResponses];

export type WithdrawControlChangeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/control-changes/{id}/withdraw';
};

export type WithdrawControlChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawControlChangeError = WithdrawControlChangeErrors[keyof WithdrawControlChangeErrors];

export type WithdrawControlChangeResponses = {
    /**
     * The change.
     */
    200: ControlChange;
};

export type WithdrawControlChangeResponse = WithdrawControlChangeResponses[keyof WithdrawControlChangeResponses];

export type ListDelegationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Another user; for admins only.
         */
        userId?: string;
    };
    url: '/app/delegations';
};

export type ListDelegationsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListDelegationsError = ListDelegationsErrors[keyof ListDelegationsErrors];

export type ListDelegationsResponses = {
    /**
     * The delegations.
     */
    200: Delegations;
};

export type ListDelegationsResponse = ListDelegationsResponses[keyof ListDelegationsResponses];

export type CreateDelegationData = {
    body: CreateDelegationRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/delegations';
};

export type CreateDelegationErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreateDelegationError = CreateDelegationErrors[keyof CreateDelegationErrors];

export type CreateDelegationResponses = {
    /**
     * The delegation.
     */
    200: Delegation;
};

export type CreateDelegationResponse = CreateDelegationResponses[keyof CreateDelegationResponses];

export type EndDelegationData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/delegations/{id}/end';
};

export type EndDelegationErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type EndDelegationError = EndDelegationErrors[keyof EndDelegationErrors];

export type EndDelegationResponses = {
    /**
     * The delegation.
     */
    200: Delegation;
};

export type EndDelegationResponse = EndDelegationResponses[keyof EndDelegationResponses];

export type ListEntryRulesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only rules in this state.
         */
        state?: 'WAITING' | 'IN_FORCE' | 'ENDED';
        /**
         * Only rules that were proposed for this entry.
         */
        entryId?: string;
        /**
         * Only rules of this account.
         */
        accountId?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/entry-rules';
};

export type ListEntryRulesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListEntryRulesError = ListEntryRulesErrors[keyof ListEntryRulesErrors];

export type ListEntryRulesResponses = {
    /**
     * A page of rules.
     */
    200: PaginatedEntryRule;
};

export type ListEntryRulesResponse = ListEntryRulesResponses[keyof ListEntryRulesResponses];

export type ProposeEntryRuleData = {
    body: ProposeEntryRuleRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/entry-rules';
};

export type ProposeEntryRuleErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ProposeEntryRuleError = ProposeEntryRuleErrors[keyof ProposeEntryRuleErrors];

export type ProposeEntryRuleResponses = {
    /**
     * The rule.
     */
    200: EntryRule;
};

export type ProposeEntryRuleResponse = ProposeEntryRuleResponses[keyof ProposeEntryRuleResponses];

export type ConfirmEntryRuleData = {
    body: ConfirmEntryRuleRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/entry-rules/{id}/confirm';
};

export type ConfirmEntryRuleErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmEntryRuleError = ConfirmEntryRuleErrors[keyof ConfirmEntryRuleErrors];

export type ConfirmEntryRuleResponses = {
    /**
     * The rule.
     */
    200: EntryRule;
};

export type ConfirmEntryRuleResponse = ConfirmEntryRuleResponses[keyof ConfirmEntryRuleResponses];

export type EndEntryRuleData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/entry-rules/{id}/end';
};

export type EndEntryRuleErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type EndEntryRuleError = EndEntryRuleErrors[keyof EndEntryRuleErrors];

export type EndEntryRuleResponses = {
    /**
     * The rule.
     */
    200: EntryRule;
};

export type EndEntryRuleResponse = EndEntryRuleResponses[keyof EndEntryRuleResponses];

export type ListFirstStepsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/first-steps';
};

export type ListFirstStepsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListFirstStepsError = ListFirstStepsErrors[keyof ListFirstStepsErrors];

export type ListFirstStepsResponses = {
    /**
     * The steps.
     */
    200: Array<FirstStep>;
};

export type ListFirstStepsResponse = ListFirstStepsResponses[keyof ListFirstStepsResponses];

export type GetFundingPositionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/funding-position';
};

export type GetFundingPositionErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetFundingPositionError = GetFundingPositionErrors[keyof GetFundingPositionErrors];

export type GetFundingPositionResponses = {
    /**
     * The positions.
     */
    200: Array<FundingPosition>;
};

export type GetFundingPositionResponse = GetFundingPositionResponses[keyof GetFundingPositionResponses];

export type ExportFundingRecordsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
        /**
         * Only records of this bank connection.
         */
        connectionId?: string;
        /**
         * Only records in this state.
         */
        state?: 'EXPECTED' | 'OVERDUE' | 'RECEIVED' | 'RETURNED' | 'CANCELLED';
    };
    url: '/app/funding-records.csv';
};

export type ExportFundingRecordsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportFundingRecordsError = ExportFundingRecordsErrors[keyof ExportFundingRecordsErrors];

export type ExportFundingRecordsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportFundingRecordsResponse = ExportFundingRecordsResponses[keyof ExportFundingRecordsResponses];

export type CheckAgainstHistoryData = {
    body: CheckAgainstHistoryRequest;
    path?: never;
    query?: {
        /**
         * The schedule of the run that the rows are for: its other runs, and the batch from which it was made, are no duplicates.
         */
        scheduleId?: string;
        /**
         * The day on which the money of that run should move.
         */
        executionDate?: Day;
    };
    url: '/app/history-check';
};

export type CheckAgainstHistoryErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CheckAgainstHistoryError = CheckAgainstHistoryErrors[keyof CheckAgainstHistoryErrors];

export type CheckAgainstHistoryResponses = {
    /**
     * The findings.
     */
    200: HistoryCheck;
};

export type CheckAgainstHistoryResponse = CheckAgainstHistoryResponses[keyof CheckAgainstHistoryResponses];

export type CloseMonthData = {
    body: CloseMonthRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/month-ends';
};

export type CloseMonthErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CloseMonthError = CloseMonthErrors[keyof CloseMonthErrors];

export type CloseMonthResponses = {
    /**
     * The month.
     */
    200: MonthEnd;
};

export type CloseMonthResponse = CloseMonthResponses[keyof CloseMonthResponses];

export type ConfirmMonthCloseData = {
    body: ConfirmMonthCloseRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/month-ends/{id}/confirm';
};

export type ConfirmMonthCloseErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmMonthCloseError = ConfirmMonthCloseErrors[keyof ConfirmMonthCloseErrors];

export type ConfirmMonthCloseResponses = {
    /**
     * The month.
     */
    200: MonthEnd;
};

export type ConfirmMonthCloseResponse = ConfirmMonthCloseResponses[keyof ConfirmMonthCloseResponses];

export type ExportMonthEndData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/month-ends/{id}/record.csv';
};

export type ExportMonthEndErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportMonthEndError = ExportMonthEndErrors[keyof ExportMonthEndErrors];

export type ExportMonthEndResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportMonthEndResponse = ExportMonthEndResponses[keyof ExportMonthEndResponses];

export type ReopenMonthData = {
    body: ReopenMonthRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/month-ends/{id}/reopen';
};

export type ReopenMonthErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ReopenMonthError = ReopenMonthErrors[keyof ReopenMonthErrors];

export type ReopenMonthResponses = {
    /**
     * The month.
     */
    200: MonthEnd;
};

export type ReopenMonthResponse = ReopenMonthResponses[keyof ReopenMonthResponses];

export type ConfirmMonthReopenData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/month-ends/{id}/reopen/confirm';
};

export type ConfirmMonthReopenErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmMonthReopenError = ConfirmMonthReopenErrors[keyof ConfirmMonthReopenErrors];

export type ConfirmMonthReopenResponses = {
    /**
     * The month.
     */
    200: MonthEnd;
};

export type ConfirmMonthReopenResponse = ConfirmMonthReopenResponses[keyof ConfirmMonthReopenResponses];

export type WithdrawMonthCloseData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/month-ends/{id}/withdraw';
};

export type WithdrawMonthCloseErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawMonthCloseError = WithdrawMonthCloseErrors[keyof WithdrawMonthCloseErrors];

export type WithdrawMonthCloseResponses = {
    /**
     * The month.
     */
    200: MonthEnd;
};

export type WithdrawMonthCloseResponse = WithdrawMonthCloseResponses[keyof WithdrawMonthCloseResponses];

export type GetMovableCollectionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/movable-collections';
};

export type GetMovableCollectionsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetMovableCollectionsError = GetMovableCollectionsErrors[keyof GetMovableCollectionsErrors];

export type GetMovableCollectionsResponses = {
    /**
     * By currency.
     */
    200: Array<MovableCollection>;
};

export type GetMovableCollectionsResponse = GetMovableCollectionsResponses[keyof GetMovableCollectionsResponses];

export type GetNotificationSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/notification-settings';
};

export type GetNotificationSettingsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetNotificationSettingsError = GetNotificationSettingsErrors[keyof GetNotificationSettingsErrors];

export type GetNotificationSettingsResponses = {
    /**
     * The settings.
     */
    200: NotificationSettings;
};

export type GetNotificationSettingsResponse = GetNotificationSettingsResponses[keyof GetNotificationSettingsResponses];

export type UpdateNotificationSettingsData = {
    body: UpdateNotificationSettingsRequest;
    path?: never;
    query?: never;
    url: '/app/notification-settings';
};

export type UpdateNotificationSettingsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdateNotificationSettingsError = UpdateNotificationSettingsErrors[keyof UpdateNotificationSettingsErrors];

export type UpdateNotificationSettingsResponses = {
    /**
     * The settings.
     */
    200: NotificationSettings;
};

export type UpdateNotificationSettingsResponse = UpdateNotificationSettingsResponses[keyof UpdateNotificationSettingsResponses];

export type ListNotificationsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/notifications';
};

export type ListNotificationsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListNotificationsError = ListNotificationsErrors[keyof ListNotificationsErrors];

export type ListNotificationsResponses = {
    /**
     * The notifications.
     */
    200: Notifications;
};

export type ListNotificationsResponse = ListNotificationsResponses[keyof ListNotificationsResponses];

export type MarkNotificationsReadData = {
    body: MarkReadRequest;
    path?: never;
    query?: never;
    url: '/app/notifications/read';
};

export type MarkNotificationsReadErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type MarkNotificationsReadError = MarkNotificationsReadErrors[keyof MarkNotificationsReadErrors];

export type MarkNotificationsReadResponses = {
    /**
     * Marked.
     */
    200: ReadMark;
};

export type MarkNotificationsReadResponse = MarkNotificationsReadResponses[keyof MarkNotificationsReadResponses];

export type ListOpeningBalancesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/opening-balances';
};

export type ListOpeningBalancesErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListOpeningBalancesError = ListOpeningBalancesErrors[keyof ListOpeningBalancesErrors];

export type ListOpeningBalancesResponses = {
    /**
     * The accounts.
     */
    200: Array<OpeningOfAccount>;
};

export type ListOpeningBalancesResponse = ListOpeningBalancesResponses[keyof ListOpeningBalancesResponses];

export type ProposeOpeningBalanceData = {
    body: ProposeOpeningBalanceRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/opening-balances';
};

export type ProposeOpeningBalanceErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ProposeOpeningBalanceError = ProposeOpeningBalanceErrors[keyof ProposeOpeningBalanceErrors];

export type ProposeOpeningBalanceResponses = {
    /**
     * The account.
     */
    200: OpeningOfAccount;
};

export type ProposeOpeningBalanceResponse = ProposeOpeningBalanceResponses[keyof ProposeOpeningBalanceResponses];

export type ConfirmOpeningBalanceData = {
    body: ConfirmOpeningBalanceRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/opening-balances/{id}/confirm';
};

export type ConfirmOpeningBalanceErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmOpeningBalanceError = ConfirmOpeningBalanceErrors[keyof ConfirmOpeningBalanceErrors];

export type ConfirmOpeningBalanceResponses = {
    /**
     * The account.
     */
    200: OpeningOfAccount;
};

export type ConfirmOpeningBalanceResponse = ConfirmOpeningBalanceResponses[keyof ConfirmOpeningBalanceResponses];

export type WithdrawOpeningBalanceData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/opening-balances/{id}/withdraw';
};

export type WithdrawOpeningBalanceErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawOpeningBalanceError = WithdrawOpeningBalanceErrors[keyof WithdrawOpeningBalanceErrors];

export type WithdrawOpeningBalanceResponses = {
    /**
     * The account.
     */
    200: OpeningOfAccount;
};

export type WithdrawOpeningBalanceResponse = WithdrawOpeningBalanceResponses[keyof WithdrawOpeningBalanceResponses];

export type ListPasskeyResetsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/passkey-resets';
};

export type ListPasskeyResetsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPasskeyResetsError = ListPasskeyResetsErrors[keyof ListPasskeyResetsErrors];

export type ListPasskeyResetsResponses = {
    /**
     * The resets.
     */
    200: Array<PasskeyReset>;
};

export type ListPasskeyResetsResponse = ListPasskeyResetsResponses[keyof ListPasskeyResetsResponses];

export type ResetPasskeysData = {
    body: PasskeyResetRequest;
    path?: never;
    query?: never;
    url: '/app/passkey-resets';
};

export type ResetPasskeysErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ResetPasskeysError = ResetPasskeysErrors[keyof ResetPasskeysErrors];

export type ResetPasskeysResponses = {
    /**
     * The reset.
     */
    200: PasskeyReset;
};

export type ResetPasskeysResponse = ResetPasskeysResponses[keyof ResetPasskeysResponses];

export type StopPasskeyResetData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/passkey-resets/{id}/stop';
};

export type StopPasskeyResetErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type StopPasskeyResetError = StopPasskeyResetErrors[keyof StopPasskeyResetErrors];

export type StopPasskeyResetResponses = {
    /**
     * The reset.
     */
    200: PasskeyReset;
};

export type StopPasskeyResetResponse = StopPasskeyResetResponses[keyof StopPasskeyResetResponses];

export type ListPasskeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/passkeys';
};

export type ListPasskeysErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];

export type ListPasskeysResponses = {
    /**
     * The passkeys.
     */
    200: PasskeyList;
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type CreatePasskeyData = {
    body: NewPasskey;
    path?: never;
    query?: never;
    url: '/app/passkeys';
};

export type CreatePasskeyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreatePasskeyError = CreatePasskeyErrors[keyof CreatePasskeyErrors];

export type CreatePasskeyResponses = {
    /**
     * The passkeys.
     */
    200: PasskeyList;
};

export type CreatePasskeyResponse = CreatePasskeyResponses[keyof CreatePasskeyResponses];

export type StartPasskeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/passkeys/options';
};

export type StartPasskeyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type StartPasskeyError = StartPasskeyErrors[keyof StartPasskeyErrors];

export type StartPasskeyResponses = {
    /**
     * The options.
     */
    200: NewPasskeyOptions;
};

export type StartPasskeyResponse = StartPasskeyResponses[keyof StartPasskeyResponses];

export type ProvePasskeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/passkeys/proof';
};

export type ProvePasskeyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ProvePasskeyError = ProvePasskeyErrors[keyof ProvePasskeyErrors];

export type ProvePasskeyResponses = {
    /**
     * The challenge.
     */
    200: PasskeyChallenge;
};

export type ProvePasskeyResponse = ProvePasskeyResponses[keyof ProvePasskeyResponses];

export type RenamePasskeyData = {
    body: RenamedPasskey;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/passkeys/{id}';
};

export type RenamePasskeyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RenamePasskeyError = RenamePasskeyErrors[keyof RenamePasskeyErrors];

export type RenamePasskeyResponses = {
    /**
     * The passkeys.
     */
    200: PasskeyList;
};

export type RenamePasskeyResponse = RenamePasskeyResponses[keyof RenamePasskeyResponses];

export type RemovePasskeyData = {
    body: PasskeyProof;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/passkeys/{id}/remove';
};

export type RemovePasskeyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RemovePasskeyError = RemovePasskeyErrors[keyof RemovePasskeyErrors];

export type RemovePasskeyResponses = {
    /**
     * The passkeys.
     */
    200: PasskeyList;
};

export type RemovePasskeyResponse = RemovePasskeyResponses[keyof RemovePasskeyResponses];

export type ConfirmPayeeChangeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payee-changes/{id}/confirm';
};

export type ConfirmPayeeChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmPayeeChangeError = ConfirmPayeeChangeErrors[keyof ConfirmPayeeChangeErrors];

export type ConfirmPayeeChangeResponses = {
    /**
     * The payee.
     */
    200: PayeeDetail;
};

export type ConfirmPayeeChangeResponse = ConfirmPayeeChangeResponses[keyof ConfirmPayeeChangeResponses];

export type RejectPayeeChangeData = {
    body: PayeeReasonRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payee-changes/{id}/reject';
};

export type RejectPayeeChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RejectPayeeChangeError = RejectPayeeChangeErrors[keyof RejectPayeeChangeErrors];

export type RejectPayeeChangeResponses = {
    /**
     * The payee.
     */
    200: PayeeDetail;
};

export type RejectPayeeChangeResponse = RejectPayeeChangeResponses[keyof RejectPayeeChangeResponses];

export type VerifyPayeeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payee-changes/{id}/verify';
};

export type VerifyPayeeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type VerifyPayeeError = VerifyPayeeErrors[keyof VerifyPayeeErrors];

export type VerifyPayeeResponses = {
    /**
     * The payee.
     */
    200: PayeeDetail;
};

export type VerifyPayeeResponse = VerifyPayeeResponses[keyof VerifyPayeeResponses];

export type WithdrawPayeeChangeData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payee-changes/{id}/withdraw';
};

export type WithdrawPayeeChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawPayeeChangeError = WithdrawPayeeChangeErrors[keyof WithdrawPayeeChangeErrors];

export type WithdrawPayeeChangeResponses = {
    /**
     * The payee.
     */
    200: PayeeDetail;
};

export type WithdrawPayeeChangeResponse = WithdrawPayeeChangeResponses[keyof WithdrawPayeeChangeResponses];

export type ConfirmPayeeProposalData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payee-proposals/{id}/confirm';
};

export type ConfirmPayeeProposalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmPayeeProposalError = ConfirmPayeeProposalErrors[keyof ConfirmPayeeProposalErrors];

export type ConfirmPayeeProposalResponses = {
    /**
     * What was confirmed.
     */
    200: ConfirmedPayees;
};

export type ConfirmPayeeProposalResponse = ConfirmPayeeProposalResponses[keyof ConfirmPayeeProposalResponses];

export type RejectPayeeProposalData = {
    body: PayeeReasonRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payee-proposals/{id}/reject';
};

export type RejectPayeeProposalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RejectPayeeProposalError = RejectPayeeProposalErrors[keyof RejectPayeeProposalErrors];

export type RejectPayeeProposalResponses = {
    /**
     * What was rejected.
     */
    200: EndedPayees;
};

export type RejectPayeeProposalResponse = RejectPayeeProposalResponses[keyof RejectPayeeProposalResponses];

export type WithdrawPayeeProposalData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payee-proposals/{id}/withdraw';
};

export type WithdrawPayeeProposalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type WithdrawPayeeProposalError = WithdrawPayeeProposalErrors[keyof WithdrawPayeeProposalErrors];

export type WithdrawPayeeProposalResponses = {
    /**
     * What was withdrawn.
     */
    200: EndedPayees;
};

export type WithdrawPayeeProposalResponse = WithdrawPayeeProposalResponses[keyof WithdrawPayeeProposalResponses];

export type ListPayeesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * Words of the name, or a part of an account number.
         */
        query?: string;
        /**
         * PAID: an account may be paid now. WAITING: a change waits. NOT_PAID: neither. Absent: all payees.
         */
        view?: 'PAID' | 'WAITING' | 'NOT_PAID';
        /**
         * Only payees that were proposed together.
         */
        proposalId?: string;
    };
    url: '/app/payees';
};

export type ListPayeesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPayeesError = ListPayeesErrors[keyof ListPayeesErrors];

export type ListPayeesResponses = {
    /**
     * A page of payees.
     */
    200: PaginatedPayee;
};

export type ListPayeesResponse = ListPayeesResponses[keyof ListPayeesResponses];

export type ProposePayeesData = {
    body: ProposePayeesRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/payees';
};

export type ProposePayeesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ProposePayeesError = ProposePayeesErrors[keyof ProposePayeesErrors];

export type ProposePayeesResponses = {
    /**
     * What was proposed.
     */
    200: PayeeProposal;
};

export type ProposePayeesResponse = ProposePayeesResponses[keyof ProposePayeesResponses];

export type ExportPayeesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of the name, or a part of an account number.
         */
        query?: string;
        /**
         * PAID: an account may be paid now. WAITING: a change waits. NOT_PAID: neither. Absent: all payees.
         */
        view?: 'PAID' | 'WAITING' | 'NOT_PAID';
        /**
         * Only payees that were proposed together.
         */
        proposalId?: string;
    };
    url: '/app/payees.csv';
};

export type ExportPayeesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportPayeesError = ExportPayeesErrors[keyof ExportPayeesErrors];

export type ExportPayeesResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportPayeesResponse = ExportPayeesResponses[keyof ExportPayeesResponses];

export type GetPayeeData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payees/{id}';
};

export type GetPayeeErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPayeeError = GetPayeeErrors[keyof GetPayeeErrors];

export type GetPayeeResponses = {
    /**
     * The payee.
     */
    200: PayeeDetail;
};

export type GetPayeeResponse = GetPayeeResponses[keyof GetPayeeResponses];

export type ProposePayeeChangeData = {
    body: ProposePayeeChangeRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payees/{id}/changes';
};

export type ProposePayeeChangeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ProposePayeeChangeError = ProposePayeeChangeErrors[keyof ProposePayeeChangeErrors];

export type ProposePayeeChangeResponses = {
    /**
     * The payee.
     */
    200: PayeeDetail;
};

export type ProposePayeeChangeResponse = ProposePayeeChangeResponses[keyof ProposePayeeChangeResponses];

export type RemovePayeeData = {
    body: PayeeReasonRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payees/{id}/remove';
};

export type RemovePayeeErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RemovePayeeError = RemovePayeeErrors[keyof RemovePayeeErrors];

export type RemovePayeeResponses = {
    /**
     * The payee.
     */
    200: PayeeDetail;
};

export type RemovePayeeResponse = RemovePayeeResponses[keyof RemovePayeeResponses];

export type GetPaymentCalendarData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/payment-calendar';
};

export type GetPaymentCalendarErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPaymentCalendarError = GetPaymentCalendarErrors[keyof GetPaymentCalendarErrors];

export type GetPaymentCalendarResponses = {
    /**
     * The calendar.
     */
    200: PaymentCalendar;
    /**
     * There is no calendar.
     */
    204: void;
};

export type GetPaymentCalendarResponse = GetPaymentCalendarResponses[keyof GetPaymentCalendarResponses];

export type PreviewPaymentConfigData = {
    body: PreviewPaymentConfigRequest;
    path?: never;
    query?: never;
    url: '/app/payment-config-preview';
};

export type PreviewPaymentConfigErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type PreviewPaymentConfigError = PreviewPaymentConfigErrors[keyof PreviewPaymentConfigErrors];

export type PreviewPaymentConfigResponses = {
    /**
     * The preview.
     */
    200: PaymentConfigPreview;
};

export type PreviewPaymentConfigResponse = PreviewPaymentConfigResponses[keyof PreviewPaymentConfigResponses];

export type ListPayoutDaysData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The currency of the payouts.
         */
        currency?: CurrencyCode;
        /**
         * How many days, ending today.
         */
        days?: number;
    };
    url: '/app/payout-days';
};

export type ListPayoutDaysErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type GetPayoutTotalsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only money out, or only money in.
         */
        direction?: PayoutDirection;
        /**
         * Only payouts in this status.
         */
        status?: PayoutStatus;
        /**
         * Created at this time or later, in epoch milliseconds.
         */
        from?: number;
        /**
         * Created at this time or earlier, in epoch milliseconds.
         */
        to?: number;
        /**
         * An amount of at least this.
         */
        minAmount?: number | string;
        /**
         * An amount of at most this.
         */
        maxAmount?: number | string;
        /**
         * Exactly this amount.
         */
        exactAmount?: number | string;
        /**
         * Text in the recipient reference or the batch label, in upper or lower case.
         */
        query?: string;
        /**
         * Only payouts to this beneficiary.
         */
        beneficiaryId?: string;
        /**
         * Only payouts of this batch, including returned ones.
         */
        batchId?: string;
        /**
         * The payer's own id of the beneficiary, exactly as it was written in the batch.
         */
        externalId?: string;
        /**
         * Words in the name, account number or external id of the recipient, or text in the reference or the batch label, without regard to case and accents.
         */
        search?: string;
    };
    url: '/app/payout-totals';
};

export type GetPayoutTotalsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetPayoutTotalsError = GetPayoutTotalsErrors[keyof GetPayoutTotalsErrors];

export type GetPayoutTotalsResponses = {
    /**
     * The totals.
     */
    200: PayoutTotals;
};

export type GetPayoutTotalsResponse = GetPayoutTotalsResponses[keyof GetPayoutTotalsResponses];

export type ListPayoutsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * Only money out, or only money in.
         */
        direction?: PayoutDirection;
        /**
         * Only payouts in this status.
         */
        status?: PayoutStatus;
        /**
         * Created at this time or later, in epoch milliseconds.
         */
        from?: number;
        /**
         * Created at this time or earlier, in epoch milliseconds.
         */
        to?: number;
        /**
         * An amount of at least this.
         */
        minAmount?: number | string;
        /**
         * An amount of at most this.
         */
        maxAmount?: number | string;
        /**
         * Exactly this amount.
         */
        exactAmount?: number | string;
        /**
         * Text in the recipient reference or the batch label, in upper or lower case.
         */
        query?: string;
        /**
         * Only payouts to this beneficiary.
         */
        beneficiaryId?: string;
        /**
         * Only payouts of this batch, including returned ones.
         */
        batchId?: string;
        /**
         * The payer's own id of the beneficiary, exactly as it was written in the batch.
         */
        externalId?: string;
        /**
         * Words in the name, account number or external id of the recipient, or text in the reference or the batch label, without regard to case and accents.
         */
        search?: string;
        /**
         * What the payouts are sorted by.
         */
        sort?: 'createdAt' | 'amount' | 'recipient' | 'account' | 'reference' | 'batch' | 'status';
        /**
         * asc: smallest, earliest or first in the alphabet first.
         */
        order?: 'asc' | 'desc';
    };
    url: '/app/payouts';
};

export type ListPayoutsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPayoutsError = ListPayoutsErrors[keyof ListPayoutsErrors];

export type ListPayoutsResponses = {
    /**
     * A page of payout transactions.
     */
    200: PaginatedPayoutTransactionForDisplay;
};

export type ListPayoutsResponse = ListPayoutsResponses[keyof ListPayoutsResponses];

export type ExportPayoutsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only money out, or only money in.
         */
        direction?: PayoutDirection;
        /**
         * Only payouts in this status.
         */
        status?: PayoutStatus;
        /**
         * Created at this time or later, in epoch milliseconds.
         */
        from?: number;
        /**
         * Created at this time or earlier, in epoch milliseconds.
         */
        to?: number;
        /**
         * An amount of at least this.
         */
        minAmount?: number | string;
        /**
         * An amount of at most this.
         */
        maxAmount?: number | string;
        /**
         * Exactly this amount.
         */
        exactAmount?: number | string;
        /**
         * Text in the recipient reference or the batch label, in upper or lower case.
         */
        query?: string;
        /**
         * Only payouts to this beneficiary.
         */
        beneficiaryId?: string;
        /**
         * Only payouts of this batch, including returned ones.
         */
        batchId?: string;
        /**
         * The payer's own id of the beneficiary, exactly as it was written in the batch.
         */
        externalId?: string;
        /**
         * Words in the name, account number or external id of the recipient, or text in the reference or the batch label, without regard to case and accents.
         */
        search?: string;
    };
    url: '/app/payouts.csv';
};

export type ExportPayoutsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type GetPayoutProofData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/payouts/{id}/proof';
};

export type GetPayoutProofErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ListPeopleData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/people';
};

export type ListPeopleErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPeopleError = ListPeopleErrors[keyof ListPeopleErrors];

export type ListPeopleResponses = {
    /**
     * The people.
     */
    200: Array<NamedUser>;
};

export type ListPeopleResponse = ListPeopleResponses[keyof ListPeopleResponses];

export type UpdatePreferencesData = {
    body: Preferences;
    path?: never;
    query?: never;
    url: '/app/preferences';
};

export type UpdatePreferencesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdatePreferencesError = UpdatePreferencesErrors[keyof UpdatePreferencesErrors];

export type UpdatePreferencesResponses = {
    /**
     * The saved preferences.
     */
    200: Preferences;
};

export type UpdatePreferencesResponse = UpdatePreferencesResponses[keyof UpdatePreferencesResponses];

export type GetProfileData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/profile';
};

export type GetProfileErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetProfileError = GetProfileErrors[keyof GetProfileErrors];

export type GetProfileResponses = {
    /**
     * The profile.
     */
    200: Profile;
};

export type GetProfileResponse = GetProfileResponses[keyof GetProfileResponses];

export type UpdateProfileData = {
    body: ProfileRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/profile';
};

export type UpdateProfileErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdateProfileError = UpdateProfileErrors[keyof UpdateProfileErrors];

export type UpdateProfileResponses = {
    /**
     * The profile.
     */
    200: Profile;
};

export type UpdateProfileResponse = UpdateProfileResponses[keyof UpdateProfileResponses];

export type ChangePasswordData = {
    body: PasswordRequest;
    path?: never;
    query?: never;
    url: '/app/profile/password';
};

export type ChangePasswordErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ChangePasswordError = ChangePasswordErrors[keyof ChangePasswordErrors];

export type ChangePasswordResponses = {
    /**
     * The password was changed.
     */
    200: PasswordChanged;
};

export type ChangePasswordResponse = ChangePasswordResponses[keyof ChangePasswordResponses];

export type EndOwnSessionData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/profile/sessions/{id}/end';
};

export type EndOwnSessionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type EndOwnSessionError = EndOwnSessionErrors[keyof EndOwnSessionErrors];

export type EndOwnSessionResponses = {
    /**
     * The profile.
     */
    200: Profile;
};

export type EndOwnSessionResponse = EndOwnSessionResponses[keyof EndOwnSessionResponses];

export type ListPublicPayeesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/public-payees';
};

export type ListPublicPayeesErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListPublicPayeesError = ListPublicPayeesErrors[keyof ListPublicPayeesErrors];

export type ListPublicPayeesResponses = {
    /**
     * The payees.
     */
    200: Array<PublicPayee>;
};

export type ListPublicPayeesResponse = ListPublicPayeesResponses[keyof ListPublicPayeesResponses];

export type ListRecipientsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Part of a name, account number or external id.
         */
        query?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/recipients';
};

export type ListRecipientsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ExportRecipientsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Part of a name, account number or external id.
         */
        query?: string;
    };
    url: '/app/recipients.csv';
};

export type ExportRecipientsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportRecipientsError = ExportRecipientsErrors[keyof ExportRecipientsErrors];

export type ExportRecipientsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportRecipientsResponse = ExportRecipientsResponses[keyof ExportRecipientsResponses];

export type GetRecipientData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/recipients/{id}';
};

export type GetRecipientErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ListReconciliationEntriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only entries in this state.
         */
        state?: 'OPEN' | 'POSTED' | 'SET_ASIDE' | 'TAKEN_BACK';
        /**
         * Only entries whose proposal has this verdict. EXACT: those that wait for another user, because their statement was uploaded or because a rule was proposed for them. The others have no such rule.
         */
        verdict?: 'EXACT' | 'LIKELY' | 'UNMATCHED';
        /**
         * Only entries of this account.
         */
        accountId?: string;
        /**
         * Only entries that this statement file brought first.
         */
        fileId?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/reconciliation/entries';
};

export type ListReconciliationEntriesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListReconciliationEntriesError = ListReconciliationEntriesErrors[keyof ListReconciliationEntriesErrors];

export type ListReconciliationEntriesResponses = {
    /**
     * A page of entries.
     */
    200: PaginatedReconciliationEntry;
};

export type ListReconciliationEntriesResponse = ListReconciliationEntriesResponses[keyof ListReconciliationEntriesResponses];

export type ExportReconciliationEntriesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only entries in this state.
         */
        state?: 'OPEN' | 'POSTED' | 'SET_ASIDE' | 'TAKEN_BACK';
        /**
         * Only entries whose proposal has this verdict. EXACT: those that wait for another user, because their statement was uploaded or because a rule was proposed for them. The others have no such rule.
         */
        verdict?: 'EXACT' | 'LIKELY' | 'UNMATCHED';
        /**
         * Only entries of this account.
         */
        accountId?: string;
        /**
         * Only entries that this statement file brought first.
         */
        fileId?: string;
    };
    url: '/app/reconciliation/entries.csv';
};

export type ExportReconciliationEntriesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportReconciliationEntriesError = ExportReconciliationEntriesErrors[keyof ExportReconciliationEntriesErrors];

export type ExportReconciliationEntriesResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportReconciliationEntriesResponse = ExportReconciliationEntriesResponses[keyof ExportReconciliationEntriesResponses];

export type GetReconciliationEntryData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}';
};

export type GetReconciliationEntryErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetReconciliationEntryError = GetReconciliationEntryErrors[keyof GetReconciliationEntryErrors];

export type GetReconciliationEntryResponses = {
    /**
     * The entry.
     */
    200: ReconciliationEntry;
};

export type GetReconciliationEntryResponse = GetReconciliationEntryResponses[keyof GetReconciliationEntryResponses];

export type ListEntryCandidatesData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * Only payments whose name, reference or account number has this text, or whose amount it is. Without it, payments with the amount of the entry.
         */
        query?: string;
    };
    url: '/app/reconciliation/entries/{id}/candidates';
};

export type ListEntryCandidatesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListEntryCandidatesError = ListEntryCandidatesErrors[keyof ListEntryCandidatesErrors];

export type ListEntryCandidatesResponses = {
    /**
     * The payments.
     */
    200: Array<ReconciliationItem>;
};

export type ListEntryCandidatesResponse = ListEntryCandidatesResponses[keyof ListEntryCandidatesResponses];

export type DismissRuleSuggestionData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}/dismiss-rule-suggestion';
};

export type DismissRuleSuggestionErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DismissRuleSuggestionError = DismissRuleSuggestionErrors[keyof DismissRuleSuggestionErrors];

export type DismissRuleSuggestionResponses = {
    /**
     * The entry.
     */
    200: ReconciliationEntry;
};

export type DismissRuleSuggestionResponse = DismissRuleSuggestionResponses[keyof DismissRuleSuggestionResponses];

export type GetEntryRequestsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}/payment-requests';
};

export type GetEntryRequestsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetEntryRequestsError = GetEntryRequestsErrors[keyof GetEntryRequestsErrors];

export type GetEntryRequestsResponses = {
    /**
     * The requests.
     */
    200: EntryPaymentRequests;
};

export type GetEntryRequestsResponse = GetEntryRequestsResponses[keyof GetEntryRequestsResponses];

export type PostEntryData = {
    body: PostEntryRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}/post';
};

export type PostEntryErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type PostEntryError = PostEntryErrors[keyof PostEntryErrors];

export type PostEntryResponses = {
    /**
     * The entry.
     */
    200: ReconciliationEntry;
};

export type PostEntryResponse = PostEntryResponses[keyof PostEntryResponses];

export type PostProposalData = {
    body: PostProposalRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}/post-proposal';
};

export type PostProposalErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type PostProposalError = PostProposalErrors[keyof PostProposalErrors];

export type PostProposalResponses = {
    /**
     * The entry.
     */
    200: ReconciliationEntry;
};

export type PostProposalResponse = PostProposalResponses[keyof PostProposalResponses];

export type SuggestEntryRuleData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}/rule-suggestion';
};

export type SuggestEntryRuleErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SuggestEntryRuleError = SuggestEntryRuleErrors[keyof SuggestEntryRuleErrors];

export type SuggestEntryRuleResponses = {
    /**
     * The suggestion.
     */
    200: EntryRuleSuggestion;
};

export type SuggestEntryRuleResponse = SuggestEntryRuleResponses[keyof SuggestEntryRuleResponses];

export type SetEntryAsideData = {
    body: SetEntryAsideRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}/set-aside';
};

export type SetEntryAsideErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SetEntryAsideError = SetEntryAsideErrors[keyof SetEntryAsideErrors];

export type SetEntryAsideResponses = {
    /**
     * The entry.
     */
    200: ReconciliationEntry;
};

export type SetEntryAsideResponse = SetEntryAsideResponses[keyof SetEntryAsideResponses];

export type UndoPostingData = {
    body: UndoPostingRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/reconciliation/entries/{id}/undo';
};

export type UndoPostingErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UndoPostingError = UndoPostingErrors[keyof UndoPostingErrors];

export type UndoPostingResponses = {
    /**
     * The entry.
     */
    200: ReconciliationEntry;
};

export type UndoPostingResponse = UndoPostingResponses[keyof UndoPostingResponses];

export type ListRefusedStatementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * true: only files that no user has dismissed.
         */
        open?: 'true' | 'false';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/refused-statements';
};

export type ListRefusedStatementsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListRefusedStatementsError = ListRefusedStatementsErrors[keyof ListRefusedStatementsErrors];

export type ListRefusedStatementsResponses = {
    /**
     * A page of files.
     */
    200: PaginatedRefusedStatement;
};

export type ListRefusedStatementsResponse = ListRefusedStatementsResponses[keyof ListRefusedStatementsResponses];

export type DownloadRefusedStatementData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/refused-statements/{id}/content';
};

export type DownloadRefusedStatementErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DownloadRefusedStatementError = DownloadRefusedStatementErrors[keyof DownloadRefusedStatementErrors];

export type DownloadRefusedStatementResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadRefusedStatementResponse = DownloadRefusedStatementResponses[keyof DownloadRefusedStatementResponses];

export type DismissRefusedStatementData = {
    body: DismissRefusedStatementRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/refused-statements/{id}/dismiss';
};

export type DismissRefusedStatementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DismissRefusedStatementError = DismissRefusedStatementErrors[keyof DismissRefusedStatementErrors];

export type DismissRefusedStatementResponses = {
    /**
     * The file.
     */
    200: RefusedStatement;
};

export type DismissRefusedStatementResponse = DismissRefusedStatementResponses[keyof DismissRefusedStatementResponses];

export type GetRequestMailingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/request-mailing';
};

export type GetRequestMailingErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetRequestMailingError = GetRequestMailingErrors[keyof GetRequestMailingErrors];

export type GetRequestMailingResponses = {
    /**
     * Whether they can.
     */
    200: RequestMailing;
};

export type GetRequestMailingResponse = GetRequestMailingResponses[keyof GetRequestMailingResponses];

export type ListSavedViewsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/saved-views';
};

export type ListSavedViewsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListSavedViewsError = ListSavedViewsErrors[keyof ListSavedViewsErrors];

export type ListSavedViewsResponses = {
    /**
     * The views.
     */
    200: Array<SavedView>;
};

export type ListSavedViewsResponse = ListSavedViewsResponses[keyof ListSavedViewsResponses];

export type CreateSavedViewData = {
    body: SaveViewRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/saved-views';
};

export type CreateSavedViewErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreateSavedViewError = CreateSavedViewErrors[keyof CreateSavedViewErrors];

export type CreateSavedViewResponses = {
    /**
     * The view.
     */
    200: SavedView;
};

export type CreateSavedViewResponse = CreateSavedViewResponses[keyof CreateSavedViewResponses];

export type DeleteSavedViewData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/saved-views/{id}';
};

export type DeleteSavedViewErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DeleteSavedViewError = DeleteSavedViewErrors[keyof DeleteSavedViewErrors];

export type DeleteSavedViewResponses = {
    /**
     * The view that was deleted.
     */
    200: SavedView;
};

export type DeleteSavedViewResponse = DeleteSavedViewResponses[keyof DeleteSavedViewResponses];

export type UpdateSavedViewData = {
    body: SaveViewRequest;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/saved-views/{id}';
};

export type UpdateSavedViewErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdateSavedViewError = UpdateSavedViewErrors[keyof UpdateSavedViewErrors];

export type UpdateSavedViewResponses = {
    /**
     * The view.
     */
    200: SavedView;
};

export type UpdateSavedViewResponse = UpdateSavedViewResponses[keyof UpdateSavedViewResponses];

export type SearchData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What to search for, at least two characters.
         */
        q: string;
    };
    url: '/app/search';
};

export type SearchErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SearchError = SearchErrors[keyof SearchErrors];

export type SearchResponses = {
    /**
     * The results.
     */
    200: SearchResults;
};

export type SearchResponse = SearchResponses[keyof SearchResponses];

export type GetSessionData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/session';
};

export type GetSessionErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SignOutError = SignOutErrors[keyof SignOutErrors];

export type SignOutResponses = {
    /**
     * Signed out.
     */
    200: {
        /**
         * The address to open next.
         */
        location: string;
    };
};

export type SignOutResponse = SignOutResponses[keyof SignOutResponses];

export type SwitchUserData = {
    body: SwitchRequest;
    path?: never;
    query?: never;
    url: '/app/session/switch';
};

export type SwitchUserErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SwitchUserError = SwitchUserErrors[keyof SwitchUserErrors];

export type SwitchUserResponses = {
    /**
     * Where the session works now.
     */
    200: Company;
};

export type SwitchUserResponse = SwitchUserResponses[keyof SwitchUserResponses];

export type ExportSettlementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
        /**
         * Only those of this bank connection.
         */
        connectionId?: string;
        /**
         * Only settlements in this state.
         */
        state?: 'WAITING' | 'PARTIAL' | 'SETTLED' | 'DIFFERENT' | 'NOTHING_DUE';
        /**
         * Only settlements whose difference is in this state.
         */
        difference?: 'NONE' | 'OPEN' | 'WAITING' | 'ACKNOWLEDGED' | 'OUTDATED';
    };
    url: '/app/settlements.csv';
};

export type ExportSettlementsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportSettlementsError = ExportSettlementsErrors[keyof ExportSettlementsErrors];

export type ExportSettlementsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportSettlementsResponse = ExportSettlementsResponses[keyof ExportSettlementsResponses];

export type GetSigningPolicyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/signing-policy';
};

export type GetSigningPolicyErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetSigningPolicyError = GetSigningPolicyErrors[keyof GetSigningPolicyErrors];

export type GetSigningPolicyResponses = {
    /**
     * The policy.
     */
    200: SigningPolicy;
};

export type GetSigningPolicyResponse = GetSigningPolicyResponses[keyof GetSigningPolicyResponses];

export type PreviewSigningPolicyData = {
    body: PreviewSigningPolicyRequest;
    path?: never;
    query?: never;
    url: '/app/signing-policy/preview';
};

export type PreviewSigningPolicyErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type PreviewSigningPolicyError = PreviewSigningPolicyErrors[keyof PreviewSigningPolicyErrors];

export type PreviewSigningPolicyResponses = {
    /**
     * What would differ.
     */
    200: SigningPolicyPreview;
};

export type PreviewSigningPolicyResponse = PreviewSigningPolicyResponses[keyof PreviewSigningPolicyResponses];

export type ListStatementAccountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/statement-accounts';
};

export type ListStatementAccountsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListStatementAccountsError = ListStatementAccountsErrors[keyof ListStatementAccountsErrors];

export type ListStatementAccountsResponses = {
    /**
     * The accounts.
     */
    200: Array<ReconciledAccount>;
};

export type ListStatementAccountsResponse = ListStatementAccountsResponses[keyof ListStatementAccountsResponses];

export type ListBalanceDaysData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/statement-accounts/{id}/balance-days';
};

export type ListBalanceDaysErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListBalanceDaysError = ListBalanceDaysErrors[keyof ListBalanceDaysErrors];

export type ListBalanceDaysResponses = {
    /**
     * A page of days.
     */
    200: PaginatedBalanceDay;
};

export type ListBalanceDaysResponse = ListBalanceDaysResponses[keyof ListBalanceDaysResponses];

export type ExportBalanceDaysData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
    };
    url: '/app/statement-accounts/{id}/balance-days.csv';
};

export type ExportBalanceDaysErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportBalanceDaysError = ExportBalanceDaysErrors[keyof ExportBalanceDaysErrors];

export type ExportBalanceDaysResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportBalanceDaysResponse = ExportBalanceDaysResponses[keyof ExportBalanceDaysResponses];

export type ListMonthEndsData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most months to return.
         */
        limit?: number;
    };
    url: '/app/statement-accounts/{id}/month-ends';
};

export type ListMonthEndsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListMonthEndsError = ListMonthEndsErrors[keyof ListMonthEndsErrors];

export type ListMonthEndsResponses = {
    /**
     * A page of months.
     */
    200: PaginatedMonthEnd;
};

export type ListMonthEndsResponse = ListMonthEndsResponses[keyof ListMonthEndsResponses];

export type ListStatementConfirmationsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/statement-confirmations';
};

export type ListStatementConfirmationsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListStatementConfirmationsError = ListStatementConfirmationsErrors[keyof ListStatementConfirmationsErrors];

export type ListStatementConfirmationsResponses = {
    /**
     * The files.
     */
    200: Array<WaitingStatement>;
};

export type ListStatementConfirmationsResponse = ListStatementConfirmationsResponses[keyof ListStatementConfirmationsResponses];

export type ConfirmStatementData = {
    body: ConfirmStatementRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/statement-files/{id}/confirm';
};

export type ConfirmStatementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmStatementError = ConfirmStatementErrors[keyof ConfirmStatementErrors];

export type ConfirmStatementResponses = {
    /**
     * What was posted.
     */
    200: ConfirmedStatement;
};

export type ConfirmStatementResponse = ConfirmStatementResponses[keyof ConfirmStatementResponses];

export type ListStatementFindingsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only those of this statement.
         */
        statementId?: string;
        /**
         * true: only findings that are open.
         */
        open?: 'true' | 'false';
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/statement-findings';
};

export type ListStatementFindingsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListStatementFindingsError = ListStatementFindingsErrors[keyof ListStatementFindingsErrors];

export type ListStatementFindingsResponses = {
    /**
     * A page of findings.
     */
    200: PaginatedStatementFinding;
};

export type ListStatementFindingsResponse = ListStatementFindingsResponses[keyof ListStatementFindingsResponses];

export type CloseStatementFindingData = {
    body: CloseStatementFindingRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/statement-findings/{id}/close';
};

export type CloseStatementFindingErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CloseStatementFindingError = CloseStatementFindingErrors[keyof CloseStatementFindingErrors];

export type CloseStatementFindingResponses = {
    /**
     * The finding.
     */
    200: StatementFinding;
};

export type CloseStatementFindingResponse = CloseStatementFindingResponses[keyof CloseStatementFindingResponses];

export type ListStatementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only those of this account.
         */
        accountId?: string;
        /**
         * Only statements, or only advices.
         */
        kind?: 'STATEMENT' | 'ADVICE';
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/statements';
};

export type ListStatementsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListStatementsError = ListStatementsErrors[keyof ListStatementsErrors];

export type ListStatementsResponses = {
    /**
     * A page of statements.
     */
    200: PaginatedBankStatement;
};

export type ListStatementsResponse = ListStatementsResponses[keyof ListStatementsResponses];

export type UploadStatementData = {
    body: UploadStatementRequest;
    path?: never;
    query?: never;
    url: '/app/statements';
};

export type UploadStatementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UploadStatementError = UploadStatementErrors[keyof UploadStatementErrors];

export type UploadStatementResponses = {
    /**
     * The file and its statements.
     */
    200: StatementFile;
};

export type UploadStatementResponse = UploadStatementResponses[keyof UploadStatementResponses];

export type ExportStatementsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only those of this account.
         */
        accountId?: string;
        /**
         * Only statements, or only advices.
         */
        kind?: 'STATEMENT' | 'ADVICE';
        /**
         * Only from this day.
         */
        from?: string;
        /**
         * Only up to this day.
         */
        to?: string;
    };
    url: '/app/statements.csv';
};

export type ExportStatementsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ExportStatementsError = ExportStatementsErrors[keyof ExportStatementsErrors];

export type ExportStatementsResponses = {
    /**
     * The CSV file.
     */
    200: string;
};

export type ExportStatementsResponse = ExportStatementsResponses[keyof ExportStatementsResponses];

export type PreviewStatementCsvData = {
    body: PreviewStatementCsvRequest;
    path?: never;
    query?: never;
    url: '/app/statements/csv-preview';
};

export type PreviewStatementCsvErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type PreviewStatementCsvError = PreviewStatementCsvErrors[keyof PreviewStatementCsvErrors];

export type PreviewStatementCsvResponses = {
    /**
     * What the file would say.
     */
    200: StatementCsvPreview;
};

export type PreviewStatementCsvResponse = PreviewStatementCsvResponses[keyof PreviewStatementCsvResponses];

export type GetStatementData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/statements/{id}';
};

export type GetStatementErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetStatementError = GetStatementErrors[keyof GetStatementErrors];

export type GetStatementResponses = {
    /**
     * The statement.
     */
    200: BankStatementDetails;
};

export type GetStatementResponse = GetStatementResponses[keyof GetStatementResponses];

export type ListStatementEntriesData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/app/statements/{id}/entries';
};

export type ListStatementEntriesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListStatementEntriesError = ListStatementEntriesErrors[keyof ListStatementEntriesErrors];

export type ListStatementEntriesResponses = {
    /**
     * A page of entries.
     */
    200: PaginatedStatementEntry;
};

export type ListStatementEntriesResponse = ListStatementEntriesResponses[keyof ListStatementEntriesResponses];

export type TakeBackStatementData = {
    body: TakeBackStatementRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/statements/{id}/take-back';
};

export type TakeBackStatementErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type TakeBackStatementError = TakeBackStatementErrors[keyof TakeBackStatementErrors];

export type TakeBackStatementResponses = {
    /**
     * The statement.
     */
    200: BankStatementDetails;
};

export type TakeBackStatementResponse = TakeBackStatementResponses[keyof TakeBackStatementResponses];

export type ListProgramTokensData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/tokens';
};

export type ListProgramTokensErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListProgramTokensError = ListProgramTokensErrors[keyof ListProgramTokensErrors];

export type ListProgramTokensResponses = {
    /**
     * The tokens.
     */
    200: Array<ProgramToken>;
};

export type ListProgramTokensResponse = ListProgramTokensResponses[keyof ListProgramTokensResponses];

export type CreateProgramTokenData = {
    body: ProgramTokenRequest;
    path?: never;
    query?: never;
    url: '/app/tokens';
};

export type CreateProgramTokenErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreateProgramTokenError = CreateProgramTokenErrors[keyof CreateProgramTokenErrors];

export type CreateProgramTokenResponses = {
    /**
     * The token with its secret.
     */
    200: NewProgramToken;
};

export type CreateProgramTokenResponse = CreateProgramTokenResponses[keyof CreateProgramTokenResponses];

export type ConfirmProgramTokenData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/tokens/{id}/confirm';
};

export type ConfirmProgramTokenErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ConfirmProgramTokenError = ConfirmProgramTokenErrors[keyof ConfirmProgramTokenErrors];

export type ConfirmProgramTokenResponses = {
    /**
     * The token.
     */
    200: ProgramToken;
};

export type ConfirmProgramTokenResponse = ConfirmProgramTokenResponses[keyof ConfirmProgramTokenResponses];

export type RevokeProgramTokenData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/tokens/{id}/revoke';
};

export type RevokeProgramTokenErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RevokeProgramTokenError = RevokeProgramTokenErrors[keyof RevokeProgramTokenErrors];

export type RevokeProgramTokenResponses = {
    /**
     * The token.
     */
    200: ProgramToken;
};

export type RevokeProgramTokenResponse = RevokeProgramTokenResponses[keyof RevokeProgramTokenResponses];

export type StreamAccountEventsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The user as whom the page acts. If the session is that of another user, the answer is 401 `other_company`.
         */
        user?: string;
        /**
         * The id of a subaccount; absent, empty or 0: the primary account.
         */
        subaccount?: string;
    };
    url: '/app/trading/account-events';
};

export type StreamAccountEventsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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
         * The user as whom the page acts. If the session is that of another user, the answer is 401 `other_company`.
         */
        user?: string;
        /**
         * The symbol of the pair.
         */
        pair: string;
    };
    url: '/app/trading/market-events';
};

export type StreamMarketEventsErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type GetTradingStatusData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/trading/status';
};

export type GetTradingStatusErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ListUndeliveredMailsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/undelivered-mails';
};

export type ListUndeliveredMailsErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListUndeliveredMailsError = ListUndeliveredMailsErrors[keyof ListUndeliveredMailsErrors];

export type ListUndeliveredMailsResponses = {
    /**
     * The mails.
     */
    200: Array<UndeliveredMail>;
};

export type ListUndeliveredMailsResponse = ListUndeliveredMailsResponses[keyof ListUndeliveredMailsResponses];

export type SendMailsAgainData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/undelivered-mails/send-again';
};

export type SendMailsAgainErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SendMailsAgainError = SendMailsAgainErrors[keyof SendMailsAgainErrors];

export type SendMailsAgainResponses = {
    /**
     * The mails are due.
     */
    200: MailsDue;
};

export type SendMailsAgainResponse = SendMailsAgainResponses[keyof SendMailsAgainResponses];

export type DismissMailData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/undelivered-mails/{id}/dismiss';
};

export type DismissMailErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type DismissMailError = DismissMailErrors[keyof DismissMailErrors];

export type DismissMailResponses = {
    /**
     * The mail that was deleted.
     */
    200: UndeliveredMail;
};

export type DismissMailResponse = DismissMailResponses[keyof DismissMailResponses];

export type ListUsersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/users';
};

export type ListUsersErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListUsersError = ListUsersErrors[keyof ListUsersErrors];

export type ListUsersResponses = {
    /**
     * The users.
     */
    200: Array<EntityUser>;
};

export type ListUsersResponse = ListUsersResponses[keyof ListUsersResponses];

export type ListWaitingBatchesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/waiting-batches';
};

export type ListWaitingBatchesErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
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

export type ListWebhooksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/app/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * The endpoints.
     */
    200: Array<Webhook>;
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    body: WebhookRequest;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/app/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The endpoint with its secret.
     */
    200: WebhookWithSecret;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type GetWebhookData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}';
};

export type GetWebhookErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The endpoint.
     */
    200: Webhook;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    body: WebhookChange;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}';
};

export type UpdateWebhookErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * The endpoint.
     */
    200: Webhook;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: {
        /**
         * How many items to skip.
         */
        offset?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * Only deliveries with this status.
         */
        status?: 'WAITING' | 'DELIVERED' | 'SKIPPED';
    };
    url: '/app/webhooks/{id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * The deliveries.
     */
    200: WebhookDeliveries;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type GetWebhookDeliveryData = {
    body?: never;
    path: {
        /**
         * The id of the resource.
         */
        id: string;
        /**
         * The event.
         */
        eventId: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/deliveries/{eventId}';
};

export type GetWebhookDeliveryErrors = {
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type GetWebhookDeliveryError = GetWebhookDeliveryErrors[keyof GetWebhookDeliveryErrors];

export type GetWebhookDeliveryResponses = {
    /**
     * The delivery.
     */
    200: WebhookDeliveryDetails;
};

export type GetWebhookDeliveryResponse = GetWebhookDeliveryResponses[keyof GetWebhookDeliveryResponses];

export type SendWebhookDeliveryAgainData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
        /**
         * The event.
         */
        eventId: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/deliveries/{eventId}/send-again';
};

export type SendWebhookDeliveryAgainErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SendWebhookDeliveryAgainError = SendWebhookDeliveryAgainErrors[keyof SendWebhookDeliveryAgainErrors];

export type SendWebhookDeliveryAgainResponses = {
    /**
     * The delivery.
     */
    200: WebhookDelivery;
};

export type SendWebhookDeliveryAgainResponse = SendWebhookDeliveryAgainResponses[keyof SendWebhookDeliveryAgainResponses];

export type RemoveWebhookData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/remove';
};

export type RemoveWebhookErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RemoveWebhookError = RemoveWebhookErrors[keyof RemoveWebhookErrors];

export type RemoveWebhookResponses = {
    /**
     * The endpoint.
     */
    200: Webhook;
};

export type RemoveWebhookResponse = RemoveWebhookResponses[keyof RemoveWebhookResponses];

export type ReplayWebhookData = {
    body: WebhookReplay;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/replay';
};

export type ReplayWebhookErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type ReplayWebhookError = ReplayWebhookErrors[keyof ReplayWebhookErrors];

export type ReplayWebhookResponses = {
    /**
     * The events wait.
     */
    200: WebhookReplayed;
};

export type ReplayWebhookResponse = ReplayWebhookResponses[keyof ReplayWebhookResponses];

export type RotateWebhookSecretData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/rotate';
};

export type RotateWebhookSecretErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The endpoint with its new secret.
     */
    200: WebhookWithSecret;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type SwitchOffWebhookData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/switch-off';
};

export type SwitchOffWebhookErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SwitchOffWebhookError = SwitchOffWebhookErrors[keyof SwitchOffWebhookErrors];

export type SwitchOffWebhookResponses = {
    /**
     * The endpoint.
     */
    200: Webhook;
};

export type SwitchOffWebhookResponse = SwitchOffWebhookResponses[keyof SwitchOffWebhookResponses];

export type SwitchOnWebhookData = {
    body: WebhookSwitchOn;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/switch-on';
};

export type SwitchOnWebhookErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The body is larger than the operation accepts.
     */
    413: ProblemDetails;
    /**
     * The body is not JSON.
     */
    415: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type SwitchOnWebhookError = SwitchOnWebhookErrors[keyof SwitchOnWebhookErrors];

export type SwitchOnWebhookResponses = {
    /**
     * The endpoint.
     */
    200: Webhook;
};

export type SwitchOnWebhookResponse = SwitchOnWebhookResponses[keyof SwitchOnWebhookResponses];

export type TestWebhookData = {
    body?: never;
    headers?: {
        /**
         * A UUID chosen by the client. For 30 days, the same key with the same body returns the first answer.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The id of the resource.
         */
        id: string;
    };
    query?: never;
    url: '/app/webhooks/{id}/test';
};

export type TestWebhookErrors = {
    /**
     * The input is not valid, or the state of the resource does not allow the operation.
     */
    400: ProblemDetails;
    /**
     * The credential is missing or not valid.
     */
    401: ProblemDetails;
    /**
     * The caller lacks the role that the operation needs.
     */
    403: ProblemDetails;
    /**
     * The resource does not exist, or it belongs to another entity.
     */
    404: ProblemDetails;
    /**
     * A request with the same idempotency key is still being processed.
     */
    409: ProblemDetails;
    /**
     * The idempotency key was used before, with a different body.
     */
    422: ProblemDetails;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: ProblemDetails;
    /**
     * 500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` or `identity_provider_unreachable`: the server is temporarily unable to process requests.
     */
    default: ProblemDetails;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * The delivery.
     */
    200: WebhookDelivery;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];

export type ListTransactionHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        skip?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * Only transactions in this currency.
         */
        currency?: string;
        /**
         * Only transactions of these types, separated by commas.
         */
        transactionTypes?: string;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        startTime?: string | string;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        endTime?: string | string;
        /**
         * Only older items than the one with this id.
         */
        beforeId?: string;
    };
    url: '/trading/v1/account/transactionhistory';
};

export type ListTransactionHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        skip?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        startTime?: string | string;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        endTime?: string | string;
        /**
         * Only orders with these statuses, separated by commas.
         */
        statuses?: string;
        /**
         * Currency pairs, separated by commas.
         */
        currencyPair?: string;
        /**
         * Leave out failed orders.
         */
        excludeFailures?: boolean;
        /**
         * Include cancelled orders without any execution.
         */
        showZeroVolumeCancels?: boolean;
    };
    url: '/trading/v1/orders/history';
};

export type ListOrderHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v2/brokerage/quote';
};

export type GetBrokerageQuoteErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
     */
    default: TradingProblem;
};

export type GetBrokerageQuoteError = GetBrokerageQuoteErrors[keyof GetBrokerageQuoteErrors];

export type GetBrokerageQuoteResponses = {
    /**
     * The conversion quote.
     */
    200: BrokerageQuote;
};

export type GetBrokerageQuoteResponse = GetBrokerageQuoteResponses[keyof GetBrokerageQuoteResponses];

export type ListBrokerageInstructionsData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of the order.
         */
        orderId: string;
    };
    query?: never;
    url: '/trading/v2/brokerage/history/{orderId}';
};

export type ListBrokerageInstructionsErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
     */
    default: TradingProblem;
};

export type ListBrokerageInstructionsError = ListBrokerageInstructionsErrors[keyof ListBrokerageInstructionsErrors];

export type ListBrokerageInstructionsResponses = {
    /**
     * The conversion.
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
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/orders/open';
};

export type ListOpenOrdersErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to skip.
         */
        skip?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        startTime?: string | string;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        endTime?: string | string;
        /**
         * Only older items than the one with this id.
         */
        beforeId?: string;
    };
    url: '/trading/v1/account/tradehistory';
};

export type ListTradeHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of the order.
         */
        orderId: string;
    };
    query?: never;
    url: '/trading/v1/orders/history/detail/orderid/{orderId}';
};

export type GetOrderHistoryDetailErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/orders/limit';
};

export type PlaceLimitOrderErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The currency pair.
         */
        currencyPair: string;
        /**
         * The id of the order.
         */
        orderId: string;
    };
    query?: never;
    url: '/trading/v1/orders/{currencyPair}/orderid/{orderId}';
};

export type GetOrderStatusErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
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
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * True for a proprietary subaccount; false for a customer subaccount.
         */
        isProprietarySubAccount?: boolean;
    };
    url: '/trading/v1/account/subaccount';
};

export type CreateSubaccountErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
     */
    default: TradingProblem;
};

export type CreateSubaccountError = CreateSubaccountErrors[keyof CreateSubaccountErrors];

export type CreateSubaccountResponses = {
    /**
     * The subaccount was created.
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
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query: {
        /**
         * The currency of the loans.
         */
        currencySymbol: string;
        /**
         * How many items to skip.
         */
        skip?: number;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        startTime?: string | string;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        endTime?: string | string;
    };
    url: '/trading/v1/loans/update-history';
};

export type ListLoanUpdatesErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query: {
        /**
         * A perpetual future: base and quote currency, then PERP.
         */
        currencyPair: string;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        startTime?: string | string;
        /**
         * A time in ISO 8601, read as UTC and inclusive.
         */
        endTime?: string | string;
        /**
         * How many items to skip.
         */
        skip?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/trading/v1/positions/funding/history';
};

export type ListFundingHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
     */
    default: TradingProblem;
};

export type ListFundingHistoryError = ListFundingHistoryErrors[keyof ListFundingHistoryErrors];

export type ListFundingHistoryResponses = {
    /**
     * The funding payments.
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
         * The length of a period, in seconds.
         */
        periodSeconds?: 60 | 300 | 900 | 1800 | 3600 | 21600 | 86400;
        /**
         * The start, in epoch seconds; 300 periods before `endTime` when absent.
         */
        startTime?: number;
        /**
         * The end, in epoch seconds; now when absent.
         */
        endTime?: number;
        /**
         * Include periods without trades.
         */
        includeEmpty?: boolean;
        /**
         * The most items to return.
         */
        limit?: number;
        /**
         * How many items to skip.
         */
        skip?: number;
    };
    url: '/trading/v1/public/{currencyPair}/buckets';
};

export type ListBucketsErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * How many items to skip.
         */
        skip?: number;
        /**
         * The most items to return.
         */
        limit?: number;
    };
    url: '/trading/v1/public/{currencyPair}/trades';
};

export type ListPublicTradesErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/orders/order';
};

export type CancelOrderErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
         * The subaccount to act for; absent or empty: the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/trading/v1/positions/open';
};

export type ListOpenPositionsErrors = {
    /**
     * The exchange refused the input, or your entity has no API key for the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the API key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the API key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * This address does not exist.
     */
    404: TradingProblem;
    /**
     * Too many requests. `Retry-After` gives the seconds to wait.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read, or failed.
     */
    502: TradingProblem;
    /**
     * The exchange is unavailable. `Retry-After` gives the seconds to wait.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * The server failed.
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
