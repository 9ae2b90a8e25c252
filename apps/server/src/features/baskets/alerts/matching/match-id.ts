import { createHash } from 'node:crypto';

export interface MatchName {
  agentId: string;
  person: string;
  homeKey: string;
  eventId: string;
}

/** A UUIDv7 of the moment in which the event was noted: the same person, home and event always get the same one. */
export function matchIdOf({ agentId, person, homeKey, eventId }: MatchName, notedAt: Date): string {
  const bytes = createHash('sha256')
    .update([agentId, person, homeKey, eventId].join('\n'))
    .digest()
    .subarray(0, 16);
  bytes.writeUIntBE(notedAt.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
