import { describe, expect, it } from 'vitest'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import type { MemorialPageAnswer } from '@/lib/domain/memorial-page/page-view'
import { db } from '@/lib/server/db'
import { actorOf, type CallerName, callers, createWorld, type World } from '@/tests/access/world'

/**
 * The read of the memorial page is not a `defineRead`: React caches it by its arguments, so that the page, its metadata
 * and its shared copy cost one look-up (docs/architecture.md, "A read"). Its access matrix is here.
 */
type Answer = MemorialPageAnswer['kind']
type State = { state?: 'draft' | 'published' | 'archived'; visibility?: 'unlisted' | 'members'; hiddenAt?: Date }

const rows: Array<{ name: string; columns: State; outcomes: Record<CallerName, Answer> }> = [
  { name: 'an open page', columns: { visibility: 'unlisted' }, outcomes: outcomes('page') },
  {
    name: 'a page for the family',
    columns: { visibility: 'members' },
    outcomes: outcomes('missing', ['viewer', 'first_reader', 'editor', 'owner', 'administrator'], 'page'),
  },
  {
    name: 'a draft',
    columns: { visibility: 'unlisted', state: 'draft' },
    outcomes: outcomes('missing', ['first_reader', 'editor', 'owner', 'administrator'], 'page'),
  },
  {
    name: 'an archived page',
    columns: { visibility: 'unlisted', state: 'archived' },
    outcomes: outcomes('missing', ['editor', 'owner', 'administrator'], 'page'),
  },
  {
    // Stones lead here, so visitors are told that it is hidden.
    name: 'an open page that was hidden',
    columns: { visibility: 'unlisted', hiddenAt: new Date() },
    outcomes: outcomes('hidden', ['editor', 'owner', 'administrator'], 'page'),
  },
  {
    name: 'a page for the family that was hidden',
    columns: { visibility: 'members', hiddenAt: new Date() },
    outcomes: outcomes('missing', ['editor', 'owner', 'administrator'], 'page'),
  },
]

function outcomes(rest: Answer, named: CallerName[] = [], answer: Answer = rest): Record<CallerName, Answer> {
  const everybodys = callers.map((caller) => [caller, named.includes(caller) ? answer : rest])
  return Object.fromEntries(everybodys)
}

let world: World | undefined

describe.each(rows)('$name', ({ columns, outcomes }) => {
  it.each(callers)('for %s', async (caller) => {
    world ??= await createWorld()
    const { memorial } = world
    await db.memorial.update({
      where: { id: memorial.id },
      data: { state: 'published', hiddenAt: null, ...columns },
    })
    expect((await getMemorialPage(actorOf(world, caller), memorial.slug)).kind).toBe(outcomes[caller])
  })
})
