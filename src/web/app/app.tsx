import './component-styles.css';
import './app.css';
import './frame.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { theme } from '../ui/theme.ts';
import { Notices } from './notices.tsx';
import { queryClient } from './query-client.ts';
import type { DashboardRouter } from './router.tsx';

/** The CSP nonce, which the server writes into a meta element. Styles that are added at run time need it. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// Mantine's scroll lock reads the nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

export function App({ router }: { router: DashboardRouter }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
        <QueryClientProvider client={queryClient}>
          <Notices />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  );
}
