import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'

type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

/** Whether a page of those needs a module at load; what is only imported when asked for does not count. */
const isNeededBy = (pages: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [] } = graph.getModuleInfo(id) ?? {}
  return pages.test(id) || importers.some(each => isNeededBy(pages, each, graph, seen))
}

const lookingAround =
  /[\\/]src[\\/]app[\\/](?:root|entry\.client|routes[\\/](?:home|legal|product|stock-alert|unknown))/
const lists = /[\\/]src[\\/]app[\\/]routes[\\/](?:accessories|listing|search)/
const buying = /[\\/]src[\\/]app[\\/]routes[\\/](?:cart|checkout|order)/
const describing = /[\\/]src[\\/]app[\\/]routes[\\/]sell(?:-step)?\./

/** What only lists share, or only the cart and all after it, is downloaded by those pages alone; of the cart's, what a seller's questions need comes by itself. */
const rooms = {
  shared: (id: string, graph: Graph) =>
    isNeededBy(lookingAround, id, graph) ||
    (isNeededBy(lists, id, graph) && isNeededBy(buying, id, graph)),
  lists: (id: string, graph: Graph) => isNeededBy(lists, id, graph),
  forms: (id: string, graph: Graph) =>
    isNeededBy(describing, id, graph) && isNeededBy(buying, id, graph),
  buying: (id: string, graph: Graph) => isNeededBy(buying, id, graph),
}

// A handful of files a page instead of forty: all of React's in one, and in one a room what three entries or more share.
const groups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](@?react-router|react|react-dom|scheduler)[\\/]/,
    priority: 9,
  },
  ...Object.entries(rooms).map(([room, isIts], at) => ({
    name: (id: string, graph: Graph) => (isIts(id, graph) ? room : null),
    debugName: room,
    minShareCount: 3,
    priority: 8 - at,
  })),
]

/** The one script of pages that are only read, beside the router's bundle and without anything of it. */
const stillScript: Plugin = {
  name: 'still-script',
  apply: 'build',
  async closeBundle() {
    if (this.environment.name !== 'client') return
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        rolldownOptions: {
          input: 'src/web/still/still.ts',
          output: { format: 'iife', entryFileNames: 'still.js' },
        },
      },
    })
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), stillScript],
  server: { hmr: { port: 24700 } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { target: 'node22', rolldownOptions: { input: './src/app/server.ts' } } },
  },
})
