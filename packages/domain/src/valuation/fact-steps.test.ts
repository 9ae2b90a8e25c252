import { expect, it } from 'vitest';
import { basementFinishOf, homeConditionOf } from './fact-steps.ts';

it.each([
  [0, 'none'],
  [0.2, 'partly'],
  [0.5, 'partly'],
  [0.9, 'partly'],
  [1, 'finished'],
])('a basement finished by %d is %s', (finish, name) => {
  expect(basementFinishOf(finish)).toBe(name);
});

it.each([
  [1, 'needsWork'],
  [1.4, 'needsWork'],
  [2, 'fair'],
  [3.4, 'average'],
  [3.6, 'good'],
  [5, 'asNew'],
  [0, 'needsWork'],
  [6, 'asNew'],
])('the condition %d is %s', (step, name) => {
  expect(homeConditionOf(step)).toBe(name);
});
