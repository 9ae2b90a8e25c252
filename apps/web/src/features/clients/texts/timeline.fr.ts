import { messageFr } from '@hearthline/format/vocabulary/message.fr';
import type { Texts } from '../../../shared/i18n/texts-type.ts';
import type { timelineEn } from './timeline.en.ts';

export const timelineFr: Texts<typeof timelineEn> = {
  kinds: {
    label: 'Genres',
    all: 'Tout',
    contact: 'Contacts',
    mail: 'Messages',
    note: 'Notes',
    task: 'Tâches',
    analysis: 'Analyses',
    change: 'Modifications',
  },
  quick: {
    label: 'Écrire une note, ou / pour une tâche',
    noteHint: 'Entrée enregistre, Maj et Entrée change de ligne.',
    taskHint: 'Entrée ajoute la tâche.',
  },
  timeline: {
    empty: 'Rien pour l’instant',
    more: 'Afficher plus',
  },
  entries: {
    contact_one: '{{kind}}, {{count}} minute',
    contact_other: '{{kind}}, {{count}} minutes',
    note: 'Note',
    pinnedNote: 'Note épinglée',
    task: 'Tâche terminée',
    stillWants: 'Veut encore : {{names}}',
    leftAll: 'Plus aucun envoi',
    analysis: {
      saved: 'Analyse enregistrée',
      reportMade: 'Rapport produit',
      reportOpened: 'Rapport ouvert',
      version: 'version {{number}}, {{value}}',
      times_one: 'ouvert {{count}} fois',
      times_other: 'ouvert {{count}} fois',
    },
    changes: {
      created: 'Ajouté comme client',
      imported: 'Importé',
      edited: 'Renseignements modifiés',
      merged: 'Fusionné avec un autre client',
      categoryChanged: 'Catégorie modifiée',
      consentRecorded: 'Consentement consigné',
      consentWithdrawn: 'Consentement retiré',
      optedOut: 'Désabonné des courriels',
      optedIn: 'Reçoit de nouveau les courriels',
      unsubscribed: 'S’est désabonné',
      householdChanged: 'Ménage modifié',
      restored: 'Rétabli après suppression',
    },
  },
  mail: {
    email: 'Courriel',
    sms: 'Texto',
    categories: messageFr.category,
    delivered: 'Livré à {{time}}',
    read: 'Lu à {{time}}',
    replied: 'A répondu',
    clicks_one: 'A suivi {{count}} lien',
    clicks_other: 'A suivi {{count}} liens',
    grades: messageFr.grade,
    statuses: messageFr.status,
  },
};
