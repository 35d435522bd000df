import { z } from 'zod'
import { plainText } from './query.ts'

const stack = z.string().max(6_000)

/** An error as a browser tells it; there is no place for a page's address or for who saw it. */
export const browserErrorSchema = z.strictObject({
  name: plainText(60),
  words: z.string().max(500),
  stack,
})
