/** orders.md, Identity: strangers who vouch for somebody by OpenID Connect. `demo` is played by the sandbox. */
export const socialWays = ['google', 'apple', 'facebook', 'demo'] as const
export type SocialWay = (typeof socialWays)[number]

export function parseSocialWay(value: unknown): SocialWay | undefined {
  return socialWays.find(way => way === value)
}
