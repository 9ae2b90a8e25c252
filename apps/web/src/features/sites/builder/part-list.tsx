import { siteLimits } from '@hearthline/contract/sites';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import {
  ArrowDownUp,
  BarChart3,
  ChevronRight,
  ExternalLink,
  Globe,
  History,
  IdCard,
  Image,
  LayoutTemplate,
  MapPin,
  Palette,
  Stamp,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { BoardAccessBanner } from '../../../shared/ui/board-access-needed.tsx';
import type { PartProps } from '../model/part-props.ts';
import { readableAddress } from '../model/preview-address.ts';
import type { SiteState } from '../model/use-site.ts';

/** Where the site stands, and what of it is not live yet. */
export function SiteHead({ state }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const { site } = state;
  return (
    <>
      <h1 className="text-lg/[26px]">{t('title')}</h1>
      {site.liveUrl ? (
        <a
          href={site.liveUrl}
          target="_blank"
          rel="noreferrer"
          className="touch-target mt-0.5 inline-flex max-w-full items-center gap-2 rounded-xs text-sm text-ink-2 underline-offset-3 hovered:underline"
        >
          <span aria-hidden="true" className="size-2 flex-none rounded-full bg-success" />
          <span className="min-w-0 truncate">{readableAddress(site.liveUrl)}</span>
          <ExternalLink aria-hidden="true" size={14} strokeWidth={1.75} className="flex-none" />
          <span className="sr-only">{t('opensNew')}</span>
        </a>
      ) : (
        <p className="mt-0.5 flex items-center gap-2 text-sm text-ink-2">
          <span
            aria-hidden="true"
            className="size-2 flex-none rounded-full border-[1.5px] border-line-control"
          />
          <NotLive publishedAt={site.publishedAt} />
        </p>
      )}
      <LiveLine state={state} />
    </>
  );
}

function NotLive({ publishedAt }: Pick<SiteState['site'], 'publishedAt'>) {
  const { t } = useTranslation('sites');
  const format = useFormat();
  const now = useNow();
  return publishedAt === null
    ? t('live.none')
    : t('live.off', { day: format.relativeInSentence(publishedAt, now) });
}

function LiveLine({ state: { site } }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const format = useFormat();
  const now = useNow();
  const { liveVersion, publishedAt, changes } = site;
  if (liveVersion === null || publishedAt === null) return null;
  const live = t('live.now', { number: liveVersion, day: format.relativeInSentence(publishedAt, now) });
  return (
    <p className="mt-1 text-xs text-ink-3">
      {live} · {t('live.changes', { count: changes })}
    </p>
  );
}

interface Row {
  to:
    | '/site-builder'
    | '/site-builder/template-detail'
    | '/site-builder/hero-section'
    | '/site-builder/about-section';
  search?: { part: string };
  Icon: LucideIcon;
  name: string;
  value?: string | undefined;
}

/** Everything that can be changed, each a step away. */
export function PartList({ state, me }: PartProps) {
  const { t } = useTranslation('sites');
  const { site, draft } = state;
  const part = (
    name: 'cities' | 'logo' | 'look' | 'sections' | 'contact' | 'address' | 'visits' | 'versions',
    Icon: LucideIcon,
    value?: string,
  ): Row => ({
    to: '/site-builder',
    search: { part: name },
    Icon,
    name: t(`parts.${name}`),
    value,
  });
  const hidden = draft.sections.filter(({ isShown }) => !isShown).length;
  const groups: { key: string; rows: Row[] }[] = [
    {
      key: 'words',
      rows: [
        {
          to: '/site-builder/template-detail',
          Icon: LayoutTemplate,
          name: t('parts.template'),
          value: t(`templates.${draft.template}.name`),
        },
        { to: '/site-builder/hero-section', Icon: Image, name: t('parts.hero') },
        { to: '/site-builder/about-section', Icon: UserRound, name: t('parts.about') },
        part('cities', MapPin, t('cities.of', { count: draft.cities.length, most: siteLimits.cities })),
        part('logo', Stamp),
      ],
    },
    {
      key: 'look',
      rows: [
        part('look', Palette, t(`templates.${draft.template}.colours.${draft.colourSet}`)),
        part('sections', ArrowDownUp, hidden > 0 ? t('sections.hidden', { count: hidden }) : undefined),
      ],
    },
    {
      key: 'around',
      rows: [
        part('contact', IdCard),
        part('address', Globe, site.slug),
        part('visits', BarChart3),
        part('versions', History),
      ],
    },
  ];
  return (
    <>
      <BoardAccessBanner agreement={me?.boardAgreement} more={t('withoutAccess')} />
      <nav aria-label={t('parts.label')} className="-mx-2 grid gap-3">
        {groups.map(({ key, rows }) => (
          <ul key={key} className="grid gap-0.5 border-line not-first:border-t not-first:pt-3">
            {rows.map(({ to, search, Icon, name, value }) => (
              <li key={name}>
                <Link
                  to={to}
                  search={search ?? {}}
                  className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-sm font-medium text-ink-2 transition-control hovered:bg-hover hovered:text-ink"
                >
                  <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
                  <span className="min-w-0 flex-1">{name}</span>
                  {value ? <span className="max-w-36 truncate text-xs text-ink-3">{value}</span> : null}
                  <ChevronRight
                    aria-hidden="true"
                    size={16}
                    strokeWidth={1.75}
                    className="flex-none text-ink-3"
                  />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </>
  );
}
