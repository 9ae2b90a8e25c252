import { session } from '../../../shared/api/session.ts';
import { createToken } from '../../../testing/fake-token.ts';

const hourMs = 3_600_000;

export function signIn(): void {
  const now = Date.now();
  session.signIn({ token: createToken(now + hourMs), refreshToken: createToken(now + 24 * hourMs) });
}
