/** The parts that several kinds of events share. */

/** The fate of one payment at the simulated bank. All times count from its arrival at the bank. */
export interface PaymentFate {
  /** Whether the bank pays it in the end. */
  outcome: 'PAID' | 'REJECTED';
  /** When the bank decides. Until then it has no outcome. */
  decidedAfterMs: number;
  /** How many answers about it get lost, beginning with the answer to its arrival. */
  lostAnswers: number;
  /** Whether the first request is lost on its way, so that the bank never receives it. */
  isLostOnTheWay: boolean;
  /** When the bank returns it after it was paid; null if it never does. */
  returnedAfterMs: number | null;
}

/**
 * Where a flow of statements ends: before the statement of this number, or after it and before its answer.
 */
export interface Crash {
  statement: number;
  isAfter: boolean;
  /** Whether to crash at the first commit from this statement on, where the risk is highest. */
  isAtCommit?: boolean;
  /**
   * DATABASE: PostgreSQL itself ends there, with every connection. DISK: its disk is full from this statement
   * on, until the flow has ended. Absent: the process or its connection ends.
   */
  of?: 'DATABASE' | 'DISK';
}

export interface ByPerson {
  by: string;
  /** The same request is sent twice in parallel, with the same key or without one. */
  twice?: 'WITH_KEY' | 'WITHOUT_KEY';
  /** The database connection of the request breaks; the person then sends the request again. */
  breaks?: Crash;
}

/** The way in which a file bank treats the file of a batch. */
export interface FileFate {
  isRejected: boolean;
  repliesAfterMs: number;
  /** How often the same reply comes. */
  copies: number;
  /** Whether a reply about another file comes first. */
  isAfterWrongReply: boolean;
  /** The bank takes the file, and never says or does anything more. */
  isSilent?: boolean;
  /** The reply is in the bank's portal, where people fetch it, until the bank sends the rest. */
  isReplyInPortal?: boolean;
  /** A fault of the bank when it books: a wrong amount, a debit twice, a debit of what it rejected. */
  debitFault?: 'WRONG_AMOUNT' | 'TWICE' | 'REJECTED_TOO';
}

export interface PlannedRow {
  /** Unique within the history: the bank recognizes a second payment by it. */
  reference: string;
  account: string;
  amountMinor: number;
  fate: PaymentFate;
}
