import { expect, it } from 'vitest'
import { GET } from '@/app/api/admin/packages/[id]/codes.csv/route'
import { GET as getStock } from '@/app/api/resellers/me/qr-codes/codes.csv/route'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createPackage } from '@/tests/factories/qr-codes'
import { createReseller } from '@/tests/factories/resellers'

async function download(id: string, cookie?: string, accept = '*/*') {
  const request = new Request(`http://localhost:3000/api/admin/packages/${id}/codes.csv`, {
    headers: { accept, ...(cookie ? { cookie } : {}) },
  })
  return GET(request, { params: Promise.resolve({ id }) })
}

it('answers a download that no cache may store', async () => {
  const { id } = await createPackage({ withActivation: true })
  const { cookie } = await signIn(await createAccount({ isAdmin: true, staffScope: 'full' }))
  const answer = await download(id, cookie)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pakke-\d+\.csv"$/)
})

it('removes characters from the query that PostgreSQL cannot store', async () => {
  const user = await createAccount()
  await createReseller(user)
  const { cookie } = await signIn(user)
  const asked = new Request('http://localhost:3000/api/resellers/me/qr-codes/codes.csv?search=%00', {
    headers: { cookie },
  })
  expect((await getStock(asked, { params: Promise.resolve({}) })).status).toBe(200)
})

it('refuses in JSON, depending on the actor', async () => {
  const { id } = await createPackage()
  const family = await signIn(await createAccount())
  const workshop = await signIn(await createAccount({ isAdmin: true, staffScope: 'production' }))
  const answers = [await download(id), await download(id, family.cookie), await download(id, workshop.cookie)]
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
  expect(await answers[1]?.json()).toMatchObject({ code: 'FORBIDDEN' })
})

it('answers 404 in JSON', async () => {
  const { cookie } = await signIn(await createAccount({ isAdmin: true, staffScope: 'full' }))
  expect((await download('01900000-0000-7000-8000-000000000000', cookie)).status).toBe(404)
  expect((await download('pakke', cookie)).status).toBe(404)
})

it('requires the password for many activation codes: 403 for a script, a redirect for a followed link', async () => {
  const { id } = await createPackage({ withActivation: true })
  const user = await createAccount({ isAdmin: true, staffScope: 'full' })
  const { cookie } = await signIn(user, { passwordConfirmedAt: null })
  const answer = await download(id, cookie)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'PASSWORD_NEEDED' })
  const followed = await download(id, cookie, 'text/html')
  expect(followed.status).toBe(303)
  expect(followed.headers.get('location')).toBe(
    `/auth/confirm?redirect=${encodeURIComponent(`/api/admin/packages/${id}/codes.csv`)}`,
  )
})
