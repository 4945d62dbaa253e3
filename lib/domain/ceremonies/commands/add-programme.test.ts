import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/memorials/[id]/programme.pdf/route'
import { readFreeUse } from '@/lib/domain/billing/free-room'
import { removeProgramme } from '@/lib/domain/ceremonies/commands/remove-programme'
import { removeProgrammeJob } from '@/lib/domain/ceremonies/jobs'
import { programmeFile } from '@/lib/domain/ceremonies/paths'
import { ceremonyPersonalData } from '@/lib/domain/ceremonies/personal-data'
import { getProgramme } from '@/lib/domain/ceremonies/queries'
import { getDownload } from '@/lib/domain/memorial-page/download/queries'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { findFiles } from '@/lib/domain/memorial-page/static/find-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'
import { pdfFile, pdfOfOnePageAgain, sendProgramme } from '@/tests/factories/programmes'
import { bombPng, phoneJpeg } from '@/tests/factories/sample-pictures'

const ahead = { funeralDay: new Date('2400-05-03') }

async function newPage(columns: object = ahead) {
  const owner = await createAccount()
  return { actor: actorFor(owner), owner, memorial: await createMemorial({ owner, ...columns }) }
}

const keyOf = async ({ id }: { id: string }) => (await db.memorial.findUniqueOrThrow({ where: { id } })).programmeKey

async function fileOf(memorial: { id: string }): Promise<Buffer> {
  const stored = await storage.get((await keyOf(memorial)) ?? '')
  if (!stored) throw new Error('there is no programme')
  return buffer(stored.stream)
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

async function shownTo(key: string) {
  const answer = await getMemorialPage(visitor(), key)
  return answer.kind === 'page' ? answer.page.funeral?.programmeBytes : undefined
}

describe('the programme of a funeral', () => {
  test('is on the page for every guest as pictures of its pages, with nothing else of the file', async () => {
    const { actor, memorial } = await newPage()
    const before = await versionOf(memorial.id)
    const { bytes } = await sendProgramme(actor, memorial, await pdfFile(3))
    const file = await fileOf(memorial)
    expect(file).toHaveLength(bytes)
    expect(pagesIn(file)).toBe(3)
    expect(file.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(3)
    expect(file.toString('latin1')).not.toMatch(/salmer\.example|\/URI|\/JavaScript|\/EmbeddedFile/)
    expect(await shownTo(memorial.slug)).toBe(bytes)
    expect(await versionOf(memorial.id)).not.toBe(before)
    const response = await GET(new Request(`http://localhost:3000${programmeFile(memorial.slug)}`), {
      params: Promise.resolve({ id: memorial.slug }),
    })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(file)
  })

  test('is made of photographs of its pages as well, each a page', async () => {
    const { actor, memorial } = await newPage()
    await sendProgramme(actor, memorial, await phoneJpeg(400, 300), await pdfFile(1), await phoneJpeg(300, 400))
    expect(pagesIn(await fileOf(memorial))).toBe(3)
  })

  test('closes when the day is over, and is deleted 30 days after it', async () => {
    const { actor, memorial } = await newPage()
    await sendProgramme(actor, memorial, await pdfFile())
    const key = (await keyOf(memorial)) ?? ''
    await db.memorial.update({ where: { id: memorial.id }, data: { funeralDay: new Date('2020-05-03') } })
    expect(await shownTo(memorial.slug)).toBeUndefined()
    await expect(getProgramme(visitor(), { id: memorial.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await findFiles(memorial.id, [programmeFile(memorial.slug)])).toEqual(new Map())
    const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000)
    await ceremonyPersonalData.tidy(daysOn(29))
    expect(await keyOf(memorial)).toBe(key)
    await ceremonyPersonalData.tidy(daysOn(31))
    expect(await keyOf(memorial)).toBeNull()
    expect(await storage.stat(key)).toBeNull()
  })

  test('goes along in the copy of the page and in the family’s download', async () => {
    const { actor, memorial } = await newPage()
    await sendProgramme(actor, memorial, await pdfFile())
    const key = await keyOf(memorial)
    const address = programmeFile(memorial.slug)
    const found = (await findFiles(memorial.id, [address])).get(address)
    expect(found).toMatchObject({ key, path: expect.stringMatching(/^medier\/.+\.pdf$/) })
    const { files } = await getDownload(actor, { id: memorial.id })
    expect(files).toMatchObject([{ id: found?.id, key, path: 'Programmet.pdf', kind: 'programme' }])
  })

  test('gives way to the next one, which is counted in its place, and is taken away with its file', async () => {
    const { actor, owner, memorial } = await newPage()
    await sendProgramme(actor, memorial, await pdfFile(2))
    const first = (await keyOf(memorial)) ?? ''
    const { bytes } = await sendProgramme(actor, memorial, await pdfFile(1))
    expect((await readFreeUse(db, owner.id)).bytes).toBe(bytes)
    await removeProgrammeJob.perform({ storageKey: first })
    expect(await storage.stat(first)).toBeNull()
    const second = (await keyOf(memorial)) ?? ''
    await removeProgrammeJob.perform({ storageKey: second })
    expect(await storage.stat(second)).not.toBeNull()
    await execute(removeProgramme, callerFor(actor), { id: memorial.id })
    expect(await shownTo(memorial.slug)).toBeNull()
    await removeProgrammeJob.perform({ storageKey: second })
    expect(await storage.stat(second)).toBeNull()
    expect((await readFreeUse(db, owner.id)).bytes).toBe(0)
  })

  test('is seen by those alone who see the page', async () => {
    const { actor, memorial } = await newPage({ ...ahead, visibility: 'members' })
    await sendProgramme(actor, memorial, await pdfFile())
    await expect(getProgramme(visitor(), { id: memorial.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    await expect(getProgramme(actorFor(viewer), { id: memorial.slug })).resolves.toMatchObject({
      contentType: 'application/pdf',
    })
  })
})

describe('a file that is no programme is refused with what to do, and nothing is stored', () => {
  test.each([
    ['PROGRAMME_UNREADABLE', 'text', async () => [Buffer.from('Salme 784')]],
    ['PROGRAMME_UNREADABLE', 'a PDF that is none', async () => [Buffer.from('%PDF-1.7 og ikke mere')]],
    ['PROGRAMME_UNREADABLE', 'half a PDF', async () => [(await pdfFile(2)).subarray(0, 400)]],
    ['PROGRAMME_LOCKED', 'a PDF with a password', async () => [await pdfFile(1, { userPassword: 'salme' })]],
    ['PROGRAMME_TOO_LONG', 'a page too many', async () => [await pdfFile(25)]],
    ['PROGRAMME_TOO_LONG', 'a page too many in two files', async () => [await pdfFile(1), pdfOfOnePageAgain(24)]],
    ['PROGRAMME_TOO_LONG', '10,000 pages', async () => [pdfOfOnePageAgain(10_000)]],
    ['PROGRAMME_TOO_HEAVY', 'a picture of 900 million pixels', async () => [bombPng(30_000, 30_000)]],
    ['PICTURE_BROKEN', 'half a photograph', async () => [(await phoneJpeg(400, 300)).subarray(0, 2000)]],
  ])('%s: %s', async (code, _, files) => {
    const { actor, memorial } = await newPage()
    const put = vi.spyOn(storage, 'put')
    await expect(sendProgramme(actor, memorial, ...(await files()))).rejects.toMatchObject({ code })
    expect(put).not.toHaveBeenCalled()
    expect(await keyOf(memorial)).toBeNull()
  })

  test('no file, an empty field, and more files than there is room for', async () => {
    const { actor, memorial } = await newPage()
    const file = Buffer.from('x')
    await expect(sendProgramme(actor, memorial)).rejects.toMatchObject({
      fields: { file: 'Vælg en PDF eller billeder af siderne.' },
    })
    await expect(sendProgramme(actor, memorial, ...Array(13).fill(file))).rejects.toMatchObject({
      fields: { file: 'Vælg højst 12 filer.' },
    })
  })

  test('one for a funeral without a day, or that is over', async () => {
    for (const columns of [{}, { funeralDay: new Date('2020-05-03') }]) {
      const { actor, memorial } = await newPage(columns)
      await expect(sendProgramme(actor, memorial, await pdfFile())).rejects.toMatchObject({
        code: 'PROGRAMME_NEEDS_DAY',
      })
    }
  })
})
