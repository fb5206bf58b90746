import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Grid, Group, Stack, Text } from '@mantine/core';
import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { ApprovalsPreview } from './approvals-preview.tsx';
import { ApprovalFields, PaymentFields } from './config-fields.tsx';
import { differences, merged, requestOf, rulesOf } from './config-values.ts';
import { ConfirmSave } from './confirm-save.tsx';
import type { SavedVersion } from './earlier-versions.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { type ConfigEdit, useConfigEdit } from './use-config-edit.ts';

interface ConfigFormProps {
  config: PaymentConfigForDisplay;
  /** The earlier version whose values the form begins with. */
  restored: SavedVersion | undefined;
  done: () => void;
}

/**
 * Edits the whole config. Refusals are shown at their fields. A conflict with a version that another
 * administrator saved is explained, and nothing typed is lost.
 */
export function ConfigForm({ config, restored, done }: ConfigFormProps) {
  const { entity } = useSession();
  const edit = useConfigEdit(config, restored, done);
  const { form, wasKept, base, asking, save } = edit;
  return (
    <form onSubmit={edit.onSubmit} noValidate>
      <LeaveGuard
        when={(form.isDirty() || wasKept || restored !== undefined) && !save.isSuccess && !save.isLeaving}
        what={t`Your changes to the payment config`}
      />
      <Grid gap="lg">
        {!save.isSuccess && (wasKept || restored) && (
          <Grid.Col span={12}>
            <Alert color="blue" role="status">
              {wasKept || !restored ? (
                <Trans>You have signed in again. Your changes are still here. Check them and save.</Trans>
              ) : (
                <Trans>
                  The form has the values of version {restored.version}. Nothing is saved yet: check them and
                  save.
                </Trans>
              )}
            </Alert>
          </Grid.Col>
        )}
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <ApprovalFields form={form} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <ApprovalsPreview
            rules={rulesOf(form.values.rules)}
            defaultCurrency={form.values.defaultCurrency}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <PaymentFields form={form} timezone={base.timezone} />
        </Grid.Col>
        <Grid.Col span={12}>
          <Saving edit={edit} />
        </Grid.Col>
      </Grid>
      {asking && (
        <ConfirmSave
          preview={asking.preview}
          looser={asking.looser}
          base={base}
          mine={{ ...base, ...requestOf(asking.values, base.version) }}
          rules={rulesOf(asking.values.rules)}
          entityName={entity.name}
          pending={save.isPending}
          error={null}
          onClose={edit.close}
          onConfirm={() => save.mutate({ body: requestOf(asking.values, base.version) })}
        />
      )}
    </form>
  );
}

/** The end of the form: a conflict, a refusal, and the buttons. */
function Saving({ edit: { form, base, theirs, save, isPreviewing, stop, goOnFrom } }: { edit: ConfigEdit }) {
  const mine = { ...base, ...requestOf(form.values, base.version) };
  return (
    <Stack>
      {theirs && (
        <StaleNotice
          base={base}
          theirs={theirs}
          differences={differences(base, theirs, mine)}
          onMerge={() => goOnFrom(theirs, merged(base, theirs, mine))}
          onTakeTheirs={() => goOnFrom(theirs, theirs)}
        />
      )}
      {save.isError && !theirs && (
        <ErrorState error={save.error} title={t`The payment config was not saved`} fieldsShowErrors />
      )}
      <Group>
        <Button type="submit" loading={save.isPending || isPreviewing} disabled={theirs !== null}>
          <Trans>Save as version {(theirs ?? base).version + 1}</Trans>
        </Button>
        <Button variant="default" onClick={stop} disabled={save.isPending}>
          <Trans>Cancel</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          Before anything is saved, you see every change and what it means for batches that already wait.
        </Trans>
      </Text>
    </Stack>
  );
}
