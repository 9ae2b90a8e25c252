import type { SectionView } from './section.tsx';
import { Photo, Portrait } from './section.tsx';

export function Cover({ section }: { section: SectionView<'cover'> }) {
  const { agent } = section;
  return (
    <section id="cover" className="cover" aria-labelledby="cover-title">
      <Photo src={section.photo} className="hero" />
      <div className="cover-words">
        <h1 id="cover-title">{section.address}</h1>
        <p className="place">{section.place}</p>
        {section.preparedFor ? <p>{section.preparedFor}</p> : null}
        <p className="quiet">{section.date}</p>
        {section.note.map((paragraph) => (
          <p key={paragraph} className="note">
            {paragraph}
          </p>
        ))}
        <div className="by">
          <Portrait photo={agent.photo} initials={agent.initials} />
          <p>
            <strong>{agent.name}</strong>
            <br />
            {agent.role}
            <br />
            {agent.contact}
          </p>
        </div>
      </div>
    </section>
  );
}
