import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listAuditOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { AuditEntry, PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { SETTINGS } from './words.ts';

const ACTION = 'payment-config.updated';
const MOST_LISTED = 6;

export interface SavedVersion {
  version: number;
  entry: AuditEntry;
}

/** The latest saved versions, newest first, as the audit log has them; only for those who may read it. */
export function useSavedVersions(enabled: boolean) {
  const query = useQuery({ ...listAuditOptions({ query: { action: ACTION, limit: MOST_LISTED } }), enabled });
  const versions = (query.data?.items ?? []).flatMap((entry): SavedVersion[] => {
    const version = settingsAfter(entry)['version'];
    return typeof version === 'number' ? [{ version, entry }] : [];
  });
  return { versions, isPending: enabled && query.isPending };
}

function settingsAfter({ details }: Pick<AuditEntry, 'details'>): Record<string, unknown> {
  const { after } = details;
  return typeof after === 'object' && after !== null ? (after as Record<string, unknown>) : {};
}

/** The config with the settings of an earlier version. A setting that did not exist then keeps its value. */
export function withSettingsOf(
  config: PaymentConfigForDisplay,
  entry: Pick<AuditEntry, 'details'>,
): PaymentConfigForDisplay {
  const after = settingsAfter(entry);
  const settings = SETTINGS.filter((setting) => after[setting] !== undefined);
  return { ...config, ...Object.fromEntries(settings.map((setting) => [setting, after[setting]])) };
}

interface EarlierVersionsProps {
  /** The version that is saved now. */
  current: number;
  versions: readonly SavedVersion[];
  onRestore: (version: number) => void;
}

/** Earlier versions, each of which can be opened in the form, and the way to every change. */
export function EarlierVersions({ current, versions, onRestore }: EarlierVersionsProps) {
  const earlier = versions.filter(({ version }) => version !== current);
  return (
    <Stack gap="xs" mt="sm">
      {earlier.map(({ version, entry }) => (
        <Group key={version} justify="space-between" wrap="nowrap" gap="sm">
          <Text size="sm">
            <Trans>
              Version {version}, <Timestamp at={entry.at} />, {entry.actor.displayName}
            </Trans>
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Restore version ${version}`}
            onClick={() => onRestore(version)}
          >
            <Trans>Restore</Trans>
          </Button>
        </Group>
      ))}
      <Anchor component={Link} to={paths.auditLog(`?action=${ACTION}`)} size="sm">
        <Trans>All changes in the audit log</Trans>
      </Anchor>
    </Stack>
  );
}
