import { solvePuzzle } from '../../apps/server/src/platform/challenge/solve.ts';

/** As an agent of the demo. */
export async function signInToDemo(
  origin: string,
  userKey = 'ava@hearthline.test',
): Promise<{ token: string; refreshToken: string }> {
  const { result: puzzle } = (await (await fetch(`${origin}/api/auth/challenge`)).json()) as {
    result: Parameters<typeof solvePuzzle>[0];
  };
  const reply = await fetch(`${origin}/api/auth/secure/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userKey,
      password: 'Hearthline!2025',
      turnstileToken: solvePuzzle(puzzle),
      deviceName: 'Bench',
    }),
  });
  return (await reply.json()) as { token: string; refreshToken: string };
}
