import { z } from 'zod';
import { count, id, line, numberText, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { namedPlace } from './market-figures.ts';
import {
  mySite,
  pictureUse,
  siteCheck,
  siteCrop,
  siteDraft,
  siteHost,
  sitePicture,
  siteSlug,
  siteTemplate,
  siteVersion,
  siteVisits,
} from './sites.ts';

export const siteEndpoints = defineEndpoints({
  'GET /sites/mine': {
    access: 'agent',
    summary: 'The agent’s site: draft, address, what is live; begun with the first look',
    reply: success(mySite),
  },
  'PUT /sites/mine/draft': {
    access: 'agent',
    summary: 'Save the draft; refused where another window saved since',
    body: z.strictObject({ revision: count, draft: siteDraft }),
    reply: success(mySite),
  },
  'POST /sites/mine/template': {
    access: 'agent',
    summary:
      'Use another template: texts, cities and pictures move along, the rest begins anew; what was is kept',
    body: z.strictObject({ revision: count, template: siteTemplate }),
    reply: success(mySite),
  },
  'GET /sites/mine/versions': {
    access: 'agent',
    summary: 'Versions that were published or kept, newest first',
    reply: success(z.array(siteVersion)),
  },
  'POST /sites/mine/versions/{number}/restore': {
    access: 'agent',
    summary: 'Make a version the draft; the draft of before is kept',
    params: z.strictObject({ number: numberText.pipe(z.int().min(1).max(1_000_000)) }),
    body: z.strictObject({ revision: count }),
    reply: success(mySite),
  },
  'GET /sites/mine/check': {
    access: 'agent',
    summary: 'What keeps the draft from being published, and what is worth a look',
    reply: success(siteCheck),
    oneAtATime: true,
  },
  'POST /sites/mine/publish': {
    access: 'agent',
    summary: 'Publish the draft as it was last seen',
    body: z.strictObject({ revision: count }),
    reply: success(mySite),
    oneAtATime: true,
  },
  'POST /sites/mine/unpublish': {
    access: 'agent',
    summary: 'Take the site off the web; draft and versions stay',
    reply: success(mySite),
  },
  'POST /sites/mine/pictures': {
    access: 'agent',
    summary: 'A picture of the agent’s (JPEG, PNG or WebP, at most 1 MB), encoded anew',
    query: z.strictObject({ use: pictureUse }),
    upload: 'file',
    reply: success(sitePicture),
    limitPerMinute: 30,
    oneAtATime: true,
  },
  'POST /sites/mine/pictures/{id}/crop': {
    access: 'agent',
    summary: 'A part of a picture as a picture of its own',
    params: z.strictObject({ id }),
    body: siteCrop,
    reply: success(sitePicture),
    limitPerMinute: 30,
    oneAtATime: true,
  },
  'PUT /sites/mine/slug': {
    access: 'agent',
    summary: 'The last part of the site’s address; the one of before leads to the new one',
    body: z.strictObject({ slug: siteSlug }),
    reply: success(mySite),
    limitPerMinute: 20,
  },
  'PUT /sites/mine/host': {
    access: 'agent',
    summary: 'A host name of the agent’s own, to be proven; null for none',
    body: z.strictObject({ host: siteHost.nullable() }),
    reply: success(mySite),
    limitPerMinute: 20,
  },
  'POST /sites/mine/host/check': {
    access: 'agent',
    summary: 'Look for the record that proves the host name',
    reply: success(mySite),
    limitPerMinute: 20,
    oneAtATime: true,
  },
  'GET /sites/places': {
    access: 'agent',
    summary: 'Cities and communities that a site can show, those with most sales first',
    query: z.strictObject({ search: line(80).default('') }),
    reply: success(z.array(namedPlace)),
  },
  'GET /sites/visits': {
    access: 'agent',
    summary: 'How often the site was looked at, by day, and inquiries that came of it',
    reply: success(siteVisits),
  },
});
