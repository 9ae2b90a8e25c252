import 'i18next';
import type { en as auth } from '../features/auth/texts/en.ts';
import type { en as badgesBoard } from '../features/badges/board/texts/en.ts';
import type { en as badgesCard } from '../features/badges/card/texts/en.ts';
import type { en as badges } from '../features/badges/texts/en.ts';
import type { en as basketsAlerts } from '../features/baskets/alerts/texts/en.ts';
import type { en as baskets } from '../features/baskets/texts/en.ts';
import type { en as clients } from '../features/clients/texts/en.ts';
import type { en as cmaCalculate } from '../features/cma/calculate/texts/en.ts';
import type { en as cmaReport } from '../features/cma/report/texts/en.ts';
import type { en as cma } from '../features/cma/texts/en.ts';
import type { en as gallery } from '../features/gallery/texts/en.ts';
import type { en as greetingsPostal } from '../features/greetings/postal/texts/en.ts';
import type { en as greetings } from '../features/greetings/texts/en.ts';
import type { en as listings } from '../features/listings/texts/en.ts';
import type { en as mailbox } from '../features/mailbox/texts/en.ts';
import type { en as messages } from '../features/messages/texts/en.ts';
import type { en as news } from '../features/news/texts/en.ts';
import type { en as notifications } from '../features/notifications/texts/en.ts';
import type { en as sites } from '../features/sites/texts/en.ts';
import type { en as usersSetup } from '../features/users/setup/texts/en.ts';
import type { en as users } from '../features/users/texts/en.ts';
import type { en as homes } from '../shared/homes/texts/en.ts';
import type { en as common } from '../shared/i18n/texts/en.ts';
import type { en as map } from '../shared/map/texts/en.ts';
import type { en as plan } from '../shared/plan/texts/en.ts';
import type { en as datePicker } from '../shared/ui/date-picker/texts/en.ts';
import type { en as palette } from './palette/texts/en.ts';
import type { en as shell } from './texts/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      badgesCard: typeof badgesCard;
      badges: typeof badges;
      baskets: typeof baskets;
      basketsAlerts: typeof basketsAlerts;
      clients: typeof clients;
      cma: typeof cma;
      cmaCalculate: typeof cmaCalculate;
      cmaReport: typeof cmaReport;
      common: typeof common;
      datePicker: typeof datePicker;
      badgesBoard: typeof badgesBoard;
      gallery: typeof gallery;
      greetings: typeof greetings;
      greetingsPostal: typeof greetingsPostal;
      homes: typeof homes;
      listings: typeof listings;
      mailbox: typeof mailbox;
      map: typeof map;
      plan: typeof plan;
      messages: typeof messages;
      news: typeof news;
      notifications: typeof notifications;
      palette: typeof palette;
      shell: typeof shell;
      sites: typeof sites;
      users: typeof users;
      usersSetup: typeof usersSetup;
    };
  }
}
