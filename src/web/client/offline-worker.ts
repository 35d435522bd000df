import { offlineBarId } from './offline-bar-id.ts'

/**
 * Installs the worker that shows the shop's own page without a network, after
 * the page has loaded: its own files come first. Returns a function that stops waiting.
 */
export function installOfflineWorker(): () => void {
  const controller = new AbortController()
  const path = document.getElementById(offlineBarId)?.dataset.worker
  // Browsers offer workers to pages with https only.
  const { serviceWorker } = navigator as Partial<Navigator>
  if (!path || !serviceWorker) return () => undefined
  // Without the worker the browser shows its own page, as before.
  const install = () => void serviceWorker.register(path).catch(() => undefined)
  if (document.readyState === 'complete') install()
  else window.addEventListener('load', install, { once: true, signal: controller.signal })
  return () => controller.abort()
}
