import { describe, expect, test } from 'vitest'
import { addFilmLink } from '@/lib/domain/media/commands/add-film-link'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

const add = (actor: Actor, id: string, link: string, more: object = {}) =>
  execute(addFilmLink, callerFor(actor), { id, link, ...more })

describe('a film by link', () => {
  test('stores only the film’s id from the link', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const link = 'https://youtu.be/aqz-KE-bpKQ?si=sporing&t=12'
    const { result } = await add(actorFor(owner), memorial.slug, ` ${link} `, { caption: 'Ved søen' })
    expect(result).toMatchObject({
      kind: 'video_link',
      status: 'ready',
      linkId: 'aqz-KE-bpKQ',
      caption: 'Ved søen',
      file: null,
      srcSet: '',
    })
    const row = await db.media.findUniqueOrThrow({ where: { id: result.id } })
    expect(JSON.stringify(row)).not.toContain('sporing')
    expect(await db.auditEntry.count({ where: { subjectId: memorial.id, command: 'media.add-film-link' } })).toBe(1)
  })

  test.each(['https://vimeo.com/1', 'http://youtu.be/aqz-KE-bpKQ', 'javascript:alert(1)', 'mormors film', ''])(
    'refuses %s at its field',
    async (link) => {
      const owner = await createAccount()
      const memorial = await createMemorial({ owner })
      await expect(add(actorFor(owner), memorial.id, link)).rejects.toMatchObject({
        fields: { link: expect.stringMatching(/\.$/) },
      })
      expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(0)
    },
  )

  test('can be added by the page’s writers only', async () => {
    const owner = await createAccount()
    const [open, hidden] = [await createMemorial({ owner }), await createMemorial({ owner, state: 'draft' })]
    const link = 'https://youtu.be/aqz-KE-bpKQ'
    const outsider = actorFor(await createAccount())
    await expect(add(visitor(), open.id, link)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(add(outsider, open.id, link)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(add(outsider, hidden.id, link)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
