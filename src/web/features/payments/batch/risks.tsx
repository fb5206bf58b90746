import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowsSplit2 from '~icons/tabler/arrows-split-2';
import IconChartBar from '~icons/tabler/chart-bar';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconCopy from '~icons/tabler/copy';
import IconCreditCardOff from '~icons/tabler/credit-card-off';
import IconNumbers from '~icons/tabler/numbers';
import IconRepeat from '~icons/tabler/repeat';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsers from '~icons/tabler/users';
import type { Icon as TablerIcon } from '../../../ui/icon.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BatchChecks, BatchRow, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
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
  /** The earlier batch whose next run this is, as its creator answered. */
  repeats?: BulkWithdrawalBatchForDisplay['repeats'];
  /** Whether the user can decide about the batch now. */
  undecided: boolean;
  /**
   * Whether only the title is shown until the user opens it, because the batch has been paid or never will
   * be.
   */
  folded?: boolean;
  /** The view of the payments below. */
  view: RowView;
  /** Shows the payments that a line counts. */
  onOpen: (view: RowView) => void;
}

/** The findings that an approver checks first. Each line opens the payments that it counts. */
export function Risks({ batchId, withdrawals, checks, undecided, folded = false, ...shown }: RisksProps) {
  const { view, onOpen } = shown;
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
        <Found found={found} withdrawals={withdrawals} rows={rows} {...shown} />
      )}
    </Panel>
  );
}

interface FoundProps extends Pick<RisksProps, 'withdrawals' | 'repeats' | 'view' | 'onOpen'> {
  found: BatchChecks;
  /** The most serious withdrawals with a finding. */
  rows: readonly BatchRow[];
}

function Found({ found, withdrawals, repeats, rows, view, onOpen }: FoundProps) {
  const risks = risksOf(found, withdrawals);
  const named = found.largest.slice(0, NAMED_LARGEST);
  return (
    <ul className={classes.list}>
      {repeats && <NextRunOf run={repeats} />}
      {risks.length === 0 && (
        <li>
          <div className={classes.line} data-weight="note">
            <IconCircleCheck size={18} aria-hidden />
            <span className={classes.words}>
              <Trans>Nothing unusual</Trans>
              <small>
                <Trans>Everyone was paid into the same account before, and about the same amount.</Trans>
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

/** The answer of the preparer that the batch is the next run of an earlier one. */
function NextRunOf({ run }: { run: NonNullable<RisksProps['repeats']> }) {
  const day = dayWords(run.day, true);
  const { label } = run;
  return (
    <li>
      <UnstyledButton
        component={Link}
        to={paths.batch(run.batchId)}
        className={classes.line}
        data-weight="note"
      >
        <IconRepeat size={18} aria-hidden />
        <span className={classes.words}>
          {t`The run of ${day} again`}
          <small>{t`As the preparer answered: “${label}” is due again.`}</small>
        </span>
        <IconChevronRight size={16} aria-hidden />
      </UnstyledButton>
    </li>
  );
}
