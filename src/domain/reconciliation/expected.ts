import type { StatementEntry } from '../bank-files/statement.ts';
import type { Rail } from '../../shared/terms.ts';
import type {
  EntryCategory,
  ExpectedKind,
  ItemState,
  MatchReason,
  MatchVerdict,
} from '../../shared/reconciliation-terms.ts';

/**
 * Something that a statement should show or, with the kind REJECTED, a payment that it should not show. Some
 * banks debit a rejected payment together with its file and give it back later.
 */
export interface ExpectedItem {
  id: string;
  kind: ExpectedKind;
  /** Our account. */
  accountNumber: string;
  /** As a statement shows it: negative for payouts and fees, positive for the others. */
  amountMinor: bigint;
  /** The day on which the money should move, YYYY-MM-DD. */
  date: string;
  endToEndId: string | null;
  /** Further texts by which a statement may name it; ignored below 4 letters and digits. */
  references: readonly string[];
  /** The file that ordered it, whose items a bank may book as one entry. */
  fileId: string | null;
  /**
   * The rail of a payment whose file may have several, because a bank books each rail separately. Absent: the
   * file has one rail.
   */
  rail?: Rail | null;
  /** Its place among the payments of the file; null without a file. */
  position: number | null;
  /** The account of the other side. */
  counterpartyAccount: string | null;
  /** Whether the bank answers files but has not yet answered about this item; absent: no. */
  awaitsAnswer?: boolean;
  /** Whether an unread answer of the bank has arrived that may be about this item; absent: no. */
  hasUnreadAnswer?: boolean;
  /** The entry that was posted for it in an earlier run. */
  earlierEntryId: string | null;
  /** A RECEIPT has the references that its entry quotes, such as that of a payment request. */
  quoted?: readonly string[];
  /** The entry that was posted for its return in an earlier run: of a payout, of funding, or of a debit. */
  earlierReturnId: string | null;
}

/** A file whose items a bank may book as one entry, and the texts by which the entry may name it. */
export interface ExpectedFile {
  fileId: string;
  names: readonly string[];
  /** The names of its blocks of payments, if it may have several rails. */
  blocks?: readonly { rail: Rail; name: string }[];
}

/** A reference under which any amount may come in at any time, such as the one to quote for funding. */
export interface StandingReference {
  id: string;
  kind: 'FUNDING' | 'COLLECTION';
  accountNumber: string;
  reference: string;
}

/** How to post entries with certain words, as two users of the company have agreed. */
export interface EntryRule {
  id: string;
  /** Our account. */
  accountNumber: string;
  isOut: boolean;
  /** Consecutive words of the entry; see `nameKey`. */
  words: string;
  /** The bounds of the amount, both included and without a sign. */
  fromMinor: bigint;
  toMinor: bigint;
  /** Whether entries are posted without a user. */
  isAutomatic: boolean;
  category: EntryCategory;
}

/** An entry of a statement that has not been matched. */
export interface OpenEntry {
  id: string;
  accountNumber: string;
  entry: StatementEntry;
  /** The earlier entry of another statement that is identical to this one; null for most entries. */
  repeatsEntryId: string | null;
  /** Whether a user has undone its posting. Then no rule posts it without a user. */
  isUndone: boolean;
  /** The rules by which it was posted before users undid that; they no longer apply to it. */
  undoneRuleIds?: readonly string[];
  /** The day on which its statement came, YYYY-MM-DD; absent: its value date. */
  cameOn?: string;
  /**
   * On a receiving account: the references that it quotes, such as that of a payment request. Absent on other
   * accounts.
   */
  quoted?: readonly string[];
  /**
   * On an account that also pays: the references of open requests and of payers from which its words differ
   * by a slip. Absent on other accounts.
   */
  near?: readonly string[];
  /** The account receives and pays too; absent: it does one of them. */
  alsoPays?: boolean;
}

/** How many business days before and after its date an item may come. */
export interface DateWindow {
  before: number;
  after: number;
}

export interface ReconciliationInput {
  entries: readonly OpenEntry[];
  /** Open items, and items matched earlier that the entries may repeat or return. */
  expected: readonly ExpectedItem[];
  files: readonly ExpectedFile[];
  standing: readonly StandingReference[];
  rules: readonly EntryRule[];
  window: DateWindow;
  /** YYYY-MM-DD. */
  today: string;
  isBusinessDay: (date: string) => boolean;
}

/** The facts that a user compares to decide. */
interface MatchFacts {
  /** Whether the entry has a name of the items: an end-to-end id, a reference, or that of their file. */
  isNamed: boolean;
  /** The amount of the items; null without items. */
  expectedMinor: bigint | null;
  /** The amount of the entry, of its payment, or of all entries of a split item. */
  actualMinor: bigint;
  /** Business days from the item's date to the value date: negative if it came early; null without items. */
  businessDays: number | null;
  /** Our accounts, when they differ. */
  accounts: { expected: string; actual: string } | null;
  /** The counterparty's accounts, when they differ. */
  counterparties: { expected: string; actual: string } | null;
  /** The other entries of a split item, or the entry that this one repeats or reverses. */
  otherEntryIds: readonly string[];
}

/** An entry, or one payment that it names, with the items that it is about. */
export interface MatchedPart {
  /** The position of the payment among the entry's details; null for the entry as a whole. */
  detail: number | null;
  verdict: MatchVerdict;
  reason: MatchReason;
  itemIds: readonly string[];
  /** The standing reference that it quotes. */
  standingId: string | null;
  /** The entry rule that it fits; absent for other reasons. */
  ruleId?: string;
  facts: MatchFacts;
}

export interface EntryResult {
  entryId: string;
  /** The weakest verdict of its parts. */
  verdict: MatchVerdict;
  /** One, or one for each payment of an entry that names its payments with amounts. */
  parts: readonly MatchedPart[];
  /**
   * Whether nothing expected has its name, amount or counterparty, and no entry is identical. Removing it
   * would not change the result of any other entry.
   */
  isAlone: boolean;
}

export interface ItemResult {
  itemId: string;
  state: ItemState;
  /** The entries that are about it. */
  entryIds: readonly string[];
  /** The entry that returns it, when the return is sure. */
  returnedBy: string | null;
}

export interface ReconciliationResult {
  /** In the order of the input. */
  entries: EntryResult[];
  /** In the order of the input. */
  items: ItemResult[];
}
