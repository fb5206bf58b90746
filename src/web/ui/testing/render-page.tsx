import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Role } from '../../../shared/terms.ts';
import { type Session, SessionProvider } from '../session-context.tsx';
import { theme } from '../theme.ts';

/** A session of the demo entity, in Johannesburg's time zone. */
export function sessionOf(name: string, roles: Role[]): Session {
  return {
    user: { id: `id-of-${name}`, name, displayName: name, email: null, roles, language: null },
    entity: { id: 'entity-1', name: 'Karoo Trading' },
    companies: [],
    timezone: 'Africa/Johannesburg',
    authenticatedAt: '2026-03-02T08:00:00.000Z',
    exchangeConnected: true,
    demo: false,
    notices: [],
  };
}

interface PageOptions {
  session?: Session;
  /** The address that the page is opened at. */
  address?: string;
}

/**
 * Shows an element as a page of the dashboard: with the theme, an empty query cache, a session and a router.
 * Returns the keyboard and mouse of the user, and the router, whose state holds the current address.
 */
export function renderPage(
  element: ReactNode,
  { session = sessionOf('preparer', ['PREPARER']), address = '/' }: PageOptions = {},
) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity }, mutations: { retry: false } },
  });
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} env="test">
        <QueryClientProvider client={queryClient}>
          <SessionProvider value={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  return { user: userOf(), router };
}

/**
 * A user whose longer texts arrive as one change, because rendering the whole form for each key of `type`
 * took most of the time of these tests. Single keys are tested with `keyboard` and in the journeys.
 */
function userOf(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options !== undefined || text.length < 4 || /[{[]/.test(text))
      return user.type(element, text, options);
    await user.click(element);
    await user.paste(text);
  };
  return { ...user, type };
}
