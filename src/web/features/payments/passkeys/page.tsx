import { t } from '@lingui/core/macro';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { PasskeysSection } from '../shared/passkeys/passkeys-section.tsx';
import { Resets } from './resets.tsx';

/** The passkeys of the signed-in user, and for admins the resets of lost ones. */
export default function PasskeysPage() {
  const mayReset = useMay('resetPasskeys');
  return (
    <>
      <PageHeader
        title={routeTitle('passkeys')}
        description={t`Sign in and approve with your device instead of a password.`}
      />
      <PasskeysSection />
      {mayReset && <Resets />}
    </>
  );
}
