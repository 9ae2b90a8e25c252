import { expect, it } from 'vitest';
import { avatarProblemOfCode, findAvatarProblem } from './avatar-file.ts';

it('[USER-02] takes images up to 1 MB and no byte more', () => {
  expect(findAvatarProblem({ type: 'image/png', size: 1024 * 1024 })).toBeNull();
  expect(findAvatarProblem({ type: 'image/png', size: 1024 * 1024 + 1 })).toBe('tooLarge');
});

it('[USER-02] refuses what is not a photo before it is sent, and leaves the unknown to the server', () => {
  expect(findAvatarProblem({ type: 'application/pdf', size: 10 })).toBe('notAnImage');
  expect(findAvatarProblem({ type: '', size: 10 })).toBeNull();
});

it('[USER-02] understands the refusals of the server', () => {
  expect(avatarProblemOfCode('file_too_large')).toBe('tooLarge');
  expect(avatarProblemOfCode('not_an_image')).toBe('notAnImage');
  expect(avatarProblemOfCode('internal')).toBe('failed');
  expect(avatarProblemOfCode(undefined)).toBe('failed');
});
