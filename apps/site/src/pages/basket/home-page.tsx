import type { BasketHomePage as BasketHomePageData } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { AnswerButtons, AnswerDetails, OthersSaid } from './answers.tsx';
import { Thread } from './ask.tsx';
import { CommentForm, Outcome, PostForm } from './form.tsx';
import { AgentLinks, Frame } from './frame.tsx';
import { Gallery } from './gallery.tsx';
import { HistorySection } from './history.tsx';
import styles from './home.css?inline';
import { AgentNote, PriceLine, Reason } from './home-card.tsx';
import { HomeFacts } from './home-facts.tsx';
import { describeChanges, nameOf, placeOf, stateOfHome } from './home-words.ts';
import type { IconName } from './icons.tsx';
import { Icon } from './icons.tsx';
import { MapPicture } from './map.tsx';
import type { PageContext } from './page-context.ts';
import { createPageContext, partOf } from './page-context.ts';
import { Showings } from './showings.tsx';
import { Changes, sinceText } from './since-visit.tsx';

interface PartProps {
  page: PageContext;
  data: BasketHomePageData;
}

/** One home of a basket: pictures, facts, history, what is around it, and all that can be said to it. */
export function BasketHomePage(data: BasketHomePageData) {
  const { home } = data;
  const page = createPageContext(data, { home: home.id });
  const name = nameOf(home.listing, page);
  return (
    <Frame page={page} title={name} styles={styles} home={home.id}>
      <Gallery page={page} photos={data.photos} home={home} />
      <div className="wide home-columns">
        <div className="home-main">
          <Tapped page={page} data={data} />
          <Intro page={page} data={data} name={name} />
          <YourAnswer page={page} data={data} name={name} />
          <HomeFacts page={page} detail={data.detail} />
          <HistorySection page={page} history={data.history} listing={home.listing} />
          <Around page={page} data={data} />
        </div>
        <div className="home-aside">
          <Showings page={page} home={home.id} showings={data.showings} slots={data.slots} />
          <Questions page={page} data={data} />
        </div>
      </div>
      <Neighbours page={page} data={data} />
    </Frame>
  );
}

/** What was tapped in a message counts once somebody says so here: programs follow links, too. */
function Tapped({ page, data: { home, tapped } }: PartProps) {
  if (tapped === null || tapped === home.answer) return null;
  const texts = page.alert.page.tapped;
  const answer = page.texts.answer[tapped];
  return (
    <section className="card tapped" aria-labelledby="tapped-title">
      <p id="tapped-title">
        <strong>{texts.title(answer)}</strong>
      </p>
      <p className="soft">{texts.text(page.agent)}</p>
      <PostForm
        page={page}
        action="answer"
        fields={{ home: home.id, answer: tapped }}
        part={partOf(home.id)}
        isWhole
      >
        <button type="submit" className="primary">
          {texts.confirm(answer)}
        </button>
      </PostForm>
    </section>
  );
}

function Intro({ page, data, name }: PartProps & { name: string }) {
  const { home } = data;
  const { listing } = home;
  const { mark, word } = stateOfHome(listing, page);
  const { texts } = page;
  return (
    <div className="intro">
      <p className="intro-line">
        <span className={`chip-state ${mark}`}>
          <i className={`mark ${mark}`} />
          {word}
        </span>
        <span className="soft">{texts.home.mls(listing.mlsNumber)}</span>
      </p>
      <PriceLine page={page} home={home} listing={listing} />
      <h1>{name}</h1>
      <p className="soft">{[placeOf(listing), listing.postalCode].filter(Boolean).join(' ')}</p>
      <FactTiles page={page} data={data} />
      {home.changes.length > 0 && page.frame.lastVisitAt !== null ? (
        <div className="since-note">
          <Icon name="clock" />
          <p>
            <strong>{sinceText(page)}</strong>
            <Changes changes={describeChanges(home, page)} />
          </p>
        </div>
      ) : null}
      <Reason page={page} home={home} />
      <AgentNote page={page} note={home.note} />
    </div>
  );
}

function FactTiles({ page, data }: PartProps) {
  const { format, texts } = page;
  const { listing } = data.home;
  const { bathrooms, parkingTotal } = listing;
  const tiles: { icon: IconName; value: string | null; label: string }[] = [
    {
      icon: 'bed-double',
      value: format.aboveBelow(listing.bedrooms, listing.bedroomsPlus),
      label: texts.facts.beds,
    },
    { icon: 'bath', value: bathrooms === null ? null : format.number(bathrooms), label: texts.facts.baths },
    { icon: 'ruler', value: writeArea(listing, page), label: texts.facts.area },
    {
      icon: 'car',
      value: parkingTotal === null ? null : format.number(parkingTotal),
      label: texts.facts.parking,
    },
  ];
  return (
    <dl className="tiles-4">
      {tiles.map(({ icon, value, label }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} look="soft" />
            <span>{label}</span>
          </dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The unit is the label. */
function writeArea({ areaLow, areaHigh }: ListingCard, { format }: PageContext): string | null {
  const known = areaLow ?? areaHigh;
  if (known === null) return null;
  return areaLow === null || areaHigh === null || areaLow === areaHigh
    ? format.number(known)
    : format.numberRange(areaLow, areaHigh);
}

/** The three buttons stay in sight at the foot of a phone; why stands where there is room. */
function YourAnswer({ page, data, name }: PartProps & { name: string }) {
  const { home } = data;
  const { texts } = page;
  const part = partOf(home.id);
  return (
    <section id={part} className="card your-answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{texts.yourAnswer}</h2>
      <div className="bar">
        <AnswerButtons page={page} home={home} part={part} updates={[part]} name={name} />
      </div>
      <AnswerDetails page={page} home={home} part={part} updates={[part]} hasComments={false} />
      <OthersSaid page={page} others={home.others} />
    </section>
  );
}

function Around({ page, data }: PartProps) {
  const { texts, format } = page;
  const { map, schools, home } = data;
  if (map === null && schools.length === 0) return null;
  return (
    <section className="card section around" aria-labelledby="around-title">
      <h2 id="around-title">{texts.home.around}</h2>
      {map === null ? null : <MapPicture page={page} homes={[home]} map={map} chosen={home.id} />}
      <ul className="schools">
        {schools.map((school) => (
          <li key={school.name}>
            <Icon name="graduation-cap" look="soft" />
            <p>
              <strong>{school.name}</strong>
              <span className="soft">
                {[
                  `${texts.home.school.system[school.system]}, ${texts.home.school.level[school.level]}`,
                  school.grades,
                  format.distance(school.distanceMetres),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ page, data }: PartProps) {
  const { texts, format, frame } = page;
  const { home, comments } = data;
  const { officeName, address, mlsNumber } = home.listing;
  const { email } = frame.agent;
  const subject = encodeURIComponent(`${address || mlsNumber}`);
  return (
    <section id="questions" className="card section" aria-labelledby="questions-title">
      <h2 id="questions-title">{texts.home.questions}</h2>
      <Thread page={page} comments={comments} />
      <CommentForm page={page} home={home.id} part="questions" />
      <Outcome page={page} home={home.id} of={['written', 'full']} />
      <AgentLinks agent={frame.agent} texts={texts} format={format} />
      <p className="office">
        {officeName ? `${texts.listedBy(officeName)}. ` : null}
        {email === '' ? null : <a href={`mailto:${email}?subject=${subject}`}>{texts.home.mistake}</a>}
      </p>
    </section>
  );
}

function Neighbours({ page, data }: PartProps) {
  const { texts } = page;
  const { previous, next } = data;
  if (previous === null && next === null) return null;
  return (
    <nav className="wide neighbours" aria-label={texts.home.neighbours}>
      {previous === null ? null : (
        <a className="quiet-button" href={page.linkToHome(previous)} rel="prev">
          <Icon name="arrow-left" />
          {texts.home.previous}
        </a>
      )}
      {next === null ? null : (
        <a className="quiet-button" href={page.linkToHome(next)} rel="next">
          {texts.home.next}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
