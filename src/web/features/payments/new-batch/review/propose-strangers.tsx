import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WithdrawalRequest } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { useMay } from '../../../../ui/session-context.tsx';
import { ProposeDialog } from '../../shared/payees/lazy.tsx';

/** Proposes the accounts that the register does not have, in one step from the refused batch. */
export default function ProposeStrangers({ strangers }: { strangers: readonly WithdrawalRequest[] }) {
  const mayPropose = useMay('proposePayees');
  const [isAsking, setIsAsking] = useState(false);
  const [proposalId, setProposalId] = useState<string | null>(null);
  const written = formatNumber(strangers.length);
  if (proposalId !== null)
    return (
      <Text size="sm" role="status">
        <Trans>
          The accounts are proposed. They count as registered 24 hours after another person has confirmed
          them. The file stays in this browser as a draft, for up to a week.{' '}
          <Link to={paths.payees(`?proposal=${proposalId}`)} target="_blank">
            See what was proposed
          </Link>
        </Trans>
      </Text>
    );
  if (!mayPropose) return null;
  return (
    <Group>
      <Button size="compact-sm" variant="default" onClick={() => setIsAsking(true)}>
        {plural(strangers.length, {
          one: 'Propose the account of 1 payment…',
          other: `Propose the accounts of ${written} payments…`,
        })}
      </Button>
      {isAsking && (
        <ProposeDialog
          source="BATCH"
          payees={strangers.map(({ beneficiaryName, bankCode, branchCode, accountNumber, accountType }) => ({
            name: beneficiaryName,
            bankCode,
            ...(branchCode === undefined ? {} : { branchCode }),
            accountNumber,
            accountType,
          }))}
          onClose={() => setIsAsking(false)}
          onProposed={(proposal) => {
            setIsAsking(false);
            setProposalId(proposal.proposalId);
          }}
        />
      )}
    </Group>
  );
}
