import { CodeHolder } from '@/components/code-desk/code-holder'
import { CodePieces } from '@/components/code-desk/code-pieces'
import { CodeCard } from '@/components/packages/code-card'
import { SheetTable } from '@/components/proof-sheets/sheet-table'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { StonePhotos } from '@/components/stones/stone-photos'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { CodeDeskAnswer } from '@/lib/domain/code-desk/code-desk-view'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'

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
          <TextLink href={pagePath(id)} prefetch={false} className="inline-flex min-h-touch items-center">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
