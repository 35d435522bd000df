/**
 * The path of an order's invoice for everyone who has the order's link, the same on every host. With a credit note's
 * id, the path of the credit note.
 */
export function invoicePathOf(number: string, token: string, creditId?: string): string {
  const credit = creditId === undefined ? '' : `&credit=${encodeURIComponent(creditId)}`
  return `/invoices/${number}.pdf?t=${encodeURIComponent(token)}${credit}`
}
