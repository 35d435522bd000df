import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'
import { mainId } from '#web/ui/skip-link.tsx'
import { storedText } from './stored-text.ts'

/**
 * Follows the shop's links within the page while something is held in memory only, because leaving the page would
 * lose it. Not without a network, when leaving is blocked (watch-connection.ts). Otherwise a link is a link.
 * `prefix` is the market's, which the router adds itself.
 */
export function useFollowLinks(prefix: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = async (event: MouseEvent) => {
      const path = storedText.isLasting() || !navigator.onLine ? undefined : pathOf(event, prefix)
      if (path === undefined) return
      event.preventDefault()
      await navigate(path)
      document.getElementById(mainId)?.focus()
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, prefix])
}

/** Navigates to a path of the market from code, as a link does. */
export function useGoTo(prefix: string): (path: string) => void {
  const navigate = useNavigate()
  return path => {
    if (storedText.isLasting()) location.assign(prefix + path)
    else void navigate(path)
  }
}

/** The path within the market that a plain click on a link of this shop leads to. */
function pathOf(event: MouseEvent, prefix: string): string | undefined {
  const isPlain = event.button === 0 && !hasModifierKey(event)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || event.defaultPrevented || !link?.href || link.target || link.download)
    return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const isPage = pathname.startsWith(`${prefix}/`) && pathname.endsWith('/')
  const isHere = pathname === location.pathname && hash !== ''
  return origin === location.origin && isPage && !isHere
    ? pathname.slice(prefix.length) + search + hash
    : undefined
}
