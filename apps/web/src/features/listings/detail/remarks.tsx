import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** More than this pushes the facts out of sight; about nine lines. */
const shownAtOnce = 640;

/** What the listing agent wrote; long texts open on demand. */
export function Remarks({ text }: { text: string }) {
  const { t } = useTranslation('listings');
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > shownAtOnce;
  return (
    <div className="max-w-[72ch]">
      <p className={classNames('whitespace-pre-line text-ink-2', isLong && !isWhole && 'line-clamp-8')}>
        {text}
      </p>
      {isLong ? (
        <Button variant="link" aria-expanded={isWhole} className="mt-1.5" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'detail.showFewer' : 'detail.readOn')}
        </Button>
      ) : null}
    </div>
  );
}
