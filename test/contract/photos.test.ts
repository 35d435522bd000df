import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOwnPhotos } from '#http/own-photos.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { attachPhotos, photosOf, pictureOfSubject } from '#services/photo/attach-photos.ts'
import { forgetPhotos } from '#services/photo/forget-photos.ts'
import { committed } from '#store/transaction.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { paused, queued } from '#test/support/paused.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let one: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
  one = await aMember(api)
  other = await aMember(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

function aPicture(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#c8963c' } })
}

/** A photo as a phone writes it: rotated, with its location. */
function fromATelephone() {
  return aPicture(400, 300)
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Telefonul meu' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 46/1 0/1' },
      },
    })
    .jpeg()
    .toBuffer()
}

let network = 0
type Sent = {
  readonly cookie?: string
  readonly origin?: string
  readonly type?: string
  readonly from?: string
}
function send(bytes: Buffer, { cookie, origin, type = 'image/jpeg', from }: Sent = {}) {
  return api.ask({
    method: 'POST',
    url: '/api/photos/',
    remoteAddress: from ?? `10.11.${(++network >> 8) & 255}.${network & 255}`,
    headers: {
      'content-type': type,
      origin: origin ?? 'https://shop.example',
      ...(cookie !== undefined && { cookie }),
    },
    payload: bytes,
  })
}

async function sent(cookie?: string): Promise<string> {
  const response = await send(await aPicture().png().toBuffer(), cookie ? { cookie } : {})
  expect(response.statusCode).toBe(201)
  return response.json<{ id: string }>().id
}

function several(count: number, cookie?: string) {
  return Promise.all(Array.from({ length: count }, () => sent(cookie)))
}

function aClaim() {
  return { kind: 'warranty', id: randomUUID() } as const
}

function attach(
  ids: readonly string[],
  subject: ReturnType<typeof aClaim>,
  uploader: string | undefined,
) {
  return committed(api.database.pool, tx => attachPhotos(tx, ids, subject, uploader))
}

describe('an uploaded photo', () => {
  test('a photo is stored upright as WebP, without its location', async () => {
    const bytes = await fromATelephone()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const response = await send(bytes, { cookie: one.cookie })
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const { id } = response.json<{ id: string }>()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const [stored] = await rows<{ picture: Buffer; width: number; height: number }>(
      'select picture, width, height from photo where id = $1',
      id,
    )
    expect(stored).toMatchObject({ width: 300, height: 400 })
    const metadata = await sharp(stored?.picture).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 300, height: 400 })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(stored?.picture.includes('Telefonul meu')).toBe(false)
  })

  test('a photo is at most 1600 pixels long, and is never enlarged', async () => {
    const [large, small] = [await send(await aPicture(3200, 1000).webp().toBuffer()), await sent()]
    const sizes = await rows('select width, height from photo where id = any($1) order by width', [
      large.json<{ id: string }>().id,
      small,
    ])
    expect(sizes).toEqual([
      { width: 40, height: 30 },
      { width: 1600, height: 500 },
    ])
  })

  test('the type of a photo is read from its bytes, not its file name', async () => {
    const png = await aPicture().png().toBuffer()
    expect((await send(png, { type: 'application/octet-stream' })).statusCode).toBe(201)
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('%PDF-1.7'),
      png.subarray(0, 40),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2_000, 7)]),
      await aPicture().avif().toBuffer(),
    ])
      expectProblem(await send(bytes), { status: 422, code: 'not-a-picture' })
  })

  test('a photo that would decompress into more than a camera produces is not decompressed', async () => {
    const png = await aPicture().png().toBuffer()
    const sized = (width: number, height: number) => {
      const claimed = Buffer.from(png)
      claimed.writeUInt32BE(width, 16)
      claimed.writeUInt32BE(height, 20)
      claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
      return claimed
    }
    expectProblem(await send(sized(13_000, 5_001)), { status: 422, code: 'too-many-pixels' })
    // The maximum size is accepted: it is refused only because its data is incomplete.
    expectProblem(await send(sized(13_000, 5_000)), { status: 422, code: 'not-a-picture' })
  })

  test('a photo has at most 8 MB, not a byte more', async () => {
    const most = 8 * 1024 * 1024
    const png = await aPicture().png().toBuffer()
    // Bytes after the end of a picture are not part of it.
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    expect((await send(padded(most))).statusCode).toBe(201)
    expectProblem(await send(padded(most + 1)), { status: 413, code: 'too-large' })
  })

  test('a photo must come from a page of the shop', async () => {
    const png = await aPicture().png().toBuffer()
    expectProblem(await send(png, { origin: 'https://elsewhere.example', cookie: one.cookie }), {
      status: 403,
      code: 'foreign-origin',
    })
  })

  test('at most sixty unattached photos are stored for each caller', async () => {
    const from = '10.12.0.1'
    const png = await aPicture().png().toBuffer()
    expect((await send(png, { from })).statusCode).toBe(201)
    await rows(
      `insert into photo (id, picture, width, height, client_hash, created_at)
       select gen_random_uuid(), '', 1, 1, p.client_hash, now() from photo p, generate_series(1, 58)
       where p.id = (select id from photo order by created_at desc limit 1)`,
    )
    const race = await paused(database.url, 'lock table photo in exclusive mode', [])
    const sixtieth = () => send(png, { from })
    const both = await queued(race, [sixtieth, sixtieth])
    expect(both[0]?.statusCode).toBe(201)
    expectProblem(both[1]!, { status: 429, code: 'too-many-photos' })
    expectProblem(await send(png, { from }), { status: 429, code: 'too-many-photos' })
    expect((await send(png, { from: '10.12.0.2' })).statusCode).toBe(201)
    expect((await send(png, { from, cookie: one.cookie })).statusCode).toBe(201)
  })
})

describe('photos attached to a form', () => {
  test('photos are attached in the order they are named', async () => {
    const subject = aClaim()
    const ids = await several(3, one.cookie)
    const named = ids.toReversed()
    expect(await attach(named, subject, one.member.userId)).toEqual({ ok: true, value: undefined })
    const placed = await photosOf(api.database.pool, subject)
    expect(placed.map(({ id }) => id)).toEqual(named)
    expect(placed[0]).toMatchObject({ width: 40, height: 30 })
    const [stored] = await rows('select client_hash from photo where id = $1', ids[0])
    expect(stored).toEqual({ client_hash: '' })
  })

  test('six photos are accepted, not seven', async () => {
    const subject = aClaim()
    const [seventh = '', ...six] = await several(7)
    expect(await attach([...six, seventh], subject, undefined)).toMatchObject({
      refusal: { kind: 'too-many-photos', max: 6 },
    })
    expect(await attach(six, subject, undefined)).toMatchObject({ ok: true })
    expect(await attach([seventh], subject, undefined)).toMatchObject({
      refusal: { kind: 'too-many-photos', max: 6 },
    })
  })

  test('photos are attached once, and all or none', async () => {
    const [first = '', second = ''] = await several(2, one.cookie)
    const [before, after] = [aClaim(), aClaim()]
    expect(await attach([first], before, one.member.userId)).toMatchObject({ ok: true })
    for (const ids of [[first, second], [second, randomUUID()], [second, second], ['%']])
      expect(await attach(ids, after, one.member.userId)).toEqual({
        ok: false,
        refusal: { kind: 'photos-not-found' },
      })
    expect(await photosOf(api.database.pool, after)).toEqual([])
    expect(await attach([second], after, one.member.userId)).toMatchObject({ ok: true })
  })

  test('photos of another member are treated as missing', async () => {
    const id = await sent(one.cookie)
    for (const uploader of [other.member.userId, undefined])
      expect(await attach([id], aClaim(), uploader)).toEqual({
        ok: false,
        refusal: { kind: 'photos-not-found' },
      })
  })

  test('photos uploaded before the sign-in become the member’s when attached', async () => {
    const id = await sent()
    expect(await attach([id], aClaim(), one.member.userId)).toMatchObject({ ok: true })
    expect(await rows('select uploaded_by from photo where id = $1', id)).toEqual([
      { uploaded_by: one.member.userId },
    ])
  })

  test('photos attached to two forms at once are part of one of them', async () => {
    const [id, subjects] = [await sent(one.cookie), [aClaim(), aClaim()]]
    const results = await Promise.all(
      subjects.map(subject => attach([id], subject, one.member.userId)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('an attached photo', () => {
  test('an attached photo is shown to permitted requesters and never cached', async () => {
    const subject = aClaim()
    const id = await sent(one.cookie)
    await attach([id], subject, one.member.userId)
    const { default: Fastify } = await import('fastify')
    const app = Fastify()
    addOwnPhotos(app, '/of/:id', ({ id: photoId = '' }, { headers }) =>
      headers.cookie === 'owner'
        ? pictureOfSubject(api.database.pool, subject, photoId)
        : Promise.resolve(undefined),
    )
    const shown = await app.inject({ url: `/of/${id}`, headers: { cookie: 'owner' } })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp')
    expectProblem(await app.inject(`/of/${id}`), { status: 404, code: 'not-found' })
    for (const unknown of [randomUUID(), '%00', "'"])
      expectProblem(
        await app.inject({
          url: `/of/${encodeURIComponent(unknown)}`,
          headers: { cookie: 'owner' },
        }),
        { status: 404, code: 'not-found' },
      )
    await app.close()
  })
})

describe('unattached photos', () => {
  test('unattached photos are deleted after a day, not before, and attached ones stay', async () => {
    const [used = '', old = '', young = ''] = await several(3)
    await attach([used], aClaim(), undefined)
    const now = new Date('2030-01-02T12:00:00Z')
    const at = (time: string, ...ids: string[]) =>
      rows('update photo set created_at = $1 where id = any($2)', time, ids)
    await rows(`update photo set created_at = '2030-01-02T12:00:00Z'`)
    await at('2030-01-01T12:00:00Z', used, old)
    await at('2030-01-01T12:00:01Z', young)
    expect(await forgetPhotos({ ...api.ctx, clock: () => now })).toBe(1)
    const left = await rows<{ id: string }>('select id from photo where id = any($1)', [
      used,
      old,
      young,
    ])
    expect(left.map(({ id }) => id).toSorted()).toEqual([used, young].toSorted())
  })
})

describe('a member’s photos', () => {
  test('a member’s photos are in the export and are deleted with the account', async () => {
    const person = await aMember(api)
    const [waiting = '', used = ''] = await several(2, person.cookie)
    await attach([used], aClaim(), person.member.userId)
    const exported = await exportAccount(api.ctx, person.member.userId)
    expect(exported?.photos).toHaveLength(2)
    expect(exported?.photos).toContainEqual(
      expect.objectContaining({
        sentWith: 'warranty',
        picture: expect.stringMatching(/^data:image\/webp;base64,UklGR[\w+/]+=*$/),
      }),
    )
    expect(await eraseAccount(api.ctx, person.member)).toMatchObject({ ok: true })
    expect(await rows('select id from photo where id = any($1)', [waiting, used])).toEqual([])
  })
})
