import type { ReviewStores } from './review-stores.ts'

/** Maximum per IP address and hour. */
const most = { write: 20, report: 10 } as const

/** Counts this attempt, too. */
export async function isTooOften(
  { tries, callerHash }: Pick<ReviewStores, 'tries' | 'callerHash'>,
  what: keyof typeof most,
  address: string,
): Promise<boolean> {
  return (await tries.take(`${what} ${callerHash(address)}`)) > most[what]
}
