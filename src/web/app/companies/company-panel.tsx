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
        <Trans>Your rights differ by company, and the companies see nothing of each other.</Trans>
      </Text>
      <CompanyList />
    </Stack>
  );
}
