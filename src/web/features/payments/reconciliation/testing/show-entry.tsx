import { vi } from 'vitest';
import type { ReconciliationEntry, ReconciliationItem } from '../../../../../client/types.gen.ts';
import type { Role } from '../../../../../shared/terms.ts';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../../ui/testing/render-page.tsx';
import { EntryPanel } from '../entry-panel.tsx';

export const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83';
export const PROPOSAL = '01939b5e-7c1a-8f00-8a54-0d5a3e1b9c91';
const item = (name: string, amount: string, last: string): ReconciliationItem => ({
  kind: 'PAYOUT',
  amount,
  date: '2026-03-02',
  withdrawalId: ID.slice(0, -2) + last,
  payoutId: null,
  beneficiaryName: name,
  accountNumber: '62012345678',
  reference: 'SALARY MARCH',
  endToEndId: last,
  batch: { id: ID, label: 'Salaries March' },
  fundingRecordId: null,
  receiptId: null,
  bankSays: null,
  ofFile: null,
  file: { id: ID, fileName: 'PAY-12.xml' },
});
export const NKOSI = item('THANDI NKOSI', '-1250.00', '01');
export const BOTHA = item('JOHAN BOTHA', '-50.00', '02');

export const entry = (change: Partial<ReconciliationEntry> = {}): ReconciliationEntry => ({
  entry: {
    id: ID,
    amount: '-1260.00',
    isReversal: false,
    status: 'BOOKED',
    bookingDate: '2026-03-04',
    valueDate: '2026-03-04',
    bankReference: 'FT1',
    code: '',
    text: 'PAYMENT NKOSI',
    batchCount: null,
    detailCount: 0,
    details: [],
  },
  account: {
    id: ID,
    accountNumber: '62000000001',
    currency: 'ZAR',
    connection: { id: ID, displayName: 'Main account' },
  },
  state: 'OPEN',
  proposal: {
    id: PROPOSAL,
    verdict: 'LIKELY',
    parts: [
      {
        detail: null,
        verdict: 'LIKELY',
        reason: 'AMOUNT_DIFFERS',
        agrees: ['NAME', 'ACCOUNT'],
        differs: ['AMOUNT', 'DATE'],
        expectedAmount: '-1250.00',
        actualAmount: '-1260.00',
        businessDays: 2,
        accounts: null,
        counterparties: null,
        rule: null,
        otherEntryIds: [],
        itemCount: 1,
        items: [NKOSI],
      },
    ],
  },
  posted: null,
  setAside: null,
  undone: null,
  waitingRuleId: null,
  mayPost: null,
  mayPostProposal: null,
  otherSides: [],
  ...change,
});

export const PATH = `/app/reconciliation/entries/${ID}`;

export function show(
  shown: ReconciliationEntry,
  answers: Parameters<typeof answer>[0] = {},
  role: Role = 'APPROVER',
) {
  const onDone = vi.fn();
  const sent = answer({ [`GET ${PATH}`]: { body: shown }, ...answers });
  const page = renderPage(<EntryPanel id={ID} known={shown} onDone={onDone} />, {
    session: sessionOf('approver', [role]),
  });
  return { ...page, sent, onDone, changes: () => sent.filter(({ method }) => method === 'POST') };
}
