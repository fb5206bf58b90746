import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, List, Stack, Text } from '@mantine/core';
import IconGitMerge from '~icons/tabler/git-merge';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  getPaymentRequestOptions,
  getPaymentRequestQueryKey,
  updatePaymentRequestMutation,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { useReload } from '../../../ui/reload.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { contentOf, draftOf } from './draft.ts';
import { RequestForm } from './form.tsx';
import { changeWords } from './history.tsx';
import { useDraft } from './use-draft.ts';
import { OUTDATED } from './use-request-step.ts';

/** Changes what an open request asks for. Its payer, currency and reference stay. */
export default function EditRequestPage() {
  const { id = '' } = useParams();
  const mayAsk = useMay('requestPayments');
  const query = useQuery({
    ...getPaymentRequestOptions({ path: { id } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const title = routeTitle('editReceivable');
  const back = (
    <BackLink to={paths.receivable(id)}>
      <Trans>Back to the request</Trans>
    </BackLink>
  );
  if (!mayAsk)
    return (
      <>
        <PageHeader title={title} />
        <NoPermission what={t`Asking payers for money`} role={t`Preparer`} />
      </>
    );
  if (!query.data)
    return (
      <UnloadedPage title={title} back={back} query={query}>
        <LoadingPanel lines={6} />
      </UnloadedPage>
    );
  const { label, payer } = query.data;
  return (
    <>
      <PageHeader
        title={t`Change “${label}”`}
        documentTitle={title}
        description={t`${payer.name} may already know what was asked for: tell the payer what changes.`}
      >
        {back}
      </PageHeader>
      <EditRequest key={id} request={query.data} />
    </>
  );
}

/** `request` is loaded again when another user has changed it; the form keeps what was typed. */
function EditRequest({ request }: { request: PaymentRequestDetail }) {
  const { id, currency, version } = request;
  const navigate = useNavigate();
  const reload = useReload();
  const [first] = useState(request);
  const { draft, set, keep, forget, isUnsaved } = useDraft(`${id} version ${first.version}`, draftOf(first));
  const [isSaved, setIsSaved] = useState(false);
  const update = useChange(updatePaymentRequestMutation(), {
    replaces: (saved) => getPaymentRequestQueryKey({ path: { id: saved.id } }),
    outdated: OUTDATED,
    reload: 'meanwhile',
    message: () => t`The request was changed.`,
    keep,
    failed: (error) => {
      if (problemOf(error).status === 401) keep();
    },
    refused: () => reload([getPaymentRequestQueryKey({ path: { id } })]),
    done: () => setIsSaved(true),
  });
  useEffect(() => {
    if (!isSaved) return;
    forget();
    void navigate(paths.receivable(id));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);
  const fixedAmount = Number(request.paidAmount) > 0 ? request.amount : null;
  const isStale = update.refusal !== null && problemOf(update.refusal).code === 'stale_version';
  return (
    <RequestForm
      draft={draft}
      set={set}
      currency={currency}
      isNew={false}
      fixedAmount={fixedAmount}
      submitLabel={isStale ? t`Save over the other change` : t`Save the change`}
      failed={t`The request was not changed`}
      back={paths.receivable(id)}
      pending={update.isPending || isSaved}
      error={isStale ? null : update.refusal}
      isUnsaved={isUnsaved && !isSaved}
      onSubmit={() => {
        const body = contentOf(fixedAmount === null ? draft : { ...draft, amount: fixedAmount });
        update.send({ path: { id }, headers: { 'if-match': `"${version}"` }, body });
      }}
    >
      {isStale && <OtherChange request={request} since={first.version} />}
    </RequestForm>
  );
}

/** What another user changed while the form was open. Nothing typed is lost. */
function OtherChange({ request, since }: { request: PaymentRequestDetail; since: number }) {
  const changes = request.history
    .filter(({ event }) => event === 'CHANGED')
    .slice(0, request.version - since)
    .flatMap((event) => event.changes);
  return (
    <Alert
      color="yellow"
      icon={<IconGitMerge aria-hidden />}
      title={t`Another user has changed this request meanwhile`}
      role="alert"
    >
      <Stack gap="xs">
        <Text size="sm">
          <Trans>
            Nothing was saved, and your values are still in the form. If you save again, they replace these
            changes:
          </Trans>
        </Text>
        <List size="sm">
          {changes.map((change, index) => (
            <List.Item key={`${change.field} ${index}`}>{changeWords(change, request.currency)}</List.Item>
          ))}
        </List>
      </Stack>
    </Alert>
  );
}
