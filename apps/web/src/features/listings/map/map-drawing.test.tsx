import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeMapSearch, openMapSearch } from './testing/fake-map-search.tsx';

vi.mock('../../../shared/map/maplibre.ts', async () => {
  const { FakeGlMap } = await import('../../../shared/map/testing/fake-gl-map.ts');
  return { GlMap: FakeGlMap };
});

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

/** Down at the first place, over the others, up at the last. */
function drawAlong(places: readonly (readonly [x: number, y: number])[]) {
  const surface = document.querySelector('.map-draw') as Element;
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    clientX,
    clientY,
    button: 0,
    isPrimary: true,
    pointerId: 1,
  });
  const [first, ...others] = places;
  const last = places.at(-1);
  if (!first || !last) return;
  fireEvent.pointerDown(surface, at(first));
  for (const place of others) fireEvent.pointerMove(surface, at(place));
  fireEvent.pointerUp(surface, at(last));
}

async function openDrawing() {
  const { map } = fakeMapSearch();
  const opened = await openMapSearch();
  const lastCriteria = () => map.calls('POST /listings/map').at(-1)?.body.criteria;
  await opened.user.click(screen.getByRole('button', { name: 'Draw an area' }));
  return { ...opened, lastCriteria };
}

describe('drawing an area', () => {
  it('searches in the box that was drawn, and the map stays where it is', async () => {
    const { user, glMap, lastCriteria } = await openDrawing();
    const centre = glMap.getCenter();
    await user.click(screen.getByRole('radio', { name: 'Box' }));
    drawAlong([
      [200, 150],
      [600, 450],
    ]);
    const { lng: west, lat: north } = glMap.unproject([200, 150]);
    const { lng: east, lat: south } = glMap.unproject([600, 450]);
    await waitFor(() => expect(lastCriteria()?.within?.length).toBe(1));
    const [box] = lastCriteria()?.within ?? [];
    const bounds = box?.type === 'box' ? box.bounds : [];
    for (const [index, edge] of [west, south, east, north].entries()) {
      expect(bounds[index]).toBeCloseTo(edge, 5);
    }
    expect(glMap.getCenter()).toMatchObject({ lng: centre.lng, lat: centre.lat });
    // One area ends the drawing: the pointer belongs to the map again.
    expect(document.querySelector('.map-draw')).toBeNull();
  });

  it('adds a second area and a hole, and takes one away by its cross', async () => {
    const { user, lastCriteria } = await openDrawing();
    drawAlong([
      [100, 100],
      [300, 120],
      [320, 300],
      [110, 290],
    ]);
    await waitFor(() => expect(lastCriteria()?.within?.[0]?.type).toBe('polygon'));

    await user.click(screen.getByRole('button', { name: 'Draw an area' }));
    await user.click(screen.getByRole('radio', { name: 'Circle' }));
    await user.click(screen.getByRole('switch', { name: 'Leave out' }));
    drawAlong([
      [200, 200],
      [240, 200],
    ]);
    await waitFor(() => expect(lastCriteria()?.without?.[0]?.type).toBe('circle'));
    expect(lastCriteria()?.within?.length).toBe(1);

    await user.click(screen.getByRole('button', { name: 'Remove this area' }));
    await waitFor(() => expect(lastCriteria()?.within).toBeUndefined());
    expect(lastCriteria()?.without?.length).toBe(1);
  });

  it('has a way without a pointer: a circle around the middle of the map', async () => {
    const { user, glMap, lastCriteria } = await openDrawing();
    await user.click(screen.getByRole('button', { name: 'By radius' }));
    const field = await screen.findByRole('textbox', { name: /Radius in kilometres/ });
    await user.clear(field);
    await user.type(field, '0');
    await user.click(screen.getByRole('button', { name: 'Add circle' }));
    expect(await screen.findByText('Enter a radius between 0.1 and 200 km.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '1.5');
    await user.click(screen.getByRole('button', { name: 'Add circle' }));
    await waitFor(() =>
      expect(lastCriteria()?.within).toEqual([
        { type: 'circle', centre: glMap.getCenter().toArray(), radiusMetres: 1_500 },
      ]),
    );
  });

  it('stops by Escape and draws nothing', async () => {
    const { user, lastCriteria } = await openDrawing();
    await user.keyboard('{Escape}');
    expect(document.querySelector('.map-draw')).toBeNull();
    expect(lastCriteria()?.within).toBeUndefined();
  });

  it('the map goes along when a chip changes the place of the search', async () => {
    const { map } = fakeMapSearch();
    const drawn = [{ type: 'box', bounds: [-79.7, 43.5, -79.6, 43.6] }];
    const { user, glMap } = await openMapSearch(
      `?c=${encodeURIComponent(JSON.stringify({ within: drawn }))}`,
    );
    act(() => glMap.drag([-70, 40]));
    const asked = map.calls('POST /listings/map').length;
    const chips = screen.getByRole('list', { name: 'Criteria in use' });
    await user.click(within(chips).getByRole('button', { name: /^Remove / }));
    await waitFor(() => expect(map.calls('POST /listings/map').length).toBeGreaterThan(asked));
    await waitFor(() => expect(glMap.getCenter().lng).not.toBe(-70));
  });
});
