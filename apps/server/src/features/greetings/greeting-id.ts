import { createHash } from 'node:crypto';

/** A UUID (version 8) of these words: the same ones always get the same one. */
function idOf(words: readonly string[]): string {
  const bytes = createHash('sha256').update(words.join('\n')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** One greeting of one client; it is made, and leaves, at most once. */
export const greetingIdOf = (greeting: {
  taskId: string;
  clientId: string;
  occasion: string;
  turn: string;
}): string => idOf(['greeting', greeting.taskId, greeting.clientId, greeting.occasion, greeting.turn]);

/** One day of one task. */
export const runIdOf = (run: { taskId: string; occasion: string; day: string }): string =>
  idOf(['run', run.taskId, run.occasion, run.day]);
