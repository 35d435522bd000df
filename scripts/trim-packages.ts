import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Removes what packages contain and nothing here reads: the C headers of Node, for compiling native add-ons, and the
 * source maps of the icons, whose sources are not in the package. Together they are 88 MB.
 */
const unread = ['node_modules/node/node_modules/*/include', 'node_modules/lucide-react/**/*.map']

for (const path of unread.flatMap(pattern => globSync(pattern)))
  rmSync(path, { recursive: true, force: true })

/**
 * Node reads a manifest once for each file of its package. That of drizzle-orm names 447 entry points in 180 kB, which
 * takes a third of the time of loading the store; most of them differ only in their name, as one pattern says.
 */
const manifest = 'node_modules/drizzle-orm/package.json'
const pattern = './*'

type Manifest = { readonly exports: Readonly<Record<string, unknown>> }

function withPattern({ exports, ...rest }: Manifest): Manifest {
  const fileOf = (entry: string) =>
    JSON.stringify({
      import: { types: `${entry}.d.ts`, default: `${entry}.js` },
      require: { types: `${entry}.d.cts`, default: `${entry}.cjs` },
      types: `${entry}.d.ts`,
      default: `${entry}.js`,
    })
  const others = Object.entries(exports).filter(
    ([entry, target]) => JSON.stringify(target) !== fileOf(entry),
  )
  return {
    ...rest,
    exports: { ...Object.fromEntries(others), [pattern]: JSON.parse(fileOf(pattern)) },
  }
}

writeFileSync(manifest, JSON.stringify(withPattern(JSON.parse(readFileSync(manifest, 'utf8')))))
