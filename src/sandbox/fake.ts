import type { FastifyInstance } from 'fastify'
import type { World } from './world.ts'

/**
 * A fake of a provider. `register` adds its routes to `app`, which is already mounted at `prefix`: a route '/x'
 * answers at http://127.0.0.1:{port}{prefix}/x. JSON bodies arrive parsed, form-urlencoded ones as text (see
 * form.ts).
 */
export type Fake = {
  readonly prefix: `/${string}`
  readonly register: (app: FastifyInstance, world: World) => void
}
