import type { NamedQuery } from '@hearthline/contract/badges';
import { useTranslation } from 'react-i18next';
import { ParameterSwitches, ParameterValue } from '../components/parameter-setting.tsx';
import type { BadgeDraft } from '../model/badge-draft.ts';
import type { ParamChoices } from '../model/param-choice.ts';
import { BuilderPart } from './builder-part.tsx';

interface BuilderParametersProps {
  query: NamedQuery;
  draft: BadgeDraft;
  onChange: (choices: ParamChoices) => void;
}

export function BuilderParameters({ query, draft, onChange }: BuilderParametersProps) {
  const { t } = useTranslation('badges');
  const shown = query.parameters.filter(({ type }) => type !== 'agent');
  if (shown.length === 0) return null;
  return (
    <BuilderPart title={t('builder.parameters')}>
      <div className="grid gap-4">
        {shown.map((parameter) => {
          const setting = { query, parameter, choices: draft.params, onChange };
          return (
            <div key={parameter.paramDefId}>
              <ParameterValue {...setting} />
              <ParameterSwitches
                {...setting}
                discoveryLabel={t('builder.discovery')}
                resolverLabel={t('query.resolver')}
                className="mt-2 grid justify-items-start gap-2 text-ink-2"
              />
            </div>
          );
        })}
      </div>
    </BuilderPart>
  );
}
