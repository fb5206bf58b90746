import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The dashboard. Its page is served by our own server, which puts a nonce into it at each request. */
export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { outDir: 'dist/web', target: 'es2022', sourcemap: false, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
