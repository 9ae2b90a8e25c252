import { randomBytes } from 'node:crypto';
import { hash, hashSync, verify } from '@node-rs/argon2';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Null stands for an account that does not exist: it costs the same work and is never right. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Argon2id (the package's default) with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const recommended = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswordHasher(options: typeof recommended = recommended): PasswordHasher {
  const decoy = hashSync(randomBytes(24), options);
  return {
    hash: (password) => hash(password, options),
    verify: async (passwordHash, password) => {
      const isRight = await verify(passwordHash ?? decoy, password);
      return isRight && passwordHash !== null;
    },
  };
}
