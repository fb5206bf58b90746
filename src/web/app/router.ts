import type { ComponentType } from 'react';
import { browserHistory, createRouter } from 'react-router';
import { findRoute, type RouteName } from '../../shared/dashboard-routes.ts';
import { loadTexts } from './load-texts.ts';
import { PAGES } from './pages.ts';

/** The pages whose code has loaded, and why the code of others could not be loaded. */
const loaded = new Map<RouteName, { page: ComponentType } | { error: unknown }>();

/** Loads the code and the texts of a page. */
export async function loadPage(name: RouteName): Promise<void> {
  const { folder, load } = PAGES[name];
  try {
    const [{ default: page }] = await Promise.all([load(), loadTexts(folder)]);
    loaded.set(name, { page });
  } catch (error) {
    loaded.set(name, { error });
  }
}

/** A page that has been loaded, or the error that prevented it. */
export function loadedPage(name: RouteName): { page: ComponentType } | { error: unknown } | undefined {
  return loaded.get(name);
}

export const router = createRouter(browserHistory(), ({ pathname }) => {
  const found = findRoute(pathname);
  const known = found && loaded.get(found.name);
  return !found || (known && 'page' in known) ? null : loadPage(found.name);
});
