import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { CodeList } from '@/components/packages/code-list'
import { PackageTable } from '@/components/packages/package-table'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { TouchLink } from '@/components/ui/text-link'
import { codeListParams } from '@/lib/domain/packages/code-list-schema'
import { listCodes } from '@/lib/domain/packages/code-queries'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { listPackages, listResellerOptions, listStateFigures } from '@/lib/domain/packages/queries'
import { packageListInput } from '@/lib/domain/packages/schema'
import type { StateFigure } from '@/lib/domain/packages/views'
import { currentActor } from '@/lib/server/actor'
import type { Actor } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'QR-koder' }

export default async function QrPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  const filter = codeListParams.parse(await searchParams)
  const isSearching = Object.values(filter).some(Boolean)
  const [resellers, page] = await orNotFound(
    Promise.all([listResellerOptions(actor, { onlyActive: false }), isSearching ? listCodes(actor, filter) : null]),
  )
  return (
    <CodeList
      title="QR-koder"
      intro="Find en kode, hvor den end er, eller se, hvordan det står til."
      above={<QrLinks />}
      page={page}
      instead={isSearching ? null : <Overview actor={actor} />}
      filter={filter}
      caption="Fundne koder"
      canManage={canManagePackages(actor)}
      resellers={resellers}
    />
  )
}

async function Overview({ actor }: { actor: Actor }) {
  const [figures, packages] = await Promise.all([
    listStateFigures(actor),
    listPackages(actor, packageListInput.parse({})),
  ])
  return (
    <div className="space-y-10">
      <section>
        <h2 className="mb-4 text-xl">Hvor koderne er</h2>
        <StateFigures figures={figures} />
      </section>
      <section>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-xl">Nyeste pakker</h2>
          <TouchLink href="/admin/qr-packages">Alle pakker</TouchLink>
        </div>
        <PackageTable packages={packages.items.slice(0, 5)} />
      </section>
    </div>
  )
}

/** The number of codes in each state, linked to the list. */
function StateFigures({ figures }: { figures: StateFigure[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 border-border border-t sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ state, count, isEstimate }) => (
        <li key={state} className="border-border border-b">
          <Link
            href={`/admin/qr?state=${state}`}
            className="flex h-full min-h-touch flex-row-reverse items-center justify-between gap-2 py-3 no-underline hover:bg-muted sm:flex-col sm:items-start sm:py-4"
          >
            <span className="font-serif text-2xl tabular-nums">
              {isEstimate && 'ca. '}
              {count.toLocaleString('da-DK')}
            </span>
            <CodeStateBadge state={state} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const links = [
  { href: '/admin/qr-packages#ny-pakke', label: 'Lav en pakke' },
  { href: '/admin/qr-scanner', label: 'Scan en kode' },
  { href: '/admin/qr-export', label: 'Hent tegninger' },
  { href: '/admin/qr-production', label: 'Produktion' },
]

/** Links to everything that is done with codes. */
function QrLinks() {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ href, label }) => (
        <li key={href}>
          <LinkButton href={href} variant="outline">
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
