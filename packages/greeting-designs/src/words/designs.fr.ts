import type { DesignId } from '../designs.ts';
import type { DesignWords } from './designs.en.ts';

export const designsFr: Record<DesignId, DesignWords> = {
  ourStreet: {
    name: 'Notre rue',
    alt: 'Cinq maisons sous la neige, fenêtres allumées, au clair de lune',
    line: 'Nos vœux les plus chaleureux',
  },
  leafWreath: {
    name: 'Couronne de feuilles',
    alt: 'Une couronne de feuilles d’automne et de baies',
    line: 'Merci à vous',
  },
  candles: { name: 'Bougies', alt: 'Une rangée de bougies allumées', line: 'Bon anniversaire' },
  redDoor: {
    name: 'Porte rouge',
    alt: 'Une porte d’entrée rouge ornée d’une couronne, entre deux plantes',
    line: 'Bon anniversaire de maison',
  },
  keyRing: {
    name: 'Trousseau de clés',
    alt: 'Des clés à leurs crochets et une étiquette en forme de maisonnette',
    line: 'Merci de\u00A0votre confiance',
  },
  tulipRow: {
    name: 'Rang de tulipes',
    alt: 'Des tulipes de toutes les couleurs en rang',
    line: 'Bonjour, printemps',
  },
  rangoli: {
    name: 'Rangoli',
    alt: 'Un rangoli de pétales et deux lampes allumées',
    line: 'Joyeux Diwali',
  },
  lanterns: {
    name: 'Lanternes',
    alt: 'Des lanternes de papier rouge',
    line: 'Bonne année lunaire',
  },
  canoe: {
    name: 'Lac au matin',
    alt: 'Une personne en canot rouge sur un lac calme',
    line: 'Bonne fête du Canada',
  },
  peonies: { name: 'Pivoines', alt: 'Des pivoines roses et leurs feuilles', line: 'Bonne fête des Mères' },
  hills: {
    name: 'Crêtes',
    alt: 'Des crêtes vertes l’une derrière l’autre sous un soleil jaune',
    line: 'Votre marché en une page',
  },
  mapleLeaves: {
    name: 'Feuilles tombées',
    alt: 'Des feuilles d’érable tombées',
    line: 'Une pensée pour vous',
  },
  lights: {
    name: 'Guirlandes',
    alt: 'Des guirlandes de lumières de couleur dans le noir',
    line: 'De la joie chez vous',
  },
  paintedEggs: { name: 'Œufs peints', alt: 'Des œufs peints dans l’herbe', line: 'Joyeuses Pâques' },
  redEgg: {
    name: 'Œufs rouges',
    alt: 'Des œufs rouges, une bougie allumée et des rameaux de saule',
    line: 'Joyeuses Pâques',
  },
  crescent: {
    name: 'Croissant',
    alt: 'Un croissant de lune sous une arche et des lanternes',
    line: 'Aïd moubarak',
  },
  menorah: {
    name: 'Neuf lumières',
    alt: 'Une ménorah aux neuf bougies allumées',
    line: 'Joyeuse Hanoukka',
  },
  poppies: {
    name: 'Coquelicots',
    alt: 'Des coquelicots rouges dans un champ calme',
    line: 'Nous nous souvenons',
  },
};
