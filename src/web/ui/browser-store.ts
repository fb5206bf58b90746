/**
 * What a page keeps in this browser beyond a reload, in IndexedDB: records by a name of their own. All of it
 * goes when somebody signs out. Where the browser refuses to keep anything (private windows, no room) writing
 * rejects; the page then does without.
 */

const DATABASE = 'outlay';
const RECORDS = 'records';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(RECORDS);
    request.onsuccess = () => {
      // Signing out in another tab takes the database away; an open connection must not hold it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}

async function transact<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(RECORDS, mode);
      const request = work(transaction.objectStore(RECORDS));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has no room.'));
    });
  } finally {
    database.close();
  }
}

/** Keeps a record: anything that a structured clone takes, files too. */
export async function keepRecord(name: string, value: unknown): Promise<void> {
  await transact('readwrite', (records) => records.put(value, name));
}

/** A record as it was kept, or undefined. */
export function findRecord(name: string): Promise<unknown> {
  return transact<unknown>('readonly', (records) => records.get(name));
}

export async function forgetRecord(name: string): Promise<void> {
  await transact('readwrite', (records) => records.delete(name));
}

/** Takes away everything that any page keeps. */
export function forgetEveryRecord(): Promise<void> {
  return new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
