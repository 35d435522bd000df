const minuteMs = 60_000
const maxClients = 10_000

/** quality.md "Attacks", code guessing: after `max` wrong codes in a minute a client's codes are not looked at. */
export const makeCodeGuesses = (max: number, now: () => number = Date.now) => {
  const wrongAt = new Map<string, readonly number[]>()
  const recent = (client: string) => (wrongAt.get(client) ?? []).filter(at => now() - at < minuteMs)
  return {
    mayAsk: (client: string): boolean => recent(client).length < max,
    wasWrong: (client: string): void => {
      const times = [...recent(client), now()]
      wrongAt.delete(client)
      wrongAt.set(client, times)
      const [oldest] = wrongAt.keys()
      if (wrongAt.size > maxClients && oldest !== undefined) wrongAt.delete(oldest)
    },
  }
}
