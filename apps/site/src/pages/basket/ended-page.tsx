import type { EndedPage as EndedPageData } from '@hearthline/contract/basket-page';
import { createFormat } from '@hearthline/format/format';
import { Page } from '../../components/page.tsx';
import { textsOf } from '../../texts/texts.ts';
import frameStyles from './frame.css?inline';
import { AgentCard, AgentLinks } from './frame.tsx';
import { IconShapes } from './icons.tsx';
import { firstNameOf } from './page-context.ts';

/** A link that has ended leads to whoever can make another. */
export function EndedPage({ agent, language }: EndedPageData) {
  const texts = textsOf(language).basket;
  const name = firstNameOf(agent.name);
  return (
    <Page language={language} title={texts.ended.title} styles={frameStyles}>
      <IconShapes />
      <main className="ended card">
        <h1>{texts.ended.title}</h1>
        <p>{texts.ended.text(name)}</p>
        <section aria-label={texts.ended.contact(name)}>
          <AgentCard agent={agent} />
          <AgentLinks agent={agent} texts={texts} format={createFormat(language)} />
        </section>
      </main>
    </Page>
  );
}
