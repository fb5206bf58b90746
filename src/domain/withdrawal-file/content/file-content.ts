import type { ColumnMapping } from '../column-mapping.ts';
import { ColumnContent, type CodeOfBank, plainNumber } from './column-content.ts';
import { note, type RowsFound } from './rows-found.ts';
import { ReadColumns } from './read-columns.ts';
import { PeopleNamed } from './people-named.ts';
import { Slips } from './slips.ts';
import { namesCreditNote, refersToHold, saysNotToPay } from './words.ts';

/** Findings in the texts of a column that is read as a name or a reference. */
export interface TextContent {
  notToPay: RowsFound;
  creditNotes: RowsFound;
  scientific: RowsFound;
}

const READ_TEXTS = ['beneficiary_name', 'beneficiary_reference', 'own_reference', 'external_id'] as const;

const SHORTEST_ACCOUNT = 7;
/** A row without an account that has more filled cells is a payment that lacks one. */
const MOST_CELLS_OF_TITLE = 2;
const MOST_TITLES = 1_000;

/** Looks at every row of the columns that are not read, and at the texts of those that are. */
export class FileContent {
  readonly unread = new Map<number, ColumnContent>();
  readonly texts = new Map<number, TextContent>();
  /**
   * The number of rows in which the largest other amount, less the remaining ones, is the amount to pay; and
   * the number of all rows.
   */
  adding = 0;
  rows = 0;
  /** The content of the columns that are read. */
  readonly read: ReadColumns;
  readonly slips: Slips;
  readonly people: PeopleNamed;
  /** Rows that are not payments but text: a title between the rows, a remark below them. */
  readonly titles: { row: number; text: string }[] = [];
  private readonly nameAt: readonly number[];
  private readonly bankAt: number;
  private readonly amountAt: number;
  private readonly accountAt: number;
  private readonly branchAt: number;

  private readonly codeOfBank: CodeOfBank;

  constructor(mapping: ColumnMapping, codeOfBank: CodeOfBank) {
    this.codeOfBank = codeOfBank;
    const { columns } = mapping;
    this.read = new ReadColumns(mapping, codeOfBank);
    this.slips = new Slips(columns);
    const references = [columns.beneficiary_reference, columns.own_reference];
    this.people = new PeopleNamed([...references.flatMap((column) => column ?? []), ...mapping.unmapped]);
    this.nameAt = [columns.beneficiary_name ?? -1, ...mapping.nameParts];
    this.bankAt = columns.bank ?? -1;
    this.amountAt = columns.amount ?? -1;
    this.accountAt = columns.account_number ?? -1;
    this.branchAt = columns.branch_code ?? -1;
    for (const column of mapping.unmapped)
      this.unread.set(column, new ColumnContent(mapping.headers[column]!, codeOfBank));
    for (const field of READ_TEXTS) {
      const column = columns[field];
      if (column !== null) this.texts.set(column, textContent());
    }
    for (const column of mapping.nameParts) this.texts.set(column, textContent());
  }

  private nameOf(record: readonly string[]): string {
    return this.nameAt.map((column) => record[column] ?? '').join(' ');
  }

  /** Whether a row is a title, and not a payment that lacks an account. */
  private takeTitle(record: readonly string[], row: number): boolean {
    if (this.accountAt < 0 || this.titles.length >= MOST_TITLES) return false;
    const filled = record.map((cell) => cell.trim()).filter((cell) => cell !== '');
    if (filled.length === 0 || filled.length > MOST_CELLS_OF_TITLE) return false;
    const text = filled.join(' ');
    if (!/\p{L}/u.test(text)) return false;
    this.titles.push({ row, text });
    return true;
  }

  /** Whether this content was read with the columns of a mapping. */
  isOf(mapping: ColumnMapping): boolean {
    const other = new FileContent(mapping, this.codeOfBank);
    const same = (one: Iterable<number>, two: Iterable<number>) => [...one].join() === [...two].join();
    return (
      same(this.unread.keys(), other.unread.keys()) &&
      same(this.texts.keys(), other.texts.keys()) &&
      this.amountAt === other.amountAt &&
      this.accountAt === other.accountAt &&
      this.branchAt === other.branchAt &&
      this.bankAt === other.bankAt
    );
  }

  take(record: readonly string[], row: number): void {
    this.rows++;
    this.read.take(record, row);
    this.slips.take(record, row);
    const isPayment = hasAccount(record[this.accountAt] ?? '');
    if (isPayment) this.people.take(record, row, this.nameOf(record));
    if (this.unread.size > 0) {
      const paid = {
        amount: this.amountAt < 0 ? null : plainNumber((record[this.amountAt] ?? '').trim()),
        account: record[this.accountAt] ?? '',
        isPayment,
        branch: record[this.branchAt] ?? '',
        bank: this.codeOfBank(record[this.bankAt] ?? '') ?? this.codeOfBank(record[this.branchAt] ?? ''),
      };
      let [largest, sum] = [0, 0];
      for (const [column, content] of this.unread) {
        const other = content.take(record[column] ?? '', row, paid);
        sum += other;
        if (other > largest) largest = other;
      }
      if (paid.amount !== null && Math.abs(2 * largest - sum - paid.amount) < 0.005) this.adding++;
    }
    // A title leads to one question only, not to another one about its column.
    if (!isPayment && this.takeTitle(record, row)) return;
    for (const [column, content] of this.texts)
      takeText(content, record[column] ?? '', row, this.nameAt.includes(column));
  }
}

/** Whether a cell may be the number of an account, so that its row is a payment. */
function hasAccount(cell: string): boolean {
  let digits = 0;
  for (let i = 0; i < cell.length && digits < SHORTEST_ACCOUNT; i++)
    if (isDigit(cell.charCodeAt(i))) digits++;
  return digits === SHORTEST_ACCOUNT;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function textContent(): TextContent {
  const none = (): RowsFound => ({ count: 0, first: [], text: '' });
  return { notToPay: none(), creditNotes: none(), scientific: none() };
}

/** A long number as spreadsheets write it in a narrow column: 2.02603E+18. */
const SHORTENED = /^\s*\d+(?:[.,]\d+)?E[+-]?\d{1,3}\s*$/i;
/** Excel keeps 15 digits of a number, and writes zeros in place of the others. */
const ROUNDED = /^\s*\d{15}0+\s*$/;

/** A text without a word says nothing: it is the number of a person or of a document. */
const WORD = /[A-Za-z\u00c0-\uffff]{2}/;

/** No searched text is shorter. */
const SHORTEST = 3;

function takeText(content: TextContent, cell: string, row: number, isName: boolean): void {
  if (cell.length < SHORTEST) return;
  const hasWord = WORD.test(cell);
  if (hasWord && (isName ? saysNotToPay(cell) : refersToHold(cell))) note(content.notToPay, row, cell);
  if (!isName && ROUNDED.test(cell)) note(content.scientific, row, cell);
  if (hasWord && namesCreditNote(cell)) note(content.creditNotes, row, cell);
  if (SHORTENED.test(cell)) note(content.scientific, row, cell);
}
