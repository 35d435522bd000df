import { createHash, generateKeyPairSync } from 'node:crypto'

export type TbiRoStore = {
  readonly storeId: string
  readonly username: string
  readonly password: string
}

/** All secrets that the shop and the fake providers share; the shop creates the same JSON (SANDBOX_KEYS). */
export type SandboxKeys = {
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string }
  readonly oney: {
    readonly merchantGuid: string
    readonly pspGuid: string
    readonly paymentKey: string
    readonly marketingKey: string
    /** Base64 of 32 bytes. */
    readonly encryptionKey: string
  }
  readonly tbiRo: {
    readonly bnpl: TbiRoStore
    readonly tnpl: TbiRoStore
    /** PEM (SPKI, PKCS#8). The shop has the bank's public key, the bank the shop's. */
    readonly bankPublicKey: string
    readonly bankPrivateKey: string
    readonly shopPublicKey: string
    readonly shopPrivateKey: string
  }
  readonly tbiBg: {
    readonly resellerCode: string
    readonly resellerKey: string
    readonly encryptionKey: string
  }
  readonly tbiGr: {
    readonly username: string
    readonly password: string
    readonly subscriptionKey: string
    readonly resellerCode: string
  }
  readonly cofidis: {
    readonly shopId: string
    /** Base64 of 32 bytes. */
    readonly key: string
    /** Base64 of 16 bytes. */
    readonly iv: string
  }
  readonly sameday: { readonly username: string; readonly password: string }
  readonly econt: { readonly username: string; readonly password: string }
  readonly gls: {
    readonly username: string
    readonly password: string
    readonly clientNumber: string
  }
  readonly bank: { readonly apiKey: string; readonly webhookSecret: string }
  readonly identity: { readonly clientId: string; readonly clientSecret: string }
}

/** Made-up secrets: the same seed gives the same ones, except for the RSA key pairs, which are new each time. */
export function createKeys(seed: string): SandboxKeys {
  const bytes = (name: string) => createHash('sha256').update(`${seed}\n${name}`).digest()
  const hex = (name: string, length = 24) => bytes(name).toString('hex').slice(0, length)
  const base64 = (name: string, length: number) =>
    bytes(name).subarray(0, length).toString('base64')
  const store = (name: string): TbiRoStore => ({
    storeId: `${name}-${hex(`${name} store`, 8)}`,
    username: `${name}-shop`,
    password: hex(`${name} password`),
  })
  const login = (name: string) => ({ username: `${name}-shop`, password: hex(`${name} password`) })
  return {
    stripe: {
      secretKey: `sk_test_${hex('stripe key', 32)}`,
      webhookSecret: `whsec_${hex('stripe webhooks', 32)}`,
    },
    oney: oneyKeys(hex, base64('oney encryption', 32)),
    tbiRo: { bnpl: store('bnpl'), tnpl: store('tnpl'), ...rsaPairs() },
    tbiBg: {
      resellerCode: hex('tbi-bg reseller', 8).toUpperCase(),
      resellerKey: hex('tbi-bg key', 32),
      encryptionKey: hex('tbi-bg encryption', 32),
    },
    tbiGr: {
      ...login('tbi-gr'),
      subscriptionKey: hex('tbi-gr subscription', 32),
      resellerCode: hex('tbi-gr reseller', 8).toUpperCase(),
    },
    cofidis: {
      shopId: hex('cofidis shop', 10),
      key: base64('cofidis key', 32),
      iv: base64('cofidis iv', 16),
    },
    ...courierKeys(hex, login),
    bank: { apiKey: hex('bank key', 32), webhookSecret: hex('bank webhooks', 32) },
    identity: {
      clientId: `shop-${hex('identity client', 8)}`,
      clientSecret: hex('identity', 32),
    },
  }
}

type Hex = (name: string, length?: number) => string
type Login = (name: string) => { readonly username: string; readonly password: string }

function courierKeys(hex: Hex, login: Login) {
  return {
    sameday: login('sameday'),
    econt: login('econt'),
    gls: {
      ...login('gls'),
      clientNumber: String(Number.parseInt(hex('gls client', 8), 16)),
    },
  }
}

function oneyKeys(hex: Hex, encryptionKey: string) {
  return {
    merchantGuid: guid(hex('oney merchant', 32)),
    pspGuid: guid(hex('oney psp', 32)),
    paymentKey: hex('oney payment', 32),
    marketingKey: hex('oney marketing', 32),
    encryptionKey,
  }
}

function guid(hex: string) {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function rsaPairs() {
  const bank = rsaPair()
  const shop = rsaPair()
  return {
    bankPublicKey: bank.publicKey,
    bankPrivateKey: bank.privateKey,
    shopPublicKey: shop.publicKey,
    shopPrivateKey: shop.privateKey,
  }
}

function rsaPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}
