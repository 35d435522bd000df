type Provider = {
  readonly domains: RegExp
  /** What all its domains are counted as, where one name is one mailbox at each of them. */
  readonly name?: string
  /** Signs in a name that make no difference. */
  readonly ignored?: RegExp
  /** Where whatever the owner makes up begins. */
  readonly suffix: RegExp
  /** It also delivers anything@owner.domain to owner@domain. */
  readonly hasSubdomains?: true
}

/** What each provider writes of its addresses; a domain that is not here is taken as it is written. */
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
  // A Yahoo name holds neither sign: what follows a hyphen is a disposable address of its owner.
  { domains: /^yahoo(?:\.[a-z]{2,3}){1,2}$|^(?:ymail|rocketmail)\.com$/, suffix: /[+-].*$/ },
]

/**
 * The mailbox an e-mail address ends in, for counting only: mail is sent to the address as it is written, and nobody signs
 * in by this. Case is ignored everywhere, as no provider tells mailboxes apart by it.
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
