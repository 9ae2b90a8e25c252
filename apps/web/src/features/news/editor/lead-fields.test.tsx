import { fillLine } from '@hearthline/domain/site/fill-sentences';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { figuresOfText } from '../model/use-news-words.ts';
import { fakeNews } from '../testing/fake-news.ts';
import { openPost, prepareNews } from '../testing/open-news.tsx';
import { idOf, sampleFigures } from '../testing/sample-news.ts';
import { LeadFields } from './lead-fields.tsx';

beforeEach(() => prepareNews());

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** What assistive technology says of a field besides its name. */
const saidOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

it('[NEWS-01] keeps a title on one line, whatever is typed or pasted', async () => {
  const api = fakeNews();
  const { user, title } = await openPost();
  await user.clear(title);
  await user.type(title, 'Snow{Enter} and sales');
  await waitFor(() => expect(api.post(idOf(1))?.texts.en.title).toBe('Snow and sales'));
  type(title, 'Snow\n\nand sales');
  expect(title.value).toBe('Snow and sales');
});

it('[NEWS-01] says at the field what nothing fills, while it is typed', async () => {
  fakeNews();
  const { title } = await openPost();
  const summary = screen.getByRole('textbox', { name: 'Summary' });
  type(title, 'In {{place}} and {{nowhere}}');
  await waitFor(() => expect(saidOf(title)).toBe('Nothing fills nowhere. Correct it or take it out.'));
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(summary.getAttribute('aria-invalid')).toBeNull();
  type(summary, '{{one}} and {{two}}');
  await waitFor(() => expect(saidOf(summary)).toBe('Nothing fills one, two. Correct them or take them out.'));
  type(title, 'In {{place}}');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBeNull());
});

it('[NEWS-01] asks for a title only when somebody wants to go on', async () => {
  const api = fakeNews();
  const { user, title } = await openPost();
  type(title, '  ');
  expect(title.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(saidOf(title)).toBe('A post needs a title.');
  expect(document.activeElement).toBe(title);
  expect(api.calls('POST /news/{id}/publish')).toEqual([]);
});

it('[NEWS-01] tells what a title with names in it reads for the first readers', async () => {
  fakeNews();
  const { title } = await openPost();
  expect(screen.queryByText(/^Reads:/)).toBeNull();
  type(title, '{{place}}: {{medianPrice}}');
  await waitFor(() => expect(saidOf(title)).toBe('Reads: Port Credit: $1,276,000'));
});

it('[NEWS-01] leaves the same sentences out that readers will not find', () => {
  const figures = { ...sampleFigures(), median: null, sales: 9 };
  const words = figuresOfText({ place: figures.place, figures }, 'en');
  renderWithProviders(
    <LeadFields
      text={{
        title: '{{salesCount}} homes sold in {{place}}.',
        summary: 'Half cost {{medianPrice}}. Ask about {{place}}.',
        body: '',
      }}
      language="en"
      onChange={() => {}}
      problems={[undefined, undefined]}
      titleRef={null}
      fill={(text) => fillLine(text, words)}
    />,
  );
  expect(saidOf(screen.getByRole('textbox', { name: 'Title' }))).toBe(
    'Left out: too few sales for its figures.',
  );
  expect(saidOf(screen.getByRole('textbox', { name: 'Summary' }))).toBe('Reads: Ask about Port Credit.');
});
