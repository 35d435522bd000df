/**
 * Normalises a serial number for comparison: capitals, without spaces and dashes. `undefined` for a value no maker
 * prints, such as a number rounded by a spreadsheet (1.23E+15).
 */
export function parseSerial(text: string): string | undefined {
  if (text.length > longest) return undefined
  const serial = text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
  return /^[A-Z0-9][A-Z0-9./_]{3,39}$/.test(serial) ? serial : undefined
}

const longest = 80
