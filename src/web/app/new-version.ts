/** The messages of Chrome, Safari and Firefox when a part of the dashboard could not be loaded. */
const NOT_LOADED =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i;

/** Whether an error says that a part of the dashboard could not be loaded. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && NOT_LOADED.test(error.message);
}

/**
 * Whether the server has this version of the dashboard or another one, recognised by the files that its page
 * names; null when the server cannot be asked.
 */
async function versionThere(): Promise<'THIS' | 'ANOTHER' | null> {
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!response.ok) return null;
    const page = await response.text();
    return own.some(({ src }) => !page.includes(new URL(src).pathname)) ? 'ANOTHER' : 'THIS';
  } catch {
    return null;
  }
}

/** Whether the server has another version of the dashboard than this page. */
export async function isNewVersionThere(): Promise<boolean> {
  return (await versionThere()) === 'ANOTHER';
}

/** Whether the server answers, with this version of the dashboard. */
export async function isThisVersionThere(): Promise<boolean> {
  return (await versionThere()) === 'THIS';
}
