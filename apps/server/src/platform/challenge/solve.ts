import type { Puzzle } from '@hearthline/contract/auth';
import { isProof } from './proof.ts';

/** What the browser's worker does, for tests, benchmarks and scripts: the token of a solved puzzle. */
export function solvePuzzle({ seed, expiresAt, rounds, bits, signature }: Puzzle): string {
  const nonces = Array.from({ length: rounds }, (_, round) => findNonce(seed, round, bits));
  return [seed, expiresAt, rounds, bits, signature, nonces.join(',')].join('.');
}

function findNonce(seed: string, round: number, bits: number): number {
  let nonce = 0;
  while (!isProof(seed, round, nonce, bits)) nonce += 1;
  return nonce;
}
