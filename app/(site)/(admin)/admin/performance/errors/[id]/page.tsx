import type { Metadata } from 'next'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { FormAnswer } from '@/components/admin/form-answer'
import { FaultDays, FaultFacts } from '@/components/faults/fault-facts'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { faultDone, faultForm, faultTexts } from '@/lib/domain/faults/copy'
import { faultsPath } from '@/lib/domain/faults/policy'
import { getFault } from '@/lib/domain/faults/queries'
import { faultKey } from '@/lib/domain/faults/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { danishDay } from '@/lib/shared/danish-time'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: faultTexts.title }

export default async function FaultPage({ params, searchParams }: PageProps<'id'>) {
  const [key, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const [fault, draft] = await Promise.all([
    orNotFound(getFault(actor, inputOrNotFound(faultKey, key))),
    findDraft(faultForm, query),
  ])
  return (
    <PageBody
      width="page"
      title={<span className="wrap-anywhere">{fault.name}</span>}
      intro={<span className="wrap-anywhere">{fault.place}</span>}
      actions={<TextLink href={faultsPath}>Alle fejl</TextLink>}
      className="space-y-12"
    >
      <FormAnswer id={faultForm} done={faultDone(textParam(query, 'tak'))} refused={draft?.message} />
      <FaultFacts fault={fault} />
      <FaultDays days={fault.days} today={danishDay(new Date())} />
      <section>
        <h2 className="mb-3 text-2xl">Det, der kørte</h2>
        <p className="mb-3 max-w-measure text-muted-foreground">Øverst står den funktion, hvor fejlen skete.</p>
        <pre className="whitespace-pre-wrap rounded-lg bg-muted p-4 wrap-anywhere text-sm">
          {fault.stack || 'Fejlen kom uden oplysninger om, hvad der kørte.'}
        </pre>
      </section>
    </PageBody>
  )
}
