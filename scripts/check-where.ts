import { existsSync, readFileSync } from 'node:fs'

/** Every path in backticks of docs/where.md leads somewhere. */
const map = readFileSync('docs/where.md', 'utf8')
const paths = [...map.matchAll(/`((?:src|test|scripts|docs|public|\.ci)\/[^`\s]+)`/g)].map(
  match => match[1] ?? '',
)
const lost = paths.filter(path => !existsSync(path))

for (const path of lost) console.log(`docs/where.md: ${path} does not exist`)
console.log(`${paths.length} paths`)
if (lost.length > 0 || paths.length === 0) process.exitCode = 1
