import type { PublicPage } from '@hearthline/contract/site';
import type { CommercialCategory } from '@hearthline/domain/client/consent';
import { commercialCategories } from '@hearthline/domain/client/consent';
import type { PageKind } from '../../../platform/pages/page-kind.ts';
import type { OpenTracking } from './open-tracking.service.ts';
import type { Preferences, PreferencesService } from './preferences.service.ts';

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const detailMaxLength = 300;

/** What links in messages open: a page of preferences, a picture that reports the opening, or the place that was meant. */
export function createMessagePages({
  preferences,
  openTracking,
}: {
  preferences: PreferencesService;
  openTracking: OpenTracking;
}): PageKind[] {
  return [
    {
      kind: 'preferences',
      open: async ({ agentId, subjectId }) => toPage(await preferences.find(agentId, subjectId), null),
      submit: async ({ agentId, subjectId }, form, { userAgent }) => {
        // A mail program asks for everything with one click, the page says what it wants.
        if (!form.has('List-Unsubscribe') && !form.has('action')) return null;
        const wanted = form.get('action') === 'save' ? form.getAll('wanted').filter(isCategory) : [];
        const chosen = await preferences.choose(agentId, subjectId, wanted);
        if (chosen && form.has('action'))
          await openTracking.record(agentId, subjectId, { kind: 'viewed', userAgent });
        return toPage(chosen, wanted.length === 0 ? 'left' : 'saved');
      },
    },
    {
      kind: 'opening',
      open: async ({ agentId, subjectId }, { isLooking, userAgent }) => {
        if (isLooking) await openTracking.record(agentId, subjectId, { kind: 'opened', userAgent });
        return { bytes: onePixel, type: 'image/gif' };
      },
    },
    {
      kind: 'target',
      open: async ({ agentId, subjectId, version }, { isLooking, userAgent }) => {
        const target = await preferences.findTarget(agentId, subjectId, version);
        if (target === null) return null;
        if (isLooking)
          await openTracking.record(agentId, subjectId, {
            kind: 'clicked',
            userAgent,
            detail: target.slice(0, detailMaxLength),
          });
        return { redirectTo: target };
      },
    },
  ];
}

function toPage(found: Preferences | null, outcome: 'saved' | 'left' | null): { page: PublicPage } | null {
  if (!found) return null;
  const { wanted, ...reader } = found;
  const choices = commercialCategories.map((category) => ({
    category,
    isWanted: wanted.includes(category),
  }));
  return { page: { name: 'preferences', ...reader, choices, outcome } };
}

const isCategory = (text: string): text is CommercialCategory =>
  (commercialCategories as readonly string[]).includes(text);
