import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { iconsApart } from './src/app/bundle/icons.ts'
import { groups } from './src/app/bundle/rooms.ts'
import { staticPageScript } from './src/app/bundle/static-page.ts'

export default defineConfig({
  plugins: [iconsApart, tailwindcss(), reactRouter(), staticPageScript],
  server: { hmr: { port: 24700 } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { target: 'node22', rolldownOptions: { input: './src/app/server.ts' } } },
  },
})
