import { globSync, readFileSync } from 'node:fs'
import { skips } from '../test/skips.ts'
import { holdsTests, looseTests } from './stray-tests.ts'
import { filesOf } from './test-files.ts'

const runFiles = new Set([...filesOf('unit'), ...filesOf('contract'), ...filesOf('browser')])
const testSources = globSync('**/*.{ts,tsx,js,jsx,mts,mjs}', { exclude: ['**/node_modules/**'] })
  .map(file => file.replaceAll('\\', '/'))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => holdsTests(text))
const filesWithTests = new Set(testSources.map(({ file }) => file))
const listedFiles = new Set(skips.map(({ file }) => file))

const complaints = [
  ...[...filesWithTests]
    .filter(file => !runFiles.has(file))
    .map(file => `${file} holds tests, and no runner looks for them under this name`),
  ...[...runFiles]
    .filter(file => !filesWithTests.has(file))
    .map(file => `${file} is called a test and holds none`),
  ...testSources.flatMap(({ file, text }) =>
    looseTests(text).excused.map(name => `${file}: .${name} lets a test pass that proves nothing`),
  ),
  ...testSources
    .filter(({ file, text }) => looseTests(text).skips && !listedFiles.has(file))
    .map(({ file }) => `${file} may skip tests, and test/skips.ts does not say why`),
  ...[...listedFiles].filter(file => !runFiles.has(file)).map(file => `test/skips.ts: no ${file}`),
]

for (const complaint of complaints) console.log(complaint)
console.log(`${runFiles.size} files of tests`)
if (complaints.length > 0 || runFiles.size === 0) process.exitCode = 1
