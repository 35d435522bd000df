import type { FastifyInstance } from 'fastify'
import { hashSource } from './hash-source.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
} as const

/** quality.md "Headers"; what is not a page may load nothing at all. */
export function addSecurityHeaders(app: FastifyInstance, isSecure: boolean) {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(everywhere)) reply.header(name, value)
    if (isSecure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', filePolicy(reply.getHeader('content-type')))
  })
}

/** The reader that a browser opens a PDF in brings styles of its own. */
function filePolicy(type: unknown): string {
  return type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; frame-ancestors 'none'"
}

/** A page that brings its style with it, and nothing else: the one of last resort, and those that only a demo has. */
export function stylePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * A page runs its own files and the inline scripts that its renderer declared, by their hashes, so that it can be cached whole; it
 * has no styles but those of its files. `widget` is the one stranger the checkout lets in (Spec 7.3), with the styles it may bring.
 */
export function pagePolicy(hashes: readonly string[], widget?: string): string {
  const own = widget ? `'self' ${widget}` : "'self'"
  return [
    "default-src 'none'",
    ['script-src', own, ...hashes].join(' '),
    `style-src ${own}${widget ? " 'unsafe-inline'" : ''}`,
    `img-src ${own} data:`,
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
