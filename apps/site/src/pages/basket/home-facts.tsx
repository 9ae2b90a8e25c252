import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { guessLanguage } from '@hearthline/domain/listing/text-language';
import type { HomeFactLine } from '@hearthline/format/home-facts';
import { listHomeFacts, listHomeRooms } from '@hearthline/format/home-facts';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

interface FactsProps {
  page: PageContext;
  detail: ListingDetail;
}

/** Those that are read first; the rest is folded. */
const firstFacts = 6;

/** What is told of the home, and the words of its brokerage. */
export function HomeFacts({ page, detail }: FactsProps) {
  const { texts, frame, format } = page;
  const facts = listHomeFacts(detail, frame.language, format);
  const rest = facts.slice(firstFacts);
  return (
    <section className="card section" aria-labelledby="facts-title">
      <h2 id="facts-title">{texts.home.title}</h2>
      <FactList facts={facts.slice(0, firstFacts)} />
      {rest.length > 0 || detail.rooms.length > 0 ? (
        <details className="more">
          <summary>
            {texts.home.allFacts}
            <Icon name="chevron-right" look="turns" />
          </summary>
          <FactList facts={rest} />
          <Rooms page={page} detail={detail} />
        </details>
      ) : null}
      <Remarks page={page} remarks={detail.remarks} />
    </section>
  );
}

function FactList({ facts }: { facts: readonly HomeFactLine[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rooms({ page, detail }: FactsProps) {
  const { texts, frame, format } = page;
  const rooms = listHomeRooms(detail, frame.language, format);
  if (rooms.length === 0) return null;
  const hasLevels = rooms.some(({ level }) => level !== '');
  return (
    <table className="rooms">
      <caption>{texts.home.rooms}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.home.room.name}</th>
          {hasLevels ? <th scope="col">{texts.home.room.level}</th> : null}
          <th scope="col">{texts.home.room.size}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, level, size }, place) => (
          // Rooms have no names of their own: two bedrooms may be alike in all that is told.
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order
          <tr key={place}>
            <th scope="row">{name}</th>
            {hasLevels ? <td>{level || '—'}</td> : null}
            <td>{size || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As the brokerage wrote them; who reads another language is told so, and so is a screen reader. */
function Remarks({ page, remarks }: { page: PageContext; remarks: string | null }) {
  if (remarks === null || remarks.trim() === '') return null;
  const { language } = page.frame;
  const written = guessLanguage(remarks);
  const isForeign = written !== null && written !== language;
  return (
    <div className="remarks">
      {isForeign ? <p className="soft">{page.texts.home.remarksIn}</p> : null}
      <div lang={isForeign ? `${written}-CA` : undefined}>
        {remarks
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </div>
  );
}
