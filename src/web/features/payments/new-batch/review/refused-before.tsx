import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import type { EarlierFailure } from '../state.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import classes from './workbench.module.css';

interface RefusedBeforeProps {
  failure: EarlierFailure;
  /** Whether the user has changed the row since. */
  edited: boolean;
}

/** The bank's answer about the earlier attempt of a retried payment, and the field to correct. */
export function RefusedBefore({ failure: { reason, fields = [] }, edited }: RefusedBeforeProps) {
  const names =
    fields.length === 0 ? '' : fields.map(fieldWords).reduce((left, right) => t`${left} or ${right}`);
  return (
    <div className={`${classes.message} ${classes.warning}`}>
      <IconAlertTriangle size={15} aria-hidden />
      <span className={classes.text}>
        <Trans>
          <strong>This payment failed before.</strong> {reason}
        </Trans>{' '}
        {!edited && names !== '' && <strong>{t`To correct: ${names}.`}</strong>}
        {edited && <Trans>You have changed this row since.</Trans>}
      </span>
    </div>
  );
}
