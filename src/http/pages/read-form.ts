import { data } from 'react-router'
import type { FixedPage } from '#domain/market/pages.ts'
import { onFixedPage, type PageRequest } from './page-request.ts'

/** The form data sent to a page, field by field. */
export type SentForm = {
  /** '' for a field that was not sent. */
  readonly field: (name: string) => string
}

/** Four times the size of our largest form, including a solved puzzle. */
const longestBody = 16_384

/** A form that a page sends to itself. State changes only by POST, and only from our own pages. */
export function onOwnForm<T>(
  expected: FixedPage,
  act: (page: PageRequest, form: SentForm) => Promise<T>,
) {
  return onFixedPage(expected, async page => {
    if (page.request.method !== 'POST') throw data(undefined, { status: 405 })
    if (!isFromOurPages(page)) throw data(undefined, { status: 403 })
    return act(page, await readForm(page.request))
  })
}

/** A foreign or missing origin is a 403; browsers send it with every POST (quality.md "Attacks"). */
function isFromOurPages({ request, site, market }: PageRequest): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) return origin === new URL(site.bases[market]).origin
  return request.headers.get('sec-fetch-site') === 'same-origin'
}

async function readForm(request: Request): Promise<SentForm> {
  const fields = await readFields(request)
  return { field: name => fields.get(name) ?? '' }
}

/** Throws 415 for a type that no form of ours has, and 413 for a body that is too long. */
export async function readFields(
  request: Request,
  longest = longestBody,
): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) throw data(undefined, { status: 415 })
  return new URLSearchParams(await readText(request, longest))
}

/** The router does not limit the length of a body: it is limited here. */
async function readText({ body }: Request, longest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > longest) throw data(undefined, { status: 413 })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
