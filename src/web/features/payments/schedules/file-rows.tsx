import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, FileButton, Group, List, Stack, Text } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconFileImport from '~icons/tabler/file-import';
import { useState } from 'react';
import type { WithdrawalRequest } from '../../../../client/types.gen.ts';
import { countryOf } from '../../../../domain/countries/registry.ts';
import { TEMPLATE_PATH } from '../../../../shared/dashboard-routes.ts';
import type { Currency } from '../../../../shared/money.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ShownError } from '../../../ui/problem.ts';
import { sumOf } from '../shared/sums.ts';
import { ColumnMatcher } from '../shared/withdrawal-file/match/column-matcher.tsx';
import { overridesOf } from '../shared/withdrawal-file/match/picks.ts';
import type {
  ColumnsToMatch,
  FileChoices,
  FileRows as Found,
} from '../shared/withdrawal-file/rows-of-file.ts';
import { SheetChooser } from '../shared/withdrawal-file/sheet-chooser.tsx';
import { useSetup } from '../shared/withdrawal-file/use-setup.ts';
import { rulesOf, type Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import { payments } from '../shared/words.ts';

export interface ReadRows {
  name: string;
  currency: Currency;
  rows: WithdrawalRequest[];
}

interface FileRowsProps {
  /** The currency that the rows have; null for that of the entity's country. */
  currency: Currency | null;
  value: ReadRows | null;
  onRead: (read: ReadRows) => void;
  error?: string | undefined;
}

const NOTHING_CHOSEN: FileChoices = { sheet: null, overrides: null };

type Outcome =
  | { kind: 'reading' }
  | { kind: 'failed'; error: unknown }
  | (Extract<Found, { kind: 'sheets' }> & { file: File })
  | (Extract<Found, { kind: 'columns' }> & { file: File; sheet: string | null })
  | { kind: 'faults'; name: string; faults: string[]; further: number };

/** The rules by which the file of a schedule is read: those of a batch on the usual rail. */
function rulesFor(setup: Setup, currency: Currency) {
  const rail = setup.entity.rails.some((one) => one.rail === setup.config.defaultRail)
    ? setup.config.defaultRail
    : (setup.entity.rails[0]?.rail ?? setup.config.defaultRail);
  return rulesOf(setup, { currency, rail, decimalMark: null });
}

/** Takes the payments of a run from a file that is right as a whole; else says what has to be corrected. */
export function FileRows({ currency, value, onRead, error }: FileRowsProps) {
  const { setup, failed } = useSetup();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const read = async (file: File | null, choices: FileChoices = NOTHING_CHOSEN) => {
    if (!file || !setup) return;
    const of = currency ?? countryOf(setup.entity.country).currency;
    setOutcome({ kind: 'reading' });
    try {
      const { rowsOfFile } = await import('../shared/withdrawal-file/rows-of-file.ts');
      const found = await rowsOfFile(file, rulesFor(setup, of), choices);
      if (found.kind === 'sheets') return setOutcome({ ...found, file });
      if (found.kind === 'columns') return setOutcome({ ...found, file, sheet: choices.sheet });
      if (found.kind === 'faults') return setOutcome({ ...found, name: file.name });
      setOutcome(null);
      onRead({ name: file.name, currency: of, rows: found.rows });
    } catch {
      setOutcome({ kind: 'failed', error: new ShownError(t`The file could not be read. Choose it again.`) });
    }
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Group gap="sm">
        <FileButton
          onChange={(file) => void read(file)}
          accept=".csv,.txt,.xlsx"
          // Until then a file could not be read, and would be lost without a word.
          inputProps={{ 'aria-label': t`File`, disabled: !setup }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={outcome?.kind === 'reading'}
              disabled={!setup}
              leftSection={<IconFileImport size={16} aria-hidden />}
            >
              {value === null ? t`Choose a file` : t`Choose another file`}
            </Button>
          )}
        </FileButton>
        <Anchor href={TEMPLATE_PATH} size="sm" download>
          <Trans>Template</Trans>
        </Anchor>
      </Group>
      {failed && <ErrorState error={failed.error} retry={failed.retry} />}
      {outcome?.kind === 'failed' && <ErrorState error={outcome.error} />}
      {outcome?.kind === 'faults' && <Faults {...outcome} />}
      {outcome?.kind === 'sheets' && (
        <SheetChooser
          title={t`Which sheet has the payments?`}
          message={outcome.message}
          sheets={outcome.sheets}
          choose={(sheet) => void read(outcome.file, { sheet, overrides: null })}
        />
      )}
      {outcome?.kind === 'columns' && (
        <Columns
          key={outcome.file.name}
          {...outcome}
          apply={(overrides) => void read(outcome.file, { sheet: outcome.sheet, overrides })}
        />
      )}
      {value !== null && <Text size="sm">{readWords(value)}</Text>}
      {error !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

interface ColumnsProps {
  file: File;
  columns: ColumnsToMatch;
  apply: (overrides: NonNullable<FileChoices['overrides']>) => void;
}

/** The columns of the file, for the user to match: as for a batch, since the names do not decide them all. */
function Columns({ file, columns: { headers, mapping, samples }, apply }: ColumnsProps) {
  return (
    <Panel title={t`Match the columns of ${file.name}`} w="100%">
      <ColumnMatcher
        headers={headers}
        mapping={mapping}
        samples={samples}
        button={t`Read the payments`}
        takesFocus
        apply={(picks, _asSuggested, checked) => apply({ ...overridesOf(picks), checked })}
      />
    </Panel>
  );
}

/** "rent.csv: 3 payments, R 41,000.00". */
function readWords({ name, currency, rows }: ReadRows): string {
  return `${name}: ${payments(rows.length)}, ${formatMoney(sumOf(rows, currency), currency)}`;
}

/** The errors to correct in a file. The one that was chosen before stays chosen. */
function Faults({ name, faults, further }: { name: string; faults: string[]; further: number }) {
  const more = formatNumber(further);
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={t`Correct ${name} first`}>
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={fault}>{fault}</List.Item>
        ))}
        {further > 0 && <List.Item>{t`${more} more rows have errors`}</List.Item>}
      </List>
    </Alert>
  );
}
