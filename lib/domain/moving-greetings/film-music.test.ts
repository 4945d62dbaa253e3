import { expect, test } from 'vitest'
import { listMade } from '@/lib/domain/made-works/queries'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { listFilmPieces } from '@/lib/domain/moving-greetings/film-music'
import { getGreetingMaker } from '@/lib/domain/moving-greetings/queries'
import { removePiece } from '@/lib/domain/music/commands/remove-piece'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, visitor } from '@/tests/factories/accounts'
import { createPage } from '@/tests/factories/greetings'
import { byModel, createMadeWork } from '@/tests/factories/made-works'
import { sendMoving } from '@/tests/factories/moving-greetings'
import { createPiece } from '@/tests/factories/music'
import { createSong } from '@/tests/factories/songs'

const titles = (pieces: { title: string }[]) => pieces.map(({ title }) => title)

test('a film can have what the family made or what is free, and nothing by licence, unheard or unsaid', async () => {
  const { memorial } = await createPage()
  await createPiece({ memorial, title: 'Egen', position: 0 })
  await createPiece({ memorial, title: 'Spillet', rights: 'own_recording', position: 1 })
  await createPiece({ memorial, title: 'Fri', rights: 'free', position: 2 })
  await createPiece({ memorial, title: 'Licens', rights: 'licence', position: 3 })
  await createPiece({ memorial, title: 'Usagt', rights: null, position: 4 })
  await createPiece({ memorial, title: 'Skjult', isShown: false, position: 5 })
  await createPiece({ memorial, title: 'Taget ned', status: 'hidden', position: 6 })
  const { music } = await getGreetingMaker(visitor(), { id: memorial.id })
  expect(titles(music)).toEqual(['Egen', 'Spillet', 'Fri'])
})

test('a song by rules keeps its label, and one that a model had a part in is not offered', async () => {
  const { memorial } = await createPage()
  const [byRules, withModel] = [await createSong({ memorial }), await createSong({ memorial })]
  for (const { id: songId } of [byRules, withModel]) {
    const { id: mediaId } = await createPiece({ memorial })
    await db.musicPiece.update({ where: { mediaId }, data: { songId, source: 'song' } })
    await createMadeWork({ memorial, songId, ...(songId === withModel.id && byModel()) })
  }
  const [piece, ...others] = await listFilmPieces(db, memorial.id)
  expect(piece?.label).toContain('ikke af AI')
  expect(others).toEqual([])
})

test('the chosen piece is heard with the film for as long as the family has it on the page', async () => {
  const { owner, memorial } = await createPage({ guestbookMode: 'at_once' })
  const piece = await createPiece({ memorial, title: 'Den signede dag' })
  const { result } = await sendMoving(memorial, { music: piece.id })
  const shown = async () => {
    const answer = await getMemorialPage(visitor(), memorial.slug)
    const posts = answer.kind === 'page' ? answer.page.greetings.items : []
    return posts.find(({ id }) => id === result.id)?.film
  }
  expect(await shown()).toMatchObject({ music: { src: `/media/${piece.id}/file`, title: 'Den signede dag' } })
  const { items } = await listMade(actorFor(owner), { id: memorial.id })
  expect(items[0]?.settings).toContainEqual({ label: 'Musik, der spiller til', value: 'Den signede dag' })

  await execute(removePiece, callerFor(actorFor(owner)), { id: memorial.id, mediaId: piece.id })
  const film = await shown()
  expect(film).toMatchObject({ state: 'ready' })
  expect(film).not.toHaveProperty('music')
})

test('music that is not offered, or of another page, is refused at its field, and nothing is kept', async () => {
  const { memorial } = await createPage()
  const licensed = await createPiece({ memorial, rights: 'licence' })
  const foreign = await createPiece({ memorial: (await createPage()).memorial })
  for (const { id: music } of [licensed, foreign]) {
    await expect(sendMoving(memorial, { music })).rejects.toMatchObject({
      code: 'MOVING_MUSIC_GONE',
      fields: { music: expect.stringContaining('ikke på siden mere') },
    })
  }
  expect(await db.contribution.count({ where: { memorialId: memorial.id } })).toBe(0)
})
