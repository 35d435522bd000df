import type { Market } from '#domain/market/market.ts'
import { logWarning } from '../logged.ts'
import { parsedText } from './parsed-text.ts'

/** A heartbeat comes every 15 seconds; after three missed ones the connection is dead, even without an error. */
const longestSilence = 50_000

/**
 * The live listener (Spec 7.2). The browser's own reconnecting is not used: after a cut the document is requested
 * first.
 */
export function listenToDocument(
  market: Market,
  onMessage: (message: unknown) => void,
  onFailure: () => void,
): () => void {
  const source = new EventSource(`/api/cart-document/stream?market=${market}`)
  let silence: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(silence)
    source.close()
  }
  const fail = () => {
    close()
    logWarning('cart document: stream')
    onFailure()
  }
  const alive = () => {
    clearTimeout(silence)
    silence = setTimeout(fail, longestSilence)
  }
  source.addEventListener('document', ({ data }) => {
    alive()
    onMessage(parsedText(String(data)))
  })
  source.addEventListener('heartbeat', alive)
  source.addEventListener('error', fail)
  alive()
  return close
}
