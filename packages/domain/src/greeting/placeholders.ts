import { placeholderNames } from '../message/placeholders.ts';

/** What a greeting may leave open besides: the home, and how long ago it was. */
export const greetingPlaceholderNames = [
  ...placeholderNames,
  'street',
  'years',
  'yearsInWords',
  'homeDay',
] as const;
export type GreetingPlaceholderName = (typeof greetingPlaceholderNames)[number];
export type GreetingPlaceholderValues = Record<GreetingPlaceholderName, string>;
