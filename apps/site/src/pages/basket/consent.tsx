import type { PageAgent } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';
import { textsOf } from '../../texts/texts.ts';
import { PostForm } from './form.tsx';
import type { PageContext } from './page-context.ts';

/** What is agreed to, with who asks and how to reach them, as the law wants it said. */
export function describeConsent(agent: PageAgent, language: Language): string {
  const contact = [agent.mailingAddress, createFormat(language).phone(agent.phone), agent.email];
  return textsOf(language).basket.consent.words({
    agent: agent.name,
    brokerage: agent.brokerage,
    contact: contact.filter((part) => part !== '').join(', '),
  });
}

/** For somebody who is no client: nothing is ticked, and the page works without an answer. */
export function ConsentForm({ page }: { page: PageContext }) {
  const { texts, agent, frame } = page;
  return (
    <section id="consent" className="card consent" aria-labelledby="consent-title">
      <h2 id="consent-title">{texts.consent.title}</h2>
      <p className="soft">{texts.consent.text(agent)}</p>
      <PostForm page={page} action="consent" fields={{}} part="consent">
        <label className="tick">
          <input type="checkbox" name="agreed" value="yes" required />
          <span>{describeConsent(frame.agent, frame.language)}</span>
        </label>
        <button type="submit" className="quiet-button">
          {texts.consent.agree}
        </button>
      </PostForm>
    </section>
  );
}
