import { siteColours } from '@hearthline/domain/site/looks';
import { siteColourSets, siteFontPairs } from '@hearthline/domain/site/vocabulary';
import { useTranslation } from 'react-i18next';
import { RadioTiles } from '../../../shared/ui/radio-tiles.tsx';
import type { PartProps } from '../model/part-props.ts';
import { Swatches } from './swatches.tsx';

const tileClass =
  'flex items-center gap-3 rounded-md border border-line bg-raised px-3.5 py-3 text-sm font-medium hover:border-line-strong has-checked:border-brand has-checked:ring-1 has-checked:ring-brand';

/** Colours and fonts within the template; each set was drawn to be read. */
export function LookPart({ state: { draft, change } }: PartProps) {
  const { t } = useTranslation('sites');
  const { template, colourSet, fontPair } = draft;
  return (
    <>
      <p className="text-sm text-ink-2">{t('look.text', { template: t(`templates.${template}.name`) })}</p>
      <div data-field="colourSet">
        <RadioTiles
          label={t('look.colours')}
          tiles={siteColourSets.map((id) => ({
            id,
            content: (
              <>
                <span className="min-w-0 flex-1">{t(`templates.${template}.colours.${id}`)}</span>
                <Swatches colours={siteColours[template][id]} />
              </>
            ),
          }))}
          value={colourSet}
          onChange={(id) => change((before) => ({ ...before, colourSet: id }))}
          tilesClassName="grid gap-2"
          tileClassName={tileClass}
        />
      </div>
      <div data-field="fontPair">
        <RadioTiles
          label={t('look.fonts')}
          tiles={siteFontPairs.map((id) => ({ id, content: t(`templates.${template}.fonts.${id}`) }))}
          value={fontPair}
          onChange={(id) => change((before) => ({ ...before, fontPair: id }))}
          tilesClassName="grid gap-2"
          tileClassName={tileClass}
        />
      </div>
    </>
  );
}
