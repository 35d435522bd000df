import type { Entry } from '../../src/sandbox/journal.ts'
import type { Match, Step } from '../../src/sandbox/scenario.ts'

/** The control calls (providers.md), to a sandbox in any process. */
export function sandboxControl(url: string) {
  const post = (path: string, body: unknown = {}) =>
    fetch(`${url}/_sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const demand = async (path: string, body?: unknown) => {
    const response = await post(path, body)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  return {
    post,
    scenario: (match: Match, ...script: Step[]) => demand('/scenarios', { match, script }),
    advance: (ms: number) => demand('/clock/advance', { ms }),
    resend: (id: string) => demand(`/deliveries/${id}/resend`),
    reset: () => demand('/reset'),
    journal: async (query: Readonly<Record<string, string>> = {}) => {
      const response = await fetch(`${url}/_sandbox/journal?${new URLSearchParams(query)}`)
      return ((await response.json()) as { entries: Entry[] }).entries
    },
  }
}
