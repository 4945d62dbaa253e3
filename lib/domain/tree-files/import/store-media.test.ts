import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { undoImport } from '@/lib/domain/tree-files/commands/undo-import'
import { storeImportMedia } from '@/lib/domain/tree-files/import/store-media'
import { exportTree, getImport } from '@/lib/domain/tree-files/queries'
import { readGedzip } from '@/lib/integrations/gedcom/read-gedzip'
import { writeGedzip } from '@/lib/integrations/gedcom/write-gedzip'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { gedcomText, importFile } from '@/tests/factories/family-files'
import { pictureFile } from '@/tests/factories/media'
import { aTree } from '@/tests/factories/tree-edits'

const lines = `
0 @I1@ INDI
1 NAME Ane /Holm/
1 DEAT Y
1 OBJE @M1@
0 @I2@ INDI
1 NAME Ida /Holm/
1 OBJE @M2@
0 @M1@ OBJE
1 FILE billeder/ane.png
2 FORM png
0 @M2@ OBJE
1 FILE C:\\Slægt\\ida.jpg
2 FORM jpg
0 @M3@ OBJE
1 FILE skifte.pdf
2 FORM pdf`

function archive(files: Record<string, Buffer>, text = lines): Promise<Buffer> {
  const entries = Object.entries(files).map(([path, body]) => ({ path, open: () => Readable.from([body]) }))
  const gedcom = (async function* () {
    yield Buffer.from(gedcomText(text))
  })()
  return buffer(writeGedzip(gedcom, entries))
}

async function exported(place: Awaited<ReturnType<typeof aTree>>, living: boolean) {
  const input = { id: place.memorial.id, version: '5.5.1' as const, living, pictures: true }
  const { body } = await exportTree(place.actor, input)
  if (!(body instanceof ReadableStream)) throw new Error('Not a stream.')
  return readGedzip(await buffer(body))
}

test('pictures of an archive become portraits, other files go home as they came, and undoing takes all away', async () => {
  const place = await aTree()
  const { body: picture } = await pictureFile(300, 200)
  const deed = Buffer.from('%PDF-1.7 skifte')
  const zip = await archive({ 'billeder/ane.png': picture, 'ida.jpg': picture, 'skifte.pdf': deed, 'andet.txt': deed })
  const { importId, report } = await importFile(place, zip, { pageXref: null })
  expect(report.counts).toMatchObject({ media: 3, portraits: 2 })
  expect(await storeImportMedia(importId)).toBe('over')
  const people = await db.treePerson.findMany({ where: { importId }, select: { revision: true, portrait: true } })
  expect(people.map(({ revision, portrait }) => [revision, (portrait?.widths.length ?? 0) > 0])).toEqual([
    [1, true],
    [1, true],
  ])
  await storeImportMedia(importId)
  expect(await db.treeMedia.count({ where: { importId } })).toBe(3)

  const home = await exported(place, true)
  expect([...home.files.keys()].sort()).toEqual(['billeder/ane.png', 'ida.jpg', 'skifte.pdf'])
  expect(Buffer.from(home.files.get('skifte.pdf')?.() ?? [])).toEqual(deed)
  // Nobody knows whom the deed is about, and Ida may be living.
  expect([...(await exported(place, false)).files.keys()]).toEqual(['billeder/ane.png'])

  await execute(undoImport, callerFor(place.actor), { id: place.memorial.id, importId })
  expect(await db.treeMedia.count({ where: { treeId: place.tree.id } })).toBe(0)
})

test('a picture that cannot be read is left out, and the rest is stored', async () => {
  const place = await aTree()
  const { body: picture } = await pictureFile(300, 200)
  const zip = await archive({ 'billeder/ane.png': Buffer.from('intet billede'), 'ida.jpg': picture })
  const { importId } = await importFile(place, zip, { pageXref: null })
  expect(await storeImportMedia(importId)).toBe('over')
  expect(await db.treeMedia.findMany({ where: { importId }, select: { fileName: true } })).toEqual([
    { fileName: 'ida.jpg' },
  ])
})

test('pictures are found whichever way the file writes their paths, and what is left on either side is named', async () => {
  const place = await aTree()
  const { body: picture } = await pictureFile(300, 200)
  const names = [
    'C:\\Foto\\ANE.PNG',
    'file:///D:/foto/Bo%20Kj%C3%A6r.png',
    'x/1.png',
    'D:\\x\\savnet.jpg',
    'ida.png',
    'y/3.png',
  ]
  const people = names.map(
    (name, at) => `0 @I${at}@ INDI\n1 NAME Person /Nummer${at}/\n1 DEAT Y\n1 OBJE\n2 FILE ${name}`,
  )
  const paths = ['foto/ane.png', 'Foto/Bo Kjær.png', 'a/1.png', 'b/1.png', 'ida.png', 'z/3.png', 'x/3.png', 'løs.txt']
  const links = '1 OBJE\n2 FILE x/3.png'
  const zip = await archive(Object.fromEntries(paths.map((path) => [path, picture])), [...people, links].join('\n'))
  const { importId, report } = await importFile(place, zip, { pageXref: null })
  expect(report).toMatchObject({
    counts: { media: 4, portraits: 4 },
    unusedFiles: { count: 4, first: ['a/1.png', 'b/1.png', 'løs.txt', 'z/3.png'] },
    missingFiles: { count: 1, first: ['D:\\x\\savnet.jpg'] },
    unclearFiles: { count: 2, first: ['x/1.png', 'y/3.png'] },
  })
  expect(await storeImportMedia(importId)).toBe('over')
  const kept = await db.treeMedia.findMany({ where: { importId }, select: { fileName: true } })
  expect(kept.map(({ fileName }) => fileName).sort()).toEqual([
    'Foto/Bo Kjær.png',
    'foto/ane.png',
    'ida.png',
    'x/3.png',
  ])
})

test('files that are left out are told by name, the first twenty and how many', async () => {
  const place = await aTree()
  const unreadable = Array.from({ length: 21 }, (_, at) => `billede-${10 + at}.jpg`)
  const people = unreadable.map((path, at) => `0 @I${at}@ INDI\n1 NAME Ane\n1 OBJE\n2 FILE ${path}`)
  const links = '1 OBJE\n2 FILE film.mpg\n1 OBJE\n2 FILE brev.pdf'
  const garbage = Object.fromEntries(unreadable.map((path) => [path, Buffer.from('intet billede')]))
  const files = { ...garbage, 'film.mpg': Buffer.alloc(30 * 1024 * 1024 + 1), 'brev.pdf': Buffer.from('%PDF') }
  const zip = await archive(files, [...people, links].join('\n'))
  const { importId } = await importFile(place, zip, { pageXref: null })
  expect(await storeImportMedia(importId)).toBe('over')
  const { summary } = await getImport(place.actor, { id: place.memorial.id, importId })
  expect(summary?.leftOut).toEqual({ count: 22, first: [...unreadable.slice(0, 20)] })
})

test('different files of two imports under one path go home right, and the same file once more is there once', async () => {
  const place = await aTree()
  const text = (name: string, extra = '') => `
0 @I1@ INDI
1 NAME ${name} /Holm/
1 BIRT
2 DATE 1800
1 DEAT Y
1 OBJE @M1@${extra}
0 @M1@ OBJE
1 FILE billeder/1.pdf
2 FORM pdf`
  const [first, second] = [Buffer.from('%PDF Ane'), Buffer.from('%PDF Bo')]
  const bos = await archive({ 'billeder/1.pdf': second }, text('Bo'))
  for (const zip of [await archive({ 'billeder/1.pdf': first }, text('Ane')), bos, bos]) {
    const { importId } = await importFile(place, zip, { pageXref: null })
    await storeImportMedia(importId)
  }
  const { gedcom, files } = await exported(place, true)
  expect(Object.fromEntries([...files].map(([path, open]) => [path, Buffer.from(open()).toString()]))).toEqual({
    'billeder/1.pdf': '%PDF Ane',
    'billeder/1-2.pdf': '%PDF Bo',
  })
  const home = Buffer.from(gedcom).toString()
  for (const [name, path] of [
    ['Ane', 'billeder/1.pdf'],
    ['Bo', 'billeder/1-2.pdf'],
  ]) {
    const [, xref] = new RegExp(`1 NAME ${name} [^0]*?1 OBJE @(\\w+)@`).exec(home.replaceAll('1800', '')) ?? []
    expect(home).toContain(`0 @${xref}@ OBJE\r\n1 FILE ${path}\r\n`)
  }
})

test('without the living, a picture of somebody dead and somebody living stays here', async () => {
  const place = await aTree()
  const { body: picture } = await pictureFile(300, 200)
  const together = lines.replace('C:\\Slægt\\ida.jpg', 'billeder/ane.png')
  const zip = await archive({ 'billeder/ane.png': picture }, together)
  const { importId } = await importFile(place, zip, { pageXref: null })
  await storeImportMedia(importId)
  expect([...(await exported(place, true)).files.keys()]).toEqual(['billeder/ane.png'])
  expect([...(await exported(place, false)).files.keys()]).toEqual([])
})
