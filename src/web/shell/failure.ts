import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'

/** Why a page is not available: not found, too many requests, server temporarily unavailable, no network, or an error. */
export type Failure = 'not-found' | 'too-many' | 'unavailable' | 'unreachable' | 'failed'

export function failureOfStatus(status: number): Failure {
  if (status === 404 || status === 410) return 'not-found'
  if (status === 429) return 'too-many'
  return status === 503 ? 'unavailable' : 'failed'
}

/** Browsers have their own messages for a request without a response: Chromium's, Firefox's and Safari's. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
  )
}

export function failureText(failure: Failure, { errors }: Pick<Catalogue, 'errors'>) {
  switch (failure) {
    case 'not-found':
      return { title: errors.notFoundTitle, text: errors.notFoundText }
    case 'too-many':
      return { title: errors.tooManyTitle, text: errors.tooManyText }
    case 'unavailable':
      return { title: errors.unavailableTitle, text: errors.unavailableText }
    case 'unreachable':
      return { title: errors.unreachableTitle, text: errors.unreachableText }
    case 'failed':
      return { title: errors.failedTitle, text: errors.failedText }
  }
}
