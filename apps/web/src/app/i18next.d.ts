import 'i18next';
import type { en as users } from '../features/users/texts/en.ts';
import type { en as common } from '../shared/i18n/texts/en.ts';
import type { en as shell } from './texts/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      shell: typeof shell;
      users: typeof users;
    };
  }
}
