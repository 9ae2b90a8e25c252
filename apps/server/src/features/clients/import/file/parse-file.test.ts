import { describe, expect, it } from 'vitest';
import type { ImportPlan } from '../columns/import-plan.ts';
import { googleHeadings, googleRow, parsePeople, toCsv } from '../testing/import-files.ts';

const targetsOf = ({ columns }: ImportPlan) =>
  Object.fromEntries(columns.map(({ name, target }) => [name, target]));
const matchesOf = ({ columns }: ImportPlan) =>
  Object.fromEntries(columns.map(({ name, guess }) => [name, guess.match]));

describe('[CLIENT-03] the habits of other programs', () => {
  it('Google Contacts: labels say which number it is, several values share a cell', async () => {
    const { plan, people } = await parsePeople(
      toCsv([
        [...googleHeadings],
        googleRow({
          'First Name': 'Amara',
          'Last Name': 'Chen-Laurent',
          Birthday: '1987-11-03',
          Notes: 'Met at the lake,\n"main floor" office',
          Labels: '* myContacts ::: Lakeside',
          'E-mail 1 - Value': 'amara@example.com ::: amara@work.example',
          'Phone 1 - Label': 'Work',
          'Phone 1 - Value': '905 555 0178',
          'Phone 2 - Label': 'Mobile',
          'Phone 2 - Value': '416 555 0142',
          'Address 1 - Formatted': '77 Mohawk Ave\nMississauga',
          'Address 1 - Street': '77 Mohawk Ave',
          'Address 1 - City': 'Mississauga',
          'Address 1 - Region': 'Ontario',
          'Address 1 - Postal Code': 'l5g2h4',
        }),
      ]),
    );
    expect(plan.habit).toBe('google');
    expect(plan.columns.map(({ name }) => name)).not.toContain('Nickname');
    expect(people[0]?.parsed).toEqual({
      firstName: 'Amara',
      lastName: 'Chen-Laurent',
      birthday: '1987-11-03',
      note: 'Met at the lake,\n"main floor" office',
      tags: ['Lakeside'],
      email: 'amara@example.com',
      moreEmails: ['amara@work.example'],
      phone: '+14165550142',
      officeNumber: '+19055550178',
      address1: '77 Mohawk Ave',
      city: 'Mississauga',
      province: 'ON',
      postalCode: 'L5G 2H4',
    });
  });

  it('Google Contacts as it was before', async () => {
    const { plan, people } = await parsePeople(
      toCsv([
        [
          'Name',
          'Given Name',
          'Family Name',
          'Group Membership',
          'E-mail 1 - Type',
          'E-mail 1 - Value',
          'Phone 1 - Type',
          'Phone 1 - Value',
        ],
        ['Luc Roy', 'Luc', 'Roy', '* myContacts', '* Home', 'luc@example.com', 'Home', '514 555 0190'],
      ]),
    );
    expect(plan.habit).toBe('google');
    expect(people[0]?.parsed).toEqual({
      firstName: 'Luc',
      lastName: 'Roy',
      email: 'luc@example.com',
      phone: '+15145550190',
      tags: [],
    });
  });

  it('Outlook: where somebody lives comes before where they work', async () => {
    const { plan, people } = await parsePeople(
      toCsv([
        [
          'Title',
          'First Name',
          'Last Name',
          'Company',
          'Job Title',
          'Business Street',
          'Business City',
          'Business Postal Code',
          'Home Street',
          'Home City',
          'Home State',
          'Home Postal Code',
          'Home Country/Region',
          'Business Phone',
          'Mobile Phone',
          'Birthday',
          'Anniversary',
          'Categories',
          'E-mail Address',
          'E-mail Type',
          'E-mail Display Name',
        ],
        [
          'Ms.',
          'Priya',
          'Nair',
          'Studio P',
          'Owner',
          '1 King St',
          'Toronto',
          'M5J 2Z3',
          '9 Elm St',
          'Guelph',
          'ON',
          'N1H 3A1',
          'Canada',
          '416 555 0100',
          '519 555 0111',
          '2/14/1990',
          '0/0/00',
          'VIP;Buyers',
          'priya@example.com',
          'SMTP',
          'Priya Nair',
        ],
      ]),
    );
    expect(plan.habit).toBe('outlook');
    expect(people[0]).toMatchObject({
      reasons: [],
      parsed: {
        firstName: 'Priya',
        jobTitle: 'Owner',
        address1: '9 Elm St',
        city: 'Guelph',
        postalCode: 'N1H 3A1',
        country: 'CA',
        phone: '+15195550111',
        officeNumber: '+14165550100',
        birthday: '1990-02-14',
        tags: ['VIP', 'Buyers'],
        email: 'priya@example.com',
      },
    });
    expect(targetsOf(plan)).toMatchObject({ Title: 'ignore', 'E-mail Display Name': 'ignore' });
  });

  it('Outlook in French, in the older code of Windows and with semicolons', async () => {
    const text = toCsv(
      [
        [
          'Titre',
          'Prénom',
          'Nom',
          'Société',
          'Titre',
          'Rue (domicile)',
          'Rue (domicile) 2',
          'Ville (domicile)',
          'Dép/Région (domicile)',
          'Code postal (domicile)',
          'Pays/Région (domicile)',
          'Tél. mobile',
          'Téléphone (domicile)',
          'Adresse de messagerie',
          "Nom complet de l'adresse de messagerie",
          'Anniversaire',
          'Catégories',
          'Langue',
        ],
        [
          'Mme',
          'Éloïse',
          'Bélanger',
          'Santé Québec',
          'Infirmière',
          '12, rue Saint-Denis',
          'app. 4',
          'Montréal',
          'Québec',
          'h2x3k8',
          'Canada',
          '514 555-0190',
          '450 555-0123',
          'eloise@example.com',
          'Éloïse B.',
          '25/12/1984',
          'Famille',
          'français',
        ],
      ],
      ';',
    );
    const { plan, people } = await parsePeople(Buffer.from(text, 'latin1'));
    expect(plan).toMatchObject({ habit: 'outlook', isDayFirst: true, format: { encoding: 'windows-1252' } });
    expect(people[0]?.parsed).toMatchObject({
      firstName: 'Éloïse',
      lastName: 'Bélanger',
      businessName: 'Santé Québec',
      jobTitle: 'Infirmière',
      address1: '12, rue Saint-Denis',
      address2: 'app. 4',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2X 3K8',
      phone: '+15145550190',
      homeNumber: '+14505550123',
      email: 'eloise@example.com',
      birthday: '1984-12-25',
      tags: ['Famille'],
      language: 'fr',
    });
  });

  it('Follow Up Boss: stage, source, tags and price', async () => {
    const { plan, people } = await parsePeople(
      toCsv([
        [
          'First Name',
          'Last Name',
          'Stage',
          'Source',
          'Email 1',
          'Phone 1',
          'Phone 1 - Type',
          'Address 1 - Street',
          'Address 1 - City',
          'Address 1 - State',
          'Address 1 - Zip',
          'Tags',
          'Background',
          'Price',
          'Date Added',
          'Assigned To',
        ],
        [
          'Dan',
          'Whitford',
          'Hot Prospect',
          'Zillow',
          'dan@example.com',
          '416-555-0143',
          'Mobile',
          '5 Bay St',
          'Toronto',
          'ON',
          'M5J 2Z3',
          'VIP, Condo',
          'Two dogs',
          '$850,000',
          '2025-03-02',
          'Me',
        ],
        ['Zoe', 'Lin', 'Lead', 'Uncle Bob', 'zoe@example.com', '', '', '', '', '', '', '', '', '', '', ''],
      ]),
    );
    expect(plan.habit).toBe('followUpBoss');
    expect(people[0]?.parsed).toEqual({
      firstName: 'Dan',
      lastName: 'Whitford',
      category: 'interested',
      leadSource: 'portal',
      email: 'dan@example.com',
      phone: '+14165550143',
      address1: '5 Bay St',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5J 2Z3',
      tags: ['VIP', 'Condo'],
      note: 'Two dogs',
      budget: 85_000_000,
      entryDate: '2025-03-02',
    });
    expect(people[1]?.parsed).toMatchObject({ sourceDetail: 'Uncle Bob' });
  });

  it('headings of nobody in particular, in both languages', async () => {
    const { plan } = await parsePeople(
      toCsv([
        [
          'First Name',
          'Surname',
          'E-mail',
          'Mobile',
          'DOB',
          'Street',
          'Town',
          'Postcode',
          'Stage',
          'CRM_ID',
          'Courriel du conjoint',
          'Ton ancien prix',
          'Voisin',
        ],
        [
          'Amara',
          'Chen',
          'a@example.com',
          '4165550142',
          '03/11/1987',
          '77 Mohawk Ave',
          'Mississauga',
          'L5G 2H4',
          'hot',
          '4165550000',
          'b@example.com',
          '5',
          'x',
        ],
      ]),
    );
    expect(targetsOf(plan)).toEqual({
      'First Name': 'firstName',
      Surname: 'lastName',
      'E-mail': 'email',
      Mobile: 'phone',
      DOB: 'birthday',
      Street: 'address1',
      Town: 'city',
      Postcode: 'postalCode',
      Stage: 'category',
      CRM_ID: 'ignore',
      'Courriel du conjoint': 'ignore',
      'Ton ancien prix': 'budget',
      Voisin: 'ignore',
    });
    expect(matchesOf(plan)).toMatchObject({ DOB: 'sure', 'Ton ancien prix': 'guess', CRM_ID: 'none' });
    const french = await parsePeople(
      'Prénom;Nom;Courriel;Cellulaire;Ville;Code postal\nLuc;Roy;l@example.com;5145550190;Laval;H7T 1A1',
    );
    expect(Object.values(targetsOf(french.plan))).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'city',
      'postalCode',
    ]);
    const bare = await parsePeople(
      'Luc Roy\tluc@example.com\t514 555 0190\nZoe Lin\tzoe@example.com\t514 555 0191',
    );
    expect(bare).toMatchObject({ rowsTotal: 2, plan: { format: { hasHeadings: false } } });
    expect(Object.values(targetsOf(bare.plan))).toEqual(['ignore', 'email', 'phone']);
  });
});

describe('[CLIENT-03] a cell that is made to hold up whoever reads it', () => {
  it('is cut before anything looks for a number, an address or a date in it, and the rest of the row is kept', async () => {
    const hostile = `1${' '.repeat(40_000)}z`;
    const { people } = await parsePeople(
      toCsv([
        [...googleHeadings],
        googleRow({
          'First Name': 'Amara',
          'Last Name': hostile,
          Birthday: hostile,
          Labels: hostile,
          'E-mail 1 - Value': `${'a@'.repeat(20_000)}`,
          'Phone 1 - Value': hostile,
          'Address 1 - Street': hostile,
          'Address 1 - Postal Code': hostile,
        }),
        googleRow({ 'First Name': 'Ben', 'Phone 1 - Value': '416 555 0142' }),
      ]),
    );
    expect(people[0]?.parsed.firstName).toBe('Amara');
    expect(people[0]?.parsed.phone).toBeUndefined();
    expect(people[0]?.parsed.note?.length).toBeLessThanOrEqual(10_000);
    expect(people[0]?.reasons).toEqual(
      expect.arrayContaining([
        'invalid:birthday',
        'invalid:email',
        'invalid:phone',
        'invalid:postalCode',
        'cut:note',
      ]),
    );
    expect(people[1]?.parsed).toMatchObject({ firstName: 'Ben', phone: '+14165550142' });
  });
});
