/** OpenID Connect identity providers. `demo` is provided by the sandbox (orders.md, Identity). */
export const socialWays = ['google', 'apple', 'facebook', 'demo'] as const
export type SocialWay = (typeof socialWays)[number]

export function parseSocialWay(value: unknown): SocialWay | undefined {
  return socialWays.find(way => way === value)
}
