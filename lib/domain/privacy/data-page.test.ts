import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/user/data/route'
import { nameSuccessor } from '@/lib/domain/members/commands/name-successor'
import { dataPage } from '@/lib/domain/privacy/data-page'
import { dataTexts } from '@/lib/domain/privacy/data-texts'
import { exportMyData } from '@/lib/domain/privacy/export-data'
import { zipMyData } from '@/lib/domain/privacy/queries'
import { actorFor, createAccount, signIn } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createInvitation, runAs } from '@/tests/factories/members'
import { createMemorial } from '@/tests/factories/memorials'
import { createPiece } from '@/tests/factories/music'
import { askForDeletion, createHousehold } from '@/tests/factories/privacy'
import { readZip } from '@/tests/factories/read-zip'
import { createReport } from '@/tests/factories/reports'
import { createEvent } from '@/tests/factories/timeline'

async function fullAccount() {
  const family = await createHousehold('Ravn')
  const { owner, memorial } = family
  await signIn(owner)
  await createEvent({ memorial, title: 'Bryllup', date: { year: 1959, month: 6 }, pictures: [family.picture] })
  await createPiece({ memorial, rights: 'own_recording' })
  await createInvitation(memorial, { email: 'lis@eksempel.dk' })
  await runAs(nameSuccessor, owner, { id: memorial.id, name: 'Bo Holm', email: 'bo@eksempel.dk' })
  const other = await createMemorial({ owner: await createAccount(), firstName: 'Svend', lastName: 'Ager' })
  const words = { authorName: '<b>Ravn</b>', message: 'Første linje.\nAnden & sidste.' }
  await createContribution({ memorial: other, userId: owner.id, status: 'approved', ...words })
  await createReport({ target: other.id, kind: 'offensive' }, actorFor(owner))
  await askForDeletion(owner, { [memorial.id]: { kind: 'archive' }, [family.draft.id]: { kind: 'delete' } })
  return family
}

/** The visible text of each cell. */
const cellsOf = (html: string) => [...html.matchAll(/<t[hd][^>]*>([^<]*)/g)].map(([, text = '']) => text)

function allKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...allKeys(inner)])
}

describe('one’s data as a page to read', () => {
  it('has Danish labels for every field of the file, and explains our own values', async () => {
    const { owner } = await fullAccount()
    const { body } = await exportMyData(actorFor(owner))
    const keys = [...new Set(allKeys(JSON.parse(body)))]
    expect(keys.length).toBeGreaterThan(120)
    expect(keys.filter((key) => !Object.hasOwn(dataTexts, key))).toEqual([])
    const html = dataPage(body)
    const cells = cellsOf(html)
    // No internal name is left: neither a field's nor a value's.
    expect(cells.filter((text) => keys.includes(text) && !/^[A-ZÆØÅ]/.test(text))).toEqual([])
    expect(cells.filter((text) => /^[a-z]+(_[a-z]+)+$/.test(text))).toEqual([])
    expect(cells.filter((text) => /\d{4}-\d\d-\d\d|^(true|false|null|undefined)$/.test(text))).toEqual([])
    for (const said of ['Ejer', 'Knyttet til en mindeside', 'Skjul siden', 'Krænkende', 'Med det samme'])
      expect(html).toContain(said)
  })

  it('shows text as written and never as markup', async () => {
    const { owner } = await fullAccount()
    const html = dataPage((await exportMyData(actorFor(owner))).body)
    expect(html).toContain('Første linje.\nAnden &amp; sidste.')
    expect(html).toContain('&lt;b&gt;Ravn&lt;/b&gt;')
    expect(html).not.toMatch(/<b>|<script|<link|url\(/)
    // Each part is linked from the top.
    for (const [, anchor] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`<section id="${anchor}">`)
  })

  it('says that an empty part is empty', async () => {
    const html = dataPage((await exportMyData(actorFor(await createAccount()))).body)
    expect(html).toContain('<h2>Dine QR-koder</h2><p class="none">Her er ikke noget.</p>')
  })

  it('comes in one ZIP with the file for programs', async () => {
    const { actor } = await signIn(await createAccount({ fullName: 'Åse Ærø' }))
    const { body, filename, contentType } = await zipMyData(actor)
    const files = readZip(Buffer.from(await new Response(body).arrayBuffer()))
    expect([filename.slice(-4), contentType, ...files.keys()]).toEqual([
      '.zip',
      'application/zip',
      'index.html',
      'mine-data.json',
    ])
    expect(JSON.parse(String(files.get('mine-data.json'))).account.fullName).toBe('Åse Ærø')
    expect(String(files.get('index.html'))).toContain('Åse Ærø')
    const refused = await GET(new Request('http://localhost:3000/api/user/data'), { params: Promise.resolve({}) })
    expect(refused.status).toBe(401)
  })
})
