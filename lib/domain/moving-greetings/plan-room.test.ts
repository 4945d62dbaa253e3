import { beforeAll, expect, test } from 'vitest'
import { getGreetingMaker } from '@/lib/domain/moving-greetings/queries'
import { db } from '@/lib/server/db'
import { visitor } from '@/tests/factories/accounts'
import { createPage } from '@/tests/factories/greetings'
import { sendMoving } from '@/tests/factories/moving-greetings'
import { givePlan, openShop } from '@/tests/factories/plans'

beforeAll(openShop)

test('a page in Basis refuses kindly and leaves no trace; what a page in Premium received stays when it ends', async () => {
  const { memorial } = await createPage()
  await expect(sendMoving(memorial)).rejects.toMatchObject({ code: 'PLAN_MOVING_GREETINGS' })
  expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
  const { id } = await givePlan(memorial.id, 'premium')
  const { result } = await sendMoving(memorial)
  await db.subscription.update({ where: { id }, data: { status: 'ended', endReason: 'lapsed' } })
  await expect(sendMoving(memorial)).rejects.toMatchObject({ code: 'PLAN_MOVING_GREETINGS' })
  expect(await db.media.count({ where: { contributionId: result.id, status: 'ready' } })).toBe(1)
})

test('the page where they are made says whether the plan has them', async () => {
  const { memorial } = await createPage()
  expect(await getGreetingMaker(visitor(), { id: memorial.id })).toMatchObject({ isInPlan: false })
  await givePlan(memorial.id, 'livstid')
  expect(await getGreetingMaker(visitor(), { id: memorial.id })).toMatchObject({ isInPlan: true, pictures: [] })
})
