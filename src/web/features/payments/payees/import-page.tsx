import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { countryOf } from '../../../../domain/countries/registry.ts';
import type { SheetChoice } from '../../../../domain/withdrawal-file/file-facts.ts';
import { ACCOUNT_FIELDS } from '../../../../domain/withdrawal-file/read-account.ts';
import { compileRules } from '../../../../domain/withdrawal-file/rules.ts';
import { csvRow } from '../../../../shared/csv.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PAYEE_LIMITS } from '../../../../shared/payee-terms.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ShownError } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { downloadBlob } from '../../../ui/save-file.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { ProposeDialog } from '../shared/payees/lazy.tsx';
import { UploadArea } from '../shared/upload/upload-area.tsx';
import { useUploads } from '../shared/upload/use-uploads.ts';
import { sentenceWriter } from '../shared/withdrawal-file/sentence-writer.ts';
import { SheetChooser } from '../shared/withdrawal-file/sheet-chooser.tsx';
import { useSetup } from '../shared/withdrawal-file/use-setup.ts';
import { rulesOf, type Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import { type ImportRow, importRows, missingColumns, withRefusals } from './import-rows.ts';

const PAGE = 50;

interface ReadRows {
  fileName: string;
  rows: readonly ImportRow[];
}

function rulesFor(setup: Setup) {
  const { currency } = countryOf(setup.entity.country);
  const rail = setup.entity.rails[0]?.rail ?? setup.config.defaultRail;
  return compileRules(rulesOf(setup, { currency, rail, decimalMark: null }));
}

/** Proposes the payees of a file: choose it, see what is wrong in which row, and give the evidence. */
export default function ImportPayeesPage() {
  const mayPropose = useMay('proposePayees');
  const { setup, failed } = useSetup();
  const [read, setRead] = useState<ReadRows | null>(null);
  const title = routeTitle('importPayees');
  if (!mayPropose)
    return (
      <>
        <PageHeader title={title} />
        <NoPermission what={t`Proposing payees`} role={t`Preparer`} />
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        description={t`Up to ${formatNumber(PAYEE_LIMITS.proposed)} payees of a CSV file or an Excel \
workbook. A second person confirms them.`}
      >
        <BackLink to={paths.payees()}>
          <Trans>All accounts that may be paid</Trans>
        </BackLink>
      </PageHeader>
      {failed && <ErrorState error={failed.error} retry={failed.retry} />}
      {setup && read === null && <Choose setup={setup} onRead={setRead} />}
      {read !== null && <Review key={read.fileName} read={read} onOther={() => setRead(null)} />}
    </>
  );
}

function Choose({ setup, onRead }: { setup: Setup; onRead: (read: ReadRows) => void }) {
  const [asked, setAsked] = useState<{ file: File; sheets: readonly SheetChoice[] } | null>(null);
  const take = async (file: File, sheet: string | null) => {
    const { readTable } = await import('../shared/withdrawal-file/read-table.ts');
    const found = await readTable(file, sheet, PAYEE_LIMITS.proposed);
    if (found.kind === 'sheets') {
      setAsked({ file, sheets: found.sheets });
      return found.kind;
    }
    const missing = missingColumns(found.table);
    if (missing.length > 0)
      throw new ShownError(
        t`These columns were not found: ${missing.join(', ')}. Name them so in the first row, as the \
template does.`,
      );
    onRead({ fileName: file.name, rows: importRows(found.table, rulesFor(setup), sentenceWriter()) });
    return found.kind;
  };
  const uploads = useUploads(
    (file) => take(file, null),
    async () => undefined,
  );
  return (
    <Stack gap="md">
      <UploadArea
        uploads={uploads}
        take={(files) => {
          setAsked(null);
          uploads.take(files.slice(0, 1));
        }}
        chooseLabel={t`Choose a file with payees`}
        dropLabel={t`Drop a file with payees here`}
        title={t`Drop a file here, or click to choose one`}
        hint={t`A heading for each column, and a payee in each row: name, bank, account number and type.`}
        errorTitle={(name) => t`${name} could not be read`}
        outcome={(kind, file) => kind === 'sheets' && <Text size="sm">{file.name}</Text>}
      />
      {asked && (
        <SheetChooser
          title={t`Which sheet has the payees?`}
          sheets={asked.sheets}
          choose={(sheet) => void take(asked.file, sheet)}
        />
      )}
      <Text size="sm" c="dimmed">
        <Trans>
          You can check every row before you propose anything. A{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={saveTemplate}>
            template
          </Anchor>{' '}
          has headings that are always recognised.
        </Trans>
      </Text>
    </Stack>
  );
}

function saveTemplate(): void {
  const text = `\uFEFF${csvRow([...ACCOUNT_FIELDS, 'reference format'])}`;
  downloadBlob(new Blob([text], { type: 'text/csv' }), 'payees-template.csv');
}

const columns: TableColumn<ImportRow>[] = [
  {
    id: 'line',
    header: () => t`Line`,
    accessorKey: 'line',
    meta: { align: 'end', width: 72, inCard: 'last' },
  },
  { id: 'name', header: () => t`Payee`, accessorKey: 'name' },
  { id: 'account', header: () => t`Account`, accessorKey: 'account' },
  {
    id: 'errors',
    header: () => t`To correct`,
    cell: ({ row: { original } }) => original.errors.map((error) => <div key={error}>{error}</div>),
  },
];

/** The rows that can be proposed, and those with errors, which are left out. */
function Review({ read, onOther }: { read: ReadRows; onOther: () => void }) {
  const navigate = useNavigate();
  const [rows, setRows] = useState(read.rows);
  const [offset, setOffset] = useState(0);
  const [proposes, setProposes] = useState(false);
  const ready = rows.flatMap(({ payee }) => payee ?? []);
  const wrong = rows.length - ready.length;
  // Rows with errors come first, so that they are seen.
  const listed = [...rows.filter(({ payee }) => !payee), ...rows.filter(({ payee }) => payee)];
  const counted = formatNumber(ready.length);
  const writtenWrong = formatNumber(wrong);
  return (
    <Stack gap="md">
      {wrong > 0 && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertCircle aria-hidden />}
          title={plural(wrong, { one: '1 row has errors', other: `${writtenWrong} rows have errors` })}
        >
          <Trans>Correct them in the file and choose it again, or propose the others without them.</Trans>
        </Alert>
      )}
      <Group gap="sm">
        <Button disabled={ready.length === 0} onClick={() => setProposes(true)}>
          {plural(ready.length, { one: 'Propose 1 payee…', other: `Propose ${counted} payees…` })}
        </Button>
        <Button variant="default" onClick={onOther}>
          <Trans>Choose another file</Trans>
        </Button>
      </Group>
      <DataTable
        caption={t`Payees of ${read.fileName}`}
        columns={columns}
        rows={listed.slice(offset, offset + PAGE)}
        rowId={({ line }) => String(line)}
      />
      <Pager offset={offset} limit={PAGE} total={rows.length} noun={t`payees`} onChange={setOffset} />
      {proposes && (
        <ProposeDialog
          payees={ready}
          source="FILE"
          fileName={read.fileName}
          onClose={() => setProposes(false)}
          onProposed={({ proposalId }) => void navigate(paths.payees(`?proposal=${proposalId}`))}
          onRefused={(errors) => {
            setRows(withRefusals(rows, errors));
            setOffset(0);
            setProposes(false);
          }}
        />
      )}
    </Stack>
  );
}
