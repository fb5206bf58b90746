import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SheetChoice } from '../../../../../domain/withdrawal-file/file-facts.ts';
import type { TextTable } from '../../../../../domain/withdrawal-file/text-table.ts';
import { MOST_REQUESTS } from '../../../../../shared/collection-terms.ts';
import { csvRow } from '../../../../../shared/csv.ts';
import { downloadBlob } from '../../../../ui/save-file.ts';
import { UploadArea } from '../../shared/upload/upload-area.tsx';
import { useUploads } from '../../shared/upload/use-uploads.ts';
import { SheetChooser } from '../../shared/withdrawal-file/sheet-chooser.tsx';
import { fieldWord, FIELDS } from './columns.ts';

interface ChooseProps {
  onRead: (table: TextTable, fileName: string) => void;
}

/** Takes the file: by dropping or choosing it, and a sheet if a workbook has several. */
export function Choose({ onRead }: ChooseProps) {
  const [asked, setAsked] = useState<{ file: File; sheets: readonly SheetChoice[] } | null>(null);
  const read = async (file: File, sheet: string | null) => {
    const { readTable } = await import('../../shared/withdrawal-file/read-table.ts');
    const found = await readTable(file, sheet, MOST_REQUESTS);
    if (found.kind === 'sheets') setAsked({ file, sheets: found.sheets });
    else onRead(found.table, file.name);
    return found.kind;
  };
  const uploads = useUploads(
    (file) => read(file, null),
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
        chooseLabel={t`Choose a file with payment requests`}
        dropLabel={t`Drop a file with payment requests here`}
        title={t`Drop a file here, or click to choose one`}
        hint={t`A CSV file or an Excel workbook, with a heading for each column and a payer in each row.`}
        errorTitle={(name) => t`${name} could not be read`}
        outcome={(kind, file) => kind === 'sheets' && <Text size="sm">{file.name}</Text>}
      />
      {asked && (
        <SheetChooser
          title={t`Which sheet has the payment requests?`}
          sheets={asked.sheets}
          choose={(sheet) => void read(asked.file, sheet)}
        />
      )}
      <Text size="sm" c="dimmed">
        <Trans>
          Nothing is created before you have seen every row. A{' '}
          <Anchor component="button" type="button" inherit onClick={saveTemplate}>
            template
          </Anchor>{' '}
          has the headings that are always recognised.
        </Trans>
      </Text>
    </Stack>
  );
}

function saveTemplate(): void {
  const text = `\uFEFF${csvRow(FIELDS.map(fieldWord))}`;
  downloadBlob(new Blob([text], { type: 'text/csv' }), 'payment-requests-template.csv');
}
