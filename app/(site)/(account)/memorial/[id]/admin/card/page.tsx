import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { orNotFound } from '@/app/or-not-found'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { PageConsoleHeader } from '@/components/members/page-console-header'
import { PrintButton } from '@/components/memorials/print-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatLifespan } from '@/lib/shared/danish-dates'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Det lille kort', robots: { index: false } }

export default async function CardPage({ params }: PageProps<'id'>) {
  const { id } = await params
  const actor = await requireSignedIn(`/memorial/${id}/admin/card`)
  const memorial = await orNotFound(getMemorialForEdit(actor, { id: decodeURIComponent(id) }))
  const { slug, fullName, role, born, died, state, visibility } = memorial
  return (
    <PageBody>
      <div className="print:hidden">
        <PageConsoleHeader
          slug={slug}
          role={role}
          name={fullName}
          current="page"
          intro="Det lille kort fører til siden. Der er otte på et ark, lige til at klippe ud."
        />
        {state === 'draft' && (
          <Notice title="Siden er ikke åben endnu" className="mb-8">
            Andre kan først bruge kortet, når du har åbnet siden.
          </Notice>
        )}
        {state !== 'draft' && visibility === 'members' && (
          <Notice title="Kun dem, du har givet adgang, kan åbne siden" className="mb-8">
            Andre, der bruger kortet, får at vide, at siden er for familien.
          </Notice>
        )}
        <PrintButton label="Udskriv det lille kort" />
      </div>
      <SmallCards name={fullName} lifespan={formatLifespan(born, died)} address={wholeAddress(`/memorial/${slug}`)} />
    </PageBody>
  )
}

const places = [1, 2, 3, 4, 5, 6, 7, 8]
// Eight of 90 × 62 mm on an A4 sheet, within a printer's margins.
const paper = '@media print{@page{size:A4 portrait;margin:12mm 14mm}.small-cards{margin:0!important;max-width:none}}'

type SmallCardsProps = { name: string; lifespan: string; address: string }

/** Cards for a table or a letter: one on the screen, a sheet of them in print. */
function SmallCards(card: SmallCardsProps) {
  return (
    <>
      <style>{paper}</style>
      <ul className="small-cards mt-10 grid grid-cols-1 print:grid-cols-[repeat(2,90mm)]">
        {places.map((place) => (
          <li key={place} className={place > 1 ? 'hidden print:block' : ''} aria-hidden={place > 1}>
            <SmallCard {...card} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Black on white in the dark theme too: best for scanning, and as printed. */
function SmallCard({ name, lifespan, address }: SmallCardsProps) {
  const { path, modules } = qrMatrixPath(address, 'M')
  return (
    <div className="flex w-full max-w-[90mm] items-center gap-[5mm] border border-[#999] border-dashed bg-[#fff] p-[6mm] text-[#000] print:h-[62mm] print:break-inside-avoid">
      <div className="min-w-0 grow">
        <p className="hyphens-auto font-serif text-xl leading-tight wrap-anywhere">
          <NameInHeading name={name} />
        </p>
        {lifespan && <p className="mt-1 text-sm">{lifespan}</p>}
        <p className="mt-[4mm] text-xs">Se billeder, læs minder, og tænd et lys på mindesiden.</p>
        <p className="mt-1 text-[0.65rem] wrap-anywhere">{address.replace(/^https?:\/\//, '')}</p>
      </div>
      <svg
        viewBox={`-4 -4 ${modules + 8} ${modules + 8}`}
        role="img"
        aria-label={`QR-kode til mindesiden for ${name}`}
        className="w-[30mm] shrink-0 bg-[#fff]"
      >
        <path d={path} stroke="#000" shapeRendering="crispEdges" />
      </svg>
    </div>
  )
}
