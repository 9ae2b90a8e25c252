import type { Language } from '@hearthline/contract/common';
import type { PostalContent, PostalSettings } from '@hearthline/contract/postal-cards';
import { cardGeometry } from '@hearthline/domain/greeting/postal-geometry';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { splitName } from '../../../../shared/lib/split-name.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { PersonAvatar } from '../../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { previewQuery } from '../api/postal-api.ts';
import { CardSide } from '../parts/card-side.tsx';

const typingMs = 350;

interface PreviewColumnProps {
  cardId: string;
  content: PostalContent;
  design: PostalSettings['designs'][number] | undefined;
  /** Of the words, and of the homes that get them. */
  language: Language;
  position: number;
  onPosition: (position: number) => void;
}

/** Both sides as they are printed for one home. */
export function PreviewColumn({
  cardId,
  content,
  design,
  language,
  position,
  onPosition,
}: PreviewColumnProps) {
  const { t } = useTranslation('greetingsPostal');
  const format = useFormat();
  const look = JSON.stringify({ content, language, position });
  const settled = useSettled(look, typingMs);
  const query = useQuery(
    previewQuery(
      cardId,
      JSON.parse(settled) as { content: PostalContent; language: Language; position: number },
    ),
  );
  const { file, inkFree } = cardGeometry[content.size];
  const inches = (one: number, other: number) => `${format.number(one, 2)} × ${format.number(other, 2)}`;
  return (
    <section aria-label={t('preview.label')} className="mx-auto flex w-full max-w-140 flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-2">
        <ul className="flex flex-wrap gap-x-3.5 gap-y-1">
          <Guide className="border-dashed border-ink">
            {t('preview.trim', { size: t(`sizes.${content.size}`) })}
          </Guide>
          <Guide className="border-dotted border-[#2b8fd6]">{t('preview.safe')}</Guide>
          <Guide className="border-solid border-[#3f6fd1]">{t('preview.noInk')}</Guide>
        </ul>
        <ShownAs
          client={query.data?.client ?? null}
          homes={query.data?.homes ?? 0}
          position={position}
          onPosition={onPosition}
        />
      </div>
      <QueryBoundary
        query={query}
        previous="keep"
        pending={
          <>
            <Skeleton className="aspect-25/17 w-full rounded-none!" />
            <Skeleton className="aspect-25/17 w-full rounded-none!" />
          </>
        }
      >
        {({ front, back, language: shown, client }) => (
          <div className="flex flex-col gap-2">
            <Caption
              name={t('preview.front')}
              note={t('preview.bleed', { size: inches(file.height, file.width) })}
            />
            <CardSide
              size={content.size}
              side="front"
              svg={front}
              hasGuides
              alt={t('preview.frontAlt', { alt: design?.alt[shown] ?? '' })}
            />
            <div className="mt-3">
              <Caption
                name={t('preview.back')}
                note={t('preview.address', { size: inches(inkFree.width, inkFree.height) })}
              />
            </div>
            <CardSide
              size={content.size}
              side="back"
              svg={back}
              hasGuides
              alt={t('preview.backAlt', { name: client?.name ?? '—' })}
            />
          </div>
        )}
      </QueryBoundary>
    </section>
  );
}

function Guide({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`w-5 border-t-2 ${className}`} />
      {children}
    </li>
  );
}

function Caption({ name, note }: { name: string; note: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
      <h2 className="text-sm font-normal">{name}</h2>
      <p className="text-xs leading-5 text-ink-3">{note}</p>
    </div>
  );
}

interface ShownAsProps {
  client: { id: string; name: string } | null;
  homes: number;
  position: number;
  onPosition: (position: number) => void;
}

function ShownAs({ client, homes, position, onPosition }: ShownAsProps) {
  const { t } = useTranslation('greetingsPostal');
  if (!client) return <p className="text-ink-3">{t('preview.nobody')}</p>;
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <span className="text-ink-3 max-sm:sr-only">{t('preview.shownAs')}</span>
      <PersonAvatar {...splitName(client.name)} size="xs" />
      <span className="min-w-0 truncate font-medium text-ink">{client.name}</span>
      <IconButton
        size="sm"
        label={t('preview.previous')}
        icon={<ChevronLeft />}
        disabled={homes < 2}
        onClick={() => onPosition((position + homes - 1) % homes)}
      />
      <IconButton
        size="sm"
        label={t('preview.next')}
        icon={<ChevronRight />}
        disabled={homes < 2}
        onClick={() => onPosition((position + 1) % homes)}
      />
    </div>
  );
}
