import type { Shown } from './freshness-pages.ts'

/**
 * What the listing was from the time of a commit on, in milliseconds. `visibleAt`: when it was acknowledged, if a commit
 * may have waited for a standby.
 */
export type Version = {
  readonly isInStock: boolean
  readonly minor: number
  readonly at: number
  readonly visibleAt?: number
  /** Nobody knows whether it was committed: it may be shown, and nothing is too old because of it. */
  readonly isUncertain?: true
}

export type Answer = {
  readonly page: string
  readonly startedAt: number
  readonly endedAt: number
  readonly shown: Shown
}

type Judgement = {
  readonly errors: readonly string[]
  /** For each change and page, how long after the commit the last answer was started that did not show it. */
  readonly milliseconds: readonly number[]
}

/**
 * An answer may show any version that was valid at some time from `barMs` before its request on: every page whose data
 * is older is an error.
 */
export function judge(
  versions: readonly Version[],
  answers: readonly Answer[],
  barMs: number,
): Judgement {
  const errors: string[] = []
  const late = new Map<string, number>()
  for (const { page, startedAt, endedAt, shown } of answers) {
    const shownAs = (version: Version) => isShown(shown, version)
    const possible = versions.filter(({ at }) => at <= endedAt)
    const newest = possible.findLastIndex(shownAs)
    const successor = possible.slice(newest + 1).find(({ isUncertain }) => !isUncertain)
    const outdatedAt = successor?.visibleAt ?? successor?.at
    if (newest >= 0 && (outdatedAt === undefined || startedAt <= outdatedAt)) continue
    const age = outdatedAt === undefined ? undefined : startedAt - outdatedAt
    const name = `${page} ${newest + 1}`
    if (newest >= 0 && age !== undefined) late.set(name, Math.max(late.get(name) ?? 0, age))
    if (newest < 0 || (age !== undefined && age > barMs))
      errors.push(
        `older than its data: the ${page} showed ${JSON.stringify(shown)} in an answer started ${Math.round(age ?? 0)} ms after version ${newest + 1}`,
      )
  }
  return { errors, milliseconds: [...late.values()] }
}

export function isShown({ isInStock, minor }: Shown, version: Version): boolean {
  return isInStock === version.isInStock && (minor === undefined || minor === version.minor)
}

export function slowest(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}
