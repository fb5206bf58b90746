import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import {
  navigationPath,
  ROUTE_NAMES,
  routeOf,
  ROUTES,
  type RouteName,
  type Section,
} from '../../shared/dashboard-routes.ts';
import { may } from '../../shared/permissions.ts';
import { navigationLabel } from '../ui/route-titles.ts';
import { useSession } from '../ui/session-context.tsx';
import classes from './navigation.module.css';
import { ICONS, type NavigationName } from './pages.ts';

/** The navigation beside every page: payments first, then what comes from the bank, then the exchange. */
export function Navigation() {
  return (
    <>
      <Entries section="payments" />
      <h2 className={classes.section}>
        <Trans>Bank</Trans>
      </h2>
      <Entries section="bank" />
      <h2 className={classes.section}>
        <Trans>Exchange</Trans>
      </h2>
      <Entries section="exchange" />
    </>
  );
}

function Entries({ section }: { section: Section }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const entries = ROUTE_NAMES.filter(isEntry).filter((name) => {
    const { navigation, permission } = routeOf(name);
    return navigation?.section === section && (permission === undefined || may(user, permission));
  });
  return (
    <div>
      {entries.map((name) => {
        const active = isOpen(name, pathname);
        const EntryIcon = ICONS[name];
        return (
          <Link
            key={name}
            to={navigationPath(name)!}
            className={classes.entry}
            aria-current={active ? 'page' : undefined}
          >
            <EntryIcon size={18} aria-hidden />
            {navigationLabel(name)}
          </Link>
        );
      })}
    </div>
  );
}

function isEntry(name: RouteName): name is NavigationName {
  return routeOf(name).navigation !== undefined;
}

/**
 * Whether an entry counts as open: on its page and on the pages below it. The two start pages count only when
 * they are open themselves, since every other page is below them.
 */
function isOpen(name: NavigationName, pathname: string): boolean {
  const [fixed] = ROUTES[name].path.split(':') as [string];
  return name === 'overview' || name === 'trading' ? pathname === fixed : pathname.startsWith(fixed);
}
