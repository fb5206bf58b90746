import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { withRows } from '../testing/desk-of.ts';
import { openReview } from '../testing/open-review.tsx';

const AMOUNT = FIELDS.indexOf('amount');
const TO_AMOUNT = `{ArrowRight>${AMOUNT}/}`;
const PATIENCE = { timeout: 5_000 };

const person = (id: number, cells: Parameters<typeof withRows>[0] = {}) =>
  withRows({ name: `Person ${id}`, account: String(4_012_340_000 + id * 7), id: `E${id}`, ...cells });
const RIGHT = [person(1, { amount: '1.00' }), person(2, { amount: '2.00' }), person(3, { amount: '3.00' })];

let close = () => undefined as void;
afterEach(() => close());

async function open(rows: readonly string[]) {
  // Wide enough for the panel beside the grid.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const page = await openReview(rows);
  close = page.close;
  const amounts = async () => [...(await page.cells()).values()].map((texts) => texts[AMOUNT]);
  const says = (text: string | RegExp) => screen.findByText(text, {}, PATIENCE);
  return { ...page, amounts, says };
}

it('takes a correction back with Ctrl+Z and repeats it with Ctrl+Y, in the grid and beside it', async () => {
  const { user, amounts } = await open(RIGHT);
  const are = (...expected: string[]) =>
    waitFor(async () => expect(await amounts()).toEqual(expected), PATIENCE);
  await user.keyboard(`${TO_AMOUNT}9.00{Enter}`);
  await are('9.00', '2.00', '3.00');
  await user.keyboard('{Control>}z{/Control}');
  await are('1.00', '2.00', '3.00');
  (await screen.findByRole('button', { name: 'Redo' }, PATIENCE)).focus();
  await user.keyboard('{Control>}y{/Control}');
  await are('9.00', '2.00', '3.00');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await are('1.00', '2.00', '3.00');
});

it('finds a text from the active cell and replaces it', async () => {
  const { user, amounts, active, grid, says } = await open(RIGHT);
  await user.keyboard('{Control>}h{/Control}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find' }));
  await user.keyboard('.00{Enter}');
  await says('1 of 3');
  expect(active()).toEqual({ row: 1, field: 'amount' });
  await user.click(screen.getByRole('button', { name: 'Find next' }));
  await says('2 of 3');
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), '.50');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(async () => expect(await amounts()).toEqual(['1.00', '2.50', '3.00']), PATIENCE);
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  await waitFor(async () => expect(await amounts()).toEqual(['1.50', '2.50', '3.50']), PATIENCE);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(document.activeElement).toBe(grid);
});

it('excludes the selected rows once a reason is given', async () => {
  const { user, grid } = await open(RIGHT);
  await user.keyboard('{ArrowDown}{Control>}{Delete}{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Exclude row 2' }, PATIENCE);
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Paid already{Enter}');
  await within(grid).findByRole('rowheader', { name: 'Row 2, excluded' }, PATIENCE);
  grid.focus();
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown>2/}{/Shift}{Control>}{Delete}{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Exclude 3 rows' }, PATIENCE)).toBeTruthy();
});

it('adds a row below the active one, and deletes it instead of excluding it', async () => {
  const { user, cells, active } = await open(RIGHT);
  await user.keyboard('{Insert}');
  await waitFor(async () => expect((await cells()).size).toBe(4), PATIENCE);
  await waitFor(() => expect(active()).toEqual({ row: 4, field: 'beneficiary_name' }), PATIENCE);
  await user.keyboard('{Control>}{Delete}{/Control}');
  await waitFor(() => expect(active().row).not.toBe(4), PATIENCE);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('accepts the suggestion for the active row, or says that it has no suggestion', async () => {
  const { user, cells, says } = await open([RIGHT[0]!, person(2, { bank: 'Capitek', amount: '2.00' })]);
  await user.keyboard('{Control>}.{/Control}');
  await waitFor(async () => expect((await cells()).get(2)?.[1]).toBe('Capitec'), PATIENCE);
  await user.keyboard('{Control>}.{/Control}');
  await says('There is no suggestion for this row.');
});

it('repeats the last correction in the rows with the same text', async () => {
  const { user, cells, says } = await open(RIGHT.map((row) => row.replace('ABSA', 'Nowhere Bank')));
  await user.keyboard('{ArrowRight}capi{Enter}');
  await says(/“Nowhere Bank” also appears in 2 other rows/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(
    async () =>
      expect([...(await cells()).values()].map(([, bank]) => bank)).toEqual(Array(3).fill('Capitec')),
    PATIENCE,
  );
});

it('goes from the rows to the problems, to the submit bar and back with F6', async () => {
  const { user, grid } = await open(RIGHT);
  const label = await screen.findByRole('textbox', { name: /^Label/ }, PATIENCE);
  const problems = await screen.findByRole('complementary', { name: 'Problems' });
  await waitFor(() => expect(within(problems).getAllByRole('heading').length).toBeGreaterThan(0), PATIENCE);
  grid.focus();
  await user.keyboard('{F6}');
  expect(problems.contains(document.activeElement)).toBe(true);
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(label);
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(grid);
});

it('goes to the next error from anywhere on the page, and says when there is no other', async () => {
  const { user, grid, active, says } = await open([RIGHT[0]!, person(2, { amount: 'x' }), RIGHT[2]!]);
  (await screen.findByRole('textbox', { name: /^Label/ }, PATIENCE)).focus();
  await user.keyboard('{F8}');
  await waitFor(() => expect(active()).toEqual({ row: 2, field: 'amount' }), PATIENCE);
  expect(document.activeElement).toBe(grid);
  await user.keyboard('{F8}');
  await says('There is no other error.');
});

it('lists the shortcuts', async () => {
  const { user } = await open(RIGHT);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Shortcuts of the grid' }, PATIENCE)).toBeTruthy();
});

it('shows the columns of the file and goes on without a change', async () => {
  const { user } = await open(RIGHT);
  await user.click(await screen.findByRole('button', { name: 'Change the columns…' }, PATIENCE));
  const dialog = await screen.findByRole('dialog', { name: 'Columns' }, PATIENCE);
  await user.click(within(dialog).getByRole('button', { name: 'Read these columns' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull(), PATIENCE);
});
