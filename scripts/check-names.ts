import { basename } from 'node:path'
import { namedFiles } from './source-files.ts'

/** Words that do not describe what a file contains; `index` describes nothing at all. */
const empty = new Set(
  'util utils helper helpers misc common manager data info process handle'.split(' '),
)

const complaints = namedFiles().flatMap(path => [
  ...path
    .split(/[/.-]/)
    .filter(word => empty.has(word))
    .map(word => `${path}: "${word}" says nothing`),
  ...(/^index\./.test(basename(path)) ? [`${path}: name the file after what it exports`] : []),
])

for (const complaint of complaints) console.log(complaint)
if (complaints.length > 0) process.exitCode = 1
