import type { Ink } from './ink.ts'
import { bedColor, keyColor } from './laptop-keys.ts'
import type { LaptopLook } from './laptop-looks.ts'
import { circle, fade, line, linear, path, rect, round } from './svg.ts'

type Row = readonly number[]

/** Key widths of one row, in units of a letter key; all rows have the same total. */
const rows: readonly Row[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1, 1, 1.2, 1.2, 5.2, 1.2, 1.2, 1, 1],
]

function keyCap(x: number, y: number, w: number, h: number) {
  return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h-${round(w)}z`
}

/** All keys as one path; takes x and y of the first key and the pitch of a letter key. */
export function keyField(
  x: number,
  y: number,
  pitch: number,
  rowHeight: number,
  gap: number,
): string {
  let top = y
  const caps = rows.map((row, index) => {
    const height = index === 0 ? rowHeight * 0.6 : rowHeight
    let left = x
    const keys = row.map(width => {
      const cap = keyCap(left, top, width * pitch - gap, height - gap)
      left += width * pitch
      return cap
    })
    top += height
    return keys.join('')
  })
  return caps.join('')
}

const pitch = 15.4
const left = 130 - pitch * 7

const touchBar =
  rect(left + pitch, 16.6, pitch * 12 - 2, 7.7, 1.2, '#0a0b0c') +
  rect(left + pitch + 8, 18.6, 60, 3.6, 1, '#7fd6c2', fade(0.8))

const nub =
  circle(124, 66.5, 3.6, '#d3251f') +
  circle(123, 65.4, 1.2, '#ff8a80', fade(0.8)) +
  rect(88, 112, 84, 9.6, 2, '#1d1f24', 'stroke="#c7362d" stroke-width=".7"') +
  line('M116 112v9.6M144 112v9.6', '#c7362d', 0.7)

function keys(ink: Ink, look: LaptopLook): string {
  const caps = keyColor(ink, look)
  const rim = look.keys === 'lit' ? '#35d0ba' : caps
  const bed = look.keys === 'lit' ? '#0d0e11' : bedColor(ink, look)
  const soft = `stroke="${rim}" stroke-width="1.4" stroke-linejoin="round"`
  return (
    rect(left - 3, 14, pitch * 14 + 5, 93, 3.4, bed) +
    path(keyField(left + 0.5, 17.1, pitch, 16, 2.9), caps, soft)
  )
}

/** The keyboard half from straight above, 260 wide and 176 deep. */
export function deckFromAbove(ink: Ink, look: LaptopLook): string {
  const pad = look.pad * 210
  const padTop = look.nub ? 126 : 114
  const shell = linear(ink.id('k'), 'diagonal', [
    [0, ink.tone(0.3)],
    [0.5, ink.hex],
    [1, ink.tone(-0.12)],
  ])
  const padHex = ink.tone(ink.light > 0.3 ? -0.07 : 0.09)
  const padEdge = `stroke="${ink.tone(-0.26)}" stroke-width=".8"`
  const speakers = line('M11 18V104M249 18V104', ink.tone(-0.34), 10, 'stroke-dasharray=".9 1.5"')
  return [
    `<defs>${shell}</defs>`,
    rect(0, 0, 260, 176, look.r + 3, ink.fill('k'), `stroke="${ink.tone(-0.35)}" stroke-width="1"`),
    rect(20, -2, 220, 4.4, 1.6, '#121316'),
    keys(ink, look),
    look.touchBar ? touchBar : '',
    look.speakers === 'sides' ? speakers : '',
    look.nub ? nub : '',
    rect(130 - pad / 2, padTop, pad, 168 - padTop, 4, padHex, padEdge),
  ].join('')
}
