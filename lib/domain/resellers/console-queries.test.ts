import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/admin/resellers.csv/route'
import { countResellers, listResellers } from '@/lib/domain/resellers/console-queries'
import { resellerListInput } from '@/lib/domain/resellers/console-schema'
import { db } from '@/lib/server/db'
import { formatCvr } from '@/lib/shared/cvr'
import { administratorFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const filterOf = (query: object) => resellerListInput.parse(query)
const mark = `Mols${process.pid}`

async function make(name: string, status: 'active' | 'suspended' = 'active') {
  const user = await createAccount()
  const reseller = await createReseller(user, { companyName: `${mark} ${name}`, status })
  return { user, ...reseller }
}

describe('the list of resellers', () => {
  it('is searched by name, number and town, filtered by status, and paged by name', async () => {
    const actor = await administrator()
    const made = await Promise.all(
      Array.from({ length: 27 }, (_, place) => make(`Sten ${String(place).padStart(2, '0')}`)),
    )
    const { cvr } = await make('Hvilende', 'suspended')
    const first = await listResellers(actor, filterOf({ search: mark.toLowerCase() }))
    expect(first.items).toHaveLength(25)
    const rest = await listResellers(actor, filterOf({ search: mark, cursor: first.nextCursor }))
    const names = [...first.items, ...rest.items].map(({ companyName }) => companyName)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBe(made.length + 1)
    expect(rest.nextCursor).toBeNull()
    const byNumber = await listResellers(actor, filterOf({ search: formatCvr(cvr) }))
    expect(byNumber.items).toMatchObject([{ cvr, status: 'suspended' }])
    const resting = await listResellers(actor, filterOf({ search: mark, status: 'suspended' }))
    expect(resting.items).toHaveLength(1)
    expect(await countResellers(actor, filterOf({ search: mark }))).toEqual({
      active: 27,
      suspended: 1,
      uninvoiced: 0,
    })
    await db.reseller.update({ where: { cvr }, data: { city: `By${mark}` } })
    expect((await listResellers(actor, filterOf({ search: `By${mark}` }))).items).toHaveLength(1)
  })

  it('counts the codes by place', async () => {
    const { id, cvr } = await make('Koder')
    for (const state of ['assigned', 'released', 'handed_over', 'claimed', 'linked', 'blocked'] as const) {
      const code = await createCode()
      await db.qrCode.update({ where: { id: code.id }, data: { resellerId: id, state } })
    }
    const { items } = await listResellers(await administrator(), filterOf({ search: cvr }))
    expect(items).toMatchObject([{ codes: { stock: 2, handedOver: 1, inUse: 2, outOfUse: 1 } }])
  })

  it('is exported as a spreadsheet that runs no formulas', async () => {
    const { cvr } = await make('Formel')
    await db.reseller.update({ where: { cvr }, data: { contactName: '=1+1' } })
    const { cookie } = await signIn(await createAccount({ isAdmin: true, staffScope: 'full' }))
    const answer = await GET(
      new Request(`http://localhost:3000/api/admin/resellers.csv?search=${cvr}`, { headers: { cookie } }),
      { params: Promise.resolve({}) },
    )
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Virksomhed;CVR;Postnummer;By')
    expect(lines[1]).toContain("'=1+1")
  })

  it('is for full administrators only', async () => {
    const { user, ...reseller } = await make('Lukket')
    await expect(listResellers(visitor(), filterOf({}))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [resellerFor(user, reseller), administratorFor(user, 'production')]) {
      await expect(listResellers(actor, filterOf({}))).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(countResellers(actor, filterOf({}))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})
