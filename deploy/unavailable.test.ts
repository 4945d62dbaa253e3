import { expect, test } from 'vitest'
import { classicUnavailableAnswer } from '@/components/classic-page/classic-answer'

test('a proxy says the same as the service when it cannot show a page', async () => {
  const document = await (await classicUnavailableAnswer()).text()
  await expect(document).toMatchFileSnapshot('unavailable.html')
})
