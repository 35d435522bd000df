import { expect, test } from 'vitest'
import { reloadForLostParts } from './reload-once.ts'

const aTab = (isOnline = true, kept = new Map<string, string>()) => {
  const window = new EventTarget()
  let reloads = 0
  reloadForLostParts({
    window,
    session: () => ({
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    }),
    isOnline: () => isOnline,
    reload: () => {
      reloads += 1
    },
  })
  const lose = (file: string) =>
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError'), {
        payload: new TypeError(`Failed to fetch dynamically imported module: ${file}`),
      }),
    )
  return { window, kept, lose, reloads: () => reloads }
}

test('a part that is gone reloads the page', () => {
  const tab = aTab()
  tab.lose('/assets/toaster-1.js')
  expect(tab.reloads()).toBe(1)
})

test('the same part still gone after that is an error; another one is not', () => {
  const { kept, lose } = aTab()
  lose('/assets/toaster-1.js')
  const after = aTab(true, kept)
  after.lose('/assets/toaster-1.js')
  expect(after.reloads()).toBe(0)
  after.lose('/assets/drawer-1.js')
  expect(after.reloads()).toBe(1)
})

test('nothing is reloaded while offline, or after something was typed', () => {
  const offline = aTab(false)
  offline.lose('/assets/toaster-1.js')
  expect(offline.reloads()).toBe(0)
  const typed = aTab()
  typed.window.dispatchEvent(new Event('input'))
  typed.lose('/assets/toaster-1.js')
  expect(typed.reloads()).toBe(0)
})
