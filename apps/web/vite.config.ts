import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { challengeScript } from './src/challenge/vite-plugin.ts';

/** `Trans` stays out because few screens use the library's own. */
const corePackages =
  /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next(?!.*[\\/]Trans)|react-hot-toast|zustand|use-sync-external-store|@tanstack[\\/](?!react-query|query-core).*)[\\/]/;
const dataPackages =
  /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]|src[\\/]shared[\\/]api[\\/](query-client|place-queries)/;
const lightIcons =
  /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|[\\/]icons[\\/](x|eye|eye-off|info|mail|lock|scale|arrow-left)\.m?js$/;
const signInPage = ['main.tsx', 'features/auth/screens/login-screen.tsx'];
const framePages = ['app/routes/shell-layout.tsx', 'app/routes/dashboard.tsx'];
const chartOfBoard = ['features/badges/board/chart-panel.tsx'];
const ownParts = /src[\\/]shared|packages[\\/]/;

/**
 * A browser asks for twenty files of a screen instead of a hundred. A group takes along what its files import, so those that
 * every page needs come first.
 */
const groups = [
  { name: 'core', test: (id: string) => corePackages.test(id) || id.includes('vite/preload-helper') },
  { name: 'ui', test: lightIcons },
  reachedFrom('ui', signInPage, ownParts),
  { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/ },
  { name: 'data', test: dataPackages },
  reachedFrom('frame', framePages, ownParts),
  reachedFrom('chart', chartOfBoard, ownParts),
  {
    name: 'controls',
    test: /node_modules[\\/](react-aria|react-stately|@react-|@internationalized)/,
    minShareCount: 8,
  },
  { name: 'parts', test: ownParts, minShareCount: 5 },
];

/** The files which pages load before they can be seen, as far as their names match. */
function reachedFrom(name: string, pages: string[], test: RegExp) {
  let reached: Set<string> | undefined;
  return {
    debugName: name,
    test,
    name(id: string, modules: Rolldown.ChunkingContext) {
      reached ??= listReached(
        pages.map((page) => fileURLToPath(new URL(`src/${page}`, import.meta.url))),
        modules,
      );
      return reached.has(id) ? name : null;
    },
  };
}

function listReached(files: string[], modules: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const file of files) {
    if (!modules.getModuleInfo(file))
      throw new Error(`The build has no ${file}: name the page that replaced it.`);
    visit(file);
  }
  return reached;
}

const serverOrigin = process.env.SERVER_ORIGIN ?? 'http://localhost:4000';

/**
 * Files find each other from where they stand, which may be a network of copies (CDN_BASE). The page names them from the
 * root, and the server puts that address before them; workers must come from the page's own origin.
 */
function renderBuiltUrl(file: string, { hostType }: { hostType: 'js' | 'css' | 'html' }) {
  return hostType === 'html' || /worker/.test(file) ? undefined : { relative: true };
}

export default defineConfig({
  experimental: { renderBuiltUrl },
  plugins: [react(), tailwindcss(), challengeScript()],
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy allows fonts from our own files only.
    assetsInlineLimit: 0,
    sourcemap: false,
    // The map and the pages of a report are large and come alone, when they are wanted; what everybody loads has a budget.
    chunkSizeWarningLimit: 1_500,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The first load names all the others, and nothing of these letters can be compressed: seven tell versions apart as well.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/config.json', '/turnstile.html', '/hub', '/c/', '/fonts/', '/drawings/'].map((path) => [
        path,
        { target: serverOrigin },
      ]),
    ),
  },
});
