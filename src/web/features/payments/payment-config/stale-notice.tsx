import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import type { Difference } from './config-values.ts';
import { SETTING_NAMES, settingWords } from './words.ts';

interface StaleNoticeProps {
  base: PaymentConfigForDisplay;
  theirs: PaymentConfigForDisplay;
  differences: readonly Difference[];
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/**
 * Somebody else saved while this form was open: what they changed, and how to go on without losing what is
 * typed.
 */
export function StaleNotice({ base, theirs, differences, onMerge, onTakeTheirs }: StaleNoticeProps) {
  return (
    <Alert
      color="yellow"
      icon={<IconGitMerge aria-hidden />}
      title={`${theirs.updatedBy?.name ?? 'Your operator'} saved version ${theirs.version} while you were editing`}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">
          Yours was not saved, and what you typed is still here. This is what they changed:
        </Text>
        {differences.length === 0 ? (
          <Text size="sm">Nothing that is shown here: the settings are as you found them.</Text>
        ) : (
          <Table.ScrollContainer minWidth={480}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Setting</Table.Th>
                  <Table.Th>Was</Table.Th>
                  <Table.Th>Is now</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ setting, mineToo }) => (
                  <Table.Tr key={setting}>
                    <Table.Th scope="row">{SETTING_NAMES[setting]}</Table.Th>
                    <Table.Td>{settingWords(base, setting)}</Table.Td>
                    <Table.Td>
                      {settingWords(theirs, setting)}
                      {mineToo && <strong> You changed this too: yours stands in the form.</strong>}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group gap="sm">
          <Button size="xs" onClick={onMerge}>
            Keep my changes, take theirs elsewhere
          </Button>
          <Button size="xs" variant="default" onClick={onTakeTheirs}>
            Drop mine and start from theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
