import { parseOptions } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

it('[AUTH-03] hashes with argon2id and the recommended parameters, salted', async () => {
  const hasher = createPasswordHasher();
  const [first, second] = [await hasher.hash('Correct!Horse9'), await hasher.hash('Correct!Horse9')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await hasher.verify(first, 'Correct!Horse9')).toBe(true);
  expect(await hasher.verify(first, 'Correct!Horse8')).toBe(false);
});

it('[AUTH-04] verifies against nothing with the same parameters, and is never right', async () => {
  const light = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const hasher = createPasswordHasher(light);
  expect(await hasher.verify(null, 'Correct!Horse9')).toBe(false);
  expect(parseOptions(await hasher.hash('Correct!Horse9'))).toMatchObject(light);
});
