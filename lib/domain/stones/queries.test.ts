import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/stone-photos/[id]/[size]/route'
import { findStonePhotos } from '@/lib/domain/stones/queries'
import { storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, signIn } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { addColleague } from '@/tests/factories/reseller-companies'
import { createReseller, resellerFor } from '@/tests/factories/resellers'
import { createStonePhoto, stonePicture } from '@/tests/factories/stones'

async function aPhoto(visibility: 'unlisted' | 'members') {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, visibility, state: 'published' })
  const code = await createCode({ owner, memorials: [memorial] })
  const { id } = await createStonePhoto(code)
  await db.stonePhoto.update({
    where: { id },
    data: await storeStonePhoto((await stonePicture(code.code)).body, 'test'),
  })
  const { cookie } = await signIn(owner)
  const get = async (headers = {}, size = 'small') => {
    const request = new Request('http://127.0.0.1/api/stone-photos', { headers })
    return (await GET(request, { params: Promise.resolve({ id, size }) })).status
  }
  return { id, get, own: { cookie }, show: () => db.stonePhoto.update({ where: { id }, data: { isShown: true } }) }
}

describe('a photograph of a stone', () => {
  it('is private to the family until it is shown on an open page', async () => {
    const { get, own, show } = await aPhoto('unlisted')
    expect([await get(), await get(own), await get(own, 'large')]).toEqual([404, 200, 200])
    await show()
    expect([await get(), await get(own), await get({}, 'huge')]).toEqual([200, 200, 404])
  })

  it('is not served to outsiders while the page is for members', async () => {
    const { get, own, show } = await aPhoto('members')
    await show()
    const { cookie } = await signIn(await createAccount())
    expect([await get(), await get({ cookie }), await get(own)]).toEqual([404, 404, 200])
  })
})

async function aStone() {
  const [owner, mason] = [await createAccount(), await createAccount()]
  const reseller = await createReseller(mason)
  const code = await createCode({ owner, reseller, memorials: [await createMemorial({ owner })] })
  return { owner, mason, reseller, code }
}

it("shows a reseller its own and the workshop's photographs, never the family's or their names", async () => {
  const { owner, mason, reseller, code } = await aStone()
  const colleague = await addColleague(reseller)
  const family = await createStonePhoto(code, { takenById: owner.id })
  await db.stonePhoto.update({ where: { id: family.id }, data: { takenByName: 'Enken Hemmelig' } })
  const seen = [
    await createStonePhoto(code, { takenById: colleague.id }),
    await createStonePhoto(code, { kind: 'finished' }),
  ]
  const view = await findStonePhotos(resellerFor(mason, reseller), { code: code.code })
  expect(view?.photos.map(({ id }) => id).sort()).toEqual(seen.map(({ id }) => id).sort())
  expect(JSON.stringify(view)).not.toContain('Hemmelig')
  const whole = await findStonePhotos(actorFor(owner), { code: code.code })
  expect(whole?.photos).toHaveLength(3)
})

it('serves the files by the same rule', async () => {
  const { owner, mason, code } = await aStone()
  const files = await storeStonePhoto((await stonePicture(code.code)).body, 'test')
  const statusFor = async (takenById: string) => {
    const { id } = await createStonePhoto(code, { takenById })
    await db.stonePhoto.update({ where: { id }, data: { ...files, storageKey: files.storageKey } })
    const get = async (account: typeof owner) => {
      const headers = { cookie: (await signIn(account)).cookie }
      const params = Promise.resolve({ id, size: 'small' })
      return (await GET(new Request('http://localhost:3000/', { headers }), { params })).status
    }
    const answers = [await get(mason), await get(owner)]
    await db.stonePhoto.delete({ where: { id } })
    return answers
  }
  expect(await statusFor(owner.id)).toEqual([404, 200])
  expect(await statusFor(mason.id)).toEqual([200, 200])
})
