import './component-styles.css';
import '@mantine/notifications/styles.css';
import './app.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { getSessionOptions } from '../../client/@tanstack/react-query.gen.ts';
import { theme } from '../ui/theme.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

// The session loads while the code of the first page is still being fetched.
void queryClient.prefetchQuery(getSessionOptions());

/** The CSP nonce, which the server writes into a meta element. Styles that are added at run time need it. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// Mantine's scroll lock reads the nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
        <QueryClientProvider client={queryClient}>
          <Notifications position="bottom-right" limit={3} />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  );
}
