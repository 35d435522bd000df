import { dataAttribute } from './data-attribute.ts'
import { unpackState } from './unpack-state.ts'

type RouterContext = { stream?: ReadableStream | null; readonly state: unknown }

/**
 * Gives the router the data of the page (`page-scripts.ts`). It decodes a stream and sets what it finds as its state: it
 * finds nothing, and the state is there already.
 */
export function giveState(): void {
  const text = [...document.querySelectorAll(`script[${dataAttribute}]`)].at(-1)?.textContent ?? ''
  const state = unpackState(text)
  const { __reactRouterContext: context } = window as unknown as {
    readonly __reactRouterContext: RouterContext
  }
  Object.defineProperty(context, 'state', { get: () => state, set: () => undefined })
  context.stream = new Response('[{}]\n').body
}
