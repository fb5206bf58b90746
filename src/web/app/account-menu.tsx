import { t } from '@lingui/core/macro';
import { lazy } from 'react';
import { HeaderPanel } from '../ui/header-panel.tsx';
import { useSession } from '../ui/session-context.tsx';
import classes from './account-menu.module.css';

const loadPanel = () => import('./account-panel.tsx');
const AccountPanel = lazy(loadPanel);

/** The signed-in user; a click opens the account, whose code loads when the pointer comes near. */
export function AccountMenu() {
  const { user } = useSession();
  return (
    <HeaderPanel
      label={t`Account`}
      buttonLabel={t`Account of ${user.displayName}`}
      buttonClass={classes.button}
      button={
        <>
          <span className={classes.initials} aria-hidden>
            {initialsOf(user.displayName)}
          </span>
          <span className={classes.name}>{user.displayName}</span>
        </>
      }
      width={280}
      load={loadPanel}
    >
      {() => <AccountPanel />}
    </HeaderPanel>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}
