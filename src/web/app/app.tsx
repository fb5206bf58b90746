import './component-styles.css';
import '@mantine/notifications/styles.css';
import './app.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { getSessionOptions } from '../../client/@tanstack/react-query.gen.ts';
import { theme } from '../ui/theme.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

// Asked for while the first page is still being fetched.
void queryClient.prefetchQuery(getSessionOptions());

/**
 * The server puts the nonce of each request into a meta element; styles that are made while running carry it.
 */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// The library that keeps the page from scrolling behind a dialog looks for it under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

export function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" limit={3} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
