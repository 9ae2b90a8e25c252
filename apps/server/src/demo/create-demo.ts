import { drawScene } from '@hearthline/demo-market/pictures/draw-scene';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Config } from '../config/config.ts';
import { demoAccounts } from '../config/config.ts';
import type { PictureSource } from '../features/listings/pictures/pictures.service.ts';
import type { Composer } from '../features/messages/compose/compose-message.ts';
import type { NotificationsService } from '../features/notifications/notifications.service.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { MailSeal } from '../platform/mail/mail-seal.ts';
import type { PageLinks } from '../platform/pages/page-kind.ts';
import { makeDemoAlerts } from './alerts/demo-alerts.ts';
import { createDemoAnalyses } from './analyses/demo-analyses.ts';
import { createDemoBasemap } from './basemap/demo-basemap.ts';
import { makeDemoBaskets } from './baskets/demo-baskets.ts';
import { makeDemoClients } from './clients/demo-clients.ts';
import type { AccountsPort } from './demo-accounts.ts';
import { makeDemoAccounts } from './demo-accounts.ts';
import { makeDemoNotifications } from './demo-notifications.ts';
import { createDemoWeather } from './demo-weather.ts';
import { makeDemoGreetings } from './greetings/demo-greetings.ts';
import type { DemoCardsDeps } from './greetings/demo-postal-cards.ts';
import { createDemoCardJobs, leaveDemoCards } from './greetings/demo-postal-cards.ts';
import { isListingTableEmpty } from './market/demo-market.store.ts';
import type { FillMarketOptions } from './market/fill-market.ts';
import type { MarketMaker } from './market/market-maker.ts';
import { startMarketMaker } from './market/market-maker.ts';
import type { DemoNewsDeps } from './news/demo-news.ts';
import { makeDemoNews } from './news/demo-news.ts';
import { settleStatistics } from './settle-statistics.ts';
import { makeDemoSites } from './sites/demo-sites.ts';
import { createTickerJobHandlers } from './ticker/demo-ticker.jobs.ts';
import { createDemoTicker } from './ticker/demo-ticker.ts';

export interface DemoDeps extends Pick<DemoNewsDeps, 'storage' | 'images'> {
  config: Config;
  ownerUrl: string;
  composer: Composer;
  database: Pick<Database, 'asAgent'>;
  workerDatabase: Database;
  mailSeal: MailSeal;
  clock: Clock;
  /** To the pages of baskets. */
  basketLinks: Pick<PageLinks, 'open'>;
  accounts: AccountsPort & { notifications: Pick<NotificationsService, 'notify'> };
}

/**
 * The made-up accounts, market and region as the ports of the features. Nothing of this folder is loaded while the demo
 * is off: whoever needs it imports it then, at run time.
 */
export function createDemo(deps: DemoDeps) {
  const { config, ownerUrl, composer, database, workerDatabase, mailSeal, clock, accounts } = deps;
  const { seed, hasTicker } = config.demo;
  const keepsMail = config.mail.smtpUrl === undefined && config.sms === null;
  const basemap = createDemoBasemap({ seed });
  const pictures: PictureSource = { drawScene };
  return {
    pictures,
    basemap,
    weather: createDemoWeather({ seed, clock }),
    jobs: hasTicker ? createTickerJobHandlers(createDemoTicker({ database: workerDatabase, clock })) : [],
    createCardJobs: (servicesAt: DemoCardsDeps['servicesAt']) =>
      createDemoCardJobs({ db: workerDatabase.db, clock, servicesAt }),
    makeAnalyses: createDemoAnalyses({
      db: workerDatabase.db,
      emails: demoAccounts.agents,
      today: () => boardDay(clock.now()),
    }),
    /** Makes what is not there yet. */
    fill: async ({
      onProgress,
      shouldStop,
      maker,
    }: Required<Pick<FillMarketOptions, 'onProgress' | 'shouldStop'>> & {
      /** One that began before. */
      maker: MarketMaker | null;
    }): Promise<void> => {
      const isWanted = config.demo.listings > 0 && (await isListingTableEmpty(workerDatabase.db));
      const making = isWanted ? (maker ?? startMarketMaker({ ...config.demo, clock })) : null;
      if (!making) maker?.stop();
      await Promise.all([
        making?.fill(ownerUrl, { onProgress, shouldStop }),
        makeDemoAccounts(accounts, (done, total) => onProgress('Making the demo accounts', done, total)),
      ]);
      await makeDemoClients({
        database: workerDatabase,
        clock,
        seed,
        mail: {
          composer,
          publicOrigin: config.origins.public,
          seal: mailSeal,
          isKept: keepsMail,
        },
      });
      await makeDemoBaskets({ database, workerDatabase, clock, pageLinks: deps.basketLinks });
      await makeDemoAlerts({
        database,
        workerDatabase,
        clock,
        pageLinks: deps.basketLinks,
        confirmsAll: !keepsMail,
      });
      await makeDemoGreetings({ workerDatabase, clock, confirmsAll: !keepsMail });
      await makeDemoNews(deps);
      await leaveDemoCards(workerDatabase.db);
      await makeDemoSites({ workerDatabase, clock });
      await makeDemoNotifications({ database: workerDatabase, notifications: accounts.notifications });
      await settleStatistics(ownerUrl);
    },
  };
}
