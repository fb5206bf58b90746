import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { usePersonName } from '../../../ui/person.tsx';
import type { Difference } from './config-values.ts';
import { settingName, settingWords } from './words.ts';

interface StaleNoticeProps {
  base: PaymentConfigForDisplay;
  theirs: PaymentConfigForDisplay;
  differences: readonly Difference[];
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/**
 * Explains that another administrator saved a version while this form was open: what they changed, and how to
 * continue without losing input.
 */
export function StaleNotice({ base, theirs, differences, onMerge, onTakeTheirs }: StaleNoticeProps) {
  const personName = usePersonName();
  const notice = useRef<HTMLDivElement>(null);
  // The notice may be out of sight, and it has the choices without which nothing can be saved.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, []);
  const savedBy = theirs.updatedBy ? personName(theirs.updatedBy) : t`Your operator`;
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="yellow"
      icon={<IconGitMerge aria-hidden />}
      title={t`${savedBy} saved version ${theirs.version} while you were editing`}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            Your changes were not saved, but they are still in the form. The other version changed:
          </Trans>
        </Text>
        {differences.length === 0 ? (
          <Text size="sm">
            <Trans>None of these settings: they are the same as before.</Trans>
          </Text>
        ) : (
          <Table.ScrollContainer minWidth={480}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t`Setting`}</Table.Th>
                  <Table.Th>{t`Before`}</Table.Th>
                  <Table.Th>{t`After`}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ setting, mineToo }) => (
                  <Table.Tr key={setting}>
                    <Table.Th scope="row">{settingName(setting)}</Table.Th>
                    <Table.Td>{settingWords(base, setting)}</Table.Td>
                    <Table.Td>
                      {settingWords(theirs, setting)}
                      {mineToo && (
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
