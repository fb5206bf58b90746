import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  FIELDS,
  REQUIRED_FIELDS,
  SAME_FOR_ALL_FIELDS,
  type Field,
} from '../../../../../domain/withdrawal/shapes.ts';
import type {
  ColumnDoubt,
  ColumnMapping,
  ColumnQuestion,
  Sureness,
} from '../../../../../domain/withdrawal-file/column-mapping.ts';
import { ACCOUNT_TYPES } from '../../../../../shared/terms.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { accountTypeWords } from '../../shared/words.ts';
import { sentenceText } from '../sentences.ts';
import { fieldWords } from '../words.ts';
import { Doubts } from './doubts.tsx';
import classes from './match.module.css';
import {
  columnWords,
  pickedTwice,
  picksOf,
  samePicks,
  unpicked,
  valuesOf,
  NO_PICKS,
  type Pick,
  type Picks,
} from './picks.ts';
import { Unread } from './unread.tsx';

interface ColumnMatcherProps {
  headers: readonly string[];
  /** The mapping that the column names suggest; null without a suggestion. */
  mapping: ColumnMapping | null;
  samples: readonly (readonly string[])[];
  /** The columns of a workbook with the number of their cells that are numbers, not text. */
  numberCells?: readonly (readonly [column: number, cells: number])[];
  /** The picks that were confirmed for this header before, and how they are explained. */
  before?: { picks: Picks; reason: string } | null;
  /** Further doubts, which depend on the picks. */
  doubtsAbout?: (picks: Picks) => ColumnDoubt[];
  /** The label of the button. */
  button: string;
  /**
   * Called with all picks, and whether they equal the mapping that the names suggest; and with the ids of all
   * doubts that the user has looked at.
   */
  apply: (picks: Picks, asSuggested: boolean, checked: readonly string[]) => void;
  close?: () => void;
  disabled?: boolean;
  /** Whether the focus goes to the first open question, or else to the button. */
  takesFocus?: boolean;
  /** Another question that must be answered first, in a few words. */
  waitingFor?: string | null;
  /** Shown above the buttons. */
  children?: ReactNode;
}

/** The column of each field, with its first values. An ambiguous field needs the user's decision. */
export function ColumnMatcher({
  headers,
  mapping,
  samples,
  numberCells = [],
  before = null,
  doubtsAbout = () => [],
  button,
  apply,
  close,
  disabled = false,
  takesFocus = false,
  waitingFor = null,
  children,
}: ColumnMatcherProps) {
  const found = mapping ? picksOf(mapping) : NO_PICKS;
  const [picks, setPicks] = useState<Picks>(before?.picks ?? found);
  const open = unpicked(picks);
  const twice = pickedTwice(picks);
  const doubts = [...(mapping?.doubts ?? []), ...doubtsAbout(picks)];
  const about = doubts.map(({ id }) => id).join();
  // Other picks may raise other doubts, which have not been looked at.
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const hasLooked = lookedAt === about;
  const waiting = [
    ...(waitingFor ? [waitingFor] : []),
    ...open.map((field) => fieldWords(field).toLowerCase()),
    ...(doubts.length > 0 && !hasLooked ? [t`that you have checked this`] : []),
  ];
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || waitingFor) return;
    const next =
      form.current?.querySelector<HTMLElement>(
        `.${classes.open} input:not([disabled]), [data-doubts] input:not([disabled])`,
      ) ?? form.current?.querySelector<HTMLElement>('[data-continue]:not([disabled])');
    next?.focus({ preventScroll: true });
    // Once, when the columns are shown: later the focus is where the user put it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Stack gap="md" ref={form}>
      <ul className={classes.rows} aria-label={t`Columns of the file`}>
        <li className={classes.head} aria-hidden>
          <span>{t`Field`}</span>
          <span>{t`Column of your file`}</span>
          <span>{t`First values`}</span>
          <span>{t`Reason`}</span>
        </li>
        {FIELDS.map((field) => {
          const question = mapping?.ambiguous.find((one) => one.field === field) ?? null;
          return (
            <li key={field} className={`${classes.row} ${open.includes(field) ? classes.open : ''}`}>
              <span className={classes.field}>
                {fieldWords(field)}
                {REQUIRED_FIELDS.includes(field) && !isFromBranch(field, picks) && (
                  <Text span c="red" inherit title={t`Required`}>
                    {'\u00a0*'}
                  </Text>
                )}
              </span>
              <FieldPicker
                field={field}
                question={question}
                headers={headers}
                samples={samples}
                pick={picks[field]}
                error={twice.includes(field) ? t`This column is already used for another field.` : undefined}
                fromBranch={isFromBranch(field, picks)}
                disabled={disabled}
                onPick={(pick) => setPicks({ ...picks, [field]: pick })}
              />
              <span className={classes.values}>{valuesOf(picks[field], samples).join(' · ')}</span>
              <span className={classes.why}>{reasonFor(field, picks, found, mapping, before)}</span>
              {STORED_AS_TEXT.includes(field) && storedAsNumbers(picks[field], numberCells) > 0 && (
                <Text size="sm" className={classes.warning}>
                  {numbersWarning(field, storedAsNumbers(picks[field], numberCells))}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {mapping && <Unread headers={headers} picks={picks} mapping={mapping} samples={samples} />}
      {doubts.length > 0 && (
        <Doubts
          doubts={doubts}
          hasLooked={hasLooked}
          onLook={(looked) => setLookedAt(looked ? about : null)}
          disabled={disabled}
        />
      )}
      {children}
      <Group justify="flex-end" className={classes.foot}>
        {waiting.length > 0 && (
          <Text size="sm" id="match-reason" role="status">
            <Trans>Still to choose: {waiting.join(', ')}.</Trans>
          </Text>
        )}
        {close && (
          <Button variant="default" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        )}
        <Button
          data-continue
          onClick={() =>
            apply(picks, mapping !== null && doubts.length === 0 && samePicks(picks, found), [
              ...(mapping?.checked ?? []),
              ...doubts.map(({ id }) => id),
            ])
          }
          disabled={disabled || waiting.length > 0 || twice.length > 0}
          aria-describedby={waiting.length > 0 ? 'match-reason' : undefined}
        >
          {button}
        </Button>
      </Group>
    </Stack>
  );
}

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

function FieldPicker(props: FieldPickerProps) {
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

/** Fields whose digits are not a quantity: a spreadsheet that stores them as numbers drops their zeros. */
const STORED_AS_TEXT: readonly Field[] = ['account_number', 'branch_code'];

function storedAsNumbers(pick: Pick | null, numberCells: ColumnMatcherProps['numberCells'] = []): number {
  if (pick?.kind !== 'columns') return 0;
  return numberCells.reduce((sum, [column, cells]) => (pick.columns.includes(column) ? sum + cells : sum), 0);
}

function numbersWarning(field: Field, cells: number): string {
  const written = formatNumber(cells);
  const found = plural(cells, {
    one: '1 cell of this column is a number in Excel, not text.',
    other: `${written} cells of this column are numbers in Excel, not text.`,
  });
  const advice =
    field === 'branch_code'
      ? t`Excel drops leading zeros and every digit after the 15th: compare each branch code with its source.`
      : t`Excel drops leading zeros and every digit after the 15th: compare each account number with its \
source.`;
  return `${found} ${advice}`;
}

const SURENESS_WORDS: Record<Sureness, MessageDescriptor> = {
  template: msg`Name as in the template`,
  clear: msg`Clear from its name`,
  likely: msg`Likely from its name`,
  possible: msg`Possible from its name`,
};

/** Whether the bank needs no column, because the branch code says which it is. */
function isFromBranch(field: Field, picks: Picks): boolean {
  return field === 'bank' && picks.bank?.kind === 'none' && picks.branch_code?.kind === 'columns';
}

function reasonFor(
  field: Field,
  picks: Picks,
  found: Picks,
  mapping: ColumnMapping | null,
  before: ColumnMatcherProps['before'],
): string {
  const pick = picks[field];
  if (pick === null) return t`Choose one`;
  const asBefore = before && JSON.stringify(pick) === JSON.stringify(before.picks[field]);
  if (asBefore && pick.kind !== 'none') return before.reason;
  if (pick.kind === 'same') return t`Same for every row`;
  if (pick.kind === 'columns') {
    const sureness = mapping?.sureness[field] ?? null;
    const asFound = JSON.stringify(pick) === JSON.stringify(found[field]);
    return asFound && sureness ? i18n._(SURENESS_WORDS[sureness]) : t`Your choice`;
  }
  if (isFromBranch(field, picks)) return t`Taken from the branch code`;
  if (field === 'branch_code') return t`The bank's universal code`;
  return REQUIRED_FIELDS.includes(field) ? t`Required: choose a column` : t`Not in this file`;
}
