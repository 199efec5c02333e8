import { defineConfig } from 'vite'
import { webWords } from './tools/webwords.ts'

export default defineConfig({
  // JSX comes from tsconfig.json; nothing else is needed.
  plugins: [webWords()],
  // The same pages whoever builds them: a test has no build of its own.
  oxc: { jsx: { development: false, runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What most screens use comes in one file rather than in dozens: fewer to ask for, and packed better together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'kit', test: /\/node_modules\/|\/src\/(?:base|web)\//, minShareCount: 14 },
            { name: 'cards', test: /\/src\/(?:cards|games|web\/hands)\//, minShareCount: 8 },
          ],
        },
      },
    },
  },
})
