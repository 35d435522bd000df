import type { LoaderArgs } from './page-request.ts'

/**
 * A route without a component has no error boundary: React Router answers 500 to errors thrown by its loader. Here the
 * status is sent instead, as plain text without a body, and the server renders the market's error page around it.
 */
export function asFile<T>(
  load: (args: LoaderArgs) => Promise<T>,
): (args: LoaderArgs) => Promise<T | Response> {
  return async args => {
    try {
      return await load(args)
    } catch (thrown) {
      const status = statusOf(thrown)
      if (status === undefined) throw thrown
      return new Response(null, { status, headers: { 'content-type': 'text/plain' } })
    }
  }
}

function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return undefined
  const { status } = Object(thrown.init)
  return typeof status === 'number' ? status : undefined
}
