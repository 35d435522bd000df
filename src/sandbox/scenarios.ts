import { randomUUID } from 'node:crypto'
import type {
  AmountStep,
  Match,
  Matched,
  Moment,
  Point,
  RedirectStep,
  RespondStep,
  Scenario,
  SettleStep,
  Step,
  WebhookStep,
} from './scenario.ts'
import type { Store, Table } from './stored.ts'

/** The steps that apply to one call. */
export type CallSteps = {
  readonly delayMs: { readonly before: number; readonly after: number }
  readonly respond?: RespondStep
  readonly drop?: 'before' | 'after'
  readonly amount?: AmountStep
  readonly poll?: string
}

export type Course = {
  /** The steps that come before the redirect. */
  readonly before: readonly (WebhookStep | SettleStep)[]
  readonly after: readonly (WebhookStep | SettleStep)[]
}

export type Scenarios = {
  readonly add: (match: Match, script: readonly Step[]) => Scenario
  /** The next steps for this call: at most one of each kind, up to a respond or dropConnection. */
  readonly takeCall: (about: Matched, point: Point) => CallSteps
  readonly takeRedirect: (about: Matched) => RedirectStep | undefined
  readonly takeCourse: (about: Matched, moment: Moment) => Course
}

/** Of the matching scenarios, the newest with a step left is used; each order goes through the script once. */
export function createScenarios(store: Store): Scenarios {
  const byKey = store.table<readonly Scenario[]>('scenarios')
  const pick = createPick(byKey.get, store.table('scenario-steps-taken'))
  return {
    add: (match, script) => {
      const scenario = { id: `sc_${randomUUID()}`, match, script }
      const key = keysOf(match)[0] ?? ''
      byKey.set(key, [scenario, ...(byKey.get(key) ?? [])])
      return scenario
    },
    takeCall: (about, point) => callSteps(pick(about, nextOfCall(point)).map(([, step]) => step)),
    takeRedirect: about => {
      const [first] = pick(about, (script, isLeft) => {
        const index = script.findIndex((step, at) => step.kind === 'redirect' && isLeft(step, at))
        return index < 0 ? [] : [index]
      })
      return first?.[1].kind === 'redirect' ? first[1] : undefined
    },
    takeCourse: (about, moment) => {
      let redirectAt = -1
      const steps = pick(about, (script, isLeft, isTaken) => {
        redirectAt = script.findLastIndex(({ kind }, at) => kind === 'redirect' && isTaken(at))
        return courseOf(script, isLeft, moment)
      })
      const split = (isBefore: boolean) =>
        steps.flatMap(([index, step]) =>
          isCourse(step) && index < redirectAt === isBefore ? [step] : [],
        )
      return { before: split(true), after: split(false) }
    },
  }
}

function createPick(
  read: (key: string) => readonly Scenario[] | undefined,
  taken: Table<readonly number[]>,
) {
  return (about: Matched, choose: Choose): readonly (readonly [number, Step])[] => {
    for (const { id, script } of matching(read, about)) {
      const key = `${id}\n${about.orderRef ?? ''}`
      const counts = taken.get(key) ?? []
      const timesTaken = (index: number) => counts[index] ?? 0
      const chosen = choose(
        script,
        (step, index) => timesTaken(index) < timesOf(step),
        index => timesTaken(index) > 0,
      )
      if (chosen.length === 0) continue
      taken.set(
        key,
        script.map((_, index) => timesTaken(index) + Number(chosen.includes(index))),
      )
      return [...script.entries()].filter(([index]) => chosen.includes(index))
    }
    return []
  }
}

type IsLeft = (step: Step, index: number) => boolean
type Choose = (
  script: readonly Step[],
  isLeft: IsLeft,
  isTaken: (index: number) => boolean,
) => readonly number[]

function timesOf(step: Step) {
  return 'times' in step ? (step.times ?? 1) : 1
}

function isCourse(step: Step): step is WebhookStep | SettleStep {
  return step.kind === 'webhook' || step.kind === 'settle'
}

function keysOf({ provider, orderRef, email, amountMinor }: Matched) {
  return [
    ...(orderRef === undefined ? [] : [`${provider} order ${orderRef}`]),
    ...(email === undefined ? [] : [`${provider} email ${email}`]),
    ...(amountMinor === undefined ? [] : [`${provider} amount ${amountMinor}`]),
    `${provider} all`,
  ]
}

function matching(
  read: (key: string) => readonly Scenario[] | undefined,
  about: Matched,
): readonly Scenario[] {
  return keysOf(about)
    .flatMap(key => read(key) ?? [])
    .filter(
      ({ match }) =>
        (match.orderRef ?? about.orderRef) === about.orderRef &&
        (match.email ?? about.email) === about.email &&
        (match.amountMinor ?? about.amountMinor) === about.amountMinor,
    )
}

function pointOf(step: Step): Point | undefined {
  if (step.kind === 'poll') return 'status'
  return isCourse(step) || step.kind === 'redirect' ? undefined : (step.at ?? 'start')
}

function nextOfCall(point: Point): Choose {
  return (script, isLeft) => {
    const chosen: number[] = []
    const kinds = new Set<string>()
    for (const [index, step] of script.entries()) {
      if (pointOf(step) !== point || !isLeft(step, index)) continue
      if (kinds.has(step.kind)) break
      kinds.add(step.kind)
      chosen.push(index)
      if (step.kind === 'respond' || step.kind === 'dropConnection') break
    }
    return chosen
  }
}

/** The steps up to the next redirect, which belongs to the customer's next visit. */
function courseOf(script: readonly Step[], isLeft: IsLeft, moment: Moment) {
  const chosen: number[] = []
  for (const [index, step] of script.entries()) {
    if (step.kind === 'redirect' && isLeft(step, index)) break
    if (isCourse(step) && (step.after ?? 'outcome') === moment && isLeft(step, index))
      chosen.push(index)
  }
  return chosen
}

function callSteps(steps: readonly Step[]): CallSteps {
  const delay = steps.find(step => step.kind === 'delay')
  const drop = steps.find(step => step.kind === 'dropConnection')
  const respond = steps.find(step => step.kind === 'respond')
  const amount = steps.find(step => step.kind === 'amount')
  const poll = steps.find(step => step.kind === 'poll')
  const isAfter = delay?.when === 'after'
  return {
    delayMs: {
      before: isAfter ? 0 : (delay?.ms ?? 0),
      after: isAfter ? delay.ms : 0,
    },
    ...(drop && { drop: drop.when ?? 'after' }),
    ...(respond && { respond }),
    ...(amount && { amount }),
    ...(poll && { poll: poll.status }),
  }
}
