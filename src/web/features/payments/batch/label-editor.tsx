import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import { useState } from 'react';
import { getBatchQueryKey, updateBatchLabelMutation } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { problemOf } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';

/** Edits the label in place. The digest does not cover the label, so it can change in any state. */
export function LabelEditor({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = useChange(updateBatchLabelMutation(), {
    replaces: () => getBatchQueryKey({ path: { id: batch.id } }),
    done: () => setDraft(null),
  });
  if (draft === null) {
    return (
      <Button
        className="no-print"
        variant="subtle"
        size="compact-xs"
        w="fit-content"
        leftSection={<IconPencil size={14} aria-hidden />}
        onClick={() => setDraft(batch.label)}
      >
        <Trans>Edit label</Trans>
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ path: { id: batch.id }, body: { label: draft } });
      }}
    >
      <Group gap="xs" align="flex-start">
        <TextInput
          aria-label={t`Label`}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
          maxLength={TEXT_LIMITS.label}
          error={save.isError ? problemOf(save.error).detail : undefined}
          autoFocus
          w={320}
          maw="100%"
        />
        <Button type="submit" size="sm" loading={save.isPending} disabled={draft.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="default" size="sm" onClick={() => setDraft(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </Group>
    </form>
  );
}
