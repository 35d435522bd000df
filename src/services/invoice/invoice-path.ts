/** Where an order's invoice opens for whoever has the order's link; the same on every host. With a credit note's id, that. */
export function invoicePathOf(number: string, token: string, creditId?: string): string {
  const credit = creditId === undefined ? '' : `&credit=${encodeURIComponent(creditId)}`
  return `/invoices/${number}.pdf?t=${encodeURIComponent(token)}${credit}`
}
