import type { AlertQuestion } from '@hearthline/contract/alert-mail';
import type { LoadSite } from '@hearthline/contract/site';
import type { Silence } from '@hearthline/domain/alert/sign-of-life';
import { pausesAt } from '@hearthline/domain/alert/sign-of-life';
import { zoneOfProvince } from '@hearthline/domain/client/province-zones';
import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import { localDay } from '@hearthline/domain/time-zone';
import type { ReaderMessage } from '../../../../platform/messages/reader-message.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { addresseeOf } from '../../records/basket-readers.ts';
import type { BasketRecord } from '../../records/baskets.store.ts';
import { linkDays } from '../../sending/present-sending.ts';
import type { AlertRecord } from '../alerts.store.ts';
import { createAlertsStore, quietHoursOf } from '../alerts.store.ts';
import { channelsOf } from '../delivery/reach.ts';
import { wayUrl } from '../delivery/write-alert-message.ts';

export const silenceOf = ({ watchedSince, signedAt, askedAt, warnedAt }: AlertRecord): Silence => ({
  watchedSince,
  signedAt,
  askedAt,
  warnedAt,
});

/** Everybody for whom a silent alert is, and who has not stopped it: do they still want it? */
export async function askSilent(
  { ports, loadSite }: { ports: BasketPorts; loadSite: LoadSite },
  transaction: BasketTransaction,
  { basket, alert, readers }: { basket: BasketRecord; alert: AlertRecord; readers: readonly KnownReader[] },
): Promise<void> {
  const { tx, agentId, agentName, now } = transaction;
  const site = await loadSite();
  const quietHours = quietHoursOf(alert);
  const wishes = await createAlertsStore(tx, agentId).listWishes(readers.map(({ row }) => row.id));
  for (const reader of readers) {
    if (wishes.get(reader.row.id)?.stoppedAt) continue;
    const { url } = await ports.pageLinks.open(tx, agentId, reader.row.id, linkDays);
    const timeZone = zoneOfProvince(reader.client?.province ?? null) ?? transaction.timeZone;
    const pauses = pausesAt({ ...silenceOf(alert), askedAt: now });
    const question: AlertQuestion = {
      language: reader.language,
      agentName,
      readerName: reader.firstName,
      alertNames: [basket.name],
      url,
      lastSignAt: alert.signedAt?.toISOString() ?? null,
      pausesOn: localDay(pauses ?? now, timeZone),
      timeZone,
      links: { pause: wayUrl(url, 'pause'), stop: wayUrl(url, 'stop'), keep: wayUrl(url, 'keep') },
    };
    const { subject, ...drawn } = site.renderAlertQuestion(question);
    const messages = channelsOf(basket, reader.client !== null).map(
      (channel): ReaderMessage => ({
        addressee: addresseeOf(reader),
        channel,
        language: reader.language,
        subject,
        words: channel === 'sms' ? site.renderAlertQuestionText(question) : '',
        drawn,
        notBefore: quietHours ? afterQuietHours(now, quietHours, timeZone) : now,
        quietHours: quietHours ? [quietHours] : [],
      }),
    );
    await ports.messages.write(tx, agentId, 'alerts', messages);
  }
}
