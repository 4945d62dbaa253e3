import 'server-only'
import type { MailFile } from '@/lib/domain/notifications/mail-files'
import { orderTerms } from '@/lib/domain/shop-orders/terms-copy'
import { storePapers } from '@/lib/domain/subscriptions/plan-papers'
import { withdrawalForm } from '@/lib/domain/subscriptions/terms-copy'

const terms = { name: 'Betingelser for bestillinger.pdf', key: 'orders', title: 'Betingelser for bestillinger' }
const form = { name: 'Fortrydelsesformular.pdf', key: 'withdrawal', title: 'Standardfortrydelsesformular' }

let stored: Promise<MailFile[]> | undefined

/** The terms, and the withdrawal form where it applies, as files for the confirmation: forbrugeraftaleloven § 13. */
export async function orderPapers({ canRegret }: { canRegret: boolean }): Promise<readonly MailFile[]> {
  stored ??= storePapers([
    { ...terms, parts: orderTerms },
    { ...form, parts: withdrawalForm },
  ])
  stored.catch(() => {
    stored = undefined
  })
  const papers = await stored
  return canRegret ? papers : papers.slice(0, 1)
}
