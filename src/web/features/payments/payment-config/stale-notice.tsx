import { t } from '@lingui/core/macro';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { usePersonName } from '../../../ui/person.tsx';
import { StaleVersion } from '../shared/stale-version/stale-version.tsx';
import type { Difference } from './config-values.ts';
import { settingName, settingWords } from './words.ts';

interface StaleNoticeProps {
  base: PaymentConfigForDisplay;
  theirs: PaymentConfigForDisplay;
  differences: readonly Difference[];
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** The payment config that another administrator saved while this form was open. */
export function StaleNotice({ base, theirs, differences, ...choices }: StaleNoticeProps) {
  const personName = usePersonName();
  const savedBy = theirs.updatedBy ? personName(theirs.updatedBy) : t`Your operator`;
  return (
    <StaleVersion
      title={t`${savedBy} saved version ${theirs.version} while you were editing`}
      changes={differences.map(({ setting, mineToo }) => ({
        name: settingName(setting),
        before: settingWords(base, setting),
        after: settingWords(theirs, setting),
        mineToo,
      }))}
      {...choices}
    />
  );
}
