import { t } from '@lingui/core/macro';
import IconSelector from '~icons/tabler/selector';
import { lazy } from 'react';
import { HeaderPanel } from '../../ui/header-panel.tsx';
import { useSession } from '../../ui/session-context.tsx';
import classes from './companies.module.css';

const loadPanel = () => import('./company-panel.tsx');
const CompanyPanel = lazy(loadPanel);

/** The company in which the session works; for a person with several, a menu to switch. */
export function CompanyMenu() {
  const { entity, companies } = useSession();
  if (companies.length < 2) return <span className="frame-entity">{entity.name}</span>;
  return (
    <HeaderPanel
      label={t`Switch company`}
      buttonLabel={t`${entity.name}: switch company`}
      buttonClass={classes.menu}
      button={
        <>
          <span className="frame-entity">{entity.name}</span>
          <IconSelector className={classes.icon} aria-hidden />
        </>
      }
      width={280}
      panelClass={classes.panel}
      load={loadPanel}
    >
      {() => <CompanyPanel />}
    </HeaderPanel>
  );
}
