import Fastify, { type InjectOptions } from 'fastify'
import type { BuyingOptions } from '#app/make-buying.ts'
import { makeShop } from '#app/make-shop.ts'
import { addApi } from '#http/api/api.ts'
import { addPictures } from '#http/pictures.ts'
import { answerProblems } from '#http/problem.ts'
import { addSecurityHeaders } from '#http/security-headers.ts'
import { openDatabase } from '#store/database.ts'

export const bases = {
  ro: 'https://shop.example/ro',
  bg: 'https://shop.example/bg',
  hu: 'https://hu.shop.example',
  gr: 'https://shop.example/gr',
} as const

const buying: BuyingOptions = { secret: 'a secret of the tests', maxUnitsPerHour: 10 }

export type Routed = { readonly method: string; readonly url: string }

/** The API and the pictures on a database, without any page; `routes` are what was registered. */
export const apiApp = async (databaseUrl: string, options: Partial<BuyingOptions> = {}) => {
  const database = openDatabase(databaseUrl, 4)
  const shop = await makeShop(database, { ...buying, ...options })
  const app = Fastify({ bodyLimit: 262_144, routerOptions: { maxParamLength: 500 } })
  const routes: Routed[] = []
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map(each => ({ method: each, url })))
  })
  answerProblems(app)
  addSecurityHeaders(app, true)
  addPictures(app, shop)
  await app.register(addApi, { shop, bases, ordersPerMinute: 20 })
  await app.ready()
  return {
    app,
    shop,
    database,
    routes,
    ask: (request: InjectOptions | string) => app.inject(request),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

export type ApiApp = Awaited<ReturnType<typeof apiApp>>
