import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { listingId } from '../testing/sample-listing.ts';
import { fakeDetail, renderDetail } from './testing/render-detail.tsx';
import { sampleDetail } from './testing/sample-detail.ts';

beforeEach(signIn);

const id = listingId(1);

describe('remarks', () => {
  it.each([
    [
      'fr',
      'Bright home in the heart of town, with a garden and a view of the lake.',
      'Remarques en anglais seulement',
    ],
    [
      'en',
      'Maison lumineuse au cœur du village, avec une cour et la vue sur le lac.',
      'Remarks in French only',
    ],
  ] as const)('says in %s that remarks exist in the other language only', async (language, remarks, note) => {
    const other = language === 'fr' ? 'en' : 'fr';
    fakeDetail({ listing: { ...sampleDetail(), remarks, privateRemarks: null } });
    const { container } = renderDetail(`?id=${id}`, language);
    const text = await within(container).findByText(remarks);
    expect(text.getAttribute('lang')).toBe(other);
    // Once on the screen and once on paper.
    expect(screen.getAllByText(note)).toHaveLength(2);
  });

  it('says nothing of remarks in the language of the screen, or too short to tell', async () => {
    fakeDetail({
      listing: {
        ...sampleDetail(),
        remarks: 'Maison avec une cour et la vue sur le lac.',
        privateRemarks: 'Lockbox.',
      },
    });
    const { container } = renderDetail(`?id=${id}`, 'fr');
    await within(container).findByText('Maison avec une cour et la vue sur le lac.');
    expect(screen.queryByText(/seulement$/)).toBeNull();
  });
});
