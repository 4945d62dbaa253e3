import { expect, it, vi } from 'vitest'
import { type Paper, storePapers } from '@/lib/domain/legal/papers'
import { storage } from '@/lib/integrations/storage/storage'

it('a paper is drawn once, also after a restart, and a changed text is a file of its own', async () => {
  const paperOf = (line: string): Paper => ({
    name: 'Betingelser.pdf',
    key: 'trial',
    title: 'Betingelser',
    parts: () => [{ heading: null, lines: [line] }],
  })
  const [text, changed] = [crypto.randomUUID(), crypto.randomUUID()]
  const put = vi.spyOn(storage, 'put')
  const [first] = await storePapers([paperOf(text)])
  expect(put).toHaveBeenCalledOnce()
  expect(await storePapers([paperOf(text)])).toEqual([first])
  expect(put).toHaveBeenCalledOnce()
  const [other] = await storePapers([paperOf(changed)])
  expect(other?.key).not.toBe(first?.key)
  expect(await storage.stat(first?.key ?? '')).toMatchObject({ contentType: 'application/pdf' })
})
