import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let idle: () => void;
const request = vi.fn((then: () => void) => {
  idle = then;
  return 7;
});
const cancel = vi.fn();

/** Loads the module again, as when the browser loads the dashboard. */
async function loaded() {
  vi.resetModules();
  return (await import('./when-idle.tsx')).WhenIdle;
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
});

afterEach(() => {
  // An effect may end only with the page, and still needs the stubs then.
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('what is drawn when the browser is idle', () => {
  it('takes its place until then', async () => {
    const WhenIdle = await loaded();
    render(<WhenIdle placeholder="its place">later</WhenIdle>);
    expect(screen.queryByText('later')).toBeNull();
    expect(screen.getByText('its place')).toBeTruthy();
    idle();
    expect(await screen.findByText('later')).toBeTruthy();
    expect(screen.queryByText('its place')).toBeNull();
  });

  it('is drawn at once on the next page', async () => {
    const WhenIdle = await loaded();
    const first = render(<WhenIdle>first page</WhenIdle>);
    idle();
    await screen.findByText('first page');
    first.unmount();
    render(<WhenIdle>next page</WhenIdle>);
    expect(screen.getByText('next page')).toBeTruthy();
  });

  it('is not waited for once the page has gone', async () => {
    const WhenIdle = await loaded();
    render(<WhenIdle>gone</WhenIdle>).unmount();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('is drawn soon in a browser that cannot say when it is idle', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const WhenIdle = await loaded();
    render(<WhenIdle>later</WhenIdle>);
    expect(await screen.findByText('later')).toBeTruthy();
  });
});
