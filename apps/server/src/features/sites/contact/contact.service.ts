import type { Language } from '@hearthline/contract/common';
import type { LoadSite } from '@hearthline/contract/site';
import type { SiteContactField, SiteContactForm } from '@hearthline/contract/site-pages';
import { localDay } from '@hearthline/domain/time-zone';
import type { ChallengeVerifier } from '../../../platform/challenge/challenge.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { createRecentCalls } from '../../../platform/recent-calls.ts';
import { describeAgent } from '../pages/frame.ts';
import type { OpenedSite } from '../pages/open-site.ts';
import { homesOf } from '../pages/open-site.ts';
import { createSiteStore } from '../site.store.ts';
import type { SitePorts } from '../site-ports.ts';
import { createVisitsStore } from '../visits/visits.store.ts';
import { contactTexts } from './contact-texts.ts';
import type { ContactValues } from './parse-contact.ts';
import { parseContact, parseEmail } from './parse-contact.ts';
import type { Stamps } from './stamps.ts';

/** People do not see it, and browsers know nothing to fill it with; programs fill in whatever there is. */
export const trapName = 'further-remark';
const challengeField = 'cf-turnstile-response';
const noticeLength = 300;

const minuteMs = 60_000;
const ofAddress = { limit: 6, spanMs: 10 * minuteMs };
const ofSite = { limit: 120, spanMs: 60 * minuteMs };

export interface ContactDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: Pick<SitePorts, 'homes' | 'clients' | 'notify'>;
  loadSite: LoadSite;
  stamps: Stamps;
  challenge: ChallengeVerifier;
  /** What a browser needs to be asked. */
  challengeWidget: { scriptUrl: string; siteKey: string };
  limitsCalls: boolean;
}

export type FormOutcome = { isSent: true } | { isSent: false; status: 422 | 429; form: SiteContactForm };

/** People who write to the agent by their site, or want to hear nothing more. */
export function createContactService({
  database,
  clock,
  ports,
  loadSite,
  stamps,
  challenge,
  challengeWidget,
  limitsCalls,
}: ContactDeps) {
  const addresses = createRecentCalls({ clock, ...ofAddress });
  /** Only who was asked whether they are a person counts, so that nobody can close the form for others for nothing. */
  const letters = createRecentCalls({ clock, ...ofSite });

  /** What one address is refused counts for nobody else. */
  function isTooMany(address: string): boolean {
    if (!limitsCalls) return false;
    const isRefused = addresses.isFull(address);
    addresses.record(address);
    return isRefused;
  }

  async function describeForm(
    site: OpenedSite,
    language: Language,
    asked: {
      home: string;
      values?: ContactValues;
      errors?: SiteContactForm['errors'];
    },
  ): Promise<SiteContactForm> {
    const found =
      asked.home !== '' && site.board
        ? await ports.homes.find(site.agentId, asked.home, homesOf(site))
        : null;
    const mlsNumber = found?.detail.mlsNumber ?? '';
    return {
      action: site.addresses.page(language, 'contact', mlsNumber ? { home: mlsNumber } : {}),
      trapName,
      stamp: stamps.make(site.agentId),
      challenge: site.isPreview ? null : challengeWidget,
      values: asked.values ?? { name: '', email: '', phone: '', message: '' },
      errors: asked.errors ?? {},
      home: found && {
        address: found.detail.address,
        mlsNumber,
        url: site.addresses.page(language, `homes/${encodeURIComponent(mlsNumber)}`),
      },
      consent: (await loadSite()).describeSiteConsent(describeAgent(site, language), language),
    };
  }

  /** What is wrong with it that only sending it again can mend. */
  async function findObstacle(
    agentId: string,
    form: URLSearchParams,
    address: string,
  ): Promise<'tooQuick' | 'tooOld' | 'challenge' | null> {
    const stamp = stamps.check(agentId, form.get('stamp') ?? '');
    if (stamp !== 'valid') return stamp;
    return (await challenge.verify(form.get(challengeField) ?? '', address)) ? null : 'challenge';
  }

  async function receive(
    site: OpenedSite,
    language: Language,
    values: ContactValues,
    choice: { about: string; consentText: string | null },
  ): Promise<void> {
    const { agentId } = site;
    const at = clock.now();
    const day = localDay(at, site.agent.timeZone);
    // The agent reads these, whatever the visitor speaks.
    const texts = contactTexts[site.agent.language];
    await database.asAgent(agentId, async (tx) => {
      // One after the other, so that two of one person become one client.
      await createSiteStore(tx, agentId).lock();
      const { clientId } = await ports.clients.receiveInquiry(tx, agentId, {
        name: values.name,
        email: values.email,
        phone: values.phone,
        note: [texts.from, choice.about && texts.about(choice.about), values.message]
          .filter((part) => part !== '')
          .join('\n'),
        consentText: choice.consentText,
        evidence: texts.evidence,
        language,
        day,
        at,
      });
      await createVisitsStore(tx, agentId).count(day, 'inquiries');
      const text = escapeHtml(values.message.slice(0, noticeLength).toWellFormed());
      await ports.notify(tx, agentId, [
        {
          type: 'Call',
          topic: 'clientAlerts',
          title: {
            en: contactTexts.en.notice(values.name),
            fr: contactTexts.fr.notice(values.name),
          },
          body: { en: text, fr: text },
          link: `/clients/view?id=${clientId}`,
          dedupKey: `site inquiry ${clientId} ${at.toISOString()}`,
        },
      ]);
    });
  }

  return {
    describeForm,

    submit: async (
      site: OpenedSite,
      language: Language,
      form: URLSearchParams,
      { address, home }: { address: string; home: string },
    ): Promise<FormOutcome> => {
      const { values, wrong } = parseContact(form);
      const texts = contactTexts[language];
      const again = async (status: 422 | 429, errors: SiteContactForm['errors']): Promise<FormOutcome> => ({
        isSent: false,
        status,
        form: await describeForm(site, language, { home, values, errors }),
      });
      if (isTooMany(address) || (limitsCalls && letters.isFull(site.agentId)))
        return again(429, { form: texts.tooMany });
      // Whoever filled what people do not see is told what people are told.
      if ((form.get(trapName) ?? '') !== '') return { isSent: true };
      if (wrong.length > 0)
        return again(422, Object.fromEntries(wrong.map((field: SiteContactField) => [field, texts[field]])));
      const obstacle = await findObstacle(site.agentId, form, address);
      if (obstacle) return again(422, { form: texts[obstacle] });
      letters.record(site.agentId);
      const shown = await describeForm(site, language, { home });
      await receive(site, language, values, {
        about: shown.home ? [shown.home.address, shown.home.mlsNumber].filter(Boolean).join(', ') : '',
        consentText: form.get('consent') === 'yes' ? shown.consent : null,
      });
      return { isSent: true };
    },

    describeUnsubscribe: (site: OpenedSite, language: Language, email = '') => ({
      action: site.addresses.page(language, 'unsubscribe'),
      trapName,
      email,
    }),

    /**
     * The same answer for every address that is one, whether anybody has it or not. However long the page was open, and
     * however many others leave: nobody is kept.
     */
    unsubscribe: async (
      { agentId }: OpenedSite,
      form: URLSearchParams,
      address: string,
    ): Promise<'sent' | 'invalid'> => {
      if (isTooMany(address)) throw new AppError('too_many_requests');
      if ((form.get(trapName) ?? '') !== '') return 'sent';
      const email = parseEmail(form.get('email') ?? '');
      if (email === null) return 'invalid';
      await database.asAgent(agentId, (tx) => ports.clients.withdraw(tx, agentId, email, clock.now()));
      return 'sent';
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
