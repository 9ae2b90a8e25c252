import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { startEn } from './start.en.ts';

export const startFr: Texts<typeof startEn> = {
  title: 'Analyse comparative de marché',
  subtitle: 'Évaluez une propriété d’après les ventes récentes à moins de 1 km',
  which: 'Quelle propriété',
  searchBy: 'Rechercher par',
  address: 'Adresse',
  mlsNumber: 'Numéro MLS',
  placeholder: { address: '62, Oakwood Ave N, Mississauga', mlsNumber: 'W9271385' },
  hint: {
    address: 'Numéro, nom de rue, ville, séparés par des virgules',
    mlsNumber: 'Le numéro entier, ou son début',
  },
  brought_one: 'Votre choix parmi les résultats se trouve ci-dessous.',
  brought_other:
    'Vous avez choisi {{count}} propriétés. Laquelle évaluer? Avec la méthode avancée, les ventes parmi les autres seront ses premiers comparables.',
  clear: 'Effacer',
  found: 'Propriétés trouvées',
  count_one: '{{count}} propriété trouvée',
  count_other: '{{count}} propriétés trouvées',
  none: 'Aucune propriété de la chambre ne porte ce nom.',
  listed: '{{kind}} · {{mlsNumber}}',
  soldIn: '{{kind}} · vendue {{month}}',
  notListed: '{{kind}} · hors marché',
  enterFacts: 'Pas inscrite à la chambre? Saisissez les caractéristiques',
  ownHome: 'Saisie par vous',
  how: 'Comment l’évaluer',
  fast: {
    time: 'Environ 20 secondes',
    text: 'Nous choisissons les comparables et ramenons leurs prix à aujourd’hui.',
    points: {
      first: 'Les plus semblables à moins de 1 km',
      second: 'Prix ajustés au marché et à la superficie',
    },
  },
  advance: {
    time: 'Environ 5 minutes',
    text: 'Vous choisissez les comparables et modifiez chaque ajustement.',
    points: { first: 'Jusqu’à 50 comparables', second: 'Pondérations, niveaux et état' },
  },
  sales_one: '{{address}} · {{number}} vente à moins de 1 km',
  sales_other: '{{address}} · {{number}} ventes à moins de 1 km',
  chooseFirst: 'Choisissez d’abord une propriété',
  lackingNow: 'Non indiqué pour cette propriété : {{facts}}. La méthode rapide devient avancée.',
  doubted: 'La chambre indique une donnée impossible : {{facts}}. Elle compte comme non indiquée.',
  next: { fast: 'Évaluer', advance: 'Suivant : conditions' },
  recent: 'Résultats récents',
  all: 'Voir les {{number}}',
  noRecent: 'Votre premier résultat paraîtra ici.',
};
