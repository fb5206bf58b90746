import { Avatar, Group, Menu, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { signOutMutation } from '../../client/dashboard/@tanstack/react-query.gen.ts';
import type { Role } from '../../shared/terms.ts';
import { problemOf } from '../ui/problem.ts';
import { useSession } from '../ui/session-context.tsx';

const ROLE_WORDS: Record<Role, string> = { VIEWER: 'Viewer', PREPARER: 'Preparer', APPROVER: 'Approver', ADMIN: 'Administrator', TRADER: 'Trader' };

/** Who is signed in, as what; how the dashboard looks; the way out. */
export function AccountMenu() {
  const { user, entity } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useMutation({
    ...signOutMutation(),
    onSuccess: ({ location }) => window.location.assign(location),
    onError: (error) => notifications.show({ color: 'red', title: 'You are still signed in', message: problemOf(error).detail }),
  });
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
          {user.roles.map((role) => ROLE_WORDS[role]).join(', ')}
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
