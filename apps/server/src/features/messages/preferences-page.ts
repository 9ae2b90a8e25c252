import type { Language } from '@hearthline/contract/common';
import type { CommercialCategory } from '@hearthline/domain/client/consent';
import { commercialCategories } from '@hearthline/domain/client/consent';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Preferences } from './preferences.service.ts';

interface PageTexts {
  title: string;
  intro: (agent: string) => string;
  categories: Record<CommercialCategory, string>;
  save: string;
  leave: string;
  saved: string;
  left: string;
  goneTitle: string;
  gone: string;
}

const pageTexts: Record<Language, PageTexts> = {
  en: {
    title: 'Your mail',
    intro: (agent) => `Choose what ${agent} may send you. Answers to your own questions always reach you.`,
    categories: {
      news: 'News and market letters',
      alerts: 'Alerts about new homes',
      baskets: 'Homes picked for you',
      greetings: 'Greetings',
      reports: 'Reports on your home’s value',
    },
    save: 'Save',
    leave: 'Unsubscribe from everything',
    saved: 'Saved. It counts from now on.',
    left: 'You are unsubscribed. Nothing more will come.',
    goneTitle: 'This link leads nowhere',
    gone: 'It is incomplete, or what it belonged to is gone.',
  },
  fr: {
    title: 'Vos courriels',
    intro: (agent) =>
      `Choisissez ce que ${agent} peut vous envoyer. Les réponses à vos propres questions vous parviennent toujours.`,
    categories: {
      news: 'Nouvelles et lettres sur le marché',
      alerts: 'Alertes sur les nouvelles propriétés',
      baskets: 'Propriétés choisies pour vous',
      greetings: 'Vœux',
      reports: 'Rapports sur la valeur de votre propriété',
    },
    save: 'Enregistrer',
    leave: 'Se désabonner de tout',
    saved: 'Enregistré. C’est valable dès maintenant.',
    left: 'Vous êtes désabonné. Vous ne recevrez plus rien.',
    goneTitle: 'Ce lien ne mène nulle part',
    gone: 'Il est incomplet, ou ce dont il faisait partie n’existe plus.',
  },
};

const styles = `
:root { color-scheme: light dark; --canvas: #f6f5f2; --card: #fff; --ink: #1a1b20; --soft: #51535c; --line: #cfccc4; --brand: #c2410c; --on: #fff; --ok: #0f7245; --focus: #1d5fd1; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0e0f13; --card: #16181d; --ink: #f3f2ef; --soft: #b6b8c1; --line: #4a4d57; --brand: #ff8a54; --on: #24100a; --ok: #4fd693; --focus: #8ab8ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--canvas); color: var(--ink); font: 15px/24px Poppins, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 28px; background: var(--card); border-radius: 14px; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 30px; font-weight: 600; }
p { margin: 0 0 16px; color: var(--soft); }
.told { color: var(--ok); font-weight: 600; }
fieldset { margin: 0 0 20px; padding: 0; border: 0; }
label { display: flex; gap: 12px; align-items: center; min-height: 44px; }
input { width: 20px; height: 20px; accent-color: var(--brand); flex: none; }
button { min-height: 44px; width: 100%; margin: 0 0 12px; padding: 8px 20px; border-radius: 10px; border: 1px solid var(--line); background: none; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.first { background: var(--brand); border-color: var(--brand); color: var(--on); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
footer { margin-top: 16px; font-size: 13px; line-height: 20px; color: var(--soft); }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }`;

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** The page behind the link in every commercial message. It works without scripts and without an account. */
export function renderPreferences(
  { language, agentName, brokerage, wanted }: Preferences,
  told: 'saved' | 'left' | null,
): string {
  const texts = pageTexts[language];
  const boxes = commercialCategories.map(
    (category) =>
      `<label><input type="checkbox" name="wanted" value="${category}"${wanted.includes(category) ? ' checked' : ''}> ${escapeHtml(texts.categories[category])}</label>`,
  );
  const notice = told
    ? `<p class="told" role="status">${escapeHtml(told === 'left' ? texts.left : texts.saved)}</p>`
    : '';
  return page(
    language,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1>
${notice}
<p>${escapeHtml(texts.intro(agentName))}</p>
<form method="post">
<fieldset><legend>${escapeHtml(texts.title)}</legend>
${boxes.join('\n')}
</fieldset>
<button class="first" name="action" value="save">${escapeHtml(texts.save)}</button>
<button name="action" value="leave">${escapeHtml(texts.leave)}</button>
</form>
<footer>${escapeHtml([agentName, brokerage].filter((part) => part !== '').join(', '))}</footer>`,
  );
}

/** Whoever comes here has no language we know of. */
export function renderGone(language: Language): string {
  const texts = pageTexts[language];
  return page(
    language,
    texts.goneTitle,
    `<h1>${escapeHtml(texts.goneTitle)}</h1><p>${escapeHtml(texts.gone)}</p>`,
  );
}
