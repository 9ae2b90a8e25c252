import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { conditions } from '../testing/fake-cma.ts';
import { makeDraft } from '../testing/grid-fixture.ts';
import { ConditionsCard } from './conditions-card.tsx';

beforeEach(() => {
  setWindowWidth(1440);
});

it('[CMA-02] keeps a distance beyond the track and an area at its end when their thumbs do not move', () => {
  const onChange = vi.fn();
  const asked = { ...conditions, radiusMetres: 20_000 };
  renderWithProviders(
    <ConditionsCard subject={makeDraft().subject} conditions={asked} onChange={onChange} isTooMany={false} />,
  );
  const [distance, areaMin] = screen.getAllByRole('slider') as [HTMLElement, HTMLElement];
  fireEvent.keyDown(distance, { key: 'End' });
  fireEvent.keyDown(areaMin, { key: 'Home' });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(distance, { key: 'Home' });
  expect(onChange).toHaveBeenCalledOnce();
});
