import type { Suggestion } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { FileQuestionMark, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ComboList } from '../../../shared/ui/combo-list.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { suggestQuery } from '../api/search-api.ts';
import { SentenceOption } from '../sentence/sentence-box.tsx';
import { WhyDialog } from './why-dialog.tsx';

type Home = Extract<Suggestion, { type: 'listing' }>;

const fewestLetters = 2;
const longestText = 80;
const pauseMs = 150;

/** Asks why a home that the agent misses is not among the results. */
export function AskWhyButton({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('listings');
  const [isAsking, setIsAsking] = useState(false);
  const [home, setHome] = useState<Home | null>(null);
  return (
    <>
      <IconButton
        label={t('why.ask')}
        icon={<FileQuestionMark aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => setIsAsking(true)}
      />
      {isAsking ? (
        <AskDialog
          onClose={() => setIsAsking(false)}
          onChoose={(chosen) => {
            setIsAsking(false);
            setHome(chosen);
          }}
        />
      ) : null}
      {home ? <WhyDialog listing={home} criteria={criteria} onClose={() => setHome(null)} /> : null}
    </>
  );
}

function AskDialog({ onChoose, onClose }: { onChoose: (home: Home) => void; onClose: () => void }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim(), pauseMs).slice(0, longestText);
  const query = useQuery({ ...suggestQuery(asked), enabled: asked.length >= fewestLetters });
  const homes =
    asked.length < fewestLetters ? [] : (query.data ?? []).filter((found) => found.type === 'listing');
  const isUnknown =
    asked.length >= fewestLetters && query.isSuccess && !query.isFetching && homes.length === 0;
  return (
    <Modal isOpen onOpenChange={onClose} size="sm" title={t('why.ask')} description={t('why.askText')}>
      <ComboList
        label={t('why.home')}
        items={homes}
        keyOf={({ id }) => id}
        text={text}
        onTextChange={setText}
        onChoose={onChoose}
        announcement={t('sentence.suggestions', {
          count: Math.min(homes.length, 2),
          number: format.number(homes.length),
        })}
        rowClassName={({ isActive }) =>
          classNames('min-h-11 gap-2.5 rounded-[8px] px-2.5 py-1 text-sm', isActive && 'bg-hover')
        }
        field={(input) => (
          <TextField
            {...input}
            label={t('why.home')}
            autoFocus
            maxLength={longestText}
            placeholder={t('why.homeHint')}
            icon={<Search aria-hidden="true" strokeWidth={1.75} />}
          />
        )}
      >
        {(home) => <SentenceOption suggestion={home} />}
      </ComboList>
      <p role="status" className="mt-2 text-sm text-ink-2 empty:hidden">
        {isUnknown ? t('why.unknownHome') : null}
      </p>
    </Modal>
  );
}
