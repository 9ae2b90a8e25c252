import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { phoneLink, useClientFormat } from '../parts/format-client.ts';
import { RelationBars } from '../parts/relation-bars.tsx';
import { useClientWords } from '../parts/use-client-words.ts';
import type { ClientDetail } from './client-detail.ts';

const mainFacts: readonly string[] = [
  'phone',
  'email',
  'birthday',
  'budget',
  'address',
  'job',
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

function useFacts(client: ClientDetail) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const clientFormat = useClientFormat();
  const format = useFormat();
  const phone = (number: string): ReactNode =>
    number && (
      <a href={phoneLink(number)} className="touch-target hover:underline">
        {clientFormat.phone(number)}
      </a>
    );
  const day = (date: string | null) => date && format.dateText(date);
  const join = (...parts: string[]) => parts.filter(Boolean).join(', ');
  const emails = [client.email, ...client.moreEmails].filter(Boolean);
  const street = client.unit ? `${client.unit}-${client.address1}` : client.address1;

  return [
    ['phone', phone(client.phone)],
    ['homeNumber', phone(client.homeNumber)],
    ['officeNumber', phone(client.officeNumber)],
    [
      'morePhones',
      client.morePhones.length > 0 &&
        client.morePhones.map(({ label, number }) => (
          <span key={number} className="block">
            {label && <span className="text-ink-3">{label} </span>}
            {phone(number)}
          </span>
        )),
    ],
    [
      'email',
      emails.length > 0 &&
        emails.map((email) => (
          <span key={email} title={email} className="block truncate">
            {email}
          </span>
        )),
    ],
    ['birthday', day(client.birthday)],
    ['gender', wordOf('Gender', client.gender)],
    ['budget', client.budget !== null && clientFormat.budget(client)],
    [
      'financing',
      join(
        wordOf('FinancialSource', client.financialSource),
        wordOf('MortgageStatus', client.mortgageStatus),
      ),
    ],
    ['address', join(street, client.address2, client.city)],
    [
      'region',
      join(
        wordOf('Province', client.province) || client.province,
        client.postalCode,
        client.country === 'CA' ? '' : wordOf('Country', client.country) || client.country,
      ),
    ],
    ['moveIn', day(client.moveInDate)],
    ['job', join(client.jobTitle, client.businessName)],
    ['businessType', wordOf('BusinessType', client.businessType)],
    ['source', join(wordOf('ClientSource', client.source), client.sourceDetail)],
    ['leadSource', wordOf('LeadSource', client.leadSource)],
    ['relation', client.relation && <RelationBars relation={client.relation} />],
    ['language', t(`languages.${client.language}`)],
    ['entered', day(client.entryDate)],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
}
