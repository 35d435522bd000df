import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What is first needed when a cart is opened or the API is asked: it comes with that, not with every page. */
const isLazy = (id: string) =>
  /src[\\/](contract|domain[\\/](cart|checkout|payment|delivery)|web[\\/](cart|client|checkout))[\\/]/.test(
    id,
  )

// A handful of files a page instead of forty: all of React's in one, and in another what three entries or more share.
const groups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](@?react-router|react|react-dom|scheduler)[\\/]/,
    priority: 1,
  },
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 1 },
  { name: 'shared', minShareCount: 3, test: (id: string) => !isLazy(id) },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { hmr: { port: 24700 } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { target: 'node22', rolldownOptions: { input: './src/app/server.ts' } } },
  },
})
