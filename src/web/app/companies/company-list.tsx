import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import { switchUserMutation } from '../../../client/@tanstack/react-query.gen.ts';
import { paths } from '../../../shared/dashboard-routes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useSession } from '../../ui/session-context.tsx';
import { useChange } from '../../ui/use-change.ts';
import classes from './companies.module.css';
import { tellOfSwitch } from './switch-notice.ts';

/**
 * The companies in which the person may work. Choosing one loads the dashboard again there, so that nothing
 * that this page holds (cached answers, open streams, typed text) reaches the other company.
 */
export function CompanyList() {
  const { companies } = useSession();
  const change = useChange(switchUserMutation(), {
    done: () => {
      tellOfSwitch();
      window.location.assign(paths.overview());
    },
  });
  return (
    <Stack gap={4}>
      <ul className={classes.list} aria-label={t`Companies`}>
        {companies.map(({ userId, name, isCurrent }) => (
          <li key={userId}>
            <button
              type="button"
              className={classes.company}
              aria-current={isCurrent ? 'true' : undefined}
              disabled={change.isPending || change.isLeaving}
              onClick={() => {
                if (!isCurrent) change.mutate({ body: { userId } });
              }}
            >
              <span className={classes.name}>{name}</span>
              {isCurrent && <IconCheck className={classes.check} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      {change.refusal !== null && <ErrorState error={change.refusal} />}
    </Stack>
  );
}
