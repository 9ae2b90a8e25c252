import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MessageLinkKind } from '../../platform/pages/page-kind.ts';
import { deriveKey } from '../../platform/secret.ts';

export interface SignedLink {
  /** Reports had signed links before theirs were rows; those that were mailed still open. */
  kind: MessageLinkKind | 'report' | 'picture' | 'greetingPicture';
  agentId: string;
  /** Of the message, of the report, or of the listing whose picture it is. */
  subjectId: string;
  /** Which of the message's targets, or of the report's links, or for whom the picture is. */
  position: number;
}

/** The order is part of every link that was ever mailed. */
const kinds: SignedLink['kind'][] = [
  'preferences',
  'opening',
  'target',
  'report',
  'picture',
  'greetingPicture',
];
const payloadBytes = 34;
const signatureBytes = 16;

/** Links of messages. They carry no names and never end by themselves: unsubscribing must work for months. */
export function createLinkSigner(secret: string) {
  const key = deriveKey(secret, 'client links');
  const signatureOf = (payload: Buffer) =>
    createHmac('sha256', key).update(payload).digest().subarray(0, signatureBytes);

  return {
    sign: ({ kind, agentId, subjectId, position }: SignedLink): string => {
      const payload = Buffer.concat([
        Buffer.from([kinds.indexOf(kind)]),
        idBytes(agentId),
        idBytes(subjectId),
        Buffer.from([position]),
      ]);
      return Buffer.concat([payload, signatureOf(payload)]).toString('base64url');
    },
    /** Null for everything that we did not sign. */
    verify: (token: string): SignedLink | null => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== payloadBytes + signatureBytes || bytes.toString('base64url') !== token)
        return null;
      const [payload, signature] = [bytes.subarray(0, payloadBytes), bytes.subarray(payloadBytes)];
      const kind = kinds[payload[0] ?? kinds.length];
      if (!timingSafeEqual(signatureOf(payload), signature) || !kind) return null;
      return {
        kind,
        agentId: idText(payload.subarray(1, 17)),
        subjectId: idText(payload.subarray(17, 33)),
        position: payload[33] ?? 0,
      };
    },
  };
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idText = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
