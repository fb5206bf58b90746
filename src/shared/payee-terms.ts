/** How the payment config treats a payment to an account that is not in the register. */
export const PAYEE_POLICIES = ['WARN', 'REGISTERED_ONLY'] as const;
export type PayeePolicy = (typeof PAYEE_POLICIES)[number];

/** ADD: a new payee. CHANGE: other details of a payee. REMOVE: the payee is not paid any more. */
export const PAYEE_CHANGE_KINDS = ['ADD', 'CHANGE', 'REMOVE'] as const;
export type PayeeChangeKind = (typeof PAYEE_CHANGE_KINDS)[number];

/**
 * WAITING: for a second person. CONFIRMED: it counts, from its time on. The others never count: another
 * person rejected it, its author withdrew it, the payee was removed, or no second person confirmed it in
 * time.
 */
export const PAYEE_CHANGE_STATES = [
  'WAITING',
  'CONFIRMED',
  'REJECTED',
  'WITHDRAWN',
  'ENDED',
  'EXPIRED',
] as const;
export type PayeeChangeState = (typeof PAYEE_CHANGE_STATES)[number];

/** Where the details of a change come from: typed, a file, or the rows of a batch. */
export const PAYEE_SOURCES = ['FORM', 'FILE', 'BATCH'] as const;
export type PayeeSource = (typeof PAYEE_SOURCES)[number];

/**
 * The payees of a list. PAID: an account may be paid now. WAITING: a change waits for a person or for its
 * time. NOT_PAID: none may be paid, and nothing waits.
 */
export const PAYEE_VIEWS = ['PAID', 'WAITING', 'NOT_PAID'] as const;
export type PayeeView = (typeof PAYEE_VIEWS)[number];

/**
 * Why a payment does not fit the register: its account is in it under other names only, its name is in it
 * with another account, its reference has not the format of the payee, neither is in it, or its account was
 * not verified as the payment config demands.
 */
export const REGISTER_FINDINGS = [
  'OTHER_NAME',
  'OTHER_ACCOUNT',
  'REFERENCE_FORMAT',
  'NOT_REGISTERED',
  'NOT_VERIFIED',
] as const;
export type RegisterFinding = (typeof REGISTER_FINDINGS)[number];

/** What a bank says about an account. TIMED_OUT: nothing yet; another answer may follow. */
export const VERIFICATION_RESULTS = ['MATCH', 'PARTIAL', 'NO_MATCH', 'CLOSED', 'TIMED_OUT'] as const;
export type VerificationResult = (typeof VERIFICATION_RESULTS)[number];

/** The parts of an account that can differ when the result is PARTIAL or NO_MATCH. */
export const VERIFICATION_PARTS = ['EXISTS', 'OPEN', 'NAME', 'TYPE'] as const;
export type VerificationPart = (typeof VERIFICATION_PARTS)[number];

export const PAYEE_LIMITS = {
  /** How long a confirmed change waits before it counts. */
  waitsHours: 24,
  /** How long a proposal waits for a second person: after that its call back is too old. */
  expiresDays: 14,
  /** The most payees that one proposal may have. */
  proposed: 2_000,
  /** The most payments whose findings are listed. */
  listed: 100,
  text: 500,
  calledPerson: 100,
  calledNumber: 40,
  referenceFormat: 35,
  fileName: 255,
  /** The most months for which a verification may count. */
  months: 24,
} as const;
