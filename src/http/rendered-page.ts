import { createContext } from 'react-router'

/** A page as it is sent: the router's response has its status and headers, and no body. */
export type RenderedPage = {
  readonly body: Buffer
  /** The hashes of its inline scripts, as in a Content-Security-Policy: all of them are known before it is rendered. */
  readonly hashes: readonly string[]
}

/** Set by the renderer: a buffer beside the response costs less than a stream within it. */
export const renderedPage = createContext<RenderedPage | null>(null)
