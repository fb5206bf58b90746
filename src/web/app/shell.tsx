import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, AppShell, Badge, Burger, Group, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { paths } from '../../shared/dashboard-routes.ts';
import { useSession } from '../ui/session-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { InstallationNotices } from './installation-notices.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { Navigation } from './navigation.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const HEADER_PX = 56;
/** The height of a public demo's notice, which the server puts above the header (see app.css). */
const NOTICE_PX = document.documentElement.dataset['publicDemo'] === undefined ? 0 : 32;

/** The frame of every page: header, navigation and the notices above the page. */
export function Shell() {
  const [opened, menu] = useDisclosure(false);
  const [help, shortcuts] = useDisclosure(false);
  const { pathname } = useLocation();
  const { entity, demo } = useSession();
  const { close } = menu;
  useEffect(() => close(), [pathname, close]);

  return (
    <AppShell
      header={{ height: HEADER_PX + NOTICE_PX }}
      navbar={{ width: 224, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
    >
      <NavigationProgress />
      <a href="#main" className="skip-link">
        <Trans>Skip to the main content</Trans>
      </a>
      <AppShell.Header pt={NOTICE_PX}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={opened}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? t`Close navigation` : t`Open navigation`}
            />
            <UnstyledButton component={Link} to={paths.overview()} aria-label={t`Outlay: go to the overview`}>
              <Group gap={8} wrap="nowrap">
                <img src="/favicon.svg" alt="" width={28} height={28} />
                <Text fw={700} visibleFrom="xs">
                  Outlay
                </Text>
              </Group>
            </UnstyledButton>
            <Text c="dimmed" truncate>
              {entity.name}
            </Text>
            {demo && (
              <Badge variant="default" radius="sm" tt="none" fw={500} style={{ flex: 'none' }}>
                <Trans>Demo</Trans>
              </Badge>
            )}
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Tooltip label={t`Keyboard shortcuts (?)`}>
              <ActionIcon
                variant="subtle"
                color="gray"
                onClick={shortcuts.open}
                aria-label={t`Keyboard shortcuts`}
                visibleFrom="sm"
              >
                <IconKeyboard size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t`Main`} style={{ overflowY: 'auto' }}>
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1} style={{ outline: 'none' }}>
        <OfflineNotice />
        <InstallationNotices />
        <Outlet />
        <ScrollRestoration />
      </AppShell.Main>
      <KeyboardShortcuts opened={help} open={shortcuts.open} close={shortcuts.close} />
    </AppShell>
  );
}
