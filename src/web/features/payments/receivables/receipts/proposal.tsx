import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { allocateReceiptMutation } from '../../../../../client/@tanstack/react-query-collections.gen.ts';
import type { ReceiptDetail, ReceiptProposal } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { formatAmount, parseAmount } from '../../../../../shared/money.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import { WRAPPING } from '../../../../ui/wrapping-button.ts';
import { isZero } from '../../shared/statements/amounts.ts';
import { useReceiptChange } from './use-receipt-change.ts';
import { acceptWords, receiptReasonWords } from './words.ts';

interface ProposalProps {
  receipt: ReceiptDetail;
  proposal: ReceiptProposal;
}

/** What the rest of a receipt may pay, and why. */
export function Proposed({ receipt: { currency }, proposal }: ProposalProps) {
  const { reason, payer, allocations, creditAmount, leftAmount } = proposal;
  const money = (shown: string) => <Amount amount={shown} currency={currency} />;
  const facts: Fact[] = [
    [t`Why`, receiptReasonWords(reason)],
    ...(payer
      ? [
          [
            t`Payer`,
            <Anchor key="payer" component={Link} to={paths.payer(payer.id)} inherit>
              {payer.name}
            </Anchor>,
          ] as const,
        ]
      : []),
  ];
  return (
    <Stack gap="sm">
      <Facts items={facts} />
      <Facts
        items={[
          ...allocations.map(
            ({ request, amount }) =>
              [
                [request.label, request.invoiceNumber ?? request.reference].join(' · '),
                <span key={request.id}>
                  {money(amount)}{' '}
                  {request.invoiceNumber !== null && (
                    <Text span ff="monospace" data-record>
                      {request.reference}{' '}
                    </Text>
                  )}
                  <Anchor component={Link} to={paths.receivable(request.id)} size="sm">
                    <Trans>See the request</Trans>
                  </Anchor>
                </span>,
              ] as const,
          ),
          ...(isZero(creditAmount) ? [] : [[t`Credit of the payer`, money(creditAmount)] as const]),
          ...(isZero(leftAmount) ? [] : [[t`Stays not allocated`, money(leftAmount)] as const]),
        ]}
      />
    </Stack>
  );
}

/** Accepts the proposal with one click. The server refuses it if it is no longer the one that is shown. */
export function AcceptProposal({ receipt, proposal }: ProposalProps) {
  const { id, currency } = receipt;
  const change = useReceiptChange(allocateReceiptMutation(), {
    message: () => t`The receipt was allocated.`,
    done: () => undefined,
  });
  const minors = [...proposal.allocations.map(({ amount }) => amount), proposal.creditAmount];
  const sum = minors.reduce((total, amount) => total + (parseAmount(amount, currency) ?? 0n), 0n);
  return (
    <>
      {change.refusal !== null && (
        <ErrorState error={change.refusal} title={t`The receipt was not allocated`} />
      )}
      <Button
        loading={change.isPending}
        onClick={() => change.send({ path: { id }, body: { proposalId: proposal.id } })}
        {...WRAPPING}
      >
        {acceptWords(formatAmount(sum, currency), currency)}
      </Button>
    </>
  );
}

/** Why nothing is proposed, and what to do. */
export function NothingProposed({ receipt: { reason } }: { receipt: ReceiptDetail }) {
  return (
    <Stack gap={4}>
      <Text fw={500}>{t`Nothing is proposed`}</Text>
      <Text size="sm" c="dimmed">
        {receiptReasonWords(reason)}. {t`Choose the requests that it pays.`}
      </Text>
    </Stack>
  );
}
