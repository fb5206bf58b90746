import { t } from '@lingui/core/macro';
import { signOutMutation } from '../../client/@tanstack/react-query.gen.ts';
import { forgetEveryRecord } from '../ui/browser-store.ts';
import { notifyOf, useChange } from '../ui/use-change.ts';

/** Signs the user out, here and at the identity provider. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const { mutate, isPending } = useChange(signOutMutation(), {
    // The next user of this browser must not find this user's drafts.
    done: ({ location }) => void forgetEveryRecord().then(() => window.location.assign(location)),
    failed: (error) => notifyOf(t`You are still signed in`, error),
  });
  return { signOut: () => mutate({}), isPending };
}
