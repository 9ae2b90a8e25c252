import type { Random } from '../../random.ts';
import type { School, SchoolSystem } from '../region.ts';
import { families } from './place-words.ts';
import { frenchFamilies, people } from './street-words.ts';

const saints =
  'Agatha,Aidan,Alban,Ambrose,Anselm,Bede,Benedict,Brendan,Brigid,Cecilia,Clare,Columba,Cuthbert,Dunstan,Edmund,Elizabeth,Eugene,Felix,Genevieve,Gerard,Gregory,Helen,Hilda,Ignatius,Isidore,Jerome,Josephine,Jude,Kateri,Kevin,Leonard,Lucy,Margaret,Martin,Monica,Ninian,Oswald,Perpetua,Philomena,Raphael,Rita,Sebastian,Stephen,Teresa,Timothy,Ursula,Victor,Winifred'.split(
    ',',
  );
const frenchSaints =
  'Saint-Aubin,Sainte-Odile,Saint-Fulbert,Sainte-Aurèle,Saint-Léandre,Sainte-Odette,Notre-Dame-du-Lac,Saint-Ozias,Sainte-Mélisande,Saint-Edmour,Marie-Reine,Saint-Théophane,Sacré-Cœur-du-Lac,Sainte-Cécile-des-Pins,Saint-Gabriel-du-Quai,Sainte-Famille-des-Bouleaux,Saint-Hilaire-de-la-Baie,Notre-Dame-des-Pins'.split(
    ',',
  );
const frenchFigures =
  'des Bâtisseurs,du Grand-Héron,de la Rive,des Quatre-Vents,du Moulin-Bleu,des Voyageurs,de la Grande-Baie,du Sentier,de la Clé-des-Champs,du Phare,des Pins-Blancs,de la Découverte,des Aurores,du Ruisseau-Clair,de la Traversée,des Deux-Rivières'.split(
    ',',
  );

const titles =
  'Our Lady of the Lake,Our Lady of Grace,Our Lady of the Pines,Holy Family,Holy Cross,Holy Name,Sacred Heart,Good Shepherd,Ascension,Nativity,Divine Mercy,Canadian Martyrs,Guardian Angels,Star of the North'.split(
    ',',
  );

function drawPatron(random: Random): string {
  if (random.chance(0.25)) return random.pick(titles);
  return random.chance(0.8)
    ? `St. ${random.pick(saints)}`
    : `St. ${random.pick(saints)} of ${random.pick(families)}`;
}

/** Names no two schools alike. */
export function createSchoolNamer(random: Random) {
  const taken = new Set<string>();

  function draw(system: SchoolSystem, level: School['level'], community: string): string {
    const isElementary = level === 'elementary';
    if (system === 'englishPublic') {
      const honoured = random.pick([
        community,
        `${random.pick(people)} ${random.pick(families)}`,
        random.pick(families),
      ]);
      return `${honoured} ${isElementary ? 'Public School' : random.pick(['Secondary School', 'Collegiate Institute'])}`;
    }
    if (system === 'englishCatholic') {
      return isElementary
        ? `${drawPatron(random)} Catholic Elementary School`
        : `${random.pick(['Bishop', 'Father', 'Archbishop'])} ${random.pick(families)} Catholic Secondary School`;
    }
    const kind = isElementary ? 'élémentaire' : 'secondaire';
    if (system === 'frenchCatholic') {
      const place = random.chance(0.3)
        ? random.pick(['-des-Bois', '-du-Nord', '-de-la-Rive', '-des-Champs'])
        : '';
      return `École ${kind} catholique ${random.pick(frenchSaints)}${place}`;
    }
    const honoured = random.chance(0.6)
      ? random.pick(frenchFigures)
      : `${random.pick(frenchFamilies)}-${random.pick(frenchFamilies)}`;
    return `École ${kind} publique ${honoured}`;
  }

  return (system: SchoolSystem, level: School['level'], community: string): string => {
    for (let trial = 0; trial < 300; trial += 1) {
      const name = draw(system, level, community);
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
    throw new Error('The names of schools ran out');
  };
}
