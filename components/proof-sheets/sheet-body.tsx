import { CutInscription } from '@/components/proof-sheets/cut-inscription'
import { SheetStatusBadge } from '@/components/proof-sheets/sheet-status-badge'
import { StoneFacts } from '@/components/proof-sheets/stone-facts'
import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { drawnOtherwise } from '@/lib/domain/approvals/approval-texts'
import { artworkFormats } from '@/lib/domain/artwork/schema'
import { formatTexts } from '@/lib/domain/exports/copy'
import { comparedWith, sheetEventTexts, sheetNextSteps, textCutApart, wordsTitle } from '@/lib/domain/proof-sheets/copy'
import { sheetCall } from '@/lib/domain/proof-sheets/paths'
import type { ProofSheetView } from '@/lib/domain/proof-sheets/schema'
import type { SheetEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { formatDateTime } from '@/lib/shared/danish-time'

/** A sheet as staff and resellers see it. */
export function SheetBody({ sheet }: { sheet: ProofSheetView }) {
  const { status, answer, answeredByName, note, internalNote, readyWhen, warnings } = sheet
  const stops = warnings.filter(({ level }) => level === 'stop')
  return (
    <div className="space-y-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SheetStatusBadge status={status} />
        <p className="max-w-measure text-muted-foreground">{sheetNextSteps[status]}</p>
      </div>
      {answer && (
        <Notice title={`${answeredByName} skrev:`}>
          <p className="whitespace-pre-line break-words">{answer}</p>
        </Notice>
      )}
      {stops.length > 0 && (
        <Notice variant="error" title="Sådan kan det ikke laves">
          {stops.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        {stops.length === 0 && (
          <img
            src={`${sheetCall(sheet.id)}/drawing?v=${sheet.version}-${encodeURIComponent(sheet.changedAt)}`}
            alt={`Tegning af stenen med koden ${sheet.formattedCode}`}
            className="mx-auto max-h-128 w-full rounded-2xl bg-stone-200 object-contain p-5"
          />
        )}
        <div className="space-y-8">
          <section>
            <h2 className="mb-3 text-xl">{wordsTitle(sheet.inscription)}</h2>
            <CutInscription inscription={sheet.inscription} options={sheet.options} />
            {!sheet.inscription.cutsText && <p className="mt-2 text-muted-foreground">{textCutApart}</p>}
          </section>
          <StoneFacts
            facts={[
              ...sheet.facts,
              ...(sheet.life ? [[comparedWith, sheet.life] as const] : []),
              ['Familie', [sheet.familyName, sheet.familyEmail].filter(Boolean).join(', ')],
              ...(readyWhen ? [['Færdig', readyWhen] as const] : []),
              ...(sheet.sha256 ? [['Kontrolsum for PDF-filen', sheet.sha256.slice(0, 16)] as const] : []),
            ]}
          />
          {note && (
            <section>
              <h2 className="mb-2 text-xl">Besked til familien</h2>
              <p className="whitespace-pre-line break-words">{note}</p>
            </section>
          )}
          {internalNote && (
            <Notice title="Kun til jer selv">
              <p className="whitespace-pre-line break-words">{internalNote}</p>
            </Notice>
          )}
          {warnings.length > stops.length && (
            <Notice title="Vær opmærksom på">
              <ul className="list-disc space-y-1 pl-5">
                {warnings.map(({ text, level }) => level === 'warning' && <li key={text}>{text}</li>)}
              </ul>
            </Notice>
          )}
        </div>
      </div>
      <ApprovedFiles sheet={sheet} />
      <SheetHistory history={sheet.history} />
    </div>
  )
}

/** The events of a sheet, in order. */
function SheetHistory({ history }: { history: readonly SheetEvent[] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">Det er der sket</h2>
      <ol className="max-w-measure space-y-4 border-border border-l-2 pl-5">
        {history.map((event) => (
          <li key={`${event.at}-${event.kind}`}>
            <p className="font-semibold">{sheetEventTexts[event.kind](event)}</p>
            <p className="text-muted-foreground text-sm">
              {event.name}, <time dateTime={event.at}>{formatDateTime(new Date(event.at))}</time>
            </p>
            {event.kind === 'changes_requested' && event.words && (
              <p className="mt-1 whitespace-pre-line break-words">{event.words}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The approved drawing as machine files. */
function ApprovedFiles({ sheet: { id, status, isOutdated, formattedCode } }: { sheet: ProofSheetView }) {
  if (status !== 'approved') return null
  return (
    <section id="filer" className="scroll-mt-24 space-y-4">
      <h2 className="text-xl">Den godkendte tegning til maskinen</h2>
      {isOutdated ? (
        <Notice variant="error">{drawnOtherwise} Lav en ny tegning ud fra den, og bed familien godkende den.</Notice>
      ) : (
        <>
          <p className="max-w-measure text-muted-foreground">
            Hver fil bliver læst igennem, før du får den, så det kan tage et øjeblik. Ret ikke i den.
          </p>
          <p className="flex flex-wrap gap-3">
            {artworkFormats.map((format) => (
              <a
                key={format}
                href={`${sheetCall(id)}/files/${format}`}
                download
                aria-label={`Hent den godkendte tegning af ${formattedCode} som ${formatTexts[format].name}`}
                className={buttonVariants({ variant: format === 'svg' ? 'primary' : 'outline' })}
              >
                {formatTexts[format].name}
              </a>
            ))}
          </p>
        </>
      )}
    </section>
  )
}
