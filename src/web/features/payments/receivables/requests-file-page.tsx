import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import type { TextTable } from '../../../../domain/withdrawal-file/text-table.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useCountry } from '../shared/use-country.ts';
import { Choose } from './from-file/choose.tsx';
import { Review } from './from-file/review.tsx';

/** Asks many payers for money, from a file: choose it, match its columns, correct its rows. */
export default function RequestsFilePage() {
  const mayAsk = useMay('requestPayments');
  const { currency } = useCountry() ?? DEFAULT_COUNTRY;
  const [read, setRead] = useState<{ table: TextTable; fileName: string } | null>(null);
  const title = routeTitle('receivablesFile');
  if (!mayAsk)
    return (
      <>
        <PageHeader title={title} />
        <NoPermission what={t`Asking payers for money`} role={t`Preparer`} />
      </>
    );
  return (
    <>
      <PageHeader
        title={title}
        description={t`Up to 10,000 requests in ${currency}: all of them are created, or none.`}
      >
        <BackLink to={paths.receivables()}>
          <Trans>All payment requests</Trans>
        </BackLink>
      </PageHeader>
      {read === null ? (
        <Choose onRead={(table, fileName) => setRead({ table, fileName })} />
      ) : (
        <Review {...read} currency={currency} onOther={() => setRead(null)} />
      )}
    </>
  );
}
