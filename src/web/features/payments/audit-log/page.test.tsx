import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import AuditLogPage from './page.tsx';

const BATCH = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
const entry: AuditEntry = {
  seq: 7,
  at: '2026-03-02T09:00:00.000Z',
  actor: { kind: 'USER', userId: BATCH.replace('11', '12'), name: 'preparer', displayName: 'Thandi Nkosi' },
  action: 'batch.labelled',
  subjectType: 'batch',
  subjectId: BATCH,
  subject: { label: 'Salaries March', currency: 'ZAR' },
  names: {},
  details: { before: 'Salaries', after: 'Salaries March' },
  hash: 'ab'.repeat(32),
};

const page = (items: AuditEntry[]) => ({ body: { items, total: items.length, offset: 0, limit: 50 } });

function show(address: string, found: AuditEntry[]) {
  answer({
    'GET /app/audit': ({ address: sent }) =>
      sent.includes('limit=1') && !sent.includes('limit=50') ? page([entry]) : page(found),
    'GET /app/people': { body: [] },
    'GET /app/search': { body: { batches: [], recipients: [], payments: [] } },
  });
  return renderPage(<AuditLogPage />, { session: sessionOf('admin', ['ADMIN']), address });
}

it('says in the list what each entry changed', async () => {
  show('/audit-log', [entry]);
  expect(await screen.findByText('Changed: Salaries → Salaries March')).toBeDefined();
});

it('names the batch of the filter in the chip and in the field, also when nothing is found', async () => {
  show(`/audit-log?subjectId=${BATCH}&action=batch.expired`, []);
  expect(await screen.findByText('About: Salaries March')).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Batch' })).toHaveProperty('value', 'Salaries March'),
  );
});
