import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Avatar,
  Button,
  Divider,
  Group,
  Popover,
  SegmentedControl,
  Stack,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { Role } from '../../shared/terms.ts';
import { useSession } from '../ui/session-context.tsx';
import { useSignOut } from './use-sign-out.ts';

const ROLE_WORDS: Record<Role, MessageDescriptor> = {
  VIEWER: msg`Viewer`,
  PREPARER: msg`Preparer`,
  APPROVER: msg`Approver`,
  ADMIN: msg`Administrator`,
  TRADER: msg`Trader`,
};

/** The signed-in user with their roles, the colour scheme, and signing out. */
export function AccountMenu() {
  const { user, entity } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { signOut, isPending } = useSignOut();
  return (
    <Popover position="bottom-end" width={280} withinPortal={false} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <UnstyledButton aria-label={t`Account of ${user.name}`}>
          <Group gap={8} wrap="nowrap">
            <Avatar size={32} radius="xl" color="accent" variant="filled" name={user.name} alt="" />
            <Text size="sm" visibleFrom="sm">
              {user.name}
            </Text>
          </Group>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Account`}>
        <Stack gap="sm">
          <div>
            <Text fw={600}>{user.name}</Text>
            {user.email && (
              <Text size="sm" c="dimmed">
                {user.email}
              </Text>
            )}
            <Text size="sm">{entity.name}</Text>
            <Text size="sm" c="dimmed">
              {user.roles.length > 0
                ? user.roles.map((role) => i18n._(ROLE_WORDS[role])).join(', ')
                : t`No role: you can view pages but change nothing`}
            </Text>
          </div>
          <Divider />
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={t`Appearance`}
            value={colorScheme}
            onChange={(value) => setColorScheme(value)}
            data={[
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
              { value: 'auto', label: t`System` },
            ]}
          />
          <Button
            variant="default"
            fullWidth
            leftSection={<IconLogout size={16} aria-hidden />}
            loading={isPending}
            onClick={signOut}
          >
            <Trans>Sign out</Trans>
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
