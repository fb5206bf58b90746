import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  dismissMailMutation,
  listNotificationsQueryKey,
  listUndeliveredMailsOptions,
  listUndeliveredMailsQueryKey,
  sendMailsAgainMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { UndeliveredMail } from '../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';

const REFRESH_MS = 30_000;
const OUTDATED = [listUndeliveredMailsQueryKey, getAttentionQueryKey, listNotificationsQueryKey];

function aboutWords(about: UndeliveredMail['about']): string {
  if (about === 'BATCH') return t`A batch`;
  if (about === 'LOW_BALANCE') return t`A low balance`;
  if (about === 'NOTIFICATIONS') return t`Notifications`;
  if (about === 'PAYER') return t`What a payer is asked for`;
  return t`Something else`;
}

const COLUMNS: TableColumn<UndeliveredMail>[] = [
  {
    id: 'address',
    header: () => t`Address`,
    cell: ({ row: { original: m } }) => <span data-record>{m.address}</span>,
  },
  { id: 'about', header: () => t`About`, cell: ({ row: { original: m } }) => aboutWords(m.about) },
  {
    id: 'error',
    header: () => t`Why`,
    meta: { width: '34%' },
    cell: ({ row: { original: m } }) => <span data-record>{m.error}</span>,
  },
  {
    id: 'failedAt',
    header: () => t`Failed first`,
    meta: { width: 178, hideBelow: 'md' },
    cell: ({ row: { original: m } }) => <Timestamp at={m.failedAt} />,
  },
  {
    id: 'nextTryAt',
    header: () => t`Next try`,
    meta: { width: 178 },
    cell: ({ row: { original: m } }) => (m.nextTryAt ? <Timestamp at={m.nextTryAt} /> : t`Given up`),
  },
  {
    id: 'dismiss',
    header: () => t`Dismiss`,
    meta: { width: 120 },
    cell: ({ row: { original: m } }) => <Dismiss mail={m} />,
  },
];

/** The mails that the mail server has not accepted, for admins; empty when there are no such mails. */
export function UndeliveredMails() {
  const query = useQuery({ ...listUndeliveredMailsOptions(), refetchInterval: REFRESH_MS });
  const again = useChange(sendMailsAgainMutation(), {
    outdated: OUTDATED,
    message: ({ count }) => {
      const written = formatNumber(count);
      return plural(count, {
        one: '1 mail is sent again within a minute.',
        other: `${written} mails are sent again within a minute.`,
      });
    },
  });
  const title = t`Mails that were not delivered`;
  if (query.isError && !query.data)
    return (
      <Panel title={title}>
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      </Panel>
    );
  if (!query.data || query.data.length === 0) return null;
  return (
    <Panel title={title}>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            The mail server has not accepted these mails. Each is tried for five days. If the reason is the
            server or its password, your operator can correct that.
          </Trans>
        </Text>
        <DataTable caption={title} columns={COLUMNS} rows={query.data} rowId={({ id }) => id} />
        {again.isError && <ErrorState error={again.error} title={t`The mails were not sent again`} />}
        <Group>
          <Button variant="default" loading={again.isPending} onClick={() => again.send({})}>
            <Trans>Send all again</Trans>
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

function Dismiss({ mail: { id, address } }: { mail: UndeliveredMail }) {
  const dismiss = useChange(dismissMailMutation(), {
    outdated: OUTDATED,
    message: () => t`The mail to ${address} was dismissed.`,
    // The mail leaves the list, so the focus moves to the title of the page.
    done: () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }),
    failed: () => notifications.show({ color: 'red', message: t`The mail to ${address} was not dismissed.` }),
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t`Dismiss the mail to ${address}`}
      loading={dismiss.isPending}
      onClick={() => dismiss.send({ path: { id } })}
    >
      <Trans>Dismiss</Trans>
    </Button>
  );
}
