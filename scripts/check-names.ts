import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { oldWordsIn, vagueWordsIn } from './old-words.ts'
import { namedFiles } from './source-files.ts'

const complaints = namedFiles().flatMap(path => [
  ...vagueWordsIn(path).map(word => `${path}: "${word}" says nothing`),
  ...(/^index\./.test(basename(path)) ? [`${path}: name the file after what it exports`] : []),
  ...(/\.tsx?$/.test(path) && path.startsWith('src/') && !path.includes('/seeds/')
    ? oldWordsIn(readFileSync(path, 'utf8')).map(
        ({ line, word, standard }) =>
          `${path}:${line}: "${word}", the standard word is ${standard}`,
      )
    : []),
])

for (const complaint of complaints) console.log(complaint)
if (complaints.length > 0) process.exitCode = 1
