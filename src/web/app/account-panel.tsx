import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Divider, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import IconLogout from '~icons/tabler/logout';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { updatePreferencesMutation } from '../../client/@tanstack/react-query.gen.ts';
import { paths } from '../../shared/dashboard-routes.ts';
import { LANGUAGES, type Language } from '../../shared/terms.ts';
import { keepLanguage, languageOfBrowser } from '../ui/language.ts';
import { roleWord } from '../ui/role-words.ts';
import { useSession } from '../ui/session-context.tsx';
import { notifyOf, useChange } from '../ui/use-change.ts';
import classes from './account-panel.module.css';
import { CompanyList } from './companies/company-list.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The signed-in user with their roles, the colour scheme, the language, and signing out. */
export default function AccountPanel() {
  const { user, entity, companies, demo } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { signOut, isPending } = useSignOut();
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {user.displayName}
        </Text>
        {user.email && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Text>
        )}
      </div>
      <dl className={classes.facts}>
        <dt>
          <Trans>Company</Trans>
        </dt>
        <dd>{demo ? t`${entity.name} (demo)` : entity.name}</dd>
        <dt>
          <Trans>Roles</Trans>
        </dt>
        <dd>
          {user.roles.length > 0
            ? user.roles.map((role) => roleWord(role)).join(', ')
            : t`None: you can view pages but change nothing`}
        </dd>
      </dl>
      {companies.length > 1 && (
        <Choice name={t`Switch company`}>
          <CompanyList />
        </Choice>
      )}
      <Button variant="default" fullWidth component={Link} to={paths.profile()}>
        <Trans>Your profile</Trans>
      </Button>
      <Divider />
      <Choice name={t`Appearance`}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t`Appearance`}
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={[
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
            { value: 'auto', label: t`System` },
          ]}
        />
      </Choice>
      <Choice name={t`Language`}>
        <LanguageChoice />
      </Choice>
      <Divider />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconLogout size={16} aria-hidden />}
        loading={isPending}
        onClick={signOut}
      >
        <Trans>Sign out</Trans>
      </Button>
    </Stack>
  );
}

/** A choice below its name. */
function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4} aria-hidden>
        {name}
      </Text>
      {children}
    </div>
  );
}

/** Each language by its own name, so that people who read only that language find it. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', af: 'Afrikaans' };

/** Saves the language of the user and loads the page again in it. */
function LanguageChoice() {
  const save = useChange(updatePreferencesMutation(), {
    done: ({ language }) => {
      if (keepLanguage(language)) window.location.reload();
    },
    failed: (error) => notifyOf(t`The language was not changed`, error),
  });
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t`Language`}
      disabled={save.isPending}
      value={languageOfBrowser()}
      onChange={(language) => save.mutate({ body: { language } })}
      data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
    />
  );
}
