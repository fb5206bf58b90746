import {
  ActionIcon,
  AppShell,
  Badge,
  Burger,
  Group,
  NavLink,
  Text,
  Tooltip,
  UnstyledButton,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAdjustments,
  IconArrowsExchange,
  IconArrowsSort,
  IconBuilding,
  IconBuildingBank,
  IconChartCandle,
  IconCoins,
  IconHistory,
  IconHome,
  IconKeyboard,
  IconListDetails,
  IconPercentage,
  IconReceipt,
  IconSitemap,
  IconStack2,
  IconUsers,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { paths } from '../ui/paths.ts';
import { useHasRole, useSession } from '../ui/session-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { InstallationNotices } from './installation-notices.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';

interface Destination {
  to: string;
  label: string;
  icon: Icon;
}

const DESTINATIONS: Destination[] = [
  { to: paths.overview(), label: 'Overview', icon: IconHome },
  { to: paths.batches(), label: 'Batches', icon: IconStack2 },
  { to: paths.payouts(), label: 'Payouts', icon: IconReceipt },
  { to: paths.recipients(), label: 'Recipients', icon: IconUsers },
  { to: paths.balances(), label: 'Balances', icon: IconBuildingBank },
  { to: paths.paymentConfig(), label: 'Payment config', icon: IconAdjustments },
  { to: paths.entityConfig(), label: 'Entity config', icon: IconBuilding },
];

const TRADING: Destination[] = [
  { to: paths.trading(), label: 'Accounts', icon: IconWallet },
  { to: paths.market(), label: 'Market', icon: IconChartCandle },
  { to: paths.orders(), label: 'Orders', icon: IconListDetails },
  { to: paths.conversions(), label: 'Conversions', icon: IconArrowsExchange },
  { to: paths.transactions(), label: 'Transactions', icon: IconArrowsSort },
  { to: paths.loans(), label: 'Loans', icon: IconCoins },
  { to: paths.funding(), label: 'Funding', icon: IconPercentage },
  { to: paths.subaccounts(), label: 'Subaccounts', icon: IconSitemap },
];

const AUDIT: Destination = { to: paths.auditLog(), label: 'Audit log', icon: IconHistory };

const HEADER_PX = 56;
/**
 * The notice of a public demo stands above the header; the server puts it into the page (app.css gives it its
 * height).
 */
const NOTICE_PX = document.documentElement.dataset['publicDemo'] === undefined ? 0 : 32;

/** What stands around every page: where one can go, and who is signed in. */
export function Shell() {
  const [opened, menu] = useDisclosure(false);
  const [help, shortcuts] = useDisclosure(false);
  const { pathname } = useLocation();
  const admin = useHasRole('ADMIN');
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
        Skip to the page
      </a>
      <AppShell.Header pt={NOTICE_PX}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={opened}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? 'Close the navigation' : 'Open the navigation'}
            />
            <UnstyledButton component={Link} to={paths.overview()} aria-label="Outlay, to the overview">
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
                Demo
              </Badge>
            )}
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Tooltip label="Keyboard shortcuts: ?">
              <ActionIcon
                variant="subtle"
                color="gray"
                onClick={shortcuts.open}
                aria-label="Keyboard shortcuts"
                visibleFrom="sm"
              >
                <IconKeyboard size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Main" style={{ overflowY: 'auto' }}>
        <Destinations of={[...DESTINATIONS, ...(admin ? [AUDIT] : [])]} pathname={pathname} />
        <Text component="h2" size="xs" fw={600} c="dimmed" mt="md" mb={4} px="sm">
          Exchange
        </Text>
        <Destinations of={TRADING} pathname={pathname} />
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

/**
 * The page that is open is the one whose address is the longest beginning of ours; a market is open whatever
 * its pair.
 */
function Destinations({ of: destinations, pathname }: { of: readonly Destination[]; pathname: string }) {
  return (
    <div>
      {destinations.map(({ to, label, icon: DestinationIcon }) => {
        const active =
          to === paths.overview() || to === paths.trading()
            ? pathname === to
            : pathname.startsWith(to === paths.market() ? paths.market('') : to);
        return (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            active={active}
            aria-current={active ? 'page' : undefined}
            leftSection={<DestinationIcon size={18} aria-hidden />}
            style={{ borderRadius: 'var(--mantine-radius-sm)' }}
          />
        );
      })}
    </div>
  );
}
