import type { Client } from '@hearthline/contract/clients';

type Cell = string | number | boolean | null;

/** Headings and what stands under them; an import recognises them again. */
const columns: readonly [heading: string, cell: (client: Client) => Cell][] = [
  ['First name', ({ firstName }) => firstName],
  ['Middle name', ({ middleName }) => middleName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['More emails', ({ moreEmails }) => moreEmails.join('; ')],
  ['Phone', ({ phone }) => phone],
  ['Home number', ({ homeNumber }) => homeNumber],
  ['Office number', ({ officeNumber }) => officeNumber],
  ['More phones', ({ morePhones }) => morePhones.map(writeLabelled).join('; ')],
  ['Birthday', ({ birthday }) => birthday],
  ['Gender', ({ gender }) => gender],
  ['Business name', ({ businessName }) => businessName],
  ['Business type', ({ businessType }) => businessType],
  ['Job title', ({ jobTitle }) => jobTitle],
  ['Client type', ({ type }) => type],
  ['Category', ({ category }) => category],
  ['Quality of relation', ({ relation }) => relation],
  ['Source', ({ source }) => source],
  ['Source detail', ({ sourceDetail }) => sourceDetail],
  ['Lead source', ({ leadSource }) => leadSource],
  ['Timeline', ({ timeline }) => timeline],
  ['Tags', ({ tags }) => tags.join('; ')],
  ['Language', ({ language }) => language],
  ['Opted out', ({ isOptedOut }) => isOptedOut],
  ['Entry date', ({ entryDate }) => entryDate],
  ['Address 1', ({ address1 }) => address1],
  ['Address 2', ({ address2 }) => address2],
  ['Unit', ({ unit }) => unit],
  ['City', ({ city }) => city],
  ['Province', ({ province }) => province],
  ['Postal code', ({ postalCode }) => postalCode],
  ['Country', ({ country }) => country],
  ['Move-in date', ({ moveInDate }) => moveInDate],
  ['Budget', ({ budget }) => dollars(budget)],
  ['Budget up to', ({ budgetMax }) => dollars(budgetMax)],
  ['Financial source', ({ financialSource }) => financialSource],
  ['Mortgage status', ({ mortgageStatus }) => mortgageStatus],
  ['Note', ({ note }) => note],
];

export const csvHeadings = columns.map(([heading]) => heading);

const dollars = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2));

/** A mark at the front tells spreadsheets that what follows is UTF-8. */
export const csvHead = `\uFEFF${csvHeadings.join(',')}\r\n`;

export function toCsvLine(client: Client): string {
  return `${columns.map(([, cell]) => quoteCell(cell(client))).join(',')}\r\n`;
}

const writeLabelled = ({ label, number }: { label: string; number: string }): string =>
  label === '' ? number : `${label}: ${number}`;

/** A spreadsheet would run a text that begins like a formula; a phone number is none. */
const formula = /^'*(?:[=@\t\r-]|\+(?!\d{8,15}(?:;|$)))/;

export function quoteCell(cell: Cell): string {
  if (cell === null) return '';
  const text = formula.test(String(cell)) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Takes back what `quoteCell` put before a text that begins like a formula. */
export const unquoteFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
