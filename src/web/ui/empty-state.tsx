import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import IconInbox from '~icons/tabler/inbox';
import IconLock from '~icons/tabler/lock';
import type { Icon } from './icon.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './empty-state.module.css';
import { paths } from '../../shared/dashboard-routes.ts';

interface EmptyStateProps {
  title: string;
  /** Says what will appear here, and when. */
  children: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
  icon?: Icon;
  /** Takes less space, for use inside a panel. */
  compact?: boolean;
}

/** Replaces an empty list: says what will appear here and offers the next step. */
export function EmptyState({
  title,
  children,
  action,
  icon: StateIcon = IconInbox,
  compact = false,
}: EmptyStateProps) {
  if (compact) {
    return (
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <StateIcon size={20} aria-hidden className={classes.icon} />
        <Stack gap={4} align="flex-start">
          <Text fw={500}>{title}</Text>
          <Text c="dimmed" size="sm" component="div">
            {children}
          </Text>
          {action && <Group mt={4}>{action}</Group>}
        </Stack>
      </Group>
    );
  }
  return (
    <Stack align="center" gap="sm" className={classes.box}>
      <span className={classes.round}>
        <StateIcon size={24} aria-hidden />
      </span>
      <Title order={2} ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={520} component="div">
        {children}
      </Text>
      {action && (
        <Group mt="xs" justify="center">
          {action}
        </Group>
      )}
    </Stack>
  );
}

/** Replaces a page that the user may not see: names the role that it needs and who can grant it. */
export function NoPermission({ role, what }: { role: string; what: string }) {
  return (
    <EmptyState
      title={t`You do not have access to this page`}
      icon={IconLock}
      action={
        <Button component={Link} to={paths.overview()} variant="default">
          <Trans>Go to the overview</Trans>
        </Button>
      }
    >
      <Trans>
        {what} needs the {role} role. Ask an admin of your company to give it to you.
      </Trans>
    </EmptyState>
  );
}
