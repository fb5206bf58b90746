import type { EntryDetail } from '../bank-files/statement.ts';
import { MATCH_REASONS, type ItemState, type MatchReason } from '../../shared/reconciliation-terms.ts';
import type { Rail } from '../../shared/terms.ts';
import { businessDayIndex, type BusinessDayIndex } from './business-days.ts';
import type {
  DateWindow,
  EntryResult,
  ExpectedItem,
  ItemResult,
  MatchedPart,
  OpenEntry,
  ReconciliationInput,
} from './expected.ts';
import { NameFinder, accountKey, nameKey } from './names.ts';
import { idKey, rawLines, type RawLine } from './raw-lines.ts';
import { partsTogether, reasonOfRejected } from './rejected-reasons.ts';
import { expectedOf } from './taking-back.ts';

/** An entry, or one payment of an entry that names its payments with amounts. */
export interface Line {
  entry: OpenEntry;
  detail: number | null;
  account: string;
  amountMinor: bigint;
  /** The number of the business day of the value date. */
  day: number;
  counterparty: string | null;
  /** The names of items that the line contains: end-to-end ids, or references if it has no known id. */
  ids: readonly string[];
  references: readonly string[];
  fileNames: readonly string[];
  standing: readonly string[];
  /** The bank says that it is a return or a reversal. */
  isMarkedReturn: boolean;
  /** Whether it has the name, the amount or the counterparty of something that is expected. */
  isTouched: boolean;
  part: MatchedPart | null;
}

export interface Item {
  expected: ExpectedItem;
  account: string;
  amountMinor: bigint;
  day: number;
  counterparty: string | null;
  id: string | null;
  references: readonly string[];
  file: FileGroup | null;
  /** Whether the bank rejected it, so that it should be on no statement. */
  isRejected: boolean;
  /** The reason of the lines that claim it; null while it is open. */
  claim: MatchReason | 'EARLIER' | null;
  /** The lines that are about it. */
  lines: Line[];
  /** A line that repeats it, and whether another line has reversed that repeat. */
  repeat: Line | null;
  isRepeatCorrected: boolean;
  returnedBy: Line | null;
  /** A line that may return it. */
  mayBeReturnedBy: Line | null;
}

/**
 * The items of a file, or of one of its rails, on one account in their order, with the sum of those that are
 * open.
 */
export interface FileGroup {
  account: string;
  fileId: string;
  /** Null for a file with a single rail. */
  rail: Rail | null;
  day: number;
  items: Item[];
  /** Its payments that the bank rejected; no sum counts them. */
  rejected: Item[];
  totalMinor: bigint;
  openMinor: bigint;
  openCount: number;
  /** The sum and the count of rejected payments that no entry debits yet. */
  rejectedMinor: bigint;
  rejectedCount: number;
}

/** The facts that a stage adds to a match. */
export interface MoreFacts {
  actualMinor?: bigint;
  /** The amount of each of several items, or groups of items, that the line may be. */
  expectedMinor?: bigint;
  otherLines?: readonly Line[];
  /** An entry of an earlier run. */
  earlierEntryId?: string | null;
  standingId?: string;
  ruleId?: string;
}

/**
 * The lines and items of a run. Stages resolve lines one after another; a resolved line and a claimed item
 * are out of the reach of later stages. Lines and items are in an order that does not depend on the input's.
 */
export class Board {
  readonly lines: Line[] = [];
  readonly items: Item[];
  readonly filesByName = new Map<string, FileGroup[]>();
  readonly files: FileGroup[] = [];
  readonly window: DateWindow;
  readonly rules: ReconciliationInput['rules'];
  private readonly input: ReconciliationInput;
  private readonly days: BusinessDayIndex;

  constructor(input: ReconciliationInput) {
    this.input = input;
    this.window = input.window;
    this.rules = input.rules;
    this.days = businessDayIndex(datesOf(input), input.isBusinessDay);
    this.items = input.expected.map((expected) => this.itemOf(expected));
    this.items.sort((a, b) => a.day - b.day || compare(a.expected.id, b.expected.id));
    this.groupFiles();
    this.readLines();
    this.lines.sort(
      (a, b) =>
        a.day - b.day ||
        Number(isRepeat(a)) - Number(isRepeat(b)) ||
        compare(a.entry.id, b.entry.id) ||
        (a.detail ?? 0) - (b.detail ?? 0),
    );
  }

  unresolved(): Line[] {
    return this.lines.filter((line) => line.part === null);
  }

  /** The open items that a statement should show. */
  open(): Item[] {
    return this.items.filter((item) => isOpen(item) && !item.isRejected);
  }

  /** Business days from the item's date to the line's; negative when the line came early. */
  distance(line: Line, item: Item): number {
    return line.day - item.day;
  }

  isInWindow(line: Line, item: Item): boolean {
    const distance = this.distance(line, item);
    return distance >= -this.window.before && distance <= this.window.after;
  }

  /**
   * Whether the bank may still report that it rejected the debited item. After some days it no longer does,
   * unless an answer is waiting to be read, because no worker may have run since.
   */
  awaitsAnswer({ entry: { cameOn, entry } }: Line, { expected }: Item): boolean {
    if (expected.awaitsAnswer !== true) return false;
    const day = this.days(cameOn ?? entry.valueDate);
    return expected.hasUnreadAnswer === true || this.days(this.input.today) <= day + this.window.after;
  }

  /**
   * Settles a line, and claims its items unless the reason concerns items that already have an entry. A line
   * that equals an entry of another statement becomes a question, whatever item it matches.
   */
  resolve(line: Line, found: MatchReason, items: readonly Item[], facts: MoreFacts = {}): void {
    const isQuestion = isRepeat(line) && !SAYS_MORE.includes(found);
    const reason = isQuestion ? 'REPEATED' : reasonOfRejected(line, found, items);
    const more = isQuestion ? { earlierEntryId: line.entry.repeatsEntryId } : facts;
    line.part = this.partOf(line, reason, items, more);
    for (const item of items) {
      item.lines.push(line);
      if (item.claim === null && !ABOUT_PAID.includes(reason)) this.claim(item, reason);
    }
  }

  results(): { entries: EntryResult[]; items: ItemResult[] } {
    const today = this.days(this.input.today);
    const byEntry = new Map<string, Line[]>();
    for (const line of this.lines) append(byEntry, line.entry.id, line);
    const byItem = new Map(this.items.map((item) => [item.expected.id, item]));
    return {
      entries: this.input.entries.map(({ id }) => entryResult(id, byEntry.get(id)!)),
      items: this.input.expected.map(({ id }) => this.itemResult(byItem.get(id)!, today)),
    };
  }

  private claim(item: Item, reason: MatchReason): void {
    item.claim = reason;
    if (!item.file) return;
    if (item.isRejected) {
      item.file.rejectedMinor -= item.amountMinor;
      item.file.rejectedCount--;
    } else {
      item.file.openMinor -= item.amountMinor;
      item.file.openCount--;
    }
  }

  private itemOf(expected: ExpectedItem): Item {
    const references = new Set(expected.references.map(nameKey).filter((key) => key !== null));
    return {
      expected,
      account: accountKey(expected.accountNumber) ?? expected.accountNumber,
      amountMinor: expected.amountMinor,
      day: this.days(expected.date),
      counterparty: accountKey(expected.counterpartyAccount),
      // The id of a receipt is the payer's: it names none of our payments.
      id: expected.endToEndId === null || expected.kind === 'RECEIPT' ? null : idKey(expected.endToEndId),
      references: [...references],
      file: null,
      isRejected: expected.kind === 'REJECTED',
      claim: expected.earlierEntryId === null ? null : 'EARLIER',
      lines: [],
      repeat: null,
      isRepeatCorrected: false,
      returnedBy: null,
      mayBeReturnedBy: null,
    };
  }

  private groupFiles(): void {
    const groups = new Map<string, FileGroup>();
    const inOrder = this.items.toSorted(
      (a, b) => (a.expected.position ?? 0) - (b.expected.position ?? 0) || a.day - b.day,
    );
    for (const item of inOrder) {
      const { fileId, rail = null } = item.expected;
      if (fileId === null || item.amountMinor >= 0n) continue;
      const key = `${fileId}|${rail}|${item.account}`;
      const group = groups.get(key) ?? newGroup(item, { fileId, rail });
      groups.set(key, group);
      item.file = group;
      if (item.isRejected) {
        group.rejected.push(item);
        if (!isOpen(item)) continue;
        group.rejectedMinor += item.amountMinor;
        group.rejectedCount++;
        continue;
      }
      group.items.push(item);
      group.totalMinor += item.amountMinor;
      if (isOpen(item)) {
        group.openMinor += item.amountMinor;
        group.openCount++;
      }
    }
    const files = new Map(this.input.files.map((file) => [file.fileId, file]));
    for (const group of groups.values()) {
      const { names = [], blocks = [] } = files.get(group.fileId) ?? {};
      const ofBlock = blocks.flatMap(({ rail, name }) => (rail === group.rail ? [name] : []));
      const keys = new Set([group.fileId, ...names, ...ofBlock].map(nameKey));
      this.files.push(group);
      for (const key of keys) if (key !== null) append(this.filesByName, key, group);
    }
  }

  private readLines(): void {
    const finder = new NameFinder();
    const ids = new Set<string>();
    const references = new Set<string>();
    /** The references of items that have no end-to-end id. */
    const onlyReferences = new Set<string>();
    for (const item of this.items) {
      if (item.id !== null) {
        ids.add(item.id);
        if (nameKey(item.id) !== null) finder.add(item.id);
      }
      for (const key of item.references) {
        references.add(key);
        finder.add(key);
        if (item.id === null) onlyReferences.add(key);
      }
    }
    const standing = new Map<string, string[]>();
    for (const one of this.input.standing) {
      const key = nameKey(one.reference);
      if (key === null) continue;
      finder.add(key);
      append(standing, `${key}|${accountKey(one.accountNumber) ?? one.accountNumber}`, one.id);
    }
    for (const key of this.filesByName.keys()) finder.add(key);
    const isTouched = this.touches();

    for (const entry of this.input.entries) {
      for (const raw of rawLines(entry, (detail) => this.isNamed(detail, ids, finder))) {
        const account = accountKey(entry.accountNumber) ?? entry.accountNumber;
        const found = new Set(raw.texts.flatMap((text) => finder.findIn(text)));
        const isNamed = found.size > 0;
        const given = raw.details.map(({ endToEndId }) => endToEndId).filter((id) => id !== null);
        for (const id of given) found.add(idKey(id));
        const known = [...found].filter((key) => ids.has(key));
        // An outgoing payment carries our own id. An id that no item has belongs to another payment.
        const isForeign = known.length === 0 && given.length > 0 && raw.amountMinor < 0n;
        const usable = isForeign ? onlyReferences : references;
        const counterparty =
          raw.details.length === 1 ? accountKey(raw.details[0]!.counterparty.accountNumber) : null;
        this.lines.push({
          entry,
          detail: raw.detail,
          account,
          amountMinor: raw.amountMinor,
          day: this.days(entry.entry.valueDate),
          counterparty,
          ids: known,
          references: known.length > 0 ? [] : [...found].filter((key) => usable.has(key)),
          fileNames: known.length > 0 ? [] : longest([...found].filter((key) => this.filesByName.has(key))),
          standing: [...found].flatMap((key) => standing.get(`${key}|${account}`) ?? []),
          isMarkedReturn: entry.entry.isReversal || raw.details.some(({ returned }) => returned !== null),
          isTouched: isNamed || known.length > 0 || isTouched(raw),
          part: null,
        });
      }
    }
  }

  /** Whether a line has the amount, in either direction, or the counterparty of a payment or of a file. */
  private touches(): (line: RawLine) => boolean {
    const amounts = new Set<bigint>();
    const add = (amountMinor: bigint) => amounts.add(amountMinor).add(-amountMinor);
    const counterparties = new Set<string>();
    const addSide = (key: string | null) => {
      if (key !== null) counterparties.add(key);
    };
    for (const { amountMinor, counterparty } of this.items) {
      add(amountMinor);
      addSide(counterparty);
    }
    for (const { totalMinor, openMinor, rejected } of this.files) {
      const rejectedMinor = sumOf(rejected);
      for (const sum of [totalMinor, openMinor]) add(sum).add(sum + rejectedMinor);
      add(rejectedMinor);
    }
    return ({ amountMinor, details }) =>
      amounts.has(amountMinor) ||
      details.some((detail) => {
        const side = accountKey(detail.counterparty.accountNumber);
        const isOwn = detail.amountMinor !== null && amounts.has(detail.amountMinor);
        return isOwn || (side !== null && counterparties.has(side));
      });
  }

  private isNamed(detail: EntryDetail, ids: ReadonlySet<string>, finder: NameFinder): boolean {
    if (detail.endToEndId !== null && ids.has(idKey(detail.endToEndId))) return true;
    return finder.findIn(detail.text).length > 0;
  }

  private partOf(line: Line, reason: MatchReason, items: readonly Item[], more: MoreFacts): MatchedPart {
    const [item] = items;
    const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
    const otherAccount = item && differs(item.account, line.account);
    const otherCounterparty = item && differs(item.counterparty, line.counterparty);
    return {
      detail: line.detail,
      verdict: MATCH_REASONS[reason],
      reason,
      itemIds: items.map(({ expected }) => expected.id),
      standingId: more.standingId ?? null,
      ...(more.ruleId === undefined ? {} : { ruleId: more.ruleId }),
      facts: {
        isNamed: items.some((one) => this.names(line, one)),
        expectedMinor: item ? (more.expectedMinor ?? expectedOf(line, reason, sumOf(items))) : null,
        actualMinor: more.actualMinor ?? line.amountMinor,
        businessDays: item ? this.distance(line, item) : null,
        accounts: otherAccount ? { expected: item.account, actual: line.account } : null,
        counterparties: otherCounterparty
          ? { expected: item.counterparty!, actual: line.counterparty! }
          : null,
        otherEntryIds: more.earlierEntryId
          ? [more.earlierEntryId]
          : (more.otherLines ?? []).map(({ entry }) => entry.id),
      },
    };
  }

  private names(line: Line, { id, references, expected }: Item): boolean {
    const { quoted = [] } = line.entry;
    return (
      (id !== null && line.ids.includes(id)) ||
      line.references.some((one) => references.includes(one)) ||
      quoted.some((one) => expected.quoted?.includes(one)) ||
      line.fileNames.some((name) =>
        this.filesByName.get(name)?.some(({ fileId }) => fileId === expected.fileId),
      )
    );
  }

  private itemResult(item: Item, today: number): ItemResult {
    const earlier = item.expected.earlierEntryId;
    const ids = item.lines.map(({ entry }) => entry.id);
    return {
      itemId: item.expected.id,
      state: stateOf(item, !item.isRejected && today - item.day > this.window.after),
      entryIds: [...new Set(earlier === null ? ids : [earlier, ...ids])],
      returnedBy: item.returnedBy?.entry.id ?? item.expected.earlierReturnId,
    };
  }
}

/** Reasons that already ask a user about several entries, or that no user can change. */
const SAYS_MORE: readonly MatchReason[] = [
  'DOUBLED',
  'CORRECTS_DOUBLE',
  'SPLIT',
  'PENDING',
  'DATED_AHEAD',
  'ZERO_AMOUNT',
];

/**
 * Reasons of incoming money that concern an outgoing payment, but do not show whether the payment itself is
 * on a statement.
 */
const ABOUT_PAID: readonly MatchReason[] = [
  'RETURN_BEFORE_PAYMENT',
  'RETURN_AMOUNT_DIFFERS',
  'REJECTED_CREDIT',
];

function isRepeat({ entry }: Line): boolean {
  return entry.repeatsEntryId !== null;
}

export function isOpen(item: Item): boolean {
  return item.claim === null;
}

/** Whether an entry posts the item without a user, or did so earlier. */
export function isSettled({ claim }: Item): boolean {
  return claim === 'EARLIER' || (claim !== null && MATCH_REASONS[claim] === 'EXACT');
}

export function sumOf(amounts: readonly { amountMinor: bigint }[]): bigint {
  let sum = 0n;
  for (const { amountMinor } of amounts) sum += amountMinor;
  return sum;
}

/** Larger groups are not taken for parts of one payment: their sum could agree by chance. */
export const MOST_TOGETHER = 100;

/** The other lines of a group, as facts for a user. */
export function othersOf(lines: readonly Line[], line: Line): Line[] {
  return lines.slice(0, MOST_TOGETHER).filter((one) => one !== line);
}

/** Adds a value to the list under a key. */
export function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function stateOf(item: Item, isOverdue: boolean): ItemState {
  if (isSettled(item)) return item.repeat ? 'DOUBLED' : 'MATCHED';
  if (item.claim !== null || item.mayBeReturnedBy) return 'QUESTIONED';
  return isOverdue ? 'MISSING' : 'WAITING';
}

/** The reasons of entries that only a user, or new data, can settle. */
const AT_REST: readonly MatchReason[] = ['UNKNOWN', 'KNOWN_CATEGORY'];

const WEAKEST_FIRST = ['UNMATCHED', 'LIKELY', 'EXACT'] as const;

function entryResult(entryId: string, lines: readonly Line[]): EntryResult {
  const parts = partsTogether(lines.map(({ part }) => part!));
  const verdict = WEAKEST_FIRST.find((one) => parts.some((part) => part.verdict === one))!;
  const isAlone = lines.every(({ isTouched, part }) => !isTouched && AT_REST.includes(part!.reason));
  return { entryId, verdict, parts, isAlone };
}

/**
 * Leaves out names that are the beginning of another one, because the name of a block begins with that of its
 * file.
 */
function longest(names: readonly string[]): string[] {
  return names.filter((name) => !names.some((other) => other.startsWith(`${name} `)));
}

function newGroup({ account, day }: Item, of: Pick<FileGroup, 'fileId' | 'rail'>): FileGroup {
  return {
    account,
    ...of,
    day,
    items: [],
    rejected: [],
    totalMinor: 0n,
    openMinor: 0n,
    openCount: 0,
    rejectedMinor: 0n,
    rejectedCount: 0,
  };
}

function* datesOf({ entries, expected, today }: ReconciliationInput): Generator<string> {
  yield today;
  for (const { entry, cameOn } of entries) {
    yield entry.valueDate;
    if (cameOn !== undefined) yield cameOn;
  }
  for (const { date } of expected) yield date;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
