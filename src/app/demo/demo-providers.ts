import type { SandboxKeys } from '../../sandbox/keys.ts'
import type { ProviderSettings } from '../config/providers.ts'
import { demoCarriers } from './demo-carriers.ts'

type SandboxAddress = { readonly url: string; readonly stripePort: number }

/** The third parties of a demo: the sandbox plays all of them and shares these keys. */
export function demoProviders(
  keys: SandboxKeys,
  { url, stripePort }: SandboxAddress,
): ProviderSettings {
  const { stripe, oney, tbiRo, tbiBg, tbiGr, cofidis } = keys
  const { host } = new URL(url)
  return {
    stripe: {
      secretKey: stripe.secretKey,
      webhookSecrets: [stripe.webhookSecret],
      host: '127.0.0.1',
      port: stripePort,
      protocol: 'http',
    },
    oney: { ...oney, baseUrl: `${url}/oney`, encryptsBody: true, returnedUrlHosts: [host] },
    oneyWidget: { scriptUrl: `${url}/widgets/oney/loader.js`, merchantName: 'Kintsu' },
    walletButtons: { scriptUrl: `${url}/wallets/stripe.js`, publishableKey: 'pk_demo' },
    tbiRo: {
      baseUrl: `${url}/tbi-ro`,
      stores: { bnpl: tbiRo.bnpl, tnpl: tbiRo.tnpl },
      bankPublicKey: tbiRo.bankPublicKey,
      shopPrivateKey: tbiRo.shopPrivateKey,
    },
    tbiBg: { ...tbiBg, baseUrl: `${url}/tbi-bg` },
    tbiGr: { ...tbiGr, baseUrl: `${url}/tbi-gr` },
    cofidis: {
      shop: {
        shopId: cofidis.shopId,
        name: 'Kintsu Magyarország Kft.',
        phone: '+3610000000',
        email: 'szia@kintsu.example',
      },
      key: cofidis.key,
      iv: cofidis.iv,
      launchUrl: `${url}/cofidis/launch`,
      callbackUrl: `${url}/cofidis/callback`,
      statusUrl: `${url}/cofidis/status`,
    },
    ...demoCarriers(keys, url),
    registers: { anafUrl: `${url}/anaf`, viesUrl: `${url}/vies` },
    deviceRegister: { baseUrl: `${url}/devices`, apiKey: 'demo' },
    ...demoBank(keys, url),
    social: { demo: { ...keys.identity, issuer: `${url}/identity` } },
    sms: 'mailbox',
  }
}

/** The example account of the ISO 13616 registry. */
function demoBank({ bank }: SandboxKeys, url: string) {
  return {
    sepa: { name: 'Kintsu Hellas', iban: 'GR1601101250000000012300695' },
    bank: { ...bank, baseUrl: `${url}/bank` },
  }
}
