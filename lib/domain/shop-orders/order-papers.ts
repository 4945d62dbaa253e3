import 'server-only'
import { type Paper, type StoredPaper, storePapers, withdrawalPaper } from '@/lib/domain/legal/papers'
import { orderTerms } from '@/lib/domain/shop-orders/terms-copy'

const title = 'Betingelser for bestillinger'
const terms: Paper = { name: `${title}.pdf`, key: 'orders', title, parts: orderTerms }

/** The terms, and the withdrawal form where it applies, as files for the confirmation: forbrugeraftaleloven § 13. */
export const orderPapers = ({ canRegret }: { canRegret: boolean }): Promise<StoredPaper[]> =>
  storePapers(canRegret ? [terms, withdrawalPaper] : [terms])
