import type { Demographics, SchoolNearby } from '@hearthline/contract/places';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { signIn } from '../../../../testing/sign-in.ts';
import { sampleDemographics, sampleSchool } from '../testing/sample-detail.ts';
import { DemographicsCard } from './demographics-card.tsx';
import { SchoolsCard, websiteOf } from './schools-card.tsx';

beforeEach(signIn);

const place = { longitude: -79.58, latitude: 43.55 };

function renderSchools(schools: SchoolNearby[], language: 'en' | 'fr' = 'en') {
  fakeApi({ 'GET /places/schools': () => ({ isSuccess: true, result: schools }) });
  renderWithProviders(<SchoolsCard place={place} />, { language });
}

function renderDemographics(figures: Demographics | null, language: 'en' | 'fr' = 'en') {
  fakeApi({ 'GET /places/demographics': () => ({ isSuccess: true, result: figures }) });
  renderWithProviders(<DemographicsCard place={place} />, { language });
}

describe('schools nearby', () => {
  it('[LIST-04] shows type, level, grades, board, distance and website', async () => {
    renderSchools([
      sampleSchool(),
      sampleSchool({
        number: '2',
        name: 'École du Lac',
        system: 'frenchCatholic',
        website: null,
        distanceMetres: 1_240,
      }),
      sampleSchool({ number: '3', name: 'Bad Link', website: 'javascript:alert(1)', boardWebsite: null }),
    ]);
    await screen.findByText('Public · Elementary · JK–6 · Peel District', {
      selector: ':not(li:last-child *)',
    });
    screen.getByText('French Catholic · Elementary · JK–6 · Peel District');
    screen.getByText('1.2 km');
    expect(screen.getByRole('link', { name: 'Website of Kenollie Public School' }).getAttribute('href')).toBe(
      'https://kenollie.example/',
    );
    expect(screen.getByRole('link', { name: 'Website of École du Lac' }).getAttribute('href')).toBe(
      'https://peel.example/',
    );
    expect(screen.queryByRole('link', { name: 'Website of Bad Link' })).toBeNull();
  });

  it('shows the nearest first and all on demand', async () => {
    renderSchools(
      Array.from({ length: 7 }, (_, index) => sampleSchool({ number: `${index}`, name: `School ${index}` })),
    );
    const all = await screen.findByRole('button', { name: 'All 7 schools' });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(all);
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });

  it('[LIST-04] names the systems in French, and says that there is none', async () => {
    renderSchools([sampleSchool({ system: 'frenchPublic', level: 'secondary' })], 'fr');
    await screen.findByText('Publique française · Secondaire · JK–6 · Peel District');
  });

  it('takes addresses of the web only', () => {
    expect(websiteOf('www.school.example')).toBe('https://www.school.example/');
    expect(websiteOf('javascript:alert(1)')).toBeNull();
    expect(websiteOf('data:text/html,hello')).toBeNull();
    expect(websiteOf('not a site')).toBeNull();
    expect(websiteOf(null)).toBeNull();
  });
});

describe('demographics', () => {
  it('[LIST-04] names the census, the area and the languages', async () => {
    renderDemographics(sampleDemographics());
    await screen.findByText('2021 census');
    screen.getByText('312');
    screen.getByText('$124K');
    const languages = screen.getByRole('list', { name: 'Top 10 languages at home' });
    expect(within(languages).getAllByRole('listitem')).toHaveLength(6);
    within(languages).getByText('60.0%');
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(within(languages).getAllByRole('listitem')).toHaveLength(8);
    screen.getByText(
      'Dissemination area 2021S051235210123, one of about 200 to 400 households. Source: Statistics Canada, 2021 census.',
    );
  });

  it('[LIST-04] says which figures the agency keeps back', async () => {
    renderDemographics(
      sampleDemographics({ medianHouseholdIncome: null, languages: null, owners: null, renters: null }),
    );
    await screen.findByText('Median income');
    expect(screen.getAllByText('Suppressed by the agency')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Owners, dwellings and ages' }));
    const ages = screen.getByRole('list', { name: 'Ages' });
    expect(within(ages).getByText('65+ years').parentElement?.textContent).toBe(
      '65+ yearsSuppressed by the agency',
    );
    within(screen.getByRole('list', { name: 'Kinds of dwellings' })).getByText('75.0%');
    expect(screen.queryByText('Movable')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Owners and renters' })).toBeNull();
    expect(screen.getAllByText('Suppressed by the agency')).toHaveLength(4);
  });

  it('[LIST-04] says in words that a larger area answers', async () => {
    renderDemographics(
      sampleDemographics({ isFallback: true, geography: 'municipality', name: 'Mississauga' }),
    );
    await screen.findByText(/figures of the small area around this home are suppressed by the agency/);
    screen.getByText(/Municipality of Mississauga\. Source/);
  });

  it('says that no area is known, and suppression in French', async () => {
    renderDemographics(null);
    await screen.findByText('No census area is known at this place.');
  });

  it('[LIST-04] says it in French', async () => {
    renderDemographics(sampleDemographics({ households: null }), 'fr');
    await screen.findByText('Recensement de 2021');
    screen.getByText('Supprimé par l’organisme');
  });
});
