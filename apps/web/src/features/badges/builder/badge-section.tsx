import { badgeLimits } from '@hearthline/contract/badges';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { BadgeDraft } from '../model/badge-draft.ts';
import type { DraftState } from '../model/use-badge-draft.ts';
import { BuilderPart } from './builder-part.tsx';
import { badgeNameId } from './use-saving.tsx';

interface BadgeSectionProps {
  state: DraftState;
  /** Sharing is for admins. */
  canShare: boolean;
  nameError: string | undefined;
  onNameTouched: () => void;
}

type Flag = 'isDiscoverable' | 'isDeletable' | 'isResolverEnabled' | 'isShared';

const flagWords = {
  isDiscoverable: 'discoverable',
  isDeletable: 'deletable',
  isResolverEnabled: 'resolver',
  isShared: 'shared',
} as const satisfies Record<Flag, string>;

export function BadgeSection({ state, canShare, nameError, onNameTouched }: BadgeSectionProps) {
  const { t } = useTranslation('badges');
  const { draft, change, hasChanges, discard } = state;
  const put = (part: Partial<BadgeDraft>) => change((before) => ({ ...before, ...part }));
  const flags: Flag[] = [
    'isDiscoverable',
    'isDeletable',
    'isResolverEnabled',
    ...(canShare ? (['isShared'] as const) : []),
  ];
  return (
    <BuilderPart
      title={t('builder.badge')}
      aside={
        hasChanges ? (
          <>
            <Tag tone="warning">{t('builder.unsaved')}</Tag>
            <IconButton
              size="sm"
              label={t('builder.discard')}
              icon={<RotateCcw aria-hidden="true" strokeWidth={1.75} />}
              onClick={discard}
              className="-my-1 -mr-2"
            />
          </>
        ) : null
      }
    >
      <div className="grid gap-3">
        <TextField
          id={badgeNameId}
          label={t('builder.name')}
          isRequired
          maxLength={badgeLimits.name}
          value={draft.name}
          error={nameError}
          onChange={(event) => {
            onNameTouched();
            put({ name: event.target.value });
          }}
        />
        <TextArea
          label={t('builder.description')}
          rows={2}
          maxLength={badgeLimits.description}
          value={draft.description}
          onChange={(event) => put({ description: event.target.value.replaceAll('\n', ' ') })}
        />
        <div className="grid gap-2.5 pt-1">
          {flags.map((flag) => (
            <Switch
              key={flag}
              isSelected={draft[flag]}
              onChange={(isOn) => put({ [flag]: isOn })}
              className="flex-row-reverse justify-between gap-4!"
            >
              <span className="min-w-0">
                {t(`builder.${flagWords[flag]}`)}
                <span className="block text-xs text-ink-3">{t(`builder.${flagWords[flag]}Text`)}</span>
              </span>
            </Switch>
          ))}
        </div>
      </div>
    </BuilderPart>
  );
}
