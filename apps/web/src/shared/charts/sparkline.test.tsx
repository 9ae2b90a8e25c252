import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './sparkline.tsx';

const box = { width: 64, height: 24, edge: 1 };
const draw = (values: number[], look: 'area' | 'point') =>
  render(<Sparkline values={values} box={box} look={look} />).container.querySelector('svg');

describe('a line without axes', () => {
  it('is drawn from two values on; a point of one stays', () => {
    expect(draw([], 'point')).toBeNull();
    expect(draw([3], 'area')).toBeNull();
    expect(draw([3, 4], 'area')?.querySelector('path')).not.toBeNull();
    expect(draw([3], 'point')?.querySelector('circle')).not.toBeNull();
  });
});
