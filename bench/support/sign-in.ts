import { solvePuzzle } from '../../apps/server/src/platform/challenge/solve.ts';

/** As the first agent of the demo. */
export async function signInToDemo(origin: string): Promise<{ token: string; refreshToken: string }> {
  const { result: puzzle } = (await (await fetch(`${origin}/api/auth/challenge`)).json()) as {
    result: Parameters<typeof solvePuzzle>[0];
  };
  const reply = await fetch(`${origin}/api/auth/secure/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userKey: 'ava@hearthline.test',
      password: 'Hearthline!2025',
      turnstileToken: solvePuzzle(puzzle),
      deviceName: 'Bench',
    }),
  });
  return (await reply.json()) as { token: string; refreshToken: string };
}
