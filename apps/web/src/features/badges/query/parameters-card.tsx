import type { NamedQuery, QueryParameter } from '@hearthline/contract/badges';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { ParameterSwitches, ParameterValue } from '../components/parameter-setting.tsx';
import type { ParamChoices } from '../model/param-choice.ts';

interface ParametersCardProps {
  query: NamedQuery;
  choices: ParamChoices;
  onChange: (choices: ParamChoices) => void;
  /** Only where something differs from the defaults. */
  onReset: (() => void) | undefined;
}

export function ParametersCard({ query, choices, onChange, onReset }: ParametersCardProps) {
  const { t } = useTranslation('badges');
  return (
    <Card isPadded aria-labelledby="query-parameters">
      <header className="mb-1.5 flex min-h-8 flex-wrap items-center gap-2">
        <h2 id="query-parameters" className="flex-1 text-base/[24px]">
          {t('query.parameters')}
        </h2>
        {onReset ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCcw aria-hidden="true" strokeWidth={1.75} />}
            onClick={onReset}
          >
            {t('query.reset')}
          </Button>
        ) : (
          <Tag tone="info">{t('query.runs')}</Tag>
        )}
      </header>
      {query.parameters.length === 0 ? (
        <p className="pt-2 text-sm text-ink-2">{t('query.noParameters')}</p>
      ) : null}
      {query.parameters.map((parameter) => (
        <section
          key={parameter.paramDefId}
          aria-label={parameter.title}
          className="border-t border-line py-4.5 last:pb-0"
        >
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <b className="text-sm font-medium">{parameter.title}</b>
            <ParameterFacts parameter={parameter} />
          </div>
          <ParameterValue
            query={query}
            parameter={parameter}
            choices={choices}
            onChange={onChange}
            isLabelHidden
          />
          <ParameterSwitches
            query={query}
            parameter={parameter}
            choices={choices}
            onChange={onChange}
            discoveryLabel={t('query.discovery')}
            resolverLabel={t('query.resolver')}
            className="mt-3 flex flex-wrap gap-x-4 gap-y-2"
          />
        </section>
      ))}
    </Card>
  );
}

/** What kind of value it takes and what it begins with. */
function ParameterFacts({ parameter }: { parameter: QueryParameter }) {
  const { t } = useTranslation('badges');
  const { type, isRequired, defaultValue, options } = parameter;
  const isOwnKind = type === 'period' || type === 'days' || type === 'agent';
  const begin = options.find(({ key }) => key === defaultValue)?.title ?? defaultValue;
  return (
    <>
      <Tag>{t(`query.tags.${isOwnKind ? type : isRequired ? 'list' : 'optional'}`)}</Tag>
      <span className="ml-auto text-xs text-ink-3">
        {begin
          ? t('query.defaultValue', { value: begin })
          : t(isRequired ? 'query.needed' : 'query.defaultAny')}
      </span>
    </>
  );
}
