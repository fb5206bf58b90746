import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import type { ApproverGroup, PolicyPerson } from '../../../../client/types.gen.ts';
import { POLICY_LIMITS } from '../../../../shared/policy-terms.ts';

interface GroupEditorProps {
  group: ApproverGroup;
  people: readonly PolicyPerson[];
  error: string | undefined;
  onChange: (group: ApproverGroup) => void;
  onRemove: () => void;
  /** Moves the group before the one above it; null for the first one. */
  onUp: (() => void) | null;
}

/** The name and the members of a group. Only approvers can be added; others stay until they are taken out. */
export function GroupEditor({ group, people, error, onChange, onRemove, onUp }: GroupEditorProps) {
  const { name, memberIds } = group;
  const shown = people.filter(({ userId, isApprover }) => isApprover || memberIds.includes(userId));
  const title = name.trim() || t`Group without a name`;
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <TextInput
          label={t`Name of the group`}
          maxLength={POLICY_LIMITS.name}
          maw={320}
          value={name}
          onChange={({ currentTarget: { value } }) => onChange({ ...group, name: value })}
          error={error}
        />
        <Checkbox.Group
          label={t`Members`}
          value={[...memberIds]}
          onChange={(ids) => onChange({ ...group, memberIds: ids })}
        >
          <Group gap="md" mt={4}>
            {shown.map(({ userId, name: person, isApprover }) => (
              <Checkbox
                key={userId}
                value={userId}
                label={isApprover ? person : t`${person} (cannot approve now)`}
              />
            ))}
            {shown.length === 0 && (
              <Text size="sm" c="dimmed">
                <Trans>There are no approvers yet.</Trans>
              </Text>
            )}
          </Group>
        </Checkbox.Group>
        <Group gap="sm">
          {onUp && (
            <Button size="compact-sm" variant="default" onClick={onUp} aria-label={t`Move ${title} up`}>
              <Trans>Move up</Trans>
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            onClick={onRemove}
            aria-label={t`Remove the group ${title}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
