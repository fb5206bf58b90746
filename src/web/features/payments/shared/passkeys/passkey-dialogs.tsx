import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  createPasskeyMutation,
  listPasskeysQueryKey,
  removePasskeyMutation,
  renamePasskeyMutation,
  startPasskeyMutation,
} from '../../../../../client/@tanstack/react-query-passkeys.gen.ts';
import { provePasskey } from '../../../../../client/sdk-passkeys.gen.ts';
import type { NewPasskeyOptions, Passkey } from '../../../../../client/types.gen.ts';
import { PASSKEY_LIMITS } from '../../../../../shared/passkey-terms.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { newPasskey, proofOf } from './ask-passkey.ts';

const steps = { replaces: () => listPasskeysQueryKey() };

interface NameProps {
  value: string;
  set: (name: string) => void;
}

function Name({ value, set }: NameProps) {
  return (
    <TextInput
      label={t`Name`}
      description={t`So that you recognise it later, such as “Phone” or “Blue security key”.`}
      required
      data-autofocus
      maxLength={PASSKEY_LIMITS.name}
      value={value}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

/** Adds a passkey. A user who has one already confirms it with that one first. */
export function AddPasskey({ hasOther, onClose }: { hasOther: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const create = useChange(createPasskeyMutation(), {
    ...steps,
    message: () => t`The passkey was added.`,
    done: onClose,
  });
  const start = useChange(startPasskeyMutation(), {
    done: (started) => void make(started),
  });
  const make = async ({ options, proof }: NewPasskeyOptions) => {
    setAsking(true);
    try {
      const proved = proof === null ? null : await proofOf(proof);
      const credential = await newPasskey(options);
      create.mutate({
        body: {
          name: name.trim(),
          nonce: String(options['challenge']),
          credential,
          ...(proved ? { proof: proved } : {}),
        },
      });
    } catch (error) {
      setFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Add a passkey`}
      confirmLabel={t`Continue on the device`}
      pending={start.isPending || isAsking || create.isPending}
      disabled={name.trim() === ''}
      error={failure ?? start.refusal ?? create.refusal}
      onConfirm={() => {
        setFailure(null);
        start.mutate({});
      }}
    >
      <Stack gap="sm">
        <Name value={name} set={setName} />
        {hasOther ? (
          <Trans>Your browser asks twice: first for a passkey that you have, then for the new one.</Trans>
        ) : (
          <Trans>Your browser asks where to keep it. You then sign in and approve with it.</Trans>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface OneProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskey({ passkey, onClose }: OneProps) {
  const [name, setName] = useState(passkey.name);
  const rename = useChange(renamePasskeyMutation(), { ...steps, done: onClose });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Rename a passkey`}
      confirmLabel={t`Save the name`}
      pending={rename.isPending}
      disabled={name.trim() === ''}
      error={rename.refusal}
      onConfirm={() => rename.mutate({ path: { id: passkey.id }, body: { name: name.trim() } })}
    >
      <Name value={name} set={setName} />
    </ConfirmDialog>
  );
}

export function RemovePasskey({ passkey, onClose }: OneProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(removePasskeyMutation(), {
    ...steps,
    message: () => t`The passkey was removed.`,
    done: onClose,
  });
  const confirm = async () => {
    setFailure(null);
    setAsking(true);
    try {
      const { data: asked } = await provePasskey({ throwOnError: true });
      remove.mutate({ path: { id: passkey.id }, body: { proof: await proofOf(asked) } });
    } catch (error) {
      setFailure(error);
    } finally {
      setAsking(false);
    }
  };
  const { name } = passkey;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Remove “${name}”?`}
      confirmLabel={t`Remove the passkey`}
      danger
      pending={isAsking || remove.isPending}
      error={failure ?? remove.refusal}
      onConfirm={() => void confirm()}
    >
      <Trans>
        It no longer signs in or approves. Approvals that were given with it stay valid. Your browser asks for
        one of your passkeys first. If you have lost all of them, ask an admin to reset them.
      </Trans>
    </ConfirmDialog>
  );
}
