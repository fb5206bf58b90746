import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  getAttentionQueryKey,
  getAccountBalancesQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getFundingPositionQueryKey,
  getStatementQueryKey,
  listBalanceDaysQueryKey,
  listEntryRulesQueryKey,
  listOpeningBalancesQueryKey,
  listReconciliationEntriesQueryKey,
  takeBackStatementMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankStatement, BankStatementDetails } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { sentenceOf } from '../../../ui/problem.ts';
import { useReload } from '../../../ui/reload.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { TAKEN_BACK } from './looks.ts';
import { STATEMENTS } from './outdated-statements.ts';
import { entries, nameOf } from './words.ts';

/** The queries of other pages that show entries, balances or attention. */
const OUTDATED = [
  ...STATEMENTS,
  listReconciliationEntriesQueryKey,
  listBalanceDaysQueryKey,
  listEntryRulesQueryKey,
  listOpeningBalancesQueryKey,
  getFundingPositionQueryKey,
  getAccountBalancesQueryKey,
  getAttentionQueryKey,
];

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;
const STATE_ID = 'statement-taken-back';
const REFUSAL_ID = 'statement-not-taken-back';

/**
 * The button that takes an uploaded statement back, for users who may upload one. While that is not possible,
 * the reason is beside it.
 */
export function TakeBack({ statement }: { statement: BankStatementDetails }) {
  const mayUpload = useMay('uploadStatements');
  const [opened, setOpened] = useState(false);
  if (!mayUpload || !statement.isUploaded || statement.takenBack) return null;
  const { takeBackRefusal: refusal } = statement;
  if (refusal)
    return (
      <Group gap="sm" wrap="wrap" align="center" maw={560}>
        <Button variant="default" disabled aria-describedby={REFUSAL_ID}>
          <Trans>Take back…</Trans>
        </Button>
        <Text size="xs" c="dimmed" id={REFUSAL_ID} flex="1 1 16rem">
          {sentenceOf(refusal.detail, refusal.params)}
        </Text>
      </Group>
    );
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        <Trans>Take back…</Trans>
      </Button>
      <TakeBackDialog statement={statement} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

interface TakeBackDialogProps {
  statement: BankStatement;
  opened: boolean;
  onClose: () => void;
}

function TakeBackDialog({ statement, opened, onClose }: TakeBackDialogProps) {
  const [reason, setReason] = useState('');
  const reload = useReload();
  const change = useChange(takeBackStatementMutation(), {
    replaces: ({ id }) => getStatementQueryKey({ path: { id } }),
    outdated: OUTDATED,
    message: () => t`The statement was taken back.`,
    done: () => {
      onClose();
      // The button that had the focus has disappeared.
      setTimeout(() => document.getElementById(STATE_ID)?.focus({ preventScroll: true }), FOCUS_RETURNS_MS);
    },
    refused: () => void reload([getStatementQueryKey]),
  });
  const close = () => {
    setReason('');
    change.reset();
    onClose();
  };
  const { account, entryCount } = statement;
  const name = nameOf(statement);
  const accountName = `${account.connection.displayName} ${account.accountNumber}`;
  const typed = reason.trim();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t`Take this statement back?`}
      confirmLabel={t`Take the statement back`}
      danger
      disabled={typed === ''}
      pending={change.isPending}
      error={change.refusal}
      onConfirm={() => change.send({ path: { id: statement.id }, body: { reason: typed } })}
    >
      <Stack gap="sm">
        <div>
          <Trans>
            {name} of {accountName}, {entries(entryCount)}, then counts nowhere: not under Reconcile, not in
            the balances and not in settlements. Entries that another statement also has stay.
          </Trans>
        </div>
        <div>
          <Trans>
            Nothing is deleted, and you can still read it here. You can upload the same file again. It cannot
            be taken back while one of its entries is posted.
          </Trans>
        </div>
        <Textarea
          label={t`Why you take it back`}
          description={t`The reason is shown here and goes into the audit log.`}
          data-autofocus
          required
          rows={3}
          maxLength={BANK_FILE_LIMITS.note}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

/** The user who took a statement back, the reason, and what to do next. */
export function TakenBackState({ statement: { takenBack } }: { statement: BankStatement }) {
  const mayUpload = useMay('uploadStatements');
  if (!takenBack) return null;
  return (
    <Panel aria-label={t`Taken back`}>
      <Stack gap="xs">
        <Group gap="sm" id={STATE_ID} tabIndex={-1} style={{ outline: 'none' }}>
          <LookBadge look={TAKEN_BACK} />
          <Text size="sm">
            <Trans>
              <Person of={takenBack.by} /> took it back, <Timestamp at={takenBack.at} />:
            </Trans>{' '}
            {takenBack.reason}
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>It counts nowhere: not under Reconcile, in the balances or in settlements.</Trans>{' '}
          {mayUpload && (
            <Link to={paths.statements()}>
              <Trans>Upload the right statement</Trans>
            </Link>
          )}
        </Text>
      </Stack>
    </Panel>
  );
}
