import type { View } from '#domain/device/view.ts'
import { shade } from './color.ts'
import type { ConsoleLook } from './console-looks.ts'
import { controller } from './controller.ts'
import { ground, groundDefs } from './ground.ts'
import type { Ink } from './ink.ts'
import { line, linear, path, rect, type Scene } from './svg.ts'

function onTable(ink: Ink, { body, feet: [x, reach, y] }: ConsoleLook) {
  return groundDefs(ink) + ground(ink, x, y, reach, 5) + body(ink)
}

function withPad(ink: Ink, look: ConsoleLook): Scene {
  if (look.pad === 'none') return { box: [0, 0, 300, 225], content: onTable(ink, look) }
  const tall = look.feet[2] > 180
  const [x, y, scale] = tall ? ([182, 152, 0.92] as const) : ([168, 140, 1] as const)
  return {
    box: [0, 0, 300, 225],
    content:
      onTable(ink, look) +
      ground(ink, x + 50 * scale, y + 62 * scale, 54 * scale, 4) +
      controller(ink, look.pad, ink.hex, x, y, scale),
  }
}

function port(x: number, y: number, w: number, h: number) {
  return rect(x, y, w, h, 1.2, '#060708', 'stroke="#7b828c" stroke-width=".8"')
}

/** The rear: a vent at the top, the ports below. */
function rear(ink: Ink): Scene {
  const vents = Array.from({ length: 7 }, (_, index) =>
    line(`M24 ${26 + index * 6}H216`, ink.tone(-0.55), 2.6),
  )
  return {
    box: [-10, -10, 260, 150],
    content: [
      `<defs>${linear(ink.id('p'), 'down', [
        [0, ink.tone(0.2)],
        [0.4, ink.hex],
        [1, ink.tone(-0.26)],
      ])}</defs>`,
      rect(0, 0, 240, 124, 9, ink.fill('p'), `stroke="${ink.tone(-0.4)}" stroke-width=".8"`),
      rect(14, 14, 212, 58, 5, ink.tone(-0.32)),
      ...vents,
      port(26, 88, 26, 11),
      port(64, 90, 18, 7),
      port(92, 90, 18, 7),
      port(122, 86, 15, 14),
      port(150, 90, 12, 7),
      port(184, 84, 30, 17),
    ].join(''),
  }
}

/** The shell of a handheld from behind: vent, stand and the two grips. */
function shell(ink: Ink, { backHexes }: ConsoleLook): Scene {
  const [left, middle, right] = backHexes(ink)
  const shine = linear(ink.id('p'), 'down', [
    [0, '#fff', 0.22],
    [0.5, '#fff', 0],
    [1, '#000', 0.24],
  ])
  const edge = `stroke="${ink.tone(-0.4)}" stroke-width=".8"`
  const dark = shade(middle, -0.5)
  return {
    box: [-10, -10, 280, 130],
    content: [
      `<defs>${shine}</defs>`,
      path('M40 0V110H20A20 20 0 0 1 0 90V20A20 20 0 0 1 20 0Z', left),
      path('M220 0V110H240A20 20 0 0 0 260 90V20A20 20 0 0 0 240 0Z', right),
      rect(38, 0, 184, 110, 0, middle),
      rect(0, 0, 260, 110, 20, ink.fill('p'), edge),
      rect(80, 10, 100, 4, 2, dark),
      rect(52, 62, 156, 40, 4, shade(middle, 0.06), `stroke="${dark}" stroke-width=".8"`),
      line(
        'M84 32H176M84 38H176M84 44H176',
        dark,
        2,
        'stroke-linecap="round" stroke-dasharray="0 5"',
      ),
      line('M12 8H34M226 8H248', ink.tone(-0.5), 5, 'stroke-linecap="round"'),
    ].join(''),
  }
}

export function consoleScene(ink: Ink, look: ConsoleLook, view: View): Scene {
  switch (view) {
    case 'pair':
      return withPad(ink, look)
    case 'open':
      return withPad(ink, look)
    case 'scale':
    case 'front':
      return { box: look.alone, content: onTable(ink, look) }
    case 'back':
      return look.pad === 'none' ? shell(ink, look) : rear(ink)
    case 'detail':
      return { box: look.closeUp, content: look.body(ink) }
  }
}
