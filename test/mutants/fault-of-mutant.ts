import type { Mutant } from './mutant.ts'

/** Why a mutant of the list proves nothing any more; undefined where it still breaks its rule. */
export function faultOfMutant(
  { file, find, replace, tests }: Mutant,
  read: (file: string) => string | undefined,
): string | undefined {
  const text = read(file)
  if (text === undefined) return `${file} is not there`
  const places = text.split(find).length - 1
  if (places !== 1) return `"${find}" stands ${places} times in ${file}`
  if (find === replace) return 'it changes nothing'
  if (tests.length === 0) return 'no test should catch it'
  const lost = tests.find(test => read(test) === undefined)
  return lost && `${lost} is not there`
}
