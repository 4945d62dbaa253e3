import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { Bought } from '@/components/bookkeeping/bought'
import { PageSheet } from '@/components/page-desk/page-sheet'
import { listAuditAbout } from '@/lib/domain/audit/queries'
import { getPageMoney } from '@/lib/domain/bookkeeping/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { takeoverFormName } from '@/lib/domain/members/copy'
import { findPage, findPageName } from '@/lib/domain/page-desk/page-queries'
import { findCase } from '@/lib/domain/support/queries'
import { caseNumberInput } from '@/lib/domain/support/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageProps, textParam } from '@/lib/shared/page-params'

const linesShown = 20

export async function generateMetadata({ params }: PageProps<'id'>): Promise<Metadata> {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  return { title: (await orNull(findPageName(actor, { key: id }))) ?? 'Mindeside' }
}

export default async function PageDeskPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const page = await orNotFound(findPage(actor, { key: id }))
  const number = caseNumberInput.safeParse({ number: textParam(query, 'sag') }).data?.number
  const [lines, money, draft, fromCase] = await Promise.all([
    listAuditAbout(actor, { type: 'memorial', id: page.id, most: linesShown }),
    getPageMoney(actor, { id: page.id }),
    findDraft(takeoverFormName, query),
    number ? findCase(actor, { number }) : null,
  ])
  const asker = fromCase && { name: fromCase.name, email: fromCase.email ?? '', caseNumber: fromCase.number }
  return (
    <PageSheet page={page} lines={lines} draft={draft} asker={asker}>
      <Bought money={money} />
    </PageSheet>
  )
}
