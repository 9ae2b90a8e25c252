import { siteLimits } from '@hearthline/contract/sites';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '../../../shared/editor/rich-text-editor.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { BuilderFrame, LoadedSite, PartHead } from '../builder/builder-frame.tsx';
import { setIn } from '../model/field-parts.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';
import type { SiteState } from '../model/use-site.ts';
import { BothField } from '../parts/both-field.tsx';
import { PictureField } from '../pictures/picture-field.tsx';

/** Who the agent is, in their words and with their picture. */
export function AboutScreen() {
  const { t } = useTranslation('sites');
  return (
    <LoadedSite title={t('parts.about')}>
      {(state) => (
        <BuilderFrame
          state={state}
          section="about"
          isWritten
          head={<PartHead title={t('parts.about')} hasLanguages />}
        >
          <AboutFields state={state} />
        </BuilderFrame>
      )}
    </LoadedSite>
  );
}

function AboutFields({ state }: { state: SiteState }) {
  const { t } = useTranslation('sites');
  const { language } = useBuilderLanguage();
  const { draft, change, pictureOf } = state;
  const { about } = draft;
  const set = (part: Partial<typeof about>, field?: string) =>
    change((before) => ({ ...before, about: { ...before.about, ...part } }), field);
  return (
    <>
      <BothField
        field="about.title"
        label={t('about.heading')}
        texts={about.title}
        most={siteLimits.aboutTitle}
        onChange={(title, changed) => set({ title }, `about.title.${changed}`)}
      />
      <AboutText
        key={language}
        state={state}
        onText={(html) => set({ body: setIn(about.body, language, html) }, `about.body.${language}`)}
      />
      <PictureField
        use="about"
        label={t('about.picture')}
        emptyText={t('about.noPicture')}
        placed={about.picture}
        picture={about.picture ? pictureOf(about.picture.id) : undefined}
        onChange={(picture, field) => set({ picture }, field)}
      />
    </>
  );
}

function AboutText({ state: { draft }, onText }: { state: SiteState; onText: (html: string) => void }) {
  const { t } = useTranslation('sites');
  const format = useFormat();
  const { language, other } = useBuilderLanguage();
  const { body } = draft.about;
  /** What is longer than may be kept stays here to be shortened. */
  const [tooLong, setTooLong] = useState<string | null>(null);
  const isOtherWritten = body[other].trim() !== '';
  return (
    <div data-field="about.body" lang={language} className="grid gap-1.5">
      <RichTextEditor
        format="mail"
        label={t('about.body')}
        value={tooLong ?? body[language]}
        placeholder={t('about.placeholder')}
        error={tooLong === null ? undefined : t('about.tooLong', { most: format.number(siteLimits.about) })}
        onChange={(html) => {
          const isTooLong = html.length > siteLimits.about;
          setTooLong(isTooLong ? html : null);
          if (!isTooLong) onText(html);
        }}
      />
      <p className="text-xs text-ink-3">
        {t(isOtherWritten ? 'both.ready' : 'both.missing', { language: t(`languages.${other}`) })}
      </p>
    </div>
  );
}
