/** Records of the hub protocol: JSON, each ended by this sign, which JSON itself never contains. */
const recordEnd = '\u001e';

export const messageMaxBytes = 32 * 1024;

const frame = (record: object): string => `${JSON.stringify(record)}${recordEnd}`;

export const pingFrame = frame({ type: 6 });
export const handshakeDone = frame({});
export const closeFrame = frame({ type: 7 });
export const failureFrame = frame({
  type: 7,
  error: 'Connection closed with an error.',
  allowReconnect: true,
});
const handshakeRefused = (error: string) => frame({ error });

/** A call of one of the client's methods. */
export const invocationFrame = (target: string, ...args: unknown[]): string =>
  frame({ type: 1, target, arguments: args });

/** What a connection makes of what came in. */
export interface Received {
  /** The beginning of a record whose end has not come yet. */
  incoming: string;
  isShaken: boolean;
  /** Frames to answer with. */
  control: string;
  isClosing: boolean;
  lastWords: string;
}

/** Reads what a client sent, after what it had sent before. Garbage and what is too long (null) close the connection. */
export function receive(before: Pick<Received, 'incoming' | 'isShaken'>, body: string | null): Received {
  const records = `${before.incoming}${body ?? ''}`.split(recordEnd);
  const state: Received = {
    incoming: records.pop() ?? '',
    isShaken: before.isShaken,
    control: '',
    isClosing: false,
    lastWords: '',
  };
  const isTooLong = [...records, state.incoming].some((text) => Buffer.byteLength(text) > messageMaxBytes);
  // No JSON begins like that, and it could not be kept.
  const isGarbage = state.incoming.includes('\0');
  if (body === null || isTooLong || isGarbage) return fail({ ...state, incoming: '' });
  for (const record of records) {
    if (state.isClosing) break;
    Object.assign(state, state.isShaken ? parseMessage(state, record) : parseHandshake(record));
  }
  return state;
}

function fail(state: Received): Received {
  const lastWords = state.isShaken ? failureFrame : handshakeRefused('Handshake was canceled.');
  return { ...state, isClosing: true, lastWords };
}

function parseHandshake(record: string): Partial<Received> {
  const refuse = (error: string) => ({ isClosing: true, lastWords: handshakeRefused(error) });
  const request = parseObject(record);
  if (!request || typeof request.protocol !== 'string') return refuse('Handshake was canceled.');
  if (request.protocol !== 'json')
    return refuse(`The protocol '${request.protocol.slice(0, 40)}' is not supported.`);
  if (request.version !== 1) {
    const version = Number.isInteger(request.version) ? request.version : 0;
    return refuse(`The server does not support version ${version} of the 'json' protocol.`);
  }
  return { isShaken: true, control: handshakeDone };
}

const types = { invocation: 1, streamInvocation: 4, close: 7 };

function parseMessage(state: Received, record: string): Partial<Received> {
  const message = parseObject(record);
  if (!message) return { isClosing: true, lastWords: failureFrame };
  if (message.type === types.close) return { isClosing: true, lastWords: closeFrame };
  const isCall = message.type === types.invocation || message.type === types.streamInvocation;
  // Pings, cancellations and types that we do not know want no answer.
  if (!isCall || typeof message.invocationId !== 'string') return {};
  const target = typeof message.target === 'string' ? message.target.slice(0, 100) : '';
  const error = `Unknown hub method '${target}'`;
  return { control: state.control + frame({ type: 3, invocationId: message.invocationId, error }) };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
