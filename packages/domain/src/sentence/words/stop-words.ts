import type { Token } from '../tokens.ts';

const english = `a an the in at on of with for to from by and or is are was be that which who have has having had it its
  as i im ive id were we he she they you me us my our your their his her im looking look find show search searching seeking want wants
  wanted need needs would like love please some any all also there where home homes property properties listing listings
  place residence residential real estate can could should get give let w/ w plus both either everything anything only just asking listed posted feature
  features featuring include includes including buyer buyers client clients s must this these those what do did does something so came anywhere area
  neighbourhood neighborhood approved preapproved qualified remarks mention mentions mentioning`;

const french = `le la les l un une des du de d au aux en dans a et ou avec pour sur par je j nous vous il elle ils elles on
  veux veut voulons voudrais voudrait cherche cherchent cherchons chercher recherche recherchons recherchent trouver
  trouve trouvez montre montrez montrer moi mon ma mes notre nos leur leurs son sa ses qui que qu est sont ont ayant
  avoir propriete proprietes inscription inscriptions annonce annonces residence residences logement logements immobilier
  immobiliere aimerais aimerait faut besoin s il te plait svp comme aussi ainsi c ce acheteur acheteurs client cliente
  clients domicile chez soit tout toute tous toutes seulement uniquement comprenant incluant inscrit inscrite inscrits inscrites affiche affichee
  veulent veux y n importe quoi quelque chose ca partout quartier secteur devrait doit doivent faudrait`;

const stopWords = new Set(`${english} ${french}`.split(/\s+/).filter((word) => word !== ''));

/** Says nothing by itself and may be left out without telling. */
export function isSilent({ kind, norm }: Token): boolean {
  return kind === 'mark' || norm === '+' || (kind === 'word' && stopWords.has(norm));
}

const articles = new Set('a an the any of de d le la l les des du un une'.split(' '));
const prepositions = new Set('in at on near around within to en dans a au aux sur chez vers'.split(' '));

export function isArticle({ norm }: Token): boolean {
  return articles.has(norm);
}

export function isPreposition({ norm }: Token): boolean {
  return prepositions.has(norm);
}
