import 'server-only'
import { type Paper, type StoredPaper, storePapers, withdrawalPaper } from '@/lib/domain/legal/papers'
import { planTerms } from '@/lib/domain/subscriptions/terms-copy'

const title = 'Betingelser for Premium og Livstid'
const terms: Paper = { name: `${title}.pdf`, key: 'terms', title, parts: planTerms }

/** The terms and the withdrawal form as files for the confirmation: forbrugeraftaleloven § 13. */
export const planPapers = (): Promise<StoredPaper[]> => storePapers([terms, withdrawalPaper])
