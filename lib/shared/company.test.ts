import { expect, it } from 'vitest'
import { companyLine, fictitiousCompany } from '@/lib/shared/company'
import { isCvr } from '@/lib/shared/cvr'

it('states the company on one line', () => {
  const company = {
    name: 'Minder ApS',
    cvr: '12345674',
    address: 'Vejnavn 1, 8000 Aarhus C',
    phone: '75581234',
    email: 'post@minder.dk',
  }
  expect(companyLine(company).replaceAll('\u00A0', ' ')).toBe(
    'Minder ApS, CVR-nr. 12 34 56 74, Vejnavn 1, 8000 Aarhus C, telefon 75 58 12 34, post@minder.dk',
  )
})

it('falls back to a company that is clearly fictitious', () => {
  expect(fictitiousCompany.name).toContain('opdigtet')
  expect(isCvr(fictitiousCompany.cvr)).toBe(true)
})
