import { uploadMaxBytes } from '@hearthline/contract/limits';

export type AvatarProblem = 'tooLarge' | 'notAnImage' | 'failed';

export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Says no before anything is sent; a file without a type is left to the server, which looks inside. */
export function findAvatarProblem(file: Pick<File, 'type' | 'size'>): AvatarProblem | null {
  if (file.type !== '' && !avatarTypes.includes(file.type)) return 'notAnImage';
  return file.size > uploadMaxBytes ? 'tooLarge' : null;
}

export function avatarProblemOfCode(code: string | undefined): AvatarProblem {
  if (code === 'file_too_large' || code === 'too_large') return 'tooLarge';
  if (code === 'not_an_image' || code === 'unsupported_media') return 'notAnImage';
  return 'failed';
}
