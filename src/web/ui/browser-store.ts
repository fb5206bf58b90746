/**
 * Records that a page keeps in this browser's IndexedDB across reloads, each under its own name. Signing out
 * deletes all of them. Writing rejects where the browser refuses to store anything (private window, no
 * space); pages must work without it.
 */

const DATABASE = 'outlay';
const RECORDS = 'records';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(RECORDS);
    request.onsuccess = () => {
      // Signing out in another tab deletes the database, which an open connection would block.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('The browser refused to open its database.'));
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
      transaction.onabort = () =>
        reject(transaction.error ?? new Error('The browser refused to store the record.'));
    });
  } finally {
    database.close();
  }
}

/** Stores a record: any value that can be cloned, including files. */
export async function keepRecord(name: string, value: unknown): Promise<void> {
  await transact('readwrite', (records) => records.put(value, name));
}

/** Returns a record as it was stored, or undefined. */
export function findRecord(name: string): Promise<unknown> {
  return transact<unknown>('readonly', (records) => records.get(name));
}

export async function forgetRecord(name: string): Promise<void> {
  await transact('readwrite', (records) => records.delete(name));
}

/** Deletes the records of all pages. */
export function forgetEveryRecord(): Promise<void> {
  return new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
