import { note, type RowsFound } from './rows-found.ts';

/** The most rows that are compared; names that were sorted without their rows show up in the first ones. */
const MOST_ROWS = 500;
const SHORTEST_SURNAME = 4;
const SHORTEST_OWN = 3;
const FEWEST = 3;

interface Row {
  row: number;
  name: readonly string[];
  cells: readonly string[];
}

/**
 * Finds columns, such as email addresses, that in most rows name the person of another row: the names were
 * sorted, or slipped, without the rest of their rows.
 */
export class PeopleNamed {
  private readonly columns: readonly number[];
  private readonly rows: Row[] = [];

  constructor(columns: readonly number[]) {
    this.columns = columns;
  }

  take(record: readonly string[], row: number, name: string): void {
    if (this.columns.length === 0 || this.rows.length >= MOST_ROWS) return;
    const cells = this.columns.map((column) => record[column] ?? '');
    this.rows.push({ row, name: wordsOf(name), cells });
  }

  /** The columns that name people of other rows. */
  found(): { column: number; rows: RowsFound }[] {
    const surnames = new Map<string, number[]>();
    for (const { name, row } of this.rows) {
      const surname = name.at(-1);
      if (surname === undefined || name.length < 2 || surname.length < SHORTEST_SURNAME) continue;
      surnames.set(surname, [...(surnames.get(surname) ?? []), row]);
    }
    return this.columns.flatMap((column, at) => {
      const rows = this.namedElsewhere(at, surnames);
      return rows ? [{ column, rows }] : [];
    });
  }

  private namedElsewhere(at: number, surnames: ReadonlyMap<string, readonly number[]>): RowsFound | null {
    const found: RowsFound = { count: 0, first: [], text: '' };
    const others = new Set<string>();
    let own = 0;
    for (const { row, name, cells } of this.rows) {
      // The part after the sign names a company.
      const text = cells[at]!.replace(/@.*$/, '').toLowerCase();
      if (text === '') continue;
      if (name.some((word) => word.length >= SHORTEST_OWN && text.includes(word))) {
        own++;
        continue;
      }
      const other = wordsOf(text).find((word) => surnames.has(word));
      if (other === undefined) continue;
      others.add(other);
      note(found, row, cells[at]!.trim());
    }
    // A manager's name is repeated in many rows, whereas names in the wrong rows all differ.
    const areMany = found.count > own && others.size * 5 >= found.count * 4;
    return areMany && others.size >= FEWEST ? found : null;
  }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
