import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { problemOf } from './problem.ts';

const SHOWN = 8;

interface ErrorStateProps {
  error: unknown;
  /** Tries again; left out where trying again cannot help. */
  retry?: (() => void) | undefined;
  /** What could not be done, in a few words; the server's own title when absent. */
  title?: string;
}

/** What went wrong, in the server's words, and what to do. */
export function ErrorState({ error, retry, title }: ErrorStateProps) {
  const problem = problemOf(error);
  const { errors } = problem;
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />} title={title ?? problem.title} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{problem.detail}</Text>
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
        {retry && (
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
