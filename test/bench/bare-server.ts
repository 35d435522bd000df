import { createServer } from 'node:http'

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Responds to every request with one response, in Base64: as much as a Node server can send. */
process.once('message', ({ headers, body }: Sent) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer(
    (_request, response) => void response.writeHead(200, headers).end(bytes),
  )
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
