import { t } from '@lingui/core/macro';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { signOutMutation } from '../../client/@tanstack/react-query.gen.ts';
import { forgetEveryRecord } from '../ui/browser-store.ts';
import { problemOf } from '../ui/problem.ts';

/** Signs the user out of this browser, and leaves the page. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const { mutate, isPending } = useMutation({
    ...signOutMutation(),
    // The next user of this browser must not find this user's drafts.
    onSuccess: ({ location }) => void forgetEveryRecord().then(() => window.location.assign(location)),
    onError: (error) =>
      notifications.show({
        color: 'red',
        title: t`You are still signed in`,
        message: problemOf(error).detail,
      }),
  });
  return { signOut: () => mutate({}), isPending };
}
