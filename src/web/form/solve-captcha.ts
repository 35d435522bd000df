import PuzzleWorker from 'altcha/workers/pbkdf2?worker'
import type { Challenge } from '#contract/captcha.ts'
import { shape, text, wholeNumber } from '#domain/cart/narrow.ts'

type Solution = { readonly counter: number; readonly derivedKey: string; readonly time: number }

const fetchTimeoutMs = 10_000
const searchTimeoutMs = 60_000
/** A limit that keeps a phone usable meanwhile. */
const maxWorkers = 4

/**
 * Fetches a puzzle and solves it; returns what a form sends as `captcha`. ALTCHA's own worker does the work,
 * served as a file of the shop, which the pages' Content Security Policy allows. Rejects without a network,
 * without Web Crypto (a page without https), or on timeout.
 */
export async function solveCaptcha(signal: AbortSignal): Promise<string> {
  const challenge = await fetchPuzzle(signal)
  const solution = await search(challenge, signal)
  return btoa(JSON.stringify({ challenge, solution }))
}

async function fetchPuzzle(signal: AbortSignal): Promise<Challenge> {
  const response = await fetch('/api/captcha/', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(fetchTimeoutMs)]),
  })
  const puzzle = response.ok ? readPuzzle(await response.json()) : undefined
  if (!puzzle) throw new Error(`There is no puzzle: ${response.status}.`)
  return puzzle
}

const readPuzzle = shape<Challenge>({
  parameters: shape<Challenge['parameters']>({
    algorithm: text,
    cost: wholeNumber,
    expiresAt: wholeNumber,
    keyLength: wholeNumber,
    keyPrefix: text,
    keySignature: text,
    nonce: text,
    salt: text,
  }),
  signature: text,
})

const readSolution = shape<Solution>({
  counter: wholeNumber,
  derivedKey: text,
  time: value => (typeof value === 'number' ? value : undefined),
})

function search(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const count = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency || 2) - 1))
  const workers = Array.from({ length: count }, () => new PuzzleWorker())
  const found = new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    for (const [index, worker] of workers.entries()) {
      worker.onmessage = ({ data }) => {
        const solution = readSolution(data)
        if (solution) resolve(solution)
        else reject(new Error('The puzzle was not solved.'))
      }
      worker.onerror = () => reject(new Error('The worker could not start.'))
      worker.postMessage({
        type: 'work',
        challenge,
        timeout: searchTimeoutMs,
        counterStart: index,
        counterStep: count,
      })
    }
  })
  return found.finally(() => {
    for (const worker of workers) worker.terminate()
  })
}
