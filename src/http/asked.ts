import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log, TellFault, Whereabouts } from '#services/witness/witness.ts'

/** What is known of the request that is being answered, wherever something of it is written down. */
export type Asked = Required<Pick<Whereabouts, 'requestId' | 'market' | 'route'>> & {
  readonly log: Log
  readonly tell: TellFault
  /** Where pages tell of errors in their browser; undefined where nobody reports them. */
  readonly faultsTo: string | undefined
}

const asking = new AsyncLocalStorage<Asked>()

export function whileAsked<T>(asked: Asked, work: () => T): T {
  return asking.run(asked, work)
}

function line(facts: object) {
  return void process.stderr.write(`${JSON.stringify(facts)}\n`)
}

/** Where no request is being answered: what is written down is still a line of JSON. */
const outside: Asked = {
  requestId: undefined,
  market: undefined,
  route: undefined,
  log: { error: line, warn: line, info: line },
  tell: () => undefined,
  faultsTo: undefined,
}

export function asked(): Asked {
  return asking.getStore() ?? outside
}

/** An error of the request that is being answered. */
export function tellAsked(error: unknown, event: 'fault' | 'outage', by: Asked = asked()): void {
  const { requestId, market, route } = by
  by.tell(error, { event, requestId, market, route })
}
