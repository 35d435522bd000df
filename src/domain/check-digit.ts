/** Damm's quasigroup: any single wrong digit and any swap of adjacent digits changes the result. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** The check digit of a string of decimal digits (Damm, 2004). */
export function checkDigitOf(digits: string): string {
  return [...digits].reduce((interim, digit) => damm[Number(interim)]?.[Number(digit)] ?? '0', '0')
}
