import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addPortraitRow, storePortrait } from '@/lib/domain/family-tree/tree-files'
import { storedPdf } from '@/lib/domain/invoices/pdf/stored-pdf'
import { storePapers, withdrawalPaper } from '@/lib/domain/legal/papers'
import { keepDocument } from '@/lib/domain/memorial-page/documents'
import { smallKeyOf } from '@/lib/domain/stones/stone-files'
import { findKnownFiles } from '@/lib/domain/storage-use/known-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db, pool } from '@/lib/server/db'
import { startQueue } from '@/lib/server/jobs'
import { actorFor, administratorFor, createAccount } from '@/tests/factories/accounts'
import { createExport, makeWholeExport } from '@/tests/factories/exports'
import { gedcomText, upload } from '@/tests/factories/family-files'
import { createTree } from '@/tests/factories/family-tree'
import { createInvoice } from '@/tests/factories/invoices'
import { createPicture, pictureFile } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { sendMoving } from '@/tests/factories/moving-greetings'
import { createPiece } from '@/tests/factories/music'
import { createMotion } from '@/tests/factories/portrait-motion'
import { sendProgramme } from '@/tests/factories/programmes'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createCode } from '@/tests/factories/qr-codes'
import { createSungSong } from '@/tests/factories/songs'
import { createStonePhoto } from '@/tests/factories/stones'

const put = (key: string, contentType: string) => storage.put(key, Buffer.from('x'), { contentType })

async function everyStoredKey(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.walk()) keys.push(key)
  return keys
}

it('no file that the service stores is lost, whatever stores it, and one without a row is', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  await createPicture({ memorial })
  await sendMoving(memorial)
  await createSungSong({ memorial })
  await createMotion({ memorial })
  await db.memorial.update({ where: { id: memorial.id }, data: { funeralDay: new Date('2400-05-03') } })
  await sendProgramme(actorFor(owner), memorial, (await pictureFile()).body)
  const music = await createPiece({ memorial })
  await put(`${music.storageKey}/sent.mp3`, 'audio/mpeg')
  await put(`${music.storageKey}/still-1/320.webp`, 'image/webp')
  await storedPdf((await createInvoice()).id)
  const whole = await createExport([await createCode()], { formats: ['svg'] })
  await makeWholeExport(whole.id)
  await put(`exports/${whole.id}/ark/ark-1.txt`, 'text/plain')
  const sheet = await createSheet(administratorFor(await createAccount()), null)
  await markSent(sheet)
  await put(`proof-sheets/${sheet}/1-prove.pdf`, 'application/pdf')
  const photo = await createStonePhoto(await createCode())
  const { storageKey } = await db.stonePhoto.findUniqueOrThrow({ where: { id: photo.id } })
  await put(storageKey, 'image/webp')
  await put(smallKeyOf(storageKey), 'image/webp')
  const tree = await createTree({ memorial })
  const portrait = await storePortrait((await pictureFile()).body, 'test')
  await db.$transaction((tx) => addPortraitRow(tx, portrait, { treeId: tree.id, createdById: owner.id }))
  await upload({ actor: actorFor(owner), memorial }, gedcomText('0 @I1@ INDI\n1 NAME Karen /Holm/'))
  await storePapers([withdrawalPaper])
  const packed = { br: Buffer.from('page'), gzip: Buffer.from('page') }
  await keepDocument({ memorialId: memorial.id, layout: 'memorial', version: 1, trueUntil: null, headers: {}, packed })
  const lost = [`media/${randomUUID()}/640.webp`, `songs/${randomUUID()}/1/song.mp3`, 'forgotten/of-another-time.pdf']
  await put(lost[0] ?? '', 'image/webp')
  await put(lost[1] ?? '', 'audio/mpeg')
  await put(lost[2] ?? '', 'application/pdf')

  // Waiting jobs know files too; here the rows alone are to.
  await pool.query('DELETE FROM pgboss.job')
  const keys = await everyStoredKey()
  const kinds = new Set(keys.map((key) => key.split('/')[0]))
  for (const kind of [
    'media',
    'songs',
    'motion',
    'programmes',
    'invoices',
    'exports',
    'proof-sheets',
    'stones',
    'trees',
    'tree-imports',
    'plan-papers',
  ])
    expect(kinds).toContain(kind)
  const known = await findKnownFiles(keys)
  expect(keys.filter((key) => !known.has(key)).toSorted()).toEqual(lost.toSorted())
})

it('a file that a waiting job is about is not lost, also when the job was set aside', async () => {
  const [waiting, aside, lost] = [1, 2, 3].map(() => `media/${randomUUID()}`) as [string, string, string]
  const boss = await startQueue({ work: false })
  await boss.createQueue('make-greeting-film')
  await boss.send('make-greeting-film', { storageKey: waiting })
  await db.setAsideJob.create({
    data: {
      id: randomUUID(),
      queue: 'make-greeting-film',
      payload: { storageKey: aside },
      unended: 2,
      firstAt: new Date(),
      lastAt: new Date(),
    },
  })
  const keys = [waiting, aside, lost].map((key) => `${key}/640.webp`)
  expect([...(await findKnownFiles(keys))]).toEqual(keys.slice(0, 2))
})
