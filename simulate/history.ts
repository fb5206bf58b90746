import type { ClerkEvent, COLLECTING, CollectingAccount, CustomerEvent } from './customers/events.ts';
import type { ExchangeEvent, TraderEvent } from './exchange/events.ts';
import type { ByPerson, Crash, FileFate, PlannedRow } from './parts-of-events.ts';
import type { LossEvent, PeopleEvent, ReceiverEvent } from './people/events.ts';
import type { ScheduleEvent } from './schedules/events.ts';
import { DAY_MS } from '../src/shared/time.ts';

/**
 * A history is data: a list of events that can be played, replayed, shortened and printed. An event names
 * people and batches by labels, so that it can be played without the events before it; the application then
 * refuses it, as it would refuse a stale page.
 */

/** Later than any history: the bank never decides. */
export const NEVER_MS = 1_000 * DAY_MS;

/** The way in which a bank sends a statement that it closes. */
export interface StatementFate {
  /** NEXT: after the next one. PORTAL: only people can fetch it, until the bank sends the rest. */
  isSent: 'NOW' | 'NEXT' | 'PORTAL';
  /**
   * Further copies: the same bytes, another issue, its entries in a statement of another name, or a statement
   * of the same name with other contents.
   */
  copies: StatementCopy[];
}

export type StatementCopy = 'SAME' | 'ISSUED_AGAIN' | 'RENAMED' | 'CHANGED';

export type PersonEvent = ByPerson &
  (
    | { what: 'create'; batch: string; rows: PlannedRow[]; file?: FileFate; retryOf?: string }
    | { what: 'approve'; batch: string; isStale?: boolean }
    | { what: 'cancel' | 'reject' | 'look'; batch: string }
    | { what: 'recall' | 'confirm recall' | 'withdraw recall'; batch: string }
    | { what: 'rules'; approvals: number; pauseSeconds: number; isStale?: boolean }
    | { what: 'decide'; isConfirmed: boolean }
    /** Uploads the newest statement of the bank, or one that the person has forged. */
    | { what: 'upload statement'; isForged?: boolean }
    /**
     * Confirms a statement that another person has uploaded, after looking at it; no person confirms a forged
     * one.
     */
    | { what: 'confirm statement' }
    /** Decides about an open entry of a statement, as the person sees it at the bank. */
    | { what: 'decide entry'; pick: number }
    /**
     * Proposes that an open entry is other business; the pick also decides whether the rule covers later
     * entries.
     */
    | { what: 'propose rule'; pick: number }
    /** Confirms the rule of another person. */
    | { what: 'confirm rule' }
    | { what: 'end rule' }
    /** Undoes the posting of an entry as other business or as a charge. */
    | { what: 'undo posting'; pick: number }
    /** Two people begin the account with the opening balance of a statement. */
    | { what: 'propose opening' | 'confirm opening' }
    /** Two people close a month, or reopen the last one that is closed. */
    | { what: 'close month' | 'confirm month' | 'reopen month' | 'confirm reopening' }
    | { what: 'close finding' }
    /** Sets an open entry aside, so that its month can be closed. */
    | { what: 'leave for the bank' }
    /** Takes back a statement that a user uploaded; a statement that the bank sent is refused. */
    | { what: 'take back'; pick: number }
    /** Uploads a reply from the bank's portal, or one that the person has forged. */
    | { what: 'upload reply'; isForged?: boolean }
    /** Confirms a reply of the bank or, from a stale page, one that has been set aside since. */
    | { what: 'confirm reply'; isStale?: boolean }
    /** Closes a question of a reply, or sets a forged reply aside. */
    | { what: 'close reply' }
  );

export type Sweep =
  | 'expire-batches'
  | 'apply-config-changes'
  | 'right-times'
  | 'clean-up'
  | 'returns'
  | 'read-left-replies'
  | 'read-left-statements'
  /** The jobs that read statements and match their entries. */
  | 'statement jobs'
  | 'make-runs'
  | 'expire-schedules'
  | 'keep-dates'
  /** A turn at each batch of a schedule that is due. */
  | 'pay-runs'
  /** Sends the events of companies to their webhooks. */
  | 'deliver'
  | 'reset-passkeys'
  | 'expire-changes'
  /** Takes a turn at each refund that is due. */
  | 'pay-refunds'
  | 'expire-requests'
  | 'ask-providers';

/** Whose bank it is about: that of company C; absent: that of entity B. */
interface OfCompany {
  of?: typeof COLLECTING;
}

export type WorkerEvent =
  | { what: 'turn'; by: string; batch: string; crash?: Crash }
  | { what: 'sweep'; by: string; sweep: Sweep; crash?: Crash }
  | ({ what: 'visit'; by: string; crash?: Crash } & OfCompany);

export type OperatorEvent =
  | { what: 'access'; by: 'operator'; person: string; isOn: boolean }
  | { what: 'payouts'; by: 'operator'; entity: string; isOn: boolean };

export type SingleEvent =
  | PersonEvent
  | ScheduleEvent
  | PeopleEvent
  | ClerkEvent
  | WorkerEvent
  | OperatorEvent
  | TraderEvent;

export type HistoryEvent =
  | SingleEvent
  | { what: 'pass'; by: 'clock'; ms: number }
  /** The file bank takes the files and answers them. */
  | ({ what: 'bank'; by: 'file bank' } & OfCompany)
  /** The bank closes a statement of the account. */
  | ({ what: 'statement'; by: 'file bank'; fate: StatementFate } & OfCompany)
  /** A payer sends money to the account of entity B, with the right reference or without any. */
  | { what: 'deposit'; by: 'file bank'; amountMinor: number; isNamed: boolean }
  /** Something on the account of entity B that is neither a payment nor funding: tax, rent, interest. */
  | { what: 'business'; by: 'file bank'; amountMinor: number; text: string }
  /** The bank charges entity B for its account. */
  | { what: 'charge'; by: 'file bank'; amountMinor: number }
  /**
   * The connection to a bank breaks or works again. ANSWERS_LOST: requests arrive, but their answers do not.
   * The folder of bank files is present or absent.
   */
  | { what: 'way'; by: 'network'; to: 'API' | 'FOLDER'; state: 'UP' | 'DOWN' | 'ANSWERS_LOST' }
  | CustomerEvent
  | ExchangeEvent
  | ReceiverEvent
  | LossEvent
  /** Events whose statements alternate: `order` chooses whose statement is next. */
  | { what: 'at once'; by: 'several'; events: SingleEvent[]; order: number[] };

export interface History {
  seed: number;
  /** Whether entity B pays through bank files. */
  hasFiles: boolean;
  /** How the bank of entity B books and how its payments count as paid; absent: one by one, by its reply. */
  booking?: Booking;
  /** Whether the account of entity B begins with an opening balance, and its months are closed. */
  hasMonths?: boolean;
  /** Whether people have schedules, whose runs workers make. */
  hasSchedules?: boolean;
  /** Whether people come, change and leave, programs have tokens, and events go to webhooks. */
  hasPeople?: boolean;
  /** How company C is paid by its customers, and how many approve its refunds; absent: no company C. */
  customers?: { account: CollectingAccount; approvals: number };
  events: HistoryEvent[];
}

export interface Booking {
  /** One debit for the payments of a file, or one for each payment. */
  isOneDebit: boolean;
  /** The most payments that such a debit has: a bank may book one for each hundred. Absent: all of a file. */
  debitOf?: number;
  /** Its debits of files say only that they are debits. */
  isUnnamed?: boolean;
  /** One debit for all files that it decides about at one time. */
  isTogether?: boolean;
  /** Its debits of several payments include a charge for each. */
  isCharging?: boolean;
  isPaidByStatement: boolean;
  isMt940?: boolean;
  /** Its files are pain.001, which it answers with pain.002; absent: ACB. */
  isPain?: boolean;
  /** The debit of a file includes the rejected payments, which the bank gives back one by one. */
  isGross?: boolean;
  /** It sends reports during the day about entries since its last statement (camt.052). */
  hasReports?: boolean;
  /** How its statements in XML are written; absent: version 08 without a prefix. */
  camt?: CamtStyle;
  /**
   * The shape of its statements in CSV, for which users have once confirmed how to read them; absent: no CSV.
   */
  csv?: CsvStyle;
}

/**
 * PLAIN: signed amounts, with rows for the balances. TWO_COLUMNS: newest first, separate columns for money
 * out and in, and a line of totals. TITLED: the account above the columns.
 */
export type CsvStyle = 'PLAIN' | 'TWO_COLUMNS' | 'TITLED';

export interface CamtStyle {
  version: '02' | '04' | '06' | '08' | '10' | '13';
  /** The prefix of the names; empty: none. */
  prefix: string;
}

export const ENTITIES = ['A', 'B'] as const;
const ROLES = [
  'preparer 1',
  'preparer 2',
  'approver 1',
  'approver 2',
  'approver 3',
  'admin 1',
  'admin 2',
  'trader 1',
  'trader 2',
];
export const PEOPLE = ENTITIES.flatMap((entity) => ROLES.map((role) => `${entity} ${role}`));
export const WORKERS = ['worker 1', 'worker 2'];
