import { readPostalCode } from '@hearthline/domain/client/postal-code';
import { provinces } from '@hearthline/domain/client/vocabulary';
import type { PlanColumn } from '../columns/import-plan.ts';
import { readCountry, readProvince, readUnit } from './read-place.ts';
import type { AddressField, RowDraft } from './row-draft.ts';
import { addReason, cutText, leaveOver } from './row-draft.ts';

type Address = Partial<Record<AddressField, string>>;

const limits = { address1: 120, address2: 120, city: 80, province: 40 } as const;
/** Where somebody lives comes before where they work. */
const order = ['home', 'domicile', '', 'address 1', 'mailing'];

export function settleAddress(draft: RowDraft, columns: readonly PlanColumn[]): void {
  const address = pickAddress(draft.addresses);
  if (!address) return;
  const { told } = draft;
  const columnOf = (field: AddressField) => columns.find(({ target }) => target === field) ?? { name: field };
  const country = address.country ? readCountry(address.country) : guessCountry(address);
  if (country) told.country = country;
  else if (address.country) leaveOver(draft, columnOf('country'), 'country', address.country);

  const [street = '', ...lines] = (address.address1 ?? '').split(/\s*[\r\n]+\s*/);
  const unit = address.unit ? readUnit(address.unit) : null;
  const rest = [...lines, address.address2, unit ? '' : address.unit].filter(Boolean).join(', ');
  const texts = {
    address1: street,
    address2: rest.replace(/\s*[\r\n]+\s*/g, ', '),
    city: address.city ?? '',
    province: readProvince(address.province ?? ''),
  };
  for (const [field, text] of Object.entries(texts) as [keyof typeof limits, string][]) {
    if (text !== '') told[field] = cutText(text, limits[field]);
    if (text.length > limits[field]) {
      draft.leftOvers.push(text);
      addReason(draft, `cut:${field}`);
    }
  }
  if (unit) told.unit = unit;
  if (!address.postalCode) return;
  const code = readPostalCode(address.postalCode, told.country ?? 'CA');
  if (code) told.postalCode = code;
  else leaveOver(draft, columnOf('postalCode'), 'postalCode', address.postalCode);
}

function pickAddress(addresses: RowDraft['addresses']): Address | undefined {
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  return [...addresses]
    .filter(([, { address1, city, postalCode }]) => address1 || city || postalCode)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([, address]) => address)[0];
}

/** Five figures are no code of ours, unless the province says otherwise. */
function guessCountry({ postalCode = '', province = '' }: Address): string | null {
  const isHere = (provinces as readonly string[]).includes(readProvince(province));
  return !isHere && /^\d{5}(-\d{4})?$/.test(postalCode) ? 'US' : null;
}
