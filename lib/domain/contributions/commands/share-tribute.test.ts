import { describe, expect, test } from 'vitest'
import { shareTribute } from '@/lib/domain/contributions/commands/share-tribute'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { pictureFile } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const memory = {
  title: 'Sommeren ved fjorden',
  text: 'Vi roede ud\r\n\r\n\r\n\r\nog kom hjem.',
  name: 'Ove',
  year: '1968',
}

async function share(input: object = {}, options: object = {}) {
  const memorial = await createMemorial({ owner: await createAccount(), ...options })
  const altcha = await solvedProof()
  const { result } = await execute(shareTribute, callerFor(visitor()), {
    id: memorial.slug,
    ...memory,
    altcha,
    ...input,
  })
  return { memorial, result }
}

describe('sharing a memory', () => {
  test('it is pending, with its year and its pictures in the chosen order', async () => {
    const pictures = [await pictureFile(80, 60), await pictureFile(60, 80)]
    const { result } = await share({ pictures })
    expect(result).toMatchObject({
      kind: 'tribute',
      title: 'Sommeren ved fjorden',
      message: 'Vi roede ud\n\nog kom hjem.',
      year: 1968,
      relation: null,
      status: 'pending',
    })
    expect(result.pictures.map(({ width }) => width)).toEqual([80, 60])
  })

  test('a single picture need not be a list, and the year is optional', async () => {
    const { result } = await share({ pictures: await pictureFile(), year: '' })
    expect(result.pictures).toHaveLength(1)
    expect(result.year).toBeNull()
  })

  test('is shown at once where the family chose so', async () => {
    const { memorial, result } = await share({}, { tributeMode: 'at_once' })
    expect(result.status).toBe('approved')
    expect(await db.contributionDay.findMany({ where: { memorialId: memorial.id } })).toMatchObject([
      { kind: 'tribute', approved: 1 },
    ])
  })
})

describe('refuses', () => {
  test('missing and invalid fields', async () => {
    await expect(share({ title: '', text: '', year: 'tresserne' })).rejects.toMatchObject({
      fields: {
        title: 'Giv mindet en overskrift.',
        text: 'Skriv dit minde.',
        year: 'Skriv et årstal med fire cifre, eller lad feltet stå tomt.',
      },
    })
    await expect(share({ year: 2999 })).rejects.toMatchObject({ fields: { year: 'Året ligger i fremtiden.' } })
    await expect(share({ text: 'x'.repeat(10_001) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('a third link', async () => {
    await expect(share({ text: 'www.a.dk www.b.dk' })).resolves.toBeDefined()
    await expect(share({ text: 'www.a.dk www.b.dk www.c.dk' })).rejects.toMatchObject({ code: 'TOO_MANY_LINKS' })
  })

  test('six pictures, and all of them when one is broken: nothing is partly stored', async () => {
    const one = await pictureFile()
    await expect(share({ pictures: [one, one, one, one, one, one] })).rejects.toMatchObject({
      fields: { pictures: 'Vælg højst 5 billeder.' },
    })
    const before = await db.media.count()
    await expect(
      share({ pictures: [one, new UploadedFile('b.png', Buffer.from('intet billede'))] }),
    ).rejects.toMatchObject({
      fields: { pictures: expect.any(String) },
    })
    expect(await db.media.count()).toBe(before)
  })

  test('a page that visitors cannot see', async () => {
    await expect(share({}, { visibility: 'members' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
