import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  REQUIRED_FIELDS,
  SAME_FOR_ALL_FIELDS,
  type Field,
} from '../../../../../../domain/withdrawal/shapes.ts';
import type { ColumnQuestion } from '../../../../../../domain/withdrawal-file/column-mapping.ts';
import { ACCOUNT_TYPES } from '../../../../../../shared/terms.ts';
import { accountTypeWords } from '../../words.ts';
import { sentenceText } from '../file-sentences.ts';
import { fieldWords } from '../field-words.ts';
import classes from './match.module.css';
import { columnWords, valuesOf, type Pick } from './picks.ts';

interface FieldPickerProps {
  field: Field;
  question: ColumnQuestion | null;
  headers: readonly string[];
  samples: readonly (readonly string[])[];
  pick: Pick | null;
  error: string | undefined;
  /** Whether the bank is taken from the branch code. */
  fromBranch: boolean;
  disabled: boolean;
  onPick: (pick: Pick) => void;
}

/** The choice of a field's column: among those that its question offers, or any. */
export function FieldPicker(props: FieldPickerProps) {
  const { field, question, headers, samples, pick, disabled, onPick } = props;
  const chosen =
    pick?.kind === 'columns'
      ? (question?.choices.findIndex((columns) => columns.join() === pick.columns.join()) ?? -1)
      : -1;
  const [elsewhere, setElsewhere] = useState(pick !== null && chosen < 0);
  if (!question) return <AnyColumn {...props} />;
  const value = elsewhere ? 'elsewhere' : chosen < 0 ? '' : String(chosen);
  const choose = (next: string) => {
    setElsewhere(next === 'elsewhere');
    onPick(
      next === 'elsewhere' ? { kind: 'none' } : { kind: 'columns', columns: question.choices[Number(next)]! },
    );
  };
  return (
    <Radio.Group
      value={value}
      onChange={choose}
      label={fieldWords(field)}
      description={sentenceText(question.message)}
      classNames={{ label: classes.hidden }}
    >
      <Stack gap={6} mt={6}>
        {question.choices.map((columns, i) => (
          <Radio
            key={columns.join()}
            value={String(i)}
            disabled={disabled}
            label={
              <>
                {columnWords(headers, columns)}
                {i === question.suggestion && (
                  <Badge size="xs" variant="light" ml={6} className={classes.suggested}>
                    <Trans>Suggested</Trans>
                  </Badge>
                )}
              </>
            }
            description={
              valuesOf({ kind: 'columns', columns }, samples).join(' · ') || t`Empty in the first rows`
            }
          />
        ))}
        <Radio value="elsewhere" disabled={disabled} label={t`Another column or none`} />
        {elsewhere && <AnyColumn {...props} />}
      </Stack>
    </Radio.Group>
  );
}

const SAME = 'same';

function AnyColumn({ field, headers, pick, error, fromBranch, disabled, onPick }: FieldPickerProps) {
  const name = fieldWords(field).toLowerCase();
  const joined = pick?.kind === 'columns' && pick.columns.length > 1 ? pick.columns : null;
  const columns = headers.map((_, at) => ({ value: String(at), label: columnWords(headers, [at]) }));
  const options = [
    ...(joined ? [{ value: joined.join(), label: columnWords(headers, joined) }] : []),
    ...(SAME_FOR_ALL_FIELDS.includes(field) ? [{ value: SAME, label: t`Same for every row…` }] : []),
    ...columns,
  ];
  const value = pick?.kind === 'columns' ? pick.columns.join() : pick?.kind === 'same' ? SAME : null;
  const choose = (next: string | null) => {
    if (next === null) onPick({ kind: 'none' });
    else if (next === SAME) onPick({ kind: 'same', text: '' });
    else onPick({ kind: 'columns', columns: next.split(',').map(Number) });
  };
  return (
    <Stack gap={6}>
      <Select
        aria-label={t`Column for ${name}`}
        data={options}
        value={value}
        onChange={choose}
        placeholder={
          fromBranch
            ? t`From the branch code`
            : REQUIRED_FIELDS.includes(field)
              ? t`Choose a column`
              : t`Not in this file`
        }
        error={error}
        clearable
        searchable
        disabled={disabled}
        nothingFoundMessage={t`No matching column`}
        comboboxProps={{ withinPortal: true }}
        clearButtonProps={{ 'aria-label': t`Clear ${name}` }}
      />
      {pick?.kind === 'same' && (
        <SameForAll
          field={field}
          text={pick.text}
          disabled={disabled}
          onText={(text) => onPick({ kind: 'same', text })}
        />
      )}
    </Stack>
  );
}

function SameForAll({
  field,
  text,
  disabled,
  onText,
}: {
  field: Field;
  text: string;
  disabled: boolean;
  onText: (text: string) => void;
}) {
  const name = fieldWords(field);
  const label = t`${name} of every row`;
  if (field === 'account_type') {
    const types = ACCOUNT_TYPES.map((type) => ({
      value: type,
      label: accountTypeWords(type),
    }));
    return (
      <Select
        label={label}
        data={types}
        value={text === '' ? null : text}
        placeholder={t`Choose one`}
        disabled={disabled}
        onChange={(type) => onText(type ?? '')}
      />
    );
  }
  return (
    <TextInput
      label={label}
      value={text}
      disabled={disabled}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
