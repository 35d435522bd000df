import { shape, text } from '#domain/cart/narrow.ts'
import { mostPhotoBytes } from '#domain/photo/photo.ts'

export type PhotoError = 'too-large' | 'not-a-picture' | 'too-many' | 'unreachable'

export type PhotoAnswer =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: PhotoError }

type Sending = {
  /** The progress from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

const timeoutMs = 120_000

/** Never throws: a network error is a result. Uses XMLHttpRequest because fetch does not report upload progress. */
export function sendPhoto(bytes: Blob, { onProgress, signal }: Sending): Promise<PhotoAnswer> {
  if (bytes.size > mostPhotoBytes) return Promise.resolve({ kind: 'too-large' })
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    const failed = () => resolve({ kind: 'unreachable' })
    request.open('POST', '/api/photos/')
    request.timeout = timeoutMs
    request.setRequestHeader('content-type', bytes.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(answerOf(request)))
    for (const event of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(event, failed)
    signal.addEventListener('abort', () => request.abort())
    request.send(bytes)
  })
}

const readStored = shape<{ readonly id: string }>({ id: text })

function answerOf({ status, responseText }: XMLHttpRequest): PhotoAnswer {
  switch (status) {
    case 201: {
      const stored = readStored(parsed(responseText))
      return stored ? { kind: 'kept', id: stored.id } : { kind: 'unreachable' }
    }
    case 413:
      return { kind: 'too-large' }
    case 422:
      return { kind: 'not-a-picture' }
    case 429:
      return { kind: 'too-many' }
  }
  return { kind: 'unreachable' }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
