import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { basesOn } from '#test/support/bases.ts'
import { addRobots } from './robots.ts'

async function robotsAt(host: string) {
  const app = Fastify()
  addRobots(app, { ...basesOn('https://shop.example'), hu: 'https://hu.shop.example' })
  const { body } = await app.inject({ url: '/robots.txt', headers: { host } })
  return body.split('\n')
}

test('no whole market is blocked for crawlers, even if it lacks a page that others have', async () => {
  const lines = await robotsAt('shop.example')
  expect(lines).toContain('Disallow: /gr/shop/my-cart/')
  expect(lines).toContain('Disallow: /ro/magazin/multumim-tbi/')
  for (const prefix of ['/', '/ro', '/ro/', '/bg', '/bg/', '/gr', '/gr/', ''])
    expect(lines).not.toContain(`Disallow: ${prefix}`)
})

test('robots.txt of a host lists the sitemaps of its own markets, and each path once', async () => {
  const lines = await robotsAt('hu.shop.example')
  expect(lines).toContain('Disallow: /shop/kosar/')
  expect(lines).toContain('Sitemap: https://hu.shop.example/sitemap.xml')
  expect(lines.filter(line => line.startsWith('Sitemap:'))).toHaveLength(1)
  expect(new Set(lines).size).toBe(lines.length)
})
