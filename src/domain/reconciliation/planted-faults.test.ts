import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../../shared/seeded-numbers.ts';
import { readMt940 } from '../bank-files/mt940/read-mt940.ts';
import { balanceBreak, type StatementSums } from '../bank-files/statement-checks.ts';
import { checkStatements } from '../bank-files/testing/check-statements.ts';
import type { OpenEntry, ReconciliationResult } from './expected.ts';
import { reconcile } from './reconcile.ts';
import { day, input } from './testing/build.ts';
import { mt940Of } from './testing/write-mt940.ts';
import { companyMonth, type CompanyMonth } from './testing/company-month.ts';
import { FAULTS, plantFaults, type Expectation } from './testing/faults.ts';

/** Everything that a user would have to look at: reasons by entry, states by item. */
function reported({ entries, items }: ReconciliationResult) {
  return {
    entries: Object.fromEntries(
      entries
        .filter(({ verdict }) => verdict !== 'EXACT')
        .map(({ entryId, parts }) => [entryId, parts.map(({ reason }) => reason).join(' ')]),
    ),
    items: Object.fromEntries(
      items.filter(({ state }) => state !== 'MATCHED').map(({ itemId, state }) => [itemId, state]),
    ),
  };
}

/** The findings that the planted faults must lead to, in the same form. */
function expected(expectations: readonly Expectation[]) {
  const entries = Object.assign({}, ...expectations.map((one) => one.entries)) as Record<string, string>;
  for (const [id, reason] of Object.entries(entries))
    if (reason === 'END_TO_END_ID' || reason === 'REFERENCE') delete entries[id];
  return { entries, items: Object.assign({}, ...expectations.map((one) => one.items)) as object };
}

function run(month: CompanyMonth, entries = month.bookings.map((booking) => booking.entry)) {
  return reconcile(
    input({
      entries,
      expected: month.bookings.flatMap(({ items }) => items),
      files: month.files,
      standing: month.standing,
      today: day(45),
    }),
  );
}

const seeds = fc.integer({ min: 0, max: 1_000_000 });

describe('a month of a company', () => {
  it('without a fault posts by itself, and nothing is reported', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(reported(run(companyMonth(seededNumbers(seed))))).toEqual({ entries: {}, items: {} });
      }),
      { numRuns: 20 },
    );
  });

  it('with 100 planted faults reports each of them by its kind, and nothing else', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededNumbers(seed);
        const month = companyMonth(random);
        const { entries, expectations } = plantFaults(month, 100, random);
        expect(expectations).toHaveLength(100);
        expect(new Set(expectations.map(({ fault }) => fault))).toEqual(new Set(FAULTS));
        expect(reported(run(month, entries))).toEqual(expected(expectations));
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same result in any order of entries and items', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededNumbers(seed);
        const month = companyMonth(random);
        const { entries } = plantFaults(month, 100, random);
        const shuffled = { ...month, bookings: month.bookings.toSorted(() => random() - 0.5) };
        const again = run(
          shuffled,
          entries.toSorted(() => random() - 0.5),
        );
        expect(reported(again)).toEqual(reported(run(month, entries)));
      }),
      { numRuns: 5 },
    );
  });

  it('gives the same from MT940 files, whose balances and numbers agree', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededNumbers(seed);
        const month = companyMonth(random);
        const { entries, expectations } = plantFaults(month, 100, random);
        const read = readBack(mt940Of(entries));
        expect(read.entries).toHaveLength(entries.length);
        for (const account of read.statements.values()) {
          expect(account.length).toBeGreaterThan(15);
          expect(checkStatements(account).flatMap(({ findings }) => findings)).toEqual([]);
        }
        expect(reported(run(month, read.entries))).toEqual(expected(expectations));
      }),
      { numRuns: 5 },
    );
  });
});

/** The entries of MT940 files under their bank references, and the statements of each account. */
function readBack(files: readonly string[]): {
  entries: OpenEntry[];
  statements: Map<string, StatementSums[]>;
} {
  const entries: OpenEntry[] = [];
  const statements = new Map<string, StatementSums[]>();
  for (const file of files) {
    let sums: StatementSums | null = null;
    for (const part of readMt940(file)) {
      if (part.part === 'head') {
        sums = { head: part.head, bookedMinor: 0n, repeatedMinor: 0n };
        const account = statements.get(part.head.accountNumber) ?? [];
        statements.set(part.head.accountNumber, [...account, sums]);
        continue;
      }
      sums!.bookedMinor += part.entry.amountMinor;
      entries.push({
        id: part.entry.bankReference!,
        accountNumber: sums!.head.accountNumber,
        repeatsEntryId: null,
        isUndone: false,
        entry: part.entry,
      });
    }
    expect(balanceBreak(sums!)).toBeNull();
  }
  return { entries, statements };
}
