import type { Grade } from '../device.ts'
import type { View } from './view.ts'

/** Letters that differ by a mark lose it; other alphabets keep apart by their code points. */
function asciiOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
  return [...plain]
    .map(char =>
      (char.codePointAt(0) ?? 0) < 128 || !/\p{L}/u.test(char)
        ? char
        : `u${char.codePointAt(0)?.toString(16)}`,
    )
    .join('')
}

/** Lower-case ASCII words with hyphens; "Galaxy S23+" keeps its plus as a word, so that it is not the S23. */
export function pictureSlug(...parts: readonly (string | undefined)[]): string {
  return asciiOf(parts.filter(part => part !== undefined).join(' '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The address of a device's picture: it names all that the drawing depends on, so it is cached for ever. */
export function devicePicturePath(
  device: {
    readonly model: { readonly brand: string; readonly name: string }
    readonly colorName: string
    readonly material?: string | undefined
  },
  view: View,
): string {
  const { brand, name } = device.model
  return `/pictures/v1/${pictureSlug(brand, name, device.colorName, device.material, view)}.svg`
}

export function accessoryPicturePath(id: string) {
  return `/pictures/v1/accessory-${pictureSlug(id)}.svg`
}

/** The worst a device of the grade may look like. */
export function gradePicturePath(grade: Grade) {
  return `/pictures/v1/grade-${grade}.svg`
}

/** What a page about the device shows where it is passed on: a PNG. */
export function sharedPicturePath(device: Parameters<typeof devicePicturePath>[0]): string {
  return devicePicturePath(device, 'pair').replace(/-pair\.svg$/, '-share.png')
}
