import type { Client } from '@hearthline/contract/clients';
import type { ClientField } from '@hearthline/domain/client/fields';
import { clientHeadings } from '@hearthline/domain/client/import-words';
import { quoteCell } from '@hearthline/format/csv-cell';

type Cell = string | number | boolean | null;

/** Headings and the fields under them; an import recognises them again. */
const columns = Object.entries(clientHeadings).map(
  ([field, names]) => [names.split('|')[0] ?? field, field as ClientField] as const,
);
export const csvHeadings = columns.map(([heading]) => heading);

function cellOf(client: Client, field: ClientField): Cell {
  if (field === 'morePhones') return client.morePhones.map(writeLabelled).join('; ');
  const value = client[field];
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'number' ? (value / 100).toFixed(2) : value;
}

/** A mark at the front tells spreadsheets that what follows is UTF-8. */
export const csvHead = `\uFEFF${csvHeadings.join(',')}\r\n`;

export function toCsvLine(client: Client): string {
  return `${columns.map(([, field]) => quoteCell(cellOf(client, field))).join(',')}\r\n`;
}

const writeLabelled = ({ label, number }: { label: string; number: string }): string =>
  label === '' ? number : `${label}: ${number}`;
