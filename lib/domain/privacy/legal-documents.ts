/**
 * The texts that people agree to or are told by. A changed text gets a new version and a new day; `version` is what an
 * acceptance records (model TermsAcceptance). `since` is a Danish calendar day.
 */
export const legalDocuments = {
  terms: { title: 'Betingelser', path: '/terms', version: '1', since: '2026-11-21' },
  privacy: { title: 'Privatliv', path: '/privacy', version: '1', since: '2026-11-21' },
  cookies: { title: 'Cookies', path: '/cookies', version: '1', since: '2026-11-21' },
  'reseller-terms': {
    title: 'Betingelser for forhandlere',
    path: '/reseller-terms',
    version: '1',
    since: '2026-11-21',
  },
} as const

export type LegalDocument = keyof typeof legalDocuments
