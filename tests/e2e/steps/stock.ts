import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { answerOf, type Site } from './site'

/** A signed-in stonemason of the demonstration, with a new code in stock that has an activation code. */
export async function masonWithCode(site: Site): Promise<{ mason: APIRequestContext; code: string }> {
  const mason = await site.outsider()
  await answerOf(await mason.post('/api/login', { data: site.demo.users.reseller }))
  const { id: resellerId } = await answerOf<{ id: string }>(await mason.get('/api/resellers/me'))
  const data = { name: `Lager ${randomBytes(4).toString('hex')}`, count: 1, requiresActivation: true, resellerId }
  const { id } = await answerOf<{ id: string }>(await site.admin.post('/api/admin/packages', { data }))
  let code = ''
  const look = async () => {
    const { items } = await answerOf<{ items: Array<{ code: string }> }>(
      await mason.get(`/api/resellers/me/qr-codes?package=${id}`),
    )
    code = items[0]?.code ?? ''
    return code
  }
  await expect.poll(look, { message: 'the code of the new package' }).not.toBe('')
  return { mason, code }
}
