import { lightness, plainHex, shade } from './color.ts'

/** One body colour and the ids of its gradients within one picture. */
export type Ink = {
  readonly hex: string
  readonly light: number
  readonly tone: (amount: number) => string
  readonly id: (part: string) => string
  readonly fill: (part: string) => string
}

/** FNV-1a: the same text gives the same ids; different pictures inlined on one page never share a gradient. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return `k${hash.toString(36)}`
}

export function inkOf(text: string, colorHex: string | undefined): Ink {
  const hex = plainHex(colorHex)
  const prefix = fingerprint(text)
  return {
    hex,
    light: lightness(hex),
    tone: amount => shade(hex, amount),
    id: part => `${prefix}${part}`,
    fill: part => `url(#${prefix}${part})`,
  }
}

/** The same picture in a second colour: for a band, a controller or a key. */
export function recolored(ink: Ink, hex: string, part: string): Ink {
  return {
    hex,
    light: lightness(hex),
    tone: amount => shade(hex, amount),
    id: name => ink.id(part + name),
    fill: name => ink.fill(part + name),
  }
}
