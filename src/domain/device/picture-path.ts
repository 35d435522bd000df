import { memoized } from '../memoized.ts'
import type { Grade } from './device.ts'
import type { View } from './view.ts'

/** Removes accents from letters; letters of other alphabets become their code points, so that they stay distinct. */
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

/** Lower-case ASCII words with hyphens; the plus of "Galaxy S23+" becomes a word, so that it differs from the S23. */
export function pictureSlug(...parts: readonly (string | undefined)[]): string {
  return slugOfName(parts.filter(part => part !== undefined).join(' '))
}

const slugOfName = memoized(name =>
  asciiOf(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, ''),
)

/** What a picture of a device depends on. */
type Pictured = {
  readonly model: { readonly brand: string; readonly name: string }
  readonly colorName: string
  readonly material?: string | undefined
}

/** The path of a device picture; it contains everything the drawing depends on, so it can be cached forever. */
export function devicePicturePath(device: Pictured, view: View): string {
  return pathOf(device, view)
}

/** The picture of this very device as worn as the grade allows. */
export function wornPicturePath(device: Pictured, grade: Grade): string {
  return pathOf(device, `grade-${grade}`)
}

function pathOf({ model: { brand, name }, colorName, material }: Pictured, part: string): string {
  return `/pictures/v1/${pictureSlug(brand, name, colorName, material, part)}.svg`
}

export function accessoryPicturePath(id: string) {
  return `/pictures/v1/accessory-${pictureSlug(id)}.svg`
}

/** The picture of the most worn a device of the grade may look. */
export function gradePicturePath(grade: Grade) {
  return `/pictures/v1/grade-${grade}.svg`
}

/** The PNG that represents a device page when it is shared. */
export function sharedPicturePath(device: Pictured): string {
  return devicePicturePath(device, 'pair').replace(/-pair\.svg$/, '-share.png')
}
