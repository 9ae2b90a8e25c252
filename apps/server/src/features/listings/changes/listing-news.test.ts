import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { lifecycleCodes } from '@hearthline/domain/listing/lifecycle';
import { describe, expect, it } from 'vitest';
import type { ListingNews } from './listing-changes.store.ts';
import { notificationOfChange } from './listing-news.ts';

const newsOf = (code: LifecycleCode): ListingNews => ({
  eventId: '1',
  listingId: '2',
  code,
  offer: 'sale',
  mlsNumber: 'W1',
  unit: null,
  streetNumber: '2',
  streetName: 'Alder',
  streetSuffix: 'St',
  streetDirection: null,
  oldPrice: 80_000_000,
  newPrice: 70_000_000,
  listPrice: 70_000_000,
  closePrice: 69_000_000,
});
/** The words before the address; null where nobody is told. */
const told: Record<LifecycleCode, string | null> = {
  draft: null,
  cs: null,
  new: 'Réinscrite',
  pc: 'Prix réduit',
  ext: null,
  bom: 'De retour sur le marché',
  dft: 'De retour sur le marché',
  sc: 'Transaction conditionnelle',
  sce: 'Transaction conditionnelle',
  lc: 'Transaction conditionnelle',
  lce: 'Transaction conditionnelle',
  sld: 'Vendue',
  lsd: 'Louée',
  sus: 'Retirée du marché',
  exp: 'Retirée du marché',
  ter: 'Retirée du marché',
  del: null,
};

describe('what happened to a listing, in French', () => {
  it.each(lifecycleCodes)('agrees with the listing: %s', (code) => {
    const words = told[code];
    expect(notificationOfChange(newsOf(code), null)?.title.fr ?? null).toBe(
      words && `${words}\u00A0: 2 Alder St`,
    );
  });

  it.each(lifecycleCodes)('is written with French signs: %s', (code) => {
    const { title, body } = notificationOfChange(newsOf(code), null) ?? {
      title: { fr: '' },
      body: { fr: '' },
    };
    expect(`${title.fr} ${body.fr}`).not.toMatch(/\S:|\d,\d{3}|[$]\d|\d \$/);
  });
});
