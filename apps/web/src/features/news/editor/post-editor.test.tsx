import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { meQuery } from '../../../shared/api/me-query.ts';
import { press } from '../../../shared/ui/date-picker/testing.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { writeHtml } from '../../../testing/write-html.ts';
import { newsKey } from '../api/news-api.ts';
import { figureText } from '../model/use-news-words.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { findViolations } from '../testing/find-violations.ts';
import { openNews, prepareNews } from '../testing/open-news.tsx';
import { idOf, sampleFigures, samplePost } from '../testing/sample-news.ts';
import { FiguresChart } from './figures-chart.tsx';
import { ViewScreen } from './view-screen.tsx';

beforeEach(() => prepareNews());

async function open(route = `/news/view?id=${idOf(1)}`, kept: Parameters<typeof fakeNews>[0] = {}) {
  const api = fakeNews(kept);
  const { router, queryClient } = renderWithProviders(
    <ViewScreen agentName="Maya" timeZone="America/Toronto" />,
    { route },
  );
  const title = (await screen.findByRole('textbox', { name: 'Title' })) as HTMLTextAreaElement;
  return { api, router, queryClient, title, user: userEvent.setup({ delay: null }) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const words = () => screen.getByRole('textbox', { name: 'Words' });

describe('a post', () => {
  it('[NEWS-01] shows its figures where it will, and saves what is written by itself', async () => {
    const { api, title, user } = await open();
    await waitFor(() =>
      expect(within(words()).getByText('$1,276,000', { selector: '.mail-chip' })).toBeTruthy(),
    );
    const block = screen.getByRole('region', { name: 'Market figures, Port Credit' });
    within(block).getByText('median, 47 sales');
    within(block).getByText('to sell, 5 more than a year ago');
    expect(await findViolations()).toEqual([]);
    type(title, 'Port Credit in autumn');
    await waitFor(() => expect(api.calls('PUT /news/{id}')).toHaveLength(1));
    expect(api.calls('PUT /news/{id}')[0]?.body).toMatchObject({
      revision: 3,
      texts: { en: { title: 'Port Credit in autumn' } },
    });
    await screen.findByText(/^Draft saved/);
    await user.click(within(block).getByRole('button', { name: 'Take out: Market figures' }));
    await waitFor(() => expect(api.post(idOf(1))?.texts.en.body).not.toContain('marketFigures'));
  });

  it('[NEWS-01] begins only once something is typed, and goes on at its address', async () => {
    const { api, router, title } = await open('/news/view?new=1');
    expect(api.calls('POST /news')).toEqual([]);
    type(title, 'Spring');
    await waitFor(() => expect(router?.state.location.href).toBe(`/news/view?id=${idOf(50)}`));
    expect(screen.getByRole('textbox', { name: 'Title' })).toBe(title);
    writeHtml(words(), '<p>It is near.</p>');
    await waitFor(() => expect(api.post(idOf(50))?.texts.en.body).toBe('<p>It is near.</p>'));
    expect(api.calls('POST /news')).toHaveLength(1);
  });

  it('[NEWS-01] goes from its first words to its readers, and back to what was written', async () => {
    const { router, title, user } = await open('/news/view?new=1');
    type(title, 'Spring');
    await waitFor(() => expect(router?.state.location.href).toBe(`/news/view?id=${idOf(50)}`));
    writeHtml(words(), '<p>It is near.</p>');
    await user.click(screen.getByRole('switch', { name: 'Send to clients' }));
    await user.click(screen.getByRole('button', { name: 'Choose readers' }));
    await screen.findByRole('heading', { level: 1, name: 'Send to clients' });
    act(() => router?.history.back());
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Spring');
  });

  it('[NEWS-01] keeps both changes where another window saved meanwhile', async () => {
    const { api, title } = await open();
    api.changeElsewhere(idOf(1), { isOnSite: false });
    type(title, 'Mine');
    await screen.findByText('Changed elsewhere meanwhile. Both changes are kept.');
    expect(api.post(idOf(1))).toMatchObject({ isOnSite: false, texts: { en: { title: 'Mine' } } });
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'On my site' })).toHaveProperty('checked', false),
    );
  });

  it('[NEWS-01] shows what another window saved while nothing waits here', async () => {
    const { api, queryClient, title } = await open();
    const { texts } = samplePost();
    api.changeElsewhere(idOf(1), { texts: { ...texts, en: { ...texts.en, title: 'Theirs' } } });
    await act(() => queryClient.invalidateQueries({ queryKey: newsKey }));
    await waitFor(() => expect(title.value).toBe('Theirs'));
    expect(api.calls('PUT /news/{id}')).toEqual([]);
  });

  it('[NEWS-01] is published with what was just written, says what is missing first, and is withdrawn', async () => {
    const { api, title, user } = await open();
    type(title, '');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('A post needs a title.');
    expect(document.activeElement).toBe(title);
    type(title, 'October');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('link', { name: 'See it on your site' });
    expect(api.post(idOf(1))).toMatchObject({ state: 'published', texts: { en: { title: 'October' } } });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Withdrawn');
    type(title, 'October again');
    await waitFor(() => expect(api.post(idOf(1))?.texts.en.title).toBe('October again'));
  });

  it('[NEWS-01] comes out later, and can be taken off the schedule', async () => {
    const publishAt = '2099-03-02T14:00:00.000Z';
    const { api, user } = await open(undefined, { posts: [samplePost({ state: 'scheduled', publishAt })] });
    screen.getByRole('button', { name: /^When.*Mar 2, 2099, 9:00/ });
    await user.click(screen.getByRole('button', { name: 'Take off the schedule' }));
    await screen.findByText('Taken off the schedule');
    await waitFor(() => expect(document.activeElement?.id).toBe('publish-heading'));
    expect(api.post(idOf(1))?.state).toBe('draft');
  });

  it('[NEWS-01] is scheduled in the calendar for a moment on the agent’s clocks', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: /^When/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date' });
    await press(/November 20, 2025/);
    const hour = within(dialog).getByRole('spinbutton', { name: 'Hour' });
    await user.clear(hour);
    await user.type(hour, '7');
    await press('Apply');
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    await screen.findByRole('button', { name: 'Take off the schedule' });
    // What stands now where “Schedule” stood does not publish it at once.
    screen.getByRole('button', { name: 'Choose readers' });
    expect(api.calls('POST /news/{id}/publish').map(({ body }) => body)).toEqual([
      { revision: 3, publishAt: '2025-11-20T12:00:00.000Z' },
    ]);
  });

  it('[NEWS-01] tells what came of it, and is withdrawn and published again', async () => {
    const results = { visits: 1_412, sentTo: 74, delivered: 70, read: 42 };
    const published = samplePost({
      state: 'published',
      publishedAt: '2025-11-03T14:00:00.000Z',
      url: 'https://maya.example/news/post',
      results,
    });
    const { api, user } = await open(undefined, { posts: [published] });
    screen.getByText('Since Nov 3 · 1,412 visits · sent to 74 · 60% read it');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const said = await screen.findByText('Withdrawn. Nobody sees it now.');
    expect(screen.queryByRole('link', { name: 'See it on your site' })).toBeNull();
    await user.click(within(said.parentElement ?? said).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'See it on your site' });
    expect(api.post(idOf(1))?.state).toBe('published');
  });

  it('[NEWS-01] has up to four cities, and says where sales are too few', async () => {
    const { api, user } = await open(undefined, {
      posts: [samplePost({ tooFew: [{ name: 'Port Credit', sales: 6 }] })],
    });
    screen.getByText('Port Credit: 6 sales, left blank');
    await user.type(screen.getByRole('combobox', { name: 'Add a city' }), 'Oak');
    await user.click(await screen.findByRole('option', { name: 'Oakville' }));
    screen.getByText('A reader in Oakville sees Oakville. Others see Port Credit.');
    await waitFor(() =>
      expect(api.post(idOf(1))?.cities).toEqual([
        { level: 'community', code: 'PC' },
        { level: 'municipality', code: 'OAK' },
      ]),
    );
  });

  it('[NEWS-01] has a cover of at most 1 MB, told to those who do not see it', async () => {
    const { api, user } = await open();
    const input = screen.getByLabelText('Choose a picture', { selector: 'input' });
    const file = (bytes: number) => new File([new Uint8Array(bytes)], 'lake.jpg', { type: 'image/jpeg' });
    await user.upload(input, file(1024 * 1024 + 1));
    await screen.findByText('This picture is larger than 1 MB. Choose a smaller one.');
    await user.upload(input, file(1024));
    const alt = await screen.findByLabelText(/^Says for people who cannot see it/);
    expect(api.calls('POST /sites/mine/pictures')[0]?.query.get('use')).toBe('news');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Say what the picture shows.');
    type(alt, 'The lake');
    fireEvent.change(screen.getByRole('slider', { name: 'From the top' }), { target: { value: '70' } });
    await waitFor(() =>
      expect(api.post(idOf(1))?.cover).toEqual({
        id: idOf(500),
        focus: { x: 0.5, y: 0.3 },
        alt: { en: 'The lake', fr: '' },
      }),
    );
  });

  it('[NEWS-01] says what its figures wait for: a city, or board access', async () => {
    const { queryClient } = await open(undefined, { posts: [samplePost({ cities: [], places: [] })] });
    const block = await screen.findByRole('region', { name: 'Market figures' });
    within(block).getByText(/^Choose a city/);
    act(() => {
      queryClient.setQueryData(
        meQuery.queryKey,
        sampleMe({ boardAgreement: { status: 'none', boardName: null, validUntil: null } }),
      );
    });
    await within(block).findByText('Figures appear once you have board access.');
  });

  it('[NEWS-01] of a report warns where its words would go to readers of another place', async () => {
    const { places } = samplePost();
    const [city] = samplePost().cities;
    const report = samplePost({ reportKey: `${city?.level}-${city?.code}-2025-10` });
    const { user } = await open(undefined, { posts: [report] });
    expect(places[0]?.name).toBe('Port Credit');
    expect(screen.queryByText(/^The words of this report speak of/)).toBeNull();
    const more = screen.getByRole('combobox', { name: 'Add a city' });
    await user.click(more);
    await user.type(more, 'Oak');
    await user.click(await screen.findByRole('option', { name: /Oakville/ }));
    await screen.findByText(/^The words of this report speak of Port Credit/);
  });

  it('[NEWS-01] tells how far the other language is, begins it and compares both', async () => {
    const { user } = await open();
    screen.getByText('0 of 3 parts');
    await user.click(screen.getByRole('button', { name: 'Begin with the English text' }));
    await screen.findByRole('heading', { name: 'English' });
    screen.getByText('3 of 3 parts');
    expect(screen.getByRole('radio', { name: 'Français' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await screen.findByTitle('The French text');
  });

  it('[NEWS-01] is previewed as a page, and as one reader after the other gets it', async () => {
    const { title, user } = await open();
    type(title, 'October');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('iframe')?.srcdoc).toContain('As a page'));
    await user.click(within(dialog).getByRole('radio', { name: 'Email' }));
    await within(dialog).findByText('Grace Mensah');
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    await within(dialog).findByText('Luc Tremblay');
    expect(within(dialog).getByRole('radio', { name: 'Français' })).toHaveProperty('checked', true);
  });
});

it('[NEWS-01] says that there is no such post', async () => {
  fakeNews();
  renderWithProviders(<ViewScreen agentName="Maya" timeZone={undefined} />, {
    route: `/news/view?id=${idOf(404)}`,
  });
  await screen.findByRole('heading', { name: 'There is no such post' });
});

it('[NEWS-01] says that a post could not be opened, and tries again', async () => {
  fakeNews();
  fakeApi({ 'GET /news/{id}': () => failWith('internal') });
  const { user } = openNews(`/news/view?id=${idOf(1)}`);
  await screen.findByText('The post could not be opened.');
  fakeNews();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Title' });
});

it('[NEWS-01] the months of a chart are a table, too, and no sentence tells of few sales', async () => {
  const figures = sampleFigures();
  const months = [...figures.months, { month: '2025-11', sales: 4, median: null }];
  const title = 'Prices, Port Credit';
  renderWithProviders(<FiguresChart figures={{ ...figures, months }} title={title} />);
  await userEvent.click(await screen.findByRole('button', { name: `Show as table: ${title}` }));
  const rows = within(screen.getByRole('table', { name: title })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Month', 'Median price', 'Sales'],
    ['November 2025', 'Too few sales', '4'],
    ['October 2025', '$1,276,000', '27'],
    ['September 2025', '$1,260,000', '20'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: `Show as chart: ${title}` }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(figureText('salesCount', { ...figures, sales: 9 }, 'en')).toBeNull();
});
