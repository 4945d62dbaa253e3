import { beforeAll, describe, expect, test } from 'vitest'
import { listParts, type StaticPart } from '@/lib/domain/memorial-page/static/list-parts'
import { makePart } from '@/lib/domain/memorial-page/static/make-part'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createContribution } from '@/tests/factories/contributions'
import { drawStaticHere } from '@/tests/factories/draw-static'
import { createMadeWork } from '@/tests/factories/made-works'
import { createMemorial } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'
import { createMedia } from '@/tests/factories/rich-page'

beforeAll(drawStaticHere)

type Page = { id: string; slug: string }

const newPage = async (): Promise<Page> => createMemorial({ owner: await createAccount() })
const partsOf = ({ id, slug }: Page) => listParts({ memorialId: id, slug, layout: 'memorial' })
const htmlOf = async ({ id, slug }: Page, part: StaticPart) =>
  (await makePart({ memorialId: id, slug, layout: 'memorial' }, part)).html
const digests = async (page: Page) =>
  Object.fromEntries((await partsOf(page)).map(({ path, sameAs }) => [path, sameAs]))

/** Posts written one after the other, some of them in the same moment. */
async function givePosts(page: Page, kind: 'greeting' | 'candle' | 'tribute', count: number, from = 1) {
  const data = Array.from({ length: count }, (_, n) => ({
    memorialId: page.id,
    kind,
    status: 'approved' as const,
    authorName: `Nr. ${from + n}.`,
    message: 'Tak.',
    createdAt: new Date(Date.UTC(2024, 0, 1) + Math.floor((from + n) / 3) * 1000),
    burnsUntil: kind === 'candle' ? new Date('2024-01-08') : null,
  }))
  await db.contribution.createMany({ data })
}

describe('the lists of a page in parts', () => {
  test('are there only where the page does not show all of a list', async () => {
    const page = await newPage()
    await givePosts(page, 'greeting', 10)
    await createContribution({ memorial: page, kind: 'candle', status: 'approved' })
    for (let position = 0; position < 24; position++) await createMedia(page, { position })
    expect((await partsOf(page)).map(({ path, links }) => ({ path, links }))).toEqual([
      { path: 'index.html', links: [] },
    ])
  })

  test('show every item once, the oldest posts in part 1 and the first pictures', async () => {
    const page = await newPage()
    await givePosts(page, 'greeting', 104)
    for (let position = 0; position < 61; position++)
      await createMedia(page, { position, altText: `Nr. ${position + 1}.` })
    const parts = await partsOf(page)
    expect(parts[0]?.links).toEqual(['billeder-1.html', 'hilsner-3.html'])
    for (const [list, sizes] of [
      ['hilsner', [50, 50, 4]],
      ['billeder', [60, 1]],
    ] as const) {
      const shown = await Promise.all(
        sizes.map(async (_, n) => {
          const part = parts.find(({ path }) => path === `${list}-${n + 1}.html`)
          return part
            ? [...(await htmlOf(page, part)).matchAll(/Nr\. (\d+)\./g)].map(([, number]) => Number(number))
            : []
        }),
      )
      const expected = Array.from({ length: sizes.reduce((sum, size) => sum + size, 0) }, (_, n) => n + 1)
      expect(shown.map(({ length }) => length)).toEqual(sizes)
      expect(shown.flatMap((numbers) => numbers.sort((a, b) => a - b))).toEqual(expected)
    }
  })

  test('lead to each other, the newest first, and back to the page', async () => {
    const page = await newPage()
    await givePosts(page, 'tribute', 101)
    const part = (await partsOf(page)).find(({ path }) => path === 'minder-2.html')
    const html = part ? await htmlOf(page, part) : ''
    expect([...html.matchAll(/href="([^"#]+\.html)"[^>]*>([^<]+)/g)].map(([, ...link]) => link)).toEqual([
      ['index.html', expect.stringContaining('Mindesiden for')],
      ['minder-3.html', 'Nyere minder'],
      ['minder-1.html', 'Ældre minder'],
    ])
    const numbers = [...html.matchAll(/Nr\. (\d+)\./g)].map(([, number]) => Number(number))
    expect(Math.max(...numbers.slice(0, 3))).toBeGreaterThan(Math.max(...numbers.slice(-3)))
  })

  test('have the candles that have burned out, which the page only counts', async () => {
    const page = await newPage()
    await givePosts(page, 'candle', 201)
    expect((await partsOf(page)).map(({ path }) => path)).toEqual(['index.html', 'lys-2.html', 'lys-1.html'])
  })

  test('are of approved posts only', async () => {
    const page = await newPage()
    await givePosts(page, 'greeting', 11)
    await db.contribution.updateMany({
      where: { memorialId: page.id, authorName: 'Nr. 3.' },
      data: { status: 'hidden' },
    })
    expect(await partsOf(page)).toHaveLength(1)
  })
})

describe('the albums of a page', () => {
  /** An album of 61 pictures, the first of them the page's cover, with a film and a voice; an empty one; one with a voice. */
  async function pageWithAlbums() {
    const page = await newPage()
    const [summer, , voices] = [
      await createAlbum({ memorial: page, title: 'Sommer 1971' }),
      await createAlbum({ memorial: page, title: 'Tom' }),
      await createAlbum({ memorial: page, title: 'Stemmer' }),
    ]
    const pictures = []
    for (let position = 0; position < 61; position++) {
      pictures.push(await createMedia(page, { albumId: summer.id, position, altText: `Nr. ${position + 1}.` }))
    }
    await db.memorial.update({ where: { id: page.id }, data: { coverId: pictures[0]?.id } })
    const film = { kind: 'video_link', linkId: 'dQw4w9WgXcQ', caption: 'Filmen fra stranden' } as const
    const { id: filmId } = await createMedia(page, { albumId: summer.id, position: 62, ...film })
    await createMedia(page, { albumId: voices.id, kind: 'recording', contentType: 'audio/mp4', caption: 'Hun synger' })
    return { page, summer, voices, filmId, lastId: pictures.at(-1)?.id ?? '' }
  }

  test('are documents of their own, to which the page leads', async () => {
    const { page, summer, voices } = await pageWithAlbums()
    const [first, ...parts] = await partsOf(page)
    expect(first?.albums).toEqual(
      new Map([
        [summer.id, 'album-1.html'],
        [voices.id, 'album-2.html'],
      ]),
    )
    const own = parts.filter(({ list }) => list?.album)
    expect(own.map(({ path, links }) => ({ path, links }))).toEqual([
      { path: 'album-1.html', links: ['index.html', 'album-1-2.html'] },
      { path: 'album-1-2.html', links: ['index.html', 'album-1.html'] },
      { path: 'album-2.html', links: ['index.html'] },
    ])
    const [one = '', two = '', three = ''] = await Promise.all(own.map((part) => htmlOf(page, part)))
    const shown = [...(one + two).matchAll(/alt="Nr\. (\d+)\./g)].map(([, number]) => Number(number))
    expect(shown).toEqual(Array.from({ length: 61 }, (_, n) => n + 1))
    expect([one, two, three].map((html) => /<h1[^>]*>([^<]*)/.exec(html)?.[1])).toEqual([
      'Sommer 1971, del 1',
      'Sommer 1971, del 2',
      'Stemmer',
    ])
    expect([one, two].map((html) => html.includes('Filmen fra stranden'))).toEqual([true, false])
  })

  test.each([
    [
      'its title',
      ({ summer: { id } }) => db.album.update({ where: { id }, data: { title: 'Jul' } }),
      ['album-1', 'album-1-2'],
    ],
    ['its film', ({ filmId: id }) => db.media.update({ where: { id }, data: { caption: 'Ny' } }), ['album-1']],
    ['its last picture', ({ lastId: id }) => db.media.update({ where: { id }, data: { people: 'Bo' } }), ['album-1-2']],
    [
      'the order',
      ({ summer: { id } }) => db.album.update({ where: { id }, data: { position: 9 } }),
      ['album-1', 'album-2', 'album-2-2'],
    ],
  ] satisfies Array<[string, (of: Awaited<ReturnType<typeof pageWithAlbums>>) => Promise<unknown>, string[]]>)(
    'are drawn again for %s, and no other one',
    async (_, change, changed) => {
      const made = await pageWithAlbums()
      const before = await digests(made.page)
      await change(made)
      const after = await digests(made.page)
      const others = Object.keys(after).filter((path) => path.startsWith('album') && after[path] !== before[path])
      expect(others.sort()).toEqual(changed.map((name) => `${name}.html`).sort())
    },
  )
})

describe('a part is the same for as long as', () => {
  const changes: [
    string,
    (page: Page, own: { post: string; film: string; song: string }) => Promise<unknown>,
    string[],
  ][] = [
    ['nobody posts: the last part', (page) => givePosts(page, 'greeting', 1, 103), ['hilsner-3.html']],
    [
      'its posts are the same',
      (_, { post }) => db.contribution.update({ where: { id: post }, data: { message: 'Rettet' } }),
      ['hilsner-1.html'],
    ],
    [
      'none is taken out: those after it',
      (_, { post }) => db.contribution.delete({ where: { id: post } }),
      ['hilsner-1.html', 'hilsner-2.html', 'hilsner-3.html'],
    ],
    [
      'their files are the same',
      (_, { film }) => db.media.update({ where: { id: film }, data: { durationSeconds: 99 } }),
      ['hilsner-1.html'],
    ],
    [
      'their pictures are not edited',
      (_, { film: mediaId }) =>
        db.mediaVersion.create({ data: { mediaId, number: 1, recipe: {}, widths: [80], storageKey: `v/${mediaId}` } }),
      ['hilsner-1.html'],
    ],
    [
      'their films are made of the same',
      (page, { film }) => createMadeWork({ memorial: page, kind: 'moving_greeting', mediaId: film }),
      ['hilsner-1.html'],
    ],
    [
      'the music of the page is the same: all of greetings',
      (_, { song }) => db.musicPiece.update({ where: { mediaId: song }, data: { isShown: false } }),
      ['hilsner-1.html', 'hilsner-2.html', 'hilsner-3.html'],
    ],
    [
      'the person has the name: all',
      ({ id }) => db.memorial.update({ where: { id }, data: { lastName: 'Bøgh' } }),
      ['hilsner-1.html', 'hilsner-2.html', 'hilsner-3.html', 'billeder-1.html'],
    ],
    [
      'the page is open: all',
      ({ id }) => db.memorial.update({ where: { id }, data: { visibility: 'members' } }),
      ['hilsner-1.html', 'hilsner-2.html', 'hilsner-3.html', 'billeder-1.html'],
    ],
  ]

  test.each(changes)('%s', async (_, change, changed) => {
    const page = await newPage()
    await givePosts(page, 'greeting', 102)
    for (let position = 0; position < 25; position++) await createMedia(page, { position })
    const { id: post } = await db.contribution.findFirstOrThrow({
      where: { memorialId: page.id, authorName: 'Nr. 4.' },
    })
    const { id: film } = await createMedia(page, { kind: 'video', contentType: 'video/mp4', contributionId: post })
    const { id: song } = await createPiece({ memorial: page })
    await createMadeWork({ memorial: page, kind: 'moving_greeting', mediaId: film, settings: { music: { id: song } } })
    const before = await digests(page)
    expect(Object.keys(before)).toHaveLength(5)
    expect(await digests(page)).toEqual(before)
    await change(page, { post, film, song })
    const after = await digests(page)
    expect(
      Object.keys(after)
        .filter((path) => after[path] !== before[path])
        .sort(),
    ).toEqual([...changed].sort())
  })
})
