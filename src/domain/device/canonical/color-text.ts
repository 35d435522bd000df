import type { ColorFamily } from '../device.ts'
import { wordsOf } from './words.ts'

/** Colour words in English and the four languages, and shades that always belong to one family. */
const spellings: Readonly<Record<ColorFamily, string>> = {
  black: 'black negru neagra черен черно черна черни fekete μαυρο μαυρος onyx obsidian ebony jet',
  white: 'white alb alba бял бяло бяла fehér λευκό άσπρο ivory snow',
  grey: 'grey gri сив сиво сива szürke γκρι graphite gunmetal anthracite',
  silver: 'silver argintiu сребрист сребристо сребро ezüst ασημί platinum',
  gold: 'gold auriu златист златисто златен arany χρυσό champagne',
  beige: 'beige bej бежов бежово bézs μπεζ cream almond sand',
  brown: 'brown maro кафяв кафяво barna καφέ bronze chocolate',
  red: 'red roșu rosie червен червено piros vörös κόκκινο burgundy ruby crimson',
  pink: 'pink roz розов розово rózsaszín ροζ rose',
  orange: 'orange portocaliu оранжев оранжево narancs narancssárga πορτοκαλί',
  yellow: 'yellow galben жълт жълто sárga κίτρινο lemon',
  green: 'green verde зелен зелено zöld πράσινο mint olive emerald',
  blue: 'blue albastru син синьо kék μπλε navy azure cyan sapphire indigo',
  purple: 'purple mov лилав лилаво lila μωβ violet lavender lilac',
}

const familyOfWord: ReadonlyMap<string, ColorFamily> = new Map(
  Object.entries(spellings).flatMap(([family, text]) =>
    wordsOf(text).map(word => [word, family as ColorFamily] as const),
  ),
)

/** The colour families in a name, in order. 'Rose Gold' and 'Pink Gold' are pinks. */
export function familiesIn(words: readonly string[]): readonly ColorFamily[] {
  return words.flatMap((word, at) => {
    const isTinted = word === 'gold' && ['rose', 'pink'].includes(words[at - 1] ?? '')
    return isTinted ? [] : (familyOfWord.get(word) ?? [])
  })
}
