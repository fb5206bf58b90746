import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import IconPlayerPause from '~icons/tabler/player-pause';
import { useQuery } from '@tanstack/react-query';
import { getEntityConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';

const REFRESH_MS = 30_000;

/** Says that the operator has switched payouts off; empty while they are on. */
export function PayoutsOffNotice() {
  const { data: config } = useQuery({ ...getEntityConfigOptions(), refetchInterval: REFRESH_MS });
  // An entity that is not set up is a 204, for which the client returns an empty value.
  return config?.payoutsEnabled === false ? <PayoutsOffAlert /> : null;
}

/** The same notice for a page that already knows the setting. */
export function PayoutsOffAlert() {
  return (
    <Alert
      color="yellow"
      title={t`Payouts are switched off`}
      icon={<IconPlayerPause size={18} aria-hidden />}
      mb="lg"
      role="status"
    >
      <Trans>
        Your operator has switched off payouts for this entity. Batches cannot be submitted or approved.
        Approved batches are on hold and their money stays reserved. They continue automatically once payouts
        are switched on again.
      </Trans>
    </Alert>
  );
}
