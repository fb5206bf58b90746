import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Fieldset, Group, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { getEntityConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  createBankConnectionMutation,
  listBankConnectionsQueryKey,
  listBankFileProfilesOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFileProfileTemplate } from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { NoPermission } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { useCountry } from '../shared/use-country.ts';
import { ConnectionFields } from './connection-form.tsx';
import { type ConnectionValues, settingsOf, startFrom } from './connection-values.ts';
import { fieldErrors } from './field-errors.ts';
import { templateName, templateUse } from './words.ts';

/** Sets up a bank connection from a built-in profile; administrators only. */
export default function NewConnectionPage() {
  const mayManage = useMay('manageBankConnections');
  const profiles = useQuery({ ...listBankFileProfilesOptions(), enabled: mayManage });
  const entity = useQuery({ ...getEntityConfigOptions(), enabled: mayManage });
  return (
    <>
      <PageHeader
        title={routeTitle('newBankConnection')}
        description={
          mayManage &&
          t`A new connection carries no payments until you switch it on. Send your bank a test file first.`
        }
      />
      {!mayManage && <NoPermission role={t`Administrator`} what={t`A new bank connection`} />}
      {mayManage && (profiles.isPending || entity.isPending) && <LoadingPanel lines={6} />}
      {profiles.isError && <ErrorState error={profiles.error} retry={() => void profiles.refetch()} />}
      {profiles.data && !entity.isPending && (
        <NewConnection profiles={profiles.data} payerName={entity.data?.legalName ?? ''} />
      )}
    </>
  );
}

interface NewConnectionProps {
  profiles: readonly BankFileProfileTemplate[];
  payerName: string;
}

function NewConnection({ profiles, payerName }: NewConnectionProps) {
  const navigate = useNavigate();
  const currency = (useCountry() ?? DEFAULT_COUNTRY).currency;
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [code, setCode] = useState(profiles[0]!.code);
  const form = useForm<ConnectionValues>({
    initialValues: startFrom(profiles[0]!, payerName),
    validate: fieldErrors,
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const create = useChange(createBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: () => t`The connection was created. Send your bank a test file next.`,
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
  const choose = (next: string) => {
    const template = profiles.find((one) => one.code === next)!;
    const { displayName, payer, profile } = form.getValues();
    const { profile: fresh, rails } = startFrom(template, '');
    setCode(next);
    form.clearErrors();
    form.setValues({ displayName, rails, payer, profile: { ...fresh, acb: profile.acb } });
  };
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => create.send({ body: { ...settingsOf(values), currency } }),
        focusFirst,
      )}
    >
      <LeaveGuard when={form.isDirty() && createdId === null} what={t`The new connection`} />
      <Stack gap="lg" maw={880}>
        <Fieldset legend={t`Profile to start from`}>
          <Radio.Group
            aria-label={t`Profile to start from`}
            description={t`Uncertified: send your bank a test file. The profiles follow public descriptions \
of the formats, and no bank has approved them.`}
            value={code}
            onChange={choose}
          >
            <Stack gap="xs" mt="sm">
              {profiles.map((profile) => (
                <Radio
                  key={profile.code}
                  value={profile.code}
                  label={templateName(profile)}
                  description={templateUse(profile)}
                />
              ))}
            </Stack>
          </Radio.Group>
        </Fieldset>
        <ConnectionFields form={form} />
        {create.isError && (
          <ErrorState error={create.error} title={t`The connection was not created`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={create.isPending}>
            <Trans>Create the connection</Trans>
          </Button>
          <Button variant="default" component={Link} to={paths.bankConnections()}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
