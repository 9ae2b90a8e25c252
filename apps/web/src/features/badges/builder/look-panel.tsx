import type { NamedQuery } from '@hearthline/contract/badges';
import { badgeTypes } from '@hearthline/domain/badge/configuration';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { badgeLinkTarget } from '../card/badge-link.tsx';
import { BuilderPart } from './builder-sections.tsx';
import type { LookPartProps } from './look-fields.tsx';
import { ColorFields, IconFields } from './look-fields.tsx';

const longestText = 200;

export function LookPanel({ query, ...props }: LookPartProps & { query: NamedQuery }) {
  const { t } = useTranslation('badges');
  const { configuration, onChange } = props;
  return (
    <>
      <BuilderPart>
        <div className="grid gap-3">
          <div className="grid gap-1.5">
            <span aria-hidden="true" className="text-[12.5px]/[18px] font-medium">
              {t('builder.type')}
            </span>
            <Segmented
              label={t('builder.type')}
              fullWidth
              size="sm"
              items={badgeTypes.map((id) => ({
                id,
                label: t(`builder.types.${id}`),
                name: t(`types.${id}`),
                isDisabled: id === 'AmountWithTrendBadge' && !query.hasSeries,
              }))}
              value={configuration.type}
              onChange={(type) => onChange({ type })}
            />
          </div>
          <TextField
            size="sm"
            label={t('builder.badgeTitle')}
            maxLength={longestText}
            value={configuration.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          {configuration.type === 'BadgeWithLink' ? (
            <LinkFields {...props} />
          ) : (
            <TextField
              size="sm"
              label={t('builder.footer')}
              maxLength={longestText}
              value={configuration.footerText}
              onChange={(event) => onChange({ footerText: event.target.value })}
            />
          )}
        </div>
      </BuilderPart>
      <BuilderPart>
        <ColorFields {...props} />
      </BuilderPart>
      <BuilderPart>
        <IconFields {...props} />
      </BuilderPart>
    </>
  );
}

function LinkFields({ configuration: { link, linkText }, onChange }: LookPartProps) {
  const { t } = useTranslation('badges');
  const isWrong = link.trim() !== '' && badgeLinkTarget(link) === null;
  return (
    <>
      <TextField
        size="sm"
        label={t('builder.link')}
        hint={isWrong ? undefined : t('builder.linkHint')}
        error={isWrong ? t('builder.linkWrong') : undefined}
        inputMode="url"
        maxLength={longestText}
        value={link}
        onChange={(event) => onChange({ link: event.target.value })}
      />
      <TextField
        size="sm"
        label={t('builder.linkText')}
        maxLength={longestText}
        value={linkText}
        onChange={(event) => onChange({ linkText: event.target.value })}
      />
    </>
  );
}
