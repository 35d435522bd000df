import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
} as const

/** quality.md "Headers"; what is not a page may load nothing at all. */
export const addSecurityHeaders = (app: FastifyInstance, isSecure: boolean) => {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(everywhere)) reply.header(name, value)
    if (isSecure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
  })
}

/**
 * A page runs its own files and exactly the inline scripts it was sent with, by their hashes, so that it can be cached whole. `widget`
 * is the one stranger the checkout lets in (Spec 7.3).
 */
export const pagePolicy = (html: string, widget?: string): string => {
  const own = widget ? `'self' ${widget}` : "'self'"
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    match =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${own} ${[...new Set(inline)].join(' ')}`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data:`,
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
