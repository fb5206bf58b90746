import { t } from '@lingui/core/macro';
import { ShownError } from '../../../../ui/problem.ts';

/** The bytes of a chosen file in base64. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
    );
    reader.addEventListener('error', () =>
      reject(new ShownError(t`This file could not be read. Choose it again.`)),
    );
    reader.readAsDataURL(file);
  });
}
