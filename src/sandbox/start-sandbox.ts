import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { bankFakes } from './bank/bank-fake.ts'
import { addControl } from './control.ts'
import { courierFakes } from './couriers/courier-fakes.ts'
import { resumeSettlements } from './course.ts'
import type { Fake } from './fake.ts'
import { identityFake } from './identity/identity-fake.ts'
import type { SandboxKeys } from './keys.ts'
import { loanFakes } from './loans/loan-fakes.ts'
import { addHostedPages } from './pages/hosted-pages.ts'
import { deviceFakes } from './registers/device-fake.ts'
import { registerFakes } from './registers/register-fakes.ts'
import { addStripe } from './stripe/stripe-fake.ts'
import { walletFake } from './wallets/wallet-fake.ts'
import { createWorld, type World } from './world.ts'

/** The fakes on the sandbox's own port; Stripe has a separate port. */
const fakes: readonly Fake[] = [
  ...loanFakes,
  walletFake,
  ...courierFakes,
  ...registerFakes,
  ...deviceFakes,
  ...bankFakes,
  identityFake,
]

export type SandboxSettings = {
  /** Default: 0, any free port. */
  readonly port?: number
  readonly stripePort?: number
  readonly keys: SandboxKeys
  /** A file that stores all state across restarts. */
  readonly statePath?: string
}

export type Sandbox = {
  /** http://127.0.0.1:{port} */
  readonly url: string
  readonly port: number
  readonly stripePort: number
  /** For tests in the same process: the state that the control endpoints give access to. */
  readonly world: World
  readonly close: () => Promise<void>
}

/** Loopback only: nobody else can reach fake providers that approve payments. */
const host = '127.0.0.1'

export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { port = 0, stripePort = 0, keys, statePath } = settings
  let url = ''
  const world = createWorld(keys, statePath, () => url)
  const app = createApp(world)
  const stripe = createApp(world, 'stripe')
  addControl(app, world)
  addHostedPages(app, world)
  addStripe(stripe, world)
  for (const { prefix, register } of fakes)
    app.register(async inner => register(inner, world), { prefix })
  await app.listen({ host, port })
  await stripe.listen({ host, port: stripePort })
  const portOf = (one: typeof app) => (one.server.address() as AddressInfo).port
  url = `http://${host}:${portOf(app)}`
  world.deliveries.resume()
  resumeSettlements(world)
  return {
    url,
    port: portOf(app),
    stripePort: portOf(stripe),
    world,
    close: async () => {
      world.clock.stop()
      await Promise.all([app.close(), stripe.close()])
    },
  }
}
