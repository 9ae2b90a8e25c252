import type { ConsentStanding } from '@hearthline/contract/client-consent';
import { daysBetween } from '@hearthline/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { TagTone } from '../../../shared/ui/tag.tsx';

/** Days before the end from which it is urgent. */
const soonDays = 30;

export type ConsentTone = Extract<TagTone, 'success' | 'warning' | 'danger' | 'info' | 'neutral'>;

export interface ConsentWords {
  tag: string;
  tone: ConsentTone;
  title: string;
  text: string;
  /** In a few words, for small cards. */
  short: string;
  /** What is left of it, from 0 to 1. */
  share: number;
  daysLeft: number | null;
}

/** What a consent allows, until when, or why nothing may be sent. */
export function useConsentWords(standing: ConsentStanding): ConsentWords {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { mayReceive, refusal, type, givenOn, endsOn, daysLeft } = standing;
  const given = givenOn ? format.dateText(givenOn) : '';
  const end = endsOn ? format.dateText(endsOn) : '';

  if (!mayReceive || type === null) {
    const reason = refusal ?? 'noConsent';
    return {
      tag: t(`page.consent.refused.${reason}.tag`),
      tone: reason === 'noConsent' || reason === 'consentEnded' ? 'danger' : 'neutral',
      title: reason === 'consentEnded' ? t('page.consent.ended', { date: end }) : t('page.consent.nothing'),
      text: t(`page.consent.refused.${reason}.text`),
      short: t(`page.consent.refused.${reason}.short`),
      share: 0,
      daysLeft: null,
    };
  }
  const isImplied = type === 'impliedBusiness' || type === 'impliedInquiry';
  const total = givenOn && endsOn ? daysBetween(givenOn, endsOn) : 1;
  return {
    tag: t(`page.consent.held.${type}.tag`),
    tone: isImplied
      ? daysLeft !== null && daysLeft <= soonDays
        ? 'danger'
        : 'warning'
      : type === 'express'
        ? 'success'
        : 'info',
    title: isImplied ? t('page.consent.ends', { date: end }) : t(`page.consent.held.${type}.title`),
    text: t(`page.consent.held.${type}.text`, { date: given }),
    short: isImplied
      ? t('page.consent.impliedShort', { date: endsOn ? format.monthDay(endsOn) : '' })
      : t(`page.consent.held.${type}.short`),
    share: daysLeft === null ? 1 : Math.min(1, Math.max(0.02, daysLeft / total)),
    daysLeft,
  };
}
