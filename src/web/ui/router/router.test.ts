import { expect, it, vi } from 'vitest';
import { memoryHistory } from '../testing/memory-history.ts';
import { createRouter } from './index.ts';

const opened = (prepare?: () => Promise<unknown> | null) => createRouter(memoryHistory('/batches'), prepare);

it('moves to an address, keeps the query with it, and goes back', () => {
  const router = opened();
  void router.navigate('/payouts?status=FAILED#top');
  expect(router.state.location).toMatchObject({
    pathname: '/payouts',
    search: '?status=FAILED',
    hash: '#top',
  });
  void router.navigate('?status=COMPLETE');
  expect(router.state.location).toMatchObject({ pathname: '/payouts', search: '?status=COMPLETE' });
  void router.navigate(-2);
  expect(router.state.location).toMatchObject({ pathname: '/batches', key: 'default' });
});

it('replaces an entry without adding to the history', () => {
  const router = opened();
  void router.navigate('/payouts');
  void router.navigate('/balances', { replace: true });
  void router.navigate(-1);
  expect(router.state.location.pathname).toBe('/batches');
});

it('shows a page when its code has loaded, and only the one that was asked for last', async () => {
  const waiting: (() => void)[] = [];
  const router = opened(() => new Promise<void>((done) => waiting.push(done)));
  void router.navigate('/slow');
  void router.navigate('/quick');
  expect(router.state).toMatchObject({ isLoading: true, location: { pathname: '/batches' } });
  waiting[1]!();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/quick'));
  waiting[0]!();
  await Promise.resolve();
  expect(router.state).toMatchObject({ isLoading: false, location: { pathname: '/quick' } });
});

it('shows a page whose code could not be loaded, so that it can say so', async () => {
  const router = opened(() => Promise.reject(new Error('no network')));
  void router.navigate('/payouts');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/payouts'));
  expect(router.state.isLoading).toBe(false);
});

it('asks before unsent work is left by a link, and goes on or stays', () => {
  const router = opened();
  const release = router.setBlocker(({ nextLocation }) => nextLocation.pathname !== '/batches');
  void router.navigate('?page=2');
  expect(router.state.blocked).toBeNull();
  void router.navigate('/payouts');
  router.state.blocked!.reset();
  expect(router.state).toMatchObject({ blocked: null, location: { pathname: '/batches' } });
  void router.navigate('/payouts');
  router.state.blocked!.proceed();
  expect(router.state).toMatchObject({ blocked: null, location: { pathname: '/payouts' } });
  release();
  void router.navigate('/balances');
  expect(router.state.location.pathname).toBe('/balances');
});

it('asks before unsent work is left by the back button, and keeps the entries in order', () => {
  const history = memoryHistory('/batches');
  const router = createRouter(history);
  void router.navigate('/new');
  router.setBlocker(({ nextLocation }) => nextLocation.pathname !== '/new');
  history.go(-1);
  expect(router.state.location.pathname).toBe('/new');
  expect(history.read().address).toBe('/new');
  router.state.blocked!.reset();
  history.go(-1);
  router.state.blocked!.proceed();
  expect(router.state.location.pathname).toBe('/batches');
  expect(history.read().address).toBe('/batches');
});
