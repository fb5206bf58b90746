import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite.compressed.ts';
import { dashboardIcons } from './vite.icons.ts';
import { pages } from './vite.pages.ts';
import { typeface } from './vite.typeface.ts';
import { texts } from './vite.texts.ts';

/** The parts of lists and figures. Separate files for each would cost more than they save. */
const PARTS = new RegExp(
  String.raw`~icons/tabler/plus\.|` +
    String.raw`/src/web/(ui/(amount|calendar-day|event-source|figure|latest|loading-rows|panel` +
    String.raw`|person|print-in-light|printing|search-filters|status-badge|template-of|timestamp)` +
    String.raw`|features/payments/shared/(bank-account|do-not-pay-again|payment-status|payouts-off-notice` +
    String.raw`|rail-name|status-bar|use-bank-name|use-country|words))\.`,
);

/** The texts about why payments failed, which the pages of payouts and of batches show. */
const OUTCOMES = /payments\/shared\/(failure-words|payout-words\/payout-words)\./;

/** The parts that the page of a batch shares with a few other pages. */
const REVIEW = new RegExp(
  String.raw`/components/(Accordion|Badge|Tabs)/|/use-force-update/|/src/client/.*review` +
    String.raw`|/src/web/features/payments/(batch/risks\.module|shared/slip-words)\.`,
);

/** The parts of forms, tables and dialogs. */
const CONTROLS = new RegExp(
  String.raw`node_modules/(@mantine/(core|hooks)|@floating-ui|@tanstack|react-remove|use-|tslib|zod)` +
    String.raw`|~icons/|src/(shared|web/ui)/`,
);

/** A build for a test of texts, which serves its files as they are. */
const isPseudo = process.env['TEXTS'] === 'pseudo';

/** The dashboard. Its page is served by our own server, which puts a nonce into it at each request. */
export default defineConfig({
  plugins: [texts(), dashboardIcons(), react(), pages(), typeface(), ...(isPseudo ? [] : [compressed()])],
  html: { cspNonce: '__CSP_NONCE__' },
  // Browsers that support light-dark(): rewritten for older ones, it would no longer follow the chosen colour
  // scheme.
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    emptyOutDir: true,
    // The server reads in the manifest which files a page loads first.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file with the code that every page needs, and one with the code that most pages of payments
            // need.
            { name: 'shell', tags: ['$initial'], priority: 4 },
            { name: 'parts', test: PARTS, priority: 3 },
            // The code that most other pages need, and the code that many need. A phone pays more for a
            // request than for a few kilobytes, and a browser makes six at a time.
            { name: 'controls', test: CONTROLS, minShareCount: 20, priority: 2 },
            { name: 'dialogs', test: CONTROLS, minShareCount: 15, priority: 1 },
            { name: 'icons', test: /~icons\//, minShareCount: 2 },
            { name: 'outcomes', test: OUTCOMES, minShareCount: 2 },
            { name: 'review', test: REVIEW, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
