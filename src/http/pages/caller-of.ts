import type { RequestOrigin } from '#services/identity/identity.ts'
import type { PageRequest } from './page-request.ts'

/** The requester of a form, with the solved puzzle if there is one. */
export function callerOf(
  { request, site }: Pick<PageRequest, 'request' | 'site'>,
  captcha = '',
): RequestOrigin {
  return {
    ipAddress: site.address,
    userAgent: request.headers.get('user-agent') ?? '',
    ...(captcha !== '' && { captcha }),
  }
}
