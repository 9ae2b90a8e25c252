import type { NamedPlace } from '@hearthline/contract/market-figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { ComboBox } from '../../../shared/ui/combo-box.tsx';
import { placesQuery } from '../api/news-api.ts';
import type { PostProblem } from '../model/post-values.ts';
import { hasBlock, limits } from '../model/post-values.ts';
import { FigureChoice } from './figure-choice.tsx';
import type { PostDraft } from './use-post-draft.ts';

const typingMs = 250;
const keyOf = ({ level, code }: Pick<NamedPlace, 'level' | 'code'>) => `${level} ${code}`;

interface FiguresSectionProps {
  draft: PostDraft;
  problems: readonly PostProblem[];
}

/** Up to four places: readers see the figures of their own, the others those of the first. */
export function FiguresSection({ draft, problems }: FiguresSectionProps) {
  const { t } = useTranslation('news');
  const { value, post, set } = draft;
  const format = useFormat();
  /** Chosen here, before the post that is saved names them. */
  const [found, setFound] = useState<readonly NamedPlace[]>([]);
  const known = new Map([...(post?.places ?? []), ...found].map((place) => [keyOf(place), place.name]));
  const nameOf = (place: (typeof value.cities)[number]) => known.get(keyOf(place)) ?? place.code;
  const names = value.cities.map(nameOf);
  const [first, second] = names;
  /** The place that a report of the library speaks of in its own words. */
  const written = value.cities.find((city) => post?.reportKey?.startsWith(`${city.level}-${city.code}-`));
  const tooFew = post?.tooFew.filter(({ name }) => names.includes(name)) ?? [];
  return (
    <section aria-labelledby="figures-heading" className="grid gap-3 px-5 py-4">
      <h2 id="figures-heading" className="text-[15px]/[22px]">
        {t('figuresOf.title')}
      </h2>
      <p className="text-sm text-ink-2">
        {first === undefined
          ? t('figuresOf.none')
          : second === undefined
            ? t('figuresOf.one', { place: first })
            : t('figuresOf.several', { place: second, first })}
      </p>
      {names.length > 0 ? (
        <ul aria-label={t('figuresOf.chosen')} className="flex flex-wrap gap-1.5">
          {value.cities.map((city) => (
            <li key={keyOf(city)}>
              <Chip
                isSelected
                isRemovable
                aria-label={t('figuresOf.remove', { place: nameOf(city) })}
                onClick={() => set({ cities: value.cities.filter((each) => each !== city) })}
              >
                {nameOf(city)}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {value.cities.length < limits.cities ? (
        <PlacePicker
          chosen={value.cities.map(keyOf)}
          error={problems.some(({ field }) => field === 'cities') ? t('figuresOf.missing') : undefined}
          onChoose={(place) => {
            setFound([...found, place]);
            set({ cities: [...value.cities, { level: place.level, code: place.code }] });
          }}
        />
      ) : null}
      {written !== undefined && value.cities.some((city) => city !== written) ? (
        <Banner tone="warning" className="py-2!">
          {t('figuresOf.writtenOf', { place: nameOf(written) })}
        </Banner>
      ) : null}
      {tooFew.length > 0 ? (
        <Banner tone="warning" className="py-2!">
          {format.list(tooFew.map(({ name, sales }) => t('figuresOf.tooFew', { name, count: sales })))}
        </Banner>
      ) : null}
      {hasBlock(value) ? null : (
        <div className="flex flex-wrap gap-3">
          <FigureChoice draft={draft} />
        </div>
      )}
    </section>
  );
}

interface PlacePickerProps {
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (place: NamedPlace) => void;
}

function PlacePicker({ chosen, error, onChoose }: PlacePickerProps) {
  const { t } = useTranslation('news');
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), typingMs);
  const { data = [], isFetching, isError } = useQuery(placesQuery(search));
  const items = data
    .filter((place) => !chosen.includes(keyOf(place)))
    .map((place) => ({ ...place, id: keyOf(place) }));
  return (
    <ComboBox
      label={t('figuresOf.add')}
      error={error}
      placeholder={t('figuresOf.find')}
      items={items}
      text={text}
      onTextChange={setText}
      onChoose={({ id: _id, ...place }) => {
        onChoose(place);
        setText('');
      }}
      nameOf={({ name }) => name}
      isOpenOnFocus
      emptyText={t(isFetching ? 'figuresOf.searching' : isError ? 'figuresOf.failed' : 'figuresOf.notFound')}
      maxLength={80}
      boxClassName="h-11 rounded-md lg:h-10"
      inputClassName="h-full min-w-0 rounded-[inherit] px-3"
    >
      {({ name, within }) => (
        <span className="min-w-0">
          {name}
          {within ? <span className="text-ink-3"> · {within}</span> : null}
        </span>
      )}
    </ComboBox>
  );
}
