import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/secret.ts';

/**
 * What a link for somebody without an account leads to: the page of preferences, a picture that tells of an opening,
 * a place that a message names, or a report.
 */
export type ClientLinkKind = 'preferences' | 'opening' | 'target' | 'report';

export interface ClientLink {
  kind: ClientLinkKind;
  agentId: string;
  /** Of the message, or of the report. */
  messageId: string;
  /** Which of the message's targets; which of the report's links, of which only the last one opens it. */
  position: number;
}

const kinds: ClientLinkKind[] = ['preferences', 'opening', 'target', 'report'];
const payloadBytes = 34;
const signatureBytes = 16;

/** Links for people without an account. They carry no names and never end by themselves: unsubscribing must work for months. */
export function createClientLinks(secret: string) {
  const key = deriveKey(secret, 'client links');
  const signatureOf = (payload: Buffer) =>
    createHmac('sha256', key).update(payload).digest().subarray(0, signatureBytes);

  return {
    sign: ({ kind, agentId, messageId, position }: ClientLink): string => {
      const payload = Buffer.concat([
        Buffer.from([kinds.indexOf(kind)]),
        idBytes(agentId),
        idBytes(messageId),
        Buffer.from([position]),
      ]);
      return Buffer.concat([payload, signatureOf(payload)]).toString('base64url');
    },
    /** Null for everything that we did not make. */
    read: (token: string): ClientLink | null => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== payloadBytes + signatureBytes || bytes.toString('base64url') !== token)
        return null;
      const [payload, signature] = [bytes.subarray(0, payloadBytes), bytes.subarray(payloadBytes)];
      const kind = kinds[payload[0] ?? kinds.length];
      if (!timingSafeEqual(signatureOf(payload), signature) || !kind) return null;
      return {
        kind,
        agentId: idText(payload.subarray(1, 17)),
        messageId: idText(payload.subarray(17, 33)),
        position: payload[33] ?? 0,
      };
    },
  };
}

export type ClientLinks = ReturnType<typeof createClientLinks>;

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idText = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
