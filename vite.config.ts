import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { texts } from './vite.texts.ts';

/** The dashboard. Its page is served by our own server, which puts a nonce into it at each request. */
export default defineConfig({
  plugins: [...texts(), react()],
  html: { cspNonce: '__CSP_NONCE__' },
  // Browsers that know light-dark(): written for older ones, it would lose its connection to the chosen
  // colour scheme.
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
