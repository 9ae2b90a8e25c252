import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { writeHtml } from '../../../testing/write-html.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { openPost, prepareNews } from '../testing/open-news.tsx';
import { idOf, samplePost } from '../testing/sample-news.ts';

beforeEach(() => prepareNews());

const { en } = samplePost().texts;
const words = () => screen.getByRole('textbox', { name: 'Words' });
const plain = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');
const section = (name: string) => screen.getByRole('region', { name });

it('[NEWS-01] begins the other language with these words, whose figures speak it', async () => {
  const api = fakeNews();
  const { user } = await openPost();
  await within(words()).findByText('$1,276,000', { selector: '.mail-chip' });
  within(section('French')).getByText(/^Nothing is written in French\. Its readers get the other language\./);
  await user.click(screen.getByRole('button', { name: 'Begin with the English text' }));
  expect(screen.getByRole('radio', { name: 'Français' })).toHaveProperty('checked', true);
  expect(words().lang).toBe('fr');
  await waitFor(() => expect(plain(words())).toContain('1 276 000 $'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), {
    target: { value: 'Octobre à Port Credit' },
  });
  writeHtml(words(), '<p>La médiane.</p>');
  await waitFor(() =>
    expect(api.post(idOf(1))?.texts).toEqual({
      en,
      fr: { title: 'Octobre à Port Credit', summary: en.summary, body: '<p>La médiane.</p>' },
    }),
  );
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', en.title);
  within(section('French')).getByText('Title, summary and words are there.');
});

it('[NEWS-01] counts the parts that are there, and warns of words that are older', async () => {
  const texts = { en, fr: { title: 'Octobre', summary: '', body: '' } };
  fakeNews({ posts: [samplePost({ texts, olderLanguage: 'fr' })] });
  const { user } = await openPost();
  within(section('French')).getByText('1 of 3 parts');
  within(section('French')).getByText(/^The French text is older than your last change\./);
  expect(screen.queryByRole('button', { name: /^Begin with/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Both languages' });
  const [first, second] = [...dialog.querySelectorAll('iframe')].map(({ srcdoc }) => srcdoc);
  expect(first).toContain('<h1 style="font-size:22px;line-height:28px">Port Credit in October</h1>');
  expect(second).toContain('Octobre');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[NEWS-01] opens a post in the one language that it has', async () => {
  fakeNews({ posts: [samplePost({ texts: { en, fr: { title: '', summary: '', body: '' } } })] });
  const { title } = await openPost({ language: 'fr' });
  expect(title.value).toBe(en.title);
  within(section('français')).getByText('0 partie sur 3');
});
