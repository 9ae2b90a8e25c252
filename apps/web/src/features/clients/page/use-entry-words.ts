import type { TimelineEntry } from '@hearthline/contract/client-page';
import { commercialCategories, consentTypes } from '@hearthline/domain/client/consent';
import type { ClientField } from '@hearthline/domain/client/fields';
import { clientFields } from '@hearthline/domain/client/fields';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useClientWords } from '../parts/use-client-words.ts';

type Change = Extract<TimelineEntry, { kind: 'change' }>;

/** What happened, in a title and a line below it. */
export function useEntryWords(): (entry: TimelineEntry) => { title: string; text: string } {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const format = useFormat();

  /** Codes stand with spaces between; one that is not known is left out. */
  function writeDetail({ change, detail }: Change): string {
    const codes = detail.split(' ');
    switch (change) {
      case 'edited':
        return codes.flatMap((code) => (isField(code) ? t(`form.fields.${code}`) : [])).join(', ');
      case 'categoryChanged':
        return wordOf('category', clientCategories.find((each) => each === detail) ?? null);
      case 'consentRecorded': {
        const type = consentTypes.find((each) => each === detail);
        return type ? t(`page.consent.types.${type}.label`) : '';
      }
      case 'unsubscribed': {
        const wanted = commercialCategories.filter((each) => codes.includes(each));
        const names = wanted.map((each) => t(`page.consent.categories.${each}`)).join(', ');
        return names ? t('page.entries.stillWants', { names }) : t('page.entries.leftAll');
      }
      case 'merged':
      case 'householdChanged':
        return detail;
      default:
        return '';
    }
  }

  return (entry) => {
    switch (entry.kind) {
      case 'contact': {
        const kind = t(`contactKinds.${entry.contact}`);
        const title =
          entry.minutes === null ? kind : t('page.entries.contact', { kind, count: entry.minutes });
        return { title, text: entry.text };
      }
      case 'mail':
        return {
          title: entry.subject || t(`page.mail.${entry.channel}`),
          text: t(`page.mail.categories.${entry.category}`),
        };
      case 'note':
        return {
          title: t(entry.isPinned ? 'page.entries.pinnedNote' : 'page.entries.note'),
          text: entry.text,
        };
      case 'task':
        return { title: t('page.entries.task'), text: entry.title };
      case 'analysis':
        return {
          title: t(`page.entries.analysis.${entry.event}`),
          text: [
            entry.address,
            t('page.entries.analysis.version', {
              number: format.number(entry.version),
              value: format.price(entry.value),
            }),
            entry.event === 'reportOpened' ? t('page.entries.analysis.times', { count: entry.opened }) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        };
      case 'change':
        return { title: t(`page.entries.changes.${entry.change}`), text: writeDetail(entry) };
    }
  };
}

const isField = (code: string): code is ClientField => code in clientFields;
