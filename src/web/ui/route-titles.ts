import { i18n } from '@lingui/core';
import { routeOf, type RouteName } from '../../shared/dashboard-routes.ts';
import type { Language } from '../../shared/terms.ts';

/** The title of a page; a page about one batch, payout or account shows that one's name instead. */
export function routeTitle(name: RouteName): string {
  return routeOf(name).title[i18n.locale as Language];
}

/** The label of a page's entry in the navigation. */
export function navigationLabel(name: RouteName): string {
  return routeOf(name).label?.[i18n.locale as Language] ?? routeTitle(name);
}
