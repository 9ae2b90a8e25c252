import type { Site } from '@hearthline/contract/site';
import { renderAccountMail } from './mails/account-mail.tsx';
import { renderMessageMail } from './mails/message-mail.tsx';
import { GonePage } from './pages/gone-page.tsx';
import { PreferencesPage } from './pages/preferences-page.tsx';
import { ReportPage } from './pages/report/report-page.tsx';
import { renderDocument } from './render-document.ts';
import { textsOf } from './texts/texts.ts';

export { renderText } from './mails/message-mail.tsx';
export { renderReportLetter } from './mails/report-letter.tsx';

export const renderPage: Site['renderPage'] = (page) => {
  switch (page.name) {
    case 'report':
      return renderDocument(<ReportPage {...page} />);
    case 'preferences':
      return renderDocument(<PreferencesPage {...page} />);
    case 'gone':
      return renderDocument(<GonePage {...page} />);
  }
};

export const renderMail: Site['renderMail'] = (mail) => {
  switch (mail.name) {
    case 'account':
      return renderAccountMail(mail);
    case 'message':
      return renderMessageMail(mail);
  }
};

export const describeReferral: Site['describeReferral'] = (referredBy, language) =>
  textsOf(language).message.referredBy(referredBy);
