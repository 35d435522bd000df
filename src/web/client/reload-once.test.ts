import { expect, test } from 'vitest'
import { reloadForLostParts } from './reload-once.ts'

function aTab(stored = new Map<string, string>(), isThere = true) {
  const window = new EventTarget()
  let reloads = 0
  reloadForLostParts({
    window,
    session: () => ({
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    isServerReachable: async () => isThere,
    reload: () => {
      reloads += 1
    },
  })
  const lose = async (file: string) => {
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError'), {
        payload: new TypeError(`Failed to fetch dynamically imported module: ${file}`),
      }),
    )
    await new Promise(done => setTimeout(done))
  }
  return { window, stored, lose, reloads: () => reloads }
}

test('a missing chunk reloads the page', async () => {
  const tab = aTab()
  await tab.lose('/assets/toaster-1.js')
  expect(tab.reloads()).toBe(1)
})

test('the same chunk missing after the reload is an error; another one reloads again', async () => {
  const { stored, lose } = aTab()
  await lose('/assets/toaster-1.js')
  const after = aTab(stored)
  await after.lose('/assets/toaster-1.js')
  expect(after.reloads()).toBe(0)
  await after.lose('/assets/drawer-1.js')
  expect(after.reloads()).toBe(1)
})

test('the page is not reloaded after something was typed', async () => {
  const typed = aTab()
  typed.window.dispatchEvent(new Event('input'))
  await typed.lose('/assets/toaster-1.js')
  expect(typed.reloads()).toBe(0)
})

test('the page is not reloaded while the server does not respond or cannot be reached, and is once it does', async () => {
  const away = aTab(undefined, false)
  await away.lose('/assets/toaster-1.js')
  expect(away.reloads()).toBe(0)
  const back = aTab(away.stored)
  await back.lose('/assets/toaster-1.js')
  expect(back.reloads()).toBe(1)
})

test('text typed while the server is being checked is not lost to a reload', async () => {
  const tab = aTab()
  const lost = tab.lose('/assets/toaster-1.js')
  tab.window.dispatchEvent(new Event('input'))
  await lost
  expect(tab.reloads()).toBe(0)
})
