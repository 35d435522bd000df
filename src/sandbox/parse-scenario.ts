import { parseOutcome } from './played-provider.ts'
import { type Match, points, type Step } from './scenario.ts'

type Fields = Readonly<Record<string, unknown>>
type Test = (value: unknown) => boolean

const isText: Test = value => typeof value === 'string'
const isNumber: Test = value => typeof value === 'number' && Number.isFinite(value)
const isCount: Test = value => Number.isInteger(value) && Number(value) >= 0
const isBoolean: Test = value => typeof value === 'boolean'
const isAny: Test = () => true
function oneOf(...texts: readonly string[]): Test {
  return value => texts.some(text => text === value)
}
const isOutcome: Test = value => parseOutcome(value) !== undefined
function optional(test: Test): Test {
  return value => value === undefined || test(value)
}

const ofCall = {
  at: optional(oneOf(...points)),
  when: optional(oneOf('before', 'after')),
  times: optional(isCount),
}
const ofCourse = {
  after: optional(oneOf('start', 'outcome', 'cancel')),
  afterMs: optional(isCount),
}

const fieldsOf: Readonly<Record<Step['kind'], Readonly<Record<string, Test>>>> = {
  respond: { ...ofCall, status: isCount, body: isAny, html: optional(isText) },
  delay: { ...ofCall, ms: isCount },
  dropConnection: ofCall,
  amount: { ...ofCall, minor: isNumber, currency: optional(isText) },
  poll: { status: isText, times: optional(isCount) },
  redirect: { outcome: optional(isOutcome) },
  webhook: {
    ...ofCourse,
    status: optional(isText),
    copies: optional(isCount),
    badSignature: optional(isBoolean),
    tSkewSec: optional(isNumber),
  },
  settle: { ...ofCourse, outcome: isOutcome },
}

const ofMatch: Readonly<Record<string, Test>> = {
  provider: isText,
  orderRef: optional(isText),
  amountMinor: optional(isNumber),
  email: optional(isText),
}

/** Returns an error message if the scenario is invalid: with a misspelt step a test would test nothing. */
export function parseScenario(
  body: unknown,
): { readonly match: Match; readonly script: readonly Step[] } | string {
  const { match, script } = fieldsIn(body)
  const matchError = errorIn('match', fieldsIn(match), ofMatch)
  if (matchError) return matchError
  if (!Array.isArray(script)) return 'script must be a list of steps.'
  for (const [index, step] of script.entries()) {
    const { kind, ...fields } = fieldsIn(step)
    const tests = Object.entries(fieldsOf).find(([one]) => one === kind)?.[1]
    if (!tests) return `script[${index}] has no known kind.`
    const error = errorIn(`script[${index}]`, fields, tests)
    if (error) return error
  }
  return { match: match as Match, script: script as readonly Step[] }
}

function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function errorIn(path: string, fields: Fields, tests: Readonly<Record<string, Test>>) {
  const unknown = Object.keys(fields).find(name => !Object.hasOwn(tests, name))
  if (unknown) return `${path} has no field ${unknown}.`
  const wrong = Object.entries(tests).find(([name, test]) => !test(fields[name]))
  return wrong && `${path}.${wrong[0]} is missing or wrong.`
}
