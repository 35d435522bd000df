/** Where a stranger sends the shopper: only to the web, and only to known hosts where they are named; undefined otherwise. */
export function webAddress(result: string, hosts?: readonly string[]): string | undefined {
  if (!URL.canParse(result)) return undefined
  const { protocol, host, href } = new URL(result)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return hosts === undefined || hosts.includes(host) ? href : undefined
}
