import { expect, it } from 'vitest'
import { forgive, giveBack, spend } from '@/lib/server/abuse/rate-limit'

const limit = (key: string) => ({ name: 'rate-limit-test', key, points: 3, seconds: 60 })
const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', context: { wait: 'et minut' } })

it('takes back one call and leaves other keys alone', async () => {
  const door = limit('dør')
  for (let n = 0; n < 2; n++) await spend([door])
  for (let n = 0; n < 5; n++) {
    await spend([door])
    await giveBack([door])
  }
  await spend([door])
  await expect(spend([door])).rejects.toEqual(refused)
})

it('resets one key and no other', async () => {
  const [one, other] = [limit('a'), limit('b')]
  for (let n = 0; n < 3; n++) await spend([one, other])
  await forgive([one])
  await spend([one])
  await expect(spend([other])).rejects.toEqual(refused)
})

it('counts a call for what it costs', async () => {
  const dear = { ...limit('dyrt'), cost: 2 }
  await spend([dear])
  await giveBack([dear])
  await spend([dear])
  await expect(spend([dear])).rejects.toEqual(refused)
})
