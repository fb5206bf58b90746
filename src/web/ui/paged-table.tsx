import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { Pager } from './pager.tsx';

/** A page of a list, as the server answers it. */
interface Answered<Row> {
  items: readonly Row[];
  total: number;
  /** False when more than `total - 1` items match. */
  isTotalExact?: boolean;
}

interface Page<Row> {
  offset: number;
  limit: number;
  query: Pick<UseQueryResult<unknown, unknown>, 'isError' | 'error' | 'refetch' | 'isPlaceholderData'>;
  /** Undefined until a page has loaded. */
  data: Answered<Row> | undefined;
}

interface PageOptions<Data> {
  limit: number;
  /** The offset in the address; absent on the first page. */
  offset: number | undefined;
  /** False while the request is not known yet. */
  enabled?: boolean;
  /** After how many milliseconds the page is loaded again. */
  refetchMs?: number | ((data: Data | undefined) => number | false);
}

/**
 * A page of a list that the server divides into pages. `ask` makes the query of the page at an offset. The
 * previous page is shown while the next one loads.
 */
export function usePage<Data extends Answered<unknown>, Failure, Key extends QueryKey>(
  ask: (page: { offset: number; limit: number }) => UseQueryOptions<Data, Failure, Data, Key>,
  { limit, offset = 0, enabled = true, refetchMs = () => false }: PageOptions<NoInfer<Data>>,
) {
  const query = useQuery({
    ...ask({ offset, limit }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (typeof refetchMs === 'function' ? refetchMs(state.data) : refetchMs),
  });
  const items: Data['items'] = query.data?.items ?? [];
  return { offset, limit, query, data: query.data, items, total: query.data?.total ?? 0 };
}

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'stale' | 'sortable'> {
  page: Page<Row>;
  /** Shown instead of a list without items. */
  empty: ReactNode;
  /** The plural of the listed things, such as "payouts". */
  noun: string;
  turn: (offset: number) => void;
  /** The number of rows for which space is kept while the list loads. */
  loadingRows?: number;
  /** Whether a failure is also shown above a page that loaded earlier. */
  saysOutdated?: boolean;
}

/** A list of the server: loading, failed, without items, or a page with its pager. */
export function PagedTable<Row>({
  page,
  empty,
  noun,
  turn,
  loadingRows = 8,
  saysOutdated = false,
  ...table
}: PagedTableProps<Row>) {
  const { offset, limit, query, data } = page;
  const { isError, error, refetch, isPlaceholderData } = query;
  return (
    <>
      {!data && !isError && <LoadingRows rows={loadingRows} />}
      {isError && (saysOutdated || !data) && <ErrorState error={error} retry={() => void refetch()} />}
      {data?.items.length === 0 && empty}
      {data && data.items.length > 0 && (
        <>
          <DataTable {...table} rows={data.items} stale={isPlaceholderData} />
          <Pager
            offset={offset}
            limit={limit}
            total={data.total}
            isTotalExact={data.isTotalExact}
            noun={noun}
            onChange={turn}
          />
        </>
      )}
    </>
  );
}
