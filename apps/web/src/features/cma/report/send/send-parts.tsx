import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { languages } from '@hearthline/domain/language';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { labelClass } from '../../../../shared/ui/field.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';

/** Only what is drawn can be sent: the other language needs a report of its own. */
export function LanguageChoice({
  report,
  twins,
  onChange,
}: {
  report: CmaReportRow;
  twins: readonly CmaReportRow[];
  onChange: (report: CmaReportRow) => void;
}) {
  const { t } = useTranslation('cmaReport');
  const inLanguage = (language: string) => twins.find((each) => each.language === language);
  const isAlone = languages.some((each) => each !== report.language && !inLanguage(each));
  return (
    <div className="relative flex flex-col gap-1.5" title={isAlone ? t('send.otherLanguage') : undefined}>
      <span aria-hidden="true" className={labelClass}>
        {t('send.language')}
      </span>
      <Segmented
        label={t('send.language')}
        fullWidth
        items={languages.map((id) => ({
          id,
          label: t(`shortLanguages.${id}`),
          name: t(`languages.${id}`),
          isDisabled: id !== report.language && !inLanguage(id),
        }))}
        value={report.language}
        onChange={(language) => onChange(inLanguage(language) ?? report)}
      />
      {isAlone ? <p className="sr-only">{t('send.otherLanguage')}</p> : null}
    </div>
  );
}

export function FileRow({ report }: { report: CmaReportRow }) {
  const { t } = useTranslation('cmaReport');
  const format = useFormat();
  return (
    <div className="flex items-center gap-3 rounded-[12px] border border-line bg-inset px-3 py-2.5">
      <span
        aria-hidden="true"
        className="grid size-9 flex-none place-items-center rounded-md bg-brand-ink/14 text-brand-ink"
      >
        <FileText strokeWidth={1.75} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{report.fileName}</p>
        <p className="text-xs text-ink-3">
          {t('send.file', { count: report.pages ?? 0, size: format.bytes(report.bytes ?? 0) })}
        </p>
      </div>
      {report.fileUrl === null ? null : (
        <a
          href={report.fileUrl}
          target="_blank"
          rel="noreferrer"
          className="touch-target rounded-xs text-sm font-medium text-brand-ink underline-offset-3 hover:underline"
        >
          {t('send.preview')}
        </a>
      )}
    </div>
  );
}
