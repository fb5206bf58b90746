import { t } from '@lingui/core/macro';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import type { ColumnMapping } from '../../../../../domain/withdrawal-file/column-mapping.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import classes from '../../shared/withdrawal-file/match/match.module.css';
import { columnWords, picksOf, valuesOf } from '../../shared/withdrawal-file/match/picks.ts';

/** The final mapping with its first values, for a last check. */
export function MappingSummary({
  mapping,
  samples,
}: {
  mapping: ColumnMapping;
  samples: readonly (readonly string[])[];
}) {
  const picks = picksOf(mapping);
  const read = FIELDS.filter((field) => picks[field] !== null && picks[field].kind !== 'none');
  return (
    <dl className={classes.summary} aria-label={t`Which column each field is read from`}>
      {read.map((field) => {
        const pick = picks[field]!;
        return (
          <div key={field}>
            <dt>{fieldWords(field)}</dt>
            <dd>
              {pick.kind === 'columns' ? columnWords(mapping.headers, pick.columns) : t`Same for every row`}
              <br />
              <span>{valuesOf(pick, samples).join(' · ') || t`Empty in the first rows`}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
