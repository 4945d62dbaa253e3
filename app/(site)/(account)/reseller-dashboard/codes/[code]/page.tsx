import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CodeSheets } from '@/components/proof-sheets/code-sheets'
import { CodeActions } from '@/components/reseller-stock/code-actions'
import { CodeHistory } from '@/components/reseller-stock/code-history'
import { CodeSummary } from '@/components/reseller-stock/code-summary'
import { LostCode } from '@/components/reseller-stock/lost-code'
import { StockDone } from '@/components/reseller-stock/stock-done'
import { StonePhotos } from '@/components/stones/stone-photos'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { listCodeSheets } from '@/lib/domain/proof-sheets/queries'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { findStockCode } from '@/lib/domain/resellers/stock/queries'
import { reportLostFormName, stockCodePath, stockFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { stonePhotosName } from '@/lib/domain/stones/copy'
import { findStonePhotos } from '@/lib/domain/stones/queries'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { formatTextCode, isTextCode } from '@/lib/shared/qr-text-code'
import { resellerPage } from '../../reseller-page'

type Props = { params: Promise<{ code: string }>; searchParams: Promise<PageQuery> }

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const code = codeFromParam((await params).code)
  return { title: isTextCode(code) ? `Kode ${formatTextCode(code)}` : 'Kode', robots: { index: false } }
}

export default async function StockCodePage({ params, searchParams }: Props) {
  const typed = codeFromParam((await params).code)
  const actor = await resellerPage(stockCodePath(typed))
  const code = await findStockCode(actor, { code: typed })
  if (!code) notFound()
  const query = await searchParams
  const draftId = textParam(query, 'kladde')
  const [stone, sheets, photoDraft, stockDraft, lostDraft] = await Promise.all([
    findStonePhotos(actor, { code: code.code }),
    listCodeSheets(actor, { qrCodeId: code.id }),
    findDraft(stonePhotosName, draftId),
    findDraft(stockFormName, draftId),
    findDraft(reportLostFormName, draftId),
  ])
  return (
    <PageBody width="page" className="space-y-10">
      <p>
        <TextLink href="/reseller-dashboard/codes" className="inline-flex min-h-touch items-center">
          Alle koder
        </TextLink>
      </p>
      <StockDone done={textParam(query, 'gjort')} draft={stockDraft} />
      <CodeSummary code={code} />
      {code.isFree && <CodeActions code={code} approved={sheets.find(({ status }) => status === 'approved') ?? null} />}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <section>
          <h2 className="mb-4 text-2xl">Det er der sket</h2>
          <CodeHistory events={code.events} />
        </section>
        {code.isFree && <LostCode code={code.code} draft={lostDraft} />}
      </div>
      {(code.isFree || sheets.length > 0) && <CodeSheets code={code.code} sheets={sheets} canWrite={code.isFree} />}
      {stone && (
        <section className="max-w-measure">
          <h2 className="mb-6 text-2xl">Billeder af stenen</h2>
          <StonePhotos
            stone={stone}
            back={stockCodePath(code.code)}
            answer={textParam(query, 'billede')}
            refusal={photoDraft?.message}
          />
        </section>
      )}
    </PageBody>
  )
}
