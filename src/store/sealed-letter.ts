import type { Seal } from './seal.ts'

type Body = { readonly html: string; readonly plain: string }

/**
 * What a letter says is sealed wherever it is kept: whoever reads the table or a backup of it would find links in it that open an
 * order, a sale or an account without signing in.
 */
export function sealBody({ seal }: Pick<Seal, 'seal'>, { html, plain }: Body): string {
  return seal(JSON.stringify({ html, plain }))
}

/** Written before letters were sealed, it is read as it stands until it is (src/services/sealing/seal-letters.ts). */
export function openBody({ open }: Pick<Seal, 'open'>, body: string): Body {
  return JSON.parse(body.startsWith('{') ? body : open(body))
}
