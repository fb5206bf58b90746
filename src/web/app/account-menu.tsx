import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useSession } from '../ui/session-context.tsx';
import classes from './account-menu.module.css';

const loadPanel = () => import('./account-panel.tsx');
const AccountPanel = lazy(loadPanel);
const PANEL_ID = 'account';

/** The signed-in user; a click opens the account, whose code loads when the pointer comes near. */
export function AccountMenu() {
  const { user } = useSession();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t`Account of ${user.displayName}`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        popoverTarget={PANEL_ID}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <span className={classes.initials} aria-hidden>
          {initialsOf(user.displayName)}
        </span>
        <span className={classes.name}>{user.displayName}</span>
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-label={t`Account`}
        className={classes.panel}
        onToggle={({ newState }) => setOpened(newState === 'open')}
      >
        {opened && (
          <ErrorBoundary fallback={() => <p>{t`This part could not be loaded. Reload the page.`}</p>}>
            <Suspense>
              <AccountPanel />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}
