import type { TimelineEntry } from '@hearthline/contract/client-page';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MenuItem } from '../../../shared/ui/menu.tsx';
import { analysisLink } from '../parts/client-links.ts';
import { lookOf } from './entry-looks.ts';
import { ItemMenu } from './item-menu.tsx';
import { MailLine } from './mail-line.tsx';
import { useContacts } from './use-contacts.ts';
import { useEntryWords } from './use-entry-words.ts';

interface TimelineRowProps {
  clientId: string;
  entry: TimelineEntry;
  timeZone?: string;
}

export function TimelineRow({ clientId, entry, timeZone }: TimelineRowProps) {
  const format = useFormat(timeZone);
  const { title, text } = useEntryWords()(entry);
  const { Icon, colour } = lookOf(entry);
  return (
    <li className="relative flex gap-3 py-2 before:absolute before:inset-y-0 before:left-[17.5px] before:w-px before:bg-line before:content-[''] lg:gap-3.5 lg:py-[9px] lg:before:left-[15.5px]">
      <span
        aria-hidden="true"
        style={{ '--entry': colour } as CSSProperties}
        className="z-1 grid size-9 flex-none place-items-center rounded-md bg-[color-mix(in_srgb,var(--entry)_14%,var(--entry-ground,var(--surface)))] text-(--entry) lg:size-8 [&_svg]:size-4"
      >
        <Icon strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <p className="min-w-0 flex-1 text-base font-medium wrap-anywhere lg:text-sm">
            {entry.kind === 'analysis' ? (
              <Link {...analysisLink(entry)} className="touch-target rounded-xs hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {entry.kind === 'contact' && <ContactMenu clientId={clientId} entryId={entry.id} title={title} />}
          <time dateTime={entry.at} className="flex-none text-xs whitespace-nowrap text-ink-3">
            {format.time(entry.at)}
          </time>
        </div>
        {text && <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere lg:text-xs">{text}</p>}
        {entry.kind === 'mail' && <MailLine entry={entry} timeZone={timeZone} />}
      </div>
    </li>
  );
}

interface ContactMenuProps {
  clientId: string;
  entryId: string;
  title: string;
}

/** A contact that was logged by mistake; after its toast is gone, taking it back cannot be undone. */
function ContactMenu({ clientId, entryId, title }: ContactMenuProps) {
  const { t } = useTranslation(['clients', 'common']);
  const { remove } = useContacts(clientId);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="-my-1.5 flex-none self-center">
      <ItemMenu label={t('page.log.menu', { title })} className="">
        <MenuItem icon={<Undo2 />} onAction={() => setIsAsked(true)}>
          {t('page.log.takeBack')}
        </MenuItem>
      </ItemMenu>
      {isAsked && (
        <ConfirmDialog
          isOpen
          isDestructive
          onOpenChange={setIsAsked}
          title={t('page.log.takeBackTitle')}
          text={t('page.log.takeBackText')}
          confirmLabel={t('page.log.takeBack')}
          cancelLabel={t('common:cancel')}
          isLoading={remove.isPending}
          onConfirm={() => remove.mutate(entryId)}
        />
      )}
    </div>
  );
}
