/**
 * Lets at most `most` pieces of work run at once; the others wait in the order in which they came. Orders for one device
 * wait for each other in the database: if each waited on a connection of its own, none would be left for pages.
 */
export function createTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      end()
    }
  }
}

export type InTurn = ReturnType<typeof createTurns>
