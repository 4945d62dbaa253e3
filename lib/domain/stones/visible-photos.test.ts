import { expect, it } from 'vitest'
import { GET } from '@/app/api/stone-photos/[id]/[size]/route'
import { findStonePhotos } from '@/lib/domain/stones/queries'
import { storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, signIn } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { addColleague } from '@/tests/factories/reseller-house'
import { createReseller, resellerFor } from '@/tests/factories/resellers'
import { createStonePhoto, stonePicture } from '@/tests/factories/stones'

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
