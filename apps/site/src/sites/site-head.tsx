import type { SiteContext } from './site-context.ts';

/** `</script>` within a text would end the element: no `<` stays as it is. */
const writeStructured = (thing: Record<string, unknown>): string =>
  JSON.stringify(thing).replaceAll('<', '\\u003c');

export function SiteHead({ site, styles }: { site: SiteContext; styles: string }) {
  const { frame, language, assetUrl, look } = site;
  const { head, agent, colours } = frame;
  const { display } = look.fonts[frame.fontPair];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {frame.isPreview || !head.isIndexed ? <meta name="robots" content="noindex, nofollow" /> : null}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map((alternate) => (
        <link
          key={alternate.language}
          rel="alternate"
          hrefLang={`${alternate.language}-CA`}
          href={alternate.url}
        />
      ))}
      <link rel="alternate" type="application/atom+xml" title={site.texts.feed} href={frame.links.feed} />
      <link rel="icon" href={frame.favicon ?? 'data:,'} />
      <meta name="theme-color" content={colours.paper} />
      <link rel="preload" as="font" type="font/woff2" href={assetUrl(display.file)} crossOrigin="anonymous" />
      <meta property="og:type" content={site.current === 'sitePost' ? 'article' : 'website'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:site_name" content={agent.name} />
      <meta property="og:locale" content={`${language}_CA`} />
      {head.image === null ? null : <meta property="og:image" content={head.image} />}
      <meta name="twitter:card" content={head.image === null ? 'summary' : 'summary_large_image'} />
      <style>{styles}</style>
      {head.structured.map(writeStructured).map((written) => (
        <script key={written} type="application/ld+json">
          {written}
        </script>
      ))}
    </head>
  );
}
