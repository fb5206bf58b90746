import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPaymentRequestsOptions } from '../../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestForDisplay } from '../../../../../client/types.gen.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';

interface RequestSelectProps {
  currency: string;
  /** The requests that are chosen already. */
  chosen: readonly string[];
  onChoose: (request: PaymentRequestForDisplay) => void;
}

const SHOWN = 30;
const TYPING_MS = 300;

/** "Naledi Mokoena · School fees, term 4 · 7KQ4MXFW · R 4,200.00 open". */
function wordsOf({ payer, label, reference, openAmount, currency }: PaymentRequestForDisplay): string {
  const open = formatMoney(openAmount, currency);
  return [payer.name, label, reference, t`${open} open`].join(' · ');
}

/** Finds an open request by the payer's name, the invoice or the reference. */
export function RequestSelect({ currency, chosen, onChoose }: RequestSelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = useQuery({
    ...listPaymentRequestsOptions({
      query: { limit: SHOWN, isOpen: 'true', ...(search === '' ? {} : { query: search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = (query.data?.items ?? []).filter(
    (request) => request.currency === currency && !chosen.includes(request.id),
  );
  return (
    <>
      <Select
        label={t`Add an open request`}
        placeholder={t`Name, invoice or reference`}
        searchable
        nothingFoundMessage={t`No open request has this name, invoice or reference.`}
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        data={found.map((request) => ({ value: request.id, label: wordsOf(request) }))}
        value={null}
        onChange={(id) => {
          const request = found.find((one) => one.id === id);
          if (request) onChoose(request);
          setTyped('');
        }}
      />
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
    </>
  );
}
