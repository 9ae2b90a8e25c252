const deviceIdKey = 'hearthline.deviceId';

/** `crypto.randomUUID` is missing on plain HTTP origins other than localhost. */
function createId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Made once per browser and kept across sign-ins. */
export function getDeviceId(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const stored = storage.getItem(deviceIdKey);
  if (stored) return stored;
  const created = createId();
  storage.setItem(deviceIdKey, created);
  return created;
}

/** Most browsers also carry the names of others, so the order matters. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

const systems: [name: string, mark: RegExp][] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
];

function findName(names: [string, RegExp][], userAgent: string): string | undefined {
  return names.find(([, mark]) => mark.test(userAgent))?.[0];
}

/** What the agent recognises in a list of devices, such as `Chrome on Linux`. */
export function describeDevice(userAgent: string): string {
  const browser = findName(browsers, userAgent) ?? 'Browser';
  const system = findName(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
