import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { getSessionOptions } from '../../client/@tanstack/react-query.gen.ts';
import { actAsOneUser } from '../../client/runtime.ts';
import { signInPath } from '../../shared/dashboard-routes.ts';
import { languageOfBrowser } from '../ui/language.ts';
import { returnFocusFromDialogs } from '../ui/focus-return.ts';
import { problemOf } from '../ui/problem.ts';
import { App } from './app.tsx';
import { startTexts } from './load-texts.ts';
import { queryClient } from './query-client.ts';
import { openRouter } from './router.tsx';

/** Whether the browser has no session. Any other failure is shown by the session guard. */
async function isSignedOut(): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...getSessionOptions(), retry: false });
    return false;
  } catch (error) {
    return problemOf(error).status === 401;
  }
}

/** Not at the top level: the code of a page waits until this module has been evaluated. */
async function start(): Promise<void> {
  actAsOneUser();
  const signedOut = isSignedOut();
  const opened = startTexts(languageOfBrowser()).then(openRouter);
  if (await signedOut) {
    window.location.replace(signInPath(window.location.pathname + window.location.search));
    return;
  }
  // The server's page is shown until the first one can be drawn whole, so that nothing moves.
  const router = await opened;
  returnFocusFromDialogs(document);
  const root = createRoot(document.getElementById('root')!);
  // Drawn in short slices, so that the browser stays responsive.
  startTransition(() => root.render(<App router={router} />));
}

void start();
