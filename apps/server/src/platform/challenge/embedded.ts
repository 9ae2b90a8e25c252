import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Puzzle } from '@hearthline/contract/auth';
import type { Clock } from '../clock/clock.ts';
import { deriveKey } from '../secret.ts';
import type { ChallengeVerifier } from './challenge.ts';
import type { ChallengeUseStore } from './challenge-use.store.ts';
import { challengeBits, challengeRounds, isProof, maxNonce } from './proof.ts';

const lifetimeSeconds = 5 * 60;
const maxTokenLength = 4096;

export interface EmbeddedChallenge extends ChallengeVerifier {
  createPuzzle(): Puzzle;
}

/** A proof of work of our own, for installations without an outside challenge service. */
export function createEmbeddedChallenge(deps: {
  secret: string;
  clock: Clock;
  uses: ChallengeUseStore;
  rounds?: number;
  bits?: number;
}): EmbeddedChallenge {
  const { clock, uses, rounds = challengeRounds, bits = challengeBits } = deps;
  const key = deriveKey(deps.secret, 'challenge');
  const sign = (...parts: (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('.')).digest('base64url');

  return {
    createPuzzle: () => {
      const seed = randomBytes(16).toString('base64url');
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
      return { seed, expiresAt, rounds, bits, signature: sign(seed, expiresAt, rounds, bits) };
    },

    verify: async (token) => {
      const solution = parseSolution(token);
      if (!solution) return false;
      const { seed, nonces } = solution;
      const expected = sign(seed, solution.expiresAt, solution.rounds, solution.bits);
      if (!isSame(solution.signature, expected)) return false;
      const expiresAt = new Date(Number(solution.expiresAt) * 1000);
      if (expiresAt <= clock.now() || nonces.length !== Number(solution.rounds)) return false;
      if (!nonces.every((nonce, round) => isProof(seed, round, nonce, Number(solution.bits)))) return false;
      // A puzzle has many solutions, so its seed is what may be used once, not the text of the token.
      return uses.use(hash('sha256', seed, 'buffer'), expiresAt);
    },
  };
}

interface Solution {
  seed: string;
  expiresAt: string;
  rounds: string;
  bits: string;
  signature: string;
  nonces: string[];
}

function parseSolution(token: string): Solution | null {
  if (token.length > maxTokenLength) return null;
  const match = /^([\w-]+)\.(\d{1,12})\.(\d{1,4})\.(\d{1,3})\.([\w-]+)\.([\d,]+)$/.exec(token);
  const [, seed, expiresAt, rounds, bits, signature, nonceList] = match ?? [];
  if (!seed || !expiresAt || !rounds || !bits || !signature || !nonceList) return null;
  const nonces = nonceList.split(',');
  if (!nonces.every(isNonce)) return null;
  return { seed, expiresAt, rounds, bits, signature, nonces };
}

function isNonce(text: string): boolean {
  // As a number, the first one past the limit would be rounded onto it.
  return /^(0|[1-9]\d{0,15})$/.test(text) && BigInt(text) <= maxNonce;
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
