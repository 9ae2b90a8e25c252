import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openBytes, parsePeople } from '../testing/import-files.ts';
import { parseFile } from './parse-file.ts';

describe('[CLIENT-03] vCards', () => {
  it('of versions 2.1, 3.0 and 4.0 are read alike', async () => {
    const { plan, people } = await parsePeople(
      [
        'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:B=C3=A9langer;=C3=89lo=C3=AFse=\r\n;;;\r\nTEL;CELL:514-555-0190\r\nPHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ\r\n SkZJRg==\r\n\r\nNOTE;ENCODING=QUOTED-PRINTABLE:Ligne 1=0D=0ALigne 2\r\nEND:VCARD',
        'BEGIN:VCARD\nVERSION:3.0\nFN:Amara Chen-Laurent\nN:Chen-Laurent;Amara;J.;;\nitem1.EMAIL;type=INTERNET:amara@example.com\nitem2.TEL:+1 905 555 0178\nitem2.X-ABLabel:Cottage\nTEL;type=CELL;type=VOICE:416 555 0142\nTEL;TYPE="work,fax":416 555 0199\nADR;type=HOME:;;77 Mohawk\n  Ave;Mississauga;ON;L5G 2H4;Canada\nORG:Halton Health;Surgery\nBDAY:--0203\nANNIVERSARY:20100101\nNOTE:Likes\\, wants\\nmore\\;\nCATEGORIES:VIP,Lake\\, side\nEND:VCARD',
        'BEGIN:VCARD\nVERSION:4.0\nFN:Zoe Lin\nTEL;VALUE=uri;TYPE="home":tel:+1-416-555-0144\nEMAIL:mailto:zoe@example.com\nBDAY:19900203\nGENDER:F\nLANG:fr\nEND:VCARD',
        'BEGIN:VCARD\nVERSION:3.0\nFN:Cut Off\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-02-03',
      ].join('\n'),
      50,
    );
    expect(plan).toMatchObject({ habit: 'vcard', format: { kind: 'vcard' } });
    expect(people.map(({ isBroken }) => isBroken)).toEqual([false, false, false, true]);
    expect(people[0]?.parsed).toEqual({
      firstName: 'Éloïse',
      lastName: 'Bélanger',
      phone: '+15145550190',
      note: 'Ligne 1\r\nLigne 2',
    });
    expect(people[1]).toEqual({
      isBroken: false,
      parsed: {
        firstName: 'Amara',
        middleName: 'J.',
        lastName: 'Chen-Laurent',
        email: 'amara@example.com',
        phone: '+14165550142',
        morePhones: [
          { label: 'Cottage', number: '+19055550178' },
          { label: 'Fax', number: '+14165550199' },
        ],
        businessName: 'Halton Health',
        address1: '77 Mohawk Ave',
        city: 'Mississauga',
        province: 'ON',
        postalCode: 'L5G 2H4',
        country: 'CA',
        tags: ['VIP', 'Lake, side'],
        note: 'Likes, wants\nmore;\n\nBDAY: --0203',
      },
      reasons: ['invalid:birthday'],
    });
    expect(people[2]?.parsed).toEqual({
      firstName: 'Zoe',
      lastName: 'Lin',
      phone: '+14165550144',
      email: 'zoe@example.com',
      birthday: '1990-02-03',
      gender: 'female',
      language: 'fr',
    });
  });
});

describe('[CLIENT-03] files as they come', () => {
  const text = 'First name,Last name,Email,Note\nRenée,Côté,r@example.com,"Deux\nlignes"';

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(text, 'latin1')],
    ['a hint for spreadsheets', Buffer.from(`sep=;\n${text.replaceAll(',', ';')}`)],
    ['old line ends', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('are understood in %s', async (_, bytes) => {
    const { people, rowsTotal } = await parsePeople(bytes, 3);
    expect(rowsTotal).toBe(1);
    expect(people[0]?.parsed).toMatchObject({ firstName: 'Renée', lastName: 'Côté', email: 'r@example.com' });
    expect(people[0]?.parsed.note?.split(/\r?\n/)).toEqual(['Deux', 'lignes']);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blank lines', '\n \n,,\n', 'empty'],
    ['headings alone', 'First name,Last name', 'empty'],
    ['bytes that are no text', 'First name\nA\0B', 'notReadable'],
    ['a spreadsheet with another name', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'notReadable'],
    ['something compressed', gzipSync(text), 'notReadable'],
    ['a page', '<!DOCTYPE html><html></html>', 'notReadable'],
    ['a cut off quote', 'First name,Note\nAmara,"begins and', 'notReadable'],
    ['a row of a million characters', `First name,Note\nAmara,${'x'.repeat(1_000_000)}`, 'notReadable'],
    [
      'ten thousand columns',
      Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(','),
      'tooManyColumns',
    ],
    ['100,001 rows', `First name\n${'A\n'.repeat(100_001)}`, 'tooManyRows'],
    ['UTF-16 with noughts in it', Buffer.from('\uFEFFFirst name\nA\0', 'utf16le'), 'notReadable'],
  ])('with %s fail by a code', async (_, content, failure) => {
    await expect(parseFile(openBytes(content, 60_000), 'en')).rejects.toMatchObject({ failure });
  });

  it('tell by all dates of a column in which order they are, or that nobody can know', async () => {
    const dates = async (...values: string[]) => {
      const { plan } = await parsePeople(
        `Name,Birthday\n${values.map((value) => `A B,${value}`).join('\n')}`,
      );
      return plan.isDayFirst;
    };
    expect(await dates('03/11/1987', '13/11/1987')).toBe(true);
    expect(await dates('03/11/1987', '11/13/1987')).toBe(false);
    expect(await dates('03/11/1987')).toBe(true);
  });

  it('keep what does not fit in the note and say so', async () => {
    const { people } = await parsePeople(
      'First name,Last name,Birthday,Phone,Postal code,Budget,Email\n' +
        `${'x'.repeat(90)},B,31/31/99,555-0142,Z0Z 0Z0,a lot,nobody`,
    );
    expect(people[0]?.parsed).toEqual({
      firstName: 'x'.repeat(80),
      lastName: 'B',
      note: `First name: ${'x'.repeat(90)}\nBirthday: 31/31/99\nPhone: 555-0142\nBudget: a lot\nEmail: nobody\nPostal code: Z0Z 0Z0`,
    });
    expect(people[0]?.reasons.toSorted()).toEqual([
      'cut:firstName',
      'invalid:birthday',
      'invalid:budget',
      'invalid:email',
      'invalid:phone',
      'invalid:postalCode',
    ]);
  });
});
