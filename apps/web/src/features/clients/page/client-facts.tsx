import type { ClientFactField } from '@hearthline/domain/client/fields';
import { clientFactFields, definitionOf } from '@hearthline/domain/client/fields';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { phoneLink, useClientFormat } from '../parts/format-client.ts';
import { RelationBars } from '../parts/relation-bars.tsx';
import type { WordField } from '../parts/use-client-words.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import type { pageEn } from '../texts/page.en.ts';
import type { ClientDetail } from './client-detail.ts';

const mainFacts: readonly FactName[] = [
  'phone',
  'email',
  'birthday',
  'budget',
  'address',
  'jobTitle',
  'source',
  'relation',
];

interface ClientFactsProps {
  client: ClientDetail;
  /** Whether everything is shown from the beginning. */
  isWhole?: boolean;
}

/** What is known about a person; what is not known takes no line. */
export function ClientFacts({ client, isWhole = false }: ClientFactsProps) {
  const { t } = useTranslation('clients');
  const [isOpen, setIsOpen] = useState(isWhole);
  const facts = useFacts(client).filter(([, value]) => Boolean(value));
  const main = facts.filter(([name]) => mainFacts.includes(name));
  const more = facts.filter(([name]) => !mainFacts.includes(name));
  return (
    <>
      <dl className="text-sm">
        {(isOpen ? [...main, ...more] : main).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3 py-[5px]">
            <dt className="flex-none text-ink-3">{t(`page.facts.${name}`)}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {!isWhole && more.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          className="-ml-2 px-2!"
          icon={<ChevronDown aria-hidden="true" className={classNames(isOpen && 'rotate-180')} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'page.facts.less' : 'page.facts.more')}
        </Button>
      )}
    </>
  );
}

type FactName = Exclude<keyof typeof pageEn.facts, 'more' | 'less'>;

function useFacts(client: ClientDetail): [name: FactName, value: ReactNode][] {
  const plain = usePlainFact(client);
  const { wordOf } = useClientWords();
  const clientFormat = useClientFormat();
  const format = useFormat();
  const emails = [client.email, ...client.moreEmails].filter(Boolean);
  const street = client.unit ? `${client.unit}-${client.address1}` : client.address1;
  /** What is told by several fields, or in a way of its own. */
  const composed: Partial<Record<FactName, ReactNode>> = {
    morePhones:
      client.morePhones.length > 0 &&
      client.morePhones.map(({ label, number }) => (
        <span key={number} className="block">
          {label && <span className="text-ink-3">{label} </span>}
          <PhoneLink number={number} />
        </span>
      )),
    email:
      emails.length > 0 &&
      emails.map((email) => (
        <span key={email} title={email} className="block truncate">
          {email}
        </span>
      )),
    budget: client.budget !== null && clientFormat.budget(client),
    financing: join(
      wordOf('financialSource', client.financialSource),
      wordOf('mortgageStatus', client.mortgageStatus),
    ),
    address: join(street, client.address2, client.city),
    region: join(
      wordOf('province', client.province) || client.province,
      client.postalCode,
      client.country === 'CA' ? '' : wordOf('country', client.country) || client.country,
    ),
    moveInDate: client.moveInDate && format.dateText(client.moveInDate),
    jobTitle: join(client.jobTitle, client.businessName),
    source: join(wordOf('source', client.source), client.sourceDetail),
    relation: client.relation && <RelationBars relation={client.relation} />,
    entryDate: format.dateText(client.entryDate),
  };
  return factOrder.map((name) => [name, name in composed ? composed[name] : plain(name as ClientFactField)]);
}

const factOrder: readonly FactName[] = [
  ...new Set<FactName>([
    'phone',
    'homeNumber',
    'officeNumber',
    'morePhones',
    'email',
    'birthday',
    'gender',
    'budget',
    'financing',
    'address',
    'region',
    'moveInDate',
    'jobTitle',
    'businessType',
    'source',
    'leadSource',
    'relation',
    ...clientFactFields.filter((field) => field !== 'language'),
    'language',
    'entryDate',
  ]),
];

const join = (...parts: string[]) => parts.filter(Boolean).join(', ');

function usePlainFact(client: ClientDetail): (field: ClientFactField) => ReactNode {
  const { wordOf } = useClientWords();
  const format = useFormat();
  return (field) => {
    const value = client[field];
    switch (definitionOf(field).kind) {
      case 'phone':
        return value && <PhoneLink number={value} />;
      case 'date':
        return value && format.dateText(value);
      case 'choice':
        return wordOf(field as WordField, value as never);
      default:
        return value;
    }
  };
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} className="touch-target hover:underline">
      {useClientFormat().phone(number)}
    </a>
  );
}
