import { expect, test } from 'vitest'
import { jobs } from '@/lib/domain/jobs'
import { queueWords } from '@/lib/domain/set-aside-jobs/copy'

test('every queue has a text for the console, and no text is for a queue that is gone', () => {
  expect(Object.keys(queueWords).sort()).toEqual(jobs.map(({ name }) => name).sort())
})
