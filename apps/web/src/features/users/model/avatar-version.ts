import { create } from 'zustand';

/** Every picture address carries this version, so that a new upload is never hidden by the browser's cache. */
export const useAvatarVersion = create<{ version: string }>(() => ({ version: '0.1' }));

export function renewAvatarVersion(): void {
  // randomUUID exists only on secure origins; a house server on plain HTTP has none.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const version = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  useAvatarVersion.setState({ version });
}

export function versionedAvatarUrl(url: string | null | undefined, version: string): string | null {
  if (!url) return null;
  return `${url}${url.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`;
}
