/** What the browser kept when a page was drawn with its cart (drawn-cart.tsx); undefined for any other page. */
const drawnFrom = (): Readonly<Record<string, unknown>> | undefined => {
  const drawn = document.querySelector<HTMLMetaElement>('meta[name="kintsu-drawn-from"]')
  return drawn ? JSON.parse(drawn.content) : undefined
}

/** Whether the browser keeps something else by now. */
export const isOutdated = (): boolean =>
  Object.entries(drawnFrom() ?? {}).some(([key, timestamp]) => timestampOf(key) !== timestamp)

/** Null where nothing is kept. */
const timestampOf = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{"timestamp":null}').timestamp
  } catch {
    return undefined
  }
}

/** A page drawn with a cart wakes where that changes, and when somebody comes back to it: what it says of the shelf is asked anew then. */
export const followCart = (wake: () => void): void => {
  if (!drawnFrom()) return
  addEventListener('blur', () => addEventListener('focus', wake))
  for (const sign of ['pageshow', 'storage']) addEventListener(sign, () => isOutdated() && wake())
}
