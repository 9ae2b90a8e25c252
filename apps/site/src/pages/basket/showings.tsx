import type { BasketHomePage, PageShowing } from '@hearthline/contract/basket-page';
import { basketLimits } from '@hearthline/contract/baskets';
import { dayOf } from '@hearthline/domain/calendar';
import { Outcome, PostForm } from './form.tsx';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

interface ShowingsProps {
  page: PageContext;
  home: string;
  showings: readonly PageShowing[];
  slots: BasketHomePage['slots'];
}

const part = 'showing';
/** The styles know how to choose one of so many. */
const mostDays = 14;

const outcomes = ['asked', 'withdrawn', 'agreed', 'taken', 'chooseTimes', 'manyShowings'] as const;

/** Showings that were asked for, and a form for another. */
export function Showings({ page, home, showings, slots }: ShowingsProps) {
  const { texts } = page;
  return (
    <section id={part} className="card section" aria-labelledby="showing-title">
      <h2 id="showing-title">
        {texts.home.showing.title} <span className="hint">{texts.home.showing.upTo}</span>
      </h2>
      <Outcome page={page} home={home} of={outcomes} />
      {showings.map((showing) => (
        <Showing key={showing.id} page={page} home={home} showing={showing} />
      ))}
      <AskForm page={page} home={home} slots={slots} />
    </section>
  );
}

/** Thursday, November 13 at 11:30 AM. */
const slotText = (time: string, { format, texts }: PageContext): string =>
  texts.moment(format.weekdayDate(time), format.time(time));

function Showing({ page, home, showing }: { page: PageContext; home: string; showing: PageShowing }) {
  const { texts, agent } = page;
  const { id, state, times, proposed, agreedAt, reply } = showing;
  const isGone = state === 'proposed' && proposed.length === 0;
  const shown = agreedAt !== null ? [agreedAt] : state === 'proposed' ? [] : times;
  return (
    <div className={`asked ${state}`}>
      <p>
        <strong>{(isGone ? texts.home.showing.gone : texts.home.showing.state[state])(agent)}</strong>
      </p>
      <ul>
        {shown.map((time) => (
          <li key={time}>
            <time dateTime={time}>{slotText(time, page)}</time>
          </li>
        ))}
      </ul>
      {reply === '' ? null : <p className="soft">{page.format.labelled(agent, reply)}</p>}
      {state === 'proposed'
        ? proposed.map((time) => (
            <PostForm key={time} page={page} action="agree" fields={{ home, showing: id, time }} part={part}>
              <button type="submit" className="quiet-button">
                {texts.home.showing.agree(slotText(time, page))}
              </button>
            </PostForm>
          ))
        : null}
      {state === 'asked' || state === 'proposed' ? (
        <PostForm page={page} action="withdraw" fields={{ home, showing: id }} part={part}>
          <button type="submit" className="text-button">
            {texts.home.showing.withdraw}
          </button>
        </PostForm>
      ) : null}
    </div>
  );
}

/** The days are no part of what is sent: they choose which times are in sight. */
const dayForm = 'days-of-no-form';

function AskForm({ page, home, slots }: Omit<ShowingsProps, 'showings'>) {
  const { texts, agent, format } = page;
  const days = slots.filter(({ times }) => times.length > 0).slice(0, mostDays);
  if (days.length === 0) return <p className="soft">{texts.home.showing.none(agent)}</p>;
  return (
    <PostForm page={page} action="showing" fields={{ home }} part={part} className="ask-showing">
      <fieldset className="days">
        <legend className="unseen">{texts.home.showing.day}</legend>
        {days.map(({ date }, place) => (
          <label key={date}>
            <input
              type="radio"
              name="day"
              value={place}
              form={dayForm}
              defaultChecked={place === 0}
              className={`day-${place}`}
              aria-label={format.weekdayDate(date)}
            />
            <span aria-hidden="true">{format.shortWeekday(date)}</span>
            <strong aria-hidden="true">{dayOf(date)}</strong>
          </label>
        ))}
      </fieldset>
      {days.map(({ date, times }, place) => (
        <fieldset key={date} className={`times times-${place}`}>
          <legend>{texts.home.showing.times(format.weekdayDate(date))}</legend>
          {times.map((time) => (
            <label key={time} className="chip">
              <input type="checkbox" name="time" value={time} data-most={basketLimits.showingTimes} />
              <Icon name="check" look="small" />
              {format.time(time)}
            </label>
          ))}
        </fieldset>
      ))}
      <textarea
        name="text"
        rows={1}
        maxLength={basketLimits.comment}
        aria-label={texts.home.showing.message}
        placeholder={texts.home.showing.message}
      />
      <button type="submit" className="primary">
        <Icon name="calendar-plus" />
        {texts.home.showing.button(agent)}
      </button>
      <p className="soft center">{texts.home.showing.note(agent)}</p>
    </PostForm>
  );
}
