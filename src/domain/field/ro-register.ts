/** The register's county numbers: 1 to 40, with 51 and 52 for the two counties made later. */
const isCounty = (county: number): boolean =>
  (county >= 1 && county <= 40) || county === 51 || county === 52

/** RO: a registration number of either form (letters in capitals, separators stripped) that the register could have issued. */
export const isIssuedRoNumber = (number: string): boolean =>
  number.includes('/') ? isCounty(Number(number.slice(1, 3))) : isIssuedSince2024(number)

/** J counts as 4 in the sum; numbers of 2025 and later carry no county (00). */
const isIssuedSince2024 = (number: string): boolean => {
  const digits = Array.from(number.slice(1), Number)
  const sum = digits.slice(0, -1).reduce((total, digit) => total + digit, 4)
  const county = Number(number.slice(11, 13))
  const isCountyRight = county === 0 || (Number(number.slice(1, 5)) <= 2024 && isCounty(county))
  return isCountyRight && sum % 10 === digits.at(-1)
}
