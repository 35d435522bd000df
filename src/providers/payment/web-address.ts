/**
 * The URL to which a third party redirects the customer: only http(s), and only to known hosts if they are listed;
 * otherwise `undefined`.
 */
export function webAddress(text: string, hosts?: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, href } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return hosts === undefined || hosts.includes(host) ? href : undefined
}
