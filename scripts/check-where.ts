import { existsSync, readFileSync } from 'node:fs'

/** Every path in backticks in these documents must exist. */
const maps = ['docs/where.md', 'docs/errors.md']

const found = maps.flatMap(map =>
  [
    ...readFileSync(map, 'utf8').matchAll(/`((?:src|test|scripts|docs|public|\.ci)\/[^`\s]+)`/g),
  ].map(([, path = '']) => ({ map, path })),
)
const lost = found.filter(({ path }) => !existsSync(path))

for (const { map, path } of lost) console.log(`${map}: ${path} does not exist`)
console.log(`${found.length} paths`)
if (lost.length > 0 || found.length === 0) process.exitCode = 1
