import { gateFr } from './gate.fr.ts';
import { partsFr } from './parts.fr.ts';
import { templatesFr } from './templates.fr.ts';

export const fr = {
  title: 'Créateur de site',
  failed: 'Votre site n’a pas pu être chargé.',
  opensNew: 's’ouvre dans un nouvel onglet',
  withoutAccess:
    'D’ici là, votre site ne montre ni inscriptions ni chiffres du marché. Tout le reste fonctionne.',
  languages: { en: 'Anglais', fr: 'Français' },
  view: {
    pane: 'Ce qui est affiché',
    edit: 'Modifier',
    preview: 'Aperçu',
    width: 'Largeur de l’aperçu',
    language: 'Langue',
    desktop: 'Ordinateur',
    tablet: 'Tablette',
    phone: 'Téléphone',
    frame: 'Aperçu de votre site',
    draft: 'Brouillon, non publié',
  },
  draft: {
    undo: 'Annuler',
    redo: 'Rétablir',
    unsaved: 'Vos modifications ne sont pas encore enregistrées. Réessayez dans un instant.',
  },
  conflict: {
    title: 'Ce brouillon a été modifié dans une autre fenêtre',
    text: 'Choisissez lequel des deux continue. Annuler ramène l’autre.',
    mine: 'Garder ce que j’ai écrit ici',
    newest: 'Prendre le brouillon de l’autre fenêtre',
  },
  live: {
    none: 'Pas encore publié',
    off: 'Retiré du web, publié pour la dernière fois {{day}}',
    now: 'En ligne\u00A0: version {{number, number}}, {{day}}',
    version: 'Version {{number, number}}, {{day}}',
    changes_zero: 'Ce brouillon\u00A0: aucun changement',
    changes_one: 'Ce brouillon\u00A0: {{count, number}} changement',
    changes_other: 'Ce brouillon\u00A0: {{count, number}} changements',
  },
  both: {
    missing: '{{language}}\u00A0: manquant',
    ready: '{{language}}\u00A0: prêt',
    text: '{{language}}\u00A0: {{text}}',
    count: '{{count, number}} / {{most, number}}',
  },
  ...partsFr,
  ...templatesFr,
  ...gateFr,
} as const;
