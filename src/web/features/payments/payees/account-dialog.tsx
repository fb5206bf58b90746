import { t } from '@lingui/core/macro';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listBanksOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getPayeeQueryKey,
  listPublicPayeesOptions,
  proposePayeeChangeMutation,
  proposePayeesMutation,
} from '../../../../client/@tanstack/react-query-payees.gen.ts';
import type { PayeeDetail } from '../../../../client/types.gen.ts';
import { PAYEE_LIMITS } from '../../../../shared/payee-terms.ts';
import { ACCOUNT_TYPES, type AccountType, TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { callOf, EvidenceFields, hasCall, NO_EVIDENCE } from '../shared/payees/evidence-fields.tsx';
import { OUTDATED } from '../shared/payees/propose-dialog.tsx';
import { accountTypeWords } from '../shared/words.ts';

interface AccountDraft {
  name: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
  referenceFormat: string;
}

interface AccountDialogProps {
  /** The payee that gets another account; null for a new one. */
  payee: PayeeDetail | null;
  onClose: () => void;
  onSaved: (payeeId: string) => void;
}

/** The account as a request has it. */
function accountOf({ bankCode, branchCode, accountNumber, accountType, referenceFormat }: AccountDraft) {
  return {
    bankCode,
    ...(branchCode.trim() === '' ? {} : { branchCode: branchCode.replaceAll(/\s/g, '') }),
    accountNumber: accountNumber.replaceAll(/\s/g, ''),
    accountType,
    ...(referenceFormat.trim() === '' ? {} : { referenceFormat: referenceFormat.trim() }),
  };
}

/** Proposes a new payee, or another account of one. Another person confirms it. */
export function AccountDialog({ payee, onClose, onSaved }: AccountDialogProps) {
  const [draft, setDraft] = useState<AccountDraft>({
    name: payee?.name ?? '',
    bankCode: '',
    branchCode: '',
    accountNumber: '',
    accountType: payee?.account?.accountType ?? 'CURRENT',
    referenceFormat: payee?.account?.referenceFormat ?? '',
  });
  const [evidence, setEvidence] = useState(NO_EVIDENCE);
  const message = () => t`Proposed. Another person has to confirm it.`;
  const add = useChange(proposePayeesMutation(), {
    outdated: OUTDATED,
    message,
    done: ({ firstPayeeId }) => onSaved(firstPayeeId),
  });
  const change = useChange(proposePayeeChangeMutation(), {
    outdated: OUTDATED,
    replaces: ({ id }) => getPayeeQueryKey({ path: { id } }),
    message,
    done: ({ id }) => onSaved(id),
  });
  const { isPending, refusal } = payee === null ? add : change;
  const errors = Object.fromEntries(
    Object.entries(refusal === null ? {} : errorsByPath(refusal)).map(([path, text]) => [
      path.replace(/^payees\[0\]\./, ''),
      text,
    ]),
  );
  const call = callOf(evidence);
  const isComplete =
    [draft.name, draft.bankCode, draft.accountNumber, evidence.evidence].every(
      (text) => text.trim() !== '',
    ) && (payee === null ? call !== null || !hasCall(evidence) : call !== null);
  const send = () => {
    const account = accountOf(draft);
    if (payee === null)
      return add.send({
        body: {
          payees: [{ name: draft.name.trim(), ...account }],
          evidence: evidence.evidence.trim(),
          ...(call ? { call } : {}),
          source: 'FORM',
        },
      });
    if (call)
      change.send({ path: { id: payee.id }, body: { ...account, evidence: evidence.evidence.trim(), call } });
  };
  const isAtField = Object.keys(errors).some(
    (path) => path in draft || path === 'evidence' || path.startsWith('call.'),
  );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={payee === null ? t`Propose a payee` : t`Propose another account of ${payee.name}`}
      confirmLabel={t`Propose, so that another person can confirm`}
      disabled={!isComplete}
      pending={isPending}
      error={isAtField ? null : refusal}
      onConfirm={send}
    >
      <Stack gap="md">
        <div>
          {payee?.account
            ? t`The present account is paid until another person has confirmed this one and a day has passed.`
            : t`It counts as registered 24 hours after another person has confirmed it. Only the setting \
“Pay registered accounts only” prevents payments to it before that.`}
        </div>
        <AccountFields
          draft={draft}
          set={(part) => setDraft((current) => ({ ...current, ...part }))}
          errors={errors}
          isNew={payee === null}
        />
        <EvidenceFields
          draft={evidence}
          set={(part) => setEvidence((current) => ({ ...current, ...part }))}
          errors={errors}
          needsCall={payee !== null}
        />
      </Stack>
    </ConfirmDialog>
  );
}

interface AccountFieldsProps {
  draft: AccountDraft;
  set: (part: Partial<AccountDraft>) => void;
  errors: Readonly<Record<string, string>>;
  isNew: boolean;
}

/** Payees of the operator's file, which fill in the account and the format of references. */
function KnownPayee({ set }: Pick<AccountFieldsProps, 'set'>) {
  const { data = [] } = useQuery({ ...listPublicPayeesOptions(), staleTime: Infinity });
  const [code, setCode] = useState('');
  const chosen = data.find((one) => one.code === code);
  if (data.length === 0) return null;
  return (
    <NativeSelect
      label={t`Known payee (optional)`}
      description={chosen?.referenceHelp ?? t`A revenue service or a municipality, with its account.`}
      data={[
        { value: '', label: t`Another payee` },
        ...data.map((one) => ({ value: one.code, label: one.name })),
      ]}
      value={code}
      onChange={({ currentTarget: { value } }) => {
        setCode(value);
        const known = data.find((one) => one.code === value);
        if (known)
          set({ name: known.name, ...known.account, referenceFormat: known.account.referenceFormat ?? '' });
      }}
    />
  );
}

function AccountFields({ draft, set, errors, isNew }: AccountFieldsProps) {
  const banks = useQuery({ ...listBanksOptions(), staleTime: Infinity });
  return (
    <>
      {isNew && <KnownPayee set={set} />}
      {isNew && (
        <TextInput
          label={t`Name`}
          description={t`As your payments have it. It never changes afterwards.`}
          required
          autoComplete="off"
          data-autofocus
          maxLength={TEXT_LIMITS.beneficiaryName}
          value={draft.name}
          onChange={({ currentTarget: { value } }) => set({ name: value })}
          error={errors['name']}
        />
      )}
      <NativeSelect
        label={t`Bank`}
        required
        data={[
          { value: '', label: t`Choose a bank` },
          ...(banks.data ?? []).map(({ code, displayName }) => ({ value: code, label: displayName })),
        ]}
        value={draft.bankCode}
        onChange={({ currentTarget: { value } }) => set({ bankCode: value })}
        error={errors['bankCode']}
      />
      <TextInput
        label={t`Account number`}
        required
        inputMode="numeric"
        autoComplete="off"
        value={draft.accountNumber}
        onChange={({ currentTarget: { value } }) => set({ accountNumber: value })}
        error={errors['accountNumber']}
      />
      <NativeSelect
        label={t`Type of the account`}
        data={ACCOUNT_TYPES.map((type) => ({ value: type, label: accountTypeWords(type) }))}
        value={draft.accountType}
        onChange={({ currentTarget: { value } }) =>
          set({ accountType: ACCOUNT_TYPES.find((one) => one === value) ?? draft.accountType })
        }
        error={errors['accountType']}
      />
      <TextInput
        label={t`Branch code (optional)`}
        description={t`Empty: the code with which every account of the bank can be paid.`}
        inputMode="numeric"
        autoComplete="off"
        value={draft.branchCode}
        onChange={({ currentTarget: { value } }) => set({ branchCode: value })}
        error={errors['branchCode']}
      />
      <TextInput
        label={t`Format of references (optional)`}
        description={t`# is a digit, @ a letter, ? either: “##########” is an account of ten digits. \
! is a digit that makes the number pass the Luhn check.`}
        autoComplete="off"
        maxLength={PAYEE_LIMITS.referenceFormat}
        value={draft.referenceFormat}
        onChange={({ currentTarget: { value } }) => set({ referenceFormat: value })}
        error={errors['referenceFormat']}
      />
    </>
  );
}
