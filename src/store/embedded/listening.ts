import { createServer } from 'node:net'

/** How to reach the server: settings for its command line, and the URL of a database on it. */
export type Listening = {
  readonly settings: readonly string[]
  readonly url: (database: string) => string
}

/** A socket in a private folder, so that no port can collide or be exposed; Windows gets a free port on loopback. */
export async function listeningFor(sockets: string): Promise<Listening> {
  if (process.platform !== 'win32')
    return {
      settings: ['listen_addresses=', `unix_socket_directories=${sockets}`],
      url: database => `postgres://postgres@/${database}?host=${encodeURIComponent(sockets)}`,
    }
  const port = await freePort()
  return {
    settings: ['listen_addresses=127.0.0.1', `port=${port}`],
    url: database => `postgres://postgres@127.0.0.1:${port}/${database}`,
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port on 127.0.0.1.')),
      )
    })
  })
}
