import { createHash } from 'node:crypto';
import { foldAccents } from '@hearthline/domain/fold-accents';

/** Names of a home's places as the feed writes them, the widest first. */
export interface PlaceNames {
  area: string | null;
  municipality: string | null;
  community: string | null;
}

export interface PlaceCodes {
  areaCode: string | null;
  municipalityCode: string | null;
  communityCode: string | null;
}

/** Three parts and two dots stay within the 64 characters that criteria allow for a code. */
const maxPart = 20;
const digestLength = 6;

/** Codes made of the names, for feeds that have none: the same names give the same codes at any time. */
export function codePlaces({ area, municipality, community }: PlaceNames): PlaceCodes {
  const areaCode = area === null ? null : slug(area);
  const municipalityCode =
    areaCode === null || municipality === null ? null : `${areaCode}.${slug(municipality)}`;
  const communityCode =
    municipalityCode === null || community === null ? null : `${municipalityCode}.${slug(community)}`;
  return { areaCode, municipalityCode, communityCode };
}

function slug(name: string): string {
  const plain = foldAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plain !== '' && plain.length <= maxPart) return plain;
  const digest = createHash('sha256').update(name.trim().toLowerCase()).digest('hex').slice(0, digestLength);
  const start = plain.slice(0, maxPart - digestLength - 1).replace(/-$/, '');
  return start === '' ? digest : `${start}-${digest}`;
}
