import { Grid, Stack } from '@mantine/core';
import { ROUTES } from '../../../../shared/dashboard-routes.ts';
import { AccountPicker, useTradingAccount } from '../shared/trading-account.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PastConversions } from './past-conversions.tsx';
import { QuoteForm } from './quote-form.tsx';

/** What a conversion would bring at this moment, and what became of the past ones. */
export default function ConversionsPage() {
  const { account } = useTradingAccount();
  return (
    <>
      <PageHeader
        title={ROUTES.conversions.title}
        description="Ask what one currency would bring in another. A quote is an indication: nothing is bought or sold by asking."
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
