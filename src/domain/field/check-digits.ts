/**
 * Each function checks whether a well-formed number could have been issued; `false` only ever gives a warning
 * (markets.md).
 */
function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0)
}

function last(digits: string): number {
  return Number(digits.at(-1))
}

/** RO: a CUI never begins with zero and holds 2 to 10 digits. */
export function isRoCui(digits: string): boolean {
  return (
    /^[1-9]\d{1,9}$/.test(digits) &&
    ((weighted(digits.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) %
      10 ===
      last(digits)
  )
}

/** BG: the EIK of a company (9 digits) or of its branch (13). */
export function isBgEik(digits: string): boolean {
  if (!/^\d{9}(?:\d{4})?$/.test(digits)) return false
  const company = twoRounds(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10])
  if (company !== Number(digits.charAt(8))) return false
  return (
    digits.length === 9 || twoRounds(digits.slice(8), [2, 7, 3, 5], [4, 9, 5, 7]) === last(digits)
  )
}

function twoRounds(digits: string, first: readonly number[], second: readonly number[]): number {
  const rest = weighted(digits, first) % 11
  return rest < 10 ? rest : (weighted(digits, second) % 11) % 10
}

/** BG: ten digits are the number of a citizen, a foreigner or another person; any of the three is valid. */
export function isBgTenDigits(digits: string): boolean {
  return (
    /^\d{10}$/.test(digits) && (isBgCitizen(digits) || isBgForeigner(digits) || isBgOther(digits))
  )
}

function isBgCitizen(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 20
  const day = Number(digits.slice(4, 6))
  const hasDate = month >= 1 && month <= 12 && day >= 1 && day <= 31
  return hasDate && (weighted(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last(digits)
}

function isBgForeigner(digits: string): boolean {
  return weighted(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last(digits)
}

function isBgOther(digits: string): boolean {
  return (11 - (weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === last(digits)
}

/** HU: the eight digits of a VAT number. */
export function isHuVat(digits: string): boolean {
  return /^\d{8}$/.test(digits) && weighted(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0
}

/** GR: the nine digits of an AFM. */
export function isGrAfm(digits: string): boolean {
  return (
    /^\d{9}$/.test(digits) &&
    (weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(digits)
  )
}
