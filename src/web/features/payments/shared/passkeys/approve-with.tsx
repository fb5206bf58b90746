import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { listPasskeysOptions } from '../../../../../client/@tanstack/react-query-passkeys.gen.ts';
import type { PasskeyAssertion } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { signApproval } from './ask-passkey.ts';

/**
 * Whether the approval can be given, and how it is signed; `sign` is null for an approval without a passkey.
 */
export interface SigningChoice {
  isReady: boolean;
  sign: (() => Promise<{ passkey?: PasskeyAssertion; failure?: unknown }>) | null;
}

export interface ApproveWithProps {
  batch: { id: string; contentDigest: string; passkeyRequired?: true };
  set: (choice: SigningChoice) => void;
}

/** Offers to approve with a passkey to a user who has one, and says where to add one that is demanded. */
export default function ApproveWith({ batch, set }: ApproveWithProps) {
  const { id, contentDigest, passkeyRequired: isRequired = false } = batch;
  const { data } = useQuery(listPasskeysOptions());
  const [isOn, setOn] = useState<boolean>(isRequired);
  const count = data?.passkeys.length ?? null;
  useEffect(() => {
    if (count === null) return;
    const sign = () =>
      signApproval({ id, contentDigest }).then(
        (passkey) => ({ passkey }),
        (failure: unknown) => ({ failure }),
      );
    set({ isReady: !isRequired || count > 0, sign: count > 0 && (isOn || isRequired) ? sign : null });
  }, [count, isOn, isRequired, id, contentDigest, set]);
  if (count === null) return null;
  if (count === 0)
    return isRequired ? (
      <Alert color="yellow" mb="sm" title={t`This batch is approved with a passkey`}>
        <Trans>
          Your payment config demands one for this amount, and you have none.{' '}
          <Anchor component={Link} to={paths.profile()} size="sm">
            Add a passkey
          </Anchor>
          , then come back.
        </Trans>
      </Alert>
    ) : null;
  return (
    <Switch
      mb="sm"
      label={t`Approve with passkey`}
      description={
        isRequired
          ? t`Your payment config demands it for this amount.`
          : t`Your device signs this batch. Anyone can verify the signature later.`
      }
      checked={isOn || isRequired}
      disabled={isRequired}
      onChange={({ currentTarget: { checked } }) => setOn(checked)}
    />
  );
}
