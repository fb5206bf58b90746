import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import IconKeyboard from '~icons/tabler/keyboard';
import IconMenu2 from '~icons/tabler/menu-2';
import IconX from '~icons/tabler/x';
import { lazy, Suspense, useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { paths } from '../../shared/dashboard-routes.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useSession } from '../ui/session-context.tsx';
import { onceIdle } from '../ui/when-idle.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CompanyMenu } from './companies/company-menu.tsx';
import { InstallationNotices } from './installation-notices.tsx';
import { loadTexts } from './load-texts.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { Navigation } from './navigation.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NewVersionNotice } from './new-version-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SearchButton } from './search-button.tsx';

const Bell = lazy(async () => {
  // Let everything that the first page needs load first.
  await new Promise<void>(onceIdle);
  const [bell] = await Promise.all([
    import('../features/payments/notifications/bell.tsx'),
    loadTexts(['payments/shared', 'payments/notifications', 'payments/shared/notices']),
  ]);
  return bell;
});

/**
 * The frame of every page: header, navigation and the notices above the page. The server's page has the same
 * frame (index.html, frame.css), so that nothing moves when this one takes its place.
 */
export function Shell() {
  const [opened, menu] = useDisclosure(false);
  const [help, shortcuts] = useDisclosure(false);
  const { pathname } = useLocation();
  const { demo } = useSession();
  const { close } = menu;
  useEffect(() => close(), [pathname, close]);

  return (
    <>
      <NavigationProgress />
      <a href="#main" className="skip-link">
        <Trans>Skip to the main content</Trans>
      </a>
      <header className="frame-header">
        <button
          type="button"
          className="frame-button frame-menu"
          onClick={menu.toggle}
          aria-expanded={opened}
          aria-label={opened ? t`Close navigation` : t`Open navigation`}
        >
          {opened ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
        </button>
        <Link to={paths.overview()} className="frame-brand" aria-label={t`Outlay: go to the overview`}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          <b>Outlay</b>
        </Link>
        <CompanyMenu />
        {demo && (
          <span className="frame-badge">
            <Trans>Demo</Trans>
          </span>
        )}
        <span className="frame-gap" />
        <SearchButton openShortcuts={shortcuts.open} />
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<span className="frame-button" aria-hidden />}>
            <Bell />
          </Suspense>
        </ErrorBoundary>
        <button
          type="button"
          className="frame-button frame-keys"
          onClick={shortcuts.open}
          title={t`Keyboard shortcuts (?)`}
          aria-label={t`Keyboard shortcuts`}
        >
          <IconKeyboard size={18} aria-hidden />
        </button>
        <AccountMenu />
      </header>
      <nav className="frame-navigation" data-opened={opened || undefined} aria-label={t`Main`}>
        <Navigation />
      </nav>
      <main id="main" className="frame-main" tabIndex={-1}>
        <div className="frame-page">
          <OfflineNotice />
          <NewVersionNotice />
          <InstallationNotices />
          <Outlet />
        </div>
        <ScrollRestoration />
      </main>
      <KeyboardShortcuts opened={help} open={shortcuts.open} close={shortcuts.close} />
    </>
  );
}
