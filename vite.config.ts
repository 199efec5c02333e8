import { defineConfig } from 'vite'

export default defineConfig({
  // JSX comes from tsconfig.json; nothing else is needed.
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
