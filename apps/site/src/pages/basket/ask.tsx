import type { PageComment } from '@hearthline/contract/basket-page';
import { basketLimits } from '@hearthline/contract/baskets';
import { daysBetween } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { Outcome, PostForm } from './form.tsx';
import { Portrait } from './frame.tsx';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

/** A question about no home in particular, and what was said so far. */
export function Ask({ page, comments }: { page: PageContext; comments: readonly PageComment[] }) {
  const { texts, agent, frame } = page;
  const { email } = frame.agent;
  return (
    <section id="ask" className="card ask" aria-labelledby="ask-title">
      <h2 id="ask-title">{texts.ask.title(agent)}</h2>
      <Thread page={page} comments={comments} />
      <PostForm page={page} action="comment" fields={{}} part="ask" className="question">
        <textarea
          name="text"
          rows={3}
          required
          maxLength={basketLimits.comment}
          aria-label={texts.ask.place}
          placeholder={texts.ask.hint}
        />
        <button type="submit" className="primary">
          {texts.send}
        </button>
      </PostForm>
      <Outcome page={page} home={null} of={['written', 'full']} />
      {email === '' ? null : (
        <p className="soft">
          {texts.ask.or(agent)} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  );
}

/** What the household and the agent wrote to each other, oldest first. */
export function Thread({ page, comments }: { page: PageContext; comments: readonly PageComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul className="thread">
      {comments.map((comment) => (
        <li key={`${comment.at} ${comment.text}`} className={comment.isOwn ? 'own' : undefined}>
          {comment.author === null ? <Portrait agent={page.frame.agent} /> : null}
          <div className="bubble">
            {comment.text
              .split(/\n+/)
              .filter((line) => line.trim() !== '')
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
            <span>
              {comment.author ?? page.agent}, {momentText(comment.at, page)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Inside a sentence: today at 8:46 AM; Nov 8 at 8:46 AM. */
export function momentText(at: string, { format, texts, today, frame }: PageContext): string {
  const day = localDay(new Date(at), frame.timeZone);
  const name = format.nearDay(day, today);
  const isNamed = Math.abs(daysBetween(today, day)) <= 1;
  // A time is one word: 8 h 04 must not break.
  return texts.moment(isNamed ? lowerFirst(name) : name, format.time(at).replaceAll(' ', '\u00a0'));
}

/** Always in reach on phones: a call, a text message, a question. */
export function AskBar({ page, number }: { page: PageContext; number: string }) {
  const { texts, agent } = page;
  return (
    <nav className="bar" aria-label={texts.ask.title(agent)}>
      {number === '' ? null : (
        <>
          <a className="square" href={`tel:${number}`} aria-label={texts.call(agent)}>
            <Icon name="phone" />
          </a>
          <a className="square" href={`sms:${number}`} aria-label={texts.text(agent)}>
            <Icon name="message-square" />
          </a>
        </>
      )}
      <a className="primary" href="#ask">
        <Icon name="message-circle" />
        {texts.ask.button(agent)}
      </a>
    </nav>
  );
}
