import type { ReplyOf } from '@hearthline/contract';

type Me = ReplyOf<'GET /users/me'>['result'];

const channels = { inApp: true, email: true, sms: false };

/** An agent for tests; change what the test is about. */
export function sampleMe(changes: Partial<Me> = {}): Me {
  return {
    id: '0198a000-0000-7000-8000-000000000001',
    kind: 'Agent',
    isAdmin: false,
    email: 'maya.okafor@northlight.example',
    title: 'Ms',
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: '416 555 0119',
    jobTitle: 'Sales representative',
    realtor: {
      agentId: '9532207',
      brokerageName: 'Northlight Realty',
      phone: '905 555 0100',
      fax: '',
      email: '',
      address: '88 Lakeshore Rd E',
      city: 'Mississauga',
      mailingAddress: '',
    },
    preferences: {
      language: 'en',
      theme: 'dark',
      timeZone: 'America/Toronto',
      signature: { en: '', fr: '' },
      notifications: {
        listingChanges: channels,
        basketAnswers: channels,
        cmaReports: channels,
        conditionDeadlines: channels,
        birthdays: channels,
        announcements: channels,
      },
      quietHours: { isOn: false, from: '21:00', to: '07:00' },
    },
    boardAgreement: { status: 'active', boardName: 'PropTx', validUntil: '2026-12-31' },
    passwordChangedAt: '2025-08-04T10:00:00.000Z',
    ...changes,
  };
}
