import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act, createRef, type RefObject, useMemo, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { ABSA, CAPITEC, FNB, STANDARD } from '../../../../../domain/withdrawal-file/testing/fixture.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Change, DeskQuery } from '../desk/protocol.ts';
import { deskOf, GOOD, withRows } from '../testing/desk-of.ts';
import type { DeskActions } from '../use-desk.ts';
import { RowGrid } from './row-grid.tsx';
import type { GridHandle } from './use-grid.ts';

const QUERY: DeskQuery = { show: 'all', text: '', errorCode: null, listing: 1 };
const AMOUNT = FIELDS.indexOf('amount');

beforeEach(() => {
  // The test's page has no layout: the grid takes this for its inner size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.tell = tell;
      }
      observe() {
        const contentRect = { width: 1_200, height: 600 } as DOMRectReadOnly;
        this.tell([{ contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});

/** The grid over a real desk, which here answers on the page's own thread. */
function Review({
  desk,
  readOnly,
  onCommand,
  onRefused,
  handle,
}: {
  desk: Desk;
  readOnly: boolean;
  onCommand: () => void;
  onRefused: (why: string) => void;
  handle: RefObject<GridHandle | null>;
}) {
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
      change: (wanted: Change) => change(() => desk.change(wanted)),
    } as unknown as DeskActions;
  }, [desk]);
  return (
    <RowGrid
      handle={handle}
      desk={actions}
      query={QUERY}
      version={version}
      banks={[ABSA, CAPITEC, FNB, STANDARD]}
      onCommand={onCommand}
      onRefused={onRefused}
      onActive={() => undefined}
      readOnly={readOnly}
      empty="No rows"
      describedBy="messages"
    />
  );
}

async function open(desk: Desk, readOnly = false) {
  const onCommand = vi.fn();
  const onRefused = vi.fn<(why: string) => void>();
  const handle = createRef<GridHandle>();
  const { user } = renderPage(
    <Review desk={desk} readOnly={readOnly} onCommand={onCommand} onRefused={onRefused} handle={handle} />,
  );
  const grid = screen.getByRole('grid', { name: 'Rows of the file' });
  await within(grid).findAllByRole('gridcell');
  await user.tab();
  expect(document.activeElement).toBe(grid);
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant')!)!;
  const cell = (row: number, column = AMOUNT) => desk.row(row).cells[column];
  return { user, grid, active, cell, onCommand, onRefused, handle };
}

const two = () => deskOf(GOOD, withRows({ amount: 'x', id: '2' }));
const three = () =>
  deskOf(withRows({ amount: '1.00' }), withRows({ amount: '2.00' }), withRows({ amount: '3.00' }));
const TO_AMOUNT = '{ArrowRight>5/}';

it('moves the active cell by the arrow keys and stops at the edges', async () => {
  const { user, active } = await open(two());
  expect(active().id).toBe('cell-0-0');
  await user.keyboard('{ArrowRight}');
  expect(active().textContent).toBe('ABSA');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active().id).toBe('cell-1-1');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(active().id).toBe('cell-1-0');
});

it('marks a cell with an error, and its row', async () => {
  const { grid } = await open(two());
  expect(within(grid).getByText('x').getAttribute('aria-invalid')).toBe('true');
  expect(within(grid).getByRole('rowheader', { name: 'Row 2, error' })).toBeTruthy();
});

it('edits a cell by F2, moves down after Enter, and keeps the focus in the grid', async () => {
  const { user, grid, active, cell } = await open(two());
  await user.keyboard(`${TO_AMOUNT}{F2}`);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount, row 1' });
  expect(input.value).toBe('1250.00');
  await user.clear(input);
  await user.keyboard('12.50{Enter}');
  expect(cell(1)).toBe('12.50');
  expect(document.activeElement).toBe(grid);
  expect(active().id).toBe(`cell-1-${AMOUNT}`);
  await user.keyboard('7.00{Enter}');
  await waitFor(() => expect(within(grid).queryByRole('rowheader', { name: /error/ })).toBeNull());
});

it('replaces the text of a cell when the user types into it, and Tab moves on', async () => {
  const { user, grid, active, cell } = await open(two());
  await user.keyboard(`${TO_AMOUNT}99.00{Tab}`);
  expect(cell(1)).toBe('99.00');
  expect(active().id).toBe(`cell-0-${AMOUNT + 1}`);
  await user.keyboard('BONUS{Tab}');
  expect(cell(1, AMOUNT + 1)).toBe('BONUS');
  expect(document.activeElement).toBe(grid);
});

it('keeps the old text after Escape', async () => {
  const { user, grid, cell } = await open(two());
  const before = cell(1);
  await user.keyboard(`${TO_AMOUNT}99.00{Escape}`);
  expect(cell(1)).toBe(before);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(grid);
});

it('lets Tab leave the grid after Escape', async () => {
  const { user, grid } = await open(two());
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(grid);
  await user.keyboard('{Escape}{Tab}');
  expect(document.activeElement).not.toBe(grid);
});

it('offers banks by name: typing filters them, and Enter takes the marked one', async () => {
  const { user, cell } = await open(two());
  await user.keyboard('{ArrowRight}stand');
  const input = await screen.findByRole('combobox', { name: 'Bank, row 1' });
  expect(screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent)).toEqual([
    'Standard Bank',
  ]);
  expect(document.activeElement).toBe(input);
  await user.keyboard('{Enter}');
  expect(cell(1, 1)).toBe('Standard Bank');
});

it('keeps a bank as it was typed if no bank has this name', async () => {
  const { user, cell } = await open(two());
  await user.keyboard('{ArrowRight}nowhere{Enter}');
  expect(cell(1, 1)).toBe('nowhere');
});

it('offers the account types as a choice', async () => {
  const { user, cell } = await open(two());
  await user.keyboard('{ArrowRight>4/}{F2}');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Account type, row 1' });
  expect(select.value).toBe('SAVINGS');
  await user.selectOptions(select, 'Transmission');
  await user.keyboard('{Enter}');
  expect(cell(1, 4)).toBe('TRANSMISSION');
});

it('selects several cells with Shift, clears them, and fills them down', async () => {
  const { user, grid, cell } = await open(three());
  await user.keyboard(`${TO_AMOUNT}{Shift>}{ArrowDown>2/}{/Shift}`);
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  expect(screen.getByText('3 cells selected: 3 rows, 1 column.')).toBeTruthy();
  await user.keyboard('{Control>}d{/Control}');
  expect([1, 2, 3].map((row) => cell(row))).toEqual(['1.00', '1.00', '1.00']);
  await user.keyboard('{Delete}');
  expect([1, 2, 3].map((row) => cell(row))).toEqual(['', '', '']);
  expect(document.activeElement).toBe(grid);
});

it('copies the selected cells as spreadsheets do, and pastes a block', async () => {
  const { user, grid, cell } = await open(three());
  await user.keyboard(`${TO_AMOUNT}{Shift>}{ArrowDown}{/Shift}`);
  const copied = new DataTransfer();
  fireEvent.copy(grid, { clipboardData: copied });
  expect(copied.getData('text/plain')).toBe('1.00\n2.00');
  await user.keyboard('{ArrowDown>2/}');
  const pasted = new DataTransfer();
  pasted.setData('text/plain', '9.00\tNINE');
  fireEvent.paste(grid, { clipboardData: pasted });
  expect(cell(3)).toBe('9.00');
  expect(cell(3, AMOUNT + 1)).toBe('NINE');
});

it('passes on what concerns more than its cells', async () => {
  const { user, onCommand } = await open(two());
  await user.keyboard('{ArrowDown}{Control>}z{Delete}{Enter}{/Control}{F6}');
  const block = { query: QUERY, from: 1, to: 1, fields: ['beneficiary_name'] };
  expect(onCommand.mock.calls).toEqual([
    ['undo', block],
    ['exclude', block],
    ['apply to same', block],
    ['leave', block],
  ]);
});

it('cannot be edited while the file is being sent, and says so', async () => {
  const { user, grid, cell, onRefused } = await open(two(), true);
  expect(grid.getAttribute('aria-readonly')).toBe('true');
  await user.keyboard(`${TO_AMOUNT}{F2}`);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.keyboard('5{Delete}{Control>}d{/Control}');
  expect(cell(1)).toBe('1250.00');
  expect(onRefused.mock.calls).toEqual([
    ['The rows cannot be changed while they are being sent.'],
    ['The rows cannot be changed while they are being sent.'],
    ['The rows cannot be changed while they are being sent.'],
    ['There is no row above to fill from.'],
  ]);
});

it('says why a row cannot be edited', async () => {
  const desk = two();
  desk.change({ kind: 'exclude', rows: [1], reason: 'Paid already' });
  const { user, onRefused } = await open(desk);
  await user.keyboard('5');
  expect(onRefused).toHaveBeenLastCalledWith('Row 1 is excluded. Include it first to change it.');
});

it('pastes into the cell that it is on its way to', async () => {
  const { user, grid, cell, handle } = await open(three());
  await user.keyboard(TO_AMOUNT);
  const travel = handle.current!.travel();
  const pasted = new DataTransfer();
  pasted.setData('text/plain', '9.00');
  fireEvent.paste(grid, { clipboardData: pasted });
  act(() => void handle.current!.show({ index: 2, column: AMOUNT }, travel));
  await waitFor(() => expect(cell(3)).toBe('9.00'));
  expect(cell(1)).toBe('1.00');
});

it('stays where the user has clicked on the way to another cell', async () => {
  const { active, handle } = await open(three());
  const travel = handle.current!.travel();
  const clicked = document.getElementById(`cell-1-${AMOUNT}`)!;
  fireEvent.mouseDown(clicked, { detail: 1 });
  fireEvent.mouseUp(clicked);
  act(() => void handle.current!.show({ index: 2, column: 0 }, travel));
  expect(active()).toBe(clicked);
});

it('holds keys back on the way to a cell, and types them there when it is reached', async () => {
  const { user, grid, cell, handle } = await open(three());
  const travel = handle.current!.travel();
  await user.keyboard('15 548,45');
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => void handle.current!.show({ index: 1, column: AMOUNT }, travel));
  const editor = await screen.findByRole('textbox', { name: 'Amount, row 2' });
  await waitFor(() => expect((editor as HTMLInputElement).value).toBe('15 548,45'));
  // Further keys go to the editor.
  expect(document.activeElement).toBe(editor);
  await user.keyboard('6{Enter}');
  await waitFor(() => expect(cell(2)).toBe('15 548,456'));
  expect([cell(1), cell(3)]).toEqual(['1.00', '3.00']);
  expect(document.activeElement).toBe(grid);
});

it('plays held keys where the grid stands when there is nowhere to go', async () => {
  const { user, active, cell, handle } = await open(three());
  await user.keyboard(TO_AMOUNT);
  const travel = handle.current!.travel();
  await user.keyboard('7{Enter}8{Enter}');
  act(() => handle.current!.arrive(travel));
  await waitFor(() => expect(cell(2)).toBe('8'));
  expect(cell(1)).toBe('7');
  expect(active().id).toBe(`cell-2-${AMOUNT}`);
});

it('edits by a double click; a second single click only selects', async () => {
  const { active } = await open(three());
  const cell = document.getElementById(`cell-1-${AMOUNT}`)!;
  fireEvent.mouseDown(cell, { detail: 1 });
  fireEvent.mouseUp(cell);
  await waitFor(() => expect(active()).toBe(cell));
  fireEvent.mouseDown(cell, { detail: 1 });
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.mouseDown(cell, { detail: 2 });
  expect(screen.getByRole('textbox', { name: 'Amount, row 2' })).toBeTruthy();
});
