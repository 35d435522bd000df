import { ok, type Result, refuse } from '#domain/result.ts'
import type { Breaker } from '../breaker.ts'
import type { ProviderFailure } from '../failure.ts'

const timeoutMs = 8_000

/** Downloads the bytes of a URL, which decoding as text would corrupt. An HTML page instead of a file is `unreadable`. */
export async function download(
  breaker: Breaker,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Result<Buffer, ProviderFailure>> {
  if (!breaker.isClosed()) return refuse({ kind: 'circuit-open' })
  const pdf = await fetchPdf(url, headers)
  breaker.report(pdf.ok || pdf.refusal.kind === 'unauthorized' || pdf.refusal.kind === 'rejected')
  return pdf
}

async function fetchPdf(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Result<Buffer, ProviderFailure>> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    const { status } = response
    const bytes = Buffer.from(await response.arrayBuffer())
    if (status === 401 || status === 403) return refuse({ kind: 'unauthorized', status })
    if (status >= 500) return refuse({ kind: 'server-error', status })
    if (status >= 400) return refuse({ kind: 'rejected', status })
    return isPdf(bytes) ? ok(bytes) : refuse({ kind: 'unreadable', status })
  } catch (error) {
    return refuse({ kind: 'unreachable', cause: error instanceof Error ? error.name : 'unknown' })
  }
}

export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-'
}
