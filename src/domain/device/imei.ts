/** The 15 digits of an IMEI, however they are grouped; `undefined` when the last one is not the Luhn digit of the others. */
export function parseImei(text: string): string | undefined {
  const digits = text.slice(0, longest).replace(/[\s./-]/g, '')
  return /^\d{15}$/.test(digits) && luhnSum(digits) % 10 === 0 ? digits : undefined
}

/** The first of these texts that is an IMEI: a label or a screen has other numbers, too. */
export function imeiAmong(texts: readonly string[]): string | undefined {
  return texts.map(parseImei).find(each => each !== undefined)
}

const longest = 40

function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
