import type { NotificationTopic } from '@hearthline/contract/users';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { WatchNews } from './watch/watch.service.ts';

/** As the notifications' own feature takes it. */
export interface CmaNotification {
  type: 'UpSide' | 'DownSide' | 'Success' | 'Info';
  title: { en: string; fr: string };
  body: { en: string; fr: string };
  link: string;
  topic: NotificationTopic;
  dedupKey?: string;
}

const topic: NotificationTopic = 'cmaReports';

const dollars = (language: 'en' | 'fr') =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const money = {
  en: (cents: number) => dollars('en').format(cents / 100),
  fr: (cents: number) => dollars('fr').format(cents / 100),
};
const percents = (language: 'en' | 'fr', share: number): string =>
  new Intl.NumberFormat(`${language}-CA`, { style: 'percent', maximumFractionDigits: 1 }).format(
    Math.abs(share),
  );

export function newsOfWatch(cmaId: string, news: WatchNews): CmaNotification {
  const address = escapeHtml(news.address);
  const link = `/cma/calculate?id=${cmaId}`;
  if (news.type === 'scored') {
    const off = news.value / news.price - 1;
    return {
      type: news.isInside ? 'Success' : 'Info',
      title: { en: `${news.address} was sold`, fr: `${news.address} a été vendu` },
      body: {
        en: `Sold for ${money.en(news.price)}. Your value of ${money.en(news.value)} was ${percents('en', off)} off${news.isInside ? ', and the price lies within your range' : ''}.`,
        fr: `Vendu ${money.fr(news.price)}. Votre valeur de ${money.fr(news.value)} était à ${percents('fr', off)} du prix${news.isInside ? ', qui se situe dans votre fourchette' : ''}.`,
      },
      link,
      topic,
      dedupKey: `cma-scored:${cmaId}`,
    };
  }
  const isUp = news.to > news.from;
  const change = news.to / news.from - 1;
  return {
    type: isUp ? 'UpSide' : 'DownSide',
    title: {
      en: `The value of ${news.address} moved`,
      fr: `La valeur de ${news.address} a bougé`,
    },
    body: {
      en: `${address}: ${money.en(news.from)} → ${money.en(news.to)} (${isUp ? '+' : '−'}${percents('en', change)}) with ${news.sales === 1 ? '1 new sale' : `${news.sales} new sales`}.`,
      fr: `${address} : ${money.fr(news.from)} → ${money.fr(news.to)} (${isUp ? '+' : '−'}${percents('fr', change)}) avec ${news.sales === 1 ? '1 nouvelle vente' : `${news.sales} nouvelles ventes`}.`,
    },
    link,
    topic,
  };
}

export function newsOfReport(
  what: 'ready' | 'opened',
  { id, cmaId, version, address }: { id: string; cmaId: string; version: number; address: string },
): CmaNotification {
  const place = escapeHtml(address);
  const link = `/cma/calculate/report?id=${cmaId}&version=${version}`;
  if (what === 'ready')
    return {
      type: 'Success',
      title: { en: 'Your CMA report is ready', fr: 'Votre rapport d’ACM est prêt' },
      body: {
        en: `${place}: download it or send it.`,
        fr: `${place} : téléchargez-le ou envoyez-le.`,
      },
      link,
      topic,
      dedupKey: `cma-report-ready:${id}`,
    };
  return {
    type: 'Info',
    title: { en: 'Your report was opened', fr: 'Votre rapport a été ouvert' },
    body: {
      en: `Somebody opened the private page of ${place}.`,
      fr: `Quelqu’un a ouvert la page privée de ${place}.`,
    },
    link,
    topic,
    dedupKey: `cma-report-opened:${id}`,
  };
}
