import { describe, expect, it } from 'vitest'
import { adminPageAt, adminSections } from '@/components/admin/admin-sections'

const at = (path: string) => {
  const here = adminPageAt(path)
  return here && [here.section.label, here.page.label]
}

describe('where one is in the console', () => {
  it('is the page itself, or the one that it hangs under', () => {
    expect(at('/admin')).toEqual(['Oversigt', 'Oversigt'])
    expect(at('/admin/support/successions')).toEqual(['Henvendelser', 'Henvendelser'])
    expect(at('/admin/users/0199-id')).toEqual(['Konti og sider', 'Konti'])
    expect(at('/admin/users/pages/0199-id')).toEqual(['Konti og sider', 'Mindesider'])
    expect(at('/admin/qr-packages/1/qr-codes')).toEqual(['QR-koder', 'Pakker'])
  })

  it('is the one that says most, and never one whose name only begins alike', () => {
    expect(at('/admin/qr-production/proof-sheets')).toEqual(['Gravering', 'Til familiens godkendelse'])
    expect(at('/admin/qr-production/7')).toEqual(['Produktion', 'Partier'])
    expect(at('/admin/qr')).toEqual(['QR-koder', 'Alle koder'])
    expect(at('/admin/findes-ikke')).toBeNull()
  })

  it('shows the workshop its own sections only', () => {
    expect(adminSections(true).map(({ label }) => label)).toEqual(['QR-koder', 'Gravering', 'Produktion'])
    expect(adminSections(false)).toHaveLength(7)
  })
})
