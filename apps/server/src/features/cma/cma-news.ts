import type { NotificationTopic } from '@hearthline/contract/users';
import { createFormat } from '@hearthline/format/format';
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

const [en, fr] = [createFormat('en'), createFormat('fr')];

export function newsOfWatch(cmaId: string, news: WatchNews): CmaNotification {
  const address = escapeHtml(news.address);
  const link = `/cma/calculate?id=${cmaId}`;
  if (news.type === 'scored') {
    const off = Math.abs(news.value / news.price - 1);
    return {
      type: news.isInside ? 'Success' : 'Info',
      title: { en: `${news.address} was sold`, fr: `Propriété vendue\u00A0: ${news.address}` },
      body: {
        en: `Sold for ${en.price(news.price)}. Your value of ${en.price(news.value)} was ${en.percent(off, 1)} off${news.isInside ? ', and the price lies within your range' : ''}.`,
        fr: `Vendue ${fr.price(news.price)}. Votre valeur de ${fr.price(news.value)} était à ${fr.percent(off, 1)} du prix${news.isInside ? ', qui se situe dans votre fourchette' : ''}.`,
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
      en: `${address}: ${en.price(news.from)} → ${en.price(news.to)} (${en.percentStep(change, 1)}) with ${news.sales === 1 ? '1 new sale' : `${news.sales} new sales`}.`,
      fr: `${address}\u00A0: ${fr.price(news.from)} → ${fr.price(news.to)} (${fr.percentStep(change, 1)}) avec ${news.sales === 1 ? '1 nouvelle vente' : `${news.sales} nouvelles ventes`}.`,
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
        fr: `${place}\u00A0: téléchargez-le ou envoyez-le.`,
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
