import { describe, expect, it } from 'vitest'
import { adminPageAt, adminSections } from '@/components/admin/admin-sections'

const at = (path: string) => {
  const here = adminPageAt(path)
  return here && [here.section.label, here.page.label]
}

describe('the current page of the console', () => {
  it('is the page itself or its parent', () => {
    expect(at('/admin')).toEqual(['Oversigt', 'Oversigt'])
    expect(at('/admin/support/successions')).toEqual(['Henvendelser', 'Henvendelser'])
    expect(at('/admin/users/0199-id')).toEqual(['Konti og sider', 'Konti'])
    expect(at('/admin/users/pages/0199-id')).toEqual(['Konti og sider', 'Mindesider'])
    expect(at('/admin/performance/errors/0199-id')).toEqual(['Drift', 'Fejl'])
    expect(at('/admin/qr-packages/1/qr-codes')).toEqual(['QR-koder', 'Pakker'])
  })

  it('is the most specific match, never one that only shares a prefix', () => {
    expect(at('/admin/qr-production/proof-sheets')).toEqual(['Gravering', 'Til familiens godkendelse'])
    expect(at('/admin/qr-production/7')).toEqual(['Produktion', 'Partier'])
    expect(at('/admin/qr')).toEqual(['QR-koder', 'Alle koder'])
    expect(at('/admin/findes-ikke')).toBeNull()
  })

  it('shows the workshop only its own sections', () => {
    expect(adminSections(true).map(({ label }) => label)).toEqual(['QR-koder', 'Gravering', 'Produktion'])
    expect(adminSections(false)).toHaveLength(9)
  })
})
