import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { getAttentionQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  getBatchRegisterQueryKey,
  getPayeeQueryKey,
  listPayeesQueryKey,
  proposePayeesMutation,
} from '../../../../../client/@tanstack/react-query-payees.gen.ts';
import type { PayeeProposal, ProposePayeesRequest } from '../../../../../client/types.gen.ts';
import { PAYEE_LIMITS, type PayeeSource } from '../../../../../shared/payee-terms.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { errorsByPath, problemOf } from '../../../../ui/problem.ts';
import { useChange } from '../../../../ui/use-change.ts';
import { BankAccount } from '../bank-account.tsx';
import { callOf, EvidenceFields, hasCall, NO_EVIDENCE } from './evidence-fields.tsx';

export type ProposedPayee = ProposePayeesRequest['payees'][number];

export interface ProposeDialogProps {
  payees: readonly ProposedPayee[];
  source: PayeeSource;
  fileName?: string;
  onClose: () => void;
  onProposed: (proposal: PayeeProposal) => void;
  /** Takes the errors of rows, for a page that shows the rows; the dialog closes then. */
  onRefused?: (errors: readonly { path: string; message: string }[]) => void;
}

/** What a change of the register makes outdated. */
export const OUTDATED = [
  listPayeesQueryKey,
  getPayeeQueryKey,
  getBatchRegisterQueryKey,
  getAttentionQueryKey,
];

const NAMED = 5;

/** Each account once: a batch may pay it several times. */
function distinct(payees: readonly ProposedPayee[]): ProposedPayee[] {
  const seen = new Set<string>();
  return payees.filter(({ name, bankCode, accountNumber }) => {
    const key = `${name.toLowerCase()} ${bankCode} ${accountNumber}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Asks for the evidence, and proposes payees. Another person confirms them. */
export default function ProposeDialog(props: ProposeDialogProps) {
  const { source, fileName, onClose, onProposed, onRefused } = props;
  // The rows of a file keep their places, at which errors are shown.
  const payees = source === 'BATCH' ? distinct(props.payees) : props.payees;
  const [draft, setDraft] = useState(NO_EVIDENCE);
  const change = useChange(proposePayeesMutation(), {
    outdated: OUTDATED,
    reload: 'meanwhile',
    message: () => t`Proposed. Another person has to confirm it.`,
    done: onProposed,
    refused: (error) => {
      const { errors } = problemOf(error);
      if (errors.some(({ path }) => path.startsWith('payees['))) onRefused?.(errors);
    },
  });
  const call = callOf(draft);
  const isComplete = draft.evidence.trim() !== '' && (call !== null || !hasCall(draft));
  const isTooMany = payees.length > PAYEE_LIMITS.proposed;
  const written = formatNumber(payees.length);
  const errors = change.refusal === null ? {} : errorsByPath(change.refusal);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={plural(payees.length, {
        one: 'Propose 1 payee for the register',
        other: `Propose ${written} payees for the register`,
      })}
      confirmLabel={t`Propose, so that another person can confirm`}
      disabled={!isComplete || isTooMany}
      pending={change.isPending}
      error={change.refusal}
      onConfirm={() =>
        change.send({
          body: {
            payees: [...payees],
            evidence: draft.evidence.trim(),
            ...(call ? { call } : {}),
            source,
            ...(fileName === undefined ? {} : { fileName: fileName.slice(0, PAYEE_LIMITS.fileName) }),
          },
        })
      }
    >
      <Stack gap="md">
        <List size="sm">
          {payees.slice(0, NAMED).map((payee) => (
            <List.Item key={`${payee.name} ${payee.bankCode} ${payee.accountNumber}`}>
              {payee.name}, <BankAccount account={payee} />
            </List.Item>
          ))}
          {payees.length > NAMED && (
            <List.Item>{t`and ${formatNumber(payees.length - NAMED)} more`}</List.Item>
          )}
        </List>
        <Text size="sm">
          <Trans>
            They are not registered yet: an approver or admin other than you confirms them, and they count as
            registered 24 hours later.
          </Trans>
        </Text>
        <EvidenceFields
          draft={draft}
          set={(part) => setDraft((current) => ({ ...current, ...part }))}
          errors={errors}
          needsCall={false}
        />
      </Stack>
    </ConfirmDialog>
  );
}
