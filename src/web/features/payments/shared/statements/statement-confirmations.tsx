import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import IconClock from '~icons/tabler/clock';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { getAttentionQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  confirmStatementMutation,
  listBalanceDaysQueryKey,
  listReconciliationEntriesQueryKey,
  listStatementAccountsQueryKey,
  listStatementConfirmationsOptions,
  listStatementConfirmationsQueryKey,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { WaitingStatement } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Person } from '../../../../ui/person.tsx';
import { useSession } from '../../../../ui/session-context.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { WRAPPING } from '../../../../ui/wrapping-button.ts';
import { isZero } from './amounts.ts';
import { MayConfirm } from './may-confirm.tsx';

const REFRESH_MS = 30_000;

/** The uploaded statements that wait for another user; empty without any. */
export function StatementConfirmations() {
  const query = useQuery({ ...listStatementConfirmationsOptions(), refetchInterval: REFRESH_MS });
  const top = useRef<HTMLDivElement>(null);
  const [confirmed, setConfirmed] = useState(0);
  // The button of a confirmed statement disappears with the focus, so the focus moves here or to the page's
  // title.
  useEffect(() => {
    if (confirmed === 0 || document.activeElement !== document.body) return;
    (top.current ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, [confirmed, query.data]);
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Stack gap="sm" mb="lg" ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      {query.data.map((waiting) => (
        <Waiting key={waiting.id} waiting={waiting} onConfirmed={() => setConfirmed((count) => count + 1)} />
      ))}
    </Stack>
  );
}

interface WaitingProps {
  waiting: WaitingStatement;
  onConfirmed: () => void;
}

/** Why no user may confirm it. */
const noOther = () =>
  t`No other user may confirm it: not its uploader, not the creator of a batch that it pays or returns, \
and not the user who took the file to the bank. Ask an admin to give another person the role \
approver.`;

/** One statement file: who uploaded it, what it would post, and who may confirm it. */
function Waiting({ waiting, onConfirmed }: WaitingProps) {
  const { user } = useSession();
  const { fileName, receivedBy, receivedAt, statements, totals, mayConfirm } = waiting;
  const isMine = mayConfirm.some(({ userId }) => userId === user.id);
  const by = receivedBy && <Person of={receivedBy} />;
  return (
    <Alert
      color="yellow"
      icon={<IconClock aria-hidden />}
      title={isMine ? t`You can confirm a statement` : t`Another user has to confirm a statement`}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{fileName}</strong>,{' '}
          {by ? (
            <Trans>
              uploaded by {by}, <Timestamp at={receivedAt} />
            </Trans>
          ) : (
            <Trans>
              received <Timestamp at={receivedAt} />
            </Trans>
          )}
        </Text>
        <Text size="sm">
          {by ? (
            <Trans>
              It was uploaded by hand, so these exact matches were not posted yet. Compare it with the bank’s
              own page before you confirm it.
            </Trans>
          ) : (
            <Trans>
              It is a CSV file of the bank, and only the user who chose its columns has seen how it is read,
              so these exact matches were not posted yet. Compare it with the bank’s own page before you
              confirm it. Exact matches of later files with these columns are then posted without a
              confirmation.
            </Trans>
          )}
        </Text>
        {statements.map(({ accountNumber, currency, day, openingBalance, closingBalance }, index) => (
          <Text size="sm" key={index}>
            {t`${accountNumber}, ${dayWords(day, true)}`}
            {openingBalance !== null && closingBalance !== null && (
              <>
                {': '}
                {t`from ${formatMoney(openingBalance, currency)} to ${formatMoney(closingBalance, currency)}`}
              </>
            )}
          </Text>
        ))}
        <Text size="sm" component="div">
          {totals.map((total) => (
            <span key={total.currency}>
              <strong>{totalWords(total)}</strong>.{' '}
            </span>
          ))}
          <Anchor component={Link} to={paths.reconciliation('?only=EXACT')} size="sm" underline="always">
            <Trans>See the entries</Trans>
          </Anchor>
        </Text>
        {isMine ? (
          <Confirm waiting={waiting} onConfirmed={onConfirmed} />
        ) : (
          <Text size="sm">
            <MayConfirm people={mayConfirm} withoutAny={noOther()} />
          </Text>
        )}
      </Stack>
    </Alert>
  );
}

/** "12 entries: R 1,000.00 to people, R 20.00 back or in". */
function totalWords({
  currency,
  entryCount,
  outAmount,
  inAmount,
}: WaitingStatement['totals'][number]): string {
  const count = formatNumber(entryCount);
  const entries = plural(entryCount, { one: '1 entry', other: `${count} entries` });
  const out = formatMoney(outAmount, currency);
  const into = formatMoney(inAmount, currency);
  if (isZero(inAmount)) return t`${entries}: ${out} out`;
  if (isZero(outAmount)) return t`${entries}: ${into} in`;
  return t`${entries}: ${out} out and ${into} in`;
}

/** The lists that change when entries are posted. */
const OUTDATED = [
  listStatementConfirmationsQueryKey,
  listReconciliationEntriesQueryKey,
  listStatementAccountsQueryKey,
  listBalanceDaysQueryKey,
  getAttentionQueryKey,
];

/** Posts all entries that wait. The server matches them again, and may answer that others wait by now. */
function Confirm({ waiting: { id, waitingId, totals }, onConfirmed }: WaitingProps) {
  const [hasChanged, setHasChanged] = useState(false);
  const confirm = useChange(confirmStatementMutation(), {
    outdated: OUTDATED,
    reload: 'first',
    message: ({ postedCount }) =>
      postedCount === 0
        ? null
        : plural(postedCount, { one: '1 entry was posted.', other: '# entries were posted.' }),
    done: ({ postedCount }) => {
      setHasChanged(postedCount === 0);
      if (postedCount > 0) onConfirmed();
    },
  });
  const count = totals.reduce((sum, { entryCount }) => sum + entryCount, 0);
  const written = formatNumber(count);
  return (
    <>
      {hasChanged && (
        <Text size="sm" role="status">
          <Trans>Nothing was posted: other entries wait by now. Read again what would be posted.</Trans>
        </Text>
      )}
      {confirm.refusal !== null && (
        <ErrorState error={confirm.refusal} title={t`The statement was not confirmed`} />
      )}
      <Button
        loading={confirm.isPending}
        {...WRAPPING}
        onClick={() => confirm.send({ path: { id }, body: { waitingId } })}
      >
        {plural(count, { one: 'Confirm and post 1 entry', other: `Confirm and post ${written} entries` })}
      </Button>
    </>
  );
}
