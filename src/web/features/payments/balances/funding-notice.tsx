import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { AccountBalanceResponse } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { formatMoney } from '../../../ui/amount.tsx';

/** Warns when the balance is below the threshold of the payment config, and says where to fund it. */
export function FundingNotice({ balances }: { balances: readonly AccountBalanceResponse[] }) {
  const config = useQuery(getPaymentConfigOptions());
  const low = (config.data?.lowBalanceThresholds ?? []).flatMap(({ currency, amount }) => {
    const available = balances.find((balance) => balance.currency === currency)?.available ?? '0';
    const isLow = (parseAmount(available, currency) ?? 0n) < (parseAmount(amount, currency) ?? 0n);
    return isLow && balances.length > 0 ? [{ currency, amount, available }] : [];
  });
  const howToFund = (
    <Anchor component={Link} to={paths.fundingRecords()} inherit underline="always">
      <Trans>How to fund</Trans>
    </Anchor>
  );
  if (low.length === 0)
    return (
      <Text size="sm" mb="sm">
        {howToFund}
      </Text>
    );
  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle aria-hidden />}
      title={t`The funding balance is low`}
      mb="md"
      role="status"
    >
      {low.map(({ currency, amount, available }) => (
        <Text size="sm" key={currency}>
          <Trans>
            {formatMoney(available, currency)} is available. The payment config reports less than{' '}
            {formatMoney(amount, currency)}.
          </Trans>
        </Text>
      ))}
      {howToFund}
    </Alert>
  );
}
