import { slug } from '#domain/market/transliterate.ts'
import type { Model } from './device.ts'

/** Spec 9.4: the endings of picture names are a setting; watches and MacBooks have their own, unknown colours fall back. */
export type PictureSuffixes = {
  readonly standard: string
  readonly watch: string
  readonly macbook: string
  readonly fallback: string
}

/** Spec 9.4: brand, model and color, then the suffix; the same in every market. */
export function pictureName(
  brand: string,
  model: string,
  color: string | undefined,
  suffix: string,
): string {
  const parts = [brand, model, color ?? ''].map(part => slug(part, pictureLanguage))
  return `${parts.filter(part => part !== '').join('-')}${suffix}`
}

/** Spec 9.4: the variant of a model; the fallback where no colour is known. */
export function pictureSuffix(
  model: Model,
  color: string | undefined,
  suffixes: PictureSuffixes,
): string {
  if (color === undefined) return suffixes.fallback
  if (model.type === 'SMARTWATCH') return suffixes.watch
  return /\bmacbook\b/i.test(model.name) ? suffixes.macbook : suffixes.standard
}

// Makers' names are Latin; one language keeps a picture's address the same in every market.
const pictureLanguage = 'ro'
