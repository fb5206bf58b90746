import { readFileSync } from 'node:fs';

/** The limits count what a browser transfers: every script of a page, compressed with Brotli. */
const page = (path) => `src/web/features/${path}/page.tsx`;
const first = [...readFileSync('dist/web/index.html', 'utf8').matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => `dist/web/${file}`,
);
const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'));

function scriptsOf(key, furtherTexts = []) {
  const seen = new Set();
  const visit = (one) => {
    if (!manifest[one]) throw new Error(`The build has no ${one}.`);
    if (seen.has(one)) return;
    seen.add(one);
    manifest[one].imports?.forEach(visit);
  };
  visit(key);
  // The English texts of the page and of its area, if they are in catalogues.
  const folders = [key.slice(0, key.lastIndexOf('/')), key.replace(/[^/]+\/page\.tsx$/, 'shared')];
  for (const folder of [...folders, ...furtherTexts.map((one) => `src/web/features/${one}`)])
    if (manifest[`${folder}/texts/en.po`]) visit(`${folder}/texts/en.po`);
  return [...new Set([...first, ...[...seen].map((one) => `dist/web/${manifest[one].file}`)])];
}

export default [
  {
    name: 'first page (overview)',
    path: scriptsOf(page('payments/overview'), ['payments/shared/notices']),
    limit: '161 kB',
    brotli: true,
  },
  {
    name: 'batches',
    path: scriptsOf(page('payments/batches')),
    limit: '212.5 kB',
    brotli: true,
  },
  {
    name: 'payouts',
    path: scriptsOf(page('payments/payouts')),
    limit: '228 kB',
    brotli: true,
  },
  {
    name: 'a batch',
    path: scriptsOf(page('payments/batch')),
    limit: '246 kB',
    brotli: true,
  },
];
