import { defineConfig } from 'vite'
import { webWords } from './tools/webwords.ts'

export default defineConfig({
  // JSX comes from tsconfig.json; nothing else is needed.
  plugins: [webWords()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
