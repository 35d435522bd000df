import type { Ink } from './ink.ts'
import { circle, fade, line, linear, path, rect, ring } from './svg.ts'

function shell(ink: Ink) {
  return `<defs>${linear(ink.id('p'), 'diagonal', [
    [0, ink.tone(0.3)],
    [0.5, ink.hex],
    [1, ink.tone(-0.26)],
  ])}</defs>`
}

function eye(x: number, y: number) {
  return (
    circle(x, y, 6.4, '#0b0c0e', 'stroke="#6d7278" stroke-width="1"') +
    circle(x, y, 3, '#27304a') +
    circle(x - 1.4, y - 1.5, 0.9, '#dbe7ff')
  )
}

/** The case is drawn in front of the phone it was made for. */
export function phoneCase(ink: Ink) {
  return [
    shell(ink),
    rect(91, 10, 60, 126, 13, '#1b1e22', 'stroke="#454a52" stroke-width="1"'),
    rect(94, 13, 54, 120, 10.5, '#14473d'),
    line('M94 98L112 90L122 97L138 74L148 66', '#f2d596', 1.3),
    rect(49, 13, 66, 130, 16, ink.tone(-0.45)),
    rect(51, 14.6, 62, 126.8, 14.6, ink.fill('p'), `stroke="${ink.tone(0.28)}" stroke-width="1.1"`),
    rect(56, 20, 31, 31, 10.5, '#15181c', `stroke="${ink.tone(-0.5)}" stroke-width="1.6"`),
    eye(64.6, 28.6),
    eye(78.4, 42.4),
    circle(78.4, 28.4, 2.1, '#f4ecd6'),
    ring(82, 88, 17, ink.tone(0.26), 2.2, fade(0.7)),
    rect(80.8, 110, 2.4, 13, 1.2, ink.tone(0.26), fade(0.7)),
    path('M88 14.600H98a15 15 0 0 1 15 15V84Z', '#fff', fade(0.09)),
    rect(47.6, 46, 2.4, 12, 1, ink.tone(-0.3)),
    rect(114, 46, 2.4, 10, 1, ink.tone(-0.3)),
    rect(114, 60, 2.4, 10, 1, ink.tone(-0.3)),
  ].join('')
}

/** A pane of glass floating above the screen it protects. */
export function glass(ink: Ink) {
  return [
    `<defs>${linear(ink.id('v'), 'diagonal', [
      [0, '#ffffff', 0.75],
      [0.5, ink.hex, 0.34],
      [1, ink.tone(0.3), 0.6],
    ])}</defs>`,
    rect(56, 14, 62, 128, 13, '#1b1e22', 'stroke="#454a52" stroke-width="1"'),
    rect(59, 17, 56, 122, 10.5, '#102f29'),
    line(
      'M59 104L76 97L86 104L104 82L115 74M86 104L91 139',
      '#f2d596',
      1.3,
      'stroke-linejoin="round"',
    ),
    rect(79, 21, 17, 5, 2.5, '#060708'),
    `<g transform="rotate(7 110 74)">${[
      rect(82, 8, 62, 128, 12, ink.fill('v'), `stroke="${ink.tone(-0.28)}" stroke-width="1.2"`),
      rect(83.4, 9.4, 59.2, 125.2, 11, 'none', 'stroke="#fff" stroke-width="1" opacity=".8"'),
      path('M98 8H116L82 78V46Z', '#fff', fade(0.5)),
      path('M122 8H128L82 102V90Z', '#fff', fade(0.4)),
    ].join('')}</g>`,
    path('M154 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z', '#e2b75c'),
  ].join('')
}

function half(x: number) {
  return `M${x} 18a7 7 0 0 1 7-7h20a7 7 0 0 1 7 7`
}

export function strap(ink: Ink) {
  return [
    `<defs>${linear(ink.id('p'), 'across', [
      [0, ink.tone(-0.24)],
      [0.4, ink.tone(0.24)],
      [1, ink.tone(-0.3)],
    ])}</defs>`,
    path(
      `${half(56)}L92 134a5 5 0 0 1-5 6H59a5 5 0 0 1-5-6Z`,
      ink.fill('p'),
      `stroke="${ink.tone(-0.4)}" stroke-width=".8"`,
    ),
    path(
      'M112 134L116 34C117 18 122 11 131 11S144 18 145 34L149 134a5 5 0 0 1-5 6H117a5 5 0 0 1-5-6Z',
      ink.fill('p'),
      `stroke="${ink.tone(-0.4)}" stroke-width=".8"`,
    ),
    ...[34, 46, 58, 70, 82].map(y => rect(126.5, y, 9, 4.4, 2.2, ink.tone(-0.5))),
    circle(73, 28, 5.4, ink.tone(-0.4)),
    circle(73, 28, 3.4, '#c9ccd1'),
    rect(56, 128, 34, 9, 2.5, ink.tone(-0.34)),
    rect(114, 128, 34, 9, 2.5, ink.tone(-0.34)),
    line('M61 50V122M119 50L117.5 122', '#fff', 1.2, fade(0.22)),
  ].join('')
}

export function giftWrap(ink: Ink) {
  return [
    shell(ink),
    rect(44, 58, 112, 80, 6, ink.fill('p'), `stroke="${ink.tone(-0.35)}" stroke-width=".8"`),
    rect(38, 46, 124, 24, 5, ink.tone(0.1), `stroke="${ink.tone(-0.35)}" stroke-width=".8"`),
    rect(44, 70, 112, 5, 0, '#000', fade(0.16)),
    rect(91, 46, 18, 92, 0, '#e2b75c'),
    rect(91, 46, 4, 92, 0, '#f5dc9f', fade(0.8)),
    path(
      'M100 46C84 48 62 44 62 28C62 16 80 14 88 24C95 32 98 40 100 46Z',
      '#e2b75c',
      'stroke="#a9771f" stroke-width=".9"',
    ),
    path(
      'M100 46C116 48 138 44 138 28C138 16 120 14 112 24C105 32 102 40 100 46Z',
      '#d9a944',
      'stroke="#a9771f" stroke-width=".9"',
    ),
    path(
      'M96 44C86 42 72 40 72 30C72 24 80 23 85 28C90 33 94 39 96 44ZM104 44C114 42 128 40 128 30C128 24 120 23 115 28C110 33 106 39 104 44Z',
      '#8f651a',
      fade(0.5),
    ),
    rect(92, 36, 16, 14, 5, '#f0cc7c', 'stroke="#a9771f" stroke-width=".9"'),
    line('M50 116L64 110L71 115L84 106', '#e2b75c', 1.3, 'opacity=".75" stroke-linejoin="round"'),
    line('M116 92L128 97L136 88L150 93', '#e2b75c', 1.3, 'opacity=".75" stroke-linejoin="round"'),
  ].join('')
}
