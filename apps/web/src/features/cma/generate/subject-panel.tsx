import type { CmaSubject } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { FactName } from '../components/fact-words.ts';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';

const factsOfHouse: FactName[] = [
  'kind',
  'area',
  'bedrooms',
  'bathrooms',
  'garageSpaces',
  'lotArea',
  'basementFinish',
  'condition',
];
const factsOfFlat: FactName[] = [
  'kind',
  'area',
  'bedrooms',
  'bathrooms',
  'level',
  'parkingTotal',
  'feeMonthly',
  'condition',
];
const factsOfLand: FactName[] = ['kind', 'lotArea'];

function factsOf(kind: HomeKind): FactName[] {
  if (kind === 'land') return factsOfLand;
  return kind === 'condoApartment' || kind === 'loft' ? factsOfFlat : factsOfHouse;
}

interface SubjectPanelProps {
  subject: CmaSubject;
  listing: ListingCard | null;
  onEdit: () => void;
}

/** The home as it is compared. */
export function SubjectPanel({ subject, listing, onEdit }: SubjectPanelProps) {
  const { t } = useTranslation('cma');
  const words = useFactWords();
  const { facts } = subject;
  return (
    <Card aria-labelledby="cma-subject" className="overflow-hidden">
      <div className="flex items-center gap-3 px-4 py-3.5">
        <HomeThumb url={listing?.photoUrl ?? null} className="h-15 w-21 rounded-md" />
        <div className="min-w-0 flex-1">
          <Tag tone="brand">{t('generate.subject')}</Tag>
          <p id="cma-subject" className="mt-1 line-clamp-2 font-medium">
            {subject.address}
          </p>
        </div>
        <IconButton
          size="sm"
          label={t('generate.editFacts')}
          icon={<Pencil strokeWidth={1.75} />}
          onClick={onEdit}
        />
      </div>
      <dl className="grid grid-cols-2 border-t border-line md:max-xl:grid-cols-4">
        {factsOf(facts.kind).map((fact) => (
          <div
            key={fact}
            className="border-b border-line px-4 py-1.75 odd:border-r nth-last-[-n+2]:border-b-0 md:max-xl:border-r md:max-xl:nth-last-[-n+4]:border-b-0 md:max-xl:nth-[4n]:border-r-0"
          >
            <dt className="text-[11.5px]/[16px] text-ink-3">{words.label(fact)}</dt>
            <dd className="text-[13px]/[19px] font-medium">
              {fact === 'kind' ? words.kindAndStoreys(facts) : words.value(fact, facts, listing)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
