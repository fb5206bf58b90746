import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, List, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  getAttentionQueryKey,
  getEntityConfigOptions,
} from '../../../../client/@tanstack/react-query.gen.ts';
import {
  createBankConnectionMutation,
  listBankConnectionsQueryKey,
  listRefusedStatementsQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { CreateBankConnectionRequest } from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { useCountry } from '../shared/use-country.ts';
import { watchErrors, WatchFields, watchSettingsOf, type WatchValues } from './watch-fields.tsx';

/** The account that a refused statement names. */
const Named = z.object({
  accountNumber: z.string().check(z.regex(/^\d{5,20}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
});

/** Begins to watch an account: its statements are read, and nothing is paid from it. Administrators only. */
export default function WatchAccountPage() {
  const mayManage = useMay('manageBankConnections');
  const entity = useQuery({ ...getEntityConfigOptions(), enabled: mayManage });
  return (
    <>
      <PageHeader
        title={routeTitle('watchAccount')}
        description={
          mayManage && t`For a call account, a credit card, or any other account that you do not pay from.`
        }
      />
      {!mayManage && <NoPermission role={t`Administrator`} what={t`A new bank connection`} />}
      {mayManage && entity.isPending && <LoadingPanel lines={6} />}
      {mayManage && !entity.isPending && <WatchAccount accountName={entity.data?.legalName ?? ''} />}
    </>
  );
}

function WatchAccount({ accountName }: { accountName: string }) {
  const navigate = useNavigate();
  const { filters } = useSearchFilters(Named);
  const usual = (useCountry() ?? DEFAULT_COUNTRY).currency;
  const [createdId, setCreatedId] = useState<string | null>(null);
  const form = useForm<WatchValues>({
    initialValues: {
      displayName: '',
      bankName: '',
      currency: filters.currency ?? usual,
      payer: { name: accountName, accountNumber: filters.accountNumber ?? '' },
    },
    validate: watchErrors,
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const create = useChange(createBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey, listRefusedStatementsQueryKey, getAttentionQueryKey],
    reload: 'first',
    message: ({ displayName }) => t`${displayName} is watched.`,
    done: (created) => setCreatedId(created.id),
    failed: (error) => {
      const errors = errorsByPath(error);
      form.setErrors(errors);
      focusFirst(errors);
    },
  });
  // The leave guard below has to know first that nothing is lost.
  useEffect(() => {
    if (createdId !== null) void navigate(paths.bankConnection(createdId));
  }, [createdId, navigate]);
  const send = (values: WatchValues) => {
    const currency = values.currency as CreateBankConnectionRequest['currency'];
    create.send({ body: { ...watchSettingsOf(values), currency } });
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send, focusFirst)}>
      <LeaveGuard when={form.isDirty() && createdId === null} what={t`The new connection`} />
      <Stack gap="lg" maw={880}>
        <WatchFields form={form} />
        <List spacing={4} size="sm">
          <List.Item>
            <Trans>
              Its statements are stored, and checked for gaps and for balances that do not follow.
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>
              Its entries are not compared with payments and ask no questions, and no batch is paid from it.
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>
              Once it has a statement, it can no longer become an account that pays. For that, set up a bank
              connection instead.
            </Trans>
          </List.Item>
        </List>
        {create.isError && (
          <ErrorState error={create.error} title={t`The account is not watched`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={create.isPending}>
            <Trans>Watch this account</Trans>
          </Button>
          <Button variant="default" component={Link} to={paths.bankConnections()}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
