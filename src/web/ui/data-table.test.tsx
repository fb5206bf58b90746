import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';
import { renderPage } from './testing/render-page.tsx';

const ROWS = ['Anna', 'Bongani', 'Chipo'].map((name) => ({ id: name, name }));

/** A table of three people, the second of whom is open; `opened` collects who is opened afterwards. */
function open() {
  const opened: string[] = [];
  const { user } = renderPage(
    <DataTable
      caption="People"
      columns={[
        { header: 'Name', accessorKey: 'name' },
        { id: 'link', header: 'Page', cell: ({ row: { original } }) => <a href="#page">{original.id}</a> },
      ]}
      rows={ROWS}
      rowId={({ id }) => id}
      openId="Bongani"
      onOpen={({ id }) => opened.push(id)}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  return { user, opened, rows };
}

it('has one tab stop, the open row, from which the keys move to other rows', async () => {
  const { user, opened, rows } = open();
  expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  rows[1]!.focus();
  for (const [key, at] of [
    ['{ArrowDown}', 2],
    ['{ArrowDown}', 2],
    ['{Home}', 0],
    ['{End}', 2],
    ['{ArrowUp}', 1],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(rows[at]);
  }
  await user.keyboard('{ArrowUp}{Enter}');
  expect(opened).toEqual(['Anna']);
  expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('opens a row by a click on it, but not by a click on a link in it', async () => {
  const { user, opened } = open();
  await user.click(screen.getAllByRole('link')[0]!);
  expect(opened).toEqual([]);
  await user.click(screen.getAllByRole('cell')[0]!);
  expect(opened).toEqual(['Anna']);
});
