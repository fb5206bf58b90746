import { t } from '@lingui/core/macro';
import type { PayingConnection } from '../shared/connection-purpose.ts';
import { StaleVersion } from '../shared/stale-version/stale-version.tsx';
import { changedSettings, type ConnectionValues, valuesOf } from './connection-values.ts';
import { settingName, settingWords } from './words.ts';

interface StaleConnectionProps {
  base: PayingConnection;
  theirs: PayingConnection;
  mine: ConnectionValues;
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** The connection that another administrator saved while this form was open. */
export function StaleConnection({ base, theirs, mine, ...choices }: StaleConnectionProps) {
  const own = new Set(changedSettings(valuesOf(base), mine));
  return (
    <StaleVersion
      title={t`Another administrator saved version ${theirs.version} while you were editing`}
      changes={changedSettings(valuesOf(base), valuesOf(theirs)).map((setting) => ({
        name: settingName(setting),
        before: settingWords(base, setting),
        after: settingWords(theirs, setting),
        mineToo: own.has(setting),
      }))}
      {...choices}
    />
  );
}
