import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ExportForms } from '@/components/bookkeeping/export-forms'
import { PageBody } from '@/components/ui/page-body'
import { exportFormat, exportInput } from '@/lib/domain/bookkeeping/export/export-schema'
import { vatPeriodOf } from '@/lib/domain/bookkeeping/vat/vat-periods'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { currentActor } from '@/lib/server/actor'
import { danishDay } from '@/lib/shared/danish-time'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Til bogføring' }

export default async function ExportPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canManageMoney(actor)) notFound()
  const asked = exportInput.safeParse(query)
  const { from, to } = asked.success ? asked.data : vatPeriodOf('quarter', danishDay(new Date()))
  return (
    <PageBody
      title="Til bogføring"
      intro="Filer, der kan åbnes i Excel og læses ind i et regnskabsprogram."
      className="space-y-8"
    >
      <ExportForms from={from} to={to} format={exportFormat.catch('csv').parse(query.format)} />
    </PageBody>
  )
}
