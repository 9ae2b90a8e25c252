import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeMarket, sampleSummary } from '../testing/fake-market.ts';
import { CriteriaFormProvider } from './criteria-form.tsx';
import { RangeCriterion } from './fields.tsx';
import { KindTiles } from './kind-tiles.tsx';
import { ListCriterion } from './list-criterion.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceField } from './price-field.tsx';

beforeEach(() => {
  signIn();
  fakeMarket();
});

/** One part of the form with criteria of its own. */
function renderPart(part: ReactElement, overrides: Partial<Criteria> = {}, language: 'en' | 'fr' = 'en') {
  const seen = { criteria: { ...defaultCriteria, ...overrides } as Criteria };
  const outside: { set: (criteria: Criteria) => void } = { set: () => undefined };
  function Harness() {
    const [criteria, setCriteria] = useState(seen.criteria);
    seen.criteria = criteria;
    outside.set = setCriteria;
    return (
      <CriteriaFormProvider criteria={criteria} onChange={setCriteria} facets={sampleSummary().facets}>
        {part}
      </CriteriaFormProvider>
    );
  }
  renderWithProviders(<Harness />, { language });
  return { asked: () => seen.criteria, outside };
}

describe('a range', () => {
  const min = () => screen.getByRole('textbox', { name: 'Lot frontage, ft, min' });
  const max = () => screen.getByRole('textbox', { name: 'Lot frontage, ft, max' });

  it('[LIST-01] says on both ends that they contradict each other, keeps what was typed, and recovers', async () => {
    const { asked } = renderPart(<RangeCriterion field="lotFront" />);
    await userEvent.type(min(), '60');
    await userEvent.type(max(), '40{Tab}');
    for (const end of [min(), max()]) expect(end.getAttribute('aria-invalid')).toBe('true');
    const messageOf = (end: HTMLElement) =>
      document.getElementById(end.getAttribute('aria-describedby') ?? '');
    expect(messageOf(min())?.textContent).toBe('Min more than max');
    expect(messageOf(max())?.textContent).toBe('Max less than min');
    expect(messageOf(max())?.className).not.toContain('sr-only');
    expect([min(), max()].map((end) => (end as HTMLInputElement).value)).toEqual(['60', '40']);
    expect(asked().lotFront).toEqual({ min: 60 });

    await userEvent.clear(max());
    await userEvent.type(max(), '80{Enter}');
    expect(min().getAttribute('aria-invalid')).toBeNull();
    expect(asked().lotFront).toEqual({ min: 60, max: 80 });
  });

  it('[LIST-01] says it in French', async () => {
    renderPart(<RangeCriterion field="age" />, {}, 'fr');
    await userEvent.type(screen.getByRole('textbox', { name: 'Âge approximatif, ans, maximum' }), '3');
    await userEvent.type(screen.getByRole('textbox', { name: 'Âge approximatif, ans, minimum' }), '9{Tab}');
    screen.getByText('Minimum supérieur au maximum');
    screen.getByText('Maximum inférieur au minimum');
  });

  it('counts after a pause in typing, and refuses what is no number', async () => {
    const { asked } = renderPart(<RangeCriterion field="lotFront" />);
    await userEvent.type(min(), '40.5');
    await waitFor(() => expect(asked().lotFront).toEqual({ min: 40.5 }));
    await userEvent.clear(min());
    await userEvent.type(min(), 'wide{Enter}');
    screen.getByText('Enter a number');
    expect(asked().lotFront).toEqual({ min: 40.5 });
    await userEvent.clear(min());
    await userEvent.tab();
    expect(asked().lotFront).toBeUndefined();
  });

  it('follows criteria that change elsewhere', async () => {
    const { outside } = renderPart(<RangeCriterion field="lotFront" />, { lotFront: { min: 40 } });
    await userEvent.type(max(), '30{Tab}');
    expect(max().getAttribute('aria-invalid')).toBe('true');
    act(() => outside.set({ ...defaultCriteria, lotFront: { max: 99 } }));
    await waitFor(() => expect((max() as HTMLInputElement).value).toBe('99'));
    expect(max().getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the price', () => {
  it('moves its thumbs by keys, from step to step, without passing each other', () => {
    const { asked } = renderPart(<PriceField />);
    const low = screen.getByRole('slider', { name: 'Lowest price' });
    const high = screen.getByRole('slider', { name: 'Highest price' });
    expect([low, high].map((thumb) => thumb.getAttribute('aria-valuetext'))).toEqual([
      'No minimum',
      'No maximum',
    ]);
    fireEvent.keyDown(low, { key: 'ArrowRight' });
    fireEvent.keyDown(low, { key: 'ArrowUp' });
    expect(asked().price).toEqual({ min: 30_000_000 });
    expect(low.getAttribute('aria-valuetext')).toBe('$300,000');
    fireEvent.keyDown(high, { key: 'PageDown' });
    expect(asked().price).toEqual({ min: 30_000_000, max: 200_000_000 });
    fireEvent.keyDown(high, { key: 'Home' });
    expect(asked().price).toEqual({ min: 30_000_000, max: 40_000_000 });
    fireEvent.keyDown(low, { key: 'End' });
    expect(asked().price).toEqual({ min: 30_000_000, max: 40_000_000 });
    fireEvent.keyDown(low, { key: 'Home' });
    fireEvent.keyDown(high, { key: 'End' });
    expect(asked().price).toBeUndefined();
    fireEvent.keyDown(low, { key: 'a' });
    expect(asked().price).toBeUndefined();
  });

  it('takes typed amounts between two steps and keeps them when the other thumb moves', async () => {
    const { asked } = renderPart(<PriceField />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Lowest price' }), '949k{Enter}');
    expect(asked().price).toEqual({ min: 94_900_000 });
    screen.getByText('From $949,000');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Highest price' }), { key: 'ArrowLeft' });
    expect(asked().price).toEqual({ min: 94_900_000, max: 400_000_000 });
    const low = screen.getByRole('slider', { name: 'Lowest price' });
    fireEvent.keyDown(low, { key: 'ArrowLeft' });
    expect(asked().price?.min).toBe(90_000_000);
  });

  it('shows amounts as they are dragged and counts when the thumb is let go', () => {
    const { asked } = renderPart(<PriceField />);
    const low = screen.getByRole('slider', { name: 'Lowest price' });
    const track = low.parentElement as HTMLElement;
    track.getBoundingClientRect = () => ({ left: 0, width: 240 }) as DOMRect;
    let isHeld = false;
    low.setPointerCapture = () => {
      isHeld = true;
    };
    low.hasPointerCapture = () => isHeld;
    fireEvent.pointerDown(low, { pointerId: 1, clientX: 0 });
    fireEvent.pointerMove(low, { pointerId: 1, clientX: 60 });
    screen.getByText('From $700,000');
    expect(asked().price).toBeUndefined();
    fireEvent.pointerUp(low, { pointerId: 1, clientX: 80 });
    expect(asked().price).toEqual({ min: 90_000_000 });
  });

  it('speaks of rent where homes are for lease', () => {
    renderPart(<PriceField />, { offer: 'lease' });
    screen.getByRole('heading', { name: 'Rent per month' });
  });
});

describe('lists', () => {
  it('are chosen and ruled out by keyboard, with their counts', async () => {
    const { asked } = renderPart(<ListCriterion field="heat" />);
    const field = screen.getByRole('button', { name: 'Heat: Any' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Heat' });
    expect(within(list).getByRole('option', { name: /Forced air/ }).textContent).toContain('100');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Forced air'));
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    expect(asked().heat).toEqual({ any: ['forcedAir'] });
    await userEvent.click(screen.getByRole('radio', { name: 'Exclude' }));
    await userEvent.click(within(list).getByRole('option', { name: /Baseboard/ }));
    expect(asked().heat).toEqual({ any: ['forcedAir'], not: ['baseboard'] });
    within(list).getByRole('option', { name: /Baseboard.*excluded/ });
    await userEvent.click(within(list).getByRole('option', { name: /Forced air/ }));
    expect(asked().heat).toEqual({ not: ['baseboard', 'forcedAir'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(asked().heat).toEqual({ not: ['baseboard', 'forcedAir'] });
    const closed = screen.getByRole('button', { name: 'Heat: Not baseboard, Not forced air' });
    await waitFor(() => expect(document.activeElement).toBe(closed));
  });

  it('rule out home types as well', async () => {
    const { asked } = renderPart(<KindTiles />, { kind: { any: ['loft'] } });
    await userEvent.click(screen.getByRole('radio', { name: 'Exclude' }));
    await userEvent.click(screen.getByRole('button', { name: /^Farm/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Loft/ }));
    expect(asked().kind).toEqual({ not: ['farm', 'loft'] });
    await userEvent.click(screen.getByRole('radio', { name: 'Include' }));
    await userEvent.click(screen.getByRole('button', { name: /^Loft/ }));
    expect(asked().kind).toEqual({ not: ['farm'] });
  });
});

describe('places', () => {
  it('[LIST-01] narrow from area to municipality to community, by typing', async () => {
    const { asked } = renderPart(<PlaceFields />);
    await userEvent.click(screen.getByRole('button', { name: 'Area: Any' }));
    await userEvent.click(await screen.findByRole('option', { name: /Peel/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Municipality: Any' }));
    const list = await screen.findByRole('listbox', { name: 'Municipality' });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('option')
          .map((one) => one.textContent),
      ).toEqual(['Brampton20', 'Mississauga80']),
    );
    await userEvent.click(within(list).getByRole('option', { name: /Mississauga/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(asked()).toMatchObject({ area: { any: ['peel'] }, municipality: { any: ['miss'] } });
    await screen.findByRole('button', { name: 'Remove Mississauga' });
  });

  it('drop smaller places that no longer lie inside the larger ones', async () => {
    const { asked } = renderPart(<PlaceFields />, {
      area: { any: ['peel'] },
      municipality: { any: ['miss'] },
      community: { any: ['mineola'] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Area: Peel' }));
    await userEvent.click(await screen.findByRole('option', { name: /Halton/ }));
    await userEvent.click(screen.getByRole('option', { name: /Peel/ }));
    await waitFor(() => expect(asked()).toEqual({ ...defaultCriteria, area: { any: ['halton'] } }));
  });
});
