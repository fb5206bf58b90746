const REVOKE_AFTER_MS = 60_000;

/** Downloads a file that the page has created. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Downloads a file that the server sent, under the name that the server gave it. */
export function saveAnswer({ data, response }: { data: unknown; response: Response | undefined }): void {
  const named = /filename="([^"]+)"/.exec(response?.headers.get('Content-Disposition') ?? '')?.[1];
  if (data instanceof Blob) downloadBlob(data, named ?? 'bank-file.txt');
}
