import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBlog, loadPost } from '#http/pages/content/load-blog.ts'
import { loadBlogFeed } from '#http/pages/content/load-blog-feed.ts'
import { handleSendContact, loadSupport } from '#http/pages/content/load-support.ts'
import { loadTextPage } from '#http/pages/content/load-text-page.ts'
import { loadElsewhere } from '#http/pages/load-elsewhere.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp, solved } from '#test/support/identity.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

describe('content pages', () => {
  test.each(['/despre-noi/', '/ghidul-vanzatorului/', '/cookie-uri/', '/accesibilitate/'])(
    '%s has a title, a description and text',
    async path => {
      const { value } = (await visit(api, loadTextPage, path)) as {
        value: { text: { title: string; description: string; blocks: readonly unknown[] } }
      }
      expect(value.text.title).not.toBe('')
      expect(value.text.description).not.toBe('')
      expect(value.text.blocks.length).toBeGreaterThan(3)
    },
  )

  test('the most recently published version is shown', async () => {
    await rows(`insert into content_page (market, kind, slug, version, title, description, body, tags, published_at)
      values ('ro', 'page', 'about-us', 'newer', 'Altfel', 'Despre noi, altfel.', 'Un rând.', '{}', now())`)
    expect(await visit(api, loadTextPage, '/despre-noi/')).toMatchObject({
      value: { text: { title: 'Altfel', blocks: [{ kind: 'paragraph' }] } },
    })
    await rows(`delete from content_page where version = 'newer'`)
  })

  test.each([
    ['/contact/', '/suport/#contact'],
    ['/intrebari-frecvente/', '/suport/'],
  ])('%s redirects permanently to %s', async (path, to) => {
    const answer = await visit(api, loadElsewhere, path)
    expect(answer).toMatchObject({ kind: 'answered', status: 301 })
    expect(answer.kind === 'answered' && answer.headers.get('location')).toBe(to)
  })
})

test.each([
  ['/cont/formular-retur/', '/cont/retur/'],
  ['/magazin/multumim/', '/cont/cumparaturile-mele/'],
  ['/magazin/plata-esuata/', '/cont/cumparaturile-mele/'],
])('%s without a number redirects to %s', async (path, to) => {
  const answer = await visit(api, loadElsewhere, path)
  expect(answer).toMatchObject({ kind: 'answered', status: 302 })
  expect(answer.kind === 'answered' && answer.headers.get('location')).toBe(to)
})

describe('the blog', () => {
  test('the blog lists its articles, newest first, or those of a tag; an unused tag is no page', async () => {
    const all = (await visit(api, loadBlog, '/blog/')) as {
      value: {
        posts: readonly { publishedOn: string; tags: readonly string[]; slug: string }[]
        tags: readonly { name: string; path: string }[]
      }
    }
    const days = all.value.posts.map(({ publishedOn }) => publishedOn)
    expect(days.length).toBeGreaterThanOrEqual(6)
    expect(days).toEqual(days.toSorted().reverse())
    const [tag] = all.value.tags
    const some = (await visit(api, loadBlog, tag?.path ?? '')) as typeof all
    expect(some.value.posts.length).toBeGreaterThan(0)
    for (const post of some.value.posts) expect(post.tags).toContain(tag?.name)
    expect(await visit(api, loadBlog, '/blog/?tag=nimic')).toMatchObject({ status: 404 })
    const [post] = all.value.posts
    expect(await visit(api, loadPost, `/blog/${post?.slug}/`)).toMatchObject({
      value: { post: { slug: post?.slug }, others: [{}, {}, {}] },
    })
    expect(await visit(api, loadPost, '/blog/nimic/')).toMatchObject({ status: 404 })
  })

  test('the blog has a feed of all articles', async () => {
    const answer = await visit(api, loadBlogFeed, '/blog/feed.xml')
    if (answer.kind !== 'answered') throw new Error('The feed is no page.')
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  })
})

const form = {
  name: 'Ana Pop',
  email: 'ana@example.com',
  topic: 'order',
  orderNumber: 'RO-12',
  message: 'Unde este coletul meu?\nMulțumesc.',
  captcha: solved,
}

function written() {
  return rows('select * from contact_message')
}

describe('support', () => {
  test('the support page finds questions by their text', async () => {
    const all = (await visit(api, loadSupport, '/suport/')) as {
      value: { sections: readonly { questions: readonly { question: string }[] }[] }
    }
    const count = (of: typeof all) => of.value.sections.flatMap(({ questions }) => questions).length
    expect(count(all)).toBeGreaterThanOrEqual(20)
    const some = (await visit(api, loadSupport, '/suport/?q=garantie')) as typeof all
    expect(count(some)).toBeGreaterThan(0)
    expect(count(some)).toBeLessThan(count(all))
    expect(count((await visit(api, loadSupport, '/suport/?q=zzzz')) as typeof all)).toBe(0)
  })

  test('a support message is stored and emailed to staff and its author', async () => {
    const answer = await visit(api, handleSendContact, '/suport/', { form })
    expect(answer).toMatchObject({ kind: 'answered', status: 303 })
    expect(answer.kind === 'answered' && answer.headers.get('location')).toBe(
      '/suport/?sent=1#contact',
    )
    expect(await written()).toMatchObject([
      {
        market: 'ro',
        name: 'Ana Pop',
        email: 'ana@example.com',
        topic: 'order',
        order_number: 'RO-12',
        message: 'Unde este coletul meu?\nMulțumesc.',
      },
    ])
    const emails = await openedMails(api.database.pool)
    expect(emails.map(({ recipient }) => recipient)).toEqual([
      'ana@example.com',
      'salut@kintsu.example',
    ])
    for (const { plain } of emails) expect(plain).toContain('Unde este coletul meu?')
    expect(await rows(`select from outbox where topic = 'mail-written'`)).toHaveLength(2)
  })

  test('an invalid support message is shown again as typed, and not stored', async () => {
    await rows('delete from contact_message')
    const { captcha: _captcha, ...typed } = form
    const short = { ...typed, message: 'scurt', email: 'ana@' }
    expect(
      await visit(api, handleSendContact, '/suport/', { form: { ...short, captcha: solved } }),
    ).toMatchObject({
      value: { form: short, refusal: { kind: 'form', errors: ['email', 'message'] } },
    })
    expect(
      await visit(api, handleSendContact, '/suport/', { form: { ...form, captcha: '' } }),
    ).toMatchObject({ value: { refusal: { kind: 'captcha-needed' } } })
    expect(
      await visit(api, handleSendContact, '/suport/', { form: { ...form, admin: 'yes' } }),
    ).toMatchObject({ status: 400 })
    expect(await written()).toEqual([])
  })

  test('one IP address may send ten support messages per hour', async () => {
    await rows('delete from contact_message')
    const results: unknown[] = []
    for (let at = 0; at < 11; at += 1)
      results.push(await visit(api, handleSendContact, '/suport/', { form, address: '192.0.2.7' }))
    expect(results.at(-1)).toMatchObject({ value: { refusal: { kind: 'too-many-tries' } } })
    expect(await written()).toHaveLength(10)
  })
})
