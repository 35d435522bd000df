import { ownEntry } from '#domain/own-entry.ts'
/** Letters and digits that are not easily confused: no I, L, O or U. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const groupSize = 4

/** Sixteen of 32 letters are 80 bits: they cannot be guessed. */
export const codeLength = 16

/** The code as displayed and typed: K7QX-92MD-0RTV-3HWB. */
export function writeCode(bare: string): string {
  return bare.replaceAll(new RegExp(`(.{${groupSize}})(?=.)`, 'g'), '$1-')
}

const mistaken: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const between = /[\s\p{Pd}]/gu

/**
 * A typed code without its groups; lower case and letters that look like digits are accepted. `undefined` if it cannot
 * be a code.
 */
export function parseCode(typed: string): string | undefined {
  if (typed.length > 60) return undefined
  const bare = typed
    .replaceAll(between, '')
    .toUpperCase()
    .replaceAll(/[OIL]/g, letter => ownEntry(mistaken, letter) ?? letter)
  const isCode = bare.length === codeLength && [...bare].every(each => codeLetters.includes(each))
  return isCode ? bare : undefined
}
