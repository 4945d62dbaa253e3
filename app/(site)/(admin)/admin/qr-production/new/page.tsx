import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewBatchForm } from '@/components/production/new-batch-form'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { listBatchPackages } from '@/lib/domain/production/queries'
import { newBatchInput } from '@/lib/domain/production/schema'
import { findBatchStart } from '@/lib/domain/shipments/task-queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Nyt parti' }

export default async function NewBatchPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  if (!canWorkInProduction(actor)) notFound()
  const query = await searchParams
  const { source, ...start } = newBatchInput.parse(query)
  const ordered = await orNull(findBatchStart(actor, { packageNumber: Number(start.packageNumber) }))
  return (
    <PageBody
      width="page"
      back={{ href: '/admin/qr-production', label: 'Alle partier' }}
      title="Nyt parti"
      intro="Det, der laves sammen og sendes i én kasse."
    >
      <NewBatchForm
        start={{ ...start, source: source ?? sourceOf(start) }}
        ordered={ordered}
        draft={await findDraft('nyt-parti', query)}
        packages={await listBatchPackages(actor, { wanted: start.packageNumber })}
        today={danishDay(new Date())}
      />
    </PageBody>
  )
}

/** What the new batch was started from. */
function sourceOf({ codes, proofSheetNumbers }: { codes: string; proofSheetNumbers: string }) {
  if (codes) return 'codes'
  return proofSheetNumbers ? 'proof_sheets' : 'package'
}
