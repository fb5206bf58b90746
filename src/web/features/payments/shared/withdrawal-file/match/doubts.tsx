import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import type { ColumnDoubt } from '../../../../../../domain/withdrawal-file/column-mapping.ts';
import { Caution } from '../../caution.tsx';
import { sentenceText } from '../file-sentences.ts';
import classes from './match.module.css';

/** The signs that rows should not be paid as they are read, with one confirmation for all of them. */
export function Doubts({
  doubts,
  hasLooked,
  onLook,
  disabled,
}: {
  doubts: readonly ColumnDoubt[];
  hasLooked: boolean;
  onLook: (hasLooked: boolean) => void;
  disabled: boolean;
}) {
  return (
    <Caution title={t`Check this before you continue`}>
      <ul className={classes.doubts}>
        {doubts.map(({ id, message }) => (
          <li key={id}>{sentenceText(message)}</li>
        ))}
      </ul>
      <Checkbox
        mt="sm"
        wrapperProps={{ 'data-doubts': true }}
        checked={hasLooked}
        disabled={disabled}
        onChange={(event) => onLook(event.currentTarget.checked)}
        label={t`I have checked this with the source of the file`}
        description={t`You can exclude single rows in the next step.`}
      />
    </Caution>
  );
}
