import { useForm } from '@mantine/form';
import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { type ConnectionForm, type ConnectionValues, settingsOf, valuesOf } from './connection-values.ts';
import { CsvLayoutFields } from './csv-layout-fields.tsx';
import { fieldErrors } from './field-errors.ts';
import { CSV_PROFILE, testConnection } from '../shared/testing/connection.ts';

const START = valuesOf({ ...testConnection(), profile: CSV_PROFILE });
const seen = { values: START };

function Editor() {
  const form = useForm<ConnectionValues>({ initialValues: START, validate: fieldErrors });
  useEffect(() => {
    seen.values = form.values;
  });
  return (
    <>
      <CsvLayoutFields form={form as unknown as ConnectionForm} />
      <button onClick={() => form.validate()}>Check</button>
    </>
  );
}

const open = () => renderPage(<Editor />, { session: sessionOf('admin', ['ADMIN']) }).user;
const button = (name: string) => screen.getByRole('button', { name });
const contents = () => settingsOf(seen.values).profile.csv!.columns.map(({ content }) => content);
const BEFORE = START.profile.csv!.columns.map(({ content }) => content);

it('moves a column by keyboard, and the focus goes with it', async () => {
  const user = open();
  button('Move column 3 up').focus();
  await user.keyboard('{Enter}');
  expect(contents().slice(0, 3)).toEqual([BEFORE[0], BEFORE[2], BEFORE[1]]);
  expect(document.activeElement).toBe(button('Move column 2 up'));
  expect(screen.getByRole('status').textContent).toBe('Column 2 of 8');
  await user.keyboard('{Enter}');
  expect(contents().slice(0, 3)).toEqual([BEFORE[2], BEFORE[0], BEFORE[1]]);
  expect(document.activeElement).toBe(button('Move column 1 down'));
});

it('removes a column and adds one, and says which column a bank cannot do without', async () => {
  const user = open();
  const amount = BEFORE.indexOf('AMOUNT') + 1;
  await user.click(button(`Remove column ${amount}`));
  expect(contents()).not.toContain('AMOUNT');
  expect(document.activeElement).toBe(button(`Remove column ${amount}`));
  await user.click(button('Check'));
  expect((await screen.findByRole('alert')).textContent).toContain('Add a column for “Amount”.');
  await user.click(button('Add a column'));
  const added = screen.getByRole('combobox', { name: 'Column 8' });
  expect(document.activeElement).toBe(added);
  expect((added as HTMLInputElement).value).toBe('Amount');
  await user.type(screen.getByRole('textbox', { name: 'Name of column 8' }), ' Sum ');
  expect(settingsOf(seen.values).profile.csv!.columns.at(-1)).toEqual({
    header: 'Sum',
    content: 'AMOUNT',
    text: '',
  });
  expect(fieldErrors(seen.values)).toEqual({});
});

it('sends no names of columns without a line of names, and no texts that it does not use', async () => {
  const user = open();
  await user.click(screen.getByRole('switch', { name: 'The first line has the names of the columns' }));
  expect(screen.queryByRole('textbox', { name: 'Name of column 1' })).toBeNull();
  expect(new Set(settingsOf(seen.values).profile.csv!.columns.map(({ header }) => header))).toEqual(
    new Set(['']),
  );
  await user.click(
    screen.getByRole('switch', { name: 'The last line has the number of payments and their sum' }),
  );
  const label = screen.getByRole('textbox', { name: 'Mark of the line of totals' });
  await user.clear(label);
  await user.type(label, '=SUM');
  expect(fieldErrors(seen.values)['profile.csv.totalsLabel']).toContain('formula');
  const types = within(screen.getByRole('group', { name: 'What the file has for each account type' }));
  await user.clear(types.getByRole('textbox', { name: 'Savings' }));
  expect(Object.keys(fieldErrors(seen.values))).toContain('profile.csv.accountTypes.SAVINGS');
});
