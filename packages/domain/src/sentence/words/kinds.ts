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
  ['(detache|detachee|detaches|detachees|isole|isolee|isoles|isolees)', kind('detached')],

  ['(semi|semis|semi detached)( home| homes| house| houses|)', kind('semiDetached')],
  ['(maison |maisons |)(jumele|jumelee|jumeles|jumelees)', kind('semiDetached')],
  ['(maison |maisons |)semi (detache|detachee|detaches|detachees)', kind('semiDetached')],

  [
    '(town house|town houses|townhouse|townhouses|town home|town homes|townhome|townhomes|town|towns)',
    kind('townhouse', 'condoTownhouse'),
  ],
  ['(row house|row houses|rowhouse|rowhouses|row home|row homes)', kind('townhouse', 'condoTownhouse')],
  ['(maison |maisons |)(de ville|en rangee|en bande)', kind('townhouse', 'condoTownhouse')],
  [
    'freehold (town house|town houses|townhouse|townhouses|town home|town homes|townhome|townhomes)',
    kind('townhouse'),
  ],
  [
    'condo (town house|town houses|townhouse|townhouses|town home|town homes|townhome|townhomes|town|towns)',
    kind('condoTownhouse'),
  ],
  ['(maison|maisons) (de ville|en rangee) en (condo|copropriete)', kind('condoTownhouse')],

  ['(detached |raised |)bungalow(|s)( detache| detaches|)', kind('bungalow')],
  ['(maison |maisons |)(de |)plain pied(|s)', kind('bungalow')],
  ['(semi detached bungalow|semi detached bungalows)', kind('semiDetached', 'bungalow')],

  ['(condo|condos|condominium|condominiums|copropriete|coproprietes)', kind(...condoKinds)],
  ['(condo |)(apartment|apartments|apt|apts|flat|flats)', kind('condoApartment')],
  ['(appartement|appartements|appart|apparts)( en condo| en copropriete|)', kind('condoApartment')],
  ['(loft|lofts)', kind('loft')],
  ['(duplex|duplexes)', kind('duplex')],
  [
    '(multiplex|multiplexes|triplex|triplexes|fourplex|fourplexes|quadruplex|plex|multi family|multifamily)',
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
    '(ground floor|main floor unit|rez de chaussee)',
    [{ type: 'range', field: 'level', range: { min: 1, max: 1 }, mode: 'exact' }],
  ],
];
