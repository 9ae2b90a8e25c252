import { expect, it } from 'vitest';
import { quietTimesOf, thumbsOf } from './quiet-hours.ts';

const span = (from: string, to: string) => ({ from, to });

it('puts the thumbs around the waking hours when the quiet goes over midnight', () => {
  expect(thumbsOf(span('21:00', '07:30'))).toEqual({ low: 450, high: 1260, isOvernight: true });
});

it('puts the thumbs around the quiet itself within a day', () => {
  expect(thumbsOf(span('12:00', '13:30'))).toEqual({ low: 720, high: 810, isOvernight: false });
});

it('keeps a thumb at the end of the track where it was pulled', () => {
  const atMidnight = quietTimesOf({ low: 450, high: 1440, isOvernight: true });
  expect(atMidnight).toEqual({ from: '00:00', to: '07:30' });
  expect(thumbsOf(atMidnight)).toEqual({ low: 450, high: 1440, isOvernight: true });
});

it('gives back the times it was given', () => {
  for (const times of [span('21:00', '07:30'), span('12:00', '13:30'), span('23:30', '00:00')]) {
    expect(quietTimesOf(thumbsOf(times))).toEqual(times);
  }
});
