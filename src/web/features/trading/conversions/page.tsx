import { Trans } from '@lingui/react/macro';
import { Grid, Stack } from '@mantine/core';

import { AccountPicker, useTradingAccount } from '../shared/trading-account.tsx';
import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { PastConversions } from './past-conversions.tsx';
import { QuoteForm } from './quote-form.tsx';

/** Quotes conversions and lists past ones. */
export default function ConversionsPage() {
  return (
    <Connected title={routeTitle('conversions')}>
      <Conversions />
    </Connected>
  );
}

function Conversions() {
  const { account } = useTradingAccount();
  return (
    <>
      <PageHeader
        title={routeTitle('conversions')}
        description={
          <Trans>
            Get a quote for converting one currency into another, and convert with one confirmation. A quote
            alone does not place an order.
          </Trans>
        }
        actions={<AccountPicker />}
      />
      <ExchangeNotice />
      <Stack gap="lg">
        <Grid gap="lg">
          <QuoteForm key={account} />
        </Grid>
        <PastConversions key={`past ${account}`} />
      </Stack>
    </>
  );
}
