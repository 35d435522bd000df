/** Two decimals are finer than any screen shows, and they keep a picture small. */
export function round(value: number) {
  return String(Math.round(value * 100) / 100)
}

function attribute(name: string, value: number) {
  return value === 0 ? '' : ` ${name}="${round(value)}"`
}
function more(extra: string) {
  return extra === '' ? '' : ` ${extra}`
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  extra = '',
) {
  return `<rect${attribute('x', x)}${attribute('y', y)} width="${round(w)}" height="${round(h)}"${attribute('rx', r)} fill="${fill}"${more(extra)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, extra = '') {
  return `<circle${attribute('cx', x)}${attribute('cy', y)} r="${round(r)}" fill="${fill}"${more(extra)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = '') {
  return `<ellipse${attribute('cx', x)}${attribute('cy', y)} rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more(extra)}/>`
}

export function path(d: string, fill: string, extra = '') {
  return `<path d="${d}" fill="${fill}"${more(extra)}/>`
}

export function line(d: string, stroke: string, width: number, extra = '') {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more(extra)}/>`
}

/** A circle without a fill. */
export function ring(x: number, y: number, r: number, stroke: string, width: number, extra = '') {
  return circle(x, y, r, 'none', `stroke="${stroke}" stroke-width="${round(width)}"${more(extra)}`)
}

export function fade(opacity: number) {
  return `opacity="${round(opacity)}"`
}

/** Translates by x and y, then scales. */
export function placed(content: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${round(scale)})`
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${content}</g>`
}

type Stop = readonly [offset: number, color: string, opacity?: number]

function stopTag([offset, color, opacity]: Stop) {
  return `<stop offset="${round(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`
}

const ends = {
  across: '',
  down: ' x2="0" y2="1"',
  diagonal: ' y2="1"',
  steep: ' x2=".7" y2="1"',
} as const

export function linear(id: string, direction: keyof typeof ends, stops: readonly Stop[]) {
  return `<linearGradient id="${id}"${ends[direction]}>${stops.map(stopTag).join('')}</linearGradient>`
}

export function radial(id: string, stops: readonly Stop[], focus = '') {
  return `<radialGradient id="${id}"${more(focus)}>${stops.map(stopTag).join('')}</radialGradient>`
}

export type Box = readonly [x: number, y: number, w: number, h: number]

/** The content of a view and its viewBox. */
export type Scene = { readonly box: Box; readonly content: string }

export function svgOf({ box, content }: Scene, scale: number): string {
  const [, , w, h] = box
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(round).join(' ')}" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}">${content}</svg>`
}
