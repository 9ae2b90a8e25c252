import type { Dashboard } from '@hearthline/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { config } from '../../../shared/lib/config.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { allBadgesQuery, badgeRunsQuery } from '../api/badge-queries.ts';
import { weatherQuery } from '../api/dashboard-queries.ts';
import type { EntryKind, GalleryEntry } from './gallery-entries.ts';
import { findEntries, listEntries } from './gallery-entries.ts';
import { GalleryPreview } from './gallery-preview.tsx';
import { PanelWaiting } from './panels.tsx';

interface GalleryDrawerProps {
  board: Dashboard;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the board shows a place for; null for nothing. */
  onAim: (entry: GalleryEntry | null) => void;
  onAdd: (entry: GalleryEntry) => void;
  /** Shows where on the board something stands. */
  onFind: (itemId: string) => void;
  onRestore: () => void;
}

/** Everything that a board can show, beside the board, which shows where things go. */
export function GalleryDrawer({ isOpen, onOpenChange, onRestore, ...list }: GalleryDrawerProps) {
  const { t } = useTranslation('badgesBoard');
  const [term, setTerm] = useState('');
  const [kind, setKind] = useState<EntryKind | 'all'>('all');
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('gallery.title')}
      header={
        <>
          <SearchField label={t('gallery.search')} text={term} onChange={setTerm} className="mt-2" />
          <div className="mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-2">
            <fieldset className="flex flex-wrap gap-1.5">
              <legend className="sr-only">{t('gallery.kinds.label')}</legend>
              {(['all', 'badge', 'chart', 'panel'] as const).map((each) => (
                <Chip key={each} isSelected={kind === each} onClick={() => setKind(each)}>
                  {t(`gallery.kinds.${each}`)}
                </Chip>
              ))}
            </fieldset>
            <Link to="/badge-builder" className={`ml-auto ${buttonClass({ variant: 'link', size: 'sm' })}`}>
              {t('gallery.build')}
            </Link>
          </div>
        </>
      }
      footer={
        <>
          <Button
            variant="ghost"
            icon={<RotateCcw aria-hidden="true" strokeWidth={1.75} />}
            className="-ml-3"
            onClick={onRestore}
          >
            {t('gallery.restore')}
          </Button>
          <Button variant="secondary" className="ml-auto" onClick={() => onOpenChange(false)}>
            {t('gallery.done')}
          </Button>
        </>
      }
    >
      <GalleryList {...list} term={term} kind={kind} />
    </Drawer>
  );
}

interface GalleryListProps extends Pick<GalleryDrawerProps, 'board' | 'onAim' | 'onAdd' | 'onFind'> {
  term: string;
  kind: EntryKind | 'all';
}

/** What the values of the badges are is asked for together, when the gallery opens. */
function GalleryList({ board, term, kind, ...actions }: GalleryListProps) {
  const { t, i18n } = useTranslation('badgesBoard');
  const badges = useQuery(allBadgesQuery);
  const failure = useQueryBoundary(badges);
  const runs = useQuery(
    badgeRunsQuery(
      (badges.data ?? []).map(({ badgeId }) => badgeId),
      i18n.language,
    ),
  );
  if (failure)
    return <QueryError layout="line" failure={failure} text={t('gallery.failed')} className="px-2 py-4" />;
  if (!badges.data) return <PanelWaiting />;
  const titles = { News: t('news.title'), Reminder: t('reminders.title'), Weather: t('weather.title') };
  const executionOf = (badgeId: string) => runs.data?.get(badgeId)?.execution ?? null;
  const found = findEntries(listEntries(board, badges.data, executionOf, titles), { term, kind });
  if (found.length === 0) return <p className="px-2 py-4 text-sm text-ink-2">{t('gallery.none')}</p>;
  return (['badge', 'chart', 'panel'] as const).map((each) => {
    const entries = found.filter((entry) => entry.kind === each);
    if (entries.length === 0) return null;
    return (
      <section key={each} aria-labelledby={`gallery-${each}`}>
        <h3
          id={`gallery-${each}`}
          className="px-2 pt-2.5 pb-1 text-xs font-medium tracking-normal text-ink-3"
        >
          {t(`gallery.kinds.${each}`)} <span className="ml-1 font-normal">{entries.length}</span>
        </h3>
        <ul aria-labelledby={`gallery-${each}`}>
          {entries.map((entry) => (
            <GalleryRow key={`${entry.item.itemId} ${entry.panel}`} entry={entry} {...actions} />
          ))}
        </ul>
      </section>
    );
  });
}

interface GalleryRowProps extends Pick<GalleryDrawerProps, 'onAim' | 'onAdd' | 'onFind'> {
  entry: GalleryEntry;
}

function GalleryRow({ entry, onAim, onAdd, onFind }: GalleryRowProps) {
  const { t } = useTranslation('badgesBoard');
  const note = useEntryNote(entry);
  const { title, placedId } = entry;
  const isOffered = entry.panel !== 'Weather' || config().hasWeather;
  const isPlaced = placedId !== null;
  const aim = () => onAim(isPlaced ? null : entry);
  // A badge and its chart stand in the same list.
  const name = entry.kind === 'chart' ? t('gallery.asChart', { title }) : title;
  return (
    <li className="flex items-center gap-3.5 rounded-[12px] px-2 py-[7px]">
      <GalleryPreview entry={entry} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium wrap-break-word">{title}</p>
        <p className={isOffered ? 'text-xs text-ink-3' : 'text-xs text-ink-2'}>{note}</p>
      </div>
      {isOffered && (
        // One button in both states, so that the focus stays on it.
        <Button
          size="sm"
          variant={isPlaced ? 'ghost' : 'secondary'}
          aria-label={t(isPlaced ? 'gallery.showNamed' : 'gallery.addNamed', { title: name })}
          icon={isPlaced ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
          className={isPlaced ? 'px-1.5! font-normal!' : undefined}
          onPointerEnter={aim}
          onPointerLeave={() => onAim(null)}
          onFocus={aim}
          onBlur={() => onAim(null)}
          onClick={() => {
            onAim(null);
            if (placedId === null) onAdd(entry);
            else onFind(placedId);
          }}
        >
          {/* On phones the words would leave the title no room; the name of the button says them. */}
          <span className={isPlaced ? 'max-md:sr-only' : undefined}>
            {t(isPlaced ? 'gallery.onBoard' : 'gallery.add')}
          </span>
        </Button>
      )}
    </li>
  );
}

/** The size of a badge and what it counts; of a panel what it shows, or why it is not offered. */
function useEntryNote({ kind, tile, face, panel }: GalleryEntry): string {
  const { t } = useTranslation('badgesBoard');
  const { hasWeather } = config();
  const { data: weather } = useQuery({ ...weatherQuery, enabled: panel === 'Weather' && hasWeather });
  if (panel === 'News') return t('gallery.news');
  if (panel === 'Reminder') return t('gallery.reminders');
  if (panel === 'Weather') {
    if (!hasWeather) return t('gallery.noWeather');
    const note = weather?.isSample ? t('gallery.sampleNote') : t('gallery.weather');
    return weather?.place ? t('gallery.weatherAt', { place: weather.place, note }) : note;
  }
  const sent = face?.execution?.queryResult.sentParams ?? [];
  // What has no words of its own, as the agent's id, tells nobody anything.
  const worded = sent.filter(({ text, defaultValue }) => text !== '' && text !== defaultValue);
  const words = worded.map(({ text }) => text).join(', ');
  if (kind === 'chart') return words || t('gallery.chartNote');
  return [t(`sizes.${tile.size}`), words].filter(Boolean).join(' · ');
}
