import type { Plugin } from 'vite';
import { type DashboardPage, PAGES } from './src/shared/dashboard-pages.ts';

/** The columns that only the server reads. */
const SERVER_ONLY: readonly (keyof DashboardPage)[] = ['lead', 'data'];
const TABLE = /\/src\/shared\/dashboard-pages\.ts$/;

/** Removes from the built dashboard the parts of the table of pages that only the server needs. */
export function pages(): Plugin {
  const rows = JSON.stringify(PAGES, (key, value: unknown) =>
    SERVER_ONLY.some((name) => name === key) ? undefined : value,
  );
  return {
    name: 'pages',
    apply: 'build',
    load: { filter: { id: TABLE }, handler: () => `export const PAGES = ${rows};` },
  };
}
