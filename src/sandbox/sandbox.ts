import type { SandboxKeys } from './keys.ts'
import { startSandbox } from './start-sandbox.ts'

/** The fakes of the providers: a program of its own, never used with real money. */
const { env } = process

if (env.KINTSU_MODE === 'live') {
  process.stderr.write(
    'The sandbox plays providers for trying out; it does not start in live mode.\n',
  )
  process.exit(1)
}
if (!env.SANDBOX_KEYS) {
  process.stderr.write('SANDBOX_KEYS is missing: the JSON of the secrets that the shop uses too.\n')
  process.exit(1)
}

const sandbox = await startSandbox({
  port: Number(env.SANDBOX_PORT || 0),
  stripePort: Number(env.SANDBOX_STRIPE_PORT || 0),
  keys: JSON.parse(env.SANDBOX_KEYS) as SandboxKeys,
  ...(env.SANDBOX_STATE && { statePath: env.SANDBOX_STATE }),
})

const { url, stripePort } = sandbox
process.stdout.write(`Sandbox at ${url}, Stripe at port ${stripePort}\n`)
process.send?.({ url, stripePort })

async function end() {
  await sandbox.close()
  process.exit()
}
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, end)
