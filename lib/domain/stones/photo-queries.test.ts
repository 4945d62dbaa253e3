import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/stone-photos/[id]/[size]/route'
import { storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { db } from '@/lib/server/db'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
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
