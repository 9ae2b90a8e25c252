import { expect, it } from 'vitest';
import { sampleMe } from '../../../testing/sample-me.ts';
import {
  buildUserUpdate,
  changedFields,
  mailingAddressOf,
  profileSchema,
  profileValuesOf,
} from './profile-form.ts';

const saved = profileValuesOf(sampleMe());

it('[USER-07] an update always carries the title, and of the rest only what changed', () => {
  expect(buildUserUpdate(saved, saved)).toEqual({ title: 'Ms' });
  const values = { ...saved, phone: '416 555 0142', realtor: { ...saved.realtor, fax: '' } };
  expect(buildUserUpdate(saved, values)).toEqual({
    title: 'Ms',
    phone: '416 555 0142',
    realtor: { fax: '' },
  });
});

it('[USER-04] counts every personal and realtor field by itself', () => {
  const values = {
    ...saved,
    language: 'fr' as const,
    realtor: { ...saved.realtor, city: 'Oakville', fax: '' },
  };
  expect(changedFields(saved, values)).toEqual(['language', 'realtor.fax', 'realtor.city']);
});

it('[USER-04] asks for names and a phone of ten digits', () => {
  const result = profileSchema.safeParse({ ...saved, firstName: ' ', phone: '555 0119' });
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['firstName', 'phone']);
});

it('joins address and city for the mailing address', () => {
  expect(mailingAddressOf({ address: '88 Lakeshore Rd E ', city: 'Mississauga' })).toBe(
    '88 Lakeshore Rd E, Mississauga',
  );
  expect(mailingAddressOf({ address: '', city: '' })).toBe('');
});
