import { plural, t } from '@lingui/core/macro';
import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listBankConnectionsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { getPaymentRequestTotalsOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';

/** Whether payers pay into the account of a connection. */
export function isReceiving({ purpose }: Pick<BankConnection, 'purpose'>): boolean {
  return purpose === 'RECEIPTS' || purpose === 'BOTH';
}

/** The open requests of a currency, in words: "3 open requests (R 1,200.00)"; null when nothing is. */
function useOpenWords(currency: string): string | null {
  const { data } = useQuery(getPaymentRequestTotalsOptions());
  const open = data?.currencies.find((one) => one.currency === currency);
  if (!open || open.openCount === 0) return null;
  const written = formatNumber(open.openCount);
  const money = formatMoney(open.openAmount, open.currency);
  return plural(open.openCount, {
    one: `1 open payment request (${money})`,
    other: `${written} open payment requests (${money})`,
  });
}

/** What payers see once an account is switched off; nothing while no request is open. */
export function WhenPayersCannotPay({ currency }: { currency: string }) {
  const open = useOpenWords(currency);
  if (open === null) return null;
  return (
    <Alert color="yellow" title={t`Pay pages will show no account`} role="note">
      <Text size="sm">
        {t`Payers of ${open} then read that they cannot pay yet, until two users have switched on an account \
into which they pay. Receipts are no longer matched meanwhile.`}
      </Text>
    </Alert>
  );
}

/** What payers see once an account only pays; nothing while no request is open. */
export function WhenNoLongerReceiving({
  currency,
  accountNumber,
}: {
  currency: string;
  accountNumber: string;
}) {
  const open = useOpenWords(currency);
  const { data } = useQuery(listBankConnectionsOptions());
  if (open === null || !data) return null;
  const other = data.find(
    (one) =>
      isReceiving(one) &&
      one.state === 'LIVE' &&
      one.currency === currency &&
      one.payer.accountNumber !== accountNumber,
  );
  if (!other) return <WhenPayersCannotPay currency={currency} />;
  const { displayName, payer } = other;
  return (
    <Alert color="yellow" title={t`Pay pages will show another account`} role="note">
      <Text size="sm">
        {t`Payers of ${open} then see ${displayName}, account ${payer.accountNumber}, whose fingerprint \
differs from the one on your invoices. Tell them by a way that they know.`}
      </Text>
    </Alert>
  );
}
