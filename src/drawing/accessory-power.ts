import type { Ink } from './ink.ts'
import { circle, fade, line, linear, path, placed, rect, ring } from './svg.ts'

function shell(ink: Ink, direction: 'across' | 'diagonal' | 'down' = 'diagonal') {
  return `<defs>${linear(ink.id('p'), direction, [
    [0, ink.tone(0.4)],
    [0.5, ink.hex],
    [1, ink.tone(-0.2)],
  ])}</defs>`
}

function edge(ink: Ink) {
  return `stroke="${ink.tone(-0.3)}" stroke-width=".8"`
}
const metal = '#b9bdc3'

export function charger(ink: Ink) {
  return [
    shell(ink),
    line(
      'M132 78C156 78 172 84 172 104S150 132 124 128',
      ink.tone(-0.12),
      4.4,
      'stroke-linecap="round"',
    ),
    line('M132 77.200C156 77.2 171 84 171.2 104', '#fff', 1, fade(0.5)),
    rect(36, 57, 20, 7, 3.5, metal, 'stroke="#7d838b" stroke-width=".7"'),
    rect(36, 89, 20, 7, 3.5, metal, 'stroke="#7d838b" stroke-width=".7"'),
    rect(52, 32, 68, 92, 15, ink.fill('p'), edge(ink)),
    rect(108, 34, 12, 88, 9, ink.tone(-0.14), fade(0.7)),
    rect(110.5, 68, 5, 20, 2.5, '#2a2d33'),
    rect(113, 70.5, 22, 15, 4, ink.tone(0.1), edge(ink)),
    path('M80 62L71 80H79L76 95L90 74H81L85 62Z', '#b98524', fade(0.8)),
  ].join('')
}

function plug(ink: Ink) {
  return (
    rect(-6, 0, 12, 22, 3, ink.fill('p'), edge(ink)) +
    rect(-4.4, -9.5, 8.8, 10, 3, metal, 'stroke="#7d838b" stroke-width=".7"') +
    rect(-2.8, -7.5, 5.6, 1.6, 0.8, '#5c626b')
  )
}

export function cable(ink: Ink) {
  const coil = 'M66 54C66 110 132 116 140 84S112 44 92 62S74 118 108 124S158 96 150 62'
  return [
    shell(ink, 'across'),
    line(coil, ink.tone(-0.34), 6.2, 'stroke-linecap="round"'),
    line(coil, ink.hex, 4.8, 'stroke-linecap="round"'),
    line(coil, ink.tone(-0.16), 4.8, 'stroke-dasharray=".8 2.4"'),
    line(coil, '#fff', 1.1, 'stroke-linecap="round" opacity=".5"'),
    placed(plug(ink), 66, 34),
    placed(plug(ink), 150, 42),
  ].join('')
}

export function powerBank(ink: Ink) {
  return [
    shell(ink),
    rect(63, 14, 74, 124, 13, ink.tone(-0.4)),
    rect(62, 12, 74, 124, 13, ink.fill('p'), edge(ink)),
    path('M106 12H123a13 13 0 0 1 13 13V92Z', '#fff', fade(0.08)),
    rect(90, 15, 18, 4.6, 2.3, '#08090b'),
    rect(73, 15.4, 10, 3.8, 1.2, '#08090b'),
    ...[0, 1, 2, 3].map(index =>
      circle(86 + index * 9, 118, 2.2, index < 3 ? '#5fd0ab' : ink.tone(0.25)),
    ),
    path('M102 54L90 78H99L96 96L111 70H101L106 54Z', '#e2b75c', fade(0.9)),
  ].join('')
}

export function battery(ink: Ink) {
  return [
    shell(ink, 'across'),
    line('M124 26C134 24 136 18 130 12', '#c98a2f', 7),
    rect(120, 6, 18, 9, 2, '#2a2d33', 'stroke="#e2b75c" stroke-width="1"'),
    rect(64, 22, 72, 115, 6, ink.fill('p'), edge(ink)),
    rect(64, 22, 72, 11, 6, ink.tone(0.16)),
    rect(72, 44, 56, 70, 4, '#f5f1e6'),
    rect(80, 74, 40, 22, 4, 'none', 'stroke="#0d6b58" stroke-width="2.4"'),
    rect(121, 81, 3, 8, 1, '#0d6b58'),
    rect(83, 77, 34, 16, 2, '#2fae90'),
    line('M80 54H120M80 61H106M80 104H112', '#8d8778', 2.2, 'stroke-linecap="round"'),
    path('M64 22L88 22L64 92Z', '#fff', fade(0.07)),
  ].join('')
}

export function stand(ink: Ink) {
  return [
    shell(ink, 'down'),
    rect(50, 128, 100, 9, 4.5, ink.fill('p'), edge(ink)),
    path('M92 128L97 60H109L112 128Z', ink.tone(-0.24)),
    circle(103, 60, 7, ink.tone(-0.1), edge(ink)),
    `<g transform="rotate(-9 100 62)">${[
      rect(72, 10, 60, 112, 10, '#131519', 'stroke="#3d424a" stroke-width=".9"'),
      rect(75, 13, 54, 106, 7.5, '#14473d'),
      line(
        'M75 90L90 84L98 90L114 70L129 62M98 90L102 119',
        '#f2d596',
        1.4,
        'stroke-linejoin="round"',
      ),
      ring(102, 44, 10, '#e2b75c', 1.6, fade(0.8)),
      rect(66, 116, 72, 8, 3.5, ink.fill('p'), edge(ink)),
    ].join('')}</g>`,
  ].join('')
}
