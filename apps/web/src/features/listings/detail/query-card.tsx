import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';

interface QueryCardProps<Data>
  extends Pick<ComponentProps<typeof CardHeader>, 'title' | 'meta' | 'actions'>,
    Pick<ComponentProps<typeof QueryBoundary<Data>>, 'query' | 'pending' | 'isEmpty' | 'children'> {
  /** Of the heading. */
  id: string;
  /** What stands in place of nothing. */
  empty?: string;
  className?: string;
}

/** A part of the screen that is asked for by itself; the others stand when it does not arrive. */
export function QueryCard<Data>({
  id,
  title,
  meta,
  actions,
  empty,
  className = 'overflow-hidden',
  ...boundary
}: QueryCardProps<Data>) {
  return (
    <Card aria-labelledby={id} className={className}>
      <CardHeader id={id} title={title} meta={meta} actions={actions} />
      <QueryBoundary
        {...boundary}
        empty={<p className="px-5 py-4 text-sm text-ink-2">{empty}</p>}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      />
    </Card>
  );
}

interface LongListProps<Item> {
  items: readonly Item[];
  shownFirst: number;
  /** Names the button that shows them all. */
  allText: string;
  children: (item: Item) => ReactNode;
}

/** The first rows; the others when asked for. */
export function LongList<Item>({ items, shownFirst, allText, children }: LongListProps<Item>) {
  const { t } = useTranslation('listings');
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul>{(isWhole ? items : items.slice(0, shownFirst)).map(children)}</ul>
      {items.length > shownFirst ? (
        <div className="px-5 py-3">
          <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('detail.showFewer') : allText}
          </Button>
        </div>
      ) : null}
    </>
  );
}
