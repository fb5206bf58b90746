import { screen, within } from '@testing-library/react';
import { it } from 'vitest';
import type { BankFile, BankFilePayment } from '../../../../../client/types.gen.ts';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { Answers } from './answers.tsx';

const FILE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72';

function show(payment: Pick<BankFilePayment, 'state' | 'status'>) {
  const shown: Partial<BankFilePayment> = {
    withdrawalId: FILE_ID,
    rowNumber: 1,
    name: 'THANDI NKOSI',
    accountNumber: '62012345678',
    amount: '50.00',
    failureCode: null,
    reason: null,
    movedTo: null,
    heardAt: null,
    onStatements: [],
    ...payment,
  };
  answer({
    [`GET /app/bank-files/${FILE_ID}/payments`]: {
      body: { items: [shown], total: 1, offset: 0, limit: 20 },
    },
  });
  const file: Partial<BankFile> = {
    id: FILE_ID,
    currency: 'ZAR',
    states: [{ state: payment.state ?? 'SILENT', count: 1, amount: '50.00' }],
  };
  renderPage(<Answers file={file as BankFile} />);
}

it.each<[BankFilePayment['state'], BankFilePayment['status'], string]>([
  ['REJECTED', 'FAILED', 'Nothing expected: the bank rejected it'],
  [null, 'CANCELLED', 'Nothing expected: it is not paid'],
  ['ACCEPTED', 'COMPLETE', 'Not yet'],
])('a payment that is %s and %s, without an entry, reads %j', async (state, status, words) => {
  show({ state, status });
  const row = await screen.findByRole('row', { name: /NKOSI/ });
  within(row).getByText(words);
});
