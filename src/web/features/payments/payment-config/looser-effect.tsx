import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { PaymentConfigPreview } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { approvalsWords, settingName } from './words.ts';

/** The effect that a looser config would have had in the last 90 days, and how it comes into force. */
export function LooserEffect({ effect }: { effect: PaymentConfigPreview }) {
  const { batches, differences, loosened } = effect;
  const settings = loosened.map(settingName).join(', ');
  const total = formatNumber(batches.total);
  const differing = formatNumber(differences.total);
  return (
    <div>
      <Text size="sm">
        <Trans>
          <strong>Fewer people would decide: {settings}.</strong> The config takes effect a day from now, or
          once another admin confirms it. Every approver and admin gets a mail, and each of them may cancel
          it.
        </Trans>
      </Text>
      {loosened.includes('approvalRules') && (
        <>
          <Text size="sm" mt="xs">
            {batches.fewerApprovals.length === 0
              ? t`None of the ${total} batches of the last 90 days would have needed fewer approvals.`
              : t`These of the ${total} batches of the last 90 days would have needed fewer approvals:`}
          </Text>
          <List size="sm" mt={4}>
            {batches.fewerApprovals.map(({ currency, count, oneApproval, totalAmount }) => {
              const money = formatMoney(totalAmount, currency);
              const written = formatNumber(count);
              return (
                <List.Item key={currency}>
                  {plural(count, { one: `1 batch, ${money}`, other: `${written} batches, ${money}` })}
                  {oneApproval > 0 && t`; ${formatNumber(oneApproval)} with a single approval`}
                </List.Item>
              );
            })}
          </List>
          <List size="sm" mt={4}>
            {batches.largest.map((batch) => {
              const money = formatMoney(batch.totalAmount, batch.currency);
              const approvals = approvalsWords(batch.approvalsAfter);
              return (
                <List.Item key={batch.id}>
                  <Trans>
                    <Anchor component={Link} to={paths.batch(batch.id)} target="_blank" size="sm">
                      {batch.label}
                    </Anchor>
                    , {money}: {approvals} instead of {batch.approvalsBefore}
                  </Trans>
                </List.Item>
              );
            })}
          </List>
        </>
      )}
      {loosened.includes('standingApprovals') && (
        <Text size="sm" mt="xs">
          <Trans>
            More schedules may be approved once for all their runs, which are then paid without asking.
          </Trans>
        </Text>
      )}
      {loosened.includes('passkeyAbove') && (
        <Text size="sm" mt="xs">
          <Trans>Some batches no longer need a passkey from their approvers.</Trans>
        </Text>
      )}
      {(loosened.includes('payeeAccounts') || loosened.includes('verifiedAbove')) && (
        <Text size="sm" mt="xs">
          <Trans>Some payments no longer need a registered or a verified account.</Trans>
        </Text>
      )}
      {loosened.includes('settlementDifferenceLimit') && (
        <Text size="sm" mt="xs">
          {plural(differences.oneUser, {
            one: `One user instead of two could have acknowledged 1 of the ${differing} differences of \
settlements of the last 90 days.`,
            other: `One user instead of two could have acknowledged # of the ${differing} differences of \
settlements of the last 90 days.`,
          })}
        </Text>
      )}
    </div>
  );
}
