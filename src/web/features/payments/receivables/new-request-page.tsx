import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  createPaymentRequestMutation,
  getPaymentRequestQueryKey,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { useCountry } from '../shared/use-country.ts';
import { newDraft, requestOf } from './draft.ts';
import { RequestForm } from './form.tsx';
import { useDraft } from './use-draft.ts';
import { useMailing } from './use-mailing.ts';
import { OUTDATED } from './use-request-step.ts';

const UUID = /^[0-9a-f-]{36}$/i;

/** Asks one payer for money; `?payer=` chooses the payer. */
export default function NewRequestPage() {
  const mayAsk = useMay('requestPayments');
  const [search] = useSearchParams();
  const given = search.get('payer') ?? '';
  const payer = UUID.test(given) ? given : null;
  const title = routeTitle('newReceivable');
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
        description={t`The request gets a reference for its payer to quote. Outlay mails it to the payer, or \
you give it to the payer.`}
      >
        <BackLink to={paths.receivables()}>
          <Trans>All payment requests</Trans>
        </BackLink>
      </PageHeader>
      <NewRequest key={payer} payer={payer} />
    </>
  );
}

function NewRequest({ payer }: { payer: string | null }) {
  const navigate = useNavigate();
  const { currency } = useCountry() ?? DEFAULT_COUNTRY;
  const { draft, set, keep, forget, isUnsaved } = useDraft(payer ?? 'new', newDraft(payer));
  const mailing = useMailing(draft);
  const mails = mailing.can && draft.mailsPayer;
  const [saved, setSaved] = useState<string | null>(null);
  const create = useChange(createPaymentRequestMutation(), {
    replaces: ({ id }) => getPaymentRequestQueryKey({ path: { id } }),
    outdated: OUTDATED,
    reload: 'meanwhile',
    message: ({ payer: { name }, reference, mails: sent }) =>
      sent.length > 0
        ? t`The request is on its way to ${name}. Reference: ${reference}`
        : t`${name} is asked for the money. Reference: ${reference}`,
    keep,
    failed: (error) => {
      if (problemOf(error).status === 401) keep();
    },
    done: ({ id }) => setSaved(id),
  });
  // Once the page knows that nothing is unsaved, it does not ask whether to leave it.
  useEffect(() => {
    if (saved === null) return;
    forget();
    void navigate(paths.receivable(saved));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);
  return (
    <RequestForm
      draft={draft}
      set={set}
      currency={currency}
      isNew
      submitLabel={t`Create the request`}
      failed={t`The request was not created`}
      back={paths.receivables()}
      pending={create.isPending || saved !== null}
      error={create.refusal}
      isUnsaved={isUnsaved && saved === null}
      onSubmit={() => create.send({ body: requestOf(draft, currency, { mails }) })}
    >
      {create.refusal !== null && problemOf(create.refusal).code === 'payer_name_known' && (
        <Group gap="sm" role="group" aria-label={t`Is it the same payer?`}>
          <Button
            variant="light"
            loading={create.isPending}
            onClick={() => create.send({ body: requestOf(draft, currency, { sameName: 'JOIN', mails }) })}
          >
            <Trans>It is the same payer</Trans>
          </Button>
          <Button
            variant="light"
            loading={create.isPending}
            onClick={() => create.send({ body: requestOf(draft, currency, { sameName: 'NEW', mails }) })}
          >
            <Trans>It is another payer</Trans>
          </Button>
        </Group>
      )}
    </RequestForm>
  );
}
