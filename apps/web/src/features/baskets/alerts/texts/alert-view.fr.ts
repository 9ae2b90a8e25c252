import type { Texts } from '../../../../shared/i18n/texts-type.ts';
import type { alertViewEn } from './alert-view.en.ts';

export const alertViewFr: Texts<typeof alertViewEn> = {
  tabs: { label: 'Parties de l’alerte', homes: 'Propriétés', ledger: 'Registre' },
  failed: 'L’alerte n’a pas pu être chargée.',
  missing: {
    title: 'Cette alerte n’est pas ici',
    text: 'Elle a peut-être été supprimée, ou le lien est incomplet.',
    toList: 'Aux alertes',
  },
  matching_one: '{{count, number}} propriété correspond aujourd’hui',
  matching_other: '{{count, number}} propriétés correspondent aujourd’hui',
  lastSent: 'dernier envoi {{when}}',
  neverSent: 'rien d’envoyé encore',
  units: { atOnce: 'Aussitôt', daily: 'Chaque jour', weekly: 'Chaque semaine', monthly: 'Chaque mois' },
  pausedSince: 'En pause depuis le {{day}}. Rien ne part avant que vous la repreniez.',
  stopped: {
    byClient: 'Le client a mis cette alerte en pause',
    stoppedByClient: 'Le client a arrêté cette alerte',
    noSignOfLife: 'Aucun signe de vie depuis 90 jours',
    bounced: 'Les courriels au client reviennent',
    consentLost: 'On ne peut plus écrire au client',
  },
  silentPauses: 'Aucun signe de vie. L’alerte se met en pause le {{day}}, à moins que vous ne la gardiez.',
  noHomes: {
    title: 'Aucune propriété encore',
    text: 'Les propriétés figurent ici dès qu’elles ont été annoncées au client, avec ses réponses.',
    toLedger: 'Ouvrir le registre',
  },
  ofClient: {
    title: 'Alertes',
    new: 'Nouvelle alerte',
    none: 'Aucune alerte ne surveille encore le marché pour ce client.',
    failed: 'Les alertes n’ont pas pu être chargées.',
    ledger: 'Registre de toutes les correspondances',
    all_one: 'Voir {{count, number}} alerte',
    all_other: 'Voir les {{count, number}} alertes',
    matches_one: '{{count, number}} correspondance en 30 jours',
    matches_other: '{{count, number}} correspondances en 30 jours',
    held_one: '{{count, number}} retenue pour vous',
    held_other: '{{count, number}} retenues pour vous',
  },
};
