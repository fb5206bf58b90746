import { screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import type { Desk } from '../desk/desk.ts';
import type { DeskQuery } from '../desk/protocol.ts';
import { deskOf, GOOD, withRows } from '../testing/desk-of.ts';
import type { DeskActions } from '../use-desk.ts';
import { RowGrid } from './row-grid.tsx';

const QUERY: DeskQuery = { show: 'all', text: '', errorCode: null, listing: 1 };

/** The grid over a real desk, which here answers on the page's own thread. */
function Review({ desk, readOnly, onExclude }: { desk: Desk; readOnly: boolean; onExclude: () => void }) {
  const [version, setVersion] = useState(1);
  const actions = useMemo(() => {
    const change = (work: () => unknown) => {
      work();
      setVersion((before) => before + 1);
    };
    return {
      call: (_: 'page', { query, offset, limit }: { query: DeskQuery; offset: number; limit: number }) =>
        Promise.resolve(desk.page(query, offset, limit)),
      edit: async (...edit: Parameters<Desk['edit']>) => change(() => desk.edit(...edit)),
      include: (rows: number[]) => change(() => desk.include(rows)),
    } as unknown as DeskActions;
  }, [desk]);
  return (
    <RowGrid
      desk={actions}
      query={QUERY}
      version={version}
      currency="ZAR"
      bankNames={['Absa', 'FNB']}
      target={null}
      onExclude={onExclude}
      onRow={() => undefined}
      readOnly={readOnly}
      empty="No rows"
    />
  );
}

async function open(desk: Desk, readOnly = false) {
  const onExclude = vi.fn();
  const { user } = renderPage(<Review desk={desk} readOnly={readOnly} onExclude={onExclude} />);
  const grid = screen.getByRole('grid', { name: 'Rows of the file' });
  await within(grid).findAllByRole('gridcell');
  await user.tab();
  expect(document.activeElement).toBe(grid);
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant')!)!;
  const amount = (row: number) => desk.page(QUERY, 0, 10).items[row - 1]!.cells[5];
  return { user, grid, active, amount, onExclude };
}

const two = () => deskOf(GOOD, withRows({ amount: 'x', id: '2' }));

it('moves the active cell by the arrow keys and stops at the edges', async () => {
  const { user, active } = await open(two());
  expect(active().dataset['label']).toBe('Beneficiary name');
  await user.keyboard('{ArrowRight}');
  expect(active().dataset['label']).toBe('Bank');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active().id).toBe('cell-1-2');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(active().id).toBe('cell-1-0');
});

it('marks a cell with an error and explains it in the row', async () => {
  const { grid } = await open(two());
  expect(within(grid).getByText('x').closest('[role="gridcell"]')!.getAttribute('aria-invalid')).toBe('true');
  expect(within(grid).getByRole('img', { name: 'Error' })).toBeTruthy();
});

it('edits a cell by F2 and Enter, and returns the focus to the grid', async () => {
  const { user, grid, amount } = await open(two());
  await user.keyboard('{ArrowDown}{ArrowRight>5/}{F2}');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount, row 2' });
  expect(input.value).toBe('x');
  await user.clear(input);
  await user.keyboard('12.50{Enter}');
  expect(amount(2)).toBe('12.50');
  expect(document.activeElement).toBe(grid);
  await waitFor(() => expect(within(grid).queryByRole('img', { name: 'Error' })).toBeNull());
});

it('replaces the text of a cell when the user types into it', async () => {
  const { user, amount } = await open(two());
  await user.keyboard('{ArrowRight>5/}99.00{Enter}');
  expect(amount(1)).toBe('99.00');
});

it('keeps the old text after Escape', async () => {
  const { user, amount } = await open(two());
  const before = amount(1);
  await user.keyboard('{ArrowRight>5/}99.00{Escape}');
  expect(amount(1)).toBe(before);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('pastes into the cell that is being edited', async () => {
  const { user, amount } = await open(two());
  await user.keyboard('{ArrowRight>5/}{F2}');
  await user.clear(screen.getByRole('textbox', { name: 'Amount, row 1' }));
  await user.paste('1 250,50');
  await user.tab();
  expect(amount(1)).toBe('1 250,50');
});

it('excludes the row by Enter on its action', async () => {
  const { user, onExclude } = await open(two());
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(onExclude).toHaveBeenCalledExactlyOnceWith(2);
});

it('cannot be edited while the file is being sent', async () => {
  const { user, grid } = await open(two(), true);
  expect(grid.getAttribute('aria-readonly')).toBe('true');
  await user.keyboard('{F2}');
  expect(screen.queryByRole('textbox')).toBeNull();
});
