import { session } from '../shared/api/session.ts';
import { createToken } from './fake-token.ts';

/** The calls of a signed-in screen need tokens that are not about to expire. */
export function signIn(): void {
  const token = createToken(Date.UTC(2100, 0));
  session.signIn({ token, refreshToken: token });
}
