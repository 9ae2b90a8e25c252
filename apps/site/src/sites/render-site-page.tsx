import type { RenderedSitePage, SiteFrame, SitePage } from '@hearthline/contract/site-pages';
import type { SiteColours } from '@hearthline/domain/site/looks';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontStyles } from './fonts.ts';
import { AboutPage } from './pages/about-page.tsx';
import { CityPage } from './pages/city-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { HomesPage } from './pages/homes-page.tsx';
import { ListingPage } from './pages/listing-page.tsx';
import { NewsPage } from './pages/news-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PlacesPage } from './pages/places-page.tsx';
import { PostPage } from './pages/post-page.tsx';
import { PrivacyPage } from './pages/privacy-page.tsx';
import { UnsubscribePage } from './pages/unsubscribe-page.tsx';
import { pictureStyles } from './parts/picture.tsx';
import type { SiteContext } from './site-context.ts';
import { createSiteContext } from './site-context.ts';
import { SiteHead } from './site-head.tsx';
import base from './styles/base.css?inline';
import pages from './styles/pages.css?inline';
import parts from './styles/parts.css?inline';
import { siteTemplates } from './templates/templates.ts';

export function renderSitePage(page: SitePage): RenderedSitePage {
  const site = createSiteContext(page.frame, page.name, siteTemplates[page.frame.template]);
  const styles = stylesOf(site);
  const html = renderToStaticMarkup(<SiteDocument site={site} page={page} styles={styles} />);
  return { html: `<!doctype html>${html}`, styles };
}

function SiteDocument({ site, page, styles }: { site: SiteContext; page: SitePage; styles: string }) {
  const { Header, Footer, Home } = siteTemplates[site.frame.template];
  return (
    <html lang={`${site.language}-CA`}>
      <SiteHead site={site} styles={styles} />
      <body className={`${site.frame.template} ${page.name}`}>
        <a className="skip" href="#main">
          {site.texts.skip}
        </a>
        <Header site={site} />
        {page.name === 'siteHome' ? (
          <Home site={site} page={page} />
        ) : (
          <main id="main">
            <InnerPage site={site} page={page} />
          </main>
        )}
        <Footer site={site} />
      </body>
    </html>
  );
}

function InnerPage({ site, page }: { site: SiteContext; page: Exclude<SitePage, { name: 'siteHome' }> }) {
  switch (page.name) {
    case 'siteHomes':
      return <HomesPage site={site} page={page} />;
    case 'siteListing':
      return <ListingPage site={site} page={page} />;
    case 'sitePlaces':
      return <PlacesPage site={site} page={page} />;
    case 'siteCity':
      return <CityPage site={site} page={page} />;
    case 'siteNews':
      return <NewsPage site={site} page={page} />;
    case 'sitePost':
      return <PostPage site={site} page={page} />;
    case 'siteAbout':
      return <AboutPage site={site} page={page} />;
    case 'siteContact':
      return <ContactPage site={site} page={page} />;
    case 'sitePrivacy':
      return <PrivacyPage site={site} />;
    case 'siteUnsubscribe':
      return <UnsubscribePage site={site} page={page} />;
    case 'siteNotFound':
      return <NotFoundPage site={site} />;
  }
}

/** Everything that the page looks like, in one element: the policy allows no other. */
function stylesOf({ frame, assetUrl, look, current }: SiteContext): string {
  return [
    colourStyles(frame),
    base,
    parts,
    current === 'siteHome' ? '' : pages,
    pictureStyles,
    look.styles,
    fontStyles(look.fonts[frame.fontPair], assetUrl),
    frame.isPreview ? previewStyles : '',
  ].join('');
}

/** The builder names what is worked on in the address; nothing else of the page is within its reach. */
const previewStyles =
  'html{scroll-behavior:auto}[id^="section-"]:target{outline:3px solid #3b82f6;outline-offset:-3px}';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colourStyles({ colours }: SiteFrame): string {
  const lines = (Object.keys(colours) as (keyof SiteColours)[]).map(
    (role) => `--${kebab(role)}:${colours[role]}`,
  );
  return `:root{${lines.join(';')}}`;
}
