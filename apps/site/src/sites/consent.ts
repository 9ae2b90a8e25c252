import type { PageAgent } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';
import { textsOf } from '../texts/texts.ts';

/** What a visitor agrees to, with who asks and how to reach them, as the law wants it said. */
export function describeSiteConsent(agent: PageAgent, language: Language): string {
  const contact = [agent.mailingAddress, createFormat(language).phone(agent.phone), agent.email];
  return textsOf(language).site.consent({
    agent: agent.name,
    brokerage: agent.brokerage,
    contact: contact.filter((part) => part !== '').join(', '),
  });
}
