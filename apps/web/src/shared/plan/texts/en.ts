import { personEn } from '@hearthline/format/vocabulary/person.en';

/** What a plan leaves, said where something is created. */
export const en = {
  names: personEn.plan,
  left: {
    clients_one: 'Your {{plan}} plan holds {{limit}} clients and has room for {{count}} more.',
    clients_other: 'Your {{plan}} plan holds {{limit}} clients and has room for {{count}} more.',
    cmaThisMonth_one: 'Your {{plan}} plan includes {{limit}} market analyses a month; {{count}} is left.',
    cmaThisMonth_other: 'Your {{plan}} plan includes {{limit}} market analyses a month; {{count}} are left.',
  },
  full: {
    clients: 'Your {{plan}} plan holds {{limit}} clients and is full.',
    cmaThisMonth: 'All {{limit}} market analyses of your {{plan}} plan for this month are used.',
  },
  fullText: {
    clients: 'Those you have stay as they are. To add more, ask an administrator for a larger plan.',
    cmaThisMonth:
      'Those you have stay as they are. More are possible next month, or when an administrator gives you a larger plan.',
  },
} as const;
