import type { HomeKind } from '../../listing/vocabulary.ts';
import { condoKinds } from '../../listing/vocabulary.ts';
import type { Meaning, Phrase } from '../meaning.ts';
import { brandNew, choose } from '../meaning.ts';

const kind = (...kinds: HomeKind[]): Meaning[] => [choose('kind', ...kinds)];
const style = (...styles: string[]): Meaning[] => [choose('style', ...styles)];
const houses: HomeKind[] = ['detached', 'semiDetached', 'townhouse', 'bungalow', 'cottage'];
const anyHouse: Meaning = { type: 'vagueKind', values: houses, besideOthers: 'absorbed' };

export const kindPhrases: Phrase[] = [
  ['(single |fully |)detached( home| homes| house| houses|)', kind('detached')],
  ['single family( home| homes| house| houses|)', kind('detached')],
  [
    '(maison|maisons|propriete|proprietes) (detachee|detachees|isolee|isolees|individuelle|individuelles)',
    kind('detached'),
  ],
  ['(maison |maisons |)unifamilial(e|es)', kind('detached')],
  ['(detache|detachee|detaches|detachees|isole|isolee|isoles|isolees|det|detatched)', kind('detached')],

  ['(semi|semis|semi detached|semi detatched)( home| homes| house| houses|)', kind('semiDetached')],
  ['(maison |maisons |)(jumele|jumelee|jumeles|jumelees)', kind('semiDetached')],
  ['(maison |maisons |)semi (detache|detachee|detaches|detachees)', kind('semiDetached')],

  [
    '(town house|town houses|townhouse|townhouses|town home|town homes|townhome|townhomes|town|towns)',
    kind('townhouse', 'condoTownhouse'),
  ],
  ['(row house|row houses|rowhouse|rowhouses|row home|row homes)', kind('townhouse', 'condoTownhouse')],
  ['(maison |maisons |)(de ville|en rangee|en bande)', kind('townhouse', 'condoTownhouse')],
  [
    'freehold (town house|town houses|townhouse|townhouses|town home|town homes|townhome|townhomes|town|towns)',
    kind('townhouse'),
  ],
  [
    'condo (town house|town houses|townhouse|townhouses|town home|town homes|townhome|townhomes|town|towns)',
    kind('condoTownhouse'),
  ],
  ['(maison|maisons) (de ville|en rangee) en (condo|copropriete)', kind('condoTownhouse')],

  ['(detached |raised |)(bungalow|bungalo|bunglow)(|s)( detache| detaches|)', kind('bungalow')],
  ['(maison |maisons |)(de |)plain pied(|s)', kind('bungalow')],
  ['(semi detached bungalow|semi detached bungalows)', kind('semiDetached', 'bungalow')],

  ['(condo|condos|condominium|condominiums|copropriete|coproprietes)', kind(...condoKinds)],
  // Homes that owe no fees tell none, so that a range of fees would not find them.
  [
    '(no|without|sans|sans aucun|pas de) (condo fees|maintenance fees|maint fees|monthly fees|strata fees|frais de condo|frais de copropriete)',
    [{ type: 'choice', field: 'kind', values: condoKinds, isUnwanted: true }],
  ],
  ['(condo |)(apartment|apartments|appartment|appartments|apt|apts|flat|flats)', kind('condoApartment')],
  ['(appartement|appartements|appart|apparts)( en condo| en copropriete|)', kind('condoApartment')],
  ['(loft|lofts)', kind('loft')],
  ['(duplex|duplexes)', kind('duplex')],
  [
    '(multiplex|multiplexes|triplex|triplexes|fourplex|fourplexes|quadruplex|quintuplex|sixplex|sextuplex|fiveplex|plex|multi family|multifamily)',
    kind('multiplex'),
  ],
  [
    '(immeuble |immeubles |)(multifamilial|multifamiliaux|multilogement|multilogements|a revenus|a logements)',
    kind('multiplex'),
  ],
  ['(cottage|cottages|chalet|chalets|cabin|cabins)', kind('cottage')],
  ['(farm|farms|hobby farm|hobby farms|farmhouse|farmhouses|ferme|fermes|fermette|fermettes)', kind('farm')],
  ['(land|vacant land|vacant lot|vacant lots|building lot|building lots|acreage|acreages)', kind('land')],
  ['(terrain|terrains|lot|lots) (vacant|vacants|a batir|a construire|boise|boises)', kind('land')],

  ['(freehold|freeholds|pleine propriete|house|houses|maison|maisons)', [anyHouse]],
  ['new (house|houses)', [brandNew, anyHouse]],
  ['new (condo|condos)', [brandNew, ...kind(...condoKinds)]],
  ['new (home|homes)', [brandNew]],
  ['(lot|lots|terrain|terrains)', [{ type: 'vagueKind', values: ['land'], besideOthers: 'unknown' }]],

  ['(back split|backsplit|backsplits)', style('backsplit')],
  ['(side split|sidesplit|sidesplits)', style('sidesplit')],
  [
    '(split level|split levels|a paliers|a paliers multiples|a demi niveaux)',
    style('backsplit', 'sidesplit'),
  ],

  [
    '(studio|studios|bachelor|bachelors)( apartment| apartments| apt|)',
    [{ type: 'range', field: 'bedrooms', range: { min: 0, max: 0 }, mode: 'exact' }],
  ],
  [
    '(single (bed|bedroom)|une seule chambre)',
    [{ type: 'range', field: 'bedrooms', range: { min: 1, max: 1 }, mode: 'exact' }],
  ],
  [
    '((second|2nd|extra) kitchen|(deuxieme|seconde) cuisine)',
    [{ type: 'range', field: 'kitchens', range: { min: 2 }, mode: 'bare' }],
  ],
  [
    '(ground floor|main floor unit|rez de chaussee)',
    [onFloor(1, { type: 'range', field: 'level', range: { min: 2 }, mode: 'explicit' })],
  ],
  // A first or second floor is also said of rooms in a house.
  ...[
    'troisieme|third',
    'quatrieme|fourth',
    'cinquieme|fifth',
    'sixieme|sixth',
    'septieme|seventh',
    'huitieme|eighth',
    'neuvieme|ninth',
    'dixieme|tenth',
  ].map((words, index): Phrase => [`(${words}) (floor|etage)`, [onFloor(index + 3)]]),
];

function onFloor(level: number, none?: Meaning): Meaning {
  return {
    type: 'range',
    field: 'level',
    range: { min: level, max: level },
    mode: 'exact',
    ...(none ? { none } : {}),
  };
}
