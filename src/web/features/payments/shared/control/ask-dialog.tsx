import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { getAttentionQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  askForControlChangeMutation,
  getAccessQueryKey,
  listControlChangesQueryKey,
} from '../../../../../client/@tanstack/react-query-people.gen.ts';
import type { ControlChangeRequest } from '../../../../../client/types.gen.ts';
import { CONTROL_LIMITS } from '../../../../../shared/control-terms.ts';
import { ROLES, type Role } from '../../../../../shared/terms.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { errorsByPath } from '../../../../ui/problem.ts';
import { roleWord } from '../../../../ui/role-words.ts';
import { useChange } from '../../../../ui/use-change.ts';
import type { Kept } from '../use-kept.ts';
import { controlKindWords } from './control-words.ts';

/** What an admin asks for, while it is typed. `about` names the user. */
export interface Draft {
  request: ControlChangeRequest;
  about: string | null;
}

interface AskDialogProps {
  /** The draft, which a fresh sign-in does not lose; null while nothing is asked for. */
  kept: Kept<Draft | null>;
  /** Whether the caller is the only admin. */
  isAlone: boolean;
}

type Errors = Partial<Record<string, string>>;

/** Asks for a change that a second admin confirms. It is open while there is a draft. */
export function AskDialog({ kept, isAlone }: AskDialogProps) {
  const { value: draft, setValue, keep, forget } = kept;
  const ask = useChange(askForControlChangeMutation(), {
    outdated: [getAccessQueryKey, listControlChangesQueryKey, getAttentionQueryKey],
    message: () => t`The change was asked for. Nothing has changed yet.`,
    done: forget,
    keep,
  });
  if (draft === null) return null;
  const { request, about } = draft;
  const set = (part: object) => setValue({ about, request: { ...request, ...part } as ControlChangeRequest });
  const errors: Errors = ask.isError ? errorsByPath(ask.error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.send({ body: request });
  };
  const title = controlKindWords(request.kind);
  return (
    <Modal
      opened
      onClose={forget}
      title={<Text fw={600}>{about === null ? title : t`${title}: ${about}`}</Text>}
      closeOnClickOutside={false}
      closeOnEscape={!ask.isPending}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Fields request={request} set={set} errors={errors} />
          <Textarea
            label={t`Reason`}
            description={t`The other admin reads it, and it stays in the audit log.`}
            required
            autosize
            minRows={2}
            maxLength={CONTROL_LIMITS.reason}
            value={request.reason}
            onChange={({ currentTarget: { value } }) => set({ reason: value })}
            error={errors['reason']}
          />
          <Alert color={isAlone ? 'yellow' : 'gray'}>
            {isAlone ? (
              <Trans>
                You are the only admin. You confirm the change again after 24 hours, and every approver gets a
                mail now. With a second admin, that person confirms it at once.
              </Trans>
            ) : (
              <Trans>
                Nothing changes until another admin confirms it. Without that it ends after seven days.
              </Trans>
            )}
          </Alert>
          {ask.refusal !== null && (
            <ErrorState error={ask.refusal} title={t`The change was not asked for`} fieldsShowErrors />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={forget} disabled={ask.isPending}>
              <Trans>Go back</Trans>
            </Button>
            <Button type="submit" loading={ask.isPending} disabled={request.reason.trim() === ''}>
              {isAlone ? t`Ask, and confirm again tomorrow` : t`Ask a second admin`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface FieldsProps {
  request: ControlChangeRequest;
  set: (part: object) => void;
  errors: Errors;
}

function Fields({ request, set, errors }: FieldsProps): ReactNode {
  switch (request.kind) {
    case 'INVITE_USER':
      return (
        <>
          <Field
            label={t`Name`}
            value={request.displayName}
            onType={(displayName) => set({ displayName })}
            error={errors['displayName']}
          />
          <Field
            label={t`Email (optional)`}
            description={t`With an address and a mail server, Outlay mails the invitation. There is always a \
link too.`}
            value={request.email ?? ''}
            onType={(email) => set({ email: email.trim() || null })}
            error={errors['email']}
          />
          <RolesField roles={request.roles} onChange={(roles) => set({ roles })} error={errors['roles']} />
        </>
      );
    case 'CHANGE_ROLES':
      return (
        <RolesField roles={request.roles} onChange={(roles) => set({ roles })} error={errors['roles']} />
      );
    case 'ENABLE_USER':
      return (
        <Text size="sm">
          <Trans>The user can sign in again, with the roles of before.</Trans>
        </Text>
      );
    case 'RESET_SIGN_IN':
      return (
        <Text size="sm">
          <Trans>
            Once it is confirmed, another admin makes a link on the page People and gives it to the user in
            person. The old password works until the user has set a new one. To stop that at once, end the
            access first.
          </Trans>
        </Text>
      );
    default:
      return <EntityFields request={request} set={set} errors={errors} />;
  }
}

/** What concerns the entity instead of a user. */
function EntityFields({ request, set, errors }: FieldsProps): ReactNode {
  switch (request.kind) {
    case 'CHANGE_LIMITS':
      return (
        <>
          <Field
            label={t`Payments per batch, at most`}
            value={String(request.maxBatchWithdrawals || '')}
            onType={(text) => set({ maxBatchWithdrawals: Number(text.replaceAll(/\D/g, '')) })}
            error={errors['maxBatchWithdrawals']}
          />
          {request.maxBatchAmounts.map(({ currency, amount }, place) => (
            <Field
              key={currency}
              label={t`Amount per batch in ${currency}, at most`}
              value={amount}
              onType={(text) =>
                set({
                  maxBatchAmounts: request.maxBatchAmounts.map((limit, at) =>
                    at === place ? { currency, amount: text.trim() } : limit,
                  ),
                })
              }
              error={errors[`maxBatchAmounts[${place}].amount`] ?? errors[`maxBatchAmounts.${place}.amount`]}
            />
          ))}
        </>
      );
    case 'CHANGE_FEES':
      return (
        <>
          <Checkbox
            label={t`The company may use this rail`}
            checked={request.isOn}
            onChange={({ currentTarget: { checked } }) => set({ isOn: checked })}
          />
          <Field
            label={t`Fee of one payment, excluding VAT`}
            value={request.unitFee}
            onType={(unitFee) => set({ unitFee: unitFee.trim() })}
            error={errors['unitFee']}
          />
          <Field
            label={t`Largest payment (optional)`}
            value={request.maxAmount ?? ''}
            onType={(text) => set({ maxAmount: text.trim() || null })}
            error={errors['maxAmount']}
          />
          <Field
            label={t`Cut-off (optional)`}
            description={t`A time such as 15:30.`}
            value={request.cutOff ?? ''}
            onType={(text) => set({ cutOff: text.trim() || null })}
            error={errors['cutOff']}
          />
        </>
      );
    case 'SWITCH_PAYOUTS_ON':
      return (
        <Text size="sm">
          <Trans>Batches that wait continue within seconds after the confirmation.</Trans>
        </Text>
      );
    case 'CONFIG_BY_ONE_ADMIN':
      return (
        <Text size="sm">
          <Trans>
            One admin alone then changes the payment config again. Only a looser config still waits for a day
            or a second admin.
          </Trans>
        </Text>
      );
    default:
      return null;
  }
}

interface FieldProps {
  label: string;
  description?: string;
  value: string;
  onType: (text: string) => void;
  error: string | undefined;
}

function Field({ label, description, value, onType, error }: FieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      error={error}
    />
  );
}

interface RolesFieldProps {
  roles: readonly Role[];
  onChange: (roles: Role[]) => void;
  error: string | undefined;
}

function RolesField({ roles, onChange, error }: RolesFieldProps) {
  return (
    <Checkbox.Group
      label={t`Roles`}
      value={[...roles]}
      onChange={(chosen) => onChange(ROLES.filter((role) => chosen.includes(role)))}
      error={error}
    >
      <Stack gap="xs" mt={4}>
        {ROLES.map((role) => (
          <Checkbox key={role} value={role} label={roleWord(role)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
