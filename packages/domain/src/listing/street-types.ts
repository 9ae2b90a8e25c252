export interface StreetType {
  /** As it stands in normalised text. */
  short: string;
  /** As it is shown. */
  label: string;
  words: readonly string[];
  /** French: shown before the name, `rue Principale`. */
  isBeforeName?: true;
  /** May stand before the name in what people type. */
  canComeFirst?: true;
}

const french = { isBeforeName: true, canComeFirst: true } as const;

/** No word belongs to two types; `avenue`, `place` and `boulevard` are the same in both languages. */
export const streetTypes: readonly StreetType[] = [
  { short: 'st', label: 'St', words: ['street', 'st', 'str'] },
  { short: 'ave', label: 'Ave', words: ['avenue', 'ave', 'av'], canComeFirst: true },
  { short: 'rd', label: 'Rd', words: ['road', 'rd'] },
  { short: 'dr', label: 'Dr', words: ['drive', 'dr', 'drv'] },
  { short: 'cres', label: 'Cres', words: ['crescent', 'cres', 'cr', 'crcs'] },
  { short: 'crt', label: 'Crt', words: ['court', 'crt', 'ct'] },
  { short: 'blvd', label: 'Blvd', words: ['boulevard', 'blvd', 'bvd'], canComeFirst: true },
  { short: 'blvd', label: 'boul.', words: ['boul', 'bd'], ...french },
  { short: 'rue', label: 'rue', words: ['rue'], ...french },
  { short: 'ch', label: 'chemin', words: ['chemin', 'ch', 'che'], ...french },
  { short: 'mtee', label: 'montée', words: ['montee', 'mtee'], ...french },
  { short: 'rang', label: 'rang', words: ['rang', 'rg'], ...french },
  { short: 'route', label: 'route', words: ['route', 'rte'], ...french },
  { short: 'cote', label: 'côte', words: ['cote'], ...french },
  { short: 'imp', label: 'impasse', words: ['impasse', 'imp'], ...french },
  { short: 'allee', label: 'allée', words: ['allee'], ...french },
  { short: 'crois', label: 'croissant', words: ['croissant', 'crois'], ...french },
  { short: 'ruelle', label: 'ruelle', words: ['ruelle'], ...french },
  { short: 'prom', label: 'promenade', words: ['promenade', 'prom'], ...french },
  { short: 'pl', label: 'Pl', words: ['place', 'pl'], canComeFirst: true },
  { short: 'lane', label: 'Lane', words: ['lane', 'ln'] },
  { short: 'way', label: 'Way', words: ['way', 'wy'] },
  { short: 'terr', label: 'Terr', words: ['terrace', 'terr', 'ter'] },
  { short: 'trail', label: 'Trail', words: ['trail', 'trl'] },
  { short: 'circ', label: 'Circ', words: ['circle', 'circ', 'cir'] },
  { short: 'pkwy', label: 'Pkwy', words: ['parkway', 'pkwy', 'pky'] },
  { short: 'hwy', label: 'Hwy', words: ['highway', 'hwy'] },
  { short: 'sq', label: 'Sq', words: ['square', 'sq'] },
  { short: 'gdns', label: 'Gdns', words: ['gardens', 'gdns', 'gdn', 'garden'] },
  { short: 'gate', label: 'Gate', words: ['gate', 'gt'] },
  { short: 'grove', label: 'Grove', words: ['grove', 'grv', 'gr'] },
  { short: 'hts', label: 'Hts', words: ['heights', 'hts', 'hghts'] },
  { short: 'hill', label: 'Hill', words: ['hill'] },
  { short: 'line', label: 'Line', words: ['line'] },
  { short: 'conc', label: 'Conc', words: ['concession', 'conc'] },
  { short: 'sdrd', label: 'Sdrd', words: ['sideroad', 'sdrd', 'siderd'] },
  { short: 'ptwy', label: 'Ptwy', words: ['pathway', 'ptwy'] },
  { short: 'path', label: 'Path', words: ['path'] },
  { short: 'pt', label: 'Pt', words: ['point', 'pt'] },
  { short: 'cove', label: 'Cove', words: ['cove'] },
  { short: 'mews', label: 'Mews', words: ['mews'] },
  { short: 'quay', label: 'Quay', words: ['quay'] },
  { short: 'ridge', label: 'Ridge', words: ['ridge', 'rdg'] },
  { short: 'row', label: 'Row', words: ['row'] },
  { short: 'walk', label: 'Walk', words: ['walk', 'wlk'] },
];

export const directions: readonly { short: string; words: readonly string[] }[] = [
  { short: 'n', words: ['north', 'n', 'nord'] },
  { short: 's', words: ['south', 's', 'sud'] },
  { short: 'e', words: ['east', 'e', 'est'] },
  { short: 'w', words: ['west', 'w', 'ouest'] },
  { short: 'ne', words: ['northeast', 'ne'] },
  { short: 'nw', words: ['northwest', 'nw'] },
  { short: 'se', words: ['southeast', 'se'] },
  { short: 'sw', words: ['southwest', 'sw'] },
];
