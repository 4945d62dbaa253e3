import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import type { FormDraftView } from '@/components/form/form-draft'
import { SheetTable } from '@/components/proof-sheets/sheet-table'
import { CodeActions } from '@/components/reseller-stock/code-actions'
import { ReportLostForm } from '@/components/reseller-stock/report-lost-form'
import { StockDone } from '@/components/reseller-stock/stock-done'
import { StockStateBadge } from '@/components/reseller-stock/stock-state-badge'
import { StonePhotos } from '@/components/stones/stone-photos'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { listCodeSheets } from '@/lib/domain/proof-sheets/queries'
import type { ProofSheetSummary } from '@/lib/domain/proof-sheets/schema'
import { codeFromParam } from '@/lib/domain/qr-codes/code-param'
import { findStockCode } from '@/lib/domain/resellers/stock/queries'
import type { StockCodeView, StockEventView } from '@/lib/domain/resellers/stock/schema'
import { reportLostFormName, stockCodePath, stockFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { stonePhotosName } from '@/lib/domain/stones/copy'
import { findStonePhotos } from '@/lib/domain/stones/queries'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { formatTextCode, isTextCode } from '@/lib/shared/qr-text-code'
import { resellerPage } from '../../reseller-page'

export async function generateMetadata({ params }: PageProps<'code'>): Promise<Metadata> {
  const code = codeFromParam((await params).code)
  return { title: isTextCode(code) ? `Kode ${formatTextCode(code)}` : 'Kode', robots: { index: false } }
}

export default async function StockCodePage({ params, searchParams }: PageProps<'code'>) {
  const typed = codeFromParam((await params).code)
  const actor = await resellerPage(stockCodePath(typed))
  const code = await orNotFound(findStockCode(actor, { code: typed }))
  const query = await searchParams
  const [stone, sheets, photoDraft, stockDraft, lostDraft] = await Promise.all([
    findStonePhotos(actor, { code: code.code }),
    listCodeSheets(actor, { qrCodeId: code.id }),
    findDraft(stonePhotosName, query),
    findDraft(stockFormName, query),
    findDraft(reportLostFormName, query),
  ])
  return (
    <PageBody width="page" className="space-y-10">
      <p>
        <TouchLink href="/reseller-dashboard/codes">Alle koder</TouchLink>
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

/** What a code is and where it is, with its symbol to hold a phone against. */
function CodeSummary({ code }: { code: StockCodeView }) {
  return (
    <div className="flex flex-wrap-reverse items-start justify-between gap-x-10 gap-y-6">
      <div className="min-w-0 space-y-4">
        <h1 className="text-3xl tabular-nums tracking-wide">{code.formattedCode}</h1>
        <StockStateBadge code={code} />
        <ul className="space-y-1 text-muted-foreground">
          <li className="wrap-anywhere">
            Pakke {code.package.number}, {code.package.name}
          </li>
          {code.handedOverAt && <li>Udleveret {formatDate(new Date(code.handedOverAt))}</li>}
          <li>{code.requiresActivation ? 'Aktiveringskoden står på kortet' : 'Uden aktiveringskode'}</li>
          {code.hasPreparedPage && <li>Siden er forberedt til familien</li>}
          {!code.isFree && <li>{whyNothing(code)}</li>}
        </ul>
      </div>
      {/* On white in both themes: a phone reads dark on light. */}
      <img
        src={`/api/resellers/me/qr-codes/${code.code}/picture.svg`}
        alt={`QR-koden ${code.formattedCode}`}
        width={176}
        height={176}
        className="size-44 rounded-lg"
      />
    </div>
  )
}

function whyNothing({ state }: StockCodeView): string {
  if (state === 'blocked') return 'Koden er spærret og kan ikke udleveres'
  if (state === 'retired') return 'Koden er taget ud af brug'
  return 'Familien har taget koden i brug. I kan ikke se, hvad de skriver'
}

/** What to do when a plaque or a card is gone before the family took the code. */
function LostCode({ code, draft }: { code: string; draft: FormDraftView }) {
  return (
    <section>
      <h2 className="text-2xl">Er koden blevet væk?</h2>
      <p className="mt-3 mb-6">
        {/* 1 of 2 kept by: lib/domain/resellers/commands/report-lost-code.test.ts */}
        Så spærrer vi den med det samme, og ingen kan tage den i brug. Vi får besked og skriver til jer.
      </p>
      <ReportLostForm code={code} draft={draft} />
    </section>
  )
}

/** What happened to a code, in the order in which it happened; never who the family is. */
function CodeHistory({ events }: { events: StockEventView[] }) {
  return (
    <ol className="divide-y divide-border border-border border-y">
      {events.map(({ id, text, at, actorName, reason }) => (
        <li key={id} className="py-3">
          <p className="font-semibold">{text}</p>
          <p className="text-muted-foreground">
            <time dateTime={at}>{formatDateTime(new Date(at))}</time>
            {actorName && `, ${actorName}`}
          </p>
          {reason && <p className="wrap-anywhere">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}

type CodeSheetsProps = {
  code: string
  sheets: ProofSheetSummary[]
  /** The code is unclaimed, so a drawing can still be made for it. */
  canWrite: boolean
}

/** The code's proof sheets, and a link to make one. Only one is open at a time. */
function CodeSheets({ code, sheets, canWrite }: CodeSheetsProps) {
  const hasOpen = sheets.some(({ status }) => status !== 'approved' && status !== 'withdrawn')
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">Tegning til familien</h2>
      {sheets.length > 0 ? (
        <SheetTable sheets={sheets} area="reseller" />
      ) : (
        <p className="max-w-measure">
          Vis familien, hvordan stenen bliver, før noget bliver lavet. De læser teksten og godkender den fra en mail.
        </p>
      )}
      {canWrite && !hasOpen && (
        <LinkButton href={`${sheetAreas.reseller}/new?code=${code}`} variant="outline">
          {sheets.length > 0 ? 'Lav en ny tegning' : 'Lav en tegning til familien'}
        </LinkButton>
      )}
    </section>
  )
}
