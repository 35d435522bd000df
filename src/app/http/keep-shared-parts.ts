import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** About 700 cards of devices, in characters; those of Greek and Bulgarian texts take two bytes each. */
const maxCharacters = 1_500_000

const kept = new LRUCache<string, string>({
  maxSize: maxCharacters,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** How React marks a part that failed, or that is not ready. */
export const unfinished = '<!--$!-->'

/** The HTML of a part that many pages show (`shared-part.tsx`): of the same key, it is rendered once. */
export function keptHtml(key: string, part: ReactNode): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = flat(renderToString(part))
  if (html.includes(unfinished)) throw new Error('A shared part may neither wait nor fail.')
  if (html.startsWith('<link')) throw new Error('A shared part has a picture that is loaded ahead.')
  kept.set(key, html)
  return html
}

/** React's string consists of its pieces, and V8 would keep each of them. */
function flat(text: string): string {
  return Buffer.from(text).toString()
}
