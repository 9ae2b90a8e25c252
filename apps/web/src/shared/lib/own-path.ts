/** The link as a path of this app, or null: two slashes, or a slash and a backslash, would begin another site. */
export function ownPath(link: string | null): string | null {
  return link !== null && /^\/(?![/\\])[^\s\\]*$/.test(link) ? link : null;
}
