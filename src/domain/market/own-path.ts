import type { Market } from './market.ts'
import type { FixedPage } from './page.ts'
import { parsePath } from './parse-path.ts'
import { segmentsOf } from './segments.ts'

/** No page of ours has a longer address. */
const longest = 500

/** Whoever has come in does not want to go back to the door. */
const doors: ReadonlySet<string> = new Set<FixedPage>([
  'login',
  'register',
  'forgot-password',
  'logout',
])

/**
 * quality.md "open redirect": where somebody wanted to go, as it was written, if that is a page of this market; '' for
 * anything else, be it `//evil`, `/\evil`, `%2f%2f`, a line break, a scheme or another host.
 */
export function ownPath(market: Market, requested: string | null | undefined): string {
  if (!requested || requested.length > longest || !isPlain(requested)) return ''
  const [path = ''] = requested.split(/[?#]/, 1)
  const parsed = parsePath(market, path)
  const isOwn = parsed !== undefined && segmentsOf(path)?.every(isPlainSegment) === true
  return isOwn && !doors.has(parsed.page) ? requested : ''
}

/** Visible ASCII, as our addresses are written; browsers read a backslash as a slash. */
function isPlain(text: string): boolean {
  return /^[!-~]+$/.test(text) && !text.includes('\\')
}

/** Decoded: nothing that could be read as another path, here or by a proxy between. */
function isPlainSegment(segment: string): boolean {
  return segment !== '.' && segment !== '..' && !/[/\\%\p{Cc}]/u.test(segment)
}
