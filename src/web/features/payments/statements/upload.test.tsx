import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankStatement, StatementFile } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { Upload } from './upload.tsx';

const statement: BankStatement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
  account: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
    accountNumber: '62000000001',
    currency: 'ZAR',
    connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83', displayName: 'Main account' },
  },
  kind: 'STATEMENT',
  name: 'STMT-42',
  sequenceNumber: 42,
  opening: { amount: '100.00', date: '2026-03-02' },
  closing: { amount: '75.00', date: '2026-03-02' },
  bookedAmount: '-25.00',
  entryCount: 1,
  openFindings: 0,
  receivedAt: '2026-03-03T05:00:00.000Z',
  file: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
    fileName: 'march.sta',
    format: 'MT940',
    receivedBy: null,
    isFetched: true,
  },
  isUploaded: true,
  takenBack: null,
};
const file = (arrival: 'NEW' | 'AGAIN' | 'CHANGED', change: Partial<BankStatement> = {}): StatementFile => ({
  id: statement.file.id,
  fileName: 'march.sta',
  sha256: 'ab'.repeat(32),
  byteCount: 3,
  receivedAt: statement.receivedAt,
  receivedBy: null,
  format: 'MT940',
  isAgain: false,
  leftOut: null,
  statements: [{ arrival, statement: { ...statement, ...change } }],
});

async function choose(...files: File[]) {
  const { user } = renderPage(<Upload />);
  await user.upload(screen.getByLabelText('Choose statement files'), files);
}

it('sends files one after another in the order of their names, and says what each has', async () => {
  const sent = answer({
    'POST /app/statements': ({ body }) => ({
      body: (body as { fileName: string }).fileName === '10.sta' ? file('CHANGED') : file('NEW'),
    }),
  });
  await choose(new File(['ten'], '10.sta'), new File(['two'], '2.sta'));
  expect(await screen.findByText('2 files were read')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    { fileName: '2.sta', content: btoa('two') },
    { fileName: '10.sta', content: btoa('ten') },
  ]);
  expect(screen.getByText('Stored')).toBeDefined();
  expect(screen.getByText('Not all stored')).toBeDefined();
});

it('leads from a file to its statement that has findings', async () => {
  answer({ 'POST /app/statements': { body: file('NEW', { openFindings: 2 }) } });
  await choose(new File(['one'], '1.sta'));
  expect(await screen.findByText('Stored with findings')).toBeDefined();
  expect(screen.getByRole('link', { name: 'STMT-42' }).getAttribute('href')).toBe(
    `/statements/${statement.id}`,
  );
});

it.each([
  ['the same bytes', { ...file('NEW'), isAgain: true }],
  ['its statement in another file', file('AGAIN')],
])('says when and by whom a statement came that is here already: %s', async (_what, known) => {
  const receivedBy = { userId: statement.id, name: 'Anna Approver' };
  const brought = { ...statement, file: { ...statement.file, receivedBy, isFetched: false } };
  answer({
    'POST /app/statements': {
      body: { ...known, statements: known.statements.map((one) => ({ ...one, statement: brought })) },
    },
  });
  await choose(new File(['one'], '1.sta'));
  expect(await screen.findByText('Here already')).toBeDefined();
  expect(screen.queryByText('Stored')).toBeNull();
  expect(screen.getByText(/was here already, since/).textContent).toContain('Uploaded by Anna Approver');
  expect(screen.getByRole('link', { name: 'STMT-42' }).getAttribute('href')).toBe(
    `/statements/${statement.id}`,
  );
});

it('keeps a refused file and sends it again; an empty file is not sent', async () => {
  let refused = true;
  const problem = {
    type: 'about:blank',
    title: 'Statement account unknown',
    status: 400,
    detail: 'No bank connection pays from the account 4099.',
    code: 'statement_account_unknown',
    instance: '',
    errors: [],
  };
  const sent = answer({
    'POST /app/statements': () => (refused ? { status: 400, body: problem } : { body: file('NEW') }),
  });
  const { user } = renderPage(<Upload />);
  await user.upload(screen.getByLabelText('Choose statement files'), [
    new File(['one'], '1.sta'),
    new File([], '2.sta'),
  ]);
  expect(await screen.findByText('1.sta was not stored')).toBeDefined();
  expect(screen.getByText(problem.detail)).toBeDefined();
  expect(await screen.findByText('This file is empty. Download it again from your bank.')).toBeDefined();
  expect(sent).toHaveLength(1);
  refused = false;
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await waitFor(() => expect(screen.getByText('Stored')).toBeDefined());
});
