import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContributionStatus, ContributionView, PostFilmView } from '@/lib/domain/contributions/schema'
import { QueueItem } from './queue-item'

const post: ContributionView = {
  id: '0190b3a0-0000-7000-8000-000000000007',
  kind: 'greeting',
  authorName: 'Asta Lind',
  relation: null,
  title: null,
  message: 'Tak for sangene.',
  year: null,
  createdAt: '2026-05-04T10:00:00.000Z',
  status: 'pending',
  statusText: 'Afventer',
  own: false,
  burning: false,
  pictures: [],
}
const unmade = { id: 'f', src: null, poster: null, width: 0, height: 0, durationSeconds: null }

function queued(state: PostFilmView['state'], status: ContributionStatus = 'pending'): string {
  const shown = { ...post, status, film: { ...unmade, state } }
  const nothing = () => {}
  return renderToStaticMarkup(
    <QueueItem post={shown} action="/api/x" selected={false} onSelect={nothing} onDecide={nothing} />,
  )
}

test('a film that waits can be asked for before the greeting is decided on, also without script', () => {
  const html = queued('waiting')
  expect(html).toContain(`action="/api/contributions/${post.id}/film"`)
  expect(html).toContain('Lav filmen nu')
})

test.each([
  ['is being made', 'processing', 'pending', 'Filmen bliver lavet'],
  ['could not be made', 'failed', 'pending', 'Filmen kunne ikke laves'],
  ['waits with a greeting that was rejected', 'waiting', 'rejected', 'når familien siger ja'],
] as const)('of one that %s it is only told', (_, state, status, told) => {
  const html = queued(state, status)
  expect(html).toContain(told)
  expect(html).not.toContain('/film"')
})
