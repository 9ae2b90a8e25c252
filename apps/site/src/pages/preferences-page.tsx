import type { PublicPage } from '@hearthline/contract/site';
import { CardPage } from '../components/page.tsx';
import { textsOf } from '../texts/texts.ts';

type Props = Extract<PublicPage, { name: 'preferences' }>;

/** The page behind the link in every commercial message. It works without scripts and without an account. */
export function PreferencesPage({ language, agentName, brokerage, choices, outcome }: Props) {
  const texts = textsOf(language).preferences;
  return (
    <CardPage language={language} title={texts.title}>
      {outcome ? (
        <p className="outcome" role="status">
          {texts[outcome]}
        </p>
      ) : null}
      <p>{texts.intro(agentName)}</p>
      <form method="post">
        <fieldset>
          <legend>{texts.title}</legend>
          {choices.map(({ category, isWanted }) => (
            <label key={category}>
              <input type="checkbox" name="wanted" value={category} defaultChecked={isWanted} />{' '}
              {texts.categories[category]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="first" name="action" value="save">
          {texts.save}
        </button>
        <button type="submit" name="action" value="leave">
          {texts.leave}
        </button>
      </form>
      <footer>{[agentName, brokerage].filter((part) => part !== '').join(', ')}</footer>
    </CardPage>
  );
}
