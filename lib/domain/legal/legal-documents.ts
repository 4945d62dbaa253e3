/**
 * The texts that people agree to or are informed by. A changed text gets a new version and date; `version` is what an
 * acceptance records (models TermsAcceptance and ResellerAcceptance). `since` is a Danish calendar day.
 */
export const legalDocuments = {
  terms: { title: 'Betingelser', path: '/terms', version: '6', since: '2026-11-30' },
  privacy: { title: 'Privatliv', path: '/privacy', version: '9', since: '2026-11-30' },
  cookies: { title: 'Cookies', path: '/cookies', version: '5', since: '2026-11-30' },
  'reseller-terms': {
    title: 'Betingelser for forhandlere',
    path: '/reseller-terms',
    version: '4',
    since: '2026-11-29',
  },
  // Part of the resellers' terms: agreeing to those includes it.
  processor: {
    title: 'Databehandleraftale',
    path: '/reseller-terms?tekst=databehandling',
    version: '2',
    since: '2026-11-29',
  },
} as const

export type LegalDocument = keyof typeof legalDocuments
