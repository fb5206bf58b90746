import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MultiSelect, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core';
import type { StatementCsvPreview, StatementCsvProfile } from '../../../../../client/types.gen.ts';
import { CSV_DATE_FORMATS } from '../../../../../shared/statement-terms.ts';
import classes from './csv-fields.module.css';

type Amounts = StatementCsvProfile['amount'];
type ColumnRef = StatementCsvPreview['columns'][number]['ref'];

interface FieldsProps {
  preview: StatementCsvPreview;
  change: (profile: StatementCsvProfile) => void;
}

/** The choice of a column for each part of an entry, each column with its first values. */
export function CsvFields({ preview: { profile, columns }, change }: FieldsProps) {
  const data = columns.map(({ ref, header, samples }, index) => ({
    value: valueOf(ref),
    label: [header || t`Column ${index + 1}`, samples.slice(0, 2).join(', ')].filter(Boolean).join(': '),
  }));
  // A profile may name columns that the file does not have.
  const refsOf = (value: string) => columns.filter(({ ref }) => valueOf(ref) === value).map(({ ref }) => ref);
  const refOf = (value: string) => columns.find(({ ref }) => valueOf(ref) === value)!.ref;
  const set = (part: Partial<StatementCsvProfile>) => change({ ...profile, ...part });
  const required = (label: string, ref: ColumnRef, to: (ref: ColumnRef) => void) => (
    <Select
      label={label}
      data={data}
      value={valueOf(ref)}
      onChange={(value) => value !== null && to(refOf(value))}
      allowDeselect={false}
      searchable
    />
  );
  const optional = (label: string, name: OptionalColumn, description?: string) => (
    <Select
      label={label}
      description={description}
      data={data}
      value={profile[name] === null ? null : valueOf(profile[name])}
      onChange={(value) => set({ [name]: value === null ? null : refOf(value) })}
      placeholder={t`No such column`}
      clearable
      clearButtonProps={{ 'aria-label': t`No such column` }}
      searchable
    />
  );
  return (
    <Stack gap="md" mt="sm">
      <div className={classes.fields}>
        {required(t`Date`, profile.bookingDate, (bookingDate) => set({ bookingDate }))}
        <Select
          label={t`How dates are written`}
          data={dateFormats(profile.dateFormat)}
          value={profile.dateFormat}
          onChange={(dateFormat) => dateFormat !== null && set({ dateFormat })}
          allowDeselect={false}
        />
      </div>
      <AmountFields profile={profile} columns={columns} set={set} required={required} />
      <div className={classes.fields}>
        <MultiSelect
          label={t`Description`}
          data={data}
          value={profile.description.map(valueOf).filter((value) => refsOf(value).length > 0)}
          onChange={(values) => set({ description: values.flatMap((value) => refsOf(value)) })}
          maxValues={10}
        />
        {optional(t`Reference of the bank`, 'bankReference')}
        {optional(t`Balance after the entry`, 'balance', t`Shows whether the amounts are read right.`)}
        {optional(t`Name of the other side`, 'counterpartyName')}
      </div>
      <details className={classes.more}>
        <summary>
          <Trans>Rows, marks and further columns</Trans>
        </summary>
        <div className={classes.fields}>
          <FileFields profile={profile} set={set} />
          {optional(t`Value date`, 'valueDate')}
          {optional(t`End-to-end id`, 'endToEndId', t`The id that your bank file gave the payment.`)}
          {optional(t`Account of the other side`, 'counterpartyAccount')}
          <Select
            label={t`Fee beside the amount`}
            description={t`Only if the balance counts it: each fee becomes an entry.`}
            data={data}
            value={profile.fee ? valueOf(profile.fee.column) : null}
            onChange={(value) => set({ fee: value === null ? null : feeOf(refOf(value), columns) })}
            placeholder={t`No such column`}
            clearable
            clearButtonProps={{ 'aria-label': t`No such column` }}
            searchable
          />
        </div>
      </details>
    </Stack>
  );
}

/** If fees have a minus sign in one row, they have it in every row. */
function feeOf(column: ColumnRef, columns: StatementCsvPreview['columns']): StatementCsvProfile['fee'] {
  const { samples } = columns.find(({ ref }) => ref === column)!;
  return { column, feesAreNegative: samples.some((sample) => /^[-(\u2212]/.test(sample)) };
}

type OptionalColumn =
  | 'balance'
  | 'bankReference'
  | 'counterpartyAccount'
  | 'counterpartyName'
  | 'endToEndId'
  | 'valueDate';

/** Distinguishes a position from a header with the same digits. */
function valueOf(ref: ColumnRef): string {
  return typeof ref === 'number' ? `#${ref}` : `:${ref}`;
}

function dateFormats(chosen: string): { value: string; label: string }[] {
  return [...new Set([chosen, ...CSV_DATE_FORMATS])]
    .sort()
    .map((value) => ({ value, label: `${value} (${sampleOf(value)})` }));
}

/** The last day of March 2026 in a format, so that day and month cannot be mistaken. */
function sampleOf(format: string): string {
  return format
    .replace('YYYY', '2026')
    .replace('YY', '26')
    .replace('MMM', 'Mar')
    .replace('MM', '03')
    .replace('DD', '31');
}

interface PartProps {
  profile: StatementCsvProfile;
  set: (part: Partial<StatementCsvProfile>) => void;
}

interface AmountFieldsProps extends PartProps {
  columns: StatementCsvPreview['columns'];
  required: (label: string, ref: ColumnRef, to: (ref: ColumnRef) => void) => React.ReactNode;
}

/** The amounts: one column with signs, two columns, or one whose direction is in another column. */
function AmountFields({ profile, columns, set, required }: AmountFieldsProps) {
  const { amount } = profile;
  const setAmount = (to: Amounts) => set({ amount: to });
  const first = amount.kind === 'TWO_COLUMNS' ? amount.debit : amount.amount;
  const next = columns[columns.findIndex(({ ref }) => ref === first) + 1]?.ref ?? first;
  return (
    <Stack gap="xs">
      <div className={classes.fields}>
        <Select
          label={t`How amounts are written`}
          data={[
            { value: 'SIGNED', label: t`One column with signs` },
            { value: 'TWO_COLUMNS', label: t`Money out and money in` },
            { value: 'MARKED', label: t`Marked by another column` },
          ]}
          value={amount.kind}
          onChange={(kind) => kind !== null && setAmount(amountsOf(kind, first, next))}
          allowDeselect={false}
        />
        {amount.kind === 'SIGNED' &&
          required(t`Amount`, amount.amount, (ref) => setAmount({ ...amount, amount: ref }))}
        {amount.kind === 'TWO_COLUMNS' && (
          <>
            {required(t`Money out`, amount.debit, (debit) => setAmount({ ...amount, debit }))}
            {required(t`Money in`, amount.credit, (credit) => setAmount({ ...amount, credit }))}
            <Switch
              label={t`Money out has minus signs`}
              checked={amount.debitsAreNegative}
              onChange={({ currentTarget: { checked } }) =>
                setAmount({ ...amount, debitsAreNegative: checked })
              }
            />
          </>
        )}
        {amount.kind === 'MARKED' && (
          <>
            {required(t`Amount`, amount.amount, (ref) => setAmount({ ...amount, amount: ref }))}
            {required(t`Direction`, amount.mark, (mark) => setAmount({ ...amount, mark }))}
            <Mark
              label={t`Mark of money out`}
              marks={amount.debitMarks}
              change={(debitMarks) => setAmount({ ...amount, debitMarks })}
            />
            <Mark
              label={t`Mark of money in`}
              marks={amount.creditMarks}
              change={(creditMarks) => setAmount({ ...amount, creditMarks })}
            />
          </>
        )}
        <Select
          label={t`Decimal mark`}
          data={[
            { value: '.', label: t`Point: 1,234.50` },
            { value: ',', label: t`Comma: 1 234,50` },
          ]}
          value={profile.decimalMark}
          onChange={(mark) => mark !== null && set({ decimalMark: mark as '.' | ',' })}
          allowDeselect={false}
        />
      </div>
    </Stack>
  );
}

/** The usual columns for a kind of amounts: banks write a second column beside the first. */
function amountsOf(kind: Amounts['kind'], first: ColumnRef, next: ColumnRef): Amounts {
  if (kind === 'SIGNED') return { kind, amount: first };
  if (kind === 'TWO_COLUMNS') return { kind, debit: first, credit: next, debitsAreNegative: false };
  return { kind, amount: first, mark: next, debitMarks: ['DR'], creditMarks: ['CR'] };
}

interface MarkProps {
  label: string;
  marks: string[];
  change: (marks: string[]) => void;
}

function Mark({ label, marks, change }: MarkProps) {
  return (
    <TextInput
      label={label}
      description={t`Several with commas, such as DR, D.`}
      defaultValue={marks.join(', ')}
      onBlur={({ currentTarget: { value } }) => {
        const typed = value
          .split(',')
          .map((mark) => mark.trim())
          .filter((mark) => mark !== '');
        if (typed.length > 0) change(typed);
      }}
    />
  );
}

const MOST_ROWS = 100;

function FileFields({ profile, set }: PartProps) {
  const rows = (label: string, name: 'headerRows' | 'footerRows', description?: string) => (
    <NumberInput
      label={label}
      description={description}
      value={profile[name]}
      onChange={(value) => typeof value === 'number' && set({ [name]: value })}
      min={0}
      max={MOST_ROWS}
      allowDecimal={false}
    />
  );
  return (
    <>
      {rows(t`Rows above the first entry`, 'headerRows', t`The last of them names the columns.`)}
      {rows(t`Rows below the last entry`, 'footerRows', t`Such as a line of totals.`)}
      <Select
        label={t`Between two cells`}
        data={[
          { value: ',', label: t`Comma` },
          { value: ';', label: t`Semicolon` },
          { value: '\t', label: t`Tab` },
          { value: '|', label: t`Vertical line` },
        ]}
        value={profile.delimiter}
        onChange={(mark) => mark !== null && set({ delimiter: mark as StatementCsvProfile['delimiter'] })}
        allowDeselect={false}
      />
      <Select
        label={t`Order of the entries`}
        data={[
          { value: 'OLDEST_FIRST', label: t`Oldest first` },
          { value: 'NEWEST_FIRST', label: t`Newest first` },
        ]}
        value={profile.order}
        onChange={(order) => order !== null && set({ order: order as StatementCsvProfile['order'] })}
        allowDeselect={false}
      />
    </>
  );
}
