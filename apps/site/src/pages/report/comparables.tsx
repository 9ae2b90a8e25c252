import type { SectionView } from './section.tsx';
import { Facts, Photo, Section } from './section.tsx';

export function Comparables({ section }: { section: SectionView<'comparables'> }) {
  return (
    <Section id="comparables" title={section.title}>
      <ol className="cards">
        {section.pages.flat().map((card) => (
          <li key={card.number} className="card">
            <Photo src={card.photo} />
            <h3>
              <span className="chip">{card.number}</span> {card.address}
            </h3>
            <p className="quiet">
              {card.where} · {card.sold}
            </p>
            <Facts
              facts={[
                { label: card.soldFor, value: card.price },
                card.adjustments,
                card.adjusted,
                card.weight,
                ...card.facts,
              ]}
            />
            {card.note ? <p className="note">{card.note}</p> : null}
          </li>
        ))}
      </ol>
      {section.more ? <p className="quiet">{section.more}</p> : null}
    </Section>
  );
}
