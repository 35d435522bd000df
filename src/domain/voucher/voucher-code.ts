import { ownEntry } from '#domain/own-entry.ts'
/** Letters and digits nobody mistakes for each other: no I, L, O or U. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const groupSize = 4

/** Sixteen of 32 letters are 80 bits: not to be guessed. */
export const codeLength = 16

/** As it is read and typed: K7QX-92MD-0RTV-3HWB. */
export function writeCode(bare: string): string {
  return bare.replaceAll(new RegExp(`(.{${groupSize}})(?=.)`, 'g'), '$1-')
}

const mistaken: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const between = /[\s\p{Pd}]/gu

/** A typed code without its groups; small letters and letters that look like digits are forgiven. Undefined where it can be no code. */
export function parseCode(typed: string): string | undefined {
  if (typed.length > 60) return undefined
  const bare = typed
    .replaceAll(between, '')
    .toUpperCase()
    .replaceAll(/[OIL]/g, email => ownEntry(mistaken, email) ?? email)
  const isCode = bare.length === codeLength && [...bare].every(each => codeLetters.includes(each))
  return isCode ? bare : undefined
}
