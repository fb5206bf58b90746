import { t } from '@lingui/core/macro';
import { Center, Loader } from '@mantine/core';

/** A spinner in place of the page, until the session is known. */
export function PageLoading() {
  return (
    <Center mih="60vh" role="status" aria-label={t`Loading`}>
      <Loader />
    </Center>
  );
}
