import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';

/** Only drawn from 768 px up; phones do not download the picture, because the whole panel is not displayed there. */
export function HeroPanel({ hasChip }: { hasChip: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <section className="hidden bg-cover bg-[51%_60%] text-white md:grid md:bg-[linear-gradient(180deg,rgb(20_14_30/0.16)_0%,rgb(20_14_30/0)_36%,rgb(16_10_22/0.82)_100%),url(/hero.webp)]">
      <div className="sticky top-0 flex h-dvh min-h-[520px] flex-col px-8 py-10 lg:px-12">
        <p className="flex items-center gap-3 text-lg font-semibold tracking-[-0.03em] text-shadow-sm">
          <BrandMark sizePx={38} />
          {config().brand}
        </p>
        <div className="flex-1" />
        {hasChip && (
          <div className="flex max-w-full items-center gap-3 self-start rounded-lg border border-white/20 bg-[rgb(28_18_26/0.62)] py-3 pr-[18px] pl-3 shadow-lg backdrop-blur-[14px]">
            <span className="grid size-10 flex-none place-items-center rounded-[11px] bg-white/20">
              <Scale aria-hidden="true" size={20} strokeWidth={1.75} />
            </span>
            <div>
              <p className="text-sm font-semibold">{t('hero.chipTitle')}</p>
              <p className="text-xs text-white/92">{t('hero.chipText')}</p>
            </div>
          </div>
        )}
        <p className="relative mt-6 max-w-[12em] text-[clamp(30px,3.6vw,52px)] leading-[1.12] font-semibold tracking-[-0.04em] text-balance">
          {t('hero.headline')}
        </p>
        <p className="mt-3 text-md text-white/90">{t('hero.text')}</p>
      </div>
    </section>
  );
}
