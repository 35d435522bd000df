import type { Seal } from './seal.ts'

type Body = { readonly html: string; readonly plain: string }

/**
 * The body of an email is encrypted wherever it is stored: anybody who reads the table or a backup of it would find
 * links in it that open an order, a trade-in or an account without signing in.
 */
export function sealBody({ seal }: Pick<Seal, 'seal'>, { html, plain }: Body): string {
  return seal(JSON.stringify({ html, plain }))
}

/**
 * A body from before emails were encrypted is read as it is until it is encrypted
 * (src/services/sealing/seal-emails.ts).
 */
export function openBody({ open }: Pick<Seal, 'open'>, body: string): Body {
  return JSON.parse(body.startsWith('{') ? body : open(body))
}
