import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router';
import {
  entryOf,
  type EntryName,
  findRoute,
  isEntry,
  navigationPath,
  ROUTE_NAMES,
  routeOf,
  type RouteName,
  SECTIONS,
  shownAs,
} from '../../shared/dashboard-routes.ts';
import type { Section } from '../../shared/dashboard-pages.ts';
import { navigationLabel, routeTitle } from '../ui/route-titles.ts';
import { type Session, useSession } from '../ui/session-context.tsx';
import classes from './navigation.module.css';
import { isOffered } from './offered.ts';
import { ICONS } from './pages.ts';

/**
 * The navigation beside every page: paying, money, the exchange (for entities that use one) and settings. The
 * pages that belong to an entry are listed below it while it is open.
 */
export function Navigation() {
  const session = useSession();
  const { pathname } = useLocation();
  const current = findRoute(pathname)?.name ?? null;
  return SECTIONS.map((section) => (
    <SectionEntries key={section} section={section} session={session} current={current} />
  ));
}

interface SectionProps {
  section: Section;
  session: Session;
  current: RouteName | null;
}

function SectionEntries({ section, session, current }: SectionProps) {
  const entries = ROUTE_NAMES.filter(isEntry).filter(
    (name) => routeOf(name).section === section && isOffered(session, name),
  );
  if (entries.length === 0) return null;
  const heading = headingOf(section);
  return (
    <>
      {heading !== null && <h2 className={classes.section}>{heading}</h2>}
      <div className={heading === null ? classes.apart : undefined}>
        {entries.map((name) => (
          <Entry key={name} name={name} session={session} current={current} />
        ))}
      </div>
    </>
  );
}

/** The heading of a section; null for a section of one entry. */
function headingOf(section: Section): string | null {
  if (section === 'pay') return t`Pay`;
  if (section === 'money') return t`Money`;
  return section === 'exchange' ? t`Exchange` : null;
}

interface EntryProps {
  name: EntryName;
  session: Session;
  current: RouteName | null;
}

function Entry({ name, session, current }: EntryProps) {
  const EntryIcon = ICONS[name];
  const open = current !== null && entryOf(current) === name;
  const shown = current === null ? null : shownAs(current);
  const listed = open
    ? ROUTE_NAMES.filter((page) => routeOf(page).listed && entryOf(page) === name && isOffered(session, page))
    : [];
  // An entry may also be listed below itself, under the title of its page, and is then marked there.
  const marked = open && shown === name && !listed.includes(name);
  return (
    <>
      <Link
        to={navigationPath(name)!}
        className={classes.entry}
        aria-current={marked ? 'page' : undefined}
        data-open={open || undefined}
      >
        <EntryIcon size={18} aria-hidden />
        {navigationLabel(name)}
      </Link>
      {listed.map((page) => (
        <Link
          key={page}
          to={navigationPath(page)!}
          className={classes.listed}
          aria-current={shown === page ? 'page' : undefined}
        >
          {routeTitle(page)}
        </Link>
      ))}
    </>
  );
}
