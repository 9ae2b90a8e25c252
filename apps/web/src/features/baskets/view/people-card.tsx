import type { Basket, BasketReader } from '@hearthline/contract/baskets';
import { Link } from '@tanstack/react-router';
import { Copy, Link2, Link2Off, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { useCopyText } from '../api/basket-actions.ts';
import { useChangeLink } from '../api/reader-actions.ts';
import { clientLink } from '../model/basket-links.ts';
import { splitName } from '../parts/people.tsx';
import { useMomentText } from '../parts/use-moment-text.ts';

interface PeopleCardProps {
  basket: Basket;
  timeZone: string | undefined;
}

/** Everybody whom the basket is for, each with a link of their own. */
export function PeopleCard({ basket, timeZone }: PeopleCardProps) {
  const { t } = useTranslation('baskets');
  return (
    <Card aria-labelledby="basket-people">
      <CardHeader id="basket-people" title={t('people.title')} />
      <ul className="flex flex-col px-5 py-2">
        {basket.readers.map((reader) => (
          <PersonRow key={reader.readerId} basketId={basket.id} reader={reader} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

interface PersonRowProps {
  basketId: string;
  reader: BasketReader;
  timeZone: string | undefined;
}

function PersonRow({ basketId, reader, timeZone }: PersonRowProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat(timeZone);
  const { momentText } = useMomentText(timeZone);
  const copy = useCopyText();
  const { clientId, name, email, link, visits, visitedAt, leftOut } = reader;
  return (
    <li className="border-line py-3 not-last:border-b">
      <div className="flex items-center gap-3">
        <PersonAvatar {...splitName(name)} />
        <div className="min-w-0 flex-1">
          {clientId === null ? (
            <p className="truncate text-sm font-medium">{name}</p>
          ) : (
            <Link {...clientLink(clientId)} className="block truncate text-sm font-medium hover:underline">
              {name}
            </Link>
          )}
          <p className="text-xs break-words text-ink-3">
            {visitedAt === null
              ? email
              : [t('people.visits', { count: visits }), momentText(visitedAt)].join(' · ')}
          </p>
        </div>
        <PersonMenu basketId={basketId} reader={reader} />
      </div>
      {leftOut === null ? null : (
        <p className="mt-2 flex gap-2 text-xs text-warning">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
          {t('people.leftOut', { reason: t(`leftOut.${leftOut}`) })}
        </p>
      )}
      {link ? (
        <div className="mt-2 flex items-center gap-2 text-xs">
          <Link2 aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none text-ink-3" />
          <span
            title={t('people.ends', { date: format.dateText(link.expiresAt) })}
            className="min-w-0 flex-1 truncate text-ink-2"
          >
            {link.url.replace(/^https?:\/\//, '')}
          </span>
          <Button
            variant="link"
            size="sm"
            aria-label={t('people.copyOf', { name })}
            onClick={() => void copy(link.url)}
          >
            {t('people.copy')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function PersonMenu({ basketId, reader }: { basketId: string; reader: BasketReader }) {
  const { t } = useTranslation('baskets');
  const copy = useCopyText();
  const change = useChangeLink(basketId);
  const [isClosing, setIsClosing] = useState(false);
  const { readerId, name, link } = reader;
  return (
    <>
      <MoreMenu label={t('list.more', { name })}>
        {link ? (
          <MenuItem icon={<Copy aria-hidden="true" />} onAction={() => void copy(link.url)}>
            {t('actions.copyLink')}
          </MenuItem>
        ) : null}
        <MenuItem
          icon={<RefreshCw aria-hidden="true" />}
          onAction={() => change.mutate({ readerId, action: 'open' })}
        >
          {t(link ? 'people.newLink' : 'people.makeLink')}
        </MenuItem>
        {link ? (
          <>
            <MenuSeparator />
            <MenuItem
              isDestructive
              icon={<Link2Off aria-hidden="true" />}
              onAction={() => setIsClosing(true)}
            >
              {t('people.close')}
            </MenuItem>
          </>
        ) : null}
      </MoreMenu>
      <ConfirmDialog
        isOpen={isClosing}
        onOpenChange={setIsClosing}
        isDestructive
        title={t('people.closeTitle', { name })}
        text={t('people.closeText')}
        confirmLabel={t('people.close')}
        cancelLabel={t('people.keep')}
        isLoading={change.isPending}
        onConfirm={() =>
          change.mutate({ readerId, action: 'close' }, { onSettled: () => setIsClosing(false) })
        }
      />
    </>
  );
}
