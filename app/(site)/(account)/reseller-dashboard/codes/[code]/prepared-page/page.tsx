import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { orNotFound } from '@/app/or-not-found'
import { PreparedPageForm, RemovePreparedPage } from '@/components/reseller-stock/prepared-page-form'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { retentionDays } from '@/lib/domain/legal/retention'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { findPageFromSheet, findPreparedPage } from '@/lib/domain/resellers/stock/prepared-page-queries'
import { preparedFormValues } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { findStockCode } from '@/lib/domain/resellers/stock/queries'
import { preparedPageFormName, stockCodePath } from '@/lib/domain/resellers/stock/stock-forms'
import { formatDate } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'
import type { PageProps } from '@/lib/shared/page-params'
import { formatTextCode, isTextCode } from '@/lib/shared/qr-text-code'
import { resellerPage } from '../../../reseller-page'

const lastDay = (updatedAt: string) =>
  formatDate(new Date(Date.parse(updatedAt) + retentionDays.preparedPage * 86_400_000))

export async function generateMetadata({ params }: PageProps<'code'>): Promise<Metadata> {
  const code = codeFromParam((await params).code)
  const title = isTextCode(code) ? `Forbered siden til kode ${formatTextCode(code)}` : 'Forbered siden'
  return { title, robots: { index: false } }
}

export default async function PreparedPagePage({ params, searchParams }: PageProps<'code'>) {
  const typed = codeFromParam((await params).code)
  const actor = await resellerPage(`${stockCodePath(typed)}/prepared-page`)
  const code = await orNotFound(findStockCode(actor, { code: typed }))
  if (!code.isFree) redirect(stockCodePath(code.code))
  const [prepared, sheet, draft] = await Promise.all([
    findPreparedPage(actor, { qrCodeId: code.id }),
    findPageFromSheet(actor, { qrCodeId: code.id }),
    findDraft(preparedPageFormName, await searchParams),
  ])
  return (
    <PageBody
      title="Forbered siden"
      intro={
        <>
          Skriv det, der står på stenen med koden{' '}
          <span className="whitespace-nowrap tabular-nums">{code.formattedCode}</span>. Familien får teksten tilbudt,
          når de tager koden i brug, og derefter er den kun deres.
        </>
      }
      className="space-y-10"
    >
      <p className="text-muted-foreground">
        {prepared
          ? `Det, I har skrevet, bliver slettet den ${lastDay(prepared.updatedAt)}, hvis familien ikke har taget koden i brug inden da. Gem det igen, hvis det skal vente længere.`
          : `Vi sletter det, I skriver, hvis familien ikke har taget koden i brug inden for ${retentionDays.preparedPage} dage.`}
      </p>
      {sheet && !prepared && !draft && (
        <Notice>
          Udfyldt efter tegning {sheet.number}, som familien har godkendt. Se det igennem, ret det, der skal rettes, og
          gem.
        </Notice>
      )}
      <PreparedPageForm code={code.code} defaults={preparedFormValues(prepared, draft, sheet)} draft={draft} />
      {prepared && <RemovePreparedPage code={code.code} name={fullName(prepared)} />}
    </PageBody>
  )
}
