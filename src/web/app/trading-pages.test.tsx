import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ROUTE_NAMES, routeOf } from '../../shared/dashboard-routes.ts';
import { answer } from '../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../ui/testing/render-page.tsx';
import { loadPage } from './pages.ts';

/** Every page except that of the key, which shows a missing key among its facts. */
const TRADING = ROUTE_NAMES.filter(
  (name) => routeOf(name).file.startsWith('trading/') && name !== 'exchangeKey',
);
const NO_KEY = { configured: false, available: true, since: null, farPricePercent: 5, embedded: false };

it.each(TRADING)(
  '%s explains once that the entity is not connected, and asks the exchange nothing',
  async (name) => {
    const sent = answer({ 'GET /app/trading/status': { body: NO_KEY } });
    const { default: Page } = await loadPage(name);
    renderPage(<Page />, { session: sessionOf('trader', ['TRADER']) });
    const titles = await screen.findAllByText('Karoo Trading is not connected to an exchange');
    expect(titles).toHaveLength(1);
    screen.getByText(/ask an administrator of your entity/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(new Set(sent.map(({ address }) => address))).toEqual(new Set(['/app/trading/status']));
  },
);

it('says on the page of the key that the entity has no key, and how the entity gets one', async () => {
  answer({ 'GET /app/trading/status': { body: NO_KEY } });
  const { default: Page } = await loadPage('exchangeKey');
  renderPage(<Page />, { session: sessionOf('admin', ['ADMIN']) });
  await screen.findByText('None yet');
  screen.getByText('Connect an exchange');
  screen.getByText(/Create an API key in the exchange account of Karoo Trading/);
});
