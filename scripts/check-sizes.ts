import { readFileSync } from 'node:fs'
import { sizedFiles } from './source-files.ts'

const lineLimit = 400

const lengths = sizedFiles().map(path => ({
  path,
  lines: readFileSync(path, 'utf8').split('\n').length - 1,
}))

for (const { path, lines } of lengths)
  if (lines > lineLimit) {
    console.log(`${path}: ${lines} lines, the limit is ${lineLimit}`)
    process.exitCode = 1
  }
console.log(
  `${lengths.length} files, longest ${Math.max(...lengths.map(({ lines }) => lines))} lines`,
)
