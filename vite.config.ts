import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressedFiles } from './src/app/bundle/compressed-files.ts'
import { iconsApart } from './src/app/bundle/icons.ts'
import { narrowHooks } from './src/app/bundle/narrow-hooks.ts'
import { oneByteSource } from './src/app/bundle/one-byte-source.ts'
import { groups } from './src/app/bundle/rooms.ts'
import { bundledPackages } from './src/app/bundle/server-packages.ts'
import { staticPageScript } from './src/app/bundle/static-page.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    iconsApart,
    tailwindcss(),
    narrowHooks(reactRouter()),
    staticPageScript,
    compressedFiles,
    oneByteSource,
  ],
  server: { hmr: { port: 24700 } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      resolve: { noExternal: command === 'build' ? bundledPackages : [] },
      build: { target: 'node22', rolldownOptions: { input: './src/app/shop.ts' } },
    },
  },
}))
