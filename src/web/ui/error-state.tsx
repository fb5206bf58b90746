import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import classes from './error-state.module.css';
import { signInPath } from '../../shared/dashboard-routes.ts';
import { type ProblemDetails, problemOf } from './problem.ts';

const SHOWN = 8;

interface ErrorStateProps {
  error: unknown;
  /** Tries again; left out where trying again cannot help. */
  retry?: (() => void) | undefined;
  /** What could not be done, in a few words; the server's own title when absent. */
  title?: string;
  retryLabel?: string;
  /** Where a form shows what is wrong beside its fields, it is not listed a second time. */
  fieldsShowErrors?: boolean;
}

/**
 * The exchange's own 401 is about the entity's key, not about who is signed in; nor is that which asks for a
 * fresh sign-in.
 */
function sessionHasEnded({ status, code }: ProblemDetails): boolean {
  return status === 401 && !code.startsWith('exchange_') && code !== 'fresh_sign_in_required';
}

/** What is written for programs is told to people in their own terms. */
function inPlainWords(problem: ProblemDetails): ProblemDetails {
  if (!sessionHasEnded(problem)) return problem;
  return {
    ...problem,
    title: 'Your session has ended',
    detail: 'Sign in again; what you typed is still here.',
  };
}

/** What went wrong, in the server's words, and what to do. */
export function ErrorState({
  error,
  retry,
  title,
  retryLabel = 'Try again',
  fieldsShowErrors = false,
}: ErrorStateProps) {
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
        <Text size="sm">{beside ? 'What is wrong is said beside the fields above.' : problem.detail}</Text>
        {errors.length > 0 && (
          <List size="sm">
            {errors.slice(0, SHOWN).map(({ path, message }, index) => (
              <List.Item key={`${path}-${index}`}>
                {path ? `${path}: ` : ''}
                {message}
              </List.Item>
            ))}
            {errors.length > SHOWN && <List.Item>and {errors.length - SHOWN} more</List.Item>}
          </List>
        )}
        {hasEnded && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={signInPath(window.location.pathname + window.location.search)}
          >
            Sign in again
          </Button>
        )}
        {retry && !hasEnded && (
          <Button size="xs" variant="default" onClick={retry}>
            {retryLabel}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
