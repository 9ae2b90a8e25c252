import type { PostalSettings } from '@hearthline/contract/postal-cards';
import { postalLimits } from '@hearthline/contract/postal-cards';
import { cardSizes } from '@hearthline/domain/greeting/postal-geometry';
import { tellsSalePrice } from '@hearthline/domain/greeting/sale-words';
import type { Language } from '@hearthline/domain/language';
import { languages } from '@hearthline/domain/language';
import { placeholderNames } from '@hearthline/domain/message/placeholders';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { DayField } from '../../../../shared/ui/date-picker/day-field.tsx';
import { labelClass } from '../../../../shared/ui/field.tsx';
import { RadioTiles } from '../../../../shared/ui/radio-tiles.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { isStillToCome } from './card-values.ts';
import type { CardDraft } from './use-card-draft.ts';

const inserts = [...placeholderNames, 'street'] as const;
/** Shown before somebody asks for all. */
const fewDesigns = 4;

interface CardFieldsProps {
  draft: CardDraft;
  settings: PostalSettings;
  writing: Language;
  onWriting: (language: Language) => void;
}

/** Everything that an agent decides about a card. */
export function CardFields({ draft, settings, writing, onWriting }: CardFieldsProps) {
  const { t } = useTranslation('greetingsPostal');
  const { values, set } = draft;
  const ownLine = settings.designs.find(({ id }) => id === values.designId)?.line;
  const tellsPrice = languages.some((language) =>
    tellsSalePrice(values.line[language].trim() || (ownLine?.[language] ?? ''), values.message[language]),
  );
  return (
    <div className="grid gap-5">
      <TextField
        label={t('editor.name')}
        isRequired
        maxLength={postalLimits.name}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div>
        <span className={`mb-1.5 block ${labelClass}`}>{t('editor.size')}</span>
        <Segmented
          label={t('editor.size')}
          fullWidth
          items={cardSizes.map((id) => ({ id, label: t(`sizes.${id}`) }))}
          value={values.size}
          onChange={(size) => set({ size })}
        />
      </div>
      <DesignField draft={draft} designs={settings.designs} writing={writing} />
      <WordsFields draft={draft} settings={settings} writing={writing} onWriting={onWriting} />
      {tellsPrice ? (
        <div className="grid gap-3">
          <Banner tone="warning" title={t('editor.consents')}>
            {t('editor.consentsText')}
          </Banner>
          <DayField
            label={t('editor.buyerOn')}
            value={values.buyerOn}
            error={isStillToCome(values.buyerOn, settings.today) ? t('editor.stillToCome') : undefined}
            max={settings.today}
            today={settings.today}
            onChange={(buyerOn) => set({ buyerOn })}
          />
          <DayField
            label={t('editor.sellerOn')}
            value={values.sellerOn}
            error={isStillToCome(values.sellerOn, settings.today) ? t('editor.stillToCome') : undefined}
            max={settings.today}
            today={settings.today}
            onChange={(sellerOn) => set({ sellerOn })}
          />
        </div>
      ) : null}
      <AudienceFields draft={draft} />
      <DayField
        label={t('editor.inHands')}
        isRequired
        value={values.inHandsOn}
        min={settings.today}
        today={settings.today}
        onChange={(inHandsOn) => set({ inHandsOn })}
      />
    </div>
  );
}

interface DesignFieldProps {
  draft: CardDraft;
  designs: PostalSettings['designs'];
  writing: Language;
}

function DesignField({ draft: { values, set }, designs, writing }: DesignFieldProps) {
  const { t } = useTranslation('greetingsPostal');
  const { language } = useFormat();
  const [hasAll, setHasAll] = useState(false);
  const chosen = designs.find(({ id }) => id === values.designId);
  const few = designs.slice(0, fewDesigns);
  // The chosen one always shows, and nothing jumps when all are shown.
  const shown =
    hasAll || (chosen && few.includes(chosen)) ? few : [...few.slice(0, -1), ...(chosen ? [chosen] : [])];
  return (
    <div>
      <RadioTiles
        label={t('editor.front')}
        tiles={(hasAll ? designs : shown).map(({ id, name, pictureUrl }) => ({
          id,
          name: name[language],
          content: (
            <img
              src={pictureUrl[writing]}
              alt=""
              loading="lazy"
              className="aspect-3/2 w-full rounded-[7px] bg-inset object-cover"
            />
          ),
        }))}
        value={values.designId}
        onChange={(designId) => set({ designId })}
        tilesClassName="grid grid-cols-2 gap-2"
        tileClassName="rounded-[11px] border-2 border-transparent p-0.5 has-checked:border-brand hovered:border-line-strong"
      />
      <Button variant="link" size="sm" className="mt-2" onClick={() => setHasAll(!hasAll)}>
        {hasAll ? t('editor.fewerDesigns') : t('editor.allDesigns', { count: designs.length })}
      </Button>
    </div>
  );
}

function WordsFields({ draft: { values, set }, settings, writing, onWriting }: CardFieldsProps) {
  const { t } = useTranslation('greetingsPostal');
  const area = useRef<HTMLDivElement>(null);
  const { line, message } = values;
  const other: Language = writing === 'en' ? 'fr' : 'en';
  const design = settings.designs.find(({ id }) => id === values.designId);
  const otherLine = t(line[other] === '' ? `editor.otherOwn.${other}` : `editor.otherReady.${other}`);
  const otherMessage = t(
    message[other].trim() === '' ? `editor.otherEmpty.${other}` : `editor.otherReady.${other}`,
  );

  function insert(name: string) {
    const box = area.current?.querySelector('textarea');
    const text = message[writing];
    const mark = `{{${name}}}`;
    if (text.length + mark.length > postalLimits.message) return;
    const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
    set({ message: { ...message, [writing]: text.slice(0, from) + mark + text.slice(to) } });
    box?.focus();
  }

  return (
    <div className="grid gap-5">
      <Segmented
        label={t('editor.writing')}
        fullWidth
        items={languages.map((id) => ({ id, label: id === 'en' ? 'English' : 'Français' }))}
        value={writing}
        onChange={onWriting}
      />
      <TextField
        label={t('editor.line')}
        lang={writing}
        maxLength={postalLimits.line}
        placeholder={design?.line[writing]}
        value={line[writing]}
        hint={t('editor.lineHint', { used: line[writing].length, most: postalLimits.line, other: otherLine })}
        onChange={(event) => set({ line: { ...line, [writing]: event.target.value } })}
      />
      <div ref={area}>
        <TextArea
          label={t('editor.message')}
          lang={writing}
          rows={7}
          maxLength={postalLimits.message}
          value={message[writing]}
          hint={`${t('editor.messageHint', { used: message[writing].length, most: postalLimits.message })}. ${otherMessage}`}
          onChange={(event) => set({ message: { ...message, [writing]: event.target.value } })}
        />
        <fieldset className="mt-2 flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('editor.insert')}</legend>
          {inserts.map((name) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => insert(name)}>
              {t(`editor.inserts.${name}`)}
            </Button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
