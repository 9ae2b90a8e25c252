import type { BasketPageHome } from '@hearthline/contract/basket-page';
import { daysBetween, daysPerWeek } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import type { ChangeWords } from './home-words.ts';
import { describeChanges, nameOf } from './home-words.ts';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';
import { partOf } from './page-context.ts';

interface SinceVisitProps {
  page: PageContext;
  homes: readonly BasketPageHome[];
  /** So many are named; an alert brings more than anybody reads twice. */
  most?: number;
}

/** What somebody who was here before finds changed, home by home. */
export function SinceVisit({ page, homes, most = homes.length }: SinceVisitProps) {
  const changed = homes.filter(({ changes }) => changes.length > 0);
  if (page.frame.lastVisitAt === null || changed.length === 0) return null;
  return (
    <section className="card since" aria-labelledby="since-title">
      <h2 id="since-title">
        {sinceText(page)} <span className="badge">{changed.length}</span>
      </h2>
      <ul>
        {changed.slice(0, most).map((home) => (
          <li key={home.id}>
            <a href={home.listing === null ? `#${partOf(home.id)}` : page.linkToHome(home.id)}>
              {home.photo === null ? (
                <span className="thumb" />
              ) : (
                <img className="thumb" src={home.photo} alt="" width={56} height={44} loading="lazy" />
              )}
              <span className="changed">
                <strong>{nameOf(home.listing, page)}</strong>
                <Changes changes={describeChanges(home, page)} />
              </span>
              <Icon name="chevron-right" look="soft" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Changes({ changes }: { changes: readonly ChangeWords[] }) {
  return changes.map(({ tone, icon, text }) => (
    <span key={text} className={`what ${tone}`}>
      <Icon name={icon} look="small" />
      <span>{text}</span>
    </span>
  ));
}

/** Today and the days of the last week by their names. */
export function sinceText({ frame, texts, format, today }: PageContext): string {
  const { lastVisitAt, timeZone } = frame;
  if (lastVisitAt === null) return texts.since.first;
  const day = localDay(new Date(lastVisitAt), timeZone);
  const daysAgo = daysBetween(day, today);
  if (daysAgo <= 0) return texts.since.today;
  if (daysAgo === 1) return texts.since.yesterday;
  return daysAgo < daysPerWeek
    ? texts.since.weekday(format.weekday(day))
    : texts.since.date(format.shortDate(day, today));
}
