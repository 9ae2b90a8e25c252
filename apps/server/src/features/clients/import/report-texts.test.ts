import type { ClientField } from '@hearthline/domain/client/fields';
import { clientFields } from '@hearthline/domain/client/fields';
import { expect, it } from 'vitest';
import { reasonText } from './report-texts.ts';

const named = (Object.keys(clientFields) as ClientField[]).filter((field) =>
  ['text', 'note', 'date', 'money'].includes(clientFields[field].kind),
);

it.each(named)('[CLIENT-03] a report has words for %s', (field) => {
  expect(reasonText(`cut:${field}`, 'en')).toMatch(/^Too long: [a-z]/);
  expect(reasonText(`cut:${field}`, 'en')).not.toMatch(/[a-z][A-Z]/);
  expect(reasonText(`cut:${field}`, 'fr')).not.toMatch(/[a-z][A-Z]/);
});
