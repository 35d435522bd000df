import { secretBytes } from './secret-bytes.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Collects the errors of all settings, so that a failed start lists everything that is wrong. */
export function createSettingErrors() {
  const errors: string[] = []
  return {
    /** The result of `read`; if it throws, `fallback`, until `throwErrors` is called. */
    readOr: <T>(fallback: T, read: () => T): T => {
      try {
        return read()
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error))
        return fallback
      }
    },
    /** Throws the collected errors, one per line. */
    throwErrors: (): void => {
      if (errors.length > 0) throw new Error(errors.join('\n'))
    },
  }
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly [T, ...T[]],
): T {
  const value = env[name]
  if (!value) return allowed[0]
  return allowed.find(one => one === value) ?? wrong(name, allowed.join(' or '), value)
}

type Range = { readonly least: number; readonly most: number }

export function whole(
  env: Environment,
  name: string,
  fallback: number,
  { least, most }: Range = { least: 0, most: 999_999 },
): number {
  const value = env[name]
  if (!value) return fallback
  const isAllowed = /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most
  return isAllowed ? Number(value) : wrong(name, `a whole number from ${least} to ${most}`, value)
}

/** The address without its trailing slash. */
export function addressIn(name: string, value: string): string {
  const address = value.replace(/\/+$/, '')
  return URL.canParse(address)
    ? address
    : wrong(name, 'an address such as https://kintsu.example', address)
}

/** Must be https where cookies and links are valuable to attackers. */
export function httpsAddressIn(name: string, value: string | undefined): string {
  const address = (value || missing(name)).replace(/\/+$/, '')
  const isHttps = URL.canParse(address) && new URL(address).protocol === 'https:'
  return isHttps ? address : wrong(name, 'an https address such as https://kintsu.example', address)
}

const minBytes = 32

/** Reads a secret that cannot be guessed; its error message does not contain the secret. */
export function secretIn(name: string, value: string | undefined): string {
  const secret = value || missing(name)
  const bytes = secretBytes(secret)
  if (bytes >= minBytes) return secret
  throw new Error(
    `${name} must hold ${minBytes} bytes drawn by chance in live mode, not ${bytes}: openssl rand -base64 32 writes some.`,
  )
}

export function wrong(name: string, expected: string, value: string): never {
  throw new Error(`${name} must be ${expected}, not "${value}".`)
}

export function missing(name: string): never {
  throw new Error(`${name} must be set in live mode.`)
}
