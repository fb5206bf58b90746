import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ChangedDetails } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { foundInFile } from '../desk/in-file.ts';
import { initialState, type Form } from '../state.ts';
import { deskOf, GOOD } from '../testing/desk-of.ts';
import { EARLIER, good } from '../testing/desk-rows.ts';
import { Comparison } from './comparison.tsx';
import { nextRunIn } from './next-run.ts';
import { readiness } from './readiness.ts';

/** A person with this many accounts in the file, in the rows from 2. */
function person(value: string, accounts: number): ChangedDetails {
  return {
    by: 'name',
    value,
    accounts: Array.from({ length: accounts }, (_, i) => ({
      bankCode: 'FNB',
      accountNumber: String(62_000_000_001 + i),
      rows: [i + 2],
    })),
  };
}

function show(changed: ChangedDetails[]) {
  const state = {
    ...initialState({ currency: 'ZAR', rail: 'EFT', decimalMark: null }),
    desk: deskOf(GOOD).state(),
    inFile: foundInFile({
      changedDetails: () => changed,
      sharedAccounts: () => [],
      sumsAmongRows: () => [],
      paidAgain: () => [],
      unusualLengths: () => [],
    }),
  };
  renderPage(<Comparison state={state} dispatch={vi.fn()} history={{ again: vi.fn() }} readOnly={false} />);
}

it('names both accounts of a person who has two', () => {
  show([person('Thandi Mabaso', 2)]);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Thandi Mabaso: FNB 62000000001 (row 2) and FNB 62000000002 (row 3)',
  );
});

it('names five accounts of a person who has thousands, and counts the others', () => {
  show([person('Payroll', 4_000)]);
  const { textContent } = screen.getByRole('listitem');
  expect(textContent).toMatch(/FNB 62000000005 \(row 6\) and 3,995 others$/);
  expect(textContent).not.toContain('62000000006');
});

describe('a file that repeats most of an earlier batch', () => {
  const run = {
    id: 'b',
    label: 'Salaries February',
    day: '2026-02-25',
    withdrawals: 5,
    next: [{ interval: 'MONTH' as const, from: '2026-03-25', to: '2026-03-25' }],
    now: null,
  };

  function repeating(form: Partial<Form>, rows = [1, 2, 3, 4]) {
    const desk = deskOf(...good(5));
    const earlier = [...new Set([1, 2, 3, 4, ...rows])].map((row) => ({ row, payment: EARLIER }));
    desk.recordHistory({
      rows: desk.uncheckedSlice()!.rows,
      earlier,
      changed: [],
      runs: [{ run, rows }],
    });
    const before = initialState({ currency: 'ZAR', rail: 'EFT', decimalMark: null });
    const state = {
      ...before,
      history: 'done' as const,
      form: { ...before.form, label: 'Salaries March', executionDate: '2026-03-25', ...form },
    };
    desk.answerRun(nextRunIn({ ...state, desk: desk.state() }));
    return { ...state, desk: desk.state() };
  }

  function ask(form: Partial<Form> = {}) {
    const dispatch = vi.fn();
    const state = repeating(form);
    renderPage(
      <Comparison state={state} dispatch={dispatch} history={{ again: vi.fn() }} readOnly={false} />,
    );
    return { dispatch, reason: readiness(state, true).reason };
  }

  it('is asked about once, and not about each payment', async () => {
    const { dispatch, reason } = ask();
    expect(screen.getByText('Most payments repeat the batch of 25 Feb 2026')).toBeTruthy();
    expect(screen.getByText(/4 of 5 payments pay the same accounts the same amounts/).textContent).toContain(
      'Salaries February, a month later.',
    );
    expect(screen.queryByLabelText(/Reason for paying duplicates/)).toBeNull();
    expect(reason).toBe('Say whether this is the next run of the batch that it repeats.');
    await userEvent.click(screen.getByLabelText('Yes, pay them again'));
    expect(dispatch).toHaveBeenCalledWith({ type: 'form', form: { run: { batchId: 'b', isNext: true } } });
  });

  it('is ready once it is the next run', () => {
    expect(ask({ run: { batchId: 'b', isNext: true } }).reason).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Yes, pay them again').checked).toBe(true);
    expect(screen.queryByLabelText(/Reason for paying duplicates/)).toBeNull();
  });

  it('needs a reason when it is not', () => {
    expect(ask({ run: { batchId: 'b', isNext: false } }).reason).toMatch(/^4 payments look like duplicates/);
    expect(screen.getByLabelText(/Reason for paying duplicates/)).toBeTruthy();
  });

  it.each<[string, Partial<Form>, number[]]>([
    ['on another day', { executionDate: '2026-03-27' }, [1, 2, 3, 4]],
    ['as soon as it is approved, on a day between two runs', { executionDate: undefined }, [1, 2, 3, 4]],
    ['with too few of the payments', {}, [1, 2, 3]],
  ])('is no next run %s, and an earlier answer does not count', (_name, form, rows) => {
    const state = repeating({ ...form, run: { batchId: 'b', isNext: true } }, rows);
    expect(nextRunIn(state)).toBeNull();
    expect(readiness(state, true).reason).toMatch(/^4 payments look like duplicates/);
  });
});
