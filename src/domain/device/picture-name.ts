import { slug } from '#domain/market/transliterate.ts'
import type { Model } from './device.ts'

/** Suffixes of picture names are a setting; watches, MacBooks and unknown colours have their own (Spec 9.4). */
export type PictureSuffixes = {
  readonly standard: string
  readonly watch: string
  readonly macbook: string
  readonly fallback: string
}

/** Brand, model and colour, then the suffix; the same in every market (Spec 9.4). */
export function pictureName(
  brand: string,
  model: string,
  color: string | undefined,
  suffix: string,
): string {
  const parts = [brand, model, color ?? ''].map(part => slug(part, pictureLanguage))
  return `${parts.filter(part => part !== '').join('-')}${suffix}`
}

/** The suffix for a model; the fallback suffix if no colour is known (Spec 9.4). */
export function pictureSuffix(
  model: Model,
  color: string | undefined,
  suffixes: PictureSuffixes,
): string {
  if (color === undefined) return suffixes.fallback
  if (model.type === 'SMARTWATCH') return suffixes.watch
  return /\bmacbook\b/i.test(model.name) ? suffixes.macbook : suffixes.standard
}

// Makers' names are Latin; a fixed language gives a picture the same path in every market.
const pictureLanguage = 'ro'
