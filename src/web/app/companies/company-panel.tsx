import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { CompanyList } from './company-list.tsx';

/** The panel of the company menu. */
export default function CompanyPanel() {
  return (
    <Stack gap="xs">
      <Text fw={600}>
        <Trans>Switch company</Trans>
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>You may have other roles in each company. The companies do not see each other’s data.</Trans>
      </Text>
      <CompanyList />
    </Stack>
  );
}
