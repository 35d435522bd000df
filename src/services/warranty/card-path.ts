/** The path of an order's warranty card for everyone who has the order's link, the same on every host. */
export function warrantyCardPathOf(number: string, token: string): string {
  return `/warranty-cards/${number}.pdf?t=${encodeURIComponent(token)}`
}
