import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fontFaces, FONT_LATIN, FONT_LATIN_EXT } from './src/shared/typeface.ts';

const PACKAGE = 'node_modules/@fontsource-variable/inter/files';
const FILES = {
  [FONT_LATIN]: 'inter-latin-wght-normal.woff2',
  [FONT_LATIN_EXT]: 'inter-latin-ext-wght-normal.woff2',
};

/** Ships the typeface with the dashboard: its files, its faces, and a link that loads it early. */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', href: FONT_LATIN, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head-prepend',
      },
      // The build gives style elements the nonce of the request.
      { tag: 'style', attrs: { nonce: '__CSP_NONCE__' }, children: fontFaces(), injectTo: 'head' },
    ],
    generateBundle() {
      for (const [path, file] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(join(PACKAGE, file)) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = FILES[(request.url ?? '') as keyof typeof FILES];
        if (!file) return next();
        response.setHeader('content-type', 'font/woff2');
        response.end(readFileSync(join(PACKAGE, file)));
      });
    },
  };
}
