import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState } from 'react';
import { listBanksOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
import { refundReceiptMutation } from '../../../../../client/@tanstack/react-query-collections.gen.ts';
import type { ReceiptDetail } from '../../../../../client/types.gen.ts';
import { ACCOUNT_TYPES, type AccountType, TEXT_LIMITS } from '../../../../../shared/terms.ts';
import { plainAmount } from '../../../../../shared/typed-amount.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { errorsByPath, problemOf } from '../../../../ui/problem.ts';
import { accountTypeWords } from '../../shared/words.ts';
import classes from '../receivables.module.css';
import { useReceiptChange } from './use-receipt-change.ts';

interface Draft {
  amount: string;
  beneficiaryName: string;
  bankCode: string;
  accountNumber: string;
  accountType: AccountType;
  reason: string;
  duplicateReason: string;
}

interface PartProps {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  errors: Readonly<Record<string, string>>;
}

function firstDraft({ counterparty, payer, unallocatedAmount }: ReceiptDetail): Draft {
  return {
    amount: unallocatedAmount,
    beneficiaryName: counterparty.name ?? payer?.name ?? '',
    bankCode: '',
    accountNumber: counterparty.accountNumber?.replaceAll(/\D/g, '') ?? '',
    accountType: 'CURRENT',
    reason: '',
    duplicateReason: '',
  };
}

/** Whether two account numbers are the same, without leading zeros. */
function isSame(one: string, other: string): boolean {
  const bare = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return bare(one) === bare(other);
}

/** A button and its form: gives back what a receipt has left, once an approver has approved it. */
export function RefundStep({ receipt }: { receipt: ReceiptDetail }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        <Trans>Refund…</Trans>
      </Button>
      {opened && <RefundForm receipt={receipt} onClose={() => setOpened(false)} />}
    </>
  );
}

function RefundForm({ receipt, onClose }: { receipt: ReceiptDetail; onClose: () => void }) {
  const { id, currency, counterparty } = receipt;
  const [draft, setDraft] = useState(() => firstDraft(receipt));
  const set = (change: Partial<Draft>) => setDraft((current) => ({ ...current, ...change }));
  const change = useReceiptChange(refundReceiptMutation(), {
    message: () => t`The refund waits for approval. No money moves before.`,
    done: onClose,
  });
  const errors = change.refusal === null ? {} : errorsByPath(change.refusal);
  const isDuplicate = change.refusal !== null && problemOf(change.refusal).code === 'possible_duplicates';
  const asksWhy = isDuplicate || draft.duplicateReason !== '';
  const stated = counterparty.accountNumber;
  const isTyped = stated === null || !isSame(stated, draft.accountNumber);
  const { amount, beneficiaryName, bankCode, accountNumber, accountType, reason, duplicateReason } = draft;
  const isComplete =
    [amount, beneficiaryName, bankCode, accountNumber, reason].every((text) => text.trim() !== '') &&
    (!asksWhy || duplicateReason.trim() !== '');
  const money = formatMoney(plainAmount(amount), currency);
  const isAtField = Object.keys(errors).some((path) => path === 'amount' || path.startsWith('account.'));
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Give money of this receipt back`}
      confirmLabel={t`Ask for approval of ${money}`}
      disabled={!isComplete}
      pending={change.isPending}
      error={isAtField ? null : change.refusal}
      onConfirm={() =>
        change.send({
          path: { id },
          body: {
            amount: plainAmount(amount),
            account: {
              beneficiaryName: beneficiaryName.trim(),
              bankCode,
              accountNumber: accountNumber.replaceAll(/\s/g, ''),
              accountType,
            },
            reason: reason.trim(),
            ...(asksWhy ? { duplicateReason: duplicateReason.trim() } : {}),
          },
        })
      }
    >
      <Stack gap="md">
        <div>
          {t`Outlay makes a batch of one payment, which needs approval as any other. It is paid from \
Funding: move the money from the receiving account at your bank.`}
        </div>
        <TextInput
          label={t`Amount`}
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          onChange={({ currentTarget: { value } }) => set({ amount: value })}
          error={errors['amount']}
          data-autofocus
        />
        <AccountPart draft={draft} set={set} errors={errors} receipt={receipt} isTyped={isTyped} />
        <Textarea
          label={t`Why it is given back`}
          description={t`The approver reads it first.`}
          required
          rows={2}
          maxLength={TEXT_LIMITS.decisionReason}
          value={reason}
          onChange={({ currentTarget: { value } }) => set({ reason: value })}
          error={errors['reason']}
        />
        {asksWhy && (
          <Textarea
            label={t`Why it is not a duplicate`}
            required
            rows={2}
            maxLength={TEXT_LIMITS.duplicateReason}
            value={duplicateReason}
            onChange={({ currentTarget: { value } }) => set({ duplicateReason: value })}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface AccountPartProps extends PartProps {
  receipt: ReceiptDetail;
  isTyped: boolean;
}

/** The account that is paid: the one that paid, unless the user types another one. */
function AccountPart({ draft, set, errors, receipt, isTyped }: AccountPartProps) {
  const { name, accountNumber: stated } = receipt.counterparty;
  const banks = useQuery({ ...listBanksOptions(), staleTime: Infinity });
  return (
    <>
      <TextInput
        label={t`Account holder`}
        description={
          name === null
            ? undefined
            : t`The bank’s statement names ${name}. The approver sees first if you name another person.`
        }
        autoComplete="off"
        required
        maxLength={TEXT_LIMITS.beneficiaryName}
        value={draft.beneficiaryName}
        onChange={({ currentTarget: { value } }) => set({ beneficiaryName: value })}
        error={errors['account.beneficiaryName']}
      />
      <TextInput
        label={t`Account number`}
        description={stated === null ? undefined : t`The payer paid from ${stated}, as the bank says.`}
        inputMode="numeric"
        autoComplete="off"
        required
        value={draft.accountNumber}
        onChange={({ currentTarget: { value } }) => set({ accountNumber: value })}
        error={errors['account.accountNumber']}
      />
      {isTyped && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {stated === null
            ? t`The bank does not say from which account the money came. Ask the payer on a number that you \
know. The approver sees first that this account was typed in.`
            : t`The money did not come from this account. Ask the payer on a number that you know. The \
approver sees first that it was typed in.`}
        </Alert>
      )}
      <div className={classes.pair}>
        <NativeSelect
          label={t`Bank`}
          required
          data={[
            { value: '', label: t`Choose a bank` },
            ...(banks.data ?? []).map(({ code, displayName }) => ({ value: code, label: displayName })),
          ]}
          value={draft.bankCode}
          onChange={({ currentTarget: { value } }) => set({ bankCode: value })}
          error={errors['account.bankCode']}
        />
        <NativeSelect
          label={t`Type of the account`}
          data={ACCOUNT_TYPES.map((type) => ({ value: type, label: accountTypeWords(type) }))}
          value={draft.accountType}
          onChange={({ currentTarget: { value } }) =>
            set({ accountType: ACCOUNT_TYPES.find((one) => one === value) ?? draft.accountType })
          }
          error={errors['account.accountType']}
        />
      </div>
    </>
  );
}
