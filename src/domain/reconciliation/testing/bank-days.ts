import type { ExpectedFile, ExpectedItem, OpenEntry } from '../expected.ts';
import { businessDaysAfter, day, detail, entry, idOf, item } from './build.ts';

/*
 * How banks debit files: each shape is a day with one or more files, the entries that the bank books for
 * them, and what each entry truly is. It is written from the bank's side, and knows nothing of the matching.
 */

/** An entry of the bank with what it truly is. */
export interface TrueEntry {
  entry: OpenEntry;
  /** The items that it debits or gives back, without any that it does not contain. */
  itemIds: readonly string[];
  /** The charges that the bank included in it. */
  chargesMinor?: bigint;
  /** Whether the entry may become a question, because the statement alone does not settle it. */
  mayAsk?: boolean;
  /** Something else has its sum too, so that any proposal would be a guess. */
  mustAsk?: boolean;
  /** Another file of the day has the same name and amounts, so that either of them may take its place. */
  isEitherFile?: boolean;
}

export interface BankDay {
  shape: string;
  items: ExpectedItem[];
  files: ExpectedFile[];
  entries: TrueEntry[];
}

type Random = () => number;

/** Counts things across all days, so that ids and accounts never repeat. */
let counted = 0;

interface MadeFile {
  fileId: string;
  date: string;
  paid: ExpectedItem[];
  rejected: ExpectedItem[];
  /** All of them in the order of the file. */
  all: ExpectedItem[];
}

interface FileFacts {
  count: number;
  rejectedCount?: number;
  amountMinor?: (index: number) => bigint;
  /** The bank has not said whether it accepts the file. */
  isUnanswered?: boolean;
}

const SHORT_NAME = 'WOOLCO';

/** The name that the contra of every ACB file of a day has. */
function contraOf(date: string): string {
  return `${SHORT_NAME} CONTRA${date.replaceAll('-', '').slice(2)}`;
}

class Builder {
  readonly date: string;
  readonly day: BankDay;
  readonly random: Random;

  constructor(shape: string, date: string, random: Random) {
    this.date = date;
    this.random = random;
    this.day = { shape, items: [], files: [], entries: [] };
  }

  file({ count, rejectedCount = 0, amountMinor, isUnanswered = false }: FileFacts): MadeFile {
    const fileId = idOf(700_000_000 + ++counted);
    const turnedDown = new Set<number>();
    while (turnedDown.size < rejectedCount) turnedDown.add(Math.floor(this.random() * count));
    const all = Array.from({ length: count }, (_, index) => {
      const number = ++counted;
      const isRejected = turnedDown.has(index);
      return item(`${isRejected ? 'REJECTED' : 'PAYOUT'} ${number}`, {
        kind: isRejected ? 'REJECTED' : 'PAYOUT',
        amountMinor: -(amountMinor?.(index) ?? 50_000n + BigInt(Math.floor(this.random() * 5_000_000))),
        date: this.date,
        endToEndId: idOf(number),
        references: [`INV ${number}`],
        fileId,
        position: index,
        counterpartyAccount: String(62_000_000_000 + number),
        awaitsAnswer: isUnanswered,
        hasUnreadAnswer: isUnanswered,
      });
    });
    this.day.items.push(...all);
    this.day.files.push({ fileId, names: [fileId, `FILE${fileId.slice(-8)}.TXT`, contraOf(this.date)] });
    const rejected = all.filter(({ kind }) => kind === 'REJECTED');
    return { fileId, date: this.date, all, rejected, paid: all.filter((one) => !rejected.includes(one)) };
  }

  debit(items: readonly ExpectedItem[], text: string, more: Partial<TrueEntry> = {}): TrueEntry {
    const { chargesMinor = 0n, ...facts } = more;
    const made = entry(`e${++counted}`, {
      amountMinor: sum(items) - chargesMinor,
      date: this.random() < 0.2 ? businessDaysAfter(this.date, 1) : this.date,
      text,
      batchCount: items.length,
    });
    const one = { entry: made, itemIds: items.map(({ id }) => id), chargesMinor, ...facts };
    this.day.entries.push(one);
    return one;
  }

  credit(items: readonly ExpectedItem[], facts: Parameters<typeof entry>[1], more: Partial<TrueEntry> = {}) {
    const made = entry(`e${++counted}`, {
      amountMinor: -sum(items),
      date: businessDaysAfter(this.date, 1),
      ...facts,
    });
    this.day.entries.push({ entry: made, itemIds: items.map(({ id }) => id), ...more });
  }
}

function sum(items: readonly ExpectedItem[]): bigint {
  return items.reduce((total, { amountMinor }) => total + amountMinor, 0n);
}

type Shape = (build: Builder) => void;

const few = (random: Random) => 3 + Math.floor(random() * 12);

/** Parts of a list of this size, the last of them smaller. */
function inPartsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

export const SHAPES: Readonly<Record<string, Shape>> = {
  'one debit by the id of its file': (build) => {
    const file = build.file({ count: few(build.random) });
    build.debit(file.paid, `EFT BATCH ${file.fileId}`);
  },
  'one debit by the names of its batch': (build) => {
    const file = build.file({ count: few(build.random) });
    build.file({ count: few(build.random) });
    const { entry: made } = build.debit(file.paid, 'EFT DEBIT');
    made.entry.batchNames = [file.fileId, `${file.fileId}-1`];
  },
  'several files under the name of their day, one of R 1.00': (build) => {
    const files = [
      build.file({ count: 2, amountMinor: () => 50n }),
      build.file({ count: few(build.random) }),
      build.file({ count: few(build.random) }),
    ];
    for (const file of files) build.debit(file.paid, contraOf(build.date));
  },
  'one debit without a name': (build) => {
    const file = build.file({ count: few(build.random) });
    build.debit(file.paid, 'EFT DEBIT');
  },
  'one debit a week late': (build) => {
    const file = build.file({ count: few(build.random) });
    const { entry: made } = build.debit(file.paid, `EFT ${file.fileId}`);
    made.entry.bookingDate = businessDaysAfter(build.date, 5);
    made.entry.valueDate = made.entry.bookingDate;
  },
  'rejected rows left out': (build) => {
    const file = build.file({ count: 9, rejectedCount: 2 });
    build.debit(file.paid, contraOf(build.date));
  },
  'rejected rows debited, and given back one by one': (build) => {
    const file = build.file({ count: 9, rejectedCount: 2 });
    build.debit(file.all, contraOf(build.date));
    for (const one of file.rejected)
      build.credit([one], { endToEndId: one.endToEndId!, isReturn: true, text: 'REJECTED' });
  },
  'rejected rows debited, and given back as one sum by the name of the day': (build) => {
    const file = build.file({ count: 12, rejectedCount: 3 });
    build.debit(file.all, `EFT ${file.fileId}`);
    build.credit(file.rejected, { text: contraOf(build.date) });
  },
  'rejected rows debited without a name, and given back by their references': (build) => {
    const file = build.file({ count: 7, rejectedCount: 2 });
    build.debit(file.all, 'EFT DEBIT');
    for (const one of file.rejected) build.credit([one], { text: `UNPAID ${one.references[0]}` });
  },
  'every row rejected, debited and given back': (build) => {
    // The bank may have paid them after all.
    const file = build.file({ count: 4, rejectedCount: 4 });
    build.debit(file.all, `EFT ${file.fileId}`, { mayAsk: true });
    build.credit(file.rejected, { text: `EFT ${file.fileId}` }, { mayAsk: true });
  },
  'one debit for all files of the day': (build) => {
    const files = [1, 2, 3].map(() => build.file({ count: few(build.random) }));
    build.debit(
      files.flatMap(({ paid }) => paid),
      contraOf(build.date),
    );
  },
  'one debit for all files of the day, without a name': (build) => {
    const files = [1, 2].map(() => build.file({ count: few(build.random) }));
    build.debit(
      files.flatMap(({ paid }) => paid),
      'EFT DEBIT',
    );
  },
  'one debit for two of three files of the day': (build) => {
    const files = [1, 2, 3].map(() => build.file({ count: few(build.random) }));
    build.debit([...files[0]!.paid, ...files[2]!.paid], contraOf(build.date));
    build.debit(files[1]!.paid, contraOf(build.date));
  },
  'a debit for each hundred payments': (build) => {
    const file = build.file({ count: 230 });
    for (const part of inPartsOf(file.paid, 100)) build.debit(part, contraOf(build.date));
  },
  'a debit for each ten payments, without a name': (build) => {
    const file = build.file({ count: 25 });
    for (const part of inPartsOf(file.paid, 10)) build.debit(part, 'EFT DEBIT');
  },
  'a debit for each hundred payments, without a name': (build) => {
    const file = build.file({ count: 230 });
    for (const part of inPartsOf(file.paid, 100)) build.debit(part, 'EFT DEBIT');
  },
  'a debit for each two payments, without a name': (build) => {
    const file = build.file({ count: 4 });
    for (const part of inPartsOf(file.paid, 2)) build.debit(part, 'EFT DEBIT');
  },
  'a debit without a name for what a named one left': (build) => {
    const file = build.file({ count: 7 });
    const alone = build.debit(file.paid.slice(2, 3), 'EFT');
    alone.entry.entry.details = [detail(file.paid[2]!.endToEndId, null)];
    build.debit([...file.paid.slice(0, 2), ...file.paid.slice(3)], 'EFT DEBIT');
  },
  'a debit for each ten payments of one amount': (build) => {
    const file = build.file({ count: 25, amountMinor: () => 1_234_500n });
    for (const part of inPartsOf(file.paid, 10)) build.debit(part, contraOf(build.date));
  },
  'a debit for each payment, all under the name of the day': (build) => {
    const file = build.file({ count: few(build.random) });
    const rows = build.random() < 0.5 ? file.paid : file.paid.toReversed();
    for (const one of rows) build.debit([one], contraOf(build.date));
  },
  'two files of one sum under the name of the day': (build) => {
    const amountMinor = (index: number) => BigInt(index + 1) * 77_700n;
    const files = [1, 2].map(() => build.file({ count: 4, amountMinor }));
    for (const file of files)
      build.debit(file.paid, contraOf(build.date), { mustAsk: true, isEitherFile: true });
  },
  'three files of one sum under the name of the day, one of them late': (build) => {
    const amountMinor = (index: number) => BigInt(index + 1) * 66_600n;
    const files = [1, 2, 3].map(() => build.file({ count: 3, amountMinor }));
    const [, , late] = files.map((file) =>
      build.debit(file.paid, contraOf(build.date), { mustAsk: true, isEitherFile: true }),
    );
    late!.entry.entry.bookingDate = businessDaysAfter(build.date, 5);
    late!.entry.entry.valueDate = late!.entry.entry.bookingDate;
  },
  'two files of one sum, without a name': (build) => {
    const amountMinor = (index: number) => BigInt(index + 1) * 88_800n;
    const files = [1, 2].map(() => build.file({ count: 4, amountMinor }));
    for (const file of files) build.debit(file.paid, 'EFT DEBIT', { mustAsk: true, isEitherFile: true });
  },
  'a file that is not answered, with the sum of an accepted one': (build) => {
    const [first, second] = [301_100n, 302_200n];
    build.file({ count: 2, amountMinor: (at) => [first, second][at]!, isUnanswered: true });
    const file = build.file({ count: 2, amountMinor: (at) => [second, first][at]! });
    build.debit(file.paid, 'EFT DEBIT', { mustAsk: true });
  },
  'a file of one payment, with the sum of one that is not answered': (build) => {
    build.file({ count: 2, amountMinor: (at) => [12_300n, 7_700n][at]!, isUnanswered: true });
    const file = build.file({ count: 1, amountMinor: () => 20_000n });
    build.debit(file.paid, 'EFT DEBIT', { mustAsk: true });
  },
  'files of one payment, without a name': (build) => {
    const files = [1, 2].map(() => build.file({ count: 1 }));
    for (const file of files) build.debit(file.paid, 'EFT DEBIT');
  },
  'charges within the debit': (build) => {
    const file = build.file({ count: few(build.random) });
    build.debit(file.paid, `EFT ${file.fileId}`, { chargesMinor: BigInt(file.paid.length) * 285n });
  },
  'charges within a debit without a name': (build) => {
    const file = build.file({ count: few(build.random) });
    build.debit(file.paid, 'EFT DEBIT', { chargesMinor: BigInt(file.paid.length) * 285n });
  },
  'two debits that cut a payment in two': (build) => {
    const file = build.file({ count: 6 });
    const totalMinor = sum(file.paid);
    const one = build.debit(file.paid, `EFT ${file.fileId}`);
    const other = build.debit(file.paid, `EFT ${file.fileId}`);
    one.entry.entry.amountMinor = totalMinor / 3n;
    other.entry.entry.amountMinor = totalMinor - totalMinor / 3n;
  },
  'two debits without a name that cut a payment in two': (build) => {
    const file = build.file({ count: 6 });
    const totalMinor = sum(file.paid);
    const one = build.debit(file.paid, 'EFT DEBIT');
    const other = build.debit(file.paid, 'EFT DEBIT');
    one.entry.entry.amountMinor = totalMinor / 3n;
    other.entry.entry.amountMinor = totalMinor - totalMinor / 3n;
  },
  'two debits without a name that cut a payment in two, beside a file of their sum': (build) => {
    const [first, second] = [101_100n, 202_300n];
    const cut = build.file({ count: 2, amountMinor: (at) => [first, second][at]! });
    build.file({ count: 2, amountMinor: (at) => [first - 700n, second + 700n][at]! });
    const one = build.debit(cut.paid, 'EFT DEBIT', { mustAsk: true });
    const other = build.debit(cut.paid, 'EFT DEBIT', { mustAsk: true });
    one.entry.entry.amountMinor = -(first + 500n);
    other.entry.entry.amountMinor = -(second - 500n);
  },
  'a return that may be read before the debit of 150 payments': (build) => {
    const file = build.file({ count: 150 });
    build.debit(file.paid, build.random() < 0.5 ? contraOf(build.date) : 'EFT DEBIT');
    build.credit([file.paid[70]!], { endToEndId: file.paid[70]!.endToEndId!, isReturn: true });
  },
  'a row that the bank left out without a word': (build) => {
    const file = build.file({ count: few(build.random) });
    const mayAsk = mayLackOthers(file.paid, file.paid.slice(0, 1));
    build.debit(file.paid.slice(1), `EFT ${file.fileId}`, { mayAsk });
  },
  'two rows that the bank left out without a word': (build) => {
    const file = build.file({ count: 8 });
    const lacking = [file.paid[2]!, file.paid[5]!];
    const mayAsk = mayLackOthers(file.paid, lacking);
    build.debit(
      file.paid.filter((item) => !lacking.includes(item)),
      `EFT ${file.fileId}`,
      { mayAsk },
    );
  },
  'a debit that is the sum of nothing': (build) => {
    const file = build.file({ count: few(build.random) });
    const one = build.debit(file.paid, `EFT ${file.fileId}`, { mayAsk: true });
    one.entry.entry.amountMinor /= 2n;
  },
  'a debit of the day that is the sum of nothing': (build) => {
    const files = [1, 2].map(() => build.file({ count: few(build.random) }));
    const one = build.debit(files[0]!.paid, contraOf(build.date), { mayAsk: true });
    one.entry.entry.amountMinor /= 2n;
  },
  'a debit that names each payment, rejected ones among them': (build) => {
    const file = build.file({ count: 8, rejectedCount: 2 });
    const one = build.debit(file.all, 'EFT');
    one.entry.entry.details = file.all.map(({ endToEndId, amountMinor }) => detail(endToEndId, -amountMinor));
    for (const back of file.rejected) build.credit([back], { endToEndId: back.endToEndId!, isReturn: true });
  },
  'the file debited twice': (build) => {
    const file = build.file({ count: few(build.random) });
    // Whichever is read first is the debit.
    for (const text of ['EFT', 'EFT']) build.debit(file.paid, `${text} ${file.fileId}`, { mayAsk: true });
  },
  'a payment that the bank rejected and debited alone': (build) => {
    const file = build.file({ count: 6, rejectedCount: 1 });
    build.debit(file.paid, `EFT ${file.fileId}`);
    const alone = build.debit(file.rejected, 'EFT', { mayAsk: true });
    alone.entry.entry.details = [detail(file.rejected[0]!.endToEndId, null)];
  },
};

/** Whether by chance one or two other payments have the amount of those that a debit lacks. */
function mayLackOthers(items: readonly ExpectedItem[], lacking: readonly ExpectedItem[]): boolean {
  const sum = lacking.reduce((total, { amountMinor }) => total + amountMinor, 0n);
  const amounts = items.map(({ amountMinor }) => amountMinor);
  const ones = amounts.filter((amount) => amount === sum).length;
  const pairs = amounts.flatMap((amount, at) =>
    amounts.slice(at + 1).filter((other) => amount + other === sum),
  ).length;
  return ones + pairs > 1;
}

/** This many business days, taking the shapes in turn. */
export function bankDays(count: number, random: Random): BankDay[] {
  const shapes = Object.entries(SHAPES);
  const days: BankDay[] = [];
  counted = 0;
  let date = day(0);
  for (let number = 0; number < count; number++) {
    const [name, shape] = shapes[number % shapes.length]!;
    const build = new Builder(name, date, random);
    shape(build);
    days.push(build.day);
    date = businessDaysAfter(date, 1);
  }
  return days;
}
