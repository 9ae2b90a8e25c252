interface SanitisedHtmlProps {
  /** What an agent wrote, as the server let it through: nowhere else does HTML come in. */
  html: string;
  className?: string;
}

export function SanitisedHtml({ html, className = '' }: SanitisedHtmlProps) {
  return <div className={`prose ${className}`} {...{ dangerouslySetInnerHTML: { __html: html } }} />;
}
