import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { demoPassword } from '#app/demo/demo-logins.ts'
import { demoEmailOf } from '#store/seeds/seed-members.ts'
import { type BenchRequest, type BenchResponse, send } from './load.ts'

const form = 'application/x-www-form-urlencoded'
const rounds = 50

/** HEAD, 304 and the three encodings of a page through Varnish; each has to be what the shop itself sends. */
export async function checkEncodings(varnish: string, path: string): Promise<readonly string[]> {
  const complaints: string[] = []
  const check = (isRight: boolean, complaint: string) => {
    if (!isRight) complaints.push(`${path}: ${complaint}`)
  }
  const url = varnish + path
  const plain = await send({ url, headers: { 'accept-encoding': 'identity' } })
  check(plain.headers['content-encoding'] === undefined, 'identity is compressed')
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const
  for (const [encoding, decode] of Object.entries(decoders)) {
    const headers = { 'accept-encoding': encoding }
    const found = await send({ url, headers })
    check(found.headers['content-encoding'] === encoding, `${encoding} is not sent`)
    check(decode(found.body).equals(plain.body), `${encoding} has another content`)
    check(found.headers.etag !== plain.headers.etag, `${encoding} has the ETag of identity`)
    const head = await send({ url, headers, method: 'HEAD' })
    check(head.body.length === 0 && head.status === 200, `HEAD of ${encoding} got ${head.status}`)
    check(
      head.headers['content-length'] === String(found.body.length),
      `HEAD of ${encoding} says ${head.headers['content-length']} bytes, not ${found.body.length}`,
    )
    const known = { ...headers, 'if-none-match': String(found.headers.etag) }
    const unchanged = await send({ url, headers: known })
    check(
      unchanged.status === 304 && unchanged.body.length === 0,
      `If-None-Match with ${encoding} got ${unchanged.status}`,
    )
  }
  const again = await send({ url })
  check(again.headers['x-cache'] === 'hit', 'Varnish does not store it')
  check(
    again.headers['cache-control'] === 'public, max-age=0, must-revalidate',
    `a browser may keep it: ${again.headers['cache-control']}`,
  )
  for (const name of ['xkey', 'surrogate-control'])
    check(again.headers[name] === undefined, `a visitor sees ${name}`)
  return complaints
}

/** Two members and a stranger request personal pages in turn; each gets only their own, and none from the cache. */
export async function checkPersonal(varnish: string, secret: string): Promise<readonly string[]> {
  const complaints: string[] = []
  const members = await Promise.all(
    (['ro', 'hu'] as const).map(async market => {
      const email = demoEmailOf(market)
      return { email, cookie: await signIn(varnish, email, demoPassword(secret)) }
    }),
  )
  const [one, other] = members
  if (!one?.cookie || !other?.cookie) return ['A member cannot sign in: Set-Cookie got lost.']
  const settings = `${varnish}/ro/cont/setari/`
  const personal = [settings, `${varnish}/ro/cont/`, `${varnish}/ro/magazin/cosul-meu/`]
  const check = (response: BenchResponse, url: string) => {
    const { 'x-cache': cache, 'cache-control': control } = response.headers
    if (cache !== 'miss') complaints.push(`${url} came from the cache`)
    if (!String(control).includes('private')) complaints.push(`${url} is not private: ${control}`)
  }
  const visit = async (own: (typeof members)[number], foreign: (typeof members)[number]) => {
    for (let round = 0; round < rounds; round += 1)
      for (const url of personal) {
        const response = await send(plain(url, own.cookie))
        check(response, url)
        const html = response.body.toString('utf8')
        if (html.includes(foreign.email)) complaints.push(`${own.email} got ${url} of another`)
        if (url === settings && !html.includes(own.email))
          complaints.push(`${own.email} did not get ${url}: ${response.status}`)
      }
  }
  const visitAsStranger = async () => {
    for (let round = 0; round < rounds; round += 1)
      for (const url of personal) {
        const response = await send(plain(url))
        check(response, url)
        const html = response.body.toString('utf8')
        if (members.some(({ email }) => html.includes(email)))
          complaints.push(`A stranger got ${url} of a member`)
      }
  }
  await Promise.all([visit(one, other), visit(other, one), visitAsStranger()])
  return [...new Set(complaints), ...(await checkPublicPages(varnish, one))]
}

/** A member's cookies change nothing in a page for everyone, and nothing of theirs is stored. */
async function checkPublicPages(
  varnish: string,
  { email, cookie }: { readonly email: string; readonly cookie: string },
): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const path of ['/ro/', '/ro/telefoane/']) {
    const url = varnish + path
    const [asMember, asStranger] = [await send(plain(url, cookie)), await send(plain(url))]
    if (!asMember.body.equals(asStranger.body)) complaints.push(`${path} differs for a member`)
    if (asStranger.body.toString('utf8').includes(email)) complaints.push(`${path} names a member`)
    if (asMember.headers['set-cookie']) complaints.push(`${path} sets a cookie`)
  }
  return complaints
}

function plain(url: string, cookie?: string): BenchRequest {
  return { url, headers: { 'accept-encoding': 'identity', ...(cookie && { cookie }) } }
}

/** The cookies of a member who signs in; '' if none were sent. */
async function signIn(varnish: string, email: string, password: string): Promise<string> {
  const { headers } = await send({
    url: `${varnish}/ro/autentifica-te/`,
    method: 'POST',
    headers: { 'content-type': form, origin: varnish },
    body: new URLSearchParams({ intent: 'password', email, password }).toString(),
  })
  return (headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')
}

/** Purges without the token are refused. */
export async function checkPurgeToken(varnish: string): Promise<readonly string[]> {
  const refused = await fetch(varnish, { method: 'PURGE', headers: { 'purge-everything': '1' } })
  return refused.status === 403 ? [] : [`A purge without the token got ${refused.status}.`]
}
