import { entryOf, routeOf, type RouteName } from '../../shared/dashboard-routes.ts';
import { may } from '../../shared/permissions.ts';
import type { Session } from '../ui/session-context.tsx';

/**
 * Whether the navigation, the shortcuts and the search offer a page: the user has its permission and, for a
 * page of the exchange, the entity is connected or the user may trade. The page's address always works.
 */
export function isOffered(
  { user, exchangeConnected }: Pick<Session, 'user' | 'exchangeConnected'>,
  name: RouteName,
): boolean {
  const { permission } = routeOf(name);
  if (permission !== undefined && !may(user, permission)) return false;
  return routeOf(entryOf(name)).section !== 'exchange' || exchangeConnected || may(user, 'trade');
}
