import type { ImportFailure } from '@hearthline/contract/client-import';

/** As the contract has them; a test compares. */
export const fileMaxBytes = 40 * 1024 * 1024;
export const partBytes = 900 * 1024;
export const acceptedFiles = '.csv,.tsv,.txt,.vcf,.vcard,text/csv,text/vcard,text/x-vcard,text/plain';

export type FileProblem = 'tooLarge' | 'empty' | 'spreadsheet' | 'failed' | ImportFailure;

/** What can be told before anything is sent. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  if (/\.(xlsx?|xlsm|ods|numbers|pdf|docx?)$/i.test(name)) return 'spreadsheet';
  if (size === 0) return 'empty';
  return size > fileMaxBytes ? 'tooLarge' : null;
}

export const countParts = (bytes: number): number => Math.ceil(bytes / partBytes);

export function cutPart(file: File, part: number): File {
  return new File([file.slice(part * partBytes, (part + 1) * partBytes)], 'part');
}
