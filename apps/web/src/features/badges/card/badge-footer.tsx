import type { BadgeConfiguration, BadgeSize } from '@hearthline/domain/badge/configuration';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BadgeLink } from './badge-link.tsx';
import type { BadgeTrend } from './badge-number.ts';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

interface BadgeFooterProps {
  configuration: BadgeConfiguration;
  size: BadgeSize;
  trend: BadgeTrend | null;
  control: ReactNode;
  menu: ReactNode;
}

export function BadgeFooter({ configuration, size, trend, control, menu }: BadgeFooterProps) {
  const { type, footerText, link, linkText } = configuration;
  const shownControl = size === 'Small' ? null : control;
  // In the middle size there is room for one of the two.
  const hasWords = footerText !== '' && !(size === 'Medium' && shownControl);
  return (
    <div className="badge-footer">
      {trend && <TrendChip trend={trend} />}
      {type === 'BadgeWithLink' && linkText !== '' ? (
        <BadgeLink link={link} text={linkText} />
      ) : (
        hasWords && (
          <span className="badge-words" title={footerText}>
            {footerText}
          </span>
        )
      )}
      {(shownControl || menu) && <span className="min-w-0 flex-1" />}
      {shownControl}
      {menu}
    </div>
  );
}

function TrendChip({ trend: { direction, text } }: { trend: BadgeTrend }) {
  const { t } = useTranslation('badgesCard');
  const Arrow = arrows[direction];
  return (
    <span className="badge-trend">
      <Arrow aria-hidden="true" strokeWidth={2.5} />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t(`trend.${direction}`, { amount: text })}</span>
    </span>
  );
}
