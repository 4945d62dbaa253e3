import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { listMade } from '@/lib/domain/made-works/queries'
import { makeDownload } from '@/lib/domain/memorial-page/download/make-download'
import { getDownload } from '@/lib/domain/memorial-page/download/queries'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { forgetPerson } from '@/lib/domain/privacy/forget-person'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { db } from '@/lib/server/db'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { drawStaticHere } from '@/tests/factories/draw-static'
import { byModel, createMadeWork } from '@/tests/factories/made-works'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { readZip } from '@/tests/factories/read-zip'

beforeAll(drawStaticHere)

async function page() {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner }) }
}

it('the owner reads who asked, what it was made from, the choices in words and the consent as it was worded', async () => {
  const { owner, memorial } = await page()
  await createMadeWork({ memorial, ...byModel(), settings: { form: 'hymn', mood: 'calm', verses: 3, unheard: 'x' } })
  const { items } = await listMade(actorFor(owner), { id: memorial.slug })
  expect(items).toMatchObject([
    {
      asked: { by: 'Mette Holm' },
      sentences: ['Karen boede i Ribe.'],
      pictures: 0,
      provider: 'Anthropic',
      model: 'm',
      settings: expect.arrayContaining([
        { label: 'Form', value: 'Salme' },
        { label: 'Stemning', value: 'Rolig' },
        { label: 'Vers', value: '3' },
        { label: 'unheard', value: 'x' },
      ]),
      consent: { text: 'Ja, send sætningerne.', by: 'Mette Holm', at: '2026-11-26T10:00:00.000Z' },
      approved: null,
      withdrawn: null,
    },
  ])
})

it('a long account is read piece by piece, each row once', async () => {
  const { owner, memorial } = await page()
  for (let number = 0; number < 12; number++) await createMadeWork({ memorial, title: `Sang ${number}` })
  const first = await listMade(actorFor(owner), { id: memorial.id })
  const rest = await listMade(actorFor(owner), { id: memorial.id, cursor: first.nextCursor ?? undefined })
  expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, number) => `Sang ${11 - number}`),
  )
  expect(rest.nextCursor).toBeNull()
})

it('the download has the account for the owner, and not for an editor', async () => {
  const { owner, memorial } = await page()
  const editor = await createAccount()
  await addMember(memorial, editor, 'editor')
  await createMadeWork({ memorial, title: 'Sang <b>' })
  const download = async (user: typeof owner) => {
    const found = await getDownload(actorFor(user), { id: memorial.slug })
    return readZip(await buffer(makeDownload(found).body))
  }
  const files = await download(owner)
  expect(String(files.get('Sådan er det lavet.html'))).toContain('<h2>Sang &lt;b&gt;</h2>')
  expect(JSON.parse(String(files.get('sadan-er-det-lavet.json')))).toMatchObject([{ title: 'Sang <b>' }])
  expect([...(await download(editor)).keys()]).toEqual(['index.html'])
})

it('‘Mine data’ has the account of the pages one owns', async () => {
  const { owner, memorial } = await page()
  await createMadeWork({ memorial })
  await createMadeWork({ memorial: (await page()).memorial, title: 'En andens' })
  const { madeWorks } = JSON.parse((await exportMyData(actorFor(owner))).body)
  expect(madeWorks).toMatchObject([{ title: 'En sang om Karen', madeFor: 'En sang fra livshistorien.' }])
})

it('an account that is deleted leaves its name and not its id', async () => {
  const { memorial } = await page()
  const asker = await createAccount({ fullName: 'Ida Holm' })
  const { id } = await createMadeWork({ memorial, asked: { userId: asker.id, name: asker.fullName } })
  await db.$transaction((tx) => forgetPerson(tx, asker.id))
  expect(await db.madeWork.findUniqueOrThrow({ where: { id } })).toMatchObject({
    askedById: null,
    askedByName: 'Ida Holm',
  })
})

it('what calls cost is forgotten after its time', async () => {
  const { owner } = await page()
  const cost = { userId: owner.id, provider: 'anthropic', purpose: 'song_words', amountOere: 300n }
  const now = new Date('2033-06-30T12:00:00Z')
  await db.providerCost.createMany({
    data: [
      { ...cost, createdAt: new Date('2033-03-01T12:00:00Z') },
      { ...cost, createdAt: new Date('2033-06-01T12:00:00Z') },
    ],
  })
  await tidyUp(now)
  expect(await db.providerCost.count({ where: { userId: owner.id } })).toBe(1)
})
