import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type {
  FundingAccount,
  FundingRecordDetail,
  FundingRecordForDisplay,
  OpeningOfAccount,
} from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import FundingRecordsPage from './page.tsx';
import FundingRecordPage from './record-page.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca1';
const CONNECTION = { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' };
const account: FundingAccount = {
  connection: CONNECTION,
  accountName: 'Karoo Trading (Pty) Ltd',
  branchCode: '250655',
  accountNumber: '62000000001',
  accountType: 'CURRENT',
  currency: 'ZAR',
  reference: 'F7KQ4MXC',
};
const record: FundingRecordForDisplay = {
  id: ID,
  date: '2026-03-02',
  state: 'OVERDUE',
  source: 'OUTSIDE',
  currency: 'ZAR',
  connection: CONNECTION,
  expectedAmount: '250000.00',
  expectedOn: '2026-03-02',
  receivedAmount: null,
  receivedOn: null,
  differenceAmount: null,
  returnedAmount: null,
  returnedOn: null,
  reference: null,
  note: 'For the March salaries',
  onStatement: false,
};
const detail: FundingRecordDetail = {
  ...record,
  announcedBy: { userId: ID, name: 'preparer' },
  announcedAt: '2026-02-26T07:30:00.000Z',
  cancelledBy: null,
  cancelledAt: null,
  movements: [],
};

const RECORDS = '/institution/payments/funding-records';

function show(
  instructions: { isSimulated: boolean; accounts: FundingAccount[] },
  items: FundingRecordForDisplay[],
  role: Role = 'PREPARER',
  answers: Parameters<typeof answer>[0] = {},
) {
  const sent = answer({
    'GET /institution/payments/funding-instructions': { body: instructions },
    'GET /app/bank-connections': { body: [] },
    'GET /app/opening-balances': { body: [] },
    'GET /institution/payments/config': { body: { defaultCurrency: 'ZAR' } },
    'GET /institution/payments/entity/config': { body: { country: 'ZA' } },
    [`GET ${RECORDS}`]: { body: { items, total: items.length, offset: 0, limit: 50 } },
    ...answers,
  });
  return { ...renderPage(<FundingRecordsPage />, { session: sessionOf('one', [role]) }), sent };
}

describe('the page of funding records', () => {
  it('teaches how to fund while it is empty, with the account and the reference to copy', async () => {
    show({ isSimulated: false, accounts: [account] }, []);
    await screen.findByText('F7KQ4MXC');
    screen.getByRole('button', { name: 'Copy the reference' });
    screen.getByRole('button', { name: 'Copy the account number' });
    await screen.findByText('No funding yet');
  });

  it('shows the opening balance of an account beside the records, and not as one of them', async () => {
    const person = (name: string) => ({ userId: ID, name });
    const booked: OpeningOfAccount = {
      account: { id: ID, accountNumber: '62000000001', currency: 'ZAR', connection: CONNECTION },
      state: 'BOOKED',
      candidates: [],
      opening: {
        id: ID,
        statement: { id: ID, name: 'STMT-2026-042' },
        isSentByBank: true,
        uploadedBy: [],
        day: '2026-03-02',
        openingAmount: '1184000.00',
        bookedBeforeAmount: '0.00',
        notAtBankAmount: '0.00',
        bookedAmount: '1184000.00',
        proposedBy: person('first'),
        proposedAt: '2026-03-02T08:00:00.000Z',
        mayConfirm: [],
        confirmedBy: person('second'),
        confirmedAt: '2026-03-02T09:00:00.000Z',
      },
    };
    const missing: OpeningOfAccount = {
      account: {
        ...booked.account,
        id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca9',
        accountNumber: '62000000002',
      },
      state: 'MISSING',
      candidates: [],
      opening: null,
    };
    show({ isSimulated: false, accounts: [account] }, [record], 'VIEWER', {
      'GET /app/opening-balances': { body: [booked, missing] },
      'GET /app/people': { body: [] },
    });
    const panel = await screen.findByRole('region', { name: 'Opening balances' });
    const began = within(panel).getByRole('region', { name: 'FNB salaries 62000000001' });
    within(began).getByText('R 1,184,000.00');
    expect(began.textContent).toMatch(/On 2 Mar 2026, from STMT-2026-042\. Proposed by first, confirmed by/);
    const other = within(panel).getByRole('region', { name: 'FNB salaries 62000000002' });
    expect(other.textContent).toContain('Missing, so no batch can be paid from this account.');
    const table = await screen.findByRole('table', { name: 'Funding records' });
    expect(table.textContent).not.toContain('1,184,000.00');
  });

  it('says in a sandbox that funding is simulated, and offers no announcement', async () => {
    show({ isSimulated: true, accounts: [] }, []);
    await screen.findByText(/funding is simulated: ask your operator/);
    expect(screen.queryByRole('button', { name: 'Announce funding' })).toBeNull();
  });

  it('lets no approver announce funding, and shows what is overdue', async () => {
    show({ isSimulated: false, accounts: [account] }, [record], 'APPROVER');
    const row = await screen.findByRole('row', { name: /For the March salaries/ });
    within(row).getByText('Overdue');
    expect(screen.queryByRole('button', { name: 'Announce funding' })).toBeNull();
  });

  it('announces funding once the amount and the day are there', async () => {
    const { user, sent } = show({ isSimulated: false, accounts: [account] }, [], 'PREPARER', {
      [`POST ${RECORDS}`]: { body: detail },
    });
    await user.click(await screen.findByRole('button', { name: 'Announce funding' }));
    const dialog = await screen.findByRole('dialog');
    const submit = within(dialog).getByRole('button', { name: 'Announce funding' });
    await user.click(submit);
    within(dialog).getByText('Enter an amount such as 250,000.00.');
    within(dialog).getByText('Choose the day on which the money should arrive.');
    await user.type(within(dialog).getByLabelText(/Amount, in ZAR/), '250,000');
    await user.type(within(dialog).getByLabelText(/Expected on/), '2026-03-02');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [request] = sent.filter(({ method }) => method === 'POST');
    expect(request!.body).toEqual({
      connectionId: CONNECTION.id,
      amount: '250000',
      expectedOn: '2026-03-02',
    });
    expect(request!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a funding record', () => {
  it('shows what was expected, what came, the difference and the line of the statement', async () => {
    answer({
      [`GET ${RECORDS}/`]: {
        body: {
          ...detail,
          state: 'RECEIVED',
          receivedAmount: '249000.00',
          receivedOn: '2026-03-03',
          differenceAmount: '-1000.00',
          reference: 'TRF F7KQ4MXC',
          movements: [
            {
              transferId: ID,
              payoutId: ID,
              amount: '249000.00',
              bookingDate: '2026-03-03',
              bookedAt: '2026-03-03T06:10:00.000Z',
              entry: { id: ID, bankReference: 'FT1', text: 'TRF F7KQ4MXC', way: 'PROPOSAL' },
            },
          ],
        },
      },
    });
    renderPage(<FundingRecordPage />);
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(summary.textContent).toContain('R\u00a0249,000.00');
    expect(summary.textContent).toContain('R\u00a0250,000.00');
    expect(summary.textContent).toContain('−R\u00a01,000.00');
    const table = screen.getByRole('table', { name: 'Statement and ledger' });
    expect(table.textContent).toContain('TRF F7KQ4MXC');
    expect(screen.queryByRole('button', { name: 'Cancel the announcement' })).toBeNull();
  });

  it('is cancelled after a question', async () => {
    const sent = answer({
      [`GET ${RECORDS}/`]: { body: detail },
      [`POST ${RECORDS}/${ID}/cancel`]: {
        body: {
          ...detail,
          state: 'CANCELLED',
          cancelledBy: detail.announcedBy,
          cancelledAt: detail.announcedAt,
        },
      },
    });
    const { user } = renderPage(<FundingRecordPage />);
    await user.click(await screen.findByRole('button', { name: 'Cancel the announcement' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('R\u00a0250,000.00 is not expected any more.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the announcement' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
