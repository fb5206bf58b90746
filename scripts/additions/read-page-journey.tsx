import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigationPath, type RouteName } from '../../src/shared/dashboard-routes.ts';
import { loadPage } from '../../src/web/app/pages.ts';
import { answer } from '../../src/web/ui/testing/answers.ts';
import { renderPage } from '../../src/web/ui/testing/render-page.tsx';

/*
 * The journey of the page of the added read: it reads through the client that `npm run generate` makes from
 * the contract.
 */

const PAGE = 'viewOwners' as RouteName;

it('shows what the operation answers', async () => {
  answer({ 'GET /app/view-owners': { body: [{ owner: { userId: '1', name: 'Thandi' }, count: 3 }] } });
  expect(navigationPath(PAGE)).toBe('/view-owners');
  const { default: ViewOwnersPage } = await loadPage(PAGE);
  renderPage(<ViewOwnersPage />);
  expect(await screen.findByText('Thandi: 3')).toBeTruthy();
});
