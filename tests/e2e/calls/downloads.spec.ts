import { themes } from '@/lib/domain/memorials/schema'
import { readZip } from '@/tests/factories/read-zip'
import { makeMemorial } from '../steps/family'
import { givePlan } from '../steps/plan'
import { answerOf } from '../steps/site'
import { expect, test } from '../steps/test'

test('a page downloads completely in each of the themes', async ({ site }) => {
  for (const theme of themes) {
    const family = await site.family()
    const { id, name } = await makeMemorial(family)
    await givePlan(family, id)
    await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { theme } }))
    const answer = await family.call.get(`/api/memorials/${id}/download`)
    const page = readZip(await answer.body()).get('index.html')
    expect(page?.toString(), theme).toContain(name)
    expect(page?.toString().match(/<svg/g)?.length, theme).toBeGreaterThan(1)
  }
})
