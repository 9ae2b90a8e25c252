import type { Tone } from './grid-cell.tsx';

export const toneOf = (amount: number): Tone => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'none');
