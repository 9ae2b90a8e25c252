/** A web, mail or phone address as a link target; null for anything that could run code or lead nowhere. */
export function linkTargetOf(address: string): string | null {
  const text = address.trim();
  if (/^[^\s@:/]+@[^\s@.]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  if (protocol === 'mailto:' || protocol === 'tel:') return href;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') ? href : null;
}
