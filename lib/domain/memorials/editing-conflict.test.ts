import { describe, expect, test } from 'vitest'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import type { UpdateMemorialInput } from '@/lib/domain/memorials/schema'
import { memorialTemplates } from '@/lib/domain/memorials/templates'
import { execute } from '@/lib/server/command'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const update = async (actor: Actor, input: UpdateMemorialInput) =>
  (await execute(updateMemorial, callerFor(actor), input)).result

async function twoEditors(columns = {}) {
  const owner = await createAccount()
  const editor = await createAccount()
  const { id } = await createMemorial({ ...columns, owner })
  await addMember({ id }, editor, 'editor')
  return { id, karen: actorFor(owner), bo: actorFor(editor) }
}

describe('two people who edit the same page', () => {
  test('both keep their changes to different fields, also when saved at the same moment', async () => {
    const { id, karen, bo } = await twoEditors({ epitaph: 'Før', bornPlace: 'Før' })
    await Promise.all([
      update(karen, { id, epitaph: 'Elsket', seen: { epitaph: 'Før' } }),
      update(bo, { id, bornPlace: 'Marstal', seen: { bornPlace: 'Før' } }),
    ])
    expect(await getMemorialForEdit(karen, { id })).toMatchObject({
      epitaph: 'Elsket',
      bornPlace: 'Marstal',
      revision: 3,
    })
  })

  test('of the same field: the second is refused, nothing is overwritten, and the first’s text can be read', async () => {
    const { id, karen, bo } = await twoEditors({ epitaph: null })
    const seen = { epitaph: '' }
    const both = [update(karen, { id, epitaph: 'Elsket', seen }), update(bo, { id, epitaph: 'Savnet', seen })]
    const refused = (await Promise.allSettled(both)).filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ code: 'CONFLICT', fields: { epitaph: expect.any(String) } })
    const { epitaph, revision } = await getMemorialForEdit(bo, { id })
    expect(['Elsket', 'Savnet']).toContain(epitaph)
    expect(revision).toBe(2)
  })

  test('get a conflict that names only the changed fields and writes nothing', async () => {
    const { id, karen, bo } = await twoEditors({ epitaph: 'Før', restingPlot: 'A 1', bornYear: 1940, bornMonth: 5 })
    await update(karen, { id, epitaph: 'Elsket', born: { year: 1941 } })
    const changes = { epitaph: 'Savnet', restingPlot: 'B 2', born: { year: '1942', month: '', day: '' } }
    const seen = { epitaph: 'Før', restingPlot: 'A 1', born: { year: '1940', month: '5', day: '' } }
    const refusal = await update(bo, { id, ...changes, seen }).catch((error) => error)
    expect(Object.keys(refusal.fields).toSorted()).toEqual(['born', 'epitaph'])
    expect(await getMemorialForEdit(bo, { id })).toMatchObject({ restingPlot: 'A 1', born: { year: 1941 } })
  })

  test('get no conflict when they wrote the same, with null and empty text equal', async () => {
    const { id, karen, bo } = await twoEditors({ epitaph: 'Før', restingPlot: 'A 1' })
    await update(karen, { id, epitaph: 'Elsket', restingPlot: null, funeralDay: '2026-12-24' })
    const changes = { epitaph: ' Elsket ', restingPlot: '', funeralDay: '2026-12-24' }
    const seen = { epitaph: 'Før', restingPlot: 'A 1', funeralDay: '' }
    await expect(update(bo, { id, ...changes, seen })).resolves.toMatchObject({ revision: 3 })
  })

  test('get a conflict over where gifts go only when it was changed, whatever fields are empty', async () => {
    const blank = { name: '', link: '', mobilePay: '', note: '' }
    const gift = { ...blank, name: 'Hospice', mobilePay: '12345678' }
    const { id, karen, bo } = await twoEditors()
    const { stored } = await update(karen, { id, donations: [gift, blank], seen: { donations: [blank, blank] } })
    expect(stored).toEqual({ donations: [{ name: 'Hospice', link: null, mobilePay: '12 34 56 78', note: null }] })
    const change = { id, donations: [{ ...gift, name: 'Lemvig Hospice' }] }
    await expect(update(bo, { ...change, seen: { donations: [blank] } })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(update(bo, { ...change, seen: { donations: [gift, blank] } })).resolves.toMatchObject({ revision: 3 })
  })

  test('get no conflict for a second change by the same person, even if the server normalised the first', async () => {
    const { id, karen } = await twoEditors({ biography: null })
    const heading = memorialTemplates.parent.sections[0]?.heading
    const first = `<p>Hun kom <b>til verden</b> </p><h2>${heading}</h2>`
    const { stored } = await update(karen, { id, biography: first, seen: { biography: '' } })
    expect(stored).toEqual({ biography: '<p>Hun kom <strong>til verden</strong> </p>' })
    const second = { biography: '<p>Hun kom til verden i Marstal.</p>' }
    expect((await update(karen, { id, ...second, seen: stored })).stored).toEqual(second)
  })

  test('cannot change owner fields as an editor by sending them in `seen`', async () => {
    const { id, bo } = await twoEditors({})
    const seen = { layout: 'standard' as const }
    await expect(update(bo, { id, epitaph: 'Ord', seen })).resolves.toMatchObject({ revision: 2 })
    await expect(update(bo, { id, layout: 'classic', seen })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
