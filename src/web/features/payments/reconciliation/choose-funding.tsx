import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listEntryCandidatesOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationItem } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Candidate } from './candidate.tsx';
import classes from './choose.module.css';

interface ChooseFundingProps {
  entryId: string;
  /** Whether the money went back. */
  isReturn: boolean;
  currency: string;
  chosen: readonly ReconciliationItem[];
  onChange: (chosen: readonly ReconciliationItem[]) => void;
  error: string | null;
}

/** Chooses the announcement whose money arrived, or none; for a return, the funding that went back. */
export function ChooseFunding(props: ChooseFundingProps) {
  const { entryId, isReturn, currency, chosen, onChange, error } = props;
  const query = useQuery(listEntryCandidatesOptions({ path: { id: entryId }, query: {} }));
  const found = (query.data ?? []).filter(({ kind }) => kind === 'FUNDING');
  const own = chosen[0]?.fundingRecordId ?? '';
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return (
    <Stack gap="sm">
      {query.isPending && <LoadingRows rows={2} />}
      {query.data && isReturn && found.length === 0 && (
        <Text size="sm" role="status">
          <Trans>No funding of this amount or more came in on a statement.</Trans>
        </Text>
      )}
      {found.length > 0 && (
        <fieldset className={classes.list} aria-describedby={error ? 'choose-error' : undefined}>
          <legend className={classes.legend}>
            {isReturn ? t`Which funding went back?` : t`Was it announced?`}
          </legend>
          {!isReturn && (
            <Radio
              name="funding"
              value=""
              checked={own === ''}
              onChange={() => onChange([])}
              label={t`No, it was not announced`}
            />
          )}
          {found.map((item) => (
            <Radio
              key={item.fundingRecordId}
              name="funding"
              value={item.fundingRecordId ?? ''}
              checked={own === item.fundingRecordId}
              onChange={() => onChange([item])}
              label={<Candidate item={item} currency={currency} />}
            />
          ))}
        </fieldset>
      )}
      {error && (
        <Text size="sm" c="red" id="choose-error" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
