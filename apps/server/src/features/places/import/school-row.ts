import { schoolSystems } from '@hearthline/contract/places';
import { toWorld } from '@hearthline/domain/geo';
import { z } from 'zod';
import type { SchoolRow } from '../places.rows.ts';
import type { SchoolCells } from './school-columns.ts';

/** Such a school has no building that a family could live near to. */
const conditionsWithoutPlace = /online|en ligne|virtual|continuing education|education permanente/;

export type SchoolReading = { row: SchoolRow } | { skipped: string } | { fault: string };

const text = (maxLength: number) => z.string().max(maxLength).nullable();
const limits = z.object({
  number: z
    .string('School number is missing')
    .regex(/^\d{6}$/, 'School number is not a number of up to 6 digits'),
  name: z.string('School name is missing').max(200),
  system: z.enum(schoolSystems, 'School type and language are none of the four systems'),
  level: z.enum(['elementary', 'secondary'], 'School level is neither elementary nor secondary'),
  grades: text(60),
  boardName: text(200),
  website: text(500),
  boardWebsite: text(500),
  enrolment: z
    .number('Enrolment is not a count')
    .int('Enrolment is not a count')
    .min(0)
    .max(20_000)
    .nullable(),
  street: text(200),
  municipality: text(120),
  postalCode: text(12),
  phone: text(40),
  longitude: z.number('Longitude is missing').min(-142, outside('Longitude')).max(-52, outside('Longitude')),
  latitude: z.number('Latitude is missing').min(41, outside('Latitude')).max(84, outside('Latitude')),
});

export function toSchool(cells: SchoolCells, isPrivateList: boolean): SchoolReading {
  if (conditionsWithoutPlace.test(simplify(cells.condition))) return { skipped: cells.condition ?? '' };
  const checked = limits.safeParse({
    number: /^\d{1,6}$/.test(cells.number ?? '') ? cells.number?.padStart(6, '0') : cells.number,
    name: cells.name,
    system: isPrivateList ? 'private' : findSystem(cells),
    level: findLevel(cells.level),
    grades: cells.grades,
    boardName: cells.boardName,
    website: toWebAddress(cells.website),
    boardWebsite: toWebAddress(cells.boardWebsite),
    enrolment: toNumber(cells.enrolment),
    street: [cells.streetNumber, cells.street, cells.streetType].filter(Boolean).join(' ') || null,
    municipality: cells.municipality ?? cells.city,
    postalCode: toPostalCode(cells.postalCode),
    phone: cells.phone,
    longitude: toPlaceNumber(cells.longitude),
    latitude: toPlaceNumber(cells.latitude),
  });
  if (!checked.success) return { fault: describe(checked.error.issues) };
  const { x, y } = toWorld(checked.data.longitude, checked.data.latitude);
  return { row: { ...checked.data, worldX: x, worldY: y } };
}

function findSystem({ type, language }: SchoolCells): SchoolRow['system'] | undefined {
  const [kind, tongue] = [simplify(type), simplify(language)];
  if (/private|privee/.test(kind)) return 'private';
  const isFrench = /^(french|francais)/.test(tongue);
  if (!isFrench && !/^(english|anglais)/.test(tongue)) return undefined;
  if (/catholi/.test(kind)) return isFrench ? 'frenchCatholic' : 'englishCatholic';
  if (/public|protestant/.test(kind)) return isFrench ? 'frenchPublic' : 'englishPublic';
  return undefined;
}

/** A school of both levels takes children from the start. */
function findLevel(level: string | null): SchoolRow['level'] | undefined {
  const simple = simplify(level);
  if (/elementa/.test(simple)) return 'elementary';
  return /secondar|secondai/.test(simple) ? 'secondary' : undefined;
}

/** Only an address of the web may become a link. */
function toWebAddress(address: string | null): string | null {
  if (!address || /\s/.test(address)) return null;
  const full = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(full) && /^https?:$/.test(new URL(full).protocol) ? full : null;
}

function toNumber(cell: string | null): number | null {
  return cell === null ? null : Number(cell.replace(/[\s\u00a0,](?=\d{3}\b)/g, ''));
}

/** French files write the comma; 0 stands where nobody looked the place up. */
function toPlaceNumber(cell: string | null): number | undefined {
  return Number(cell?.replace(',', '.') ?? 0) || undefined;
}

function toPostalCode(cell: string | null): string | null {
  const letters = cell?.replace(/[^a-z0-9]/gi, '').toUpperCase() ?? '';
  return letters.length === 6 ? `${letters.slice(0, 3)} ${letters.slice(3)}` : cell;
}

function simplify(cell: string | null): string {
  return (cell ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function outside(name: string): string {
  return `${name} lies outside of Canada`;
}

function describe(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map(({ path, message }) => (message.startsWith('Too big') ? `${path.join('.')} is too long` : message))
    .join('; ');
}
