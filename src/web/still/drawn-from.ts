/** What the browser kept when a page was drawn with its cart (drawn-cart.tsx); undefined for any other page. */
function drawnFrom(): Readonly<Record<string, unknown>> | undefined {
  const drawn = document.querySelector<HTMLMetaElement>('meta[name="kintsu-drawn-from"]')
  return drawn ? JSON.parse(drawn.content) : undefined
}

/** Whether the browser keeps something else by now. */
export function isOutdated(): boolean {
  return Object.entries(drawnFrom() ?? {}).some(([key, state]) => stateOf(key) !== state)
}

/** Null where nothing is kept. A cart of an older version is told about, whenever it was changed. */
function stateOf(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const { timestamp, stateVersion } = JSON.parse(text)
    return `${timestamp} ${stateVersion}`
  } catch {
    return undefined
  }
}

/** A page drawn with a cart wakes where that changes, and when somebody comes back to it: what it says of the shelf is asked anew then. */
export function followCart(wake: () => void): void {
  if (!drawnFrom()) return
  addEventListener('blur', () => addEventListener('focus', wake))
  for (const sign of ['pageshow', 'storage']) addEventListener(sign, () => isOutdated() && wake())
}
