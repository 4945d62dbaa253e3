import { somebody } from '../steps/family'
import { expect, test } from '../steps/test'

test('one of two simultaneous claims of a code succeeds', async ({ site }) => {
  const [code = ''] = await site.freeCodes(1)
  const answers = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const caller = await site.outsider()
      return caller.post('/api/register', { data: { ...somebody(), qrCode: code } })
    }),
  )
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 409, 409, 409])
})
