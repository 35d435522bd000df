import type { Language } from './market.ts'

type LetterMap = Readonly<Record<string, string>>

const bulgarian: LetterMap = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
  ѝ: 'i',
}

const greek: LetterMap = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** Letters of other languages that do not decompose into a letter and an accent. */
const others: LetterMap = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ё: 'yo',
  ы: 'y',
  э: 'e',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ј: 'j',
  љ: 'ly',
  њ: 'ny',
  ћ: 'c',
  ђ: 'd',
  џ: 'dzh',
}

/** The alphabets that are not Latin, by language. Romanian and Hungarian letters decompose into a letter and accents. */
export const languageLetters: Readonly<Partial<Record<Language, LetterMap>>> = {
  bg: bulgarian,
  el: greek,
}

/** All known letters, for a word of another language within a text. */
export const allLetters: LetterMap = {
  ...others,
  ...bulgarian,
  ...greek,
}
