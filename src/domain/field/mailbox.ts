type Provider = {
  readonly domains: RegExp
  /** The domain that all domains of this provider count as, if a name is the same mailbox at each of them. */
  readonly name?: string
  /** Characters of a name that the provider ignores. */
  readonly ignored?: RegExp
  /** The start of the suffix that the owner chooses freely. */
  readonly suffix: RegExp
  /** The provider also delivers anything@owner.domain to owner@domain. */
  readonly hasSubdomains?: true
}

/** The documented address rules of each provider; an address of any other domain counts as written. */
const providers: readonly Provider[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, name: 'gmail.com', ignored: /\./g, suffix: /\+.*$/ },
  { domains: /^(?:outlook|hotmail|live)(?:\.[a-z]{2,3}){1,2}$|^msn\.com$/, suffix: /\+.*$/ },
  { domains: /^(?:icloud|me|mac)\.com$/, name: 'icloud.com', suffix: /\+.*$/ },
  {
    domains: /^(?:proton\.me|pm\.me|protonmail\.com|protonmail\.ch)$/,
    name: 'proton.me',
    ignored: /[._-]/g,
    suffix: /\+.*$/,
  },
  { domains: /^(?:[^.]+\.)?fastmail\.(?:com|fm)$/, suffix: /\+.*$/, hasSubdomains: true },
  // A Yahoo name contains neither character: the part after a hyphen is a disposable address of its owner.
  { domains: /^yahoo(?:\.[a-z]{2,3}){1,2}$|^(?:ymail|rocketmail)\.com$/, suffix: /[+-].*$/ },
]

/**
 * The mailbox that receives an email address, for counting only: email is sent to the address as written, and
 * signing in does not use this value. Case is always ignored, because no provider distinguishes it.
 */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)]
  const provider = providers.find(({ domains }) => domains.test(domain))
  if (!provider) return lower
  const labels = domain.split('.')
  const isOwners = provider.hasSubdomains && labels.length > 2
  const owner = isOwners ? String(labels[0]) : local.replace(provider.suffix, '')
  const home = provider.name ?? (isOwners ? labels.slice(1).join('.') : domain)
  return `${provider.ignored ? owner.replace(provider.ignored, '') : owner}@${home}`
}
