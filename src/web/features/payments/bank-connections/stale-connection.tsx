import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { changedSettings, type ConnectionValues, valuesOf } from './connection-values.ts';
import { settingName, settingWords } from './words.ts';

interface StaleConnectionProps {
  base: BankConnection;
  theirs: BankConnection;
  mine: ConnectionValues;
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** Says what another administrator saved while this form was open, and how to go on without losing input. */
export function StaleConnection({ base, theirs, mine, onMerge, onTakeTheirs }: StaleConnectionProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, []);
  const own = new Set(changedSettings(valuesOf(base), mine));
  const changed = changedSettings(valuesOf(base), valuesOf(theirs));
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="yellow"
      icon={<IconGitMerge aria-hidden />}
      title={t`Another administrator saved version ${theirs.version} while you were editing`}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            Your changes were not saved, but they are still in the form. The other version changed:
          </Trans>
        </Text>
        {changed.length === 0 ? (
          <Text size="sm">
            <Trans>None of these settings: they are the same as before.</Trans>
          </Text>
        ) : (
          <Table.ScrollContainer minWidth={420}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t`Setting`}</Table.Th>
                  <Table.Th>{t`Before`}</Table.Th>
                  <Table.Th>{t`After`}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {changed.map((setting) => (
                  <Table.Tr key={setting}>
                    <Table.Th scope="row">{settingName(setting)}</Table.Th>
                    <Table.Td>{settingWords(base, setting)}</Table.Td>
                    <Table.Td>
                      {settingWords(theirs, setting)}
                      {own.has(setting) && (
                        <>
                          {' '}
                          <strong>
                            <Trans>You changed this too. The form has your value.</Trans>
                          </strong>
                        </>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group gap="sm">
          <Button size="xs" onClick={onMerge}>
            <Trans>Keep my changes and take their other changes</Trans>
          </Button>
          <Button size="xs" variant="default" onClick={onTakeTheirs}>
            <Trans>Discard my changes and start from theirs</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
