import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import classes from './error-state.module.css';
import { signInPath } from '../../shared/dashboard-routes.ts';
import { type ProblemDetails, problemOf } from './problem.ts';

const SHOWN = 8;

interface ErrorStateProps {
  error: unknown;
  /** Called by the retry button; absent where retrying cannot help. */
  retry?: (() => void) | undefined;
  /** The heading; the title of the server's problem details when absent. */
  title?: string;
  retryLabel?: string;
  /** True where a form shows the errors beside its fields, so that they are not listed twice. */
  fieldsShowErrors?: boolean;
}

/**
 * Whether the session has ended. A 401 of the exchange concerns the entity's key. A 401 that asks for a fresh
 * sign-in, or says that the page is of another company, comes with a valid session.
 */
function sessionHasEnded({ status, code }: ProblemDetails): boolean {
  return (
    status === 401 &&
    !/^(exchange|passkey)_/.test(code) &&
    code !== 'fresh_sign_in_required' &&
    code !== 'other_company'
  );
}

/** Replaces the text for an ended session, which is written for programs. */
function inPlainWords(problem: ProblemDetails): ProblemDetails {
  if (!sessionHasEnded(problem)) return problem;
  return {
    ...problem,
    title: t`Your session has ended`,
    detail: t`Sign in again. Nothing that you typed is lost.`,
  };
}

/** Shows an error: what happened, in the server's words, and what to do next. */
export function ErrorState({ error, retry, title, retryLabel, fieldsShowErrors = false }: ErrorStateProps) {
  const hasEnded = sessionHasEnded(problemOf(error));
  const problem = inPlainWords(problemOf(error));
  const errors = fieldsShowErrors || problem.errors.length === 1 ? [] : problem.errors;
  const beside = fieldsShowErrors && problem.errors.length > 0;
  return (
    <Alert
      color="red"
      variant="light"
      className={classes.box}
      icon={<IconAlertCircle aria-hidden />}
      title={title ?? problem.title}
      role="alert"
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{beside ? t`Correct the fields that are marked above.` : problem.detail}</Text>
        {errors.length > 0 && (
          <ul className={classes.errors}>
            {errors.slice(0, SHOWN).map(({ path, message }, index) => (
              <li key={`${path}-${index}`}>
                {path ? `${path}: ` : ''}
                {message}
              </li>
            ))}
            {errors.length > SHOWN && (
              <li>
                <Trans>and {errors.length - SHOWN} more</Trans>
              </li>
            )}
          </ul>
        )}
        {hasEnded && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={signInPath(window.location.pathname + window.location.search)}
          >
            <Trans>Sign in again</Trans>
          </Button>
        )}
        {retry && !hasEnded && (
          <Button size="xs" variant="default" onClick={retry}>
            {retryLabel ?? t`Try again`}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
