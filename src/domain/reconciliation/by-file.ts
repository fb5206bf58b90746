import {
  MOST_TOGETHER,
  append,
  isOpen,
  isSettled,
  othersOf,
  sumOf,
  type Board,
  type FileGroup,
  type Item,
  type Line,
} from './board.ts';
import type { MatchReason } from '../../shared/reconciliation-terms.ts';
import { isOtherParty, reasonOfAll, repeatAll } from './by-name.ts';
import { choicesOf, waysToSum, type FileChoice } from './file-choices.ts';
import { isOnlyPlace, sequencesOf } from './file-sequences.ts';
import { lowerBound } from './pairing.ts';
import { canBeGivenBack } from './returns.ts';

/*
 * Banks debit a file in many ways: as one sum, with or without the payments that they rejected, together with
 * other files of the day, a hundred payments at a time, or with their charges. Files of one day may share the
 * name that an entry has, so that the amount decides between them.
 */

/** The most unnamed debits on the days of a file that are compared: more would agree by chance. */
const MOST_NEAR = 2_000;
/** In a larger file, some two payments would make up the missing amount by chance. */
const MOST_WITHOUT_TWO = 15;

/** Charges within a debit: at most this part of the file, and this amount for each payment. */
const CHARGED_PART = 50n;
const CHARGED_EACH_MINOR = 1_000n;

/**
 * Matches entries that name files and are the sum of one of them. Proposes entries that are the sum of
 * several, or that include rejected payments. Files of one day may share a name: if another choice of files
 * has the same sum, a user decides.
 */
export function matchWholeFiles(board: Board): void {
  matchSums(board, namingLines(board), (line) => nearGroups(board, line), 'WHOLE_FILE');
}

/**
 * Matches lines with the files that they are the sum of. A line with several ways waits until the others have
 * their files. Lines of one sum then ask about all ways that are left, each of them.
 */
function matchSums(
  board: Board,
  lines: readonly Line[],
  groupsFor: (line: Line) => readonly FileGroup[],
  reason: 'WHOLE_FILE' | 'FILE_SUM',
): void {
  let left = [...lines];
  for (let isSettled = false; !isSettled;) {
    const before = left.length;
    left = left.filter((line) => {
      const { ways, isAll } = waysToSum(groupsFor(line), line.amountMinor);
      if (ways.length === 1) resolveSum(board, line, ways[0]!, isAll ? reason : 'FILE_SUM');
      return ways.length > 1;
    });
    isSettled = left.length === before || left.length === 0;
  }
  const asked = left.map((line) => ({
    line,
    ways: waysToSum(groupsFor(line), line.amountMinor).ways.map(itemsOf),
  }));
  for (const { line, ways } of asked) askWhich(board, line, ways);
}

function resolveSum(
  board: Board,
  line: Line,
  way: readonly FileChoice[],
  reason: 'WHOLE_FILE' | 'FILE_SUM',
): void {
  const items = itemsOf(way);
  if (way.some(({ withRejected }) => withRejected) || !isOneFile(board, way)) proposeSum(board, line, items);
  else board.resolve(line, reasonOfAll(board, line, items, reason), items);
}

/** Tries other explanations, from sure to vague, for entries that name files and are not the sum of any. */
export function matchNamedFiles(board: Board): void {
  const byGroups = new Map<string, { groups: FileGroup[]; lines: Line[] }>();
  for (const line of namingLines(board)) {
    const groups = groupsOf(board, line);
    if (groups.length === 0 || line.amountMinor > 0n) continue;
    const key = groups.map(({ fileId, rail }) => `${fileId} ${rail}`).join('|');
    const one = byGroups.get(key) ?? { groups, lines: [] };
    one.lines.push(line);
    byGroups.set(key, one);
  }
  for (const { groups, lines } of byGroups.values()) {
    // Their day may be another one than that of the files.
    matchSums(board, lines, () => groups, 'FILE_SUM');
    for (const line of lines.filter(isUnresolved)) findRepeatOfFile(board, line, groups);
    const open = groups.filter(({ openCount }) => openCount > 0);
    const left = lines.filter(isUnresolved);
    if (groups.length === 1) matchOneFile(board, left, groups[0]!);
    else if (open.length > 0) {
      matchSharedSequences(board, left, open);
      for (const line of left.filter(isUnresolved)) board.resolve(line, 'SEVERAL_FILES', []);
    }
  }
}

/**
 * Proposes entries that name no file and are the sum of what is open of one file, of several files of a day,
 * or of parts of one. Whatever else of the same sum is open may be the debit as well: then a user decides.
 */
export function matchFileSums(board: Board): void {
  const files = fileSums(board.files.filter(isRest));
  const single = new Map<string, Item[]>();
  for (const item of board.open()) append(single, sumKey(item), item);
  const found = board.unresolved().flatMap((line) => {
    const sums = (files.get(sumKey(line)) ?? []).filter(({ day }) => isNearDay(board, line, day));
    if (sums.length === 0) return [];
    const items = (single.get(sumKey(line)) ?? []).filter(
      (item) => board.isInWindow(line, item) && !isOtherParty(line, item),
    );
    return [{ line, ways: [...sums.map((one) => one.items), ...items.map((item) => [item])] }];
  });
  for (const { line, ways } of found) {
    const [way, other] = ways;
    if (other) askWhich(board, line, ways);
    else if (way!.every(isOpen)) proposeUnnamed(board, line, way!);
  }
  const lines = linesByAccount(board.unresolved());
  const near = board.files
    .filter((group) => isRest(group) && group.openCount > 1)
    .map((group) => ({ group, lines: unstatedNear(board, lines.get(group.account) ?? [], group) }));
  matchUnnamedParts(board, near);
  matchPairs(board, lines, single);
}

/** The open payments of each file, and of all whole files of each day, by account and sum. */
function fileSums(rests: readonly FileGroup[]): Map<string, { items: Item[]; day: number }[]> {
  const bySum = new Map<string, { items: Item[]; day: number }[]>();
  const add = (account: string, day: number, items: Item[]) =>
    append(bySum, sumKey({ account, amountMinor: sumOf(items) }), { items, day });
  for (const group of rests)
    for (const choice of choicesOf(group)) {
      const items = itemsOf([choice]);
      // A single payment is compared with all payments of its amount elsewhere.
      if (items.length > 1) add(group.account, group.day, items);
    }
  for (const groups of byDay(rests.filter(isUntouched)).values())
    if (groups.length > 1) add(groups[0]!.account, groups[0]!.day, groups.flatMap(openIn));
  return bySum;
}

function sumKey({ account, amountMinor }: { account: string; amountMinor: bigint }): string {
  return `${account}|${amountMinor}`;
}

/** Whether payments of a file are open, and no entry that waits for a user is about the others. */
function isRest({ openCount, items }: FileGroup): boolean {
  return openCount > 0 && items.every((item) => isOpen(item) || isSettled(item));
}

/** Asks which of several things of one sum a line is. It names them all, and proposes none. */
function askWhich(board: Board, line: Line, ways: readonly (readonly Item[])[]): void {
  // The first payment of each comes first, because only some of many are shown.
  const firsts = ways.map(([first]) => first!);
  const items = [...new Set([...firsts, ...ways.flat()])];
  board.resolve(line, 'SEVERAL_CANDIDATES', items, { expectedMinor: line.amountMinor });
}

function proposeUnnamed(board: Board, line: Line, items: readonly Item[]): void {
  if (!hasRejected(items) && items.some((item) => board.awaitsAnswer(line, item)))
    board.resolve(line, 'FILE_BEFORE_ANSWER', items);
  else proposeSum(board, line, items);
}

/**
 * Proposes entries that fit nothing else and are a little more than one file, with the rest as a charge. The
 * bank has accepted the file, and the entry has nothing in common with anything else that is expected.
 */
export function matchUnnamedCharges(board: Board): void {
  const lines = linesByAccount(board.unresolved().filter(isNameless));
  const ways = new Map<Line, FileGroup[]>();
  const found = board.files
    .filter((group) => isUntouched(group) && group.items.length > 1)
    .map((group) => {
      const near = linesNear(board, lines.get(group.account) ?? [], group);
      const own = near.filter((line) => withCharges(line, group, board) !== null);
      for (const line of own) append(ways, line, group);
      return { group, own };
    });
  // Every line that could be the debit counts as touched, so that removing it changes the result.
  for (const line of ways.keys()) line.isTouched = true;
  for (const { group, own } of found) {
    const [line, other] = own;
    if (!line || other || ways.get(line)!.length > 1) continue;
    if (group.items.some((item) => board.awaitsAnswer(line, item))) continue;
    const { reason, items } = withCharges(line, group, board)!;
    board.resolve(line, reason, items);
  }
}

/** Whether a line states nothing by which it could be a certain payment, and repeats no other entry. */
function isNameless({ references, fileNames, standing, counterparty, entry, detail }: Line): boolean {
  const names = references.length + fileNames.length + standing.length;
  const isOther = entry.entry.details.some(({ endToEndId }) => endToEndId !== null);
  const states = names > 0 || counterparty !== null || detail !== null || isOther;
  return !states && entry.repeatsEntryId === null;
}

/** Entries for one payment state the counterparty; a debit of a file does not. */
function unstatedNear(board: Board, own: readonly Line[], group: FileGroup): Line[] {
  const near = linesNear(board, own, group);
  if (near.length < 2) return [];
  return near.filter(
    ({ amountMinor, counterparty }) => amountMinor > group.openMinor && counterparty === null,
  );
}

/** The lines around the day of a file, of lines in the order of their days; none if there are very many. */
function linesNear({ window }: Board, lines: readonly Line[], { day }: FileGroup): Line[] {
  const from = lowerBound(lines, day - window.before);
  const to = lowerBound(lines, day + window.after + 1);
  return to - from > MOST_NEAR ? [] : lines.slice(from, to);
}

/**
 * Matches incoming money that is the sum of the payments of a file that the bank rejected but debited anyway.
 * It may also be the return of a paid payment with that amount.
 */
export function matchGivenBack(board: Board): void {
  const paid = new Set(
    board.items
      .filter((item) => !item.isRejected && item.expected.earlierReturnId === null)
      .map(({ account, amountMinor }) => `${account}|${amountMinor < 0n ? -amountMinor : amountMinor}`),
  );
  const groups = board.files.filter(({ rejected }) => rejected.length > 0);
  for (const line of groups.length === 0 ? [] : board.unresolved()) {
    const isOther = line.ids.length + line.references.length + line.standing.length > 0;
    if (line.amountMinor <= 0n || isOther || paid.has(`${line.account}|${line.amountMinor}`)) continue;
    const named = groupsOf(board, line);
    const fitting = (named.length > 0 ? named : groups).filter(
      (group) => group.account === line.account && line.day >= group.day && isSumOfDebited(line, group),
    );
    if (fitting.length !== 1) {
      const waiting = named
        .map(({ rejected }) => rejected.filter((item) => !isSettled(item)))
        .filter((items) => items.length > 0 && -sumOf(items) === line.amountMinor);
      if (waiting.length === 1) board.resolve(line, 'REJECTED_CREDIT', waiting[0]!);
      continue;
    }
    const items = debitedIn(fitting[0]!);
    for (const item of items) item.mayBeReturnedBy = line;
    board.resolve(line, 'LOOKS_GIVEN_BACK', items);
  }
}

function namingLines(board: Board): Line[] {
  return board.unresolved().filter(({ ids, fileNames }) => ids.length === 0 && fileNames.length > 0);
}

function isUnresolved({ part }: Line): boolean {
  return part === null;
}

function groupsOf(board: Board, line: Line): FileGroup[] {
  const groups = new Set(line.fileNames.flatMap((name) => board.filesByName.get(name) ?? []));
  return [...groups].filter(({ account }) => account === line.account);
}

function nearGroups(board: Board, line: Line): FileGroup[] {
  return groupsOf(board, line).filter((one) => isNear(board, line, one));
}

function isNear(board: Board, line: Line, { day }: FileGroup): boolean {
  return isNearDay(board, line, day);
}

function isNearDay({ window }: Board, line: Line, day: number): boolean {
  return line.day >= day - window.before && line.day <= day + window.after;
}

function openIn({ items }: FileGroup): Item[] {
  return items.filter(isOpen);
}

/** The open payments of the chosen files. */
function itemsOf(way: readonly FileChoice[]): Item[] {
  return way.flatMap(({ group, withRejected }) => [
    ...openIn(group),
    ...(withRejected ? group.rejected.filter(isOpen) : []),
  ]);
}

function hasRejected(items: readonly Item[]): boolean {
  return items.some(({ isRejected }) => isRejected);
}

/** The rejected payments of a file that were debited and not yet given back. */
function debitedIn({ rejected }: FileGroup): Item[] {
  return rejected.filter(canBeGivenBack);
}

function isSumOfDebited(line: Line, group: FileGroup): boolean {
  const debited = debitedIn(group);
  return debited.length > 0 && -sumOf(debited) === line.amountMinor;
}

function proposeSum(board: Board, line: Line, items: readonly Item[]): void {
  const isPaid = items.some(({ isRejected }) => !isRejected);
  if (hasRejected(items)) board.resolve(line, isPaid ? 'WITH_REJECTED' : 'PAID_AFTER_REJECTION', items);
  else board.resolve(line, areOfOneFile(items) ? 'FILE_SUM' : 'FILES_TOGETHER', items);
}

function areOfOneFile(items: readonly Item[]): boolean {
  return new Set(items.map(({ expected }) => expected.fileId)).size === 1;
}

/** Whether the choices are everything open of one file, across its rails. */
function isOneFile(board: Board, way: readonly FileChoice[]): boolean {
  const [{ group: first }, ...others] = way as [FileChoice, ...FileChoice[]];
  if (others.length === 0) return true;
  const own = board.files.filter(
    ({ fileId, account, openCount }) => fileId === first.fileId && account === first.account && openCount > 0,
  );
  return own.length === way.length && way.every(({ group }) => group.fileId === first.fileId);
}

/** Matches lines that name one file, each the sum of consecutive payments in it. */
function matchSequences(board: Board, lines: readonly Line[], group: FileGroup): void {
  const items = openIn(group);
  const found = sequencesOf(lines.filter(canBePart(board, group)), items);
  if (!found || items.length < 2) return;
  if (!found.isWhole && !found.sequences.every((one) => isOnlyPlace(one, items))) return;
  // Another line that names the file could take the place of one of these.
  const isSure = found.isWhole && found.isOnly && found.sequences.length === lines.length;
  for (const { line, from, to } of found.sequences) {
    const own = items.slice(from, to);
    board.resolve(line, isSure ? reasonOfAll(board, line, own, 'FILE_IN_PARTS') : 'FILE_PART', own);
  }
}

/**
 * Matches lines that carry a name shared by several files, if together they make up exactly one of the files.
 */
function matchSharedSequences(board: Board, lines: readonly Line[], groups: readonly FileGroup[]): void {
  const found = groups.flatMap((group) => {
    const items = openIn(group);
    const sequences = items.length < 2 ? null : sequencesOf(lines.filter(canBePart(board, group)), items);
    return sequences?.isWhole ? [{ items, sequences }] : [];
  });
  const [one, other] = found;
  if (!one || other) return;
  for (const { line, from, to } of one.sequences.sequences)
    board.resolve(line, 'FILE_PART', one.items.slice(from, to));
}

/**
 * Matches lines without a name that together make up what is open of a file, if there is no other way to do
 * so. Lines that may be parts of several files are a question.
 */
function matchUnnamedParts(board: Board, near: readonly { group: FileGroup; lines: Line[] }[]): void {
  const ways = new Map<Line, Item[][]>();
  const found = near.flatMap(({ group, lines }) => {
    const items = openIn(group);
    const own = sequencesOf(lines.filter(canBePart(board, group)), items);
    if (!own?.isWhole) return [];
    // Every line that could be a part counts as touched, so that removing it changes the result.
    for (const line of lines) line.isTouched = true;
    // Entries for a single payment each are compared with all payments of their amount elsewhere.
    if (!own.isOnly || own.sequences.every(({ from, to }) => to - from === 1)) return [];
    for (const { line, from, to } of own.sequences) append(ways, line, items.slice(from, to));
    return [own.sequences];
  });
  for (const sequences of found) {
    const isOnly = sequences.every(({ line }) => ways.get(line)!.length === 1);
    for (const { line } of sequences.filter((one) => isUnresolved(one.line))) {
      const own = ways.get(line)!;
      if (!isOnly) askWhich(board, line, own);
      else if (own[0]!.some((item) => board.awaitsAnswer(line, item)))
        board.resolve(line, 'FILE_BEFORE_ANSWER', own[0]!);
      else board.resolve(line, 'FILE_PART', own[0]!);
    }
  }
}

/** Whether a line can be a part of the file. A line that repeats another one cannot. */
function canBePart(board: Board, group: FileGroup): (line: Line) => boolean {
  return (line) => isUnresolved(line) && line.entry.repeatsEntryId === null && isNear(board, line, group);
}

/** Two lines that together make up a file. */
interface Pair {
  lines: [Line, Line];
  group: FileGroup;
  /** Whether no other two lines make up the file. */
  isOnly: boolean;
}

/**
 * Proposes two lines that together make up a file which they do not name, such as a debit that cuts a payment
 * in two. If either could be another file with some line, or a payment by itself, a user decides.
 */
function matchPairs(
  board: Board,
  byAccount: ReadonlyMap<string, Line[]>,
  bySum: ReadonlyMap<string, Item[]>,
): void {
  const pairs = board.files.filter(isUntouched).flatMap((group) => {
    const near = unstatedNear(board, byAccount.get(group.account) ?? [], group);
    return pairsIn(near.filter(isUnresolved), group);
  });
  const ways = new Map<Line, Item[][]>();
  for (const { lines, group } of pairs)
    for (const line of lines) {
      // Every line that could be in a pair counts as touched, so that removing it changes the result.
      line.isTouched = true;
      append(ways, line, group.items);
    }
  for (const [line, own] of ways) {
    const items = (bySum.get(sumKey(line)) ?? []).filter(
      (item) => isOpen(item) && board.isInWindow(line, item) && !isOtherParty(line, item),
    );
    own.push(...items.map((item) => [item]));
  }
  for (const { lines, group, isOnly } of pairs) {
    if (!isOnly || !lines.every(isUnresolved)) continue;
    const isSure = lines.every((line) => ways.get(line)!.length === 1);
    // One payment in two debits is a guess even if nothing else fits.
    if (isSure && group.items.length > 1) resolveSplit(board, lines, group);
    else if (!isSure) for (const line of lines) askWhich(board, line, ways.get(line)!);
  }
}

function pairsIn(lines: readonly Line[], group: FileGroup): Pair[] {
  const byAmount = new Map<bigint, Line[]>();
  for (const line of lines) append(byAmount, line.amountMinor, line);
  const order = new Map(lines.map((line, index) => [line, index]));
  const pairs = lines.flatMap((line, index) => {
    const partners = byAmount.get(group.openMinor - line.amountMinor) ?? [];
    return partners
      .filter((other) => order.get(other)! > index)
      .map((other) => ({ lines: [line, other] as [Line, Line], group }));
  });
  return pairs.map((pair) => ({ ...pair, isOnly: pairs.length === 1 }));
}

function resolveSplit(board: Board, lines: readonly Line[], group: FileGroup): void {
  for (const line of lines)
    board.resolve(line, 'SPLIT', group.items, {
      actualMinor: group.totalMinor,
      otherLines: othersOf(lines, line),
    });
}

/** Finds whether a line that names files repeats one that was already debited with the same amount. */
function findRepeatOfFile(board: Board, line: Line, groups: readonly FileGroup[]): void {
  const debited = groups.find(
    ({ openCount, totalMinor, items }) =>
      openCount === 0 && items.length > 0 && totalMinor === line.amountMinor,
  );
  if (debited) repeatAll(board, line, debited.items);
}

/** Matches lines that name a file whose name no other file shares, and that are not its sum. */
function matchOneFile(board: Board, lines: readonly Line[], group: FileGroup): void {
  matchOneOf(board, lines, group, withoutSome);
  matchSequences(board, lines.filter(isUnresolved), group);
  const left = lines.filter(isUnresolved);
  if (left.length === 0 || !isUntouched(group)) return;
  if (left.length > 1) {
    matchOneByOne(board, left, group);
    if (!left.every(isUnresolved)) return;
    const isWhole = left.length <= MOST_TOGETHER && sumOf(left) === group.totalMinor;
    if (isWhole) return resolveSplit(board, left, group);
  }
  matchOneOf(board, left, group, withCharges);
  if (!left.every(isUnresolved)) return;
  for (const line of left) board.resolve(line, 'FILE_AMOUNT_DIFFERS', left.length === 1 ? group.items : []);
}

/** How a line may relate to a file other than as its sum. */
type Likeness = (line: Line, group: FileGroup, board: Board) => { reason: MatchReason; items: Item[] } | null;

/** Resolves the line that fits the file in this way, if only one does. */
function matchOneOf(board: Board, lines: readonly Line[], group: FileGroup, likeness: Likeness): void {
  if (!isUntouched(group)) return;
  const found = lines.flatMap((line) => {
    const like = likeness(line, group, board);
    return like ? [{ line, ...like }] : [];
  });
  const [one, other] = found;
  if (one && !other) board.resolve(one.line, one.reason, one.items);
}

function isUntouched({ openCount, items }: FileGroup): boolean {
  return openCount > 0 && openCount === items.length;
}

/**
 * Matches lines that name a file with its payments of the same amount, if there are as many lines as
 * payments.
 */
function matchOneByOne(board: Board, lines: readonly Line[], group: FileGroup): void {
  const byAmount = new Map<bigint, Item[]>();
  for (const item of openIn(group)) append(byAmount, item.amountMinor, item);
  const ofAmount = new Map<bigint, Line[]>();
  for (const line of lines) append(ofAmount, line.amountMinor, line);
  for (const [amountMinor, own] of ofAmount) {
    const items = byAmount.get(amountMinor) ?? [];
    if (own.length === items.length)
      for (const [index, line] of own.entries()) board.resolve(line, 'FILE_PART', [items[index]!]);
  }
}

/** A line that is its file without one or two payments, if no other payments could be the missing ones. */
function withoutSome(line: Line, group: FileGroup): ReturnType<Likeness> {
  const items = itemsWithoutSome(line, group);
  return items && { reason: 'FILE_WITHOUT_SOME', items };
}

function itemsWithoutSome(line: Line, { items, totalMinor }: FileGroup): Item[] | null {
  const lackingMinor = totalMinor - line.amountMinor;
  if (lackingMinor >= 0n || items.length < 2) return null;
  const ones = items.filter(({ amountMinor }) => amountMinor === lackingMinor);
  if (ones.length > 0) return ones.length === 1 ? items.filter((item) => item !== ones[0]) : null;
  if (items.length > MOST_WITHOUT_TWO) return null;
  const byAmount = new Map<bigint, Item[]>();
  for (const item of items) append(byAmount, item.amountMinor, item);
  const pairs: [Item, Item][] = [];
  for (const item of items) {
    const others = byAmount.get(lackingMinor - item.amountMinor) ?? [];
    for (const other of others.slice(0, 2)) if (other !== item) pairs.push([item, other]);
    // Each pair is found from both of its items.
    if (pairs.length > 2) return null;
  }
  const [pair] = pairs;
  if (!pair || pairs.length !== 2 || items.length < 3) return null;
  return items.filter((item) => !pair.includes(item));
}

/**
 * A line that exceeds its file by no more than a bank may charge, and by less than any payment of the file.
 * Known fees of the payments of a file are an item of the same day.
 */
function withCharges(line: Line, group: FileGroup, board: Board): ReturnType<Likeness> {
  const { items, totalMinor, rejectedCount } = group;
  const extraMinor = totalMinor - line.amountMinor;
  // The debit may also include the rejected payments.
  if (extraMinor <= 0n || rejectedCount > 0) return null;
  const isLittle =
    extraMinor * CHARGED_PART <= -totalMinor && extraMinor <= CHARGED_EACH_MINOR * BigInt(items.length);
  if (!isLittle || items.some(({ amountMinor }) => extraMinor >= -amountMinor)) return null;
  const fees = board.open().filter(({ expected, amountMinor, account, day }) => {
    const isSame = amountMinor === -extraMinor && account === group.account && day === group.day;
    return expected.kind === 'FEE' && isSame;
  });
  return { reason: 'FILE_AND_CHARGES', items: fees.length === 1 ? [...items, fees[0]!] : items };
}

function byDay(groups: readonly FileGroup[]): Map<string, FileGroup[]> {
  const days = new Map<string, FileGroup[]>();
  for (const group of groups) if (group.openCount > 0) append(days, `${group.account}|${group.day}`, group);
  return days;
}

/** The lines of outgoing money by our account, in the order of the days. */
function linesByAccount(lines: readonly Line[]): Map<string, Line[]> {
  const accounts = new Map<string, Line[]>();
  for (const line of lines)
    if (line.amountMinor < 0n && line.ids.length === 0) append(accounts, line.account, line);
  return accounts;
}
