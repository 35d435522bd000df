import { gzipSync } from 'node:zlib'
import { build, createBuilder, type Rolldown } from 'vite'
import { staticPageBuild } from '../src/app/bundle/static-page.ts'
import { languageOf } from '../src/domain/market/market.ts'

/**
 * Budgets in bytes of gzip: the scripts a page needs to run. The texts of its language, which are
 * loaded with them, are counted separately.
 */
const budgets: Readonly<Record<string, number>> = {
  home: 140_000,
  listing: 140_000,
  product: 140_000,
  checkout: 175_000,
  'cart-finalize': 175_000,
}
const textBudget = 17_500
/** For static pages and for pages with deferred hydration. */
const staticBudget = 15_000

const builder = await createBuilder({ logLevel: 'error', build: { write: false } })
const { client } = builder.environments
if (!client) throw new Error('There is nothing to build for browsers.')
const [appOutput, staticOutput] = (await Promise.all([
  builder.build(client),
  build({ ...staticPageBuild, build: { ...staticPageBuild.build, write: false } }),
])) as Rolldown.RolldownOutput[]
const chunks = new Map(
  [appOutput, staticOutput]
    .flatMap(each => each?.output ?? [])
    .flatMap(each => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
)

function entry(module: RegExp): string {
  const found = [...chunks.values()].find(each => module.test(each.facadeModuleId ?? ''))
  if (!found) throw new Error(`No file is built of ${module}.`)
  return found.fileName
}

function neededBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const each of chunks.get(file)?.imports ?? []) neededBy(each, seen)
  return seen
}

function weightOf(files: Iterable<string>): number {
  return [...files]
    .map(file => gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}

const everyPage = [entry(/app\/entry\.client\.tsx$/), entry(/app\/root\.tsx\?/)]
const pages = Object.entries(budgets).map(([name, most]) => {
  const files = new Set<string>()
  for (const file of [...everyPage, entry(new RegExp(`routes/${name}\\.tsx\\?__`))])
    neededBy(file, files)
  return { name, most, bytes: weightOf(files) }
})
const textWeights = Object.values(languageOf).map(language =>
  weightOf([entry(new RegExp(`text/shell/catalogue/${language}\\.ts$`))]),
)
const weights = [
  ...pages,
  { name: 'words', most: textBudget, bytes: Math.max(...textWeights) },
  { name: 'still', most: staticBudget, bytes: weightOf(['still.js']) },
]

for (const { name, most, bytes } of weights)
  if (bytes > most) console.log(`${name}: ${bytes} bytes of script, ${most} are allowed`)
console.log(
  weights
    .map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`)
    .join(', ')
    .concat(' kB'),
)
if (weights.some(({ most, bytes }) => bytes > most)) process.exitCode = 1
