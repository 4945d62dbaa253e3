import { describe, expect, it } from 'vitest'
import { hashPassword } from '@/lib/domain/accounts/password'
import type { UserView } from '@/lib/domain/accounts/schema'
import { recordSignInFailure } from '@/lib/domain/accounts/sign-in-failures'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { getMyDataFile } from '@/lib/domain/privacy/queries'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPerson, createTree } from '@/tests/factories/family-tree'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'
import { askForDeletion, createHousehold } from '@/tests/factories/privacy'
import { createCode } from '@/tests/factories/qr-codes'
import { createReport } from '@/tests/factories/reports'
import { dumpTables } from '@/tests/factories/table-dump'
import { createEvent } from '@/tests/factories/timeline'

const read = async (user: UserView) => JSON.parse((await exportMyData(actorFor(user))).body)

function allKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...allKeys(inner)])
}

describe('downloading one’s data', () => {
  it('is a file with all of the person’s own data', async () => {
    const family = await createHousehold('Ravn')
    await signIn(family.owner)
    await recordSignInFailure(db, { userId: family.owner.id, kind: 'password', address: '203.0.113.9' })
    const other = await createMemorial({ owner: await createAccount(), firstName: 'Svend', lastName: 'Ager' })
    await addMember(other, family.owner, 'viewer')
    const author = { userId: family.owner.id, authorName: 'Ravn', message: 'Tak for naboskabet.' }
    const { id: postId } = await createContribution({ memorial: other, status: 'approved', ...author })
    await createPicture({ memorial: other, contributionId: postId })
    await askForDeletion(family.owner, {
      [family.memorial.id]: { kind: 'hand_over', heirEmail: 'bo@eksempel.dk' },
      [family.draft.id]: { kind: 'archive' },
    })
    const today = () => `mindelund-mine-data-${danishDay(new Date())}.json`
    const before = today()
    const file = await exportMyData(actorFor(family.owner))
    // Midnight may pass between the two.
    expect([before, today()]).toContain(file.filename)
    const contents = JSON.parse(file.body)
    expect(contents).toMatchObject({
      format: 'mindelund-mine-data',
      version: 1,
      account: { username: family.owner.username, email: family.owner.email },
      acceptances: [{ document: 'terms', version: '1' }],
      choices: { mailFrequency: 'at_once', memorialsAfterDeletion: [{ heirEmail: 'bo@eksempel.dk' }, {}] },
      memorials: [{ role: 'owner', epitaph: 'Tak for alt' }, { state: 'draft' }],
      otherMemberships: [{ name: 'Svend Ager', role: 'viewer' }],
      posts: [{ message: 'Tak for naboskabet.', memorial: { name: 'Svend Ager' }, pictures: [{}] }],
      codes: [{ code: family.code.code, state: 'linked', history: [{ kind: 'claimed' }, { kind: 'linked' }] }],
      notifications: [{ kind: 'contribution_received', memorial: 'Ellen Ravn' }],
      mails: [{ template: 'account-deletion' }],
      supportCases: [{ thread: [{ text: 'Hvordan skifter jeg billede?' }] }],
    })
    expect(contents.sessions).toHaveLength(2)
    expect(contents.security).toMatchObject({ failedSignIns: [{ network: '203.0.113.0/24', count: 1 }] })
    expect(contents.memorials[0].media).toMatchObject([
      { caption: 'I haven', download: `http://localhost:3000/media/${family.picture.id}/original` },
    ])
  })

  it('has the person’s reports, with the reported content and the decision', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: await createAccount() })
    const { id } = await createReport({ target: memorial.id, kind: 'offensive' }, actorFor(user))
    await db.report.update({ where: { caseId: id }, data: { decision: 'no_action', reasons: 'Det er en mening.' } })
    const { supportCases } = await read(user)
    expect(supportCases).toMatchObject([
      { topic: 'report', report: { kind: 'offensive', decision: 'no_action', reasons: 'Det er en mening.' } },
    ])
  })

  it('has the timeline of the pages that the person edits, with the known precision of dates', async () => {
    const [family, outsider] = [await createHousehold('Lund'), await createHousehold('Fremmed')]
    const date = { year: 1959, month: 6 }
    await createEvent({ memorial: family.memorial, title: 'Bryllup', date, pictures: [family.picture] })
    await createEvent({ memorial: outsider.memorial, title: 'En andens dag' })
    const { memorials } = await read(family.owner)
    expect(memorials[0].timeline).toMatchObject([
      { title: 'Bryllup', year: 1959, month: 6, day: null, pictureIds: [family.picture.id] },
    ])
    expect(JSON.stringify(memorials)).not.toContain('En andens dag')
  })

  it('has the music of the pages that the person edits, and why it may be there', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const { id } = await createPiece({ memorial, title: 'Sov, mit barn', rights: 'free' })
    await createPiece({ memorial: await createMemorial({ owner: await createAccount() }), title: 'En andens sang' })
    const { memorials } = await read(user)
    expect(memorials[0].media).toMatchObject([
      {
        kind: 'music',
        caption: 'Sov, mit barn',
        music: { source: 'upload', rights: 'free' },
        download: `http://localhost:3000/media/${id}/original`,
      },
    ])
    expect(JSON.stringify(memorials)).not.toContain('En andens sang')
  })

  it('has what the person sent and asked for in family trees, without naming anybody of them', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const other = await createMemorial({ owner: await createAccount(), firstName: 'Fremmed' })
    const tree = await createTree({ memorial })
    const peter = await createPerson(tree, { givenNames: 'Peter', surname: 'Hemmelig' })
    const ofTree = { treeId: tree.id, memorialId: memorial.id, userId: user.id }
    await db.treeImport.create({
      data: { ...ofTree, fileName: 'slægten.ged', storageKey: `tree-imports/${tree.id}`, bytes: 1, status: 'done' },
    })
    const link = { treeId: tree.id, memorialId: other.id, fromId: memorial.id, askedById: user.id }
    await db.treeLink.create({ data: { ...link, personId: peter.id, status: 'asked', message: 'Min farfars bror.' } })
    const data = await read(user)
    expect(data.treeFiles).toMatchObject([{ fileName: 'slægten.ged', status: 'Er i træet' }])
    expect(data.treeLinks).toMatchObject([{ message: 'Min farfars bror.', status: 'Venter på svar' }])
    expect(data.memorials[0].familyTree).toMatchObject({ count: 2 })
    expect(JSON.stringify(data)).not.toMatch(/Hemmelig|Fremmed/)
    expect((await read(await createAccount())).treeLinks).toEqual([])
  })

  it('has nothing of other people’s, and no secrets', async () => {
    const [family, outsider] = [await createHousehold('Skov'), await createHousehold('Fremmed')]
    await createCode({ owner: family.owner, withActivation: true })
    await createContribution({ memorial: family.memorial, contributorHash: hashToken('telefon') })
    await db.user.update({ where: { id: family.owner.id }, data: { passwordHash: await hashPassword('lyng') } })
    await askForDeletion(
      family.owner,
      { [family.memorial.id]: { kind: 'delete' }, [family.draft.id]: { kind: 'delete' } },
      'lyng',
    )
    const { body } = await exportMyData(actorFor(family.owner))
    const theirs = [outsider.owner.id, outsider.owner.username, 'Fremmed', outsider.memorial.slug, outsider.code.code]
    for (const mark of [...theirs, family.editor.username, family.editor.fullName]) expect(body).not.toContain(mark)
    expect(body).not.toContain('En intern note')
    const names = allKeys(JSON.parse(body)).filter((key) =>
      /hash|token|secret|password|activation|storageKey|checksum/i.test(key),
    )
    expect(names).toEqual([])
    const secrets = [...(await dumpTables())].flatMap(([, rows]) => [...rows].flatMap(secretsIn))
    expect(secrets.length).toBeGreaterThan(10)
    for (const secret of secrets) expect(body).not.toContain(secret)
  })

  it('does not name a page that was closed to the person since', async () => {
    const writer = await createAccount()
    const memorial = await createMemorial({
      owner: await createAccount(),
      firstName: 'Hemmelig',
      visibility: 'members',
    })
    await createContribution({ memorial, userId: writer.id, authorName: 'Bo', message: 'Mine egne ord' })
    const { posts } = await read(writer)
    expect(posts).toMatchObject([{ message: 'Mine egne ord', memorial: null }])
    expect(JSON.stringify(posts)).not.toContain('Hemmelig')
  })

  it('leaves out what was sent to the address before there was an account', async () => {
    const user = await createAccount()
    const mail = { template: 'welcome', recipient: user.email, subject: 'Til en anden', html: '', text: '' }
    await db.mail.create({ data: { ...mail, messageId: 'tidligere', createdAt: new Date(2020, 1, 1) } })
    expect((await read(user)).mails).toEqual([])
  })

  it('copes with 300 pictures and a life story of 20,000 characters', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, biography: `<p>${'å'.repeat(20_000)}</p>` })
    await db.media.createMany({
      data: Array.from({ length: 300 }, (_, position) => ({
        memorialId: memorial.id,
        storageKey: `${memorial.id}/${position}`,
        width: 80,
        height: 60,
        widths: [80],
        colour: '#778877',
        bytes: 1000,
        contentType: 'image/jpeg',
        checksum: 'c'.repeat(64),
        position,
      })),
    })
    const { memorials } = await read(owner)
    expect(memorials[0].media).toHaveLength(300)
    expect(memorials[0].biography).toHaveLength(20_007)
  })

  it('needs a session, and is limited to ten an hour', async () => {
    const download = async (actor: Actor) => {
      const { body } = await getMyDataFile.read.answer(callerFor(actor), {})
      await body.cancel()
    }
    await expect(download(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const user = actorFor(await createAccount())
    for (let n = 0; n < 10; n++) await download(user)
    await expect(download(user)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

/** The value of every secret column in a row. */
function secretsIn(json: string): string[] {
  const row: unknown = JSON.parse(json)
  if (typeof row !== 'object' || row === null) return []
  return Object.entries(row)
    .filter(([name]) => /hash$|sealedKey|activationCode|checksum|storageKey|sessionId/i.test(name))
    .map(([, value]) => value)
    .filter((value): value is string => typeof value === 'string' && value !== '')
}
