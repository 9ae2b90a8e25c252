import type { HomeEstimate } from '@hearthline/contract/cma-estimate';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { signIn } from '../../../../testing/sign-in.ts';
import { fakeDetail } from '../testing/render-detail.tsx';
import { sampleDetail } from '../testing/sample-detail.ts';
import { EstimateCard } from './estimate-card.tsx';

beforeEach(signIn);

const range = { value: 112_500_000, low: 100_500_000, high: 125_000_000 };
const saved: HomeEstimate = {
  kind: 'saved',
  ...range,
  cmaId: '01900000-0000-7000-8000-000000000001',
  method: 'advance',
  savedAt: '2025-11-03T15:00:00.000Z',
  moved: { value: 120_000_000, low: 110_000_000, high: 130_000_000, at: '2025-11-10T15:00:00.000Z' },
};

function show(estimate: HomeEstimate | undefined, price: number, language: 'en' | 'fr' = 'en') {
  const listing = sampleDetail({ price });
  fakeDetail({ listing, ...(estimate && { estimate }) });
  renderWithProviders(<EstimateCard listing={listing} />, {
    language,
    route: '/property-search/result/view',
  });
}

describe('the value beside a listing', () => {
  it('is a range from sales alone, with what is asked held against it', async () => {
    show(undefined, 131_250_000);
    await screen.findByText('$1,005,000 – $1,250,000');
    screen.getByText('Value: $1,125,000');
    screen.getByText('Asked 5.0% above the range');
    screen.getByText('From 14 sales within 1 km, as of Nov 11, 2025');
  });

  it('is the agent’s own analysis where there is one, with what has moved it since', async () => {
    show(saved, 112_000_000);
    await screen.findByText('Your analysis of Nov 3, 2025');
    screen.getByText('Asked within the range');
    screen.getByText('New sales have moved it to $1,100,000 – $1,300,000, Nov 10, 2025.');
    expect(screen.getByRole('link', { name: 'Open the analysis' }).getAttribute('href')).toContain(
      saved.cmaId,
    );
  });

  it('says why there is none', async () => {
    show({ kind: 'none', reason: 'unlike', unlike: ['waterfront', 'size'] }, 112_000_000, 'fr');
    await screen.findByText(/se distingue de ses voisines \(bord de l’eau et superficie\)/);
  });
});
