import { siteLimits } from '@hearthline/contract/sites';
import { leastContrast } from '@hearthline/domain/site/contrast';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { contrastQuery } from '../api/sites-api.ts';
import { BuilderFrame, LoadedSite, PartHead } from '../builder/builder-frame.tsx';
import type { SiteState } from '../model/use-site.ts';
import { BothField } from '../parts/both-field.tsx';
import { PictureField } from '../pictures/picture-field.tsx';

/** The top of the home page: slogan, subtitle, picture, and whether homes are looked for under them. */
export function HeroScreen() {
  const { t } = useTranslation('sites');
  return (
    <LoadedSite title={t('parts.hero')}>
      {(state) => (
        <BuilderFrame
          state={state}
          section="hero"
          isWritten
          head={<PartHead title={t('parts.hero')} hasLanguages />}
        >
          <HeroFields state={state} />
        </BuilderFrame>
      )}
    </LoadedSite>
  );
}

function HeroFields({ state }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const { draft, change, pictureOf } = state;
  const { hero, template } = draft;
  return (
    <>
      <BothField
        field="slogan"
        label={t('hero.slogan')}
        isRequired
        texts={draft.slogan}
        most={siteLimits.slogan}
        onChange={(slogan, language) => change((before) => ({ ...before, slogan }), `slogan.${language}`)}
      />
      <BothField
        field="subtitle"
        label={t('hero.subtitle')}
        rows={3}
        texts={draft.subtitle}
        most={siteLimits.subtitle}
        onChange={(subtitle, language) =>
          change((before) => ({ ...before, subtitle }), `subtitle.${language}`)
        }
      />
      <PictureField
        use="hero"
        label={t('hero.picture')}
        emptyText={t('hero.noPicture', { template: t(`templates.${template}.name`) })}
        placed={hero}
        picture={hero ? pictureOf(hero.id) : undefined}
        onChange={(next, field) => change((before) => ({ ...before, hero: next }), field)}
      />
      <Readability state={state} />
      <Switch
        isSelected={draft.showsSearch}
        className="w-full flex-row-reverse justify-between font-medium"
        onChange={(showsSearch) => change((before) => ({ ...before, showsSearch }))}
      >
        {t('hero.search')}
      </Switch>
    </>
  );
}

/** Whether words over the agent's picture can be read; of those beside it, and of a drawing, the template answers itself. */
function Readability({ state: { draft } }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const format = useFormat();
  const query = contrastQuery(draft);
  const { data: contrast = null } = useQuery(query);
  if (!query.enabled || contrast === null) return null;
  const isGood = contrast >= leastContrast;
  return (
    <div className="grid gap-1.5">
      <span className={labelClass}>{t('hero.overPicture')}</span>
      <p
        role="status"
        className={`flex items-center gap-2 rounded-md border px-3 py-2.5 text-sm ${
          isGood ? 'border-success-line bg-success-soft' : 'border-warning-line bg-warning-soft'
        }`}
      >
        {isGood ? (
          <CircleCheck aria-hidden="true" size={16} className="flex-none text-success" />
        ) : (
          <TriangleAlert aria-hidden="true" size={16} className="flex-none text-warning" />
        )}
        <span className="min-w-0 flex-1">{t(isGood ? 'hero.readable' : 'hero.hardToRead')}</span>
        <b className="font-medium">{format.number(Math.floor(contrast * 10) / 10)} : 1</b>
      </p>
    </div>
  );
}
