import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'

test('a post from another site is refused', async ({ site }) => {
  const family = await site.family()
  const { slug } = await makeMemorial(family)
  const foreign: Array<Record<string, string>> = [
    { origin: 'https://ond.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const calls = [
      family.call.post(`/api/memorials/${slug}/guestbook`, { headers, data: { name: 'Ond', message: 'Hej' } }),
      family.call.post(`/api/memorials/${slug}/candles`, { headers, form: { name: 'Ond' } }),
      family.call.post('/api/logout', { headers }),
    ]
    for (const answer of await Promise.all(calls)) {
      expect(answer.status()).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
    }
  }
  expect((await family.call.get('/api/user')).status()).toBe(200)
})
