import type { ClientValues } from '../client/fields.ts';
import { parsePostalCode } from '../client/postal-code.ts';
import type { Province } from '../client/vocabulary.ts';
import { provinces } from '../client/vocabulary.ts';
import { normaliseStreet, normaliseUnit, splitUnit } from '../listing/addresses.ts';
import { breakLine, fitsLine, toPostalStreet, toPostalText } from './postal-line.ts';

export type HomeAddress = Pick<
  ClientValues,
  'address1' | 'address2' | 'unit' | 'city' | 'province' | 'postalCode' | 'country'
>;
export type PostalField = 'name' | keyof HomeAddress;

export interface PostalProblem {
  field: PostalField;
  /** Two units that contradict each other are invalid, and so is a street without a number. */
  problem: 'missing' | 'invalid' | 'tooLong';
}

export type AddressBlock =
  | { lines: readonly string[]; problems?: undefined }
  | { lines?: undefined; problems: readonly PostalProblem[] };

const withoutNumber = /\b(?:GENERAL DELIVERY|POSTE RESTANTE)\b/;
/** What may stand before a civic number with a hyphen; `LOWER LEVEL` gets a line of its own. */
const shortUnit = /^(?:\d+[A-Z]?|[A-Z]{1,2}\d*|[LUS]?PH\d*)$/;

/** The address as it is printed on a card; or everything that keeps it from being printed, field by field. */
export function makeAddressBlock(names: readonly string[], home: HomeAddress): AddressBlock {
  const problems: PostalProblem[] = [];
  const report = (field: PostalField, problem: PostalProblem['problem']) => problems.push({ field, problem });

  const lines: string[] = [];
  const add = (field: PostalField, text: string) => {
    const broken = text === '' ? [] : breakLine(text);
    if (broken) lines.push(...broken);
    else report(field, 'tooLong');
  };
  const printedNames = names.map(toPostalText).filter((name) => name !== '');
  if (printedNames.length === 0) report('name', 'missing');
  for (const name of printedNames) add('name', name);

  const delivery = readDelivery(home);
  const street = toPostalStreet(delivery.street);
  if (street === '') report('address1', 'missing');
  else if (!/\d/.test(street) && !withoutNumber.test(street)) report('address1', 'invalid');
  if (delivery.units.length > 1) report('unit', 'invalid');
  add('address2', toPostalText(delivery.extra));
  const [unit = ''] = delivery.units;
  const hyphenates = shortUnit.test(unit) && /^\d/.test(street);
  if (!hyphenates && unit !== '')
    add('unit', shortUnit.test(unit) ? `UNIT ${unit}` : toPostalText(home.unit));
  add('address1', hyphenates ? `${unit}-${street}` : street);

  lines.push(...readLastLines(home, report));
  return problems.length > 0 ? { problems } : { lines };
}

/** The same for everybody who lives there however they wrote it, so that a home gets one card; null where no card can go. */
export function householdKey(home: HomeAddress): string | null {
  if (makeAddressBlock(['X'], home).problems) return null;
  const { street, units } = readDelivery(home);
  return [parsePostalCode(home.postalCode, 'CA'), units[0] ?? '', normaliseStreet(street)].join('|');
}

export const findProvince = (text: string): Province | undefined =>
  provinces.find((province) => province === text.trim().toUpperCase());

/** Which line names the street, which unit is meant, and what is left over, a building for instance. */
function readDelivery({ address1, address2, unit }: HomeAddress) {
  const [first, second] = [address1, address2].map((line) => line.replace(/n[°º]|№/gi, '#')) as [
    string,
    string,
  ];
  const beginsWithNumber = (line: string) => /^\d/.test(splitUnit(line).street);
  const isSwapped = !beginsWithNumber(first) && beginsWithNumber(second);
  const street = splitUnit(isSwapped ? second : first);
  // Behind any other word a unit is found also where nothing else stands in the line.
  const rest = splitUnit(`X ${isSwapped ? first : second}`);
  const units = [unit, street.unit, rest.unit].map((each) => normaliseUnit(each)?.toUpperCase());
  return {
    street: street.street,
    extra: rest.street.slice(2),
    units: [...new Set(units.filter((each) => each !== undefined))],
  };
}

function readLastLines(
  { city, province, postalCode, country }: HomeAddress,
  report: (field: PostalField, problem: PostalProblem['problem']) => void,
): string[] {
  if (country !== 'CA') {
    report('country', country === '' ? 'missing' : 'invalid');
    return [];
  }
  const municipality = toPostalText(city);
  if (municipality === '') report('city', 'missing');
  const code = findProvince(province);
  if (!code) report('province', province.trim() === '' ? 'missing' : 'invalid');
  const postal = parsePostalCode(postalCode, 'CA');
  if (!postal) report('postalCode', postalCode.trim() === '' ? 'missing' : 'invalid');
  const place = `${municipality} ${code}`;
  if (!fitsLine(place)) report('city', 'tooLong');
  const whole = `${place}  ${postal}`;
  return fitsLine(whole) ? [whole] : [place, postal ?? ''];
}
