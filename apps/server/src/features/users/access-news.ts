import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { WaitingRow } from './access-requests.store.ts';
import type { AgreementTerms } from './board-agreements.service.ts';

/** As the notifications' own feature takes it. */
export interface AccessNews {
  type: 'Info' | 'Success' | 'Warning';
  title: Record<Language, string>;
  body: Record<Language, string>;
  link: string;
  dedupKey: string;
}

const [en, fr] = [createFormat('en'), createFormat('fr')];

export function newsOfRequest({ id, firstName, lastName, boardName, licenceNumber }: WaitingRow): AccessNews {
  const [name, board, licence] = [`${firstName} ${lastName}`, boardName, licenceNumber].map(escapeHtml);
  return {
    type: 'Info',
    title: { en: 'Board access requested', fr: 'Demande d’accès à la chambre' },
    body: {
      en: `<b>${name}</b> asks for access to ${board}, licence number ${licence}.`,
      fr: `<b>${name}</b> demande l’accès à ${board}, numéro de permis ${licence}.`,
    },
    link: '/admin/access-requests',
    dedupKey: `access-request:${id}`,
  };
}

export function newsOfApproval(requestId: string, { boardName, validUntil }: AgreementTerms): AccessNews {
  const board = escapeHtml(boardName);
  return {
    type: 'Success',
    title: { en: 'Your board access is open', fr: 'Votre accès à la chambre est ouvert' },
    body: {
      en: `Listing data of ${board} is available until ${en.dateText(validUntil)}.`,
      fr: `Les données de ${board} vous sont ouvertes jusqu’au ${fr.dateText(validUntil)}.`,
    },
    link: '/',
    dedupKey: `access-decided:${requestId}`,
  };
}

export function newsOfRefusal(requestId: string, reason: string): AccessNews {
  const why = escapeHtml(reason);
  return {
    type: 'Warning',
    title: { en: 'Your board access was refused', fr: 'Votre accès à la chambre a été refusé' },
    body: {
      en: `<p>${why}</p><p>You can ask again from your profile.</p>`,
      fr: `<p>${why}</p><p>Vous pouvez refaire une demande depuis votre profil.</p>`,
    },
    link: '/user/profile',
    dedupKey: `access-decided:${requestId}`,
  };
}
