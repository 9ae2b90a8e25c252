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

/** The same address for whoever writes the lines by themselves. */
export interface AddressParts {
  /** As many as stand on lines of their own, whole where a line was broken. */
  names: readonly string[];
  /** With a unit that stands before the number. */
  street: string;
  /** A building, and a unit that has a line of its own. */
  extra: string;
  city: string;
  province: string;
  postalCode: string;
}

export type AddressBlock =
  | { lines: readonly string[]; parts: AddressParts; problems?: undefined }
  | { lines?: undefined; parts?: undefined; problems: readonly PostalProblem[] };

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
  const building = toPostalText(delivery.extra);
  add('address2', building);
  const [unit = ''] = delivery.units;
  const hyphenates = shortUnit.test(unit) && /^\d/.test(street);
  const ownUnit = hyphenates ? '' : shortUnit.test(unit) ? `UNIT ${unit}` : unit && toPostalText(home.unit);
  add('unit', ownUnit);
  const numbered = hyphenates ? `${unit}-${street}` : street;
  add('address1', numbered);

  const place = readPlace(home, report);
  if (!place || problems.length > 0) return { problems };
  const parts = {
    names: printedNames,
    street: numbered,
    extra: [building, ownUnit].filter((line) => line !== '').join(' '),
    ...place,
  };
  return { lines: [...lines, ...lastLinesOf(place)], parts };
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

type Place = Pick<AddressParts, 'city' | 'province' | 'postalCode'>;

function readPlace(
  { city, province, postalCode, country }: HomeAddress,
  report: (field: PostalField, problem: PostalProblem['problem']) => void,
): Place | null {
  if (country !== 'CA') {
    report('country', country === '' ? 'missing' : 'invalid');
    return null;
  }
  const municipality = toPostalText(city);
  if (municipality === '') report('city', 'missing');
  const code = findProvince(province);
  if (!code) report('province', province.trim() === '' ? 'missing' : 'invalid');
  const postal = parsePostalCode(postalCode, 'CA');
  if (!postal) report('postalCode', postalCode.trim() === '' ? 'missing' : 'invalid');
  if (!fitsLine(`${municipality} ${code}`)) report('city', 'tooLong');
  return code && postal ? { city: municipality, province: code, postalCode: postal } : null;
}

function lastLinesOf({ city, province, postalCode }: Place): string[] {
  const whole = `${city} ${province}  ${postalCode}`;
  return fitsLine(whole) ? [whole] : [`${city} ${province}`, postalCode];
}
