import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { CreateMessageUrl } from '../../platform/pages/page-kind.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import { createSendingApprovals } from './approvals/sending-approvals.service.ts';
import { createComposer } from './compose/compose-message.ts';
import { createDraftingService } from './compose/drafting.service.ts';
import type { MailHomesDeps } from './compose/mail-homes.ts';
import { createMailHomes } from './compose/mail-homes.ts';
import { createMailTexts } from './compose/mail-texts.ts';
import { createMailSender } from './compose/send-mails.ts';
import { createWriterToAgent } from './compose/write-to-agent.ts';
import { createReaderMessages } from './compose/write-to-readers.ts';
import { createDelivery } from './delivery/deliver.service.ts';
import { createHomeRedrawing } from './delivery/redraw-homes.ts';
import { createInboundService } from './inbound/inbound.service.ts';
import { bounceAddressOf } from './inbound/message-mark.ts';
import { createMessageLogService } from './log/message-log.service.ts';
import type { MailingSources } from './mailings/mailing-source.ts';
import { createMailingsService } from './mailings/mailings.service.ts';
import { createSourceMailings } from './mailings/source-mailings.ts';
import { createMailingWriter } from './mailings/write-mailing.ts';
import { createMessagePalette } from './message-palette.ts';
import type { MessagePorts } from './message-ports.ts';
import { createMessageJobHandlers } from './messages.jobs.ts';
import { createMessagesRoutes } from './messages.routes.ts';
import { createMessagePages } from './readers/message-pages.ts';
import { createOpenTracking } from './readers/open-tracking.service.ts';
import { createPreferencesService } from './readers/preferences.service.ts';

export interface MessagesDeps extends MailHomesDeps {
  database: Pick<Database, 'asAgent'>;
  /** Sees all agents, for what the operator does. */
  workerDatabase: Pick<Database, 'transaction'>;
  clock: Clock;
  /** Where readers open what links in messages lead to. */
  publicOrigin: string;
  createUrl: CreateMessageUrl;
  bounceAddress: string | undefined;
  clientMailer: Mailer;
  sms: SmsSender;
  /** Where agents work. */
  appOrigin: string;
  clients: MessagePorts['clients'];
  agents: MessagePorts['agents'];
}

/** Every mail and text that leaves for clients, what became of it, and what readers say to it. */
export function createMessages(deps: MessagesDeps) {
  const { database, clock, publicOrigin, bounceAddress } = deps;
  const ports: MessagePorts = { clients: deps.clients, agents: deps.agents };
  const texts = createMailTexts();
  const composer = createComposer({ ...deps, texts });
  const mailHomes = createMailHomes(deps);
  const mailings = createMailingsService({ database, clock, ports, composer });
  const drafting = createDraftingService({ database, clock, ports, composer, mailHomes });
  const delivery = createDelivery({
    database,
    clock,
    ports,
    mailer: deps.clientMailer,
    sms: deps.sms,
    mailHost: new URL(publicOrigin).hostname,
    settingsUrl: `${deps.appOrigin}/setting`,
    bounceAddressFor: bounceAddress ? (mark) => bounceAddressOf(mark, bounceAddress) : null,
    composer,
    redrawHomes: createHomeRedrawing({ database, mailHomes }),
  });
  const openTracking = createOpenTracking({ database, clock });
  return {
    routes: createMessagesRoutes({
      log: createMessageLogService({ database, clock, ports }),
      mailings,
      drafting,
    }),
    /** With the features that write mails of mailings themselves. */
    createJobs: (sources: MailingSources) =>
      createMessageJobHandlers({
        delivery,
        writeMailing: createMailingWriter({ database, clock, ports, composer, mailHomes }, sources),
      }),
    mailings: createSourceMailings({ clock, ports }),
    composer,
    approvals: createSendingApprovals({ database: deps.workerDatabase, clock }),
    sendMails: createMailSender({ clock, ports, composer }),
    toReaders: createReaderMessages({ clock, ports, composer }),
    writeToAgent: createWriterToAgent({ clock }),
    pages: createMessagePages({
      openTracking,
      preferences: createPreferencesService({ database, clock, ports }),
    }),
    inbound: createInboundService({ database, clock, ports, openTracking }),
    palette: [createMessagePalette({ database, clock })],
    stop: texts.close,
  };
}
