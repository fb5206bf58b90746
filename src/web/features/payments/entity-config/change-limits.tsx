import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listControlChangesOptions } from '../../../../client/@tanstack/react-query-people.gen.ts';
import type { EntityConfigForDisplay, EntityRail } from '../../../../client/types.gen.ts';
import { AskDialog, type Draft } from '../shared/control/ask-dialog.tsx';
import { ControlChanges } from '../shared/control/waiting-changes.tsx';
import type { Kept } from '../shared/use-kept.ts';

type Ask = (draft: Draft) => void;

/** Asks for other limits of batches. */
export function ChangeLimits({ config, ask }: { config: EntityConfigForDisplay; ask: Ask }) {
  const { maxBatchWithdrawals, maxBatchAmounts } = config;
  return (
    <Button
      variant="default"
      onClick={() =>
        ask({
          about: null,
          request: { kind: 'CHANGE_LIMITS', maxBatchWithdrawals, maxBatchAmounts, reason: '' },
        })
      }
    >
      <Trans>Change limits…</Trans>
    </Button>
  );
}

/** Asks for another fee, limit or cut-off of a rail, or to switch it off. */
export function ChangeRail({
  rail: { rail, unitFee, maxAmount, cutOff },
  ask,
}: {
  rail: EntityRail;
  ask: Ask;
}) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() =>
        ask({
          about: rail,
          request: { kind: 'CHANGE_FEES', rail, isOn: true, unitFee, maxAmount, cutOff, reason: '' },
        })
      }
    >
      <Trans>Change…</Trans>
    </Button>
  );
}

const OF_THE_ENTITY = ['CHANGE_LIMITS', 'CHANGE_FEES', 'SWITCH_PAYOUTS_ON'];

/** The changes of this page that wait for a second admin, and the dialog that asks for one; for admins. */
export function WaitingLimits({ kept }: { kept: Kept<Draft | null> }) {
  const { data } = useQuery(listControlChangesOptions({ query: { state: 'WAITING', limit: 100 } }));
  const changes = data?.items.filter(({ kind }) => OF_THE_ENTITY.includes(kind)) ?? [];
  return (
    <>
      {changes.length > 0 && <ControlChanges changes={changes} />}
      <AskDialog kept={kept} isAlone={data?.admins === 1} />
    </>
  );
}
