import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { touchbaseEn } from './touchbase.en.ts';

export const touchbaseFr: Texts<typeof touchbaseEn> = {
  due: {
    title: 'À appeler aujourd’hui',
    count_one: '{{count, number}} personne',
    count_other: '{{count, number}} personnes',
    partly: 'Les {{shown, number}} premières sur {{total, number}}',
    showAll: 'Tout afficher',
    empty: 'Personne ne vous attend aujourd’hui',
    emptyText: 'Les personnes à appeler, à joindre par courriel ou à rencontrer s’affichent ici.',
  },
  rule: {
    title: 'Comment cet ordre est établi',
    text: 'La personne qui attend depuis le plus longtemps, par rapport à votre fréquence habituelle, vient en premier : nouvelles relations tous les {{new}} jours, excellentes tous les {{excellent}}, bonnes tous les {{good}}, passables tous les {{fair}}, ou selon votre choix pour une personne.',
  },
  relations: {
    new: 'Nouvelle relation',
    fair: 'Relation passable',
    good: 'Bonne relation',
    excellent: 'Excellente relation',
    none: 'Relation non précisée',
  },
  every_one: 'chaque jour',
  every_other: 'tous les {{count, number}} jours',
  everySet_one: 'Choisi par vous : chaque jour',
  everySet_other: 'Choisi par vous : tous les {{count, number}} jours',
  planned: 'Prévu le {{day}}',
  dueToday: 'prévu aujourd’hui',
  late_one: '{{count, number}} jour de retard',
  late_other: '{{count, number}} jours de retard',
  logFor: 'Noter pour {{name}}',
  log: {
    call: 'Noter un appel avec {{name}}',
    email: 'Noter un courriel à {{name}}',
    meeting: 'Noter une rencontre avec {{name}}',
    text: 'Noter un texto à {{name}}',
  },
  logged: {
    call: 'Appel avec {{name}} noté',
    email: 'Courriel à {{name}} noté',
    meeting: 'Rencontre avec {{name}} notée',
    text: 'Texto à {{name}} noté',
  },
  tasks: {
    title: 'Tâches de la semaine',
    empty: 'Aucune tâche à faire cette semaine',
    done: 'Cocher {{title}}',
    noDay: 'Sans date',
  },
  taskDone: 'Tâche faite\u00A0: {{title}}',
  ahead: {
    title: 'Dates à retenir',
    empty: 'Aucun anniversaire dans les 30 prochains jours',
    birthday: 'Anniversaire',
    turns: 'Aura {{years, number}} ans',
    moveIn_one: '{{count, number}} an dans la propriété',
    moveIn_other: '{{count, number}} ans dans la propriété',
  },
  ending: {
    title: 'Consentements qui expirent',
    empty: 'Aucun consentement n’expire dans les 60 prochains jours',
    left_zero: 'Expire aujourd’hui',
    left_one: 'Expire le {{day}}, reste {{count, number}} jour',
    left_other: 'Expire le {{day}}, reste {{count, number}} jours',
  },
  failed: 'Impossible de charger le suivi',
};
