import type { PublicPage } from '@hearthline/contract/site';
import { CardPage } from '../components/card-page.tsx';
import { textsOf } from '../texts/texts.ts';

export function GonePage({ language }: Extract<PublicPage, { name: 'gone' }>) {
  const texts = textsOf(language).gone;
  return (
    <CardPage language={language} title={texts.title}>
      <p>{texts.text}</p>
    </CardPage>
  );
}
