import { foldText } from '@hearthline/domain/client/same-person';
import type { Province } from '@hearthline/domain/client/vocabulary';
import { listCountries } from '@hearthline/format/countries';

const provinceNames: Record<Province, string> = {
  AB: 'alberta|alta',
  BC: 'british columbia|colombie britannique|b c|c b|cb',
  MB: 'manitoba|man',
  NB: 'new brunswick|nouveau brunswick|n b',
  NL: 'newfoundland and labrador|newfoundland|labrador|terre neuve et labrador|terre neuve|nf|nfld|tnl|n l',
  NS: 'nova scotia|nouvelle ecosse|n s|ne',
  NT: 'northwest territories|territoires du nord ouest|nwt|tno|n w t',
  NU: 'nunavut',
  ON: 'ontario|ont',
  PE: 'prince edward island|ile du prince edouard|pei|ipe|p e i',
  QC: 'quebec|que|pq|p q|q c',
  SK: 'saskatchewan|sask',
  YT: 'yukon|yukon territory|yk|territoire du yukon',
};
const provinceCodes = new Map(
  Object.entries(provinceNames).flatMap(([code, names]) =>
    [code.toLowerCase(), ...names.split('|')].map((name): [string, string] => [name, code]),
  ),
);

const fold = (text: string): string => foldText(text.replaceAll('.', ' '));

/** The two letters of a Canadian province; whatever else is written stays as it is. */
export const parseProvince = (text: string): string => provinceCodes.get(fold(text)) ?? text;

/** A few are called otherwise in everyday life. */
const countryCodes = createCountryCodes();

function createCountryCodes(): Map<string, string> {
  const codes = new Map<string, string>();
  for (const { code, names } of listCountries())
    for (const name of [...names.map(fold), code.toLowerCase()]) codes.set(name, code);
  for (const [name, code] of [
    ['can', 'CA'],
    ['usa', 'US'],
    ['u s a', 'US'],
    ['u s', 'US'],
    ['united states of america', 'US'],
    ['etats unis d amerique', 'US'],
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['england', 'GB'],
  ] as const)
    codes.set(name, code);
  return codes;
}

export const parseCountry = (text: string): string | null => countryCodes.get(fold(text)) ?? null;

/** The number of a unit without the word before it; null where it is not only figures. */
export function parseUnit(text: string): string | null {
  const bare = text
    .trim()
    .replace(
      /^(?:#|no\.?|n°|apt\.?|apartment|app\.?|appartement|unit|unité|suite|ste\.?|bureau|condo)\s*#?\s*/i,
      '',
    );
  return /^\d{1,10}$/.test(bare) ? bare : null;
}

const yesWords = new Set(
  'yes|y|true|1|x|oui|o|vrai|on|opted out|opt out|unsubscribed|desabonne|do not email|ne pas contacter'.split(
    '|',
  ),
);
const noWords = new Set(
  'no|n|false|0|non|faux|off|none|aucun|opted in|opt in|subscribed|abonne|active|actif'.split('|'),
);

/** Null where it is neither. */
export function parseYesNo(text: string): boolean | null {
  const folded = fold(text);
  if (yesWords.has(folded)) return true;
  return noWords.has(folded) ? false : null;
}
