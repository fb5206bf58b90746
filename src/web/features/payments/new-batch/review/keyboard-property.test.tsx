import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Field, FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { withRows } from '../testing/desk-of.ts';
import { openReview } from '../testing/open-review.tsx';

/** The number of random files; `KEYBOARD_RUNS=500` tries more. */
const RUNS = Number(process.env['KEYBOARD_RUNS'] ?? 12);

/** A cell with an error, and what the user types into it. */
interface Fault {
  row: number;
  field: 'beneficiary_name' | 'bank' | 'account_number' | 'amount';
}

interface Case {
  rows: number;
  faults: Fault[];
  /** Whether all rows are listed; otherwise those with errors. */
  all: boolean;
  back: boolean;
  /** The key that ends each cell. */
  ends: string[];
  /** Whether the keys are pressed without a look at where the grid is. */
  isFast: boolean;
  delays: number[];
}

/** A busy machine may take long to show something that a user normally sees at once. */
const PATIENCE = { timeout: 60_000 };

const FAULTY = ['beneficiary_name', 'bank', 'account_number', 'amount'] as const;
const WRONG = { beneficiary_name: '', bank: 'x', account_number: 'x', amount: '' };

const CASE: fc.Arbitrary<Case> = fc.integer({ min: 2, max: 14 }).chain((rows) =>
  fc.record({
    rows: fc.constant(rows),
    faults: fc.uniqueArray(
      fc.record({ row: fc.integer({ min: 1, max: rows }), field: fc.constantFrom(...FAULTY) }),
      { minLength: 1, maxLength: 9, selector: ({ row, field }) => `${row} ${field}` },
    ),
    all: fc.boolean(),
    back: fc.boolean(),
    ends: fc.array(fc.constantFrom('{Enter}', '{Enter}', '{Tab}', '{Shift>}{Enter}{/Shift}', ''), {
      minLength: 9,
      maxLength: 9,
    }),
    isFast: fc.boolean(),
    delays: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 7, maxLength: 7 }),
  }),
);

function fileOf({ rows, faults }: Case): string[] {
  return Array.from({ length: rows }, (_, i) => {
    const wrong = (field: Fault['field'], right: string) =>
      faults.some((one) => one.row === i + 1 && one.field === field) ? WRONG[field] : right;
    return withRows({
      name: wrong('beneficiary_name', `Person ${i}`),
      bank: wrong('bank', 'ABSA'),
      account: wrong('account_number', String(4_012_340_000 + i * 7)),
      amount: wrong('amount', `${i + 1}.00`),
      id: `E${i}`,
    });
  });
}

/** The keys for a text that no other cell has, apart from banks, and the text of the cell afterwards. */
function typedInto(field: Field, turn: number): { keys: string; text: string } {
  if (field === 'bank') return { keys: 'capi', text: 'Capitec' };
  const text =
    field === 'amount'
      ? `${700 + turn}.5`
      : field === 'account_number'
        ? String(4_055_550_000 + turn)
        : `Typed ${turn}`;
  return { keys: text, text };
}

it('keeps what is typed for a row in that row, whatever the file', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(CASE, async (given) => {
      let turn = 0;
      const page = await openReview(fileOf(given), () => given.delays[turn++ % given.delays.length]!);
      try {
        const { user, grid, cells, active } = page;
        const before = await cells();
        if (given.all) {
          const all = screen.queryByRole('radio', { name: /^All/ });
          if (all) await user.click(all);
          grid.focus();
        }
        const inOrder = given.faults.toSorted(
          (a, b) => a.row - b.row || FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field),
        );
        if (given.back) inOrder.reverse();
        const key = given.back ? '{Shift>}{F8}{/Shift}' : '{F8}';
        const expected = new Map([...before].map(([row, texts]) => [row, [...texts]]));
        for (const [i, fault] of inOrder.entries()) {
          const { keys, text } = typedInto(fault.field, i);
          if (given.isFast) await user.keyboard(`${key}${keys}${given.ends[i]}`);
          else {
            await user.keyboard(key);
            await waitFor(() => expect(active()).toEqual(fault), PATIENCE);
            await user.keyboard(`${keys}${given.ends[i]}`);
          }
          // If no key ends the editing, the next F8 or the end of the test does.
          expected.get(fault.row)![FIELDS.indexOf(fault.field)] = text;
        }
        if (given.ends[inOrder.length - 1] === '') await user.keyboard('{Enter}');
        await waitFor(async () => expect(await cells()).toEqual(expected), PATIENCE);
      } finally {
        page.close();
      }
    }),
    { numRuns: RUNS, endOnFailure: RUNS > 100 },
  );
});
