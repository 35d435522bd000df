import { transliterate } from '#domain/market/transliterate.ts'
import { memoized } from '../memoized.ts'
import { withoutMarks } from './diacritics.ts'

/**
 * Folds the name of a place for search, in whichever alphabet it is written: "Αθήνα" and "athina", "София" and "sofia"
 * have the same key. Without case, accents, whitespace, hyphens and dots; what people spell one way or the other is
 * spelled one way: no h ("Hania", "Chania"), i for y, v for w, single for double letters. A part of a name has a part
 * of its key, so that a search finds it while it is typed.
 */
export const placeKey: (text: string) => string = memoized(text =>
  transliterate(diphthongs(withoutMarks(text.toLowerCase())), 'ro')
    .toLowerCase()
    .replaceAll(/[\s\-–.,h]/g, '')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll(/([a-z])\1/g, '$1'),
)

/** Greek writes two vowels for these sounds (ELOT 743). */
export const greekDiphthongs = [
  ['ου', 'ou'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
] as const

function diphthongs(text: string): string {
  return greekDiphthongs.reduce((written, [greek, latin]) => written.replaceAll(greek, latin), text)
}
