import { ActionIcon, AppShell, Avatar, Burger, Group, Menu, NavLink, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAdjustments,
  IconBuilding,
  IconBuildingBank,
  IconDeviceDesktop,
  IconHistory,
  IconHome,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconReceipt,
  IconStack2,
  IconSun,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { signOutMutation } from '../../client/dashboard/@tanstack/react-query.gen.ts';
import { paths } from '../ui/paths.ts';
import { useHasRole, useSession } from '../ui/session-context.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
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

const AUDIT: Destination = { to: paths.auditLog(), label: 'Audit log', icon: IconHistory };

/** What stands around every page: where one can go, and who is signed in. */
export function Shell() {
  const [opened, menu] = useDisclosure(false);
  const [help, shortcuts] = useDisclosure(false);
  const { pathname } = useLocation();
  const admin = useHasRole('ADMIN');
  const { entity } = useSession();
  const { close } = menu;
  useEffect(() => close(), [pathname, close]);

  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 224, breakpoint: 'sm', collapsed: { mobile: !opened } }} padding="md">
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger opened={opened} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label={opened ? 'Close the navigation' : 'Open the navigation'} />
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
          </Group>
          <Group gap="xs" wrap="nowrap">
            <ActionIcon variant="subtle" color="gray" onClick={shortcuts.open} aria-label="Keyboard shortcuts" visibleFrom="sm">
              <IconKeyboard size={18} aria-hidden />
            </ActionIcon>
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <nav aria-label="Main">
          {[...DESTINATIONS, ...(admin ? [AUDIT] : [])].map(({ to, label, icon: DestinationIcon }) => {
            const active = to === '/' ? pathname === '/' : pathname.startsWith(to);
            return <NavLink key={to} component={Link} to={to} label={label} active={active} aria-current={active ? 'page' : undefined} leftSection={<DestinationIcon size={18} aria-hidden />} style={{ borderRadius: 'var(--mantine-radius-sm)' }} />;
          })}
        </nav>
      </AppShell.Navbar>
      <AppShell.Main id="main">
        <OfflineNotice />
        <Outlet />
      </AppShell.Main>
      <KeyboardShortcuts opened={help} open={shortcuts.open} close={shortcuts.close} />
    </AppShell>
  );
}

const ROLE_WORDS: Record<string, string> = { VIEWER: 'Viewer', PREPARER: 'Preparer', APPROVER: 'Approver', ADMIN: 'Administrator', TRADER: 'Trader' };

function AccountMenu() {
  const { user, entity } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useMutation({ ...signOutMutation(), onSuccess: ({ location }) => window.location.assign(location) });
  const schemes = [
    { value: 'light', label: 'Light', icon: IconSun },
    { value: 'dark', label: 'Dark', icon: IconMoon },
    { value: 'auto', label: 'As the system', icon: IconDeviceDesktop },
  ] as const;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${user.name}`}>
          <Group gap={8} wrap="nowrap">
            <Avatar size={32} radius="xl" color="accent" variant="filled" name={user.name} alt="" />
            <Text size="sm" visibleFrom="sm">
              {user.name}
            </Text>
          </Group>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name} at {entity.name}
          <br />
          {user.roles.map((role) => ROLE_WORDS[role] ?? role).join(', ')}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        {schemes.map(({ value, label, icon: SchemeIcon }) => (
          <Menu.Item key={value} closeMenuOnClick={false} role="menuitemradio" aria-checked={colorScheme === value} leftSection={<SchemeIcon size={16} aria-hidden />} rightSection={colorScheme === value ? '✓' : undefined} onClick={() => setColorScheme(value)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => signOut.mutate({})}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
