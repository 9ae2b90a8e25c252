import type {
  BasementFeature,
  GarageType,
  HomeKind,
  HouseStyle,
} from '@hearthline/domain/listing/vocabulary';
import type { WordRules } from './words.ts';

export const notHomes: WordRules<true> = [
  [/^commercial|^business|^office|^retail|^industrial|^warehouse|^hotel|^hospitality|^institutional/, true],
  [/^parking|^deeded parking|^locker|^boat slip|^timeshare|^store/, true],
];

export const offerWords: WordRules<'sale' | 'lease'> = [
  [/lease|rent/, 'lease'],
  [/sale|sell/, 'sale'],
];

/** `someHouse` says no more than that it is a house: the structure may tell more. */
export const kindWords: WordRules<HomeKind | 'someHouse' | 'silent'> = [
  [/semi detached|^semi/, 'semiDetached'],
  [/^detached|^det |^link/, 'detached'],
  [/land|^lots?$|^lot /, 'land'],
  [/farm|agricultur|^ranch$/, 'farm'],
  [/cottage|cabin|recreational|seasonal/, 'cottage'],
  [/loft/, 'loft'],
  [/^(?=.*(?:condo|strata))(?=.*(?:town|row))/, 'condoTownhouse'],
  [/apartment|^apt|condo|strata|co ?op|co ownership|penthouse|own your own/, 'condoApartment'],
  [/town ?house|^row|^att row/, 'townhouse'],
  [/duplex/, 'duplex'],
  [/plex|multi|residential income|tenancy|mixed use/, 'multiplex'],
  [/mobile|manufactured|modular|detached/, 'detached'],
  [/single family|house|residence|rural/, 'someHouse'],
  [/level|^room|^other|^residential|^unit$/, 'silent'],
];

export const condoWords: WordRules<true> = [[/condo|strata|leasehold/, true]];

export const styleWords: WordRules<HouseStyle> = [
  [/back ?split/, 'backsplit'],
  [/side ?split|split level/, 'sidesplit'],
  [/^(1 1 2|1 5|one and (a )?half) /, 'oneAndHalfStorey'],
  [/^(2 1 2|2 5|two and (a )?half) /, 'twoAndHalfStorey'],
  [/^(3|three) ?(stor|level)/, 'threeStorey'],
  [/^(2|two) ?(stor|level)|multi level/, 'twoStorey'],
  [/bungaloft/, 'oneAndHalfStorey'],
  [/bungalow|ranch|^(1|one) ?(stor|level)/, 'oneStorey'],
  [/apartment|^apt|stacked|loft|penthouse|bachelor|studio/, 'apartment'],
  [/./, 'other'],
];

export const bungalowWords: WordRules<true> = [[/bungalow/, true]];
export const loftWords: WordRules<true> = [[/^(hard |soft )?loft/, true]];

/** One word may name several features: `Finished with Walk-Out`. */
export const basementRules: readonly WordRules<BasementFeature>[] = [
  [[/^(none|no|no basement)$/, 'none']],
  [
    [/unfin|not fin/, 'unfinished'],
    [/part\w{0,8} fin|half fin/, 'partlyFinished'],
    [/fin/, 'finished'],
  ],
  [
    [/full/, 'full'],
    [/half|partial( basement)?$/, 'partial'],
  ],
  [[/walk ?out|\bw o\b/, 'walkOut']],
  [[/separate|sep entr|exterior entry|outside entr|private entr|walk ?up/, 'separateEntrance']],
  [[/apartment|in law|suite/, 'apartment']],
  [[/crawl/, 'crawlSpace']],
];

export const garageWords: WordRules<GarageType | 'silent'> = [
  [/^(none|no|no garage)$/, 'none'],
  [/under ?ground|parkade|under building/, 'underground'],
  [/built ?in|integral/, 'builtIn'],
  [/detached/, 'detached'],
  [/attached/, 'attached'],
  [/car ?port/, 'carport'],
  [/./, 'silent'],
];
