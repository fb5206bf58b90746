/** The closed sets of values of connections by bank file. */

/**
 * What a bank connection is for. PAYMENTS: it pays from its account. RECEIPTS: payers pay into its account,
 * and nothing is paid from it. BOTH: it pays from its account, and payers pay into it. STATEMENTS_ONLY: the
 * account's statements are stored and checked, and nothing is paid, compared or booked.
 */
export const CONNECTION_PURPOSES = ['PAYMENTS', 'RECEIPTS', 'BOTH', 'STATEMENTS_ONLY'] as const;
export type ConnectionPurpose = (typeof CONNECTION_PURPOSES)[number];

/** A purpose as it is stored: BOTH is PAYMENTS that also receives. */
export type StoredPurpose = Exclude<ConnectionPurpose, 'BOTH'>;

/** Whether payments go by a connection of this purpose. */
export function isForPayments(purpose: ConnectionPurpose): boolean {
  return purpose === 'PAYMENTS' || purpose === 'BOTH';
}

/** The stored purpose, PAYMENTS when it is left out, and whether payers pay into the account. */
export function storedPurpose(purpose: ConnectionPurpose = 'PAYMENTS'): {
  purpose: StoredPurpose;
  receives: boolean;
} {
  return purpose === 'BOTH' ? { purpose: 'PAYMENTS', receives: true } : { purpose, receives: false };
}

/** A purpose as users see it, from what is stored. */
export function purposeOf(stored: StoredPurpose, receives: boolean): ConnectionPurpose {
  return stored === 'PAYMENTS' && receives ? 'BOTH' : stored;
}

/**
 * DRAFT: being set up. LIVE: carries payments, or for the other purposes: fetches statements. OFF: carries
 * no new payments.
 */
export const CONNECTION_STATES = ['DRAFT', 'LIVE', 'OFF'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/**
 * How files reach the bank. DOWNLOAD: a user downloads them and uploads the replies. SFTP: through the bank's
 * server. FOLDER: through folders of this machine, which a program of the bank watches.
 */
export const TRANSPORTS = ['DOWNLOAD', 'SFTP', 'FOLDER'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Why files could not be exchanged over SFTP or a folder. */
export const TRANSPORT_FAULTS = [
  /** The host is unknown or in no network that the operator allows. Outlay did not connect. */
  'NO_ALLOWED_ADDRESS',
  /** The host, port or folder does not answer. */
  'UNREACHABLE',
  /** The server or the folder stopped answering, or answers so slowly that a visit does not end. */
  'NO_ANSWER',
  /** The server's host key differs from the pinned one. */
  'HOST_KEY_CHANGED',
  'AUTHENTICATION_FAILED',
  'FOLDER_MISSING',
  /** Another file already has the name of a file that is due. */
  'NAME_TAKEN',
  'FILE_TOO_LARGE',
  /** A file of the bank has a different size than its folder states, or grows while it is read. */
  'FILE_CHANGES',
  /** The inbox holds more files than one visit looks at. */
  'TOO_MANY_FILES',
  /** The archive already has a file under every name that was tried. */
  'ARCHIVE_FULL',
  /** The bytes read back differ from those written. */
  'DAMAGED',
  'NAME_NOT_ALLOWED',
  'FAILED',
] as const;
export type TransportFault = (typeof TRANSPORT_FAULTS)[number];

/** Where files are: at the bank's server, or below a folder of this machine. */
export interface TransportFolders {
  /** Where the bank picks up our files. */
  outbox: string;
  /** Where the bank puts its files. */
  inbox: string;
  /** Where the bank's files go once they are stored. */
  archive: string;
}

/**
 * The result of reading a reply of the bank:
 * - STORED: kept, and not read yet;
 * - WAITS_FOR_CONFIRMATION: a user uploaded it and it changes payments: another user has to confirm it;
 * - APPLIED: it changed payments or the file;
 * - UNCHANGED: it said nothing new;
 * - QUESTION: it does not match what was sent, changed nothing, and a user has to decide;
 * - SET_ASIDE: another user decided that it is not to be applied.
 */
export const REPLY_RESULTS = [
  'STORED',
  'WAITS_FOR_CONFIRMATION',
  'APPLIED',
  'UNCHANGED',
  'QUESTION',
  'SET_ASIDE',
] as const;
export type ReplyResult = (typeof REPLY_RESULTS)[number];

/** Why a user has to decide about a reply. */
export const REPLY_QUESTIONS = [
  'UNREADABLE',
  'OTHER_VERSION',
  'UNKNOWN_FILE',
  'NOT_SENT',
  'TEST_REPLY',
  'UNKNOWN_PAYMENT',
  'OTHER_AMOUNT',
  'OTHER_TOTALS',
  'OTHER_ACCOUNT',
  'ACCEPTED_AFTER_REJECTION',
  'PAID_AFTER_REJECTION',
  'REJECTED_AFTER_ACCEPTANCE',
  'REJECTED_AFTER_PAYMENT',
  'REJECTED_AS_DUPLICATE',
] as const;
export type ReplyQuestion = (typeof REPLY_QUESTIONS)[number];

/** The states of a payment of a file, by what the bank has said about it. */
export const FILE_PAYMENT_STATES = ['RECEIVED', 'ACCEPTED', 'PAID', 'REJECTED', 'RETURNED'] as const;
export type PaymentState = (typeof FILE_PAYMENT_STATES)[number];

/** The states of a bank file. */
export const BANK_FILE_STATES = ['SEALED', 'LEFT', 'RECALLED', 'WITHDRAWN', 'CANCELLED'] as const;
export type BankFileState = (typeof BANK_FILE_STATES)[number];

/**
 * UNDECIDED: the file was on its way, and whether it has arrived is not known. TOO_LATE: it arrived after the
 * recall was recorded.
 */
export const RECALL_STATES = ['WAITING', 'UNDECIDED', 'TOO_LATE', 'CONFIRMED'] as const;
export type RecallState = (typeof RECALL_STATES)[number];

/**
 * Why a batch cannot be written into a bank file:
 * - SEVERAL_CONNECTIONS: one connection must carry every rail of the batch;
 * - SEVERAL_RAILS: one connection carries them all, but its files have payments by one rail;
 * - TOO_MANY_PAYMENTS: the profile allows fewer in one file;
 * - TEXT_NOT_WRITABLE: a name or a reference has characters that the file cannot have.
 */
export const BANK_FILE_PROBLEMS = [
  'SEVERAL_CONNECTIONS',
  'SEVERAL_RAILS',
  'TOO_MANY_PAYMENTS',
  'TEXT_NOT_WRITABLE',
] as const;
export type BankFileProblem = (typeof BANK_FILE_PROBLEMS)[number];

/** The formats of the files that go to a bank. */
export const PAYMENT_FORMATS = ['ACB_198', 'ACB_180', 'PAIN_001', 'CSV'] as const;
export type PaymentFormat = (typeof PAYMENT_FORMATS)[number];

/** The longest texts, in characters. */
export const BANK_FILE_LIMITS = {
  displayName: 60,
  fileName: 200,
  note: 500,
  contact: 120,
  folder: 200,
  username: 64,
} as const;

/**
 * What a rehearsal plays, in this order; a step that the settings do not need is left out:
 * - TEXTS: names and references are written in the characters of the file, and can be restored;
 * - WRITTEN: the file is written, and is the same when it is written again;
 * - READ: a reader that shares nothing with the writer reads the file as the bank would;
 * - ACCEPTED: a reply that accepts the file;
 * - REPEATED: the same reply once more, which changes nothing;
 * - PAID: a reply that says that the payments were paid, for connections that wait for one;
 * - REDIRECTED: a later reply: one payment went to the account that its own has moved to;
 * - RETURNED: a later reply: one payment came back;
 * - MISSTATED: a reply with an amount other than the one sent, which becomes a question and changes nothing;
 * - PARTLY_REJECTED and REJECTED: replies that reject some payments, and the whole file.
 */
export const REHEARSAL_STEPS = [
  'TEXTS',
  'WRITTEN',
  'READ',
  'ACCEPTED',
  'REPEATED',
  'PAID',
  'REDIRECTED',
  'RETURNED',
  'MISSTATED',
  'PARTLY_REJECTED',
  'REJECTED',
] as const;
export type RehearsalStepName = (typeof REHEARSAL_STEPS)[number];

/** What a step of a rehearsal compares. */
export const REHEARSAL_FIGURES = [
  'RESTORED_TEXTS',
  'REFUSED_NAMES',
  'PAYMENTS',
  'TOTAL',
  'HASH_TOTAL',
  'CHANGED_BYTES',
  'PAYING_ACCOUNT',
  'EXECUTION_DATE',
  'RAILS',
  'SAME_NAMES',
  'SAME_ACCOUNTS',
  'SAME_AMOUNTS',
  'SAME_REFERENCES',
  'FILES_ANSWERED',
  'CHANGED_PAYMENTS',
  'REDIRECTED_PAYMENTS',
  'QUESTION',
  'FAILURE_CODE',
  'RECEIVED',
  'ACCEPTED',
  'PAID',
  'REJECTED',
  'RETURNED',
] as const;
export type RehearsalFigure = (typeof REHEARSAL_FIGURES)[number];

/**
 * Why a step of a rehearsal failed:
 * - FIGURES_DIFFER: a figure is not the expected one;
 * - NOT_WRITABLE: the format cannot carry the account, the registration or a text of the profile's length;
 * - NOT_READABLE: the bank cannot read the file;
 * - REPLY_NOT_READABLE: the reply of the bank cannot be read;
 * - REPLY_DOES_NOT_FIT: the reply does not fit what was sent;
 * - NO_SUCH_REPLY: the format has no reply that the profile waits for.
 */
export const REHEARSAL_PROBLEMS = [
  'FIGURES_DIFFER',
  'NOT_WRITABLE',
  'NOT_READABLE',
  'REPLY_NOT_READABLE',
  'REPLY_DOES_NOT_FIT',
  'NO_SUCH_REPLY',
] as const;
export type RehearsalProblem = (typeof REHEARSAL_PROBLEMS)[number];

/** One step of a rehearsal. */
export interface RehearsalStep {
  step: RehearsalStepName;
  passed: boolean;
  /** Null for a step that passed. */
  problem: RehearsalProblem | null;
  /** The error as the reader or the writer describes it; null when the figures show it. */
  detail: string | null;
  figures: readonly { figure: RehearsalFigure; expected: string; actual: string }[];
}

/** The longest name and reference that the records of an ACB file hold, in characters. */
export const ACB_LENGTHS = { nameLength: 30, referenceLength: 20 } as const;

/** The highest numbers of an ACB file. The next one after them is 0. */
export const ACB_NUMBERS = { transmissionNumber: 9_999_999, generationNumber: 9_999 } as const;
