import type { AlertWay, PageAlert } from '@hearthline/contract/basket-page';
import { alertFormOutcomes, alertPauseWeeks } from '@hearthline/contract/basket-page';
import { basketLimits } from '@hearthline/contract/baskets';
import { answerReasons } from '@hearthline/domain/basket/vocabulary';
import { describeCriteria } from './criteria-words.ts';
import { Outcome, PostForm } from './form.tsx';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

interface AlertProps {
  page: PageContext;
  alert: PageAlert;
}

const part = 'mails';

/** What an alert watches for its reader, in words. */
export function Watched({ page, alert }: AlertProps) {
  return (
    <section className="card watched" aria-labelledby="watched-title">
      <h2 id="watched-title">
        <Icon name="bell" look="soft" />
        {page.alert.page.watches}
      </h2>
      <dl>
        {describeCriteria(alert, page).map(({ field, name, value }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Asked of somebody who gave no sign for long. */
export function StillWanted({ page, alert }: AlertProps) {
  const { pausesOn, state, isStopped } = alert;
  if (pausesOn === null || state === 'paused' || isStopped) return null;
  const texts = page.alert.page.still;
  return (
    <section className="card still" aria-labelledby="still-title">
      <h2 id="still-title">{texts.title}</h2>
      <p className="soft">{texts.text(page.format.longDate(pausesOn))}</p>
      <div className="ways">
        <PostForm page={page} action="keep" fields={{}} part={part} isWhole>
          <button type="submit" className="primary">
            {texts.keep}
          </button>
        </PostForm>
        <PostForm page={page} action="stop" fields={{}} part={part} isWhole>
          <button type="submit" className="quiet-button">
            {texts.stop}
          </button>
        </PostForm>
      </div>
    </section>
  );
}

/** What comes, and how often: the reader decides, and can take it back in the same place. */
export function Mails({ page, alert }: AlertProps) {
  const { way } = alert;
  const { title } = page.alert.mail.ways;
  return (
    <section
      id={part}
      className={way === null ? 'card mails' : 'card mails led'}
      aria-labelledby="mails-title"
    >
      <h2 id="mails-title">{title}</h2>
      <p className="soft">{standingText({ page, alert })}</p>
      <AlsoFor page={page} alert={alert} />
      <Outcome page={page} home={null} of={alertFormOutcomes} />
      {isResting(alert) ? <GoOn page={page} alert={alert} /> : <Ways page={page} alert={alert} />}
      <Other page={page} alert={alert} />
    </section>
  );
}

/** A message of several alerts is stopped as a whole: which they are is said before. */
function AlsoFor({ page, alert: { also } }: AlertProps) {
  if (also.length === 0) return null;
  const names = new Set([page.frame.basketName, ...also.map(({ name }) => name)]);
  const { mail, page: texts } = page.alert;
  return <p className="soft">{texts.choiceFor(page.format.list([...names].map(mail.alertName)))}</p>;
}

/** By the reader themselves, or as the whole alert. */
const isResting = ({ isStopped, pausedUntil, state }: PageAlert): boolean =>
  isStopped || pausedUntil !== null || state === 'paused';

/** What somebody else paused is not the reader's to begin again. */
const mayGoOn = ({ state, pauseReason, isStopped, pausedUntil }: PageAlert): boolean =>
  state === 'paused'
    ? pauseReason === 'byClient' || pauseReason === 'stoppedByClient' || pauseReason === 'noSignOfLife'
    : isStopped || pausedUntil !== null;

function standingText({ page, alert }: AlertProps): string {
  const texts = page.alert.page;
  const { standing } = texts;
  const { isStopped, pausedUntil, state, pauseReason, resumesOn, pace, timeUnit } = alert;
  if (isStopped) return standing.stopped;
  if (pausedUntil !== null) return standing.pausedUntil(page.format.longDate(pausedUntil));
  if (state === 'paused')
    return [
      standing.alertPaused[pauseReason ?? 'byAgent'](page.agent),
      resumesOn === null ? '' : standing.resumes(page.format.longDate(resumesOn)),
    ]
      .filter((line) => line !== '')
      .join(' ');
  return pace === 'weekly' ? standing.weekly : standing.asSet(texts.rhythm[timeUnit]);
}

function GoOn({ page, alert }: AlertProps) {
  if (!mayGoOn(alert)) return null;
  return (
    <PostForm page={page} action="goOn" fields={{}} part={part}>
      <button type="submit" className="primary">
        {page.alert.page.goOn}
      </button>
    </PostForm>
  );
}

/** The one that a message led to stands out. */
const lookOf = (way: AlertWay, alert: PageAlert): string => (alert.way === way ? 'primary' : 'quiet-button');

function Ways({ page, alert }: AlertProps) {
  const texts = page.alert.page;
  const isWeekly = alert.pace === 'weekly';
  return (
    <div className="ways">
      {alert.timeUnit === 'weekly' || alert.timeUnit === 'monthly' ? null : (
        <PostForm page={page} action="pace" fields={{ pace: isWeekly ? 'asSet' : 'weekly' }} part={part}>
          <button type="submit" className={isWeekly ? 'quiet-button' : lookOf('fewer', alert)}>
            {isWeekly ? texts.asBefore : texts.fewer}
          </button>
        </PostForm>
      )}
      <PostForm page={page} action="pause" fields={{}} part={part}>
        <fieldset className="pair">
          <legend className="unseen">{texts.pauseLabel}</legend>
          {alertPauseWeeks.map((weeks) => (
            <button key={weeks} type="submit" name="weeks" value={weeks} className={lookOf('pause', alert)}>
              {texts.pauseFor[weeks]}
            </button>
          ))}
        </fieldset>
      </PostForm>
      <PostForm page={page} action="stop" fields={{}} part={part}>
        <button type="submit" className={lookOf('stop', alert)} aria-describedby="stop-text">
          {texts.stop}
        </button>
        <p id="stop-text" className="soft small">
          {texts.stopText(page.agent)}
        </p>
      </PostForm>
    </div>
  );
}

/** What is off with the homes that come: the agent reads it. */
function Other({ page, alert }: AlertProps) {
  const texts = page.alert.page.other;
  return (
    <details className="why other" open={alert.way === 'other'}>
      <summary>
        {texts.title}
        <Icon name="chevron-right" look="turns" />
      </summary>
      <PostForm page={page} action="other" fields={{}} part={part} className="question">
        <fieldset>
          <legend>{texts.legend}</legend>
          <div className="chips">
            {answerReasons.map((reason) => (
              <label key={reason} className="chip">
                <input type="checkbox" name="off" value={reason} />
                <Icon name="check" look="small" />
                {texts.off[reason]}
              </label>
            ))}
          </div>
        </fieldset>
        <textarea
          name="text"
          rows={2}
          maxLength={basketLimits.comment}
          aria-label={texts.place}
          placeholder={texts.place}
        />
        <button type="submit" className="primary">
          {texts.send}
        </button>
      </PostForm>
    </details>
  );
}

/** Sixty homes on a page; further ones by plain links. */
export function Older({ page, alert }: AlertProps) {
  const texts = page.alert.page;
  const { page: current, pages } = alert;
  if (pages <= 1) return null;
  const linkTo = (number: number) => page.linkTo(number === 1 ? {} : { older: String(number) });
  return (
    <nav className="older" aria-label={texts.pageOf(current, pages)}>
      {current > 1 ? (
        <a className="quiet-button" href={linkTo(current - 1)} rel="prev">
          <Icon name="arrow-left" />
          {texts.newer}
        </a>
      ) : null}
      <p className="soft">{texts.pageOf(current, pages)}</p>
      {current < pages ? (
        <a className="quiet-button" href={linkTo(current + 1)} rel="next">
          {texts.older}
          <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  );
}
