import type { Language } from '@hearthline/contract/common';
import type { Demographics, SchoolNearby } from '@hearthline/contract/places';
import type { CensusRecord, SchoolRecord } from './places.store.ts';

export function presentSchool(school: SchoolRecord, metres: number): SchoolNearby {
  return {
    number: school.number,
    name: school.name,
    system: school.system as SchoolNearby['system'],
    level: school.level as SchoolNearby['level'],
    grades: school.grades,
    boardName: school.boardName,
    website: school.website,
    boardWebsite: school.boardWebsite,
    enrolment: school.enrolment,
    longitude: school.longitude,
    latitude: school.latitude,
    distanceMetres: Math.round(metres),
  };
}

export function presentDemographics(
  { figures, ...area }: CensusRecord,
  isFallback: boolean,
  language: Language,
): Demographics {
  return {
    censusYear: area.censusYear,
    dguid: area.dguid,
    geography: area.geography as Demographics['geography'],
    name: area.name,
    isFallback,
    ...figures,
    languages: figures.languages && presentLanguages(figures.languages, language),
  };
}

function presentLanguages(
  { total, top }: { total: number; top: { name: string; count: number }[] },
  language: Language,
): NonNullable<Demographics['languages']> {
  return top.map(({ name, count }) => ({
    name: nameLanguage(name, language),
    count,
    share: shareOf(count, total),
  }));
}

/** To a tenth of a percent: the agency rounds every count by itself, so more would be made up. */
function shareOf(count: number, total: number): number {
  return total > 0 ? Math.min(1, Math.round((count / total) * 1000) / 1000) : 0;
}

/** The languages that Canadian households name most, as the English census names them. */
const frenchNames: Record<string, string> = {
  English: 'Anglais',
  French: 'Français',
  Mandarin: 'Mandarin',
  'Yue (Cantonese)': 'Cantonais',
  Cantonese: 'Cantonais',
  'Punjabi (Panjabi)': 'Pendjabi',
  Punjabi: 'Pendjabi',
  'Tagalog (Pilipino, Filipino)': 'Tagalog',
  Tagalog: 'Tagalog',
  Arabic: 'Arabe',
  Spanish: 'Espagnol',
  Italian: 'Italien',
  Portuguese: 'Portugais',
  German: 'Allemand',
  Polish: 'Polonais',
  Ukrainian: 'Ukrainien',
  Russian: 'Russe',
  Greek: 'Grec',
  Urdu: 'Ourdou',
  Tamil: 'Tamoul',
  Hindi: 'Hindi',
  Gujarati: 'Goudjarati',
  Bengali: 'Bengali',
  Malayalam: 'Malayalam',
  Telugu: 'Télougou',
  'Sinhala (Sinhalese)': 'Cingalais',
  Nepali: 'Népalais',
  'Iranian Persian': 'Persan iranien',
  Persian: 'Persan',
  Dari: 'Dari',
  Turkish: 'Turc',
  Korean: 'Coréen',
  Japanese: 'Japonais',
  Vietnamese: 'Vietnamien',
  Romanian: 'Roumain',
  Hungarian: 'Hongrois',
  Dutch: 'Néerlandais',
  Serbian: 'Serbe',
  Croatian: 'Croate',
  Bulgarian: 'Bulgare',
  Czech: 'Tchèque',
  Albanian: 'Albanais',
  Armenian: 'Arménien',
  Hebrew: 'Hébreu',
  Somali: 'Somali',
  Swahili: 'Swahili',
  Amharic: 'Amharique',
  Yoruba: 'Yoruba',
};

/** The census file is English; what is not on the list keeps the agency's word. */
function nameLanguage(name: string, language: Language): string {
  return language === 'fr' ? (frenchNames[name] ?? name) : name;
}
