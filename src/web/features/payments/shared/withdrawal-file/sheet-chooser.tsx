import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { SheetChoice } from '../../../../../domain/withdrawal-file/file-facts.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { countedRows } from '../words.ts';

interface SheetChooserProps {
  title: string;
  /** What the file says of its sheets; absent when there is nothing more to say. */
  message?: string;
  sheets: readonly SheetChoice[];
  choose: (name: string) => void;
}

/** Asks which sheet of a workbook to read. Each has its number of rows and its first row. */
export function SheetChooser({ title, message, sheets, choose }: SheetChooserProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The dropzone that had the focus was replaced while the file was read.
  useEffect(() => first.current?.focus(), []);
  return (
    <Panel title={title} w="100%">
      {message !== undefined && (
        <Text size="sm" mb="md" role="status">
          {message}
        </Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {sheets.map(({ name, hidden, rows, firstRow }, i) => (
          <Group component="li" key={name} gap="md" align="flex-start">
            <Button ref={i === 0 ? first : null} variant="default" onClick={() => choose(name)}>
              {name}
            </Button>
            <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Text size="sm">
                {hidden
                  ? t`${countedRows(rows)} with text, hidden in Excel`
                  : t`${countedRows(rows)} with text, headings included`}
              </Text>
              <Text size="sm" c="dimmed" truncate>
                {firstRow.join(' · ')}
              </Text>
            </div>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
