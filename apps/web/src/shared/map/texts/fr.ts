import type { Texts } from '../../i18n/texts-type.ts';
import type { en } from './en.ts';

export const fr: Texts<typeof en> = {
  attribution: 'Carte\u00A0: région Hearthline',
  loading: 'Chargement de la carte',
  gaps: 'Une partie de la carte n’est pas arrivée.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  problems: {
    noWebGl:
      'Ce navigateur ne peut pas dessiner la carte, car WebGL est désactivé. Tout le reste fonctionne sans elle.',
    notLoaded: 'La carte n’a pas pu être chargée. Tout le reste fonctionne sans elle.',
  },
};
