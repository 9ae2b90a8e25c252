import type { Client, ClientInput } from '@hearthline/contract/clients';
import type { ClientField } from '@hearthline/domain/client/fields';
import {
  allClientFields,
  clientFields,
  clientLookupFields,
  createBlankClient,
  definitionOf,
  importTargetOf,
} from '@hearthline/domain/client/fields';
import { choiceFilters } from '@hearthline/domain/client/filters';
import { clientHeadings } from '@hearthline/domain/client/import-words';
import { languages } from '@hearthline/domain/language';
import { clientVocabularies } from '@hearthline/format/vocabulary/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClient } from '../../../testing/sample-client.ts';
import type { TestAgent, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createImporter } from '../import/testing/import-app.ts';

/** Something that only this field holds, and that nobody holds by default. */
function sampleOf(field: ClientField) {
  const definition = definitionOf(field);
  const number = String(200_0000 + allClientFields.indexOf(field));
  switch (definition.kind) {
    case 'text':
      return `${field} of somebody`.slice(0, definition.maxLength);
    case 'note':
      return 'First line\nand a second';
    case 'choice':
      return definition.values.at(-1);
    case 'date':
      return '1987-11-03';
    case 'money':
      return field === 'budget' ? 80_000_000 : 90_000_050;
    case 'flag':
      return true;
    case 'email':
      return 'whole@example.com';
    case 'emails':
      return ['second@example.com', 'third@example.com'];
    case 'phone':
      return `+1416${number}`;
    case 'phones':
      return [{ label: 'Cottage', number: `+1416${number}` }];
    case 'tags':
      return ['Lakeside', 'First home'];
    case 'digits':
      return '12';
    case 'country':
      return 'US';
  }
}

const whole = {
  ...Object.fromEntries(allClientFields.map((field) => [field, sampleOf(field)])),
  postalCode: '90210',
  province: 'CA',
} as unknown as ClientInput;

let app: TestApp;
let anna: TestAgent;
let created: Client;
let listed: readonly { id: string }[];
let csv: string;
/** The export of somebody else, imported. */
let imported: Client;
let targets: string[];

beforeAll(async () => {
  app = await createTestApp();
  const importer = createImporter(app);
  anna = await app.createAgent('Anna');
  const ben = await app.createAgent('Ben');
  created = (await app.call('POST /clients', { as: anna, body: whole })).body.result;
  await app.call('POST /clients', { as: anna, body: sampleClient() });
  listed = (await importer.clients(anna)).result;
  const exported = await app.send('POST', '/api/clients/export', {
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ choice: { ids: [created.id] } }),
  });
  csv = exported.rawPayload.toString('utf8');
  targets = (await importer.upload(ben, exported.rawPayload)).columns.map(({ target }) => target);
  await importer.runImport(ben, exported.rawPayload);
  const [row] = (await importer.clients(ben)).result;
  const params = { id: row?.id ?? '' };
  imported = (await app.call('GET /clients/{id}', { as: ben, params })).body.result;
});
afterAll(() => app.close());

describe.each(allClientFields)('[CLIENT-01] the field %s', (field) => {
  it('is kept, read, listed, exported and imported', async () => {
    expect(created[field]).not.toEqual(createBlankClient('2025-11-01', 'en')[field]);
    expect(created[field]).toEqual(whole[field]);
    const { body } = await app.call('GET /clients/{id}', { as: anna, params: { id: created.id } });
    expect(body.result[field]).toEqual(whole[field]);

    const row = listed.find(({ id }) => id === created.id) ?? {};
    if (definitionOf(field).isListed) expect(row).toHaveProperty(field, whole[field]);
    else expect(row).not.toHaveProperty(field);
    if (definitionOf(field).isColumn) expect(definitionOf(field).isListed).toBe(true);

    const [heading = ''] = clientHeadings[field].split('|');
    const headings = csv.slice(1).split('\r\n')[0]?.split(',') ?? [];
    expect(headings).toContain(heading);
    expect(targets[headings.indexOf(heading)]).toBe(importTargetOf(field));
    expect(imported[field]).toEqual(whole[field]);
  });
});

it.each(choiceFilters)('[CLIENT-03] finds by %s', async (field) => {
  const search = async (code: string) => {
    const body = { filter: { [field]: [code] }, sort: 'name', isDescending: false, pageSize: 10 } as const;
    return (await app.call('POST /clients/search', { as: anna, body })).body.result.map(({ id }) => id);
  };
  expect(await search(String(whole[field]))).toContain(created.id);
  const others = clientFields[field].values.filter((code) => code !== whole[field]);
  for (const code of others) expect(await search(code)).not.toContain(created.id);
});

it.each(clientLookupFields)('the words of %s are looked up', async (field) => {
  const { lookup, values } = clientFields[field];
  const { body } = await app.call('GET /lookup', { as: anna, query: `?typeName=${lookup}` });
  expect(body.result.map(({ code }) => code)).toEqual([...values]);
  for (const language of languages)
    expect(Object.keys(clientVocabularies[language][field]).toSorted()).toEqual([...values].toSorted());
});

describe('[CLIENT-03] how somebody likes to be reached', () => {
  it.each([
    ['Cleo', 'Preferred contact method,Best time to call', 'SMS,after 6 pm'],
    ['Chloe', 'Mode de contact préféré,Meilleur moment pour appeler', 'Texto,après 18 h'],
  ])('comes out of the file of %s', async (name, headings, values) => {
    const cleo = await app.createAgent(name);
    const importer = createImporter(app);
    await importer.runImport(
      cleo,
      `First name,Last name,Phone,${headings}\nCleo,Roy,416 555 0142,${values}\n`,
    );
    const [row] = (await importer.clients(cleo, { preferredContact: ['text'] })).result;
    const { body } = await app.call('GET /clients/{id}', { as: cleo, params: { id: row?.id ?? '' } });
    expect(body.result).toMatchObject({ preferredContact: 'text', bestHours: values.split(',')[1] });
  });

  it('refuses another form and hours beyond the limit', async () => {
    for (const changes of [{ preferredContact: 'fax' }, { bestHours: 'x'.repeat(61) }]) {
      const body = { ...sampleClient(), ...changes } as ClientInput;
      expect((await app.call('POST /clients', { as: anna, body })).status).toBe(400);
    }
  });
});
