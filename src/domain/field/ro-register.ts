/** County numbers of the register: 1 to 40, and 51 and 52 for the two counties founded later. */
function isCounty(county: number): boolean {
  return (county >= 1 && county <= 40) || county === 51 || county === 52
}

/** The trade register was opened in 1990. */
const firstYear = 1990

/** RO: whether the register could have issued a number of either format (letters in capitals, separators stripped). */
export function isIssuedRoNumber(number: string): boolean {
  return number.includes('/') ? isIssuedWithSlashes(number) : isIssuedSince2024(number)
}

/** J, county, slash, serial, slash, year. */
function isIssuedWithSlashes(number: string): boolean {
  return isCounty(Number(number.slice(1, 3))) && Number(number.slice(-4)) >= firstYear
}

/**
 * J counts as 4 in the checksum. Numbers converted in 2024 keep their county; numbers registered since then have
 * none (00).
 */
function isIssuedSince2024(number: string): boolean {
  const digits = Array.from(number.slice(1), Number)
  const sum = digits.slice(0, -1).reduce((total, digit) => total + digit, 4)
  const year = Number(number.slice(1, 5))
  const county = Number(number.slice(11, 13))
  const isPlaceRight =
    county === 0 ? year >= 2024 : year >= firstYear && year <= 2024 && isCounty(county)
  return isPlaceRight && sum % 10 === digits.at(-1)
}
