import type { cmaLimits } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import { languages } from '@hearthline/domain/language';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, FileText, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { labelClass } from '../../../../shared/ui/field.tsx';
import { Modal } from '../../../../shared/ui/modal.tsx';
import { PersonPicker } from '../../../../shared/ui/person-picker.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { toast } from '../../../../shared/ui/toast.tsx';
import type { LeftOutGroup, Recipient } from '../../api/report-api.ts';
import { groupByReason, reportAudienceQuery, useSendReport } from '../../api/report-api.ts';
import { LeftOutNotes } from './left-out-notes.tsx';
import { useMailDraft } from './mail-draft.ts';

interface SendDialogProps {
  /** The finished report, and others of the same version that stand in the other language. */
  report: CmaReportRow;
  twins: readonly CmaReportRow[];
  address: string;
  agentName: string;
  /** For whom the analysis is made. */
  firstRecipients: readonly Recipient[];
  onClose: () => void;
  /** With those who got nothing. */
  onSent: (leftOut: LeftOutGroup[]) => void;
}

const mostRecipients: typeof cmaLimits.recipients = 20;
const subjectMaxLength = 200;
const messageMaxLength = 5_000;
const choosingMs = 200;

export function SendDialog({
  report: opened,
  twins,
  address,
  agentName,
  firstRecipients,
  onClose,
  onSent,
}: SendDialogProps) {
  const { t } = useTranslation(['cmaReport', 'common']);
  const [report, setReport] = useState(opened);
  const [recipients, setRecipients] = useState(firstRecipients);
  const [copyToMe, setCopyToMe] = useState(true);
  const [isTried, setTried] = useState(false);
  const mail = useMailDraft({ language: report.language, address, agentName, recipients });
  const send = useSendReport();
  const clientIds = useSettled(recipients.map(({ id }) => id).join(), choosingMs)
    .split(',')
    .filter(Boolean);
  const { data: audience } = useQuery(reportAudienceQuery(clientIds));
  const expected = recipients.length > 0 ? (audience?.leftOut ?? []) : [];
  const refused = send.data?.sent === 0 ? groupByReason(send.data.leftOut) : null;

  const recipientError =
    isTried && recipients.length === 0
      ? t('send.needRecipient')
      : expected.length > 0 && audience?.willGet === 0
        ? t('send.nobodyGets')
        : undefined;
  const subjectError = isTried && mail.subject.trim() === '' ? t('send.needSubject') : undefined;

  function handleSend(): void {
    setTried(true);
    if (recipients.length === 0 || mail.subject.trim() === '') return;
    send.mutate(
      {
        id: report.id,
        clientIds: recipients.map(({ id }) => id),
        subject: mail.subject.trim(),
        message: mail.message.trim(),
        copyToMe,
      },
      {
        onSuccess: ({ sent, leftOut }) => {
          if (sent === 0) return;
          toast.success(t('send.sent', { count: sent }));
          onSent(groupByReason(leftOut));
        },
      },
    );
  }

  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={false}
      title={t('send.title')}
      footer={
        <>
          <Checkbox isSelected={copyToMe} onChange={setCopyToMe} className="mr-auto">
            {t('send.copyToMe')}
          </Checkbox>
          <Button variant="ghost" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button icon={<Send strokeWidth={1.75} />} isLoading={send.isPending} onClick={handleSend}>
            {t('send.submit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3.5">
        {refused ? (
          <Banner tone="danger" title={t('send.sentNobody')}>
            <LeftOutNotes isSent groups={refused} />
          </Banner>
        ) : null}
        <PersonPicker
          label={t('send.to')}
          isRequired
          hasFocus
          placeholder={recipients.length === 0 ? t('send.findHint') : undefined}
          chosen={recipients}
          onChange={setRecipients}
          most={mostRecipients}
          error={recipientError}
          hint={recipients.length >= mostRecipients ? t('send.full', { most: mostRecipients }) : undefined}
        />
        <div role="status" className="empty:-mt-3.5">
          <LeftOutNotes
            groups={expected.map(({ reason, examples, count }) => ({
              reason,
              names: examples,
              more: Math.max(0, count - examples.length),
            }))}
          />
          {recipients.length > 0 && audience && audience.sending.later > 0 ? (
            <p className="flex gap-2 text-xs text-warning not-first:mt-1.5">
              <CalendarClock aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
              {t('send.later', { count: audience.sending.later, limit: audience.sending.limit })}
            </p>
          ) : null}
        </div>
        <div className="grid gap-3 md:grid-cols-[1fr_132px]">
          <TextField
            label={t('send.subject')}
            isRequired
            value={mail.subject}
            maxLength={subjectMaxLength}
            error={subjectError}
            onChange={(event) => mail.setSubject(event.target.value)}
          />
          <LanguageChoice report={report} twins={twins} onChange={setReport} />
        </div>
        <TextArea
          label={t('send.message')}
          rows={6}
          value={mail.message}
          maxLength={messageMaxLength}
          onChange={(event) => mail.setMessage(event.target.value)}
        />
        <FileRow report={report} />
      </div>
    </Modal>
  );
}

/** Only what is drawn can be sent: the other language needs a report of its own. */
function LanguageChoice({
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

function FileRow({ report }: { report: CmaReportRow }) {
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
