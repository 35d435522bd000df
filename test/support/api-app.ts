import Fastify, { type InjectOptions } from 'fastify'
import { type ContextOptions, createContext } from '#app/context.ts'
import { addApi } from '#http/api/api.ts'
import { addPictures } from '#http/pictures.ts'
import { answerProblems } from '#http/problem.ts'
import { addSecurityHeaders } from '#http/security-headers.ts'
import { openDatabase } from '#store/database.ts'
import { basesOn } from './bases.ts'
import { quickHashing } from './quick-hashing.ts'
import { unconnected } from './unconnected.ts'

export const bases = { ...basesOn('https://shop.example'), hu: 'https://hu.shop.example' } as const

const buying: ContextOptions = {
  ...unconnected({ secret: 'a secret of the tests', maxUnitsPerHour: 10 }),
  bases,
  hashing: quickHashing,
}

/** The token of staff requests in tests. */
export const officeToken = 'a token of the office'

export type Routed = { readonly method: string; readonly url: string }

/** The API and the pictures on a database, without pages; `routes` are the registered routes. */
export async function apiApp(databaseUrl: string, options: Partial<ContextOptions> = {}) {
  const database = openDatabase(databaseUrl, 4)
  const ctx = await createContext(database, { ...buying, ...options })
  const app = Fastify({ bodyLimit: 262_144, routerOptions: { maxParamLength: 500 } })
  const routes: Routed[] = []
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map(each => ({ method: each, url })))
  })
  answerProblems(app)
  addSecurityHeaders(app, true)
  addPictures(ctx, app)
  await app.register(addApi, { ctx, bases, ordersPerMinute: 20, officeToken })
  await app.ready()
  return {
    app,
    ctx,
    database,
    routes,
    ask: (request: InjectOptions | string) => app.inject(request),
    close: async () => {
      await app.close()
      await ctx.hub.stop()
      await database.close()
    },
  }
}

export type ApiApp = Awaited<ReturnType<typeof apiApp>>
