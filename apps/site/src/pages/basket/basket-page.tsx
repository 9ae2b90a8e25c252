import type { BasketPage as BasketPageData, BasketPageHome } from '@hearthline/contract/basket-page';
import alertStyles from './alert.css?inline';
import { Mails, Older, StillWanted, Watched } from './alert-section.tsx';
import { Avatar } from './answers.tsx';
import { Ask, AskBar, momentText } from './ask.tsx';
import compareStyles from './compare.css?inline';
import { Compare } from './compare.tsx';
import { ConsentForm } from './consent.tsx';
import { Outcome, PostForm } from './form.tsx';
import { dialled, Frame } from './frame.tsx';
import { AgentNote, HomeCard } from './home-card.tsx';
import type { IconName } from './icons.tsx';
import { Icon } from './icons.tsx';
import styles from './list.css?inline';
import { MapPicture, MapView } from './map.tsx';
import type { PageContext } from './page-context.ts';
import { createPageContext } from './page-context.ts';
import { SinceVisit } from './since-visit.tsx';

/** Named above the homes of an alert, each of which says itself why it came. */
const changesOfAlert = 4;

/** All homes of a basket, for one person. */
export function BasketPage(data: BasketPageData) {
  const { alert } = data;
  const page = createPageContext(data, {
    ...(data.view === 'homes' ? {} : { view: data.view }),
    ...(alert && alert.page > 1 ? { older: String(alert.page) } : {}),
    ...(alert && alert.also.length > 0 ? { also: alert.also.map(({ readerId }) => readerId).join(',') } : {}),
  });
  const { texts, agent } = page;
  const title = texts.title(alert?.homes ?? data.homes.length, data.reader.name);
  return (
    <Frame
      page={page}
      title={title}
      styles={styles + (data.view === 'compare' ? compareStyles : '') + (alert ? alertStyles : '')}
      bar={<AskBar page={page} number={dialled(data.agent.phone)} />}
    >
      <div className="wide">
        <div className="head">
          <div>
            <h1>{title}</h1>
            <p className="about">
              {data.basketName}
              {data.readAt === null ? null : ` · ${texts.updated(momentText(data.readAt, page))}`}
            </p>
            <Reader page={page} />
          </div>
          {data.homes.some(({ listing }) => listing !== null) ? <Views page={page} view={data.view} /> : null}
        </div>
        <Outcome page={page} home={null} of={['consented']} />
        {alert ? <StillWanted page={page} alert={alert} /> : null}
        {alert && alert.way !== null ? <Mails page={page} alert={alert} /> : null}
        <AgentNote page={page} note={data.message} />
        {data.isClosedByBoard ? (
          <section className="card notice">
            <Icon name="lock" />
            <div>
              <h2>{texts.closed.title}</h2>
              <p>{texts.closed.text(agent)}</p>
            </div>
          </section>
        ) : null}
        {/* The board closed them all: nothing happened to any of them. */}
        {data.view === 'homes' && !data.isClosedByBoard ? (
          <SinceVisit page={page} homes={data.homes} {...(alert ? { most: changesOfAlert } : {})} />
        ) : null}
        <div className={data.view === 'homes' ? 'columns' : undefined}>
          <View page={page} data={data} />
          <aside>
            {data.view === 'homes' && data.map ? <SmallMap page={page} data={data} map={data.map} /> : null}
            {alert ? <Watched page={page} alert={alert} /> : null}
            {alert && alert.way === null ? <Mails page={page} alert={alert} /> : null}
            <Ask page={page} comments={data.comments} />
            {data.asksForConsent ? <ConsentForm page={page} /> : null}
            <Sharing page={page} />
          </aside>
        </div>
      </div>
    </Frame>
  );
}

function View({ page, data }: { page: PageContext; data: BasketPageData }) {
  if (data.view === 'map') return <MapView page={page} homes={data.homes} map={data.map} />;
  if (data.view === 'compare') return <Compare page={page} homes={data.homes} />;
  return <Homes page={page} homes={data.homes} alert={data.alert} />;
}

/** Who answers here: a page that somebody else reads would answer in the wrong name. */
function Reader({ page }: { page: PageContext }) {
  const { texts, agent, format, frame } = page;
  const { name, others } = frame.reader;
  if (name === '') return null;
  const [before, after] = texts.answersAs;
  return (
    <div className="who">
      <span className="avatars">
        <Avatar name={name} isReader />
        {others.slice(0, 3).map((other) => (
          <Avatar key={other} name={other} />
        ))}
      </span>
      <p>
        {before}
        <strong>{name}</strong>
        {after} {others.length > 0 ? texts.others(format.list(others), others.length) : null}
      </p>
      <details>
        <summary>{texts.notYou}</summary>
        <p>{texts.notYouText(name, agent)}</p>
      </details>
    </div>
  );
}

const viewIcons = { homes: 'layout-grid', map: 'map', compare: 'columns-3' } as const satisfies Record<
  BasketPageData['view'],
  IconName
>;

function Views({ page, view }: { page: PageContext; view: BasketPageData['view'] }) {
  const { texts } = page;
  return (
    <nav className="views" aria-label={texts.views.label}>
      {(['homes', 'map', 'compare'] as const).map((each) => (
        <a
          key={each}
          href={page.linkTo(each === 'homes' ? {} : { view: each })}
          aria-current={each === view ? 'page' : undefined}
        >
          <Icon name={viewIcons[each]} />
          {texts.views[each]}
        </a>
      ))}
    </nav>
  );
}

const isDecided = ({ answer }: BasketPageHome): boolean => answer === 'yes' || answer === 'no';

/** First what is still to be decided; a maybe is. */
function Homes({ page, homes, alert }: { page: PageContext } & Pick<BasketPageData, 'homes' | 'alert'>) {
  const { texts, agent } = page;
  // What was answered just now stays in sight, with room to say why.
  const isFolded = (home: BasketPageHome) => isDecided(home) && home.id !== page.frame.outcomeOf;
  const decided = homes.filter(isFolded);
  const shown = homes.filter((home) => !isFolded(home));
  if (homes.length === 0)
    return (
      <section className="card empty">
        <h2>{texts.none.title}</h2>
        <p className="soft">{texts.none.text(agent)}</p>
      </section>
    );
  return (
    <div className="lists">
      <section className="to-decide" aria-labelledby="to-decide-title">
        <Progress page={page} homes={homes} />
        {shown.length === 0 ? <p className="soft">{texts.allDecided(agent)}</p> : null}
        <div className="homes">
          {shown.map((home, place) => (
            <HomeCard key={home.id} page={page} home={home} isFirst={place === 0} />
          ))}
        </div>
      </section>
      {decided.length > 0 ? (
        <details className="decided" open>
          <summary id="decided-head">
            <h2>
              {texts.decided} <span className="number">{decided.length}</span>
            </h2>
            <Icon name="chevron-right" look="turns" />
          </summary>
          <div className="homes">
            {decided.map((home) => (
              <HomeCard key={home.id} page={page} home={home} />
            ))}
          </div>
        </details>
      ) : null}
      {alert ? <Older page={page} alert={alert} /> : null}
    </div>
  );
}

function Progress({ page, homes }: { page: PageContext; homes: readonly BasketPageHome[] }) {
  const done = homes.filter(isDecided).length;
  return (
    <div id="progress" className="progress">
      <h2 id="to-decide-title">
        {page.texts.toDecide} <span className="number">{homes.length - done}</span>
      </h2>
      <p>{page.texts.progress(done, homes.length)}</p>
      <div className="steps" aria-hidden="true">
        {homes.map(({ id }, place) => (
          <i key={id} className={place < done ? 'done' : undefined} />
        ))}
      </div>
    </div>
  );
}

interface SmallMapProps {
  page: PageContext;
  data: BasketPageData;
  map: NonNullable<BasketPageData['map']>;
}

/** Beside the homes where there is room; phones have the view of its own. */
function SmallMap({ page, data, map }: SmallMapProps) {
  const { texts } = page;
  return (
    <section className="card small-map" aria-label={texts.map.label}>
      <MapPicture page={page} homes={data.homes} map={map} />
      <p>
        <a href={page.linkTo({ view: 'map' })}>{texts.map.open}</a>
      </p>
    </section>
  );
}

/** Whether the others of the household see what this one says. */
function Sharing({ page }: { page: PageContext }) {
  const { texts, agent, format, frame } = page;
  const { others, sharesAnswers } = frame.reader;
  if (others.length === 0) return null;
  return (
    <section id="sharing" className="card sharing" aria-label={texts.yourAnswer}>
      <p>{sharesAnswers ? texts.share.on(format.list(others), others.length) : texts.share.off(agent)}</p>
      <PostForm page={page} action="share" fields={{ shares: sharesAnswers ? 'no' : 'yes' }} part="sharing">
        <button type="submit" className="quiet-button">
          {sharesAnswers ? texts.share.hide : texts.share.show}
        </button>
      </PostForm>
      <Outcome page={page} home={null} of={['shared']} />
    </section>
  );
}
