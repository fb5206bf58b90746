import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Button,
  Group,
  NativeSelect,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  getSessionQueryKey,
  listPeopleQueryKey,
  updatePreferencesMutation,
} from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getNotificationSettingsOptions,
  getNotificationSettingsQueryKey,
  updateNotificationSettingsMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import {
  changePasswordMutation,
  endOwnSessionMutation,
  getProfileOptions,
  getProfileQueryKey,
  updateProfileMutation,
} from '../../../../client/@tanstack/react-query-people.gen.ts';
import type { Profile } from '../../../../client/types.gen.ts';
import { MIN_PASSWORD } from '../../../../shared/control-terms.ts';
import { paths, signInPath } from '../../../../shared/dashboard-routes.ts';
import { LANGUAGES, type Language } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { keepLanguage, languageOfBrowser } from '../../../ui/language.ts';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { roleWord } from '../../../ui/role-words.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { notifyOf, useChange } from '../../../ui/use-change.ts';
import { DeviceSessions } from '../shared/control/device-sessions.tsx';
import { deviceWords } from '../shared/control/device-words.ts';
import { DelegationsPanel } from '../shared/signing/delegations-panel.tsx';
import { PasskeysSection } from '../shared/passkeys/passkeys-section.tsx';

/** One's own name, password and sessions. */
export default function ProfilePage() {
  const query = useQuery(getProfileOptions());
  return (
    <>
      <PageHeader
        title={routeTitle('profile')}
        description={t`Your name, how you sign in, and where you are signed in.`}
      />
      {query.isPending && <LoadingPanel lines={6} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && (
        <Stack gap="lg">
          <NamePanel profile={query.data} />
          <PasskeysSection />
          <DelegationsPanel />
          <PasswordPanel profile={query.data} />
          <SessionsPanel profile={query.data} />
          <ChoicesPanel />
        </Stack>
      )}
    </>
  );
}

function NamePanel({ profile }: { profile: Profile }) {
  const { user, entity } = useSession();
  const [name, setName] = useState(profile.displayName);
  const save = useChange(updateProfileMutation(), {
    outdated: [getProfileQueryKey, getSessionQueryKey, listPeopleQueryKey],
    message: () => t`Your name was changed.`,
  });
  const errors = save.isError ? errorsByPath(save.error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.send({ body: { displayName: name.trim() } });
  };
  return (
    <Panel title={t`You`}>
      <Stack>
        <Facts
          items={[
            [t`User name`, profile.name],
            [t`Email`, profile.email ?? t`None: an administrator can tell your operator`],
            [t`Company`, entity.name],
            [t`Roles`, user.roles.map(roleWord).join(', ') || t`None: you can view pages but change nothing`],
          ]}
        />
        <form onSubmit={submit} noValidate>
          <Stack gap="sm" maw={420}>
            <TextInput
              label={t`Name`}
              description={t`Others see it beside what you do.`}
              maxLength={100}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
              error={errors['displayName']}
            />
            {save.refusal !== null && !errors['displayName'] && <ErrorState error={save.refusal} />}
            <Group>
              <Button
                type="submit"
                variant="default"
                loading={save.isPending}
                disabled={name.trim() === '' || name.trim() === profile.displayName}
              >
                <Trans>Save the name</Trans>
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Panel>
  );
}

const EMPTY = { current: '', next: '', again: '' };

function PasswordPanel({ profile }: { profile: Profile }) {
  const [typed, setTyped] = useState(EMPTY);
  const save = useChange(changePasswordMutation(), {
    // The session has ended with the old password.
    done: () => window.location.assign(signInPath(paths.profile())),
  });
  if (!profile.hasPassword)
    return (
      <Panel title={t`Password`}>
        <Text size="sm">
          <Trans>Your identity provider signs you in. Change the password there.</Trans>
        </Text>
      </Panel>
    );
  const errors = save.isError ? errorsByPath(save.error) : {};
  const isShort = typed.next !== '' && typed.next.length < MIN_PASSWORD;
  const differs = typed.again !== '' && typed.again !== typed.next;
  const isReady = typed.current !== '' && typed.next.length >= MIN_PASSWORD && typed.again === typed.next;
  const change = (part: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) save.mutate({ body: { current: typed.current, next: typed.next } });
  };
  const toggle = { 'aria-label': t`Show or hide the password` };
  return (
    <Panel title={t`Password`}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm" maw={420}>
          <PasswordInput
            label={t`Current password`}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            value={typed.current}
            onChange={({ currentTarget: { value } }) => change({ current: value })}
            error={errors['current']}
          />
          <PasswordInput
            label={t`New password`}
            description={t`At least ${MIN_PASSWORD} characters. A sentence of several words is easy to \
remember.`}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            value={typed.next}
            onChange={({ currentTarget: { value } }) => change({ next: value })}
            error={errors['next'] ?? (isShort ? t`It has fewer than ${MIN_PASSWORD} characters.` : undefined)}
          />
          <PasswordInput
            label={t`The new password again`}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            value={typed.again}
            onChange={({ currentTarget: { value } }) => change({ again: value })}
            error={differs ? t`The two passwords differ.` : undefined}
          />
          {save.refusal !== null && !errors['current'] && !errors['next'] && (
            <ErrorState error={save.refusal} title={t`The password was not changed`} />
          )}
          <Group>
            <Button type="submit" variant="default" loading={save.isPending} disabled={!isReady}>
              <Trans>Change the password and sign out everywhere</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

function SessionsPanel({ profile }: { profile: Profile }) {
  const end = useChange(endOwnSessionMutation(), {
    outdated: [getProfileQueryKey],
    message: () => t`That browser is signed out.`,
    failed: (error) => notifyOf(t`The session was not ended`, error),
  });
  return (
    <Panel title={t`Where you are signed in`}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            A browser that you do not know may be another person: sign it out, change the password, and tell
            an administrator.
          </Trans>
        </Text>
        <DeviceSessions
          sessions={profile.sessions}
          step={(session) =>
            !session.isCurrent && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t`Sign out ${deviceWords(session.userAgent)}`}
                loading={end.isPending && end.variables?.path.id === session.id}
                onClick={() => end.send({ path: { id: session.id } })}
              >
                <Trans>Sign out</Trans>
              </Button>
            )
          }
        />
      </Stack>
    </Panel>
  );
}

const MAILS = [
  { value: 'OFF', label: msg`No mail` },
  { value: 'DAILY', label: msg`One mail a day` },
  { value: 'IMMEDIATELY', label: msg`A mail within minutes` },
] as const;
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', af: 'Afrikaans' };

/** The choices that are also in the menus of the page, together. */
function ChoicesPanel() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const settings = useQuery(getNotificationSettingsOptions());
  const saveMail = useChange(updateNotificationSettingsMutation(), {
    outdated: [getNotificationSettingsQueryKey],
    message: () => t`Your choice was saved.`,
    failed: (error) => notifyOf(t`The choice was not saved`, error),
  });
  const saveLanguage = useChange(updatePreferencesMutation(), {
    done: ({ language }) => {
      if (keepLanguage(language)) window.location.reload();
    },
    failed: (error) => notifyOf(t`The language was not changed`, error),
  });
  return (
    <Panel title={t`Mail, language and appearance`}>
      <Stack gap="sm" maw={420}>
        {settings.data && (
          <NativeSelect
            label={t`Notifications by mail`}
            description={settings.data.email ?? t`No email address is stored for you.`}
            disabled={settings.data.email === null || saveMail.isPending}
            value={settings.data.mail}
            onChange={({ currentTarget: { value } }) => {
              const chosen = MAILS.find((mail) => mail.value === value);
              if (chosen) saveMail.mutate({ body: { mail: chosen.value } });
            }}
            data={MAILS.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          />
        )}
        <NativeSelect
          label={t`Language`}
          value={languageOfBrowser()}
          onChange={({ currentTarget: { value } }) => {
            const language = LANGUAGES.find((one) => one === value);
            if (language) saveLanguage.mutate({ body: { language } });
          }}
          data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        />
        <NativeSelect
          label={t`Appearance`}
          value={colorScheme}
          onChange={({ currentTarget: { value } }) => setColorScheme(value as typeof colorScheme)}
          data={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
            { value: 'auto', label: t`System` },
          ]}
        />
      </Stack>
    </Panel>
  );
}
