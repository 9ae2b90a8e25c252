import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleCheck, sampleSite } from '../testing/sample-site.ts';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

describe('the site builder', () => {
  it('[SITE-01] shows all parts beside a preview of the draft', async () => {
    const { user } = await openBuilder('/site-builder');
    const parts = await screen.findByRole('navigation', { name: 'Parts of the site' });
    const links = within(parts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/site-builder/template-detail',
      '/site-builder/hero-section',
      '/site-builder/about-section',
      ...['cities', 'logo', 'look', 'sections', 'contact', 'address', 'visits', 'versions'].map(
        (part) => `/site-builder?part=${part}`,
      ),
    ]);
    screen.getByText(/Live now: version 13/);
    const frame = () => screen.getByTitle('Preview of your site') as HTMLIFrameElement;
    expect(frame().src).toBe('https://sites.northlight.example/preview/token?lan=en');
    expect(frame().getAttribute('sandbox')).toBe('allow-same-origin');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(frame().style.width).toBe('390px');
  });

  it('[SITE-01] takes four cities at most', async () => {
    const { api, user } = await openBuilder('/site-builder?part=cities');
    for (const name of ['Burlington', 'Etobicoke']) {
      await user.type(await screen.findByRole('combobox', { name: 'Add a city or community' }), name);
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    }
    await screen.findByText(/^These are 4 cities/);
    expect(screen.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(api.site().draft.cities).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Remove Oakville' }));
    await screen.findByRole('combobox', { name: 'Add a city or community' });
  });

  it('[SITE-01] puts sections in order by keyboard, and hides them', async () => {
    const { api, user } = await openBuilder('/site-builder?part=sections');
    (await screen.findByRole('button', { name: 'Move News' })).focus();
    await user.keyboard(' {ArrowUp}{ArrowUp} ');
    await user.click(screen.getByRole('switch', { name: 'Show Market figures' }));
    await waitFor(() =>
      expect(api.site().draft.sections.map(({ section, isShown }) => (isShown ? section : '-'))).toEqual([
        'cities',
        'homes',
        'news',
        '-',
        'about',
        'contact',
      ]),
    );
  });

  it('[SITE-01] has colours and fonts of its template', async () => {
    const { api, user } = await openBuilder('/site-builder?part=look');
    await user.click(await screen.findByRole('radio', { name: 'Moss' }));
    await waitFor(() => expect(api.site().draft.colourSet).toBe('second'));
  });

  it('[SITE-01] stands at an address of its own, also at a name that is proven first', async () => {
    const { api, user } = await openBuilder('/site-builder?part=address');
    const slug = await screen.findByLabelText('Last part of your address');
    await user.clear(slug);
    await user.type(slug, 'Maya!');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    screen.getByText(/^Use 3 to 40 small letters/);
    await user.clear(slug);
    await user.type(slug, 'maya homes');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(api.site().slug).toBe('maya-homes'));
    await user.type(screen.getByLabelText('Host name'), 'www.maya.example');
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    await screen.findByText('_hearthline.www.maya.example');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByText('The record is not there yet.');
  });

  it('[SITE-01] brings a version back, and undo the draft', async () => {
    const { api, user } = await openBuilder('/site-builder?part=versions');
    await user.click(await screen.findByRole('button', { name: 'Restore version 12' }));
    await screen.findByText('Version 12 is your draft now');
    expect(api.site().draft.template).toBe('metro');
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await waitFor(() => expect(api.site().draft.template).toBe('lakeside'));
  });

  it('says what a site shows without board access, and how often it was looked at', async () => {
    await openBuilder('/site-builder?part=visits', {
      site: sampleSite({ liveUrl: null, liveVersion: null }),
    });
    await screen.findByText('42');
    screen.getByText(/Nobody is followed/);
  });
});

describe('the templates of a site', () => {
  it('[SITE-02] are changed after a word on what is lost and kept, and that is taken back', async () => {
    const { api, user } = await openBuilder('/site-builder/template-detail');
    await user.click(await screen.findByRole('button', { name: 'Use Metro' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch to Metro?' });
    within(dialog).getByText(/settings are discarded.*version 14/);
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(api.calls('POST /sites/mine/template')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use Metro' }));
    await user.click(await screen.findByRole('button', { name: 'Switch and discard' }));
    await screen.findByText('Your draft is in Metro now');
    expect(api.calls('POST /sites/mine/template')[0]?.body).toEqual({ revision: 7, template: 'metro' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.site().draft.template).toBe('lakeside'));
  });

  it('[SITE-01] are tried on without a change', async () => {
    const { api, user } = await openBuilder('/site-builder/template-detail');
    await user.click(await screen.findByRole('button', { name: 'Try on Gallery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Trying on Gallery' });
    const frame = within(dialog).getByTitle('Your site in Gallery') as HTMLIFrameElement;
    expect(new URL(frame.src).searchParams.get('template')).toBe('gallery');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(api.calls('POST /sites/mine/template')).toEqual([]);
  });
});

describe('the publish gate', () => {
  it('[SITE-02] says what must be mended, each with the way to its field', async () => {
    await openBuilder('/site-builder?part=publish');
    await screen.findByRole('heading', { name: '2 things before you publish' });
    const links = ['Must be fixed', 'Worth a look'].flatMap((name) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual([
      '/user/profile?field=brokerageName',
      '/site-builder/hero-section?field=subtitle&lang=fr',
      '/site-builder?part=look',
    ]);
    const button = screen.getByRole('button', { name: 'Publish version 14' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    screen.getByText(/Opens when the 2 points above are fixed/);
  });

  it('[SITE-01] publishes, and takes the site off the web after a word', async () => {
    const { api, user } = await openBuilder('/site-builder?part=publish', {
      check: sampleCheck({ canPublish: true, rows: sampleCheck().rows.slice(3) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Publish version 14' }));
    await screen.findByText('Version 14 is live');
    await screen.findByText('Nothing was changed since the last publishing.');
    await user.click(screen.getByRole('button', { name: 'Take the site off the web' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take the site off the web?' });
    await user.click(within(dialog).getByRole('button', { name: 'Take it off the web' }));
    await screen.findByText('Your site is off the web');
    expect(api.site().liveUrl).toBeNull();
    screen.getByText('Not published yet');
  });

  it('[SITE-02] reads in French', async () => {
    await openBuilder('/site-builder?part=publish', {}, 'fr');
    await screen.findByRole('heading', { name: '2 choses avant de publier' });
    screen.getByText('Le nom enregistré de l’agence manque');
  });
});
