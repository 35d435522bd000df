import type { Environment } from '../config/read-settings.ts'

/**
 * The limits of the shop's process, in megabytes, for a machine of 512 MB (docs/decisions/0053-memory.md). Without them
 * V8 sizes its heap by the memory of the machine and collects late: 24 GB let the process of the same shop grow to
 * 912 MB.
 */
const limits = {
  /** A third of the young generation: responses that are created at once fit in it. */
  'max-semi-space-size': 12,
  /** Five times what is in use after a collection: closer to it, V8 collects so often that a page takes up to a third longer. */
  'max-old-space-size': 400,
} as const

/** V8's flags; a limit that `NODE_OPTIONS` sets is left to it. */
export function memoryFlags({ NODE_OPTIONS = '' }: Environment): readonly string[] {
  return Object.entries(limits)
    .filter(([name]) => !NODE_OPTIONS.replaceAll('_', '-').includes(`--${name}`))
    .map(([name, megabytes]) => `--${name}=${megabytes}`)
}

/**
 * For glibc. It keeps up to eight heaps (arenas) for each core, and each keeps the most it ever held: one is enough for one
 * thread of JavaScript and a few that compress, hash and draw. It also raises the size from which memory is returned at
 * once, with every large buffer; fixed thresholds stop that and keep the buffers of pages out of the heap.
 */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
} as const

/** The variables of the C library; what the environment sets stays. */
export function memoryVariables(env: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(allocator).map(([name, value]) => [name, env[name] || value]),
  )
}
