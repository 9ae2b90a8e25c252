import type { Me, Preferences } from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';

function samplePreferences(): Preferences {
  const channels = { inApp: true, email: true, sms: false };
  return {
    language: 'en',
    theme: 'dark',
    timeZone: 'America/Toronto',
    signature: { en: '<strong>Maya Okafor</strong><br>416 555 0119', fr: '' },
    notifications: Object.fromEntries(
      notificationTopics.map((topic) => [topic, channels]),
    ) as Preferences['notifications'],
    quietHours: { isOn: true, from: '21:00', to: '07:30' },
  };
}

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
      brokerageName: 'Northlight Realty Inc., Brokerage',
      phone: '905 555 0100',
      fax: '905 555 0101',
      email: 'office@northlight.example',
      address: '88 Lakeshore Rd E, Unit 4',
      city: 'Mississauga',
      mailingAddress: 'PO Box 1140, Mississauga, ON L5G 4N4',
    },
    preferences: samplePreferences(),
    boardAgreement: { status: 'active', boardName: null, validUntil: '2026-12-31' },
    isSetupDismissed: true,
    passwordChangedAt: '2025-08-04T12:00:00.000Z',
    ...changes,
  };
}
