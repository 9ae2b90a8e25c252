import type { Site } from '@hearthline/contract/site';
import { CardPage, renderDocument } from './components/page.tsx';
import { renderAccountMail } from './mails/account-mail.tsx';
import { renderMessageMail } from './mails/message-mail.tsx';
import { renderNotificationMail } from './mails/notification-mail.tsx';
import { BasketPage } from './pages/basket/basket-page.tsx';
import { EndedPage } from './pages/basket/ended-page.tsx';
import { BasketHomePage } from './pages/basket/home-page.tsx';
import { PreferencesPage } from './pages/preferences-page.tsx';
import { ReportPage } from './pages/report/report-page.tsx';
import { textsOf } from './texts/texts.ts';

export { renderAlertMail, renderAlertText } from './mails/alert-mail.tsx';
export { renderAlertQuestion, renderAlertQuestionText } from './mails/alert-question.tsx';
export { renderBasketMail, renderBasketText } from './mails/basket-mail.tsx';
export { renderMailHomes } from './mails/mail-homes.tsx';
export { renderText } from './mails/message-mail.tsx';
export { renderNewsText } from './mails/notification-mail.tsx';
export { renderReportMail } from './mails/report-mail.tsx';
export { renderFigures } from './news/render-figures.tsx';
export { describeConsent } from './pages/basket/consent.tsx';
export { describeSiteConsent } from './sites/consent.ts';
export { renderSitePage } from './sites/render-site-page.tsx';

export const renderPage: Site['renderPage'] = (page) => {
  switch (page.name) {
    case 'report':
      return renderDocument(<ReportPage {...page} />);
    case 'preferences':
      return renderDocument(<PreferencesPage {...page} />);
    case 'basket':
      return renderDocument(<BasketPage {...page} />);
    case 'basketHome':
      return renderDocument(<BasketHomePage {...page} />);
    case 'ended':
      return renderDocument(<EndedPage {...page} />);
    case 'gone': {
      const { title, text } = textsOf(page.language).gone;
      return renderDocument(
        <CardPage language={page.language} title={title}>
          <p>{text}</p>
        </CardPage>,
      );
    }
  }
};

export const renderMail: Site['renderMail'] = (mail) => {
  switch (mail.name) {
    case 'account':
      return renderAccountMail(mail);
    case 'message':
      return renderMessageMail(mail);
    case 'notification':
      return renderNotificationMail(mail);
  }
};

export const describeReferral: Site['describeReferral'] = (referredBy, language) =>
  textsOf(language).message.referredBy(referredBy);
