/** What the browser had stored when a page was rendered with its cart (server-cart.tsx); otherwise `undefined`. */
function renderedFrom(): Readonly<Record<string, unknown>> | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="kintsu-drawn-from"]')
  return meta ? JSON.parse(meta.content) : undefined
}

/** Whether the browser has stored something else since. */
export function isOutdated(): boolean {
  return Object.entries(renderedFrom() ?? {}).some(([key, state]) => stateOf(key) !== state)
}

/** `null` if nothing is stored. The version is included: a cart of an older version differs, whenever it was changed. */
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

/**
 * A page rendered with a cart hydrates when the cart changes, and when the customer returns to the page: the cart
 * is then checked against the shelf again.
 */
export function followCart(wake: () => void): void {
  if (!renderedFrom()) return
  addEventListener('blur', () => addEventListener('focus', wake))
  for (const eventName of ['pageshow', 'storage'])
    addEventListener(eventName, () => isOutdated() && wake())
}
