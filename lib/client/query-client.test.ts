import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '@/lib/client/query-client'

test('without a network a form is told so at once, and nothing is sent later', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const client = createQueryClient()
  const refused = new Error('Der er ingen forbindelse lige nu.')
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(refused) })
  const sent = mutation.execute(undefined)
  expect(mutation.state.isPaused).toBe(false)
  await expect(sent).rejects.toBe(refused)
})
