import { expect, test } from 'vitest'
import { messageOf, readError } from '@/lib/client/api'

test('a missing session is reported in Danish, whatever the response says', async () => {
  const body = { code: 'UNAUTHENTICATED', message: 'Unauthorized' }
  const error = await readError(Response.json(body, { status: 401 }))
  expect(messageOf(error)).toMatch(/^Du er blevet logget ud\./)
  const wrong = { code: 'WRONG_CREDENTIALS', message: 'Brugernavn eller adgangskode er forkert.' }
  expect(messageOf(await readError(Response.json(wrong, { status: 401 })))).toBe(wrong.message)
})
