import { globSync, readFileSync } from 'node:fs'
import { lookUps, openObjects } from './look-ups.ts'

const files = globSync('src/**/*.{ts,tsx}')
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/\.(test|builders)\.tsx?$/.test(file))
  .sort()
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

const open = new Set(files.flatMap(({ file, text }) => openObjects(file, text)))
const found = files.flatMap(({ file, text }) =>
  lookUps(file, text, open).map(each => ({ file, ...each })),
)

for (const { file, line, text } of found)
  console.log(`${file}:${line}: ${text} also finds 'constructor': use ownEntry() or a Map`)
if (found.length > 0) process.exitCode = 1
else console.log(`${files.length} files, ${open.size} objects by any word`)
