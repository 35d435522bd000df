import type { Mutant } from './mutant.ts'

/** Why a listed mutant no longer proves anything; `undefined` if it still breaks its rule. */
export function errorOfMutant(
  { file, find, replace, tests }: Mutant,
  read: (file: string) => string | undefined,
): string | undefined {
  const text = read(file)
  if (text === undefined) return `${file} is not there`
  const places = text.split(find).length - 1
  if (places !== 1) return `"${find}" stands ${places} times in ${file}`
  if (find === replace) return 'it changes nothing'
  const lostParameter = parameterLost(text, find, replace)
  if (lostParameter)
    return `it leaves ${lostParameter} out of its statement, which any test catches: it cannot run`
  const unknown = unknownName(file, text, replace)
  if (unknown)
    return `it uses ${unknown}, which ${file} does not have: any test that reaches it fails`
  if (tests.length === 0) return 'no test should catch it'
  const lost = tests.find(test => read(test) === undefined)
  return lost && `${lost} is not there`
}

/** A function or object that the replacement uses, although its file does not; SQL has functions of its own. */
function unknownName(file: string, text: string, replace: string): string | undefined {
  if (file.startsWith('src/store/')) return undefined
  const used = replace.matchAll(/(?<![.\w$'"`])([A-Za-z_$][\w$]*)(?=[.(])/g)
  const isKnown = (name: string) => new RegExp(`\\b${name}\\b`).test(text) || name in globalThis
  return [...used].map(([, name = '']) => name).find(name => !isKnown(name))
}

/** An SQL parameter that the changed statement no longer has; PostgreSQL cannot infer its type then. */
function parameterLost(text: string, find: string, replace: string): string | undefined {
  const at = text.indexOf(find)
  const [before, after] = [text.slice(0, at), text.slice(at + find.length)]
  const statement = `${before.slice(before.lastIndexOf('`') + 1)}${replace}${after.split('`', 1)[0]}`
  const remaining = parametersIn(statement)
  return [...parametersIn(find)].find(parameter => !remaining.has(parameter))
}

function parametersIn(sql: string): ReadonlySet<string> {
  return new Set(sql.match(/\$\d+/g))
}
