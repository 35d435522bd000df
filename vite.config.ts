import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { hmr: { port: 24700 } },
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { target: 'node22', rolldownOptions: { input: './src/app/server.ts' } } },
  },
})
