import { controller } from './controller.ts'
import type { Ink } from './ink.ts'
import { keyField } from './laptop-top.ts'
import { circle, ellipse, fade, line, linear, path, rect, ring } from './svg.ts'

function shell(ink: Ink) {
  return `<defs>${linear(ink.id('p'), 'diagonal', [
    [0, ink.tone(0.36)],
    [0.5, ink.hex],
    [1, ink.tone(-0.26)],
  ])}</defs>`
}

export function headphones(ink: Ink) {
  const arch = 'M52 88C46 38 70 14 100 14S154 38 148 88'
  return [
    shell(ink),
    line(arch, ink.tone(-0.42), 11, 'stroke-linecap="round"'),
    line(arch, ink.hex, 8.6, 'stroke-linecap="round"'),
    line('M64 46C70 28 84 19 100 19', ink.tone(0.5), 1.6, 'stroke-linecap="round" opacity=".7"'),
    ...[-1, 1].map(side => {
      const x = 100 + side * 46
      return [
        line(`M${100 + side * 48.6} 74V92`, '#aeb3ba', 4),
        rect(x - side * 13 - 9, 84, 18, 52, 9, ink.tone(-0.5)),
        rect(x - 11, 79, 22, 60, 11, ink.fill('p'), `stroke="${ink.tone(-0.4)}" stroke-width=".8"`),
        ellipse(x + side * 3.5, 109, 4.4, 19, ink.tone(0.12), fade(0.7)),
      ].join('')
    }),
    line('M149 118v9', '#e2b75c', 1.6, 'stroke-linecap="round"'),
  ].join('')
}

function bud(ink: Ink, side: -1 | 1) {
  const x = 100 + side * 22
  return [
    rect(
      x + side * 3 - 4.2,
      30,
      8.4,
      42,
      4.2,
      ink.fill('p'),
      `stroke="${ink.tone(-0.3)}" stroke-width=".7"`,
    ),
    rect(x + side * 3 - 2, 67, 4, 2.4, 1.2, '#b9bdc3'),
    ellipse(x, 29, 12, 13.4, ink.fill('p'), `stroke="${ink.tone(-0.3)}" stroke-width=".7"`),
    ellipse(
      x - side * 9,
      28,
      4.6,
      8,
      ink.tone(-0.16),
      `stroke="${ink.tone(-0.36)}" stroke-width=".7"`,
    ),
    ellipse(x + side * 4.4, 25, 2.2, 5.4, '#24272c'),
  ].join('')
}

export function earbuds(ink: Ink) {
  return [
    shell(ink),
    bud(ink, -1),
    bud(ink, 1),
    rect(56, 70, 88, 62, 23, ink.fill('p'), `stroke="${ink.tone(-0.28)}" stroke-width=".8"`),
    line('M56.6 88H143.4', ink.tone(-0.3), 1.2),
    line('M57 89.300H143', '#fff', 0.9, fade(0.8)),
    rect(90, 85.6, 20, 4.8, 2.4, ink.tone(-0.14)),
    circle(100, 103, 1.8, '#2fae90'),
    path('M112 70H121a23 23 0 0 1 23 23V112Z', '#fff', fade(0.3)),
  ].join('')
}

export function gamePad(ink: Ink) {
  return controller(ink, 'dual-sense', ink.hex, 34, 30, 1.34)
}

export function stylus(ink: Ink) {
  return [
    `<defs>${linear(ink.id('p'), 'down', [
      [0, ink.tone(0.5)],
      [0.35, ink.hex],
      [1, ink.tone(-0.3)],
    ])}</defs>`,
    line('M38 128C60 116 72 134 92 122S118 116 126 124', '#b98524', 2, 'stroke-linecap="round"'),
    `<g transform="rotate(-34 38 128)">${[
      path(
        'M38 128L58 121.600V134.400Z',
        ink.tone(-0.1),
        `stroke="${ink.tone(-0.36)}" stroke-width=".7"`,
      ),
      path('M38 128L45 125.800V130.200Z', '#4a5058'),
      rect(58, 121.4, 112, 13.2, 3, ink.fill('p'), `stroke="${ink.tone(-0.32)}" stroke-width=".8"`),
      rect(58, 121.4, 3, 13.2, 0, ink.tone(-0.2)),
      rect(152, 121.4, 2.4, 13.2, 0, '#b9bdc3'),
      rect(84, 124, 50, 1.6, 0.8, '#fff', fade(0.8)),
    ].join('')}</g>`,
  ].join('')
}

function keyHex(ink: Ink) {
  return ink.light > 0.5 ? '#fbfbf9' : '#15171b'
}

export function keyboard(ink: Ink) {
  return [
    `<defs>${linear(ink.id('p'), 'down', [
      [0, ink.tone(0.3)],
      [1, ink.tone(-0.1)],
    ])}</defs>`,
    rect(9, 38, 182, 78, 8, ink.tone(-0.35)),
    rect(9, 36, 182, 77, 8, ink.fill('p'), `stroke="${ink.tone(-0.25)}" stroke-width=".8"`),
    path(
      keyField(16, 42.5, 12.1, 11.7, 2.6),
      ink.tone(-0.3),
      `stroke="${ink.tone(-0.3)}" stroke-width="1.8" stroke-linejoin="round"`,
    ),
    path(
      keyField(16, 42.2, 12.1, 11.7, 2.6),
      keyHex(ink),
      `stroke="${keyHex(ink)}" stroke-width="1.2" stroke-linejoin="round"`,
    ),
    ring(176, 47.4, 1.6, '#2fae90', 0.8),
  ].join('')
}
