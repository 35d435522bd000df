type Rgb = readonly [number, number, number]

function clamp(value: number) {
  return Math.max(0, Math.min(255, Math.round(value)))
}

function toHex(rgb: Rgb) {
  return `#${rgb.map(part => clamp(part).toString(16).padStart(2, '0')).join('')}`
}

const fallback = '#4a5058'

/** Normalises a colour to six lower-case hex digits; an unreadable colour becomes graphite, so it is never missing. */
export function plainHex(hex: string | undefined): string {
  const digits = (hex ?? '').trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}/.test(digits)) return `#${digits.slice(0, 6)}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map(digit => digit + digit).join('')}`
  return fallback
}

function toRgb(hex: string): Rgb {
  const number = Number.parseInt(plainHex(hex).slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Darker below zero, lighter above; -1 is black and 1 is white. */
export function shade(hex: string, amount: number): string {
  const [r, g, b] = toRgb(hex)
  const part = (value: number) =>
    amount < 0 ? value * (1 + amount) : value + (255 - value) * amount
  return toHex([part(r), part(g), part(b)])
}

/** Perceived lightness, 0 to 1. */
export function lightness(hex: string): number {
  const [r, g, b] = toRgb(hex)
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255
}

function hueOf(hex: string): { readonly hue: number; readonly strength: number } {
  const [r, g, b] = toRgb(hex)
  const top = Math.max(r, g, b)
  const span = top - Math.min(r, g, b)
  if (span === 0) return { hue: 0, strength: 0 }
  const turn = top === r ? (g - b) / span : top === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return { hue: (turn * 60 + 360) % 360, strength: span / 255 }
}

const neutrals = {
  dark: ['#0f3d36', '#b98524'],
  middle: ['#16323f', '#c08f45'],
  light: ['#174a40', '#8fc2ab'],
} as const

const hues: readonly (readonly [until: number, deep: string, bright: string])[] = [
  [20, '#4d1420', '#e59a58'],
  [50, '#4a2410', '#ecb45c'],
  [75, '#3d3a10', '#e5c25e'],
  [170, '#0e3a30', '#93c793'],
  [205, '#0d3546', '#7fc3c6'],
  [250, '#13254f', '#7fa3d8'],
  [300, '#2a1d52', '#ab80d8'],
  [345, '#4f1f45', '#e5a06b'],
  [361, '#4d1420', '#e59a58'],
]

/** The two ends of the wallpaper gradient that matches a body colour. */
export function wallpaperOf(hex: string): readonly [string, string] {
  const { hue, strength } = hueOf(hex)
  const light = lightness(hex)
  if (strength < 0.09) {
    return light < 0.35 ? neutrals.dark : light < 0.72 ? neutrals.middle : neutrals.light
  }
  const found = hues.find(([until]) => hue < until)
  return found === undefined ? neutrals.dark : [found[1], found[2]]
}
