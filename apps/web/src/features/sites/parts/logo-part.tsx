import { useTranslation } from 'react-i18next';
import type { PartProps } from '../model/part-props.ts';
import { PictureField } from '../pictures/picture-field.tsx';

/** The agent's mark at the head of each page, and the small one of the browser's tab. */
export function LogoPart({ state: { draft, change, pictureOf } }: PartProps) {
  const { t } = useTranslation('sites');
  return (
    <>
      {(['logo', 'favicon'] as const).map((use) => (
        <PictureField
          key={use}
          use={use}
          label={t(`${use}.title`)}
          emptyText={t(`${use}.empty`)}
          placed={draft[use]}
          picture={draft[use] ? pictureOf(draft[use].id) : undefined}
          onChange={(placed, field) => change((before) => ({ ...before, [use]: placed }), field)}
        />
      ))}
    </>
  );
}
