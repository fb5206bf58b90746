import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import IconPrinter from '~icons/tabler/printer';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getPayoutProofOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { usePrintInLight } from '../../../ui/print-in-light.ts';
import { isProof, payoutTitle } from './payout-title.ts';
import { usePayoutLater } from './payout-later.ts';
import Proof from './proof.tsx';
import { ProofDocument } from './proof-document.tsx';

/** One payout on its own page, for printing and filing. */
export default function PayoutPage() {
  const { id = '' } = useParams();
  usePrintInLight();
  const query = useQuery(getPayoutProofOptions({ path: { id } }));
  const later = usePayoutLater(query.data);
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={query.data ? payoutTitle(query.data.payout, later) : routeTitle('payout')}
          actions={
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              {query.data && isProof(query.data.payout, later) ? t`Print proof of payment` : t`Print`}
            </Button>
          }
        >
          <Anchor component={Link} to={paths.payouts()} size="sm">
            <Trans>All payouts</Trans>
          </Anchor>
        </PageHeader>
        <Proof id={id} />
      </div>
      {query.data && <ProofDocument proof={query.data} />}
    </>
  );
}
