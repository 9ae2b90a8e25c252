import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { challengeScript } from './src/challenge/vite-plugin.ts';

/** `Trans` stays out because few screens use the library's own. */
const corePackages =
  /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next(?!.*[\\/]Trans)|react-hot-toast|zustand|use-sync-external-store|@tanstack[\\/](?!react-query|query-core).*)[\\/]/;
const dataPackages =
  /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]|src[\\/]shared[\\/]api[\\/](query-client|place-queries)/;
const lightIcons =
  /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|[\\/]icons[\\/](x|eye|eye-off|info|mail|lock|scale|arrow-left)\.m?js$/;
const lightParts =
  /src[\\/]shared[\\/]((api(?![\\/](query-client|place-queries|use-query-boundary))|stores|lib(?![\\/]autosave))[\\/]|ui[\\/](button|icon-button|field|text-field|password-field|banner|segmented|loaders|brand-mark|toast|toaster)\.tsx)/;

/** Two files that every page needs and one for those that read data, instead of twenty small ones. */
const firstLoadGroups = [
  { name: 'core', test: corePackages },
  { name: 'ui', test: (id: string) => lightIcons.test(id) || lightParts.test(id) },
  { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/ },
  // After the others, because a group takes along what its files import.
  { name: 'data', test: dataPackages },
];

const serverOrigin = process.env.SERVER_ORIGIN ?? 'http://localhost:4000';

export default defineConfig({
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
    rolldownOptions: { output: { codeSplitting: { groups: firstLoadGroups } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/config.json', '/turnstile.html', '/hub', '/c/', '/fonts/'].map((path) => [
        path,
        { target: serverOrigin },
      ]),
    ),
  },
});
