/** Runs one step of the start: prints its name, limits it to `seconds`, and on failure adds its name to the cause. */
export async function step<T>(name: string, seconds: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${seconds} s`)), seconds * 1000)
  })
  try {
    const value = await Promise.race([work(), timeout])
    process.stdout.write(
      `  ${name.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
    )
    return value
  } catch (cause) {
    throw new Error(`${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  } finally {
    clearTimeout(timer)
  }
}

export type Step = typeof step
