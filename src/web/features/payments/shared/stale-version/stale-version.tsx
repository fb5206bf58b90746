import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import IconGitMerge from '~icons/tabler/git-merge';
import { useEffect, useRef } from 'react';

/** A setting that the other version changed, in words. */
interface ChangedSetting {
  name: string;
  before: string | null;
  after: string | null;
  /** Whether this form changed it too. */
  mineToo: boolean;
}

interface StaleVersionProps {
  /** Who saved which version. */
  title: string;
  changes: readonly ChangedSetting[];
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/**
 * Says that another administrator saved a version while this form was open: its changes, and how to continue
 * without losing input.
 */
export function StaleVersion({ title, changes, onMerge, onTakeTheirs }: StaleVersionProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The notice may be out of sight, and nothing can be saved without its choices.
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="yellow"
      icon={<IconGitMerge aria-hidden />}
      title={title}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            Your changes were not saved, but they are still in the form. The other version changed:
          </Trans>
        </Text>
        {changes.length === 0 ? (
          <Text size="sm">
            <Trans>None of these settings: they are the same as before.</Trans>
          </Text>
        ) : (
          <Changes changes={changes} />
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

function Changes({ changes }: { changes: readonly ChangedSetting[] }) {
  return (
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
          {changes.map(({ name, before, after, mineToo }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{before}</Table.Td>
              <Table.Td>
                {after}
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
  );
}
