/** Wrong tokens of the office from one network address, in a quarter of an hour. */
const mostWrong = 10
const windowMs = 15 * 60_000

type Tally = { readonly count: number; readonly leftMs: number }

type Deps = {
  readonly readTally: (key: string) => Promise<Tally>
  readonly addToTally: (key: string, by: number, windowMs: number) => Promise<Tally>
  readonly callerHash: (address: string) => string
}

export type Admission =
  | { readonly kind: 'admitted' }
  /** `isFirst` of its address in the window; `client` stands for the address. */
  | { readonly kind: 'wrong'; readonly isFirst: boolean; readonly client: string }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

/**
 * docs/decisions/0037-limits-of-all-processes.md: who guessed too often is not told whether the last guess was right; staff
 * at any other address goes on.
 */
export function makeAdmitStaff({ readTally, addToTally, callerHash }: Deps) {
  return async (address: string, isRight: boolean): Promise<Admission> => {
    const client = callerHash(address)
    const key = `office ${client}`
    const { count, leftMs } = await (isRight ? readTally(key) : addToTally(key, 1, windowMs))
    if (isRight ? count >= mostWrong : count > mostWrong)
      return { kind: 'too-many-tries', retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) }
    if (isRight) return { kind: 'admitted' }
    return { kind: 'wrong', isFirst: count === 1, client: client.slice(0, shownOfClient) }
  }
}

const shownOfClient = 16
