import type { Tx } from '../../platform/db/database.ts';
import { tellSiteChanged } from '../../platform/events/site-changes.ts';
import type { Images } from '../../platform/images/images.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Identification } from './gate/identification.ts';
import { listUnidentified } from './gate/identification.ts';
import { createPictureFiles } from './pictures/picture-files.ts';
import { createPictureLinks } from './pictures/picture-links.ts';
import { createPicturesStore } from './pictures/pictures.store.ts';
import { createPicturePresenter } from './pictures/present-picture.ts';
import { createSiteStore } from './site.store.ts';
import { findSiteAgent } from './site-agent.store.ts';
import type { SiteAddresses, SitePictures } from './site-ports.ts';
import { addressOf } from './sites.presenter.ts';

export interface SiteDirectoryDeps {
  secret: string;
  storage: Storage;
  images: Images;
  fileLinks: Pick<SignedLinks, 'sign'>;
  imageApiBase: string;
  publicOrigin: string;
}

/** Sites as other features know them, before there are any: their pictures, and where they stand. */
export function createSiteDirectory(deps: SiteDirectoryDeps) {
  const links = createPictureLinks(deps);
  const files = createPictureFiles(deps);
  const present = createPicturePresenter({ ...deps, files });
  const port: SitePictures & SiteAddresses = {
    list: async (tx, agentId, ids) => (await createPicturesStore(tx, agentId).list(ids)).map(present),
    createMailUrl: (agentId, pictureId) =>
      `${deps.publicOrigin}${links.urlOf({ agentId, pictureId }, 'card.jpg')}`,
    findLive: async (tx, agentId) => {
      const site = await createSiteStore(tx, agentId).find();
      if (!site || site.liveVersion === null) return null;
      return addressOf({ slug: site.slug, host: site.hostProvenAt ? site.host : null }, deps.publicOrigin);
    },
    listCities: async (tx, agentId) => (await createSiteStore(tx, agentId).find())?.draft.cities ?? [],
  };
  return {
    ...port,
    /** What the profile lacks although the site is on the web. Until the transaction ends it cannot be published either. */
    listUnidentified: async (tx: Tx, agentId: string): Promise<Identification[]> => {
      const site = await createSiteStore(tx, agentId).lock();
      return site && site.liveVersion !== null ? listUnidentified(await findSiteAgent(tx, agentId)) : [];
    },
    tellChanged: (tx: Tx, agentId: string): Promise<void> => tellSiteChanged(tx, agentId),
    links,
    files,
    present,
  };
}

export type SiteDirectory = ReturnType<typeof createSiteDirectory>;
