import { existsSync, readFileSync } from 'node:fs'
import { errorOfMutant } from '../test/mutants/error-of-mutant.ts'
import { nouns } from '../test/mutants/nouns.ts'
import { survivors } from '../test/mutants/survivors.ts'

const listed = Object.entries(nouns).flatMap(([noun, { listed }]) =>
  listed.map(mutant => ({ noun, mutant })),
)
function read(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const complaints = listed.flatMap(({ noun, mutant }) => {
  const error = errorOfMutant(mutant, read)
  return error ? [`${noun}: "${mutant.rule}": ${error}`] : []
})

// StrykerJS finds these by their original text: a moved file would lose its reasons.
const lost = survivors.flatMap(({ file, was }) =>
  read(file)?.includes(was) ? [] : [`${file} does not contain the survivor "${was}"`],
)

for (const complaint of [...complaints, ...lost]) console.log(complaint)
console.log(`${listed.length} mutants written by hand`)
if (complaints.length + lost.length > 0 || listed.length === 0) process.exitCode = 1
