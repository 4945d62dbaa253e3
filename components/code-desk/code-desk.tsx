import { CodeCard } from '@/components/packages/code-card'
import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { SheetTable } from '@/components/proof-sheets/sheet-table'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { StonePhotos } from '@/components/stones/stone-photos'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import type { CodeDeskAnswer, CodeDeskPiece } from '@/lib/domain/code-desk/code-desk-view'
import type { PackageCodeView } from '@/lib/domain/packages/views'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { excerpt } from '@/lib/shared/text'
import { GiveCodeForm } from './give-code-form'

type Desk = Extract<CodeDeskAnswer, { kind: 'code' }>

/** Everything about one code. */
export function CodeDesk({ desk, canManage }: { desk: Desk; canManage: boolean }) {
  const { code, memorials, holder, pieces, sheets, stone, advice } = desk
  const isInStock = code.state === 'produced' || code.state === 'assigned'
  const hasOpenSheet = sheets.some(({ status }) => status !== 'approved' && status !== 'withdrawn')
  return (
    <div className="space-y-12">
      {advice && <Notice>{advice}</Notice>}
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 className="text-3xl tabular-nums">{code.formattedCode}</h2>
        <span className="[&>*]:whitespace-normal">
          <CodeStateBadge state={code.state} />
        </span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <CodeCard code={code} canManage={canManage} />
        <div className="space-y-12">
          <section>
            <h3 className="mb-3 text-xl">Mindesiden</h3>
            <LinkedPages count={code.memorialCount} memorials={memorials} />
          </section>
          {canManage && (
            <section>
              <h3 className="mb-3 text-xl">Ejer af koden</h3>
              <CodeHolder code={code} holder={holder} />
            </section>
          )}
          <section className="space-y-4">
            <h3 className="text-xl">Tegninger</h3>
            {sheets.length > 0 ? (
              <SheetTable sheets={sheets} area="admin" />
            ) : (
              <p className="text-muted-foreground">Familien har ikke fået en tegning at godkende.</p>
            )}
            <div className="flex flex-wrap gap-3">
              {canManage && !hasOpenSheet && (
                <LinkButton href={`${sheetAreas.admin}/new?code=${code.code}`} variant="outline" size="compact">
                  Lav en tegning til familien
                </LinkButton>
              )}
              <LinkButton href={`/admin/laser-engraving?codes=${code.code}`} variant="outline" size="compact">
                Tegn koden til gravering
              </LinkButton>
              {canManage && isInStock && (
                <LinkButton href={`/admin/qr?search=${code.code}`} variant="outline" size="compact">
                  Giv den til en forhandler
                </LinkButton>
              )}
            </div>
          </section>
          <section>
            <h3 className="mb-3 text-xl">På værkstedet</h3>
            <CodePieces pieces={pieces} />
          </section>
        </div>
      </div>
      {stone && (
        <section>
          <h3 className="mb-5 text-xl">Billeder af stenen</h3>
          <StonePhotos stone={stone} back="/admin/qr-scanner" />
        </section>
      )}
    </div>
  )
}

function LinkedPages({ count, memorials }: { count: number; memorials: Desk['memorials'] }) {
  if (count === 0) return <p className="text-muted-foreground">Koden er ikke knyttet til en mindeside.</p>
  if (!memorials)
    return <p>{count === 1 ? 'Koden er knyttet til en mindeside.' : `Koden er knyttet til ${count} mindesider.`}</p>
  return (
    <ul>
      {memorials.map(({ id, name }) => (
        <li key={id}>
          <TouchLink href={pagePath(id)} prefetch={false}>
            {name}
          </TouchLink>
        </li>
      ))}
    </ul>
  )
}

type CodeHolderProps = { code: PackageCodeView; holder: Extract<CodeDeskAnswer, { kind: 'code' }>['holder'] }

/** The account that claimed the code, and the form that gives it to its rightful owner. */
function CodeHolder({ code, holder }: CodeHolderProps) {
  const canGive = !isOutOfUse(code.state) && (holder !== null || code.memorialCount > 0)
  return (
    <div className="space-y-4">
      {holder ? (
        <p className="wrap-anywhere">
          Koden er låst til{' '}
          <TextLink href={accountPath(holder.id)} prefetch={false} className="inline-block min-h-6">
            {holder.fullName}
          </TextLink>
          .
        </p>
      ) : (
        <p className="text-muted-foreground">Koden er ikke låst til en konto.</p>
      )}
      {canGive && (
        <details>
          <summary
            className={cn(
              buttonVariants({ variant: 'outline', size: 'compact' }),
              'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
            )}
          >
            Flyt koden til en anden konto
          </summary>
          <GiveCodeForm key={holder?.id} code={code.code} ownedPages={holder?.ownedPages ?? 0} />
        </details>
      )}
    </div>
  )
}

/** The code's pieces in the workshop, past and present. */
function CodePieces({ pieces }: { pieces: CodeDeskPiece[] }) {
  if (pieces.length === 0) return <p className="text-muted-foreground">Koden har ikke været i produktion hos os.</p>
  return (
    <ul className="divide-y divide-border border-border border-y">
      {pieces.map(({ id, number, state, attempt, problem, batch }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TouchLink href={`/admin/qr-production/${batch.number}`}>
              Parti {batch.number}, {batch.name}
            </TouchLink>
            <PieceStateBadge state={state} />
          </p>
          <p className="text-muted-foreground text-sm">
            Stykke {number}
            {attempt > 1 && `, ${attempt}. forsøg`}
          </p>
          {problem && <p className="break-words text-sm">{problem}</p>}
        </li>
      ))}
    </ul>
  )
}

type NoCode = Exclude<CodeDeskAnswer, { kind: 'code' }>

/** Why no code was found, and what to try. */
export function CodeNotFound({ answer }: { answer: NoCode }) {
  const shown = excerpt(answer.typed, 80)
  if (answer.kind === 'garbled') {
    return (
      <Notice variant="error" title="Koden kom ikke rigtigt frem">
        <p className="break-words">{answer.advice ?? 'Sæt håndscanneren til dansk tastatur, og prøv igen.'}</p>
        <p className="mt-2 break-words">Der stod: {shown}</p>
      </Notice>
    )
  }
  if (answer.kind === 'unknown') {
    return (
      <Notice variant="error" title="Koden findes ikke">
        <p className="break-words">{shown} er skrevet rigtigt, men er aldrig blevet lavet hos os.</p>
      </Notice>
    )
  }
  return (
    <Notice variant="error" title="Det er ikke en af vores koder">
      <p className="break-words">Der stod: {shown}</p>
      <p className="mt-2">
        Se efter, om alle ti tegn er rigtige. Det sidste tegn afslører de fleste tastefejl. Er det en anden QR-kode på
        stenen, så scan den, der er vores.
      </p>
    </Notice>
  )
}
