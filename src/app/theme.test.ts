import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('app.css', import.meta.url), 'utf8')

/** The colours that a block of the style sheet sets, by name. */
function colorsIn(start: string): ReadonlyMap<string, string> {
  const from = css.indexOf(start)
  const block = css.slice(from, css.indexOf('\n}', from))
  return new Map(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]+)/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

test('what is night at any time has the light theme’s own colours', () => {
  const theme = colorsIn('@theme {')
  const light = colorsIn('@utility light-colors {')
  expect(light.size).toBeGreaterThan(15)
  for (const [name, hex] of light) expect([name, hex]).toEqual([name, theme.get(name)])
})

test('every colour that the dark theme changes is reset where it is night, but night itself', () => {
  const dark = [...colorsIn('@utility dark-colors {').keys()]
  const light = [...colorsIn('@utility light-colors {').keys()]
  expect(light.toSorted()).toEqual(dark.filter(name => name !== 'night').toSorted())
})
