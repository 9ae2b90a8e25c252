import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteCityCard } from '@hearthline/contract/site-pages';
import { FigureList } from '../../parts/figure-list.tsx';
import { figuresLead } from '../../parts/figure-words.ts';
import { EmailLink, PhoneLink } from '../../parts/frame-parts.tsx';
import { firstNameOf, isShown } from '../../parts/frame-words.ts';
import { Arrow } from '../../parts/icons.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PriceChart } from '../../parts/price-chart.tsx';
import { SanitisedHtml } from '../../parts/sanitised-html.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';
import { Waves } from './waves.tsx';

interface FiguresSectionProps {
  site: SiteContext;
  figures: PlaceFigures;
  cities: readonly SiteCityCard[];
}

export function FiguresSection({ site, figures, cities }: FiguresSectionProps) {
  const { texts } = site;
  const { place } = figures;
  const city = cities.find((each) => each.figures?.place.code === place.code);
  return (
    <section id="section-figures" className="wrap section panel-section">
      <div className="panel">
        <div>
          <h2>{texts.sections.figures(place.name)}</h2>
          <p className="soft">{figuresLead(figures, site)}</p>
          {city === undefined ? null : (
            <a className="link" href={city.url}>
              {texts.sections.figuresLink(place.name)}
              <Arrow />
            </a>
          )}
        </div>
        <div>
          <FigureList site={site} figures={figures} />
          <PriceChart site={site} figures={figures} />
        </div>
      </div>
    </section>
  );
}

/** More than this is read on its own page. */
const longAbout = 900;

export function AboutSection({ site, about }: { site: SiteContext; about: HomePageContent['about'] }) {
  const { texts, frame } = site;
  const isCut = about.html.length > longAbout;
  return (
    <section id="section-about" className={`wrap section about ${about.picture ? '' : 'plain'}`}>
      {about.picture ? (
        <div className="arch">
          <Picture image={about.picture} sizes="(max-width: 900px) 100vw, 480px" />
        </div>
      ) : null}
      <div>
        <h2>{about.title || texts.sections.about}</h2>
        <SanitisedHtml html={about.html} className={isCut ? 'cut' : ''} />
        <p className="actions">
          {isShown(site, 'contact') ? (
            <a className="button deep" href={frame.links.contact}>
              {texts.write(firstNameOf(site))}
            </a>
          ) : null}
          {isCut ? (
            <a className="link" href={frame.links.about}>
              {texts.sections.moreAbout}
              <Arrow />
            </a>
          ) : null}
        </p>
      </div>
    </section>
  );
}

export function ContactSection({ site }: { site: SiteContext }) {
  const { texts, frame } = site;
  return (
    <section id="section-contact" className="band">
      <Waves />
      <div className="wrap">
        <div>
          <h2>{texts.sections.contact}</h2>
          <p>{texts.sections.contactText}</p>
        </div>
        <div className="card">
          <a className="button bright" href={frame.links.contact}>
            {texts.write(firstNameOf(site))}
          </a>
          <p className="card-ways">
            <PhoneLink site={site} />
            <EmailLink site={site} />
          </p>
        </div>
      </div>
    </section>
  );
}
