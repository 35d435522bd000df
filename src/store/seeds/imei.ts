function luhnDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Type codes that begin with 00 are reserved for tests, so none of these can belong to a real phone. */
export function testImei(legacyId: number, serial: number): string {
  const digits = `0010${legacyId}${String(serial).padStart(6, '0')}`
  return `${digits}${luhnDigit(digits)}`
}
