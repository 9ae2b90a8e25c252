import styles from './card.css?inline';
import type { PageProps } from './page.tsx';
import { Page } from './page.tsx';

/** One card with a heading: for pages that say or ask one thing. */
export function CardPage({ language, title, children }: Omit<PageProps, 'styles'>) {
  return (
    <Page language={language} title={title} styles={styles}>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </Page>
  );
}
