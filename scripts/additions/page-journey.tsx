import { i18n } from '@lingui/core';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigationPath, type RouteName } from '../../src/shared/dashboard-routes.ts';
import { loadTexts } from '../../src/web/app/load-texts.ts';
import { Navigation } from '../../src/web/app/navigation.tsx';
import { loadPage } from '../../src/web/app/pages.ts';
import SearchDialog from '../../src/web/app/search/search-dialog.tsx';
import { answer } from '../../src/web/ui/testing/answers.ts';
import { renderPage } from '../../src/web/ui/testing/render-page.tsx';

/*
 * The journey of the added page, run by additions.test.ts in a copy of the sources that has it: from the
 * navigation and the search to the page, in both languages.
 */

const PAGE = 'glossary' as RouteName;

it('has its address, and is linked below the open entry of the navigation', () => {
  expect(navigationPath(PAGE)).toBe('/words');
  renderPage(<Navigation />, { address: '/words' });
  expect(screen.getByRole('link', { name: 'Words' }).getAttribute('href')).toBe('/words');
});

it('is found by the search', async () => {
  answer({
    'GET /app/search': { body: { batches: [], recipients: [], payments: [] } },
    'GET /app/trading/status': { body: { configured: false } },
  });
  renderPage(
    <SearchDialog
      opened
      close={() => undefined}
      cameFrom={{ current: null }}
      takeEarly={() => 'words'}
      openShortcuts={() => undefined}
    />,
  );
  expect(await screen.findByRole('option', { name: /^Words/ })).toBeTruthy();
});

it('shows its title and its text, in the language of the reader', async () => {
  const { default: WordsPage } = await loadPage(PAGE);
  const shows = (title: string, text: string) => {
    renderPage(<WordsPage />);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    cleanup();
  };
  shows('Words', 'Each word has one meaning.');
  i18n.loadAndActivate({ locale: 'af', messages: {} });
  await loadTexts(['payments/words']);
  shows('Woorde', 'Elke woord het een betekenis.');
});
