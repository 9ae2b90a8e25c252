import type { RoomKind, RoomLevel } from '@hearthline/domain/listing/vocabulary';
import type { WordRules } from './words.ts';

export const roomKindWords: WordRules<RoomKind> = [
  [/primary|master|^prim bd/, 'primaryBedroom'],
  [/bed|^br$|^\d(st|nd|rd|th) br/, 'bedroom'],
  [/breakfast|eat in/, 'breakfast'],
  [/kitchen/, 'kitchen'],
  [/dining/, 'dining'],
  [/family|great/, 'family'],
  [/recreation|rec room|^rec$|game|media|bonus|play|exercise|gym/, 'recreation'],
  [/living|sitting/, 'living'],
  [/^den|library|study/, 'den'],
  [/office/, 'office'],
  [/bath|powder|washroom|ensuite|toilet/, 'bathroom'],
  [/laundry/, 'laundry'],
  [/sun ?room|solarium|florida|conservatory|porch/, 'sunroom'],
  [/mud|foyer|entry|vestibule/, 'mudroom'],
  [/loft/, 'loft'],
  [/utility|storage|cold|workshop|furnace|mechanical|pantry|locker/, 'utility'],
  [/other|common|^room$|basement|attic|hall|closet|atrium/, 'other'],
];

export const roomLevelWords: WordRules<RoomLevel | 'silent'> = [
  [/basement|bsmt|sub bsmt/, 'basement'],
  [/lower/, 'lower'],
  [/ground/, 'ground'],
  [/main|^first|^1st|^one$|^1$/, 'main'],
  [/second|^2nd|^2$|^two$/, 'second'],
  [/third|^3rd|^3$|^three$/, 'third'],
  [/upper|fourth|^4th/, 'upper'],
  [/flat|apartment/, 'flat'],
  [/between|other|level/, 'silent'],
];

/** Pictures that show no room of the list are of the outside, the garden, or say nothing. */
export const captionWords: WordRules<'exterior' | 'garden' | 'floorPlan'> = [
  [/floor ?plan/, 'floorPlan'],
  [/yard|garden|patio|deck|terrace|pool/, 'garden'],
  [/exterior|front|facade|aerial|street|outside|building/, 'exterior'],
];

export const mediaKindWords: WordRules<'photo' | 'floorPlan' | 'skip'> = [
  [/floor ?plan/, 'floorPlan'],
  [/photo|image|picture|jpe?g|png|webp|^property/, 'photo'],
  [/./, 'skip'],
];

/** The best size for a screen first; each picture of a feed may come in several. */
export const sizeWords: WordRules<number> = [
  [/thumb|tiny|icon/, 4],
  [/small/, 3],
  [/medium/, 2],
  [/largest|original|full|hi ?res/, 0],
  [/large/, 1],
];
