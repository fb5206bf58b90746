import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowsSplit2,
  IconChartBar,
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconCopy,
  IconCreditCardOff,
  IconNumbers,
  IconRepeat,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchChecks, BatchRow } from '../../../../client/types.gen.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { payments } from '../shared/words.ts';
import { namesOf } from './flagged-names.ts';
import { risksOf } from './risk-words.ts';
import classes from './risks.module.css';
import { useFlagged } from './use-checks.ts';

const ICONS: Partial<Record<RowView, TablerIcon>> = {
  CHANGED: IconCreditCardOff,
  DOUBTFUL_ACCOUNT: IconNumbers,
  SHARED_ACCOUNT: IconUsers,
  SEVERAL_ACCOUNTS: IconArrowsSplit2,
  DUPLICATES: IconCopy,
  MORE_OFTEN: IconRepeat,
  UNUSUAL: IconChartBar,
  NEW: IconUserPlus,
};

const NAMED_LARGEST = 3;

interface RisksProps {
  batchId: string;
  checks: UseQueryResult<BatchChecks>;
  /** How many payments the batch has. */
  withdrawals: number;
  /** Whether the user can decide about the batch now. */
  undecided: boolean;
  /** Whether only the title is shown until it is opened: the batch has been paid, or never will be. */
  folded?: boolean;
  /** The view of the payments below. */
  view: RowView;
  /** Shows the payments that a line counts. */
  onOpen: (view: RowView) => void;
}

/** What an approver checks first. Each line opens the payments that it counts. */
export function Risks({ batchId, withdrawals, checks, undecided, folded = false, view, onOpen }: RisksProps) {
  const [unfolded, setUnfolded] = useState(false);
  const found = checks.data;
  const title = undecided ? t`Check before you approve` : t`Checks`;
  const flagged = found?.flagged ?? 0;
  const rows = useFlagged(batchId, found);
  if (folded && !unfolded) {
    return (
      <Panel aria-label={title} className="no-print" p="sm">
        <UnstyledButton className={classes.title} aria-expanded={false} onClick={() => setUnfolded(true)}>
          <strong>{t`Checks before the approval`}</strong>
          {flagged > 0 && `: ${payments(flagged)}`}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Panel>
    );
  }
  return (
    <Panel aria-label={title} className="no-print" p="sm">
      <Title order={2} mb="sm">
        {flagged > 0 ? (
          <UnstyledButton
            className={classes.title}
            aria-current={view === 'FLAGGED' ? 'true' : undefined}
            onClick={() => onOpen('FLAGGED')}
          >
            {title}: {payments(flagged)}
            <IconChevronRight size={16} aria-hidden />
          </UnstyledButton>
        ) : (
          title
        )}
      </Title>
      {checks.isError && !found && (
        <ErrorState
          error={checks.error}
          title={t`The payments could not be checked`}
          retry={() => void checks.refetch()}
        />
      )}
      {checks.isPending && <Skeleton height={132} />}
      {found?.checkedAt === null && (
        <Text role="status" c="dimmed" size="sm">
          <Trans>The payments are being compared with earlier ones. Large batches take a few seconds.</Trans>
        </Text>
      )}
      {found && found.checkedAt !== null && (
        <Found found={found} withdrawals={withdrawals} rows={rows} view={view} onOpen={onOpen} />
      )}
    </Panel>
  );
}

interface FoundProps extends Pick<RisksProps, 'withdrawals' | 'view' | 'onOpen'> {
  found: BatchChecks;
  /** The most serious withdrawals with a finding. */
  rows: readonly BatchRow[];
}

function Found({ found, withdrawals, rows, view, onOpen }: FoundProps) {
  const risks = risksOf(found, withdrawals);
  const named = found.largest.slice(0, NAMED_LARGEST);
  return (
    <ul className={classes.list}>
      {risks.length === 0 && (
        <li>
          <div className={classes.line} data-weight="note">
            <IconCircleCheck size={18} aria-hidden />
            <span className={classes.words}>
              <Trans>Nothing unusual</Trans>
              <small>
                <Trans>Everyone was paid on the same account before, and about the same amount.</Trans>
              </small>
            </span>
          </div>
        </li>
      )}
      {risks.map((risk) => {
        const Icon = ICONS[risk.view] ?? IconAlertTriangle;
        const names = risk.extremes ?? namesOf(risk.view, rows);
        return (
          <li key={risk.view}>
            <UnstyledButton
              className={classes.line}
              data-weight={risk.weight}
              aria-current={risk.view === view ? 'true' : undefined}
              onClick={() => onOpen(risk.view)}
            >
              <Icon size={18} aria-hidden />
              <span className={classes.words}>
                {risk.words}
                <small className={classes.names}>{names ?? '\u00a0'}</small>
                {risk.reason !== undefined && <small>{t`Reason given: “${risk.reason}”`}</small>}
              </span>
              <IconChevronRight size={16} aria-hidden />
            </UnstyledButton>
          </li>
        );
      })}
      <li className={classes.largest}>
        <UnstyledButton
          className={classes.line}
          aria-current={view === 'LARGEST' ? 'true' : undefined}
          onClick={() => onOpen('LARGEST')}
        >
          <span className={classes.words}>
            <strong>{t`Largest:`}</strong>{' '}
            {named
              .map(
                ({ beneficiaryName, amount }) => `${beneficiaryName} ${formatMoney(amount, found.currency)}`,
              )
              .join(' · ')}
          </span>
          <IconChevronRight size={16} aria-hidden />
        </UnstyledButton>
      </li>
    </ul>
  );
}
