import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderNames, safeName } from '@/lib/domain/memorial-page/download/download-files'
import { makeDownload } from '@/lib/domain/memorial-page/download/make-download'
import { getDownload } from '@/lib/domain/memorial-page/download/queries'
import { layouts, themes } from '@/lib/domain/memorials/schema'
import { classicTokens, tokensOf } from '@/lib/domain/memorials/theme-tokens'
import { originalKey, sentKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createContribution } from '@/tests/factories/contributions'
import { drawStaticHere } from '@/tests/factories/draw-static'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'
import { readZip } from '@/tests/factories/read-zip'
import { songFamily } from '@/tests/factories/song-family'

async function familyWithPictures() {
  const owner = await createAccount()
  const memorial = await createMemorial({
    owner,
    firstName: 'Ærø',
    lastName: 'Ø',
    epitaph: 'Tak & <farvel>',
    biography: '<p>Hun fiskede.</p>',
  })
  const album = await createAlbum({ memorial, title: 'Sommer: 1971/72' })
  const inAlbum = await createPicture({ memorial, caption: 'På stranden' })
  await db.media.update({ where: { id: inAlbum.id }, data: { albumId: album.id } })
  const loose = await createPicture({ memorial })
  const approved = await createContribution({ memorial, status: 'approved', authorName: 'Bo', message: 'Kære "Ærø"' })
  await createPicture({ memorial, contributionId: approved.id })
  const pending = await createContribution({ memorial, status: 'pending', message: 'Endnu ulæst' })
  await createPicture({ memorial, contributionId: pending.id })
  return { owner, memorial, inAlbum, loose }
}

beforeAll(drawStaticHere)

const download = async (actor: Actor, key: string) =>
  readZip(await buffer(makeDownload(await getDownload(actor, { id: key })).body))

const documentsOf = (files: Map<string, Buffer>) =>
  [...files].filter(([name]) => name.endsWith('.html')).map(([name, bytes]) => ({ name, html: String(bytes) }))

/** Every address in a document but the places in it, as the name of a file. */
const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:src|href)="([^"#]+)/g)].map(([, address = '']) => decodeURIComponent(address))

/** What no document of the ZIP has: anything that only the service answers. */
const ofTheService = /<script|<form|<button|<input| on[a-z]+="|url\((?!#)|@import|="\/(?!>)|srcset|data-(?!few|slot)/

async function expectComplete(files: Map<string, Buffer>) {
  for (const { name, html } of documentsOf(files)) {
    expect(html, name).not.toMatch(ofTheService)
    for (const address of addressesIn(html)) if (!/^https?:/.test(address)) expect([...files.keys()]).toContain(address)
  }
}

describe('downloading a page', () => {
  test('has the page’s music as files with their titles, to be heard on its page', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { storageKey } = await createPiece({ memorial, title: 'Sov, mit bløde øre' })
    await storage.put(originalKey(storageKey, 'audio/mpeg'), Buffer.from('lyd'), { contentType: 'audio/mpeg' })
    const files = await download(actorFor(owner), memorial.slug)
    expect([...files.keys()]).toEqual(['Musik/001 Sov, mit bløde øre.mp3', 'index.html'])
    const html = String(files.get('index.html'))
    expect(html).toMatch(/<h2[^>]*>Musik<\/h2>/)
    expect(html).toContain(
      `<audio controls="" preload="none" src="Musik/${encodeURIComponent('001 Sov, mit bløde øre.mp3')}"`,
    )
  })

  test('says of music that rules or a model made it, and plays nothing that the page does not show', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const pieces = [
      await createPiece({ memorial, title: 'Fra livet', position: 0 }),
      await createPiece({ memorial, title: 'Uden ret', rights: null, position: 1 }),
      await createPiece({ memorial, title: 'Skjult', isShown: false, position: 2 }),
      await createPiece({ memorial, title: 'Spillet selv', position: 3 }),
    ]
    await db.musicPiece.update({ where: { mediaId: pieces[0]?.id ?? '' }, data: { source: 'song' } })
    for (const { storageKey } of pieces) {
      await storage.put(originalKey(storageKey, 'audio/mpeg'), Buffer.from('lyd'), { contentType: 'audio/mpeg' })
    }
    const files = await download(actorFor(owner), memorial.slug)
    expect([...files.keys()].filter((name) => name.startsWith('Musik/'))).toHaveLength(4)
    const html = String(files.get('index.html'))
    expect(html.match(/<audio/g)).toHaveLength(2)
    expect(html).toContain('Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI')
    expect(html).toContain('Spillet selv')
    expect(html).not.toMatch(/Uden ret|Skjult/)
  })

  test('has a piece as it was sent too, in a folder of its own', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const { id, storageKey } = await createPiece({ memorial, title: 'Aftensang' })
    await db.musicPiece.update({ where: { mediaId: id }, data: { sentType: 'audio/flac' } })
    await storage.put(originalKey(storageKey, 'audio/mpeg'), Buffer.from('jævnet'), { contentType: 'audio/mpeg' })
    await storage.put(sentKey(storageKey, 'audio/flac'), Buffer.from('sendt'), { contentType: 'audio/flac' })
    const files = await download(actorFor(owner), memorial.slug)
    expect(String(files.get('Musik/001 Aftensang.mp3'))).toBe('jævnet')
    expect(String(files.get('Musik som sendt/001 Aftensang.flac'))).toBe('sendt')
    expect(String(files.get('index.html')).match(/<audio[^>]*>/g)).toEqual([expect.stringContaining('Musik/001')])
  })

  test('has the notes of a song that the page has them of, beside its sound', async () => {
    const { owner, memorial, publish } = await songFamily({ isMade: true })
    expect((await download(actorFor(owner), memorial.slug)).size).toBe(1)
    await publish()
    const files = await download(actorFor(owner), memorial.slug)
    const notes = 'Musik/001 Sangen om Karen – noder.pdf'
    expect([...files.keys()].slice(0, 3)).toEqual(['Musik/001 Sangen om Karen.mp3', notes, 'index.html'])
    expect(String(files.get(notes))).toBe('pdf')
    await expectComplete(files)
    expect(addressesIn(String(files.get('index.html')))).toContain(notes)
  })

  test('has no notes of what a voice sings', async () => {
    const { owner, memorial, publish } = await songFamily({ isSung: true })
    await publish('sung')
    const files = await download(actorFor(owner), memorial.slug)
    expect([...files.keys()].filter((name) => !/det[ -]lavet/.test(name))).toEqual([
      'Musik/001 Sangen om Karen.mp3',
      'index.html',
    ])
  })

  test('is a ZIP of all originals by album, with a self-contained page that shows every picture', async () => {
    const { owner, memorial, inAlbum } = await familyWithPictures()
    const files = await download(actorFor(owner), memorial.slug)
    expect([...files.keys()]).toEqual([
      'Sommer 1971 72/001 På stranden.jpg',
      'Billeder/001.jpg',
      'Hilsner og minder/001.jpg',
      'index.html',
      'album-1.html',
    ])
    const album = String(files.get('album-1.html'))
    expect(album).toMatch(/<h1[^>]*>Sommer: 1971\/72<\/h1>/)
    expect(addressesIn(album)).toContain('Sommer 1971 72/001 På stranden.jpg')
    expect(addressesIn(String(files.get('index.html')))).toContain('album-1.html')
    const key = originalKey(inAlbum.prepared.storageKey, inAlbum.prepared.contentType)
    const original = await buffer((await storage.get(key))?.stream ?? Readable.from([]))
    expect(files.get('Sommer 1971 72/001 På stranden.jpg')?.equals(original)).toBe(true)
    await expectComplete(files)
    const html = String(files.get('index.html'))
    const shown = [...html.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => decodeURIComponent(address))
    expect(new Set(shown)).toEqual(new Set([...files.keys()].filter((name) => !name.endsWith('.html'))))
    expect(html).toContain('Tak &amp; &lt;farvel&gt;')
    expect(html).toContain('<p>Hun fiskede.</p>')
    expect(html).toContain('Kære "Ærø"')
    expect(html).not.toContain('Endnu ulæst')
  })

  test('keeps the pictures of an album together, also one that was put there later', async () => {
    const { owner, memorial, inAlbum } = await familyWithPictures()
    const { albumId } = await db.media.findUniqueOrThrow({ where: { id: inAlbum.id }, select: { albumId: true } })
    const later = await createPicture({ memorial })
    await db.media.update({ where: { id: later.id }, data: { albumId, position: 99 } })
    const files = await download(actorFor(owner), memorial.slug)
    expect([...files.keys()].slice(0, 4)).toEqual([
      'Sommer 1971 72/001 På stranden.jpg',
      'Sommer 1971 72/002.jpg',
      'Billeder/001.jpg',
      'Hilsner og minder/001.jpg',
    ])
  })

  test('of a closed page has its approved posts, and does not say where it can be seen', async () => {
    const { owner, memorial } = await familyWithPictures()
    const { slug } = memorial
    expect(String((await download(actorFor(owner), slug)).get('index.html'))).toContain(`/memorial/${slug}</a>`)
    await db.memorial.update({ where: { id: memorial.id }, data: { visibility: 'members', state: 'draft' } })
    const html = String((await download(actorFor(owner), slug)).get('index.html'))
    expect(html).toContain('Kære "Ærø"')
    expect(html).not.toMatch(/Endnu ulæst|Den levende side/)
  })

  test('has the posts that the page does not show in documents of their own', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    for (let n = 1; n <= 12; n++) {
      await createContribution({ memorial, status: 'approved', authorName: `Hilsen <${n}>` })
    }
    await createContribution({ memorial, kind: 'candle', status: 'approved', createdAt: new Date('2020-01-01') })
    const files = await download(actorFor(owner), memorial.slug)
    expect([...files.keys()]).toEqual(['index.html', 'hilsner-1.html', 'lys-1.html'])
    await expectComplete(files)
    const html = String(files.get('hilsner-1.html'))
    for (let n = 1; n <= 12; n++) expect(html).toContain(`Hilsen &lt;${n}&gt;`)
    expect(String(files.get('lys-1.html'))).toContain('Bodil Krogh')
    expect(addressesIn(String(files.get('index.html')))).toEqual(
      expect.arrayContaining(['hilsner-1.html', 'lys-1.html']),
    )
  })

  test('shows the theme’s landscape without a cover, and the timeline in chapters in the enhanced layout', async () => {
    const { owner, memorial, inAlbum } = await familyWithPictures()
    await db.memorial.update({ where: { id: memorial.id }, data: { layout: 'enhanced', bornYear: 1940 } })
    const event = { memorialId: memorial.id, title: 'Første <skoledag>', year: 1947 }
    const { id: eventId } = await db.timelineEvent.create({ data: event })
    await db.timelinePicture.create({ data: { eventId, mediaId: inAlbum.id, position: 0 } })
    const html = String((await download(actorFor(owner), memorial.id)).get('index.html'))
    expect(html).toMatch(/<header class="print-cover"><div [^>]*><svg/)
    expect(html).toMatch(/<h2 [^>]*>Barndommen<\/h2>/)
    expect(html).toMatch(/Første &lt;skoledag&gt;<\/h3>.*?<figure><a href="Sommer/)
  })

  test('names the dead of the family, and not the living, on the page and in the file of the tree', async () => {
    const { owner, memorial } = await familyWithPictures()
    const tree = await createTree({ memorial })
    const father = await createPerson(tree, { givenNames: 'Peter', surname: 'Ø', bornYear: 1912, diedYear: 1988 })
    await createUnion(tree, { partners: [father], children: [{ id: tree.personId }] })
    const daughter = await createPerson(tree, { givenNames: 'Levende', surname: 'Hemmelig', bornYear: 1990 })
    await createUnion(tree, { partners: [{ id: tree.personId }], children: [daughter] })
    const own = await createMemorial({ owner, firstName: 'Peter' })
    await db.treePage.create({ data: { memorialId: own.id, treeId: tree.id, personId: father.id } })
    const files = await download(actorFor(owner), memorial.id)
    const html = String(files.get('index.html'))
    const gedcom = String(files.get('Slægtstræ.ged'))
    expect(gedcom).toMatch(/^\uFEFF?0 HEAD/)
    expect(gedcom).toContain('Peter')
    expect(gedcom).toContain('Nulevende')
    // The name, and no way to a page that is not in the copy.
    expect(html).toMatch(/<dd>Peter Ø<span[^>]*> [^<]*1912 – 1988/)
    expect(html).toContain('en nulevende')
    expect(html + gedcom).not.toMatch(/Levende|Hemmelig|1990/)
  })

  test('leaves out a missing file, in the ZIP and on the page', async () => {
    const { owner, memorial, inAlbum } = await familyWithPictures()
    expect(String((await download(actorFor(owner), memorial.id)).get('index.html'))).toContain('På stranden')
    await storage.delete(originalKey(inAlbum.prepared.storageKey, inAlbum.prepared.contentType))
    const files = await download(actorFor(owner), memorial.id)
    expect(files.has('Sommer 1971 72/001 På stranden.jpg')).toBe(false)
    expect(String(files.get('index.html'))).not.toContain('På stranden')
  })

  test('is for the page’s writers only, six times an hour', async () => {
    const { owner, memorial } = await familyWithPictures()
    const [editor, viewer] = [await createAccount(), await createAccount()]
    await addMember(memorial, editor, 'editor')
    await addMember(memorial, viewer, 'viewer')
    expect((await download(actorFor(editor), memorial.id)).has('index.html')).toBe(true)
    await expect(getDownload(actorFor(viewer), { id: memorial.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(getDownload(visitor(), { id: memorial.id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (let n = 0; n < 6; n++) await getDownload(actorFor(owner), { id: memorial.id })
    await expect(getDownload(actorFor(owner), { id: memorial.id })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})

describe('a downloaded page has the page’s own look', () => {
  let memorial: { id: string }
  beforeAll(async () => {
    const family = await familyWithPictures()
    memorial = family.memorial
    const heads = { portraitId: family.inAlbum.id, coverId: family.loose.id }
    await db.memorial.update({ where: { id: memorial.id }, data: heads })
  })

  test.each(
    layouts.flatMap((layout) =>
      (layout === 'standard' ? themes : themes.slice(0, 3)).map((theme) => ({ layout, theme })),
    ),
  )('$layout in $theme', async ({ layout, theme }) => {
    await db.memorial.update({ where: { id: memorial.id }, data: { layout, theme } })
    // Each of them may download it six times an hour.
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const files = await download(actorFor(editor), memorial.id)
    await expectComplete(files)
    const html = String(files.get('index.html'))
    // The default is in the style sheet of all pages, which the classic one does not have.
    const tokens =
      layout === 'classic' ? classicTokens(theme, 'light') : theme === themes[0] ? {} : tokensOf(theme, 'light')
    for (const [token, colour] of Object.entries(tokens)) expect(html).toContain(`--${token}:${colour}`)
    // The portrait is shown once, and as its album's cover; the page's cover once if the layout has one.
    expect(html.match(/class="portrait/g)).toHaveLength(1)
    const shown = html.split('src="Sommer%201971%2072/001%20P%C3%A5%20stranden.jpg"')
    expect(shown).toHaveLength(layout === 'classic' ? 2 : 3)
    expect(html.split('src="Billeder/001.jpg"')).toHaveLength(layout === 'classic' ? 1 : 2)
  })
})

describe('names in the ZIP', () => {
  test.each([
    ['Far/mor: "jul"?', 'Far mor jul'],
    ['..\\..\\etc', 'etc'],
    ['  Ærøskøbing.  ', 'Ærøskøbing'],
    ['CON', 'CON_'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['', 'Album'],
  ])('%j becomes %j', (text, name) => expect(safeName(text, 'Album')).toBe(name))

  test('are unique, also among our own folders', () => {
    const titles = ['Jul', 'jul', 'Billeder', 'Jul?', 'Slægtstræ.ged']
    const names = folderNames(titles.map((title, id) => ({ id: String(id), title })))
    expect([...names.values()]).toEqual(['Jul', 'jul 2', 'Billeder 2', 'Jul 3', 'Slægtstræ.ged 2'])
  })
})
