import type { Demographics } from '@hearthline/contract/places';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { ShareBars } from './share-bars.tsx';

const shownFirst = 6;

/** The ten languages spoken most often at home. */
export function LanguageBars({ languages }: Pick<Demographics, 'languages'>) {
  const { t } = useTranslation('listings');
  const [isWhole, setWhole] = useState(false);
  const title = t('detail.demographics.languages');
  if (languages === null)
    return (
      <div>
        <h4 className="mb-1 text-xs font-normal text-ink-3">{title}</h4>
        <p className="text-xs text-ink-2">{t('detail.demographics.suppressed')}</p>
      </div>
    );
  const hidden = languages.length - shownFirst;
  const shown = isWhole ? languages : languages.slice(0, shownFirst);
  return (
    <div>
      <h4 className="mb-2 text-xs font-normal text-ink-3">{title}</h4>
      <ShareBars label={title} bars={shown.map(({ name, share }) => ({ id: name, label: name, share }))} />
      {hidden > 0 ? (
        <Button
          variant="link"
          size="sm"
          className="mt-2"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('detail.showFewer') : t('detail.demographics.showMore', { count: hidden })}
        </Button>
      ) : null}
    </div>
  );
}
