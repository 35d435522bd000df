import type { Market } from './market.ts'
import type { FixedPage } from './pages.ts'
import { parsePath } from './parse-path.ts'
import { segmentsOf } from './segments.ts'

/** No path of the shop is longer. */
const longest = 500

/** A signed-in member is never returned to these pages. */
const signInPages: ReadonlySet<string> = new Set<FixedPage>([
  'login',
  'register',
  'forgot-password',
  'logout',
])

/**
 * Checks a return path (quality.md "open redirect"): returned unchanged if it is a page of this market; '' for
 * anything else, such as `//evil`, `/\evil`, `%2f%2f`, a line break, a scheme or another host.
 */
export function ownPath(market: Market, returnPath: string | null | undefined): string {
  if (!returnPath || returnPath.length > longest || !isPlain(returnPath)) return ''
  const [path = ''] = returnPath.split(/[?#]/, 1)
  const parsed = parsePath(market, path)
  const isOwn = parsed !== undefined && segmentsOf(path)?.every(isPlainSegment) === true
  return isOwn && !signInPages.has(parsed.page) ? returnPath : ''
}

/** Visible ASCII, as in all paths of the shop; browsers treat a backslash as a slash. */
function isPlain(text: string): boolean {
  return /^[!-~]+$/.test(text) && !text.includes('\\')
}

/** Checks a decoded segment: no part of it may be read as another path, by the server or by a proxy. */
function isPlainSegment(segment: string): boolean {
  return segment !== '.' && segment !== '..' && !/[/\\%\p{Cc}]/u.test(segment)
}
