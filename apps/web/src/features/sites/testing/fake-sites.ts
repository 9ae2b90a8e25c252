import type { MySite, SiteCheck, SiteDraft, SiteVersion } from '@hearthline/contract/sites';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import {
  sampleCheck,
  sampleDraft,
  samplePicture,
  samplePlaces,
  sampleSite,
  sampleVersions,
} from './sample-site.ts';

interface Kept {
  site?: MySite;
  versions?: SiteVersion[];
  check?: SiteCheck;
}

const ok = <Result>(result: Result) => ({ isSuccess: true, result }) as const;
const at = (minute: number) => `2025-11-12T14:${String(minute).padStart(2, '0')}:00.000Z`;

/** A server that keeps one site, with its revisions and versions. */
export function fakeSites(kept: Kept = {}) {
  let site = kept.site ?? sampleSite();
  let versions = kept.versions ?? sampleVersions();
  let pictures = [...site.pictures];
  const put = (changes: Partial<MySite>) => {
    site = { ...site, revision: site.revision + 1, savedAt: at(site.revision + 1), ...changes };
    return ok(site);
  };
  const putDraft = (draft: SiteDraft, changes: Partial<MySite> = {}) =>
    put({
      draft,
      pictures,
      cities: samplePlaces.filter(({ code }) => draft.cities.some((place) => place.code === code)),
      changes: site.changes + 1,
      ...changes,
    });
  const keep = () => {
    const number = (versions[0]?.number ?? 0) + 1;
    const { template, slogan } = site.draft;
    versions = [{ number, template, slogan, madeAt: at(0), reason: 'kept', isLive: false }, ...versions];
  };
  const isOld = ({ revision }: { revision: number }) => revision !== site.revision;

  const api = fakeApi({
    'GET /sites/mine': () => ok(site),
    'PUT /sites/mine/draft': ({ body }) => (isOld(body) ? failWith('conflict') : putDraft(body.draft)),
    'POST /sites/mine/template': ({ body }) => {
      if (isOld(body)) return failWith('conflict');
      keep();
      const { colourSet, fontPair, sections } = sampleDraft();
      return putDraft({ ...site.draft, template: body.template, colourSet, fontPair, sections });
    },
    'GET /sites/mine/versions': () => ok(versions),
    'POST /sites/mine/versions/{number}/restore': ({ body }) => {
      if (isOld(body)) return failWith('conflict');
      keep();
      return putDraft(sampleDraft({ template: 'metro', slogan: { en: 'Know the number.', fr: '' } }));
    },
    'GET /sites/mine/check': () => ok(kept.check ?? sampleCheck()),
    'POST /sites/mine/publish': () =>
      put({ liveVersion: 14, changes: 0, publishedAt: at(30), liveUrl: sampleSite().liveUrl }),
    'POST /sites/mine/unpublish': () => put({ liveVersion: null, liveUrl: null }),
    'POST /sites/mine/pictures': () => {
      const picture = samplePicture({
        id: `0199f000-0000-7000-8000-${String(100 + pictures.length).padStart(12, '0')}`,
        fileName: 'own.jpg',
      });
      pictures = [...pictures, picture];
      return ok(picture);
    },
    'POST /sites/mine/pictures/{id}/crop': ({ body }) => {
      const picture = samplePicture({
        id: '0199f000-0000-7000-8000-000000000900',
        width: body.width,
        height: body.height,
      });
      pictures = [...pictures, picture];
      return ok(picture);
    },
    'PUT /sites/mine/slug': ({ body }) => put({ slug: body.slug }),
    'PUT /sites/mine/host': ({ body }) =>
      put({
        host: {
          ...site.host,
          state: body.host === null ? 'none' : 'waiting',
          name: body.host ?? '',
          recordName: `_hearthline.${body.host}`,
          recordValue: 'hearthline-site=abc',
        },
      }),
    'POST /sites/mine/host/check': () =>
      put({ host: { ...site.host, checkedAt: at(40), problem: 'noRecord' } }),
    'GET /sites/places': ({ query }) => {
      const text = (query.get('search') ?? '').toLowerCase();
      return ok(samplePlaces.filter(({ name }) => name.toLowerCase().startsWith(text)));
    },
    'GET /sites/visits': () =>
      ok({
        days: 30,
        visits: 42,
        inquiries: 3,
        rows: [
          { day: '2025-11-11', visits: 20 },
          { day: '2025-11-12', visits: 22 },
        ],
      }),
  });
  return {
    ...api,
    /** Another window saves. */
    saveElsewhere: (changes: Partial<SiteDraft>) => void putDraft({ ...site.draft, ...changes }),
    site: () => site,
  };
}
