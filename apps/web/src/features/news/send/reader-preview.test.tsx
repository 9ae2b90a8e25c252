import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { openNews, prepareNews } from '../testing/open-news.tsx';
import { idOf, sampleAudience, samplePost } from '../testing/sample-news.ts';

beforeEach(() => prepareNews());

const { en } = samplePost().texts;
const both = { en, fr: { title: 'Port Credit en octobre', summary: '', body: '<p>Oui.</p>' } };

async function openSending(kept: Parameters<typeof fakeNews>[0] = {}) {
  const api = fakeNews({ posts: [samplePost({ texts: both })], ...kept });
  const opened = openNews(`/news/view?id=${idOf(1)}&show=send`);
  return { ...opened, api, aside: within(await screen.findByRole('complementary', { name: 'Preview' })) };
}

it('[NEWS-01] shows what each reader gets: their language, and the figures of their place', async () => {
  const { aside, user } = await openSending();
  await aside.findByText('Grace Mensah, Oakville');
  aside.getByText('Maya, to Grace Mensah');
  await aside.findByTitle('Preview: Port Credit in October');
  await user.click(aside.getByRole('button', { name: 'Next' }));
  await aside.findByText('Luc Tremblay, Port Credit');
  await aside.findByTitle('Preview: Port Credit en octobre');
  expect(aside.getByRole('radio', { name: 'Français' })).toHaveProperty('checked', true);
  await user.click(aside.getByRole('button', { name: 'Next' }));
  await aside.findByText('Grace Mensah, Oakville');
});

it('[NEWS-01] begins with the language of the first reader', async () => {
  const readers = [{ id: idOf(102), name: 'Luc Tremblay', language: 'fr' as const }];
  const { aside } = await openSending({ audience: sampleAudience({ readers }) });
  await aside.findByTitle('Preview: Port Credit en octobre');
  expect(aside.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('[NEWS-01] begins anew with the first of other readers', async () => {
  const { aside, user } = await openSending();
  await aside.findByText('Grace Mensah, Oakville');
  await user.click(aside.getByRole('button', { name: 'Next' }));
  await aside.findByText('Luc Tremblay, Port Credit');
  const readers = [
    { id: idOf(103), name: 'Ana Ruiz', language: 'en' as const },
    { id: idOf(104), name: 'Zoé Roy', language: 'fr' as const },
  ];
  fakeApi({
    'POST /news/{id}/audience': () => ({ isSuccess: true, result: sampleAudience({ readers }) }),
  });
  await user.click(screen.getByRole('button', { name: /Readers/ }));
  await user.click(await screen.findByRole('option', { name: 'Past clients (5)' }));
  await aside.findByText('Ana Ruiz, Port Credit');
  await waitFor(() => expect(aside.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true));
});

it('[NEWS-01] shows the post as a page before anybody gets it', async () => {
  const nobody = sampleAudience({ readers: [], willGet: 0, languages: { en: 0, fr: 0 } });
  const { aside } = await openSending({ audience: nobody });
  const frame = await aside.findByTitle<HTMLIFrameElement>('Preview: Port Credit in October');
  expect(frame.srcdoc).toContain('<h1>Port Credit in October</h1>');
  expect(aside.queryByText(/^Maya, to/)).toBeNull();
});

it('[NEWS-01] shows the post though its readers could not be counted, and while nobody is chosen', async () => {
  const { aside, user } = await openSending();
  await aside.findByText('Grace Mensah, Oakville');
  await user.click(screen.getByRole('button', { name: /Readers/ }));
  await user.click(await screen.findByRole('option', { name: 'Chosen clients' }));
  await aside.findByText('nobody yet');
  const frame = await aside.findByTitle<HTMLIFrameElement>('Preview: Port Credit in October');
  await waitFor(() => expect(frame.srcdoc).toContain('<h1>Port Credit in October</h1>'));
  fakeApi({ 'POST /news/{id}/audience': () => failWith('internal') });
  await user.click(screen.getByRole('button', { name: /Readers/ }));
  await user.click(await screen.findByRole('option', { name: 'Past clients (5)' }));
  await aside.findByText('nobody yet');
  await aside.findByTitle('Preview: Port Credit in October');
});

it('[NEWS-01] says that the preview failed, and that nobody gets it yet', async () => {
  fakeNews({ audience: sampleAudience({ readers: [], willGet: 0, languages: { en: 0, fr: 0 } }) });
  fakeApi({ 'GET /news/{id}/preview': () => failWith('internal') });
  openNews(`/news/view?id=${idOf(1)}&show=send`);
  const aside = within(await screen.findByRole('complementary', { name: 'Preview' }));
  await aside.findByText('The preview could not be made.');
  await aside.findByText('nobody yet');
});
