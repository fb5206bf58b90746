import { Center, Loader } from '@mantine/core';

/** While nothing can be shown yet. */
export function PageLoading() {
  return (
    <Center mih="60vh" role="status" aria-label="Loading">
      <Loader />
    </Center>
  );
}
