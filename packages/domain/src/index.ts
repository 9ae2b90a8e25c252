export * from './date-range.ts';
export * from './password.ts';
