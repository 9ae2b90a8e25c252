import type { Logger } from 'pino';
import { pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. What a person typed or who they are never stands in them. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
}

/** The stack and the code, but not the details of a database error, which may quote a row. */
function describeError(error: Error & { code?: string }) {
  return { name: error.name, code: error.code, message: error.message, stack: error.stack };
}
