import type { BasketPageHome, OthersAnswer } from '@hearthline/contract/basket-page';
import type { Answer } from '@hearthline/domain/basket/vocabulary';
import { answerReasons, answers } from '@hearthline/domain/basket/vocabulary';
import { CommentForm, Outcome, PostForm } from './form.tsx';
import type { IconName } from './icons.tsx';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';
import { initialsOf } from './page-context.ts';

const faces: Record<Answer, IconName> = {
  yes: 'thumbs-up',
  maybe: 'circle-question-mark',
  no: 'thumbs-down',
};

interface AnswerProps {
  page: PageContext;
  home: BasketPageHome;
  part: string;
  updates: readonly string[];
}

/** Three plain buttons, of which one may be chosen. */
export function AnswerButtons({ page, home, part, updates, name }: AnswerProps & { name: string }) {
  const { texts } = page;
  return (
    <PostForm
      page={page}
      action="answer"
      fields={{ home: home.id }}
      part={part}
      updates={updates}
      className="answers"
    >
      <fieldset>
        <legend className="unseen">{texts.answerLabel(name)}</legend>
        {answers.map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className={answer}
            aria-pressed={home.answer === answer}
          >
            <Icon name={faces[answer]} look="soft" />
            {texts.answer[answer]}
          </button>
        ))}
      </fieldset>
    </PostForm>
  );
}

interface AnswerDetailsProps extends AnswerProps {
  /** False where the page has another place for them. */
  hasComments?: boolean;
}

/** Why, as far as somebody wants to say it, and a word to the agent. Opens under the answer that was given, and folds once that is an old one. */
export function AnswerDetails({ page, home, part, updates, hasComments = true }: AnswerDetailsProps) {
  const { texts, format } = page;
  const { answer } = home;
  if (answer === null) return null;
  return (
    <details className="why" open={answer === 'maybe' || page.frame.outcomeOf === home.id}>
      <summary>
        {texts.reasonsQuestion[answer]}
        <Icon name="chevron-right" look="turns" />
      </summary>
      <PostForm
        page={page}
        action="answer"
        fields={{ home: home.id, answer }}
        part={part}
        updates={updates}
        className="reasons"
      >
        <fieldset>
          <legend className="unseen">{texts.reasonsQuestion[answer]}</legend>
          <div className="chips">
            {answerReasons.map((reason) => (
              <label key={reason} className="chip">
                <input
                  type="checkbox"
                  name="reason"
                  value={reason}
                  defaultChecked={home.reasons.includes(reason)}
                />
                <Icon name="check" look="small" />
                {texts.reasons[answer === 'yes' ? 'for' : 'against'][reason]}
              </label>
            ))}
            {/* With the script each reason is saved as it is chosen. */}
            <button type="submit" className="quiet-button">
              {texts.saveReasons}
            </button>
          </div>
        </fieldset>
      </PostForm>
      {hasComments ? (
        <>
          {home.comment === '' ? null : (
            <p className="own-words">{format.labelled(texts.youWrote, home.comment)}</p>
          )}
          <CommentForm page={page} home={home.id} part={part} updates={updates} />
        </>
      ) : null}
      <Outcome page={page} home={home.id} of={hasComments ? ['answered', 'written', 'full'] : ['answered']} />
    </details>
  );
}

export function Said({ page, answer }: { page: PageContext; answer: Answer }) {
  return (
    <span className={`said ${answer}`}>
      <Icon name={faces[answer]} look="small" />
      {page.texts.answer[answer]}
    </span>
  );
}

/** What the others of the household said, where they share it. */
export function OthersSaid({ page, others }: { page: PageContext; others: readonly OthersAnswer[] }) {
  if (others.length === 0) return null;
  return (
    <ul className="others">
      {others.map((other) => (
        <li key={other.name}>
          {other.answer === null && other.comment === null ? (
            <>
              <Icon name="message-circle" look="soft" />
              <span className="soft">{page.texts.noAnswer(other.name)}</span>
            </>
          ) : (
            <>
              <Avatar name={other.name} />
              <span>
                {other.comment === null ? other.name : page.format.labelled(other.name, other.comment)}
              </span>
              {other.answer === null ? null : <Said page={page} answer={other.answer} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Avatar({ name, isReader = false }: { name: string; isReader?: boolean }) {
  return (
    <span className={isReader ? 'avatar reader' : 'avatar'} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
