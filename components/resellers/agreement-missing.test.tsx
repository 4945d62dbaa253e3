import { expect, test } from 'vitest'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { markupOf } from '@/tests/factories/markup-of'
import { AgreementMissing } from './agreement-missing'

const drawn = (mayAccept: boolean) => markupOf(<AgreementMissing missing={{ kind: 'never-asked', mayAccept }} />)

test('whoever is in charge answers with the versions that were shown, also without script', () => {
  const notice = drawn(true)
  expect(notice).toContain('action="/api/resellers/me/terms"')
  expect(notice).toContain(`name="termsVersion" value="${legalDocuments['reseller-terms'].version}"`)
  expect(notice).toContain(`name="processorVersion" value="${legalDocuments.processor.version}"`)
  expect(notice).toContain('type="submit"')
})

test('a colleague can read both texts, has no button, and is told who must answer', () => {
  const notice = drawn(false)
  expect(notice).not.toContain('<button')
  expect(notice).toContain('Den, der er ansvarlig hos jer, skal sige ja')
  for (const document of ['reseller-terms', 'processor'] as const) {
    expect(notice).toContain(`href="${legalDocuments[document].path}"`)
  }
})
