import { globSync, readFileSync } from 'node:fs'
import { skips } from '../test/skips.ts'
import { holdsTests, looseTests } from './stray-tests.ts'
import { filesOf } from './test-files.ts'

const run = new Set([...filesOf('unit'), ...filesOf('contract'), ...filesOf('browser')])
const written = globSync('**/*.{ts,tsx,js,jsx,mts,mjs}', { exclude: ['**/node_modules/**'] })
  .map(file => file.replaceAll('\\', '/'))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => holdsTests(text))
const holding = new Set(written.map(({ file }) => file))
const listed = new Set(skips.map(({ file }) => file))

const complaints = [
  ...[...holding]
    .filter(file => !run.has(file))
    .map(file => `${file} holds tests, and no runner looks for them under this name`),
  ...[...run]
    .filter(file => !holding.has(file))
    .map(file => `${file} is called a test and holds none`),
  ...written.flatMap(({ file, text }) =>
    looseTests(text).excused.map(name => `${file}: .${name} lets a test pass that proves nothing`),
  ),
  ...written
    .filter(({ file, text }) => looseTests(text).skips && !listed.has(file))
    .map(({ file }) => `${file} may skip tests, and test/skips.ts does not say why`),
  ...[...listed].filter(file => !run.has(file)).map(file => `test/skips.ts: no ${file}`),
]

for (const complaint of complaints) console.log(complaint)
console.log(`${run.size} files of tests`)
if (complaints.length > 0 || run.size === 0) process.exitCode = 1
