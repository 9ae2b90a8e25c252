import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. What a person typed or who they are never stands in them. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination,
  );
}

/** The stack and the code, but not the details of a database error, which may quote a row. */
function describeError(error: Error & { code?: string }) {
  // PostgreSQL's class 22 quotes the value that it could not read.
  const message = /^22\w{3}$/.test(error.code ?? '') ? 'unreadable value' : error.message;
  return { name: error.name, code: error.code, message, stack: error.stack?.replace(error.message, message) };
}
