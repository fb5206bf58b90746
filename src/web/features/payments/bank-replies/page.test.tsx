import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankReplyFile } from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import BankRepliesPage from './page.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c73';
const CONNECTION = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71';
const PERSON = { userId: 'id-of-preparer', name: 'preparer' };

const FILE = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72';

const rejected = {
  withdrawalId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
  rowNumber: 2,
  name: 'THANDI NKOSI',
  branchCode: '250655',
  accountNumber: '62012345678',
  amount: '1250.00',
  state: 'REJECTED',
  reason: { code: '00012', text: '*** ACCOUNT CLOSED ***' },
  movedTo: null,
};

const asking: BankReplyFile = {
  id: ID,
  connectionId: CONNECTION,
  fileName: 'REPLY-0012.txt',
  byteCount: 800,
  sha256: '6'.repeat(64),
  receivedAt: '2026-03-02T09:05:00.000Z',
  receivedBy: PERSON,
  readAt: '2026-03-02T09:05:00.000Z',
  result: 'QUESTION',
  file: null,
  fileCount: 0,
  currency: 'ZAR',
  changes: [],
  redirected: 0,
  question: { code: 'UNKNOWN_FILE', detail: '0099', closed: null },
  waiting: null,
  confirmed: null,
  setAside: null,
};

const SECOND = { userId: 'id-of-reader', name: 'reader' };
const waitingFor = (mayConfirm: (typeof SECOND)[]): BankReplyFile => ({
  ...asking,
  result: 'WAITS_FOR_CONFIRMATION',
  changes: [{ state: 'REJECTED', count: 1, amount: '1250.00' }],
  question: null,
  waiting: { mayConfirm },
});

function open(
  roles: Role[],
  {
    reply = asking,
    connections = 1,
    search = '',
  }: { reply?: BankReplyFile; connections?: number; search?: string },
) {
  let now = reply;
  const listed = Array.from({ length: connections }, (_, at) => ({
    id: at === 0 ? CONNECTION : `01939b5e-7c1a-7f00-8a54-0d5a3e1b9c8${at}`,
    displayName: `Bank ${at + 1}`,
    purpose: 'PAYMENTS',
    state: 'LIVE',
  }));
  const sent = answer({
    'GET /app/bank-connections': { body: listed },
    'GET /app/bank-replies': () => ({ body: { items: [now], total: 1, offset: 0, limit: 50 } }),
    [`GET /app/bank-replies/${ID}`]: () => ({ body: now }),
    [`GET /app/bank-files/${FILE}`]: {
      body: { id: FILE, currency: 'ZAR', batch: { id: FILE, label: 'Wages' } },
    },
    [`GET /app/bank-files/${FILE}/payments`]: {
      body: { items: [rejected], total: 1, offset: 0, limit: 20 },
    },
    [`POST /app/bank-replies/${ID}/close`]: ({ body }) => {
      const { note } = body as { note: string };
      now = {
        ...reply,
        question: { ...reply.question!, closed: { by: PERSON, at: '2026-03-02T10:00:00.000Z', note } },
      };
      return { body: now };
    },
    [`GET /app/bank-replies/${ID}/changes`]: {
      body: {
        items: [
          {
            ...rejected,
            batch: { id: FILE, label: 'Wages' },
            currency: 'ZAR',
            before: null,
            failureCode: 'ACCOUNT_CLOSED',
          },
        ],
        total: 1,
        offset: 0,
        limit: 20,
      },
    },
    'GET /v1/payments/config': { body: { stepUpMaxAgeSeconds: null } },
    [`POST /app/bank-replies/${ID}/confirm`]: () => {
      const confirmed = { by: SECOND, at: '2026-03-02T09:12:00.000Z' };
      now = { ...reply, result: 'APPLIED', waiting: null, confirmed };
      return { body: now };
    },
    [`POST /app/bank-connections/${CONNECTION}/replies`]: () => ({ body: now }),
  });
  const { user, router } = renderPage(<BankRepliesPage />, {
    session: sessionOf('reader', roles),
    address: `/bank-replies${search}`,
  });
  return { user, router, sent };
}

const applied: BankReplyFile = {
  ...asking,
  result: 'APPLIED',
  question: null,
  file: { id: FILE, fileName: 'ACB-20260302-0012.txt' },
  fileCount: 1,
  changes: [
    { state: 'ACCEPTED', count: 8, amount: '345379.48' },
    { state: 'REJECTED', count: 1, amount: '1250.00' },
  ],
};

it('lists for each reply the bank file that it answers, and counts with their sums', async () => {
  open(['VIEWER'], { reply: applied });
  const row = await screen.findByRole('row', { name: /REPLY-0012/ });
  within(row).getByText('ACB-20260302-0012.txt');
  within(row).getByText('Accepted by the bank: 8 (R 345,379.48)');
  within(row).getByText('Rejected: 1 (R 1,250.00)');
});

it('says how many bank files a reply answers, and counts alone where no sum is known', async () => {
  const changes: BankReplyFile['changes'] = [{ state: 'RETURNED', count: 3, amount: null }];
  open(['VIEWER'], { reply: { ...applied, file: null, fileCount: 2, changes } });
  const row = await screen.findByRole('row', { name: /REPLY-0012/ });
  within(row).getByText('2 bank files');
  within(row).getByText('Returned: 3');
});

it('keeps the changes of a reply below each other, also in the cards of narrow screens', async () => {
  const changes: BankReplyFile['changes'] = [
    { state: 'PAID', count: 10, amount: '3393.00' },
    { state: 'REJECTED', count: 2, amount: '670.20' },
  ];
  open(['VIEWER'], { reply: { ...applied, changes } });
  const row = await screen.findByRole('row', { name: /REPLY-0012/ });
  const line = within(row).getByText('Paid: 10 (R 3,393.00)');
  const cell = line.closest('td')!;
  // A card lays the children of a cell out beside each other.
  expect(cell.childNodes).toHaveLength(1);
  expect(cell.textContent).toContain('Rejected: 2 (R\u00a0670.20)');
});

it('says what a reply that does not fit asks, and records what was found out', async () => {
  const { user, sent } = open(['APPROVER'], { search: `?open=${ID}` });
  const panel = await screen.findByRole('dialog', { name: 'Reply' });
  expect(await within(panel).findByText('No handed-over file fits this reply')).toBeDefined();
  expect(panel.textContent).toContain('This reply changed no payment.');
  expect(panel.textContent).toContain('It refers to: 0099');
  const close = within(panel).getByRole('button', { name: 'Close the question' });
  expect(close).toHaveProperty('disabled', true);
  await user.type(
    within(panel).getByRole('textbox', { name: 'What you found out' }),
    'Reply to our test file.',
  );
  await user.click(close);
  expect(await within(panel).findByText('Reply to our test file.')).toBeDefined();
  expect(within(panel).queryByRole('button', { name: 'Close the question' })).toBeNull();
  expect(panel.contains(document.activeElement)).toBe(true);
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    note: 'Reply to our test file.',
    readAt: asking.readAt,
  });
});

it('shows what a waiting reply would change, and lets another user confirm it', async () => {
  const { user, sent } = open(['APPROVER'], { reply: waitingFor([SECOND]), search: `?open=${ID}` });
  const panel = await screen.findByRole('dialog', { name: 'Reply' });
  expect(await within(panel).findByText('*** ACCOUNT CLOSED *** (00012)')).toBeDefined();
  expect(panel.textContent).toContain('No answer yet');
  await user.click(within(panel).getByRole('button', { name: 'Confirm and apply the reply' }));
  await waitFor(() => expect(within(panel).queryByRole('button', { name: /Confirm/ })).toBeNull());
  expect(await within(panel).findByText('Confirmed by')).toBeDefined();
  expect(panel.contains(document.activeElement)).toBe(true);
  expect(sent.some(({ address }) => address.endsWith(`/bank-replies/${ID}/confirm`))).toBe(true);
});

it('says who may confirm a reply to a user who may not', async () => {
  open(['PREPARER'], { reply: waitingFor([{ userId: 'other', name: 'Lerato' }]), search: `?open=${ID}` });
  const panel = await screen.findByRole('dialog', { name: 'Reply' });
  expect(await within(panel).findByText(/These users may confirm it/)).toBeDefined();
  expect(panel.textContent).toContain('Lerato');
  expect(within(panel).queryByRole('button', { name: /Confirm/ })).toBeNull();
});

it('shows the rejected payments of a reply first, and the others on request', async () => {
  const file = { id: FILE, fileName: 'ACB-0012.txt' };
  const changes = [
    { state: 'ACCEPTED' as const, count: 3, amount: '3000.00' },
    { state: 'REJECTED' as const, count: 2, amount: '2500.00' },
  ];
  const { user, sent } = open(['APPROVER'], {
    reply: { ...asking, result: 'APPLIED', question: null, file, changes },
    search: `?open=${ID}`,
  });
  const panel = await screen.findByRole('dialog', { name: 'Reply' });
  expect(await within(panel).findByText('*** ACCOUNT CLOSED *** (00012)')).toBeDefined();
  expect(panel.textContent).toContain('Another payment has changed again since.');
  await user.click(within(panel).getByRole('radio', { name: 'Accepted by the bank 3' }));
  const asked = () =>
    sent.filter(({ address }) => address.includes('/payments?')).map(({ address }) => address);
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]).toContain('state=REJECTED');
  expect(asked()[1]).toContain('state=ACCEPTED');
  expect(asked()[1]).toContain(`replyId=${ID}`);
});

it('an admin reads replies, and leaves uploading and closing to preparers and approvers', async () => {
  open(['ADMIN'], { search: `?open=${ID}` });
  expect(await screen.findByText('Preparers and approvers can close the question.')).toBeDefined();
  expect(screen.queryByText('Upload replies')).toBeNull();
});

it('uploads several files one after another, and says what became of each', async () => {
  const { user, sent } = open(['PREPARER'], {});
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect(found).not.toBeNull();
    return found!;
  });
  const file = (name: string, content: string) => new File([content], name);
  await user.upload(input, [file('R10.txt', 'ten'), file('R9.txt', 'nine'), file('R11.txt', '')]);
  expect(await screen.findByText('2 files were read')).toBeDefined();
  const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toEqual([
    { fileName: 'R9.txt', content: btoa('nine') },
    { fileName: 'R10.txt', content: btoa('ten') },
  ]);
  expect(screen.getByRole('alert').textContent).toContain('R11.txt was not uploaded');
  await user.click(screen.getAllByRole('button', { name: 'See what to do' })[0]!);
  expect(await screen.findByRole('dialog', { name: 'Reply' })).toBeDefined();
});
