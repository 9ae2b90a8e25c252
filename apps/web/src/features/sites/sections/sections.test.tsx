import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleSite } from '../testing/sample-site.ts';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const slogan = () => screen.findByLabelText(/^Slogan/) as Promise<HTMLInputElement>;
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the hero section', () => {
  it('[SITE-01] saves what is written by itself, counts it, and takes it back', async () => {
    const { api, user } = await openBuilder('/site-builder/hero-section');
    const field = await slogan();
    expect(field.maxLength).toBe(60);
    screen.getByText('35 / 60');
    screen.getByText('French: Vivre là où la route rejoint le lac.');
    screen.getByText('French: missing');
    write(field, 'Find the house');
    screen.getByText('14 / 60');
    await waitFor(() => expect(api.calls('PUT /sites/mine/draft')).toHaveLength(1));
    expect(api.calls('PUT /sites/mine/draft')[0]?.body).toMatchObject({
      revision: 7,
      draft: { slogan: { en: 'Find the house' } },
    });
    await screen.findAllByText(/^Draft saved/);
    await user.click(
      within(screen.getByRole('region', { name: 'Preview' })).getByRole('button', { name: 'Undo' }),
    );
    expect(field.value).toBe('Live where the road meets the lake.');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Control>}y{/Control}');
    expect(field.value).toBe('Find the house');
    await user.keyboard('{Control>}z{/Control}');
    expect(field.value).toBe('Live where the road meets the lake.');
    await waitFor(() => expect(api.site().draft.slogan.en).toBe('Live where the road meets the lake.'));
  });

  it('[SITE-01] takes a picture of at most 1 MB, and its focal point by the arrow keys', async () => {
    const { api, user } = await openBuilder('/site-builder/hero-section', {
      site: sampleSite({ draft: { ...sampleSite().draft, hero: null } }),
    });
    const input = await screen.findByLabelText('Picture', { selector: 'input' });
    const file = (name: string, bytes: number, type = 'image/jpeg') =>
      new File([new Uint8Array(bytes)], name, { type });
    fireEvent.change(input, { target: { files: [file('harbour-4k.png', 1024 * 1024 + 1)] } });
    await screen.findByText(/harbour-4k\.png was not added\. File size exceeds 1 MB\./);
    fireEvent.change(input, { target: { files: [file('drawing.svg', 10, 'image/svg+xml')] } });
    await screen.findByText(/Use a JPEG, PNG or WebP picture/);
    expect(api.calls('POST /sites/mine/pictures')).toHaveLength(0);

    fireEvent.change(input, { target: { files: [file('own.jpg', 1024)] } });
    const ring = await screen.findByRole('button', { name: /What must stay visible: 50 %/ });
    expect(api.calls('POST /sites/mine/pictures')[0]?.query.get('use')).toBe('hero');
    ring.focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    screen.getByRole('button', { name: /51 % from the left, 40 % from the top/ });
    write(screen.getByLabelText('Says for people who cannot see it'), 'A dock');
    await waitFor(() =>
      expect(api.site().draft.hero).toMatchObject({
        focus: { x: 0.51, y: 0.4 },
        alt: { en: 'A dock', fr: '' },
      }),
    );
  });

  it('[SITE-01] keeps the keyboard at the picture as it goes and comes back', async () => {
    const { user } = await openBuilder('/site-builder/hero-section');
    (await screen.findByRole('button', { name: 'Remove' })).focus();
    await user.keyboard('{Enter}');
    const choose = await screen.findByRole('button', { name: 'Choose a picture' });
    await waitFor(() => expect(document.activeElement).toBe(choose));
    const own = new File([new Uint8Array(1024)], 'own.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Picture', { selector: 'input' }), { target: { files: [own] } });
    const replace = await screen.findByRole('button', { name: 'Replace' });
    await waitFor(() => expect(document.activeElement).toBe(replace));
  });

  it('[SITE-01] says how words over an own picture read, and claims nothing of a picture beside them', async () => {
    const { unmount } = await openBuilder('/site-builder/hero-section');
    await screen.findByText('Text over the picture');
    screen.getByText(/5.3 : 1/);
    unmount();
    const beside = sampleSite({ draft: { ...sampleSite().draft, template: 'gallery' } });
    const { api } = await openBuilder('/site-builder/hero-section', { site: beside });
    await screen.findByRole('button', { name: 'Replace' });
    expect(screen.queryByText('Text over the picture')).toBeNull();
    expect(api.calls('GET /sites/mine/check')).toEqual([]);
  });

  it('[SITE-01] cuts a picture into one of its own', async () => {
    const { api, user } = await openBuilder('/site-builder/hero-section');
    await user.click(await screen.findByRole('button', { name: 'Crop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' });
    await user.click(within(dialog).getByRole('radio', { name: '1 : 1' }));
    within(dialog).getByRole('button', { name: 'Move the frame' }).focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(within(dialog).getByRole('button', { name: 'Crop' }));
    await waitFor(() =>
      expect(api.calls('POST /sites/mine/pictures/{id}/crop')[0]?.body).toEqual({
        left: 420,
        top: 0,
        width: 1120,
        height: 1120,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText(/1,120 × 1,120/);
  });

  it('[SITE-01] is reached from the publish gate at the field and in the language that lack something', async () => {
    await openBuilder('/site-builder/hero-section?field=subtitle&lang=fr');
    const field = (await screen.findByLabelText('Subtitle')) as HTMLTextAreaElement;
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.lang).toBe('fr');
    screen.getByText('English: Homes from Burlington to Etobicoke.');
  });
});

describe('the about section', () => {
  it('[SITE-01] has a heading, a text and a picture in both languages', async () => {
    const { api } = await openBuilder('/site-builder/about-section');
    const heading = await screen.findByLabelText('Heading');
    write(heading, 'Twelve years on the lakeshore');
    await screen.findByRole('textbox', { name: /^About you/ });
    await waitFor(() =>
      expect(api.site().draft.about.title).toEqual({ en: 'Twelve years on the lakeshore', fr: '' }),
    );
  });
});
