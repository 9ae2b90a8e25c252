import type { MarketFigures, MarketPlace, NamedPlace } from '@hearthline/contract/market-figures';
import type { MySite, SiteDraft, SiteVersion } from '@hearthline/contract/sites';
import { siteLimits } from '@hearthline/contract/sites';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SitePictures } from '../site-ports.ts';
import type { OpenSite, SiteTransaction } from '../site-transaction.ts';
import { requireRevision } from '../site-transaction.ts';
import { presentVersion } from '../sites.presenter.ts';
import { countChanges, pictureIdsOf, withTemplate } from './new-draft.ts';
import type { ViewSite } from './site-view.ts';

const placesFound = 20;

/** What an agent changes of their site, and what it looked like before. */
export function createDraftService({
  open,
  view,
  figures,
  pictures,
  cleanBodies,
}: {
  open: OpenSite;
  view: ViewSite;
  figures: Pick<MarketFigures, 'findPlaces' | 'searchPlaces'>;
  pictures: Pick<SitePictures, 'list'>;
  /** Sanitised. */
  cleanBodies(...bodies: string[]): Promise<string[]>;
}) {
  async function clean(draft: SiteDraft): Promise<SiteDraft> {
    const { en, fr } = draft.about.body;
    const [cleanEn = '', cleanFr = ''] = await cleanBodies(en, fr);
    for (const [language, body] of Object.entries({ en: cleanEn, fr: cleanFr }))
      if (body.length > siteLimits.about)
        throw invalid(`draft.about.body.${language}`, 'too_big', 'Too long as it is kept');
    return { ...draft, about: { ...draft.about, body: { en: cleanEn, fr: cleanFr } } };
  }

  /** What is new in it has to be there: another agent's picture looks as if it were not. */
  async function check(tx: Tx, agentId: string, draft: SiteDraft, before: SiteDraft): Promise<void> {
    const known = new Set(pictureIdsOf(before));
    const added = [...new Set(pictureIdsOf(draft).filter((id) => !known.has(id)))];
    if (added.length > 0 && (await pictures.list(tx, agentId, added)).length < added.length)
      throw new AppError('not_found');
    const keyOf = ({ level, code }: MarketPlace) => `${level} ${code}`;
    const knownPlaces = new Set(before.cities.map(keyOf));
    const places = draft.cities.filter((place) => !knownPlaces.has(keyOf(place)));
    if (places.length > 0 && (await figures.findPlaces(places)).includes(null))
      throw invalid('draft.cities', 'unknown_place', 'No such place');
  }

  /** The draft of before becomes a version, unless the newest says the same. */
  async function replace(transaction: SiteTransaction, draft: SiteDraft): Promise<MySite> {
    const { site, store, now } = transaction;
    const newest = await store.findVersion(await store.findLastNumber());
    if (!newest || countChanges(site.draft, newest.draft) > 0)
      await transaction.keepVersion('kept', site.draft);
    await store.saveDraft(draft, now);
    return view(transaction);
  }

  return {
    get: (agentId: string): Promise<MySite> => open(agentId, view),

    save: async (agentId: string, revision: number, input: SiteDraft): Promise<MySite> => {
      const draft = await clean(input);
      return open(agentId, async (transaction) => {
        requireRevision(transaction, revision);
        await check(transaction.tx, agentId, draft, transaction.site.draft);
        await transaction.store.saveDraft(draft, transaction.now);
        return view(transaction);
      });
    },

    chooseTemplate: (agentId: string, revision: number, template: SiteTemplate): Promise<MySite> =>
      open(agentId, async (transaction) => {
        requireRevision(transaction, revision);
        return replace(transaction, withTemplate(transaction.site.draft, template));
      }),

    listVersions: (agentId: string): Promise<SiteVersion[]> =>
      open(agentId, async ({ store, site }) =>
        (await store.listVersions()).map((row) => presentVersion(row, site.liveVersion)),
      ),

    restore: (agentId: string, revision: number, number: number): Promise<MySite> =>
      open(agentId, async (transaction) => {
        const version = await transaction.store.findVersion(number);
        if (!version) throw new AppError('not_found');
        requireRevision(transaction, revision);
        return replace(transaction, version.draft);
      }),

    searchPlaces: (text: string): Promise<NamedPlace[]> => figures.searchPlaces(text, placesFound),
  };
}

export type DraftService = ReturnType<typeof createDraftService>;

const invalid = (path: string, code: string, message: string) =>
  new AppError('invalid_input', { fields: [{ path, code, message }] });
