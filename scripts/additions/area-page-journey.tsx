import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RouteName } from '../../src/shared/dashboard-routes.ts';
import { loadPage } from '../../src/web/app/pages.ts';
import { answer } from '../../src/web/ui/testing/answers.ts';
import { renderPage } from '../../src/web/ui/testing/render-page.tsx';

/*
 * The journey of the added area in the browser: its page reads and writes through the client that
 * `npm run generate` makes from its contract.
 */

it('lists what is written, and writes with a key', async () => {
  const items: { id: string; day: string; text: string }[] = [];
  const sent = answer({
    'GET /app/errands': () => ({ body: { items, total: items.length, offset: 0, limit: 200 } }),
    'POST /app/errands': ({ body }) => {
      const item = { id: '1', ...(body as { day: string; text: string }) };
      items.push(item);
      return { body: item };
    },
  });
  const { default: ErrandsPage } = await loadPage('errands' as RouteName);
  renderPage(<ErrandsPage />);
  expect(await screen.findByText('Nothing to remember')).toBeTruthy();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Until'), '2026-03-02');
  await user.type(screen.getByLabelText('Remember'), 'Ask');
  await user.click(screen.getByRole('button', { name: 'Write it down' }));
  expect(await screen.findByText('2026-03-02: Ask')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.headers.get('idempotency-key')).toMatch(/\S/);
});
