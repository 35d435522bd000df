import { globSync, readFileSync } from 'node:fs'
import { skips } from '../test/skips.ts'
import { holdsTests } from './stray-tests.ts'
import { filesOf } from './test-files.ts'

const run = new Set([...filesOf('unit'), ...filesOf('contract'), ...filesOf('browser')])
const written = globSync('{src,test,scripts}/**/*.{ts,tsx,js,jsx,mts,mjs}')
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => holdsTests(readFileSync(file, 'utf8')))

const complaints = [
  ...written
    .filter(file => !run.has(file))
    .map(file => `${file} holds tests, and no runner looks for them under this name`),
  ...[...run]
    .filter(file => !written.includes(file))
    .map(file => `${file} is called a test and holds none`),
  ...skips.filter(({ file }) => !run.has(file)).map(({ file }) => `test/skips.ts: no ${file}`),
]

for (const complaint of complaints) console.log(complaint)
console.log(`${run.size} files of tests`)
if (complaints.length > 0 || run.size === 0) process.exitCode = 1
