import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listBankRepliesOptions } from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFile } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { useMay } from '../../../../ui/session-context.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { changesWords, ReplyBadge } from '../../shared/bank-file-words.tsx';

const SHOWN = 10;

/** The bank's replies to a file, newest first, each with a link to its page. */
export function FileReplies({ file }: { file: BankFile }) {
  const mayHandle = useMay('handleBankFiles');
  const query = useQuery(listBankRepliesOptions({ query: { fileId: file.id, limit: SHOWN } }));
  const { data } = query;
  if (query.isError && !data)
    return (
      <ErrorState
        error={query.error}
        title={t`The replies could not be loaded`}
        retry={() => void query.refetch()}
      />
    );
  if (!data) return null;
  const all = formatNumber(data.total);
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {t`Bank replies`}
      </Text>
      {data.items.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>The bank has not replied yet. No payment fails because the bank is silent.</Trans>
        </Text>
      )}
      {data.items.map((reply) => (
        <Group key={reply.id} gap="xs">
          <ReplyBadge reply={reply} />
          <Anchor
            component={Link}
            to={paths.bankReplies(`?fileId=${file.id}&open=${reply.id}`)}
            size="sm"
            data-record
          >
            {reply.fileName}
          </Anchor>
          <Text size="sm" c="dimmed" component="span">
            {changesWords(reply)} · <Timestamp at={reply.receivedAt} />
          </Text>
        </Group>
      ))}
      <Group gap="md" className="no-print">
        {data.total > SHOWN && (
          <Anchor component={Link} to={paths.bankReplies(`?fileId=${file.id}`)} size="sm">
            {t`All ${all} replies`}
          </Anchor>
        )}
        {mayHandle && (
          <Anchor component={Link} to={paths.bankReplies(`?connectionId=${file.connection.id}`)} size="sm">
            <Trans>Upload a reply</Trans>
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}
