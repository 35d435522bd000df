/** Two decimals are finer than any screen shows, and keep a picture light. */
export const round = (value: number) => String(Math.round(value * 100) / 100)

const at = (name: string, value: number) => (value === 0 ? '' : ` ${name}="${round(value)}"`)
const more = (extra: string) => (extra === '' ? '' : ` ${extra}`)

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  extra = '',
) =>
  `<rect${at('x', x)}${at('y', y)} width="${round(w)}" height="${round(h)}"${at('rx', r)} fill="${fill}"${more(extra)}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle${at('cx', x)}${at('cy', y)} r="${round(r)}" fill="${fill}"${more(extra)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse${at('cx', x)}${at('cy', y)} rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more(extra)}/>`

export const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}"${more(extra)}/>`

export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more(extra)}/>`

/** A ring is a circle with no inside. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number, extra = '') =>
  circle(x, y, r, 'none', `stroke="${stroke}" stroke-width="${round(width)}"${more(extra)}`)

export const fade = (opacity: number) => `opacity="${round(opacity)}"`

/** Moved by x and y, then scaled. */
export function placed(content: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${round(scale)})`
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${content}</g>`
}

type Stop = readonly [offset: number, color: string, opacity?: number]

const stopTag = ([offset, color, opacity]: Stop) =>
  `<stop offset="${round(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`

const ends = {
  across: '',
  down: ' x2="0" y2="1"',
  diagonal: ' y2="1"',
  steep: ' x2=".7" y2="1"',
} as const

export const linear = (id: string, direction: keyof typeof ends, stops: readonly Stop[]) =>
  `<linearGradient id="${id}"${ends[direction]}>${stops.map(stopTag).join('')}</linearGradient>`

export const radial = (id: string, stops: readonly Stop[], focus = '') =>
  `<radialGradient id="${id}"${more(focus)}>${stops.map(stopTag).join('')}</radialGradient>`

export type Box = readonly [x: number, y: number, w: number, h: number]

/** What a view shows: its content and the window onto it. */
export type Scene = { readonly box: Box; readonly content: string }

export function svgOf({ box, content }: Scene, scale: number): string {
  const [, , w, h] = box
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(round).join(' ')}" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}">${content}</svg>`
}
