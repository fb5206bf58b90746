import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import { Facts } from '../../../ui/facts.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { useCountry } from '../shared/use-country.ts';
import { AccountFields, CarriedFields, FileFields, ReplyFields } from './connection-form.tsx';
import { type ConnectionForm, type ConnectionValues, settingsOf, startFrom } from './connection-values.ts';
import { fieldErrors } from './field-errors.ts';
import classes from './fields.module.css';
import { FormatChoice } from './format-choice.tsx';
import { StepsToCome } from './next-steps.tsx';
import { ACCOUNT, factsOf, REGISTRATION, repliesOf } from './setting-facts.ts';
import { formatName } from './words.ts';

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
          mayManage && t`A new connection carries no payments until another person switches it on.`
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

/** The step that asks for each setting. */
const LAST_STEP = 3;

function stepOf(path: string): number {
  if (path === 'displayName' || path.startsWith('payer.')) return 0;
  return path === 'rails' || /^profile\.(acb|csv|paymentTypes|severalRailsInFile)\b/.test(path) ? 1 : 2;
}

function NewConnection({ profiles, payerName }: NewConnectionProps) {
  const navigate = useNavigate();
  const currency = (useCountry() ?? DEFAULT_COUNTRY).currency;
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [code, setCode] = useState(profiles[0]!.code);
  const form = useForm<ConnectionValues>({ initialValues: startFrom(profiles[0]!, payerName) });
  const { at, heading, go, refuse, check } = useSteps(form);
  const create = useChange(createBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: () => t`The connection was created. Its page says what comes next.`,
    done: (created) => setCreatedId(created.id),
    failed: (error) => refuse(errorsByPath(error)),
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    if (at < LAST_STEP) go(at + 1);
    else create.send({ body: { ...settingsOf(form.getValues()), currency } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <LeaveGuard when={form.isDirty() && createdId === null} what={t`The new connection`} />
      <Stack gap="lg" maw={880}>
        <Steps at={at} go={go} />
        <Title order={2} ref={heading} tabIndex={-1}>
          {stepNames()[at]}
        </Title>
        {at === 0 && <AccountFields form={form} />}
        {at === 1 && (
          <>
            <FormatChoice profiles={profiles} code={code} choose={choose} />
            <CarriedFields form={form} />
          </>
        )}
        {at === 2 && <Expectations form={form} />}
        {at === LAST_STEP && <Check values={form.getValues()} currency={currency} />}
        {create.isError && (
          <ErrorState error={create.error} title={t`The connection was not created`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={create.isPending}>
            {at < LAST_STEP ? t`Next` : t`Create the connection`}
          </Button>
          {at > 0 && (
            <Button variant="default" onClick={() => go(at - 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
          <Button variant="subtle" component={Link} to={paths.bankConnections()}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The step that is shown. Errors are shown on their step, and the first one has the focus. */
function useSteps(form: ConnectionForm) {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<string | null>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (wanted.current === null) heading.current?.focus();
    else form.getInputNode(wanted.current)?.focus();
    wanted.current = null;
  }, [at, form]);
  const refuse = (errors: Record<string, string>) => {
    form.setErrors(errors);
    const [first] = Object.keys(errors).toSorted((a, b) => stepOf(a) - stepOf(b));
    if (first === undefined) return;
    if (stepOf(first) === at) form.getInputNode(first)?.focus();
    else {
      wanted.current = first;
      setAt(stepOf(first));
    }
  };
  return {
    at,
    heading,
    go: setAt,
    refuse,
    /**
     * Whether the steps up to this one have no errors; otherwise shows the errors of the first step that has
     * some.
     */
    check: (): boolean => {
      const errors = Object.entries(fieldErrors(form.getValues())).filter(([path]) => stepOf(path) <= at);
      form.clearErrors();
      refuse(Object.fromEntries(errors));
      return errors.length === 0;
    },
  };
}

function stepNames(): string[] {
  return [t`Your account`, t`What your bank takes`, t`What it does differently`, t`Check and create`];
}

/** The steps. Earlier ones can be opened again. */
function Steps({ at, go }: { at: number; go: (step: number) => void }) {
  const names = stepNames();
  const number = at + 1;
  const count = names.length;
  return (
    <>
      <Text size="sm" c="dimmed" hiddenFrom="sm">
        <Trans>
          Step {number} of {count}
        </Trans>
      </Text>
      <Box component="ol" className={classes.steps} visibleFrom="sm" aria-label={t`Steps`}>
        {names.map((name, step) => (
          <li key={name} aria-current={step === at ? 'step' : undefined}>
            {step < at ? (
              <Anchor component="button" type="button" onClick={() => go(step)}>
                {name}
              </Anchor>
            ) : (
              name
            )}
          </li>
        ))}
      </Box>
    </>
  );
}

/** The settings that most companies leave unchanged; the terms of the format appear only after a click. */
function Expectations({ form }: { form: ConnectionForm }) {
  const hasError = Object.keys(form.errors).some((path) => stepOf(path) === 2);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text size="sm">
        <Trans>Continue without a change unless your bank has told you otherwise.</Trans>
      </Text>
      <ReplyFields form={form} />
      <details
        className={classes.more}
        open={isOpen || hasError}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>
          <Trans>Names, lengths and other details of the format</Trans>
        </summary>
        <Box mt="sm">
          <FileFields form={form} />
        </Box>
      </details>
    </>
  );
}

function Check({ values, currency }: { values: ConnectionValues; currency: string }) {
  const settings = settingsOf(values);
  const { displayName, profile } = settings;
  return (
    <>
      <Panel title={displayName}>
        <Facts
          items={[
            [t`Format of the files`, formatName(profile!.format)],
            ...factsOf(settings, ['rails']),
            [t`Currency`, currency],
            ...factsOf(settings, [
              ...ACCOUNT,
              ...(settings.purpose === 'BOTH' ? (['purpose', 'bankName'] as const) : []),
              ...REGISTRATION,
              ...repliesOf(profile!.format),
            ]),
          ]}
        />
      </Panel>
      <Panel title={t`What comes next`}>
        <StepsToCome />
      </Panel>
    </>
  );
}
