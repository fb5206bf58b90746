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
import { reasonOfAll, repeatAll } from './by-name.ts';
import { sequencesOf } from './file-sequences.ts';

/*
 * Banks debit a file in many ways: as one sum, with or without what they rejected, with other files of the
 * day, a hundred payments at a time, or with their charges. Files of one day may share the name that an entry
 * has, so that the amount decides between them.
 */

/** More files than this under one name are not searched for those that are a sum together. */
const MOST_FILES = 12;

/** Charges within a debit: at most this part of the file, or this amount for each payment. */
const CHARGED_PART = 50n;
const CHARGED_EACH_MINOR = 1_000n;

/** Entries that name a file and are the sum of its open items. */
export function matchWholeFiles(board: Board): void {
  for (const line of namingLines(board)) {
    const groups = openGroups(board, line).filter(({ openMinor }) => openMinor === line.amountMinor);
    if (groups.length === 0) continue;
    const items = openIn(groups[0]!);
    // Files of one day share the name that an ACB bank gives them.
    const reason = groups.length > 1 ? 'AMBIGUOUS' : reasonOfAll(board, line, items, 'WHOLE_FILE');
    board.resolve(line, reason, items);
  }
}

/** Entries that name files and are not the sum of one: what else they may be, from sure to vague. */
export function matchNamedFiles(board: Board): void {
  const byGroups = new Map<string, { groups: FileGroup[]; lines: Line[] }>();
  for (const line of namingLines(board)) {
    const groups = groupsOf(board, line);
    if (groups.length === 0 || line.amountMinor > 0n) continue;
    const key = groups.map(({ fileId }) => fileId).join('|');
    const one = byGroups.get(key) ?? { groups, lines: [] };
    one.lines.push(line);
    byGroups.set(key, one);
  }
  for (const { groups, lines } of byGroups.values()) {
    for (const line of lines) matchSumOfFiles(board, line, groups);
    for (const line of lines.filter(isUnresolved)) findRepeatOfFile(board, line, groups);
    if (groups.length === 1) matchOneOf(board, lines.filter(isUnresolved), groups[0]!, withoutSome);
    for (const group of groups) matchSequences(board, lines.filter(isUnresolved), group, 'FILE_IN_PARTS');
    const left = lines.filter(isUnresolved);
    if (groups.length === 1) matchOneFile(board, left, groups[0]!);
    else if (groups.some(({ openCount }) => openCount > 0))
      for (const line of left) board.resolve(line, 'SEVERAL_FILES', []);
  }
}

/** Entries that name no file and are the sum of one, of several of a day, or of parts of one. */
export function matchFileSums(board: Board): void {
  const bySum = new Map<string, { items: Item[]; day: number }[]>();
  const untouched = board.files.filter(
    ({ openCount, items, rejected }) => openCount === items.length && openCount + rejected.length > 1,
  );
  for (const group of untouched)
    for (const items of sumsOf(group))
      append(bySum, `${group.account}|${sumOf(items)}`, { items, day: group.day });
  for (const groups of byDay(untouched).values()) {
    if (groups.length < 2) continue;
    const items = groups.flatMap(({ items: own }) => own);
    append(bySum, `${groups[0]!.account}|${sumOf(items)}`, { items, day: groups[0]!.day });
  }
  for (const line of board.unresolved()) {
    const sums = (bySum.get(`${line.account}|${line.amountMinor}`) ?? []).filter(
      ({ items, day }) => items.every(isOpen) && isNearDay(board, line, day),
    );
    if (sums.length === 1) proposeSum(board, line, sums[0]!.items);
  }
  const lines = linesByAccount(board.unresolved());
  for (const group of untouched) {
    if (group.openCount === 0) continue;
    const near = (lines.get(group.account) ?? []).filter(
      (line) => isUnresolved(line) && line.amountMinor > group.openMinor && isNear(board, line, group),
    );
    if (near.length < 2) continue;
    matchSequences(board, near, group, 'FILE_PART');
    matchPair(board, near.filter(isUnresolved), group);
  }
}

/** Money in that is the sum of what a file had rejected and debited all the same. */
export function matchGivenBack(board: Board): void {
  for (const line of board.unresolved()) {
    if (line.amountMinor <= 0n || line.ids.length > 0) continue;
    const named = groupsOf(board, line);
    const groups = (named.length > 0 ? named : board.files).filter(
      (group) => group.account === line.account && isSumOfDebited(line, group),
    );
    if (groups.length !== 1) continue;
    const items = debitedIn(groups[0]!);
    for (const item of items) item.mayBeReturnedBy = line;
    board.resolve(line, named.length > 0 ? 'GIVEN_BACK' : 'LOOKS_GIVEN_BACK', items);
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

function openGroups(board: Board, line: Line): FileGroup[] {
  return groupsOf(board, line).filter((one) => one.openCount > 0 && isNear(board, line, one));
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

/** What a file may have been debited as: its payments, or those with the ones that the bank rejected. */
function sumsOf(group: FileGroup): Item[][] {
  const accepted = openIn(group);
  const rejected = group.rejected.filter(isOpen);
  if (rejected.length === 0) return accepted.length > 0 ? [accepted] : [];
  return accepted.length > 0 ? [accepted, [...accepted, ...rejected]] : [rejected];
}

function hasRejected(items: readonly Item[]): boolean {
  return items.some(({ isRejected }) => isRejected);
}

/** The rejected payments of a file that were debited and did not come back. */
function debitedIn({ rejected }: FileGroup): Item[] {
  return rejected.filter(
    (item) => isSettled(item) && item.expected.earlierReturnId === null && !item.mayBeReturnedBy,
  );
}

function isSumOfDebited(line: Line, group: FileGroup): boolean {
  const debited = debitedIn(group);
  return debited.length > 0 && -sumOf(debited) === line.amountMinor;
}

function proposeSum(board: Board, line: Line, items: readonly Item[]): void {
  if (hasRejected(items)) board.resolve(line, 'WITH_REJECTED', items);
  else board.resolve(line, isOneFile(items) ? 'FILE_SUM' : 'FILES_TOGETHER', items);
}

function isOneFile(items: readonly Item[]): boolean {
  return new Set(items.map(({ expected }) => expected.fileId)).size === 1;
}

/** A line that names files and is the sum of one with its rejected payments, or of several of them. */
function matchSumOfFiles(board: Board, line: Line, groups: readonly FileGroup[]): void {
  const near = groups.filter((group) => isNear(board, line, group) && sumsOf(group).length > 0);
  if (near.length > MOST_FILES) return;
  const found: Item[][] = [];
  search(near, 0, line.amountMinor, [], found);
  if (found.length === 0) return;
  const [items] = found;
  if (found.length > 1) board.resolve(line, 'AMBIGUOUS', items!);
  else proposeSum(board, line, items!);
}

/** Finds every choice of files, each with or without its rejected payments, that sums to the amount. */
function search(
  groups: readonly FileGroup[],
  at: number,
  leftMinor: bigint,
  chosen: readonly Item[],
  found: Item[][],
): void {
  if (leftMinor === 0n && chosen.length > 0) found.push([...chosen]);
  if (leftMinor >= 0n || at === groups.length || found.length > 1) return;
  for (const items of sumsOf(groups[at]!))
    search(groups, at + 1, leftMinor - sumOf(items), [...chosen, ...items], found);
  search(groups, at + 1, leftMinor, chosen, found);
}

/**
 * Lines that together are a file, each for payments that follow each other in it; with their names, or, when
 * some are still to come, as a proposal.
 */
function matchSequences(
  board: Board,
  all: readonly Line[],
  group: FileGroup,
  reason: 'FILE_IN_PARTS' | 'FILE_PART',
): void {
  const lines = all.filter((line) => isNear(board, line, group));
  if (lines.length === 0 || group.openCount < 2) return;
  const items = openIn(group);
  const found = sequencesOf(lines, items);
  if (!found) return;
  // Without a name, entries for one payment each are compared with all payments of their amount.
  const isLikely = found.isWhole && found.sequences.some(({ from, to }) => to - from > 1);
  if (reason === 'FILE_PART' && !isLikely) return;
  for (const { line, from, to } of found.sequences) {
    const own = items.slice(from, to);
    const isSure = reason === 'FILE_IN_PARTS' && found.isWhole && found.isOnly;
    board.resolve(line, isSure ? reasonOfAll(board, line, own, reason) : 'FILE_PART', own);
  }
}

/** Two lines that together are a file which they do not name. */
function matchPair(board: Board, lines: readonly Line[], group: FileGroup): void {
  if (group.openCount !== group.items.length || lines.length < 2) return;
  const byAmount = new Map<bigint, Line[]>();
  for (const line of lines) append(byAmount, line.amountMinor, line);
  const pairs = lines.flatMap((line) => {
    const other = byAmount.get(group.openMinor - line.amountMinor)?.find((one) => one !== line);
    return other && line.amountMinor >= other.amountMinor ? [[line, other]] : [];
  });
  // A line that makes the pair doubtful is not alone.
  for (const line of pairs.flat()) line.isTouched = true;
  if (pairs.length === 1) resolveSplit(board, pairs[0]!, group);
}

function resolveSplit(board: Board, lines: readonly Line[], group: FileGroup): void {
  for (const line of lines)
    board.resolve(line, 'SPLIT', group.items, {
      actualMinor: group.totalMinor,
      otherLines: othersOf(lines, line),
    });
}

/** A line that names files of which one has been debited with its amount. */
function findRepeatOfFile(board: Board, line: Line, groups: readonly FileGroup[]): void {
  const debited = groups.find(
    ({ openCount, totalMinor, items }) =>
      openCount === 0 && items.length > 0 && totalMinor === line.amountMinor,
  );
  if (debited) repeatAll(board, line, debited.items);
}

/** Lines that name a file which no other one shares its name with, and that are not its sum. */
function matchOneFile(board: Board, lines: readonly Line[], group: FileGroup): void {
  if (lines.length === 0 || !isUntouched(group)) return;
  if (lines.length > 1) {
    matchOneByOne(board, lines, group);
    if (!lines.every(isUnresolved)) return;
    const isWhole = lines.length <= MOST_TOGETHER && sumOf(lines) === group.totalMinor;
    if (isWhole) return resolveSplit(board, lines, group);
  }
  matchOneOf(board, lines, group, withCharges);
  if (!lines.every(isUnresolved)) return;
  for (const line of lines) board.resolve(line, 'FILE_AMOUNT_DIFFERS', lines.length === 1 ? group.items : []);
}

/** What a line may be of a file, in another way than as its sum. */
type Likeness = (line: Line, group: FileGroup) => { reason: MatchReason; items: Item[] } | null;

/** Resolves the line that is like the file, if it is the only one. */
function matchOneOf(board: Board, lines: readonly Line[], group: FileGroup, likeness: Likeness): void {
  if (!isUntouched(group)) return;
  const found = lines.flatMap((line) => {
    const like = likeness(line, group);
    return like ? [{ line, ...like }] : [];
  });
  const [one, other] = found;
  if (one && !other) board.resolve(one.line, one.reason, one.items);
}

function isUntouched({ openCount, items }: FileGroup): boolean {
  return openCount > 0 && openCount === items.length;
}

/** Lines that name a file and have the amount of one of its payments, and of no other. */
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

/** A line that lacks one or two payments of its file, and could lack no others. */
function withoutSome(line: Line, group: FileGroup): ReturnType<Likeness> {
  const items = itemsWithoutSome(line, group);
  return items && { reason: 'FILE_WITHOUT_SOME', items };
}

function itemsWithoutSome(line: Line, { items, totalMinor }: FileGroup): Item[] | null {
  const lackingMinor = totalMinor - line.amountMinor;
  if (lackingMinor >= 0n || items.length < 2) return null;
  const ones = items.filter(({ amountMinor }) => amountMinor === lackingMinor);
  if (ones.length > 0) return ones.length === 1 ? items.filter((item) => item !== ones[0]) : null;
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

/** A line that is more than its file by what a bank may charge for it, and by less than any payment of it. */
function withCharges(line: Line, { items, totalMinor }: FileGroup): ReturnType<Likeness> {
  const extraMinor = totalMinor - line.amountMinor;
  if (extraMinor <= 0n) return null;
  const isLittle =
    extraMinor * CHARGED_PART <= -totalMinor || extraMinor <= CHARGED_EACH_MINOR * BigInt(items.length);
  const isLess = items.every(({ amountMinor }) => extraMinor < -amountMinor);
  return isLittle && isLess ? { reason: 'FILE_AND_CHARGES', items } : null;
}

function byDay(groups: readonly FileGroup[]): Map<string, FileGroup[]> {
  const days = new Map<string, FileGroup[]>();
  for (const group of groups) if (group.openCount > 0) append(days, `${group.account}|${group.day}`, group);
  return days;
}

/** Money out by our account, in the order of the days. */
function linesByAccount(lines: readonly Line[]): Map<string, Line[]> {
  const accounts = new Map<string, Line[]>();
  for (const line of lines)
    if (line.amountMinor < 0n && line.ids.length === 0) append(accounts, line.account, line);
  return accounts;
}
