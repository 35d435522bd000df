import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Varnish = {
  readonly address: string
  readonly end: () => Promise<void>
}

type Options = { readonly port: number; readonly shopPort: number; readonly token: string }

const startMs = 20_000
/** The users of Varnish's jail belong to a system service, and cannot read our folders. */
const unjailed = ['-j', 'none']

/** What is missing to run Varnish; throws if it refuses the documented configuration. */
export function missingVarnish(): string | undefined {
  const { error } = spawnSync('varnishd', ['-V'])
  if (error) return 'varnishd is not installed (Debian: apt-get install varnish varnish-modules)'
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-vcl-'))
  try {
    const file = join(folder, 'kintsu.vcl')
    writeFileSync(file, configuration({ port: 1, shopPort: 2, token: 'a-token' }))
    const { status, stderr } = spawnSync('varnishd', [...unjailed, '-C', '-f', file], {
      encoding: 'utf8',
    })
    if (status === 0) return undefined
    if (/VMOD xkey/.test(stderr)) return 'its module xkey is missing (Debian: varnish-modules)'
    throw new Error(`Varnish refuses the configuration of docs/operate.md:\n${stderr}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A Varnish of its own, with the configuration of docs/operate.md. */
export async function startVarnish(options: Options): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-varnish-'))
  const file = join(folder, 'kintsu.vcl')
  writeFileSync(file, configuration(options))
  const process = spawn(
    'varnishd',
    [...unjailed, '-F', '-n', join(folder, 'state'), '-a', `127.0.0.1:${options.port}`]
      .concat(['-f', file, '-s', 'malloc,256m', '-p', 'http_gzip_support=off'])
      .concat(['-p', 'thread_pool_min=20']),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  process.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000)
  })
  const address = `http://localhost:${options.port}`
  const end = async () => {
    if (process.exitCode === null && process.signalCode === null) {
      const ended = once(process, 'exit')
      process.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + startMs
  while (!(await isListening(`http://127.0.0.1:${options.port}`))) {
    if (process.exitCode !== null || Date.now() > deadline) {
      await end()
      throw new Error(`Varnish did not start:\n${output}`)
    }
    await wait(100)
  }
  return { address, end }
}

function isListening(address: string) {
  return fetch(address).then(
    () => true,
    () => false,
  )
}

/** The configuration as it is documented, with the ports and the token of this run. */
function configuration({ shopPort, token }: Options): string {
  const [, documented = ''] =
    /^```vcl\n(.*?)^```$/ms.exec(readFileSync('docs/operate.md', 'utf8')) ?? []
  const own = documented
    .replace('.port = "3000"', `.port = "${shopPort}"`)
    .replace('"Bearer TOKEN"', `"Bearer ${token}"`)
  if (!own.includes(String(shopPort)) || !own.includes(token))
    throw new Error('docs/operate.md has no configuration of Varnish with port 3000 and TOKEN.')
  return own
}
