import { defineConfig } from 'vite';

/** What runs in the browser on a client's page: one small file without imports, because such a page has no origin. */
export default defineConfig({
  build: {
    target: 'es2020',
    outDir: 'dist',
    // The module that draws the pages stands there already.
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/client/basket-page.ts',
      output: { format: 'iife', entryFileNames: 'basket-page.js' },
    },
  },
});
