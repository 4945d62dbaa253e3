import { describe, expect, it } from 'vitest'
import { findPageFromSheet, nameFromStone } from '@/lib/domain/resellers/stock/prepared-page-queries'
import { preparedFormValues } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

async function approvedSheet(changes = {}) {
  const account = await createAccount()
  const reseller = await createReseller(account)
  const actor = resellerFor(account, reseller)
  const id = await createSheet(actor, reseller, changes)
  await markSent(id)
  const find = async () => {
    const { qrCodeId } = await db.proofSheet.findUniqueOrThrow({ where: { id }, select: { qrCodeId: true } })
    return findPageFromSheet(actor, { qrCodeId })
  }
  const approve = () => db.proofSheet.update({ where: { id }, data: { status: 'approved', answeredAt: new Date() } })
  return { find, approve }
}

const kept = {
  firstName: 'Karin',
  middleName: null,
  lastName: 'Holm',
  birthName: null,
  restingCemetery: 'Vor Frue',
  born: { year: 1941 },
  died: null,
  epitaph: null,
}

describe('the form of a prepared page', () => {
  it('starts with what the family approved for the stone, and nothing from an unapproved sheet', async () => {
    const { find, approve } = await approvedSheet({ name: 'Karen Margrethe Holm født Lind' })
    expect(await find()).toBeNull()
    await approve()
    expect(preparedFormValues(null, null, await find())).toMatchObject({
      firstName: 'Karen',
      middleName: 'Margrethe',
      lastName: 'Holm',
      birthName: 'Lind',
      born: { year: '1942', month: '5', day: '3' },
      died: { year: '2024', month: '1', day: '12' },
      epitaph: 'Elsket og savnet',
      restingCemetery: '',
    })
  })

  it('keeps what the stonemason wrote, and fills what was empty before the approval', async () => {
    const { find, approve } = await approvedSheet()
    await approve()
    const sheet = await find()
    const at = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString()
    const before = preparedFormValues({ ...kept, updatedAt: at(-1) }, null, sheet)
    expect(before).toMatchObject({ firstName: 'Karin', middleName: '', born: { year: '1941', month: '' } })
    expect(before).toMatchObject({ died: { year: '2024' }, epitaph: 'Elsket og savnet' })
    const after = preparedFormValues({ ...kept, updatedAt: at(1) }, null, sheet)
    expect(after).toMatchObject({ firstName: 'Karin', died: { year: '' }, epitaph: '' })
  })

  it('prefers the refused draft over everything else', async () => {
    const { find, approve } = await approvedSheet()
    await approve()
    const draft = { values: { firstName: '', 'born.year': '19' } }
    const values = preparedFormValues(null, draft, await find())
    expect(values).toMatchObject({ firstName: '', born: { year: '19' }, died: { year: '' } })
  })
})

it.each([
  ['KAREN MARGRETHE HOLM F. LIND', 'Karen', 'Margrethe', 'Holm', 'Lind'],
  ['KAREN F. HOLM', 'Karen', 'F.', 'Holm', ''],
  ['ANE-MARIE ÆRØ', 'Ane-Marie', '', 'Ærø', ''],
  ['Åse', 'Åse', '', '', ''],
  ['Karen F. Holm, født Lind', 'Karen', 'F.', 'Holm', 'Lind'],
  ['Karen og Peder Holm', '', '', '', ''],
  ['KAREN & PEDER HOLM', '', '', '', ''],
])('splits the engraved name %s', (cut, firstName, middleName, lastName, birthName) => {
  expect(nameFromStone(cut)).toEqual({ firstName, middleName, lastName, birthName })
})
