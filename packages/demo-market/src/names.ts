import type { Random } from './random.ts';

export interface PersonName {
  first: string;
  last: string;
  gender: 'female' | 'male';
}

interface NameGroup {
  weight: number;
  female: readonly string[];
  male: readonly string[];
  last: readonly string[];
}

/** Names that are found together, as often as around the lake; a few couples mixed them. */
const groups = {
  english: {
    weight: 36,
    female: words(
      `Claire, Esther, Grace, Hannah, Irene, Jasmine, Olivia, Rachel, Beatrice, Yvonne, Heather, Megan`,
    ),
    male: words(`Caleb, Daniel, Isaac, Marcus, Nathan, Oscar, Paul, Theo, Victor, Zachary, Owen, Graham`),
    last: words(`Abbott, Archer, Blake, Cunningham, Doyle, Farrow, MacLeod, Mercer, Quinn, Walsh, Whitlock, Hughes,
      Fraser, Bennett, Sinclair, Prescott`),
  },
  french: {
    weight: 18,
    female: words(
      `Brigitte, Camille, Geneviève, Margaux, Pascale, Renée, Simone, Valérie, Zoé, Élise, Mélanie, Josée`,
    ),
    male: words(`Antoine, Émile, Hugo, Julien, Félix, Dominic, Luc, Étienne, Mathieu, Benoît, Sylvain, Rémi`),
    last: words(`Beaulieu, Bergeron, Bouchard, Charron, Dubois, Gagnon, Lavoie, Lefebvre, Pelletier, Roy, Thibault,
      Fournier, Cloutier, Desjardins, Paquette, Lévesque`),
  },
  southAsian: {
    weight: 14,
    female: words(`Devika, Priya, Anjali, Harpreet, Simran, Kavita, Meera, Nisha`),
    male: words(`Arjun, Rohan, Gurpreet, Vikram, Sanjay, Manpreet, Anil, Nikhil`),
    last: words(`Bains, Dhillon, Gill, Gupta, Kaur, Sandhu, Sharma, Patel, Grewal, Mehta`),
  },
  chinese: {
    weight: 10,
    female: words(`Mei, Grace, Jing, Vivian, Xiaoli, Connie`),
    male: words(`Wei, Kevin, Jun, Raymond, Hao, Vincent`),
    last: words(`Chan, Li, Wong, Zhang, Chen, Lam, Liu, Huang`),
  },
  eastAsian: {
    weight: 4,
    female: words(`Keiko, Ji-woo, Linh, Yuki`),
    male: words(`Kenji, Min-jun, Minh, Daichi`),
    last: words(`Ito, Kim, Nakamura, Nguyen, Park, Tran, Ueda`),
  },
  middleEastern: {
    weight: 7,
    female: words(`Farah, Laila, Nadia, Yasmin, Samira, Leila`),
    male: words(`Hamid, Karim, Samir, Omar, Tariq, Reza`),
    last: words(`Ahmadi, Haddad, Hussain, Rahman, Yilmaz, Nasser, Karimi`),
  },
  southern: {
    weight: 11,
    female: words(`Carmen, Elena, Gabriela, Lucia, Sofia, Bianca, Marisa`),
    male: words(`Rafael, Marco, Luca, Diego, Paolo, Miguel, Dante`),
    last: words(`Campos, Costa, Ferreira, Marchetti, Moretti, Reyes, Romano, Santos, Vargas, Silva`),
  },
  northern: {
    weight: 6,
    female: words(`Selma, Ingrid, Tamara, Katarina, Anneke, Nadia`),
    male: words(`Stefan, Leon, Lars, Anton, Joel, Marek`),
    last: words(`Brandt, Eriksen, Holm, Jansen, Kowalski, Lindgren, Novak, Petrov, Schneider, Sorensen`),
  },
  african: {
    weight: 4,
    female: words(`Amara, Imani, Miriam, Abena, Ngozi`),
    male: words(`Kwame, Chidi, Samuel, Themba, Emeka`),
    last: words(`Mbeki, Okafor, Osei, Adeyemi, Mensah, Boateng`),
  },
} satisfies Record<string, NameGroup>;

const everybody = Object.values(groups).map((group) => [group, group.weight] as const);
const mixedShare = 0.04;

/** Somebody's name; those who speak French mostly have a French one. */
export function drawName(random: Random, language: 'en' | 'fr' | null = null): PersonName {
  const isFrench = language === 'fr' && random.chance(0.94);
  const group = isFrench ? groups.french : random.weighted(everybody);
  const gender = random.pick(['female', 'male'] as const);
  const family = !isFrench && random.chance(mixedShare) ? random.weighted(everybody) : group;
  return { first: random.pick<string>(group[gender]), last: random.pick<string>(family.last), gender };
}

/** Somebody who lives with them: most often with the same last name. */
export function drawPartner(random: Random, { last, gender }: PersonName): PersonName {
  const group = Object.values(groups).find((each) => each.last.includes(last)) ?? groups.english;
  const other = random.chance(0.94) ? (gender === 'female' ? 'male' : 'female') : gender;
  return {
    first: random.pick<string>(group[other]),
    last: random.chance(0.7) ? last : random.pick<string>(group.last),
    gender: other,
  };
}

/** The name as it stands before the @. */
export function mailboxOf({ first, last }: Pick<PersonName, 'first' | 'last'>): string {
  return `${first}.${last}`
    .normalize('NFD')
    .replace(/[^a-zA-Z.]/g, '')
    .toLowerCase();
}

function words(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}
