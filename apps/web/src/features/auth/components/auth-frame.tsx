import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { LanguageSwitch } from './language-switch.tsx';

interface AuthFrameProps {
  children: ReactNode;
  /** The floating example on the hero picture. */
  hasChip?: boolean;
}

export function AuthFrame({ children, hasChip = false }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  const { brand } = config();
  return (
    <main className="grid min-h-dvh bg-surface text-ink md:grid-cols-2">
      <HeroPanel hasChip={hasChip} />
      <section className="flex min-w-0 flex-col p-5 pb-6 md:px-6 md:py-8 lg:px-12">
        <div className="flex items-center gap-3 md:justify-end">
          <p className="flex flex-1 items-center gap-3 text-lg font-semibold tracking-[-0.03em] md:hidden">
            <BrandMark sizePx={40} />
            {brand}
          </p>
          <LanguageSwitch />
        </div>
        <div className="mx-auto my-auto w-full max-w-[400px] py-8 max-md:[&_.control-box]:h-13 [&_input[type=password]:not(:placeholder-shown)]:text-[17px] [&_input[type=password]:not(:placeholder-shown)]:tracking-[0.14em]">
          {children}
        </div>
        <footer className="text-center text-xs text-ink-3">{t('footer', { brand })}</footer>
      </section>
    </main>
  );
}
