/** The closed sets of values of reconciliation. */

/** The kinds of items that we expect on a bank statement or, for REJECTED, that may appear there anyway. */
const EXPECTED_KINDS = ['PAYOUT', 'FEE', 'RETURN', 'FUNDING', 'COLLECTION', 'RECEIPT', 'REJECTED'] as const;
export type ExpectedKind = (typeof EXPECTED_KINDS)[number];

/** EXACT posts without a user. LIKELY is proposed to one. UNMATCHED waits for one. */
export const MATCH_VERDICTS = ['EXACT', 'LIKELY', 'UNMATCHED'] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];

/** Why an entry, or a payment that an entry names, was matched or not; with the verdict that follows. */
export const MATCH_REASONS = {
  /** Names the item by its end-to-end id; amount, account and date agree. */
  END_TO_END_ID: 'EXACT',
  /** Names the item by a reference; amount, account and date agree. */
  REFERENCE: 'EXACT',
  /** Names several items whose amounts sum to the entry, each by its end-to-end id. */
  NAMED_PAYMENTS: 'EXACT',
  /** Names a file and is the sum of its items. */
  WHOLE_FILE: 'EXACT',
  /**
   * Names a file and is the sum of consecutive payments in it; together with other entries it covers the
   * whole file.
   */
  FILE_IN_PARTS: 'EXACT',
  /** Gives back, by its name, a payment that the bank had rejected but debited anyway. */
  GIVEN_BACK: 'EXACT',
  /** Returns a payout that was paid, by its end-to-end id, and the bank says that it is a return. */
  RETURN: 'EXACT',
  /** Quotes a standing reference, under which any amount may arrive. */
  STANDING_REFERENCE: 'EXACT',
  /**
   * Has the words and an amount of an entry rule that posts automatically, and nothing in common with what we
   * expect.
   */
  RULE: 'EXACT',
  /** Is money that came to a receiving account. */
  RECEIPT: 'EXACT',
  /** Takes back a receipt: the bank marks it so, and one receipt of its amount has the same name. */
  TAKEN_BACK: 'EXACT',

  /** Names the item, but the amount differs. */
  AMOUNT_DIFFERS: 'LIKELY',
  /** Names the item, but is on another of our accounts. */
  ACCOUNT_DIFFERS: 'LIKELY',
  /** Names the item, but the bank states a different counterparty account. */
  COUNTERPARTY_DIFFERS: 'LIKELY',
  /** Names the item, but came after the date window. */
  LATE: 'LIKELY',
  /** Names the item, but came before the date window. */
  EARLY: 'LIKELY',
  /** One of several entries that together are the item. */
  SPLIT: 'LIKELY',
  /** Is the sum of several items. */
  MERGED: 'LIKELY',
  /** Is the sum of a file's items, which it does not name. */
  FILE_SUM: 'LIKELY',
  /** Is the sum of several files of a day. */
  FILES_TOGETHER: 'LIKELY',
  /** Is the sum of consecutive payments in a file. */
  FILE_PART: 'LIKELY',
  /** Is slightly more than the sum of a file: the difference can be a bank charge. */
  FILE_AND_CHARGES: 'LIKELY',
  /** Names a file, and is the sum of all its payments but one or two. */
  FILE_WITHOUT_SOME: 'LIKELY',
  /**
   * Is the sum of payments in a file that the bank has not answered yet: it may have rejected some of them.
   */
  FILE_BEFORE_ANSWER: 'LIKELY',
  /** Debits payments together with some that the bank had rejected and should give back. */
  WITH_REJECTED: 'LIKELY',
  /** Gives back the amount of payments that the bank had rejected but debited anyway. */
  LOOKS_GIVEN_BACK: 'LIKELY',
  /** Fits several items equally well, and not all of them have an entry. */
  AMBIGUOUS: 'LIKELY',
  /** The counterparty's account, the amount and the date agree; no name is involved. */
  COUNTERPARTY_AND_AMOUNT: 'LIKELY',
  /** The amount and the date agree with exactly one item; no name is involved. */
  AMOUNT_AND_DATE: 'LIKELY',
  /**
   * Gives back the amount of a payout that it names, and the bank does not say that it is a return; or takes
   * back funding that it names.
   */
  LOOKS_LIKE_RETURN: 'LIKELY',
  /** The bank says that it is a return of a payout that is not on any statement yet. */
  RETURN_BEFORE_PAYMENT: 'LIKELY',
  /** Returns a payout that was paid, but the amount differs. */
  RETURN_AMOUNT_DIFFERS: 'LIKELY',
  /** Takes back the second of two entries for the same item. */
  CORRECTS_DOUBLE: 'LIKELY',
  /** Has the words and an amount of an entry rule, and a user decides. */
  KNOWN_CATEGORY: 'LIKELY',
  /** Has the amount of a receipt in the other direction, and its name or the bank's mark of a return. */
  LOOKS_TAKEN_BACK: 'LIKELY',
  /** Is money to an account that also pays, and nearly quotes one open reference of a request or a payer. */
  LOOKS_RECEIVED: 'LIKELY',

  /** Repeats an entry: its item already has one. */
  DOUBLED: 'UNMATCHED',
  /** Is identical, in everything that the bank states, to an entry of another statement. */
  REPEATED: 'UNMATCHED',
  /** Has the amount of the item that it names, in the other direction. */
  SIGN_SWAPPED: 'UNMATCHED',
  /** Amount and date agree with several items or sums of files, and nothing else does. */
  SEVERAL_CANDIDATES: 'UNMATCHED',
  /** It matches nothing that we expect. */
  UNKNOWN: 'UNMATCHED',
  /** Is not booked yet. */
  PENDING: 'UNMATCHED',
  /** Is dated in the future. */
  DATED_AHEAD: 'UNMATCHED',
  /** Moves no money. */
  ZERO_AMOUNT: 'UNMATCHED',
  /** Has the words and an amount of an entry rule, but also something in common with a payment. */
  RULE_OR_PAYMENT: 'UNMATCHED',
  /** Fits an entry rule, and another statement has an entry of the same day and amount. */
  RULE_REPEATED: 'UNMATCHED',
  /** Names a file, but is not the sum of its items. */
  FILE_AMOUNT_DIFFERS: 'UNMATCHED',
  /** Has a name that several files of a day share, and is the sum of none of them. */
  SEVERAL_FILES: 'UNMATCHED',
  /** Gives back a payment that the bank had rejected, and whose debit is not posted. */
  REJECTED_CREDIT: 'UNMATCHED',
  /** Pays a payment that the bank had rejected. */
  PAID_AFTER_REJECTION: 'UNMATCHED',
} as const satisfies Record<string, MatchVerdict>;
export type MatchReason = keyof typeof MATCH_REASONS;

/**
 * The states of an expected item:
 * - MATCHED: an entry posts it, or did so earlier;
 * - DOUBLED: as MATCHED, and a further entry repeats it;
 * - QUESTIONED: an entry is about it, and a user decides;
 * - WAITING: no entry yet, within the date window;
 * - MISSING: no entry, and the date window is over.
 */
const ITEM_STATES = ['MATCHED', 'DOUBLED', 'QUESTIONED', 'WAITING', 'MISSING'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/**
 * The states of an entry:
 * - OPEN: it waits for its match or a user;
 * - POSTED: its meaning is recorded;
 * - SET_ASIDE: it may still be posted;
 * - TAKEN_BACK: every statement that had it was taken back, and it no longer counts.
 */
export const ENTRY_STATES = ['OPEN', 'POSTED', 'SET_ASIDE', 'TAKEN_BACK'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/**
 * The kinds of postings. A CORRECTION is one of two entries that cancel each other. OTHER is business of the
 * company that is neither a payout nor funding; its entry rule has the category. RECEIPT is money of a payer
 * on a receiving account, or the bank taking it back.
 */
export const POSTING_KINDS = [
  'PAYOUT',
  'RETURN',
  'FEE',
  'FUNDING',
  'OTHER',
  'CORRECTION',
  'RECEIPT',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/**
 * The categories of other business: tax, a transfer between two accounts of the company, interest, charges of
 * the bank, purchases and takings by card, or something else, such as rent.
 */
export const ENTRY_CATEGORIES = ['TAX', 'OWN_TRANSFER', 'INTEREST', 'CHARGES', 'CARD', 'OTHER'] as const;
export type EntryCategory = (typeof ENTRY_CATEGORIES)[number];

/**
 * The states of an entry rule:
 * - WAITING: a user proposed it, and a second one has to confirm it;
 * - IN_FORCE: entries that fit it are posted, or proposed to a user;
 * - ENDED: withdrawn, ended or replaced.
 */
export const ENTRY_RULE_STATES = ['WAITING', 'IN_FORCE', 'ENDED'] as const;
export type EntryRuleState = (typeof ENTRY_RULE_STATES)[number];

/** EXACT: posted without a user. PROPOSAL: a user accepted a proposal. CHOICE: a user chose the item. */
export const POSTING_WAYS = ['EXACT', 'PROPOSAL', 'CHOICE'] as const;
export type PostingWay = (typeof POSTING_WAYS)[number];

/**
 * The facts that an entry and an item can have in common. A fact that either of them does not state is not
 * listed.
 */
export const MATCH_FACTS = ['NAME', 'AMOUNT', 'DATE', 'ACCOUNT', 'COUNTERPARTY'] as const;
export type MatchFact = (typeof MATCH_FACTS)[number];

/**
 * The states of the opening balance of an account:
 * - MISSING: the ledger does not know what was on the account before;
 * - WAITING: a user proposed it, and a second one has to confirm it;
 * - BOOKED: it is in FUNDING.
 */
export const OPENING_STATES = ['MISSING', 'WAITING', 'BOOKED'] as const;

/**
 * Why the ledger and the statement differ at the end of a day:
 * - PAYOUTS, FEES, RETURNS, FUNDING, OTHER, RECEIPTS: booked in the ledger and not yet posted from a
 *   statement, or the other way round, or with different amounts;
 * - CORRECTIONS: one of two entries that cancel each other came later;
 * - OPEN_ENTRIES, SET_ASIDE_ENTRIES: on the statement, and not posted;
 * - OPENING_BALANCE: no opening balance is booked, and that of the first statement includes entries that were
 *   also received;
 * - STATEMENT_BREAK: the entries do not sum to the balances that the statements state.
 */
export const BALANCE_REASONS = [
  'PAYOUTS',
  'FEES',
  'RETURNS',
  'FUNDING',
  'OTHER',
  'RECEIPTS',
  'CORRECTIONS',
  'OPEN_ENTRIES',
  'SET_ASIDE_ENTRIES',
  'OPENING_BALANCE',
  'STATEMENT_BREAK',
] as const;
export type BalanceReason = (typeof BALANCE_REASONS)[number];

/**
 * The progress of the payouts of a bank file on statements:
 * - WAITING: none; PARTIAL: some; SETTLED: all, with their amounts; DIFFERENT: all, with other amounts.
 *   Payments that the bank rejected are not due: one that a statement shows anyway is a difference.
 */
export const SETTLEMENT_STATES = ['WAITING', 'PARTIAL', 'SETTLED', 'DIFFERENT', 'NOTHING_DUE'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/**
 * The states of the difference of a settlement:
 * - NONE: every payout that statements show has its amount;
 * - OPEN: it differs, and no user has acknowledged it;
 * - WAITING: a user has acknowledged it, and a second one has to confirm that;
 * - ACKNOWLEDGED: users have acknowledged the amounts that differ;
 * - OUTDATED: the amounts have changed since users acknowledged them.
 */
export const DIFFERENCE_STATES = ['NONE', 'OPEN', 'WAITING', 'ACKNOWLEDGED', 'OUTDATED'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** How an acknowledgement ended: a user withdrew it, or a user acknowledged the changed difference. */
const ACKNOWLEDGEMENT_ENDS = ['WITHDRAWN', 'REPLACED'] as const;
export type AcknowledgementEnd = (typeof ACKNOWLEDGEMENT_ENDS)[number];

/**
 * The states of a month of an account:
 * - OPEN: something prevents its closing; READY: nothing does;
 * - WAITING: a user closed it, and a second one has to confirm that;
 * - CLOSED: two users have closed it, and nothing in it changes;
 * - REOPENED: two users have reopened it, and it is not closed again.
 */
export const MONTH_STATES = ['OPEN', 'READY', 'WAITING', 'CLOSED', 'REOPENED'] as const;
export type MonthState = (typeof MONTH_STATES)[number];

/**
 * The matters that prevent the closing of a month, or that are reported with it:
 * - NOT_OVER: its last day has not passed; NOT_BEGUN: no opening balance is booked;
 * - EARLIER_MONTH: an earlier month of the account is not closed;
 * - STATEMENTS: no statement states the balance at its end; FINDINGS: its statements have open findings;
 * - OPEN_ENTRIES: entries are not posted; DIFFERENCE: ledger and bank differ at its end. These do not prevent
 *   closing: SET_ASIDE_ENTRIES, DIFFERENT_DAYS (days that ended with a difference) and SETTLEMENTS (that are
 *   not settled).
 */
export const MONTH_MATTERS = [
  'NOT_OVER',
  'NOT_BEGUN',
  'EARLIER_MONTH',
  'STATEMENTS',
  'FINDINGS',
  'OPEN_ENTRIES',
  'DIFFERENCE',
  'SET_ASIDE_ENTRIES',
  'DIFFERENT_DAYS',
  'SETTLEMENTS',
] as const;
export type MonthMatter = (typeof MONTH_MATTERS)[number];

/** The progress of one payout on statements. */
export const SETTLED_PAYOUT_STATES = ['WAITING', 'SETTLED', 'REJECTED', 'RETURNED'] as const;
