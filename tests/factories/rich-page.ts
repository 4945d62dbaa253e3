import { randomUUID } from 'node:crypto'
import { keepSlug } from '@/lib/domain/memorials/take-slug'
import { db, type Prisma } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createContribution } from '@/tests/factories/contributions'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { byModel, createMadeWork } from '@/tests/factories/made-works'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'
import { givePlan } from '@/tests/factories/plans'
import { createCode } from '@/tests/factories/qr-codes'
import { createSong } from '@/tests/factories/songs'
import { createStonePhoto } from '@/tests/factories/stones'
import { createEvent } from '@/tests/factories/timeline'

type Page = { id: string; slug: string }

/**
 * A page with everything that a page can show, without files: a double stone, a plan, a family tree that leads to other
 * families' pages, and posts that nobody is shown.
 */
export async function createRichPage() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, ...said })
  await addMember(memorial, await createAccount(), 'editor')
  await db.$transaction((tx) => keepSlug(tx, `for-${memorial.slug}`, memorial.id))
  await givePlan(memorial.id, 'premium')
  const { code, partner } = await giveStone(memorial, owner)
  const media = await giveMedia(memorial)
  const pieceId = await giveMusic(memorial)
  const posts = await givePosts(memorial, pieceId)
  const tree = await giveTree(memorial, owner)
  return { owner, memorial, partner, code, ...media, ...posts, ...tree }
}

const said = {
  middleName: 'Marie',
  birthName: 'Hansen',
  epitaph: 'Altid elsket',
  biography: '<p>Karen boede i Ribe.</p>',
  bornYear: 1942,
  bornMonth: 5,
  bornDay: 4,
  bornPlace: 'Ribe',
  diedYear: 2024,
  diedMonth: 3,
  diedDay: 2,
  diedPlace: 'Esbjerg',
  restingCemetery: 'Ribe Gamle',
  restingPlot: 'B 12',
  visibility: 'public' as const,
  restingLatitude: 55.3,
  restingLongitude: 8.7,
  funeralKind: 'church' as const,
  funeralTime: '13:30',
  funeralDay: new Date('2400-01-02'),
  funeralPlace: 'Ribe Domkirke',
  funeralAddress: 'Torvet',
  funeralNote: 'Kaffe',
  funeralStream: 'https://vimeo.com/1234',
  funeralRecording: 'https://vimeo.com/1235',
  funeralAnswerBy: new Date('2399-12-30'),
  programmeBytes: 1_234_567,
  donations: [
    { name: 'Sct. Johannes Hospice', link: 'https://www.hospice.example', mobilePay: '12 345', note: 'Mærk den Karen' },
  ],
  musicLinks: [{ title: 'Den signede dag', link: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC' }],
}

async function giveStone(memorial: Page, owner: { id: string; fullName: string }) {
  const partner = await createMemorial({ owner, firstName: 'Jens' })
  const code = await createCode({ owner, memorials: [memorial, partner] })
  await createStonePhoto(code, { isShown: true })
  await createStonePhoto(code, { kind: 'finished' })
  return { code, partner }
}

export function createMedia(
  memorial: { id: string },
  columns: Partial<Prisma.MediaUncheckedCreateInput> = {},
): Promise<{ id: string }> {
  return db.media.create({
    data: {
      memorialId: memorial.id,
      storageKey: `media/${randomUUID()}`,
      width: 800,
      height: 600,
      widths: [320, 640],
      colour: '#b8b4ae',
      bytes: 1,
      contentType: 'image/jpeg',
      checksum: '0'.repeat(64),
      ...columns,
    },
    select: { id: true },
  })
}

async function giveMedia(memorial: Page) {
  const portrait = await createMedia(memorial, { steps: [480], version: 1, caption: 'Portræt' })
  const steps = { mediaId: portrait.id, status: 'ready' as const, recipe: {}, widths: [320] }
  await db.mediaVersion.create({ data: { ...steps, number: 1, steps: [500], storageKey: `media/${randomUUID()}` } })
  await db.mediaVersion.create({ data: { ...steps, number: 2, steps: [600], storageKey: `media/${randomUUID()}` } })
  const cover = await createMedia(memorial, { steps: [960] })
  await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: portrait.id, coverId: cover.id } })
  const album = await createAlbum({ memorial })
  const inAlbum = { albumId: album.id, caption: 'I haven', altText: 'En have', people: 'Karen', takenYear: 1970 }
  const picture = await createMedia(memorial, { ...inAlbum, position: 1 })
  const film = { contentType: 'video/mp4', durationSeconds: 9 }
  await createMedia(memorial, { kind: 'video', position: 2, ...film })
  await createMedia(memorial, { kind: 'video_link', position: 3, linkId: 'dQw4w9WgXcQ' })
  await createMedia(memorial, { kind: 'recording', position: 4, contentType: 'audio/mp4', durationSeconds: 5 })
  const waiting = await createMedia(memorial, { status: 'processing', position: 5 })
  await createEvent({ memorial, text: 'I Ribe', place: 'Ribe', date: { year: 1960, month: 4 }, pictures: [picture] })
  return { portrait, picture, album, waiting }
}

async function giveMusic(memorial: Page): Promise<string> {
  const { id: pieceId } = await createPiece({ memorial, isTop: true })
  const song = await createSong({ memorial })
  const sung = await createPiece({ memorial, position: 1 })
  await db.musicPiece.update({ where: { mediaId: sung.id }, data: { source: 'song', songId: song.id } })
  const work = { memorial, songId: song.id }
  await createMadeWork(work)
  const voice = await createMadeWork({ ...work, kind: 'song_voice', ...byModel() })
  const approved = { approvedAt: new Date(), approvedByName: 'Karen Holm' }
  await db.madeWork.update({ where: { id: voice.id }, data: approved })
  await createPiece({ memorial, position: 2, rights: null })
  return pieceId
}

async function givePosts(memorial: Page, pieceId: string) {
  const post = { memorial, status: 'approved' as const, relation: 'nabo' }
  const candle = await createContribution({ ...post, kind: 'candle' })
  await createContribution({ ...post, kind: 'tribute', year: 1990 })
  const { id: contributionId } = await createContribution(post)
  await createMedia(memorial, { contributionId })
  const moving = await createContribution(post)
  await createMedia(memorial, { contributionId: moving.id })
  const columns = { contributionId: moving.id, kind: 'video' as const, contentType: 'video/mp4', durationSeconds: 8 }
  const film = await createMedia(memorial, columns)
  const settings = { music: { id: pieceId } }
  await createMadeWork({ memorial, kind: 'moving_greeting', mediaId: film.id, title: 'En hilsen', settings })
  const drawn = await createContribution(post)
  await createMedia(memorial, { ...columns, contributionId: drawn.id, status: 'processing' })
  const pending = await createContribution({ memorial })
  await createMedia(memorial, { contributionId: pending.id })
  await createContribution({ memorial, status: 'rejected' })
  return { candle, greeting: { id: contributionId }, pending }
}

/** Parents, partners, children and siblings; one has a page in the same tree, one another family's by an accepted link. */
async function giveTree(memorial: Page, owner: { id: string }) {
  const tree = await createTree({ memorial })
  const own = await createMemorial({ owner, firstName: 'Bo' })
  const linked = await createMemorial({ owner: await createAccount(), firstName: 'Ida' })
  const dead = { surname: 'Holm', bornYear: 1910, diedYear: 1980 }
  const person = (givenNames: string) => createPerson(tree, { ...dead, givenNames })
  const [father, mother, sibling, husband] = [
    await person('Ejnar'),
    await person('Ida'),
    await person('Ella'),
    await person('Bo'),
  ]
  const child = await createPerson(tree, { givenNames: 'Levende', bornYear: 1990 })
  const baptised = JSON.stringify([{ event: 'christening', date: { year: 1720 } }])
  const son = await createPerson(tree, { givenNames: 'Niels', isDead: true, said: baptised })
  await createUnion(tree, { partners: [father, mother], children: [{ id: tree.personId }, sibling] })
  await createUnion(tree, { partners: [{ id: tree.personId }, husband], children: [child, son] })
  await db.treePage.create({ data: { memorialId: own.id, treeId: tree.id, personId: husband.id } })
  await db.treeLink.create({
    data: { personId: mother.id, treeId: tree.id, memorialId: linked.id, fromId: memorial.id, status: 'accepted' },
  })
  await db.treeLink.create({
    data: { personId: sibling.id, treeId: tree.id, memorialId: linked.id, fromId: memorial.id, status: 'asked' },
  })
  return { tree, own, linked }
}
