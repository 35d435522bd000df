import { type Ink, recolored } from './ink.ts'
import { circle, fade, line, linear, path, placed, rect, ring } from './svg.ts'

export type PadKind = 'dual-sense' | 'dual-shock' | 'xbox'

const shapes: Readonly<Record<PadKind, string>> = {
  'dual-sense':
    'M20 7C31 4 69 4 80 7C90 9 97 29 100 47C103 65 90 69 84 58L77 46H23L16 58C10 69-3 65 0 47C3 29 10 9 20 7Z',
  'dual-shock':
    'M18 7C24 3 34 5 37 6H63C66 5 76 3 82 7C91 10 97 32 99 49C101 65 89 68 84 57L76 43H24L16 57C11 68-1 65 1 49C3 32 9 10 18 7Z',
  xbox: 'M22 6C34 3 37 8 50 8S66 3 78 6C90 8 97 30 100 47C103 64 91 70 83 60C77 53 74 50 66 50H34C26 50 23 53 17 60C9 70-3 64 0 47C3 30 10 8 22 6Z',
}

function stick(x: number, y: number, r: number) {
  return (
    circle(x, y, r, '#17191d', 'stroke="#000" stroke-width=".6"') +
    circle(x, y, r * 0.68, '#2c2f35') +
    ring(x, y, r * 0.68, '#4a4e56', 0.7)
  )
}

function cross(x: number, y: number, size: number, fill: string) {
  return path(
    `M${x - size / 3} ${y - size}h${(size * 2) / 3}v${(size * 2) / 3}h${(size * 2) / 3}v${(size * 2) / 3}h-${(size * 2) / 3}v${(size * 2) / 3}h-${(size * 2) / 3}v-${(size * 2) / 3}h-${(size * 2) / 3}v-${(size * 2) / 3}h${(size * 2) / 3}Z`,
    fill,
  )
}

function buttons(x: number, y: number, spread: number, r: number, colors: readonly string[]) {
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([dx = 0, dy = 0], index) =>
      circle(x + dx * spread, y + dy * spread, r, colors[index] ?? '#888'),
    )
    .join('')
}

function playStation(ink: Ink, kind: PadKind): string {
  const modern = kind === 'dual-sense'
  const keys = ink.light > 0.5 ? ink.tone(-0.12) : ink.tone(0.22)
  return [
    modern ? path('M27 24H73C80 26 79 44 74 47H26C21 44 20 26 27 24Z', '#15171b') : '',
    modern ? line('M33 6L35 22H65L67 6', '#3fa0ff', 1.3, fade(0.9)) : '',
    rect(
      34,
      5.4,
      32,
      17,
      3,
      modern ? ink.tone(ink.light > 0.5 ? 0.4 : 0.1) : '#191b20',
      `stroke="${ink.tone(-0.35)}" stroke-width=".6"`,
    ),
    cross(20, 20, 7.4, keys),
    modern
      ? buttons(80, 20, 6.4, 3, [keys, keys, keys, keys])
      : buttons(80, 20, 6.4, 3.2, ['#2c8f6f', '#c24a44', '#4a7fc4', '#c48bb4']),
    stick(34.5, 36, 8),
    stick(65.5, 36, 8),
    modern ? '' : circle(50, 31, 2, '#3b3f47'),
  ].join('')
}

function xbox(ink: Ink) {
  return [
    circle(
      50,
      15,
      5,
      ink.light > 0.5 ? '#fafafa' : '#d8dadd',
      `stroke="${ink.tone(-0.4)}" stroke-width=".6"`,
    ),
    stick(24, 22, 8.4),
    circle(37, 38, 7.6, ink.tone(-0.25)),
    cross(37, 38, 6.4, ink.light > 0.5 ? '#24272c' : ink.tone(0.3)),
    stick(63, 38, 8.4),
    circle(76, 22, 11, ink.tone(-0.06)),
    buttons(76, 22, 6.2, 3, ['#e2b03a', '#c8453c', '#3f9a56', '#3c74c4']),
    rect(43, 24, 4.4, 2.4, 1.2, ink.tone(-0.4)),
    rect(53, 24, 4.4, 2.4, 1.2, ink.tone(-0.4)),
  ].join('')
}

/** A game controller 100 wide, with its upper left corner at x and y. */
export function controller(ink: Ink, kind: PadKind, hex: string, x: number, y: number, scale = 1) {
  const own = recolored(ink, hex, 'q')
  const shine = linear(own.id('a'), 'down', [
    [0, own.tone(0.3)],
    [0.5, own.hex],
    [1, own.tone(-0.26)],
  ])
  const content = [
    `<defs>${shine}</defs>`,
    rect(12, 3.4, 18, 7, 3, own.tone(-0.5)),
    rect(70, 3.4, 18, 7, 3, own.tone(-0.5)),
    path(shapes[kind], own.fill('a'), `stroke="${own.tone(-0.35)}" stroke-width=".7"`),
    kind === 'xbox' ? xbox(own) : playStation(own, kind),
  ].join('')
  return placed(content, x, y, scale)
}
