import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  listColumnMappingsOptions,
  listColumnMappingsQueryKey,
  saveColumnMappingMutation,
} from '../../../../../client/@tanstack/react-query-records.gen.ts';
import type { FileKinds } from '../../../../../domain/withdrawal-file/content/value-kinds.ts';
import type { RememberedColumns } from '../../../../../client/types.gen.ts';
import { notifyOf, useChange } from '../../../../ui/use-change.ts';
import { type Picks, samePicks } from '../../shared/withdrawal-file/match/picks.ts';
import { kindsWith, picksFrom, rememberedFor, savedMapping } from './remembered.ts';

interface Remembering {
  /** The mapping that was confirmed for files with this header. */
  remembered: RememberedColumns | null;
  /** True until it is known whether there is one. */
  isLoading: boolean;
  remember: (picks: Picks, kinds: FileKinds) => void;
}

/** The columns that the entity remembers for files with this header. */
export function useRemembered(headers: readonly string[]): Remembering {
  const { data, isLoading } = useQuery({ ...listColumnMappingsOptions(), retry: 1 });
  const remembered = useMemo(() => rememberedFor(data, headers), [data, headers]);
  const save = useChange(saveColumnMappingMutation(), {
    outdated: [listColumnMappingsQueryKey],
    // The file itself has been read; only the next one has to be matched again.
    failed: (error) => notifyOf(t`The columns were not remembered`, error),
  });
  return {
    remembered,
    isLoading,
    remember: (picks, now) => {
      const isSame = remembered !== null && samePicks(picks, picksFrom(remembered.mapping));
      const mapping = { ...savedMapping(picks), kinds: kindsWith(isSame ? remembered : null, now) };
      save.mutate({ body: { headers: [...headers], mapping } });
    },
  };
}
