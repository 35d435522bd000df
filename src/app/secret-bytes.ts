/**
 * How many bytes of chance a secret can hold at most: what is said again and again counts once; a number of hexadecimal
 * digits or of base64 counts as the bytes it stands for; any other text as its length times the logarithm of how many
 * different characters it has. A number is taken for one drawn by chance only where enough of its digits differ.
 */
export function secretBytes(secret: string): number {
  const result = resultOnce([...secret.trim().replace(/=+$/, '')])
  const different = new Set(result).size
  return Math.floor((result.length * bitsOfOne(result.join(''), different)) / 8)
}

function bitsOfOne(result: string, different: number): number {
  if (/^[\da-f]+$/i.test(result) && different >= fewest.hex) return 4
  const isBase64 = /^[\w+/-]+$/.test(result) && /[a-z]/.test(result) && /[A-Z]/.test(result)
  return isBase64 && different >= fewest.base64 ? 6 : Math.log2(different || 1)
}

/** Half of all hexadecimal digits, a quarter of those of base64: of 32 bytes drawn by chance fewer never came up. */
const fewest = { hex: 8, base64: 16 } as const

/** The part that the whole is a repetition of, also where its last is cut off. */
function resultOnce(characters: readonly string[]): readonly string[] {
  const half = Math.floor(characters.length / 2)
  for (let length = 1; length <= half; length += 1)
    if (characters.every((one, at) => at < length || one === characters[at - length]))
      return characters.slice(0, length)
  return characters
}
