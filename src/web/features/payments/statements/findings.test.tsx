import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StatementFinding } from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { OpenFindings } from './findings.tsx';

const finding: StatementFinding = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
  code: 'CHANGED',
  statement: {
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c85',
    name: 'STMT-42',
    date: '2026-03-02',
    accountNumber: '62000000001',
    currency: 'ZAR',
  },
  expectedAmount: null,
  statedAmount: null,
  differenceAmount: null,
  missing: null,
  file: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c80', fileName: 'S.xml' },
  foundAt: '2026-03-03T05:00:00.000Z',
  resolvedAt: null,
  closed: null,
};

function open(roles: Role[]) {
  let items = [finding];
  const sent = answer({
    'GET /app/statement-findings': () => ({ body: { items, total: items.length, offset: 0, limit: 5 } }),
    [`POST /app/statement-findings/${finding.id}/close`]: () => {
      const [closed] = items;
      items = [];
      return { body: { ...closed, resolvedAt: '2026-03-04T05:00:00.000Z' } };
    },
  });
  return { sent, ...renderPage(<OpenFindings />, { session: sessionOf('reader', roles) }) };
}

it('a finding is closed with a reason, and leaves the list', async () => {
  const { sent, user } = open(['APPROVER']);
  await user.click(await screen.findByRole('button', { name: 'Close with a reason' }));
  await user.click(screen.getByRole('button', { name: 'Close the finding' }));
  screen.getByText('Say why, so that others know what you found out.');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(screen.getByRole('textbox'), 'The first one is right.');
  await user.click(screen.getByRole('button', { name: 'Close the finding' }));
  await waitFor(() => expect(screen.queryByText(/came again with other contents/)).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'The first one is right.' });
});

it('a viewer sees a finding and closes none', async () => {
  open(['VIEWER']);
  await screen.findByText(/came again with other contents/);
  expect(screen.queryByRole('button')).toBeNull();
});
