import type { FastifyInstance } from 'fastify'
import { hashSource } from './hash-source.ts'

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
} as const

/** The security headers of every response; a response that is not a page may load nothing (quality.md "Headers"). */
export function addSecurityHeaders(app: FastifyInstance, isSecure: boolean) {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) reply.header(name, value)
    if (isSecure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', filePolicy(reply.getHeader('content-type')))
  })
}

/** The browser's PDF viewer has styles of its own. */
function filePolicy(type: unknown): string {
  return type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; frame-ancestors 'none'"
}

/** The policy of a page with its own style and nothing else: the fallback error page, and the demo's own pages. */
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
 * A page runs its own files and the inline scripts that its renderer declared, by their hashes, so that it can be
 * cached whole; it has only the styles of its files. `widget` is the one third party allowed in the checkout (Spec
 * 7.3), with its styles.
 */
export function pagePolicy(hashes: readonly string[], thirdParties?: ThirdParties): string {
  const sources = ["'self'", ...allowedBy(thirdParties)].join(' ')
  const { widget, wallets = [] } = thirdParties ?? {}
  return [
    "default-src 'none'",
    ['script-src', sources, ...hashes].join(' '),
    `style-src ${sources}${widget ? " 'unsafe-inline'" : ''}`,
    `img-src ${sources} data:`,
    "font-src 'self'",
    `connect-src ${sources}`,
    ...(wallets.length > 0 ? [`frame-src ${wallets.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The origin of a widget that writes inline styles, and those of the buttons of wallets, which are frames. */
export type ThirdParties = { readonly widget?: string; readonly wallets: readonly string[] }

export function allowedBy(thirdParties: ThirdParties | undefined): readonly string[] {
  const { widget, wallets = [] } = thirdParties ?? {}
  return [...(widget === undefined ? [] : [widget]), ...wallets]
}
