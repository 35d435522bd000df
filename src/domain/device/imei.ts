/** The 15 digits of an IMEI, however they are grouped; `undefined` when the last one is not the Luhn digit of the others. */
export function parseImei(text: string): string | undefined {
  const digits = text.slice(0, longest).replace(/[\s./-]/g, '')
  return /^\d{15}$/.test(digits) && luhnSum(digits) % 10 === 0 ? digits : undefined
}

const longest = 40

function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
