import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { samplePictures } from '../testing/sample-detail.ts';
import { Gallery } from './gallery.tsx';

// The viewer is loaded when it is first opened.

function renderGallery(pictures = samplePictures, language: 'en' | 'fr' = 'en') {
  return renderWithProviders(
    <Gallery pictures={pictures} address="62 Oakwood Ave N" isPhone={false}>
      {null}
    </Gallery>,
    { language },
  );
}

async function openViewer() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'All 5 photos' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
  return { user, viewer };
}

/** The large picture; those of the row below say nothing by themselves. */
const shown = (viewer: ReturnType<typeof within>) => viewer.getByRole('img').getAttribute('alt');

describe('gallery', () => {
  it('[LIST-04] opens all pictures at the one that was chosen', async () => {
    renderGallery();
    await userEvent.click(
      screen.getByRole('button', { name: 'Open photo: 62 Oakwood Ave N, Living room, 2 of 5' }),
    );
    const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Living room, 2 of 5');
  });

  it('[LIST-04] moves by arrows, Home and End, and stops at both ends', async () => {
    renderGallery();
    const { user, viewer } = await openViewer();
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Exterior, 1 of 5');
    await user.keyboard('{ArrowLeft}');
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Exterior, 1 of 5');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Kitchen, 3 of 5');
    await user.keyboard('{End}');
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Floor plan, 5 of 5');
    await user.keyboard('{ArrowRight}');
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Floor plan, 5 of 5');
    await user.keyboard('{Home}');
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Exterior, 1 of 5');
  });

  it('closes on Escape and gives the focus back', async () => {
    renderGallery();
    const { user } = await openViewer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All 5 photos' })),
    );
  });

  it('moves by a swipe of one finger, and not by a tap or a scroll', async () => {
    renderGallery();
    const { viewer } = await openViewer();
    const swipe = (across: number, along = 0) => {
      const finger = { pointerId: 1, pointerType: 'touch' };
      fireEvent.pointerDown(viewer.getByRole('img'), { ...finger, clientX: 300, clientY: 300 });
      fireEvent.pointerUp(viewer.getByRole('img'), {
        ...finger,
        clientX: 300 + across,
        clientY: 300 + along,
      });
    };
    swipe(-90);
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Living room, 2 of 5');
    swipe(10);
    swipe(60, 200);
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Living room, 2 of 5');
    swipe(90);
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Exterior, 1 of 5');
  });

  it('keeps the words of a feed and translates those we know', async () => {
    const { unmount } = renderGallery();
    const { user, viewer } = await openViewer();
    await user.click(viewer.getByRole('button', { name: '62 Oakwood Ave N, Private dock, 4 of 5' }));
    expect(shown(viewer)).toBe('62 Oakwood Ave N, Private dock, 4 of 5');
    unmount();
    renderGallery(samplePictures, 'fr');
    screen.getByRole('button', { name: 'Ouvrir la photo\u00A0: 62 Oakwood Ave N, Salon, 2 sur 5' });
  });

  it('[LIST-03] says that there is no picture', () => {
    renderGallery([]);
    screen.getByText('Image is not available');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
