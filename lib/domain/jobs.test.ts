import { expect, test } from 'vitest'
import { jobs } from '@/lib/domain/jobs'

/** They run also while the clock is in doubt. A new job is here, or it is `isIrreversible`. */
const undoable = [
  // Messages, and what a person has asked for.
  'send-mail send-summaries send-bundles send-waiting-summary send-push send-password-reset send-setup-link send-refund',
  'remind-of-anniversaries remind-of-waiting tell-followers tell-page-followers push-follower tell-late-shop-orders',
  'send-invoice submit-e-invoice confirm-e-invoice confirm-e-invoices tell-of-faults',
  // They make or read what can be made or read again.
  'process-media process-long-media make-picture-steps make-missing-picture-steps make-greeting-film make-motion',
  'render-version render-song write-song-words sing-song make-page tend-pages publish-page tend-published-pages',
  'rewrite-stories make-export resume-exports make-package-codes read-tree-import write-tree-import reread-trees',
  'store-tree-import-media end-stuck-tree-imports check-audit-chain check-published-tree measure-storage',
  // They write down what has happened elsewhere.
  'settle-payment settle-payments handle-payment-event read-card compare-with-provider find-lost-charges',
  'match-bank-lines follow-workshop',
  // Files of what a person has deleted.
  'remove-page-pictures remove-page-documents remove-tree-files',
]

test('every job says whether it deletes, ends or charges because time has passed', () => {
  const waiting = jobs.filter(({ isIrreversible }) => isIrreversible).map(({ name }) => name)
  const running = undoable.flatMap((names) => names.split(' '))
  expect([...waiting, ...running].sort()).toEqual(jobs.map(({ name }) => name).sort())
})
