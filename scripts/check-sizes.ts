import { readFileSync } from 'node:fs'
import { functionLengths } from './function-lengths.ts'
import { sizedFiles } from './source-files.ts'

const functionLimit = 40
const fileLimits = { median: 60, ninety: 150, longest: 250 }

const files = sizedFiles().map(path => {
  const text = readFileSync(path, 'utf8')
  return { path, text, lines: text.split('\n').length - 1 }
})
const sorted = files.map(file => file.lines).sort((one, other) => one - other)
const share = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0

const found = { median: share(0.5), ninety: share(0.9), longest: share(1) }
const complaints = [
  found.median > fileLimits.median ? [`median file: ${found.median} lines`] : [],
  found.ninety > fileLimits.ninety ? [`nine of ten files: ${found.ninety} lines`] : [],
  files
    .filter(file => file.lines > fileLimits.longest)
    .map(file => `${file.path}: ${file.lines} lines`),
  files
    .filter(file => !file.path.endsWith('.css'))
    .flatMap(file =>
      functionLengths(file.path, file.text)
        .filter(({ lines }) => lines > functionLimit)
        .map(({ line, lines }) => `${file.path}:${line}: a function of ${lines} lines`),
    ),
].flat()

for (const complaint of complaints) console.log(complaint)
console.log(
  `${files.length} files: median ${found.median}, nine of ten ${found.ninety}, longest ${found.longest} lines`,
)
if (complaints.length > 0) process.exitCode = 1
