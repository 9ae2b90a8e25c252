import { expect, it } from 'vitest';
import { readOrSent, userKinds } from './enums.ts';

it('[SHELL-20] both kinds of users, and Read and Sent, are words of the contract', () => {
  expect(userKinds).toEqual(['Agent', 'Client']);
  expect(readOrSent).toEqual(['Read', 'Sent']);
});
